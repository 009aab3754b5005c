"""One trial of the table of permissions: somebody tries something, and the result is one word.

Nothing is saved: each save is stopped at the last moment, when the rules have allowed the action. So hundreds
of trials run one after the other on one table.
"""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from narration.noir.sheet.file_export import write
from narration.text.line import Line
from narration.text.refusals import refusal_line
from narration.text.texts import bundled_texts
from rules.contract.system import AnyState
from rules.core.model_base import Event
from rules.core.refusal import Refused
from storage.documents.changes import SaveContext
from storage.followers import FollowerTable
from storage.meetings import MeetingTable
from storage.notes import NoteTable
from storage.pages import PageTable
from storage.pictures import PictureTable
from storage.posts import PostTable
from storage.safety import SafetyTable
from storage.store import Store
from storage.stored import Stored
from table.safety import id_of
from table.transfer.file_format import write_character
from table.transfer.transfer import export_campaign
from tests import seam
from tests.simulated.refusals import replace_refusal_line
from tests.simulated.tabletop import Answer, Person
from tests.table.test_uploads import picture
from tests.whole.permissions.cast import Cast, Scene
from tests.whole.permissions.rows import COMMANDS, FORMS, MENUS, Row

#: Results of a trial without a refusal; a refusal is named by its code.
DOES, FORM, SEES, FAILS = "does", "form", "sees", "FAILS"
#: Methods that store something of a campaign's page, of a table's next session, and of its safety.
PAGES = ("make", "revoke", "choose")
MEETINGS = ("replace", "move", "answer")
SAFETY = ("pause", "want_on", "go_on", "add", "clear")
#: Other methods that store something, except the one for the language of a person's client.
POSTS = ("put", "drop", "show_again")


class Heard(logging.Handler):
    """The result of the last trial: attempted saves, refusals and errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.saved = 0
        self.noted: list[str] = []
        self.refused: list[Refused] = []
        self.failed: list[str] = []
        #: The routes of the forms that were opened.
        self.forms: set[str] = set()

    def emit(self, record: logging.LogRecord) -> None:
        self.failed.append(self.format(record))

    def clear(self) -> None:
        self.saved = 0
        for heard in (self.noted, self.refused, self.failed):
            heard.clear()

    def outcome(self, answer: Answer) -> str:
        """Return the result in a word."""
        if self.failed:
            return FAILS
        if self.saved:
            return DOES
        if self.refused:
            return self.refused[-1].code
        if answer.result.modal:
            self.forms.add(answer.form["custom_id"].split(":")[1])
            return FORM
        return SEES if answer.result.response or answer.result.followups else FAILS


@contextmanager
def held_back() -> Iterator[Heard]:
    """While active, stop every save of a campaign and record the results of trials."""
    heard = Heard()
    logging.getLogger().addHandler(heard)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Store, "save", _stopping(heard, Store.save))
        patch.setattr(Store, "create", _stopping(heard))
        patch.setattr(Store, "erase", _stopping(heard))
        for name in ("keep", "set_portrait", "drop_portrait"):
            patch.setattr(PictureTable, name, _stopping(heard))
        for name in ("follow", "leave"):
            patch.setattr(FollowerTable, name, _stopping(heard))
        for name in PAGES:
            patch.setattr(PageTable, name, _stopping(heard))
        for name in MEETINGS:
            patch.setattr(MeetingTable, name, _stopping(heard))
        patch.setattr(SafetyTable, "withdraw", _stopping_known(heard, SafetyTable.withdraw))
        for name in SAFETY:
            patch.setattr(SafetyTable, name, _stopping(heard))
        for name in POSTS:
            patch.setattr(PostTable, name, _noting(heard, name, getattr(PostTable, name)))
        patch.setattr(NoteTable, "drop", _noting(heard, "drop", NoteTable.drop))
        replace_refusal_line(patch, _hearing(heard))
        yield heard
    logging.getLogger().removeHandler(heard)


def _stopping(heard: Heard, real: Any = None) -> Any:
    """Return a replacement for a save that stops it. A save that would change nothing goes through."""

    async def stop(*args: Any, **_: Any) -> Any:
        if real is not None and _is_idle(*args[1:]):
            return await real(*args)
        heard.saved += 1
        raise Refused("too-slow")  # no rule raises this code

    return stop


def _stopping_known(heard: Heard, real: Any) -> Any:
    """Return a replacement for a withdrawal that stops it if there is something to withdraw."""

    async def stop(stored: SafetyTable, campaign: int, id_: str) -> bool:
        if id_ == id_of("00ff"):
            heard.saved += 1
            raise Refused("too-slow")
        return bool(await real(stored, campaign, id_))

    return stop


def _is_idle(
    before: Stored, after: AnyState, events: Sequence[Event], _: str, footing: SaveContext, *__: object
) -> bool:
    return after is before.state and not events and footing.deck in {None, before.deck}


def _noting(heard: Heard, name: str, real: Any) -> Any:
    async def note(store: Store, *args: Any) -> Any:
        heard.noted.append(name)
        return await real(store, *args)

    return note


def _hearing(heard: Heard) -> Any:
    def hear(refused: Refused) -> Line:
        heard.refused.append(refused)
        return refusal_line(refused)

    return hear


# ------------------------------------------------------------------------------------- trying


async def tried(cast: Cast, row: Row, kind: str) -> Answer:
    """Have one kind of person attempt what a row of the table describes."""
    who, scene = cast.people[kind], cast.scenes[row.scene]
    if row.kind == COMMANDS:
        return await _typed(cast, scene, row, kind)
    if row.kind == MENUS:
        return await _from_menu(cast, scene, row, kind)
    custom_id = await _custom_id(scene, row)
    at, message = _where(cast, scene, row, kind)
    if row.kind == FORMS:
        return Answer(await seam.forged_form(who.actor, at, custom_id, row.how.get("texts", ())))
    values = row.how.get("values")
    filled = None if values is None else [await _filled(scene, value) for value in values]
    return await who.forge(custom_id, filled, at=at, on=message)


def _where(cast: Cast, scene: Scene, row: Row, kind: str) -> tuple[Any, int]:
    """Return the channel and the message in it to press: usually one outside the campaign."""
    if kind == "elsewhere":
        return cast.elsewhere, cast.pressed_elsewhere
    return (scene.place, scene.pressed) if row.how.get("at") == "there" else (cast.here, cast.pressed)


async def _custom_id(scene: Scene, row: Row) -> str:
    if "id" in row.how:
        return str(row.how["id"])
    words = await _filled(scene, row.how.get("words", ""))
    return ":".join(filter(None, ["n", row.name, str(scene.number), words]))


async def _filled(scene: Scene, text: str) -> str:
    """Return a text with the values of the scene filled in: its contest, turn, accounts and marks."""
    return text.format(**await scene.known()) if "{" in text else text


async def _typed(cast: Cast, scene: Scene, row: Row, kind: str) -> Answer:
    who: Person = cast.people[kind]
    at = cast.elsewhere if kind == "elsewhere" else cast.here if row.how.get("at") == "here" else scene.place
    options = {name: await _option(scene, value, kind) for name, value in row.how.get("options", {}).items()}
    return await who.slash(row.name, at, **options)


async def _from_menu(cast: Cast, scene: Scene, row: Row, kind: str) -> Answer:
    """Use the menu of a person, or of the message with the scene's result, or else of the last one."""
    on, at = row.how["on"], cast.elsewhere if kind == "elsewhere" else scene.place
    if on in cast.people:
        target: Any = cast.people["elsewhere" if kind == "elsewhere" else on].actor
    else:
        number = cast.pressed_elsewhere if kind == "elsewhere" else scene.written.get(on, scene.shown)
        every = at.history()
        target = next((one for one in every if one.id == number), every[-1])
    return await cast.people[kind].menu(row.name, target, at)


async def _option(scene: Scene, value: Any, kind: str) -> Any:
    """Return an option: "@kind" is a person, "file kind" a file of the scene.

    Discord does not let anybody choose people of another server.
    """
    if isinstance(value, str) and value.startswith("@"):
        return scene.cast.people[kind if kind == "elsewhere" else value[1:]].actor
    if isinstance(value, str) and value.startswith("file "):
        name = "file.png" if value == "file picture" else "file.json"
        return name, await _file(scene, value.removeprefix("file "))
    return await _filled(scene, value) if isinstance(value, str) else value


async def _file(scene: Scene, kind: str) -> bytes:
    """Return the scene's campaign, or its first character, as a file."""
    table, state = scene.cast.table.bot.table, await scene.state()
    if kind == "picture":
        return picture()
    if kind == "campaign":
        return (await export_campaign(table, scene.number, await scene.seat("gm"))).data
    first = state.characters["1"]
    if kind == "sheet":
        return write(bundled_texts(), "en", first, gm=False).encode()
    return write_character(table.system(state), first.but(name="Sigrid"), state.campaign.clock)
