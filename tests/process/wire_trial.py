"""Try one row of the table of permissions on the wire: let somebody who is allowed to use it do so."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.process.wire import PATIENCE, Json, Wire
from tests.process.wire_cast import COURSES, LATER
from tests.process.wire_place import LATE, TRIES, offered
from tests.whole.permissions.cast import KINDS, Scene
from tests.whole.permissions.rows import COMMANDS, FORMS, MENUS, Row, rows
from tests.whole.permissions.trial import DOES, FORM, SEES, _custom_id, _file, _filled

OVERDUE = "n:overdue:{campaign}:{c}"
#: Buttons that do something only in a channel that belongs to no campaign.
OUTSIDE = ("bind", "begin-as")
#: Discord's numbers for the fields of a form.
TEXT_INPUT, RADIO_GROUP, CHECKBOX = 4, 21, 23
#: Buttons and menus that must be what the bot has just shown; a form opens whatever its button remembers.
SHOWN = ("course", "overdue-to")


@dataclass
class Sent:
    """The commands, buttons, forms and texts that people have sent so far."""

    commands: set[str] = field(default_factory=set)
    buttons: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)
    #: Pairs of a command and an option for which the bot answered with suggestions, if only an empty list.
    typed: set[tuple[str, str]] = field(default_factory=set)


@dataclass
class Trial:
    """A row of the table, tried in a campaign that no other trial uses."""

    wire: Wire
    row: Row
    scene: Scene
    sent: Sent
    #: The row's options, id and chosen values, filled in for this campaign.
    options: Json
    custom_id: str
    values: list[str] | None
    #: The button that shows the GM which waits have run out of time.
    overdue: str

    @classmethod
    async def of(cls, wire: Wire, row: Row, scene: Scene, sent: Sent) -> "Trial":
        """Return the trial of a row; the database must still be open."""
        values = row.how.get("values")
        return cls(
            wire,
            row,
            scene,
            sent,
            {name: await _option(scene, value) for name, value in row.how.get("options", {}).items()},
            await _custom_id(scene, row),
            None if values is None else [await _filled(scene, value) for value in values],
            OVERDUE.format(**await scene.known()),
        )

    async def run(self) -> None:
        """Let the kinds of people whom the row allows try one after the other, until one succeeds."""
        for kind in allowed(self.row):
            if await self._as(kind):
                return
        raise AssertionError(f"nobody could do {self.row.title} to the end")

    async def _as(self, kind: str) -> bool:
        """Let this kind of person try; return False if a form opens that is for somebody else."""
        who = str(self.scene.cast.people[kind].id)
        if self.row.kind == COMMANDS:
            view = await self._command(who)
        elif self.row.kind == MENUS:
            view = await self._menu(who)
        else:
            view = await self._button(who)
            self.sent.buttons.add(self.row.name)
        return view["modal"] is None or await self._form(kind, who, view)

    # --------------------------------------------------------------------------------- commands

    async def _command(self, who: str) -> Json:
        self.sent.commands.add(self.row.name)
        channel = await self._place()
        return await self._done("slash", user=who, channel=channel, name=self.row.name, options=self.options)

    async def _menu(self, who: str) -> Json:
        """Use the menu of a person, or of a message of the scene."""
        on, people = self.row.how["on"], self.scene.cast.people
        of = {"target": str(people[on].id)} if on in people else {"message": str(self._message(on))}
        return await self._done("menu", user=who, channel=await self._place(), name=self.row.name, **of)

    def _message(self, on: str) -> int:
        return self.scene.written.get(on, self.scene.shown)

    async def _place(self) -> str:
        """Return the campaign's channel, or a new one without a campaign where the row needs that."""
        if self.row.how.get("at") == "here" or self.row.name in OUTSIDE:
            return await self.wire.world("channel", guild=self.wire.known["guild"], name="elsewhere")
        return str(self.scene.place.id)

    async def types(self, focused: str) -> None:
        """Type into an option, with the others filled in; try other letters until suggestions arrive."""
        others = {name: value for name, value in self.options.items() if isinstance(value, str | int)}
        asked = {"channel": str(self.scene.place.id), "name": self.row.name, "focused": focused}
        who = str(self.scene.cast.people[allowed(self.row)[0]].id)
        for letters in ("", *"abcdefgh"):
            options = {**others, focused: letters}
            typed = await self.wire.do("slash", user=who, **asked, options=options, wait=LATE)
            if typed["choices"] is not None:
                self.sent.typed.add((self.row.name, focused))
                return
        raise AssertionError(f"{self.row.name}: nothing was offered for {focused}")

    # ---------------------------------------------------------------------------------- buttons

    async def _button(self, who: str) -> Json:
        if self.row.name in SHOWN and self.custom_id.endswith(LATER):
            return await self._shown(who)
        custom_id = await self._marked(who) if self.row.name == "course-words" else self.custom_id
        message = await self._put_up(custom_id, self.values)
        return await self._press(who, message, custom_id, self.values)

    async def _marked(self, who: str) -> str:
        """Return the id of a button about the start of a session, with the mark of what it would change."""
        view = await self._done("slash", user=who, channel=str(self.scene.place.id), name="session start")
        (found,) = offered(view["message"], "course")
        return self.custom_id.replace(LATER, found.split(":")[4])

    async def _shown(self, who: str) -> Json:
        """Let this person ask the bot for the button or menu, and press it."""
        if self.row.name == "course":
            what = next(each for each, word in COURSES.items() if word in self.custom_id.split(":"))
            view = await self._done("slash", user=who, channel=str(self.scene.place.id), name=what)
        else:
            message = await self._put_up(self.overdue, None)
            view = await self._press(who, message, self.overdue, None)
        (found,) = offered(view["message"], self.row.name)
        menus = [part for row in view["message"]["components"] for part in row["components"]]
        values = [one["value"] for part in menus for one in part.get("options", [])[:1]]
        return await self._press(who, view["message"]["id"], found, values or None)

    async def _put_up(self, custom_id: str, values: list[str] | None) -> str:
        """Post a message with this button or menu as the bot; some buttons read its texts. Return its id."""
        part: Json = {"type": 2, "style": 2, "label": "x", "custom_id": custom_id}
        if values is not None:
            options = [{"label": "x", "value": value} for value in dict.fromkeys([*values, "other"])]
            part = {"type": 3, "custom_id": custom_id, "options": options}
            part |= {"min_values": min(len(values), 1), "max_values": len(options)}
        body = {
            "content": "Press what you like.",
            "embeds": [{"type": "rich", "title": "Press what you like", "description": "Stubborn 2"}],
            "components": [{"type": 1, "components": [part]}],
        }
        made = await self.wire.as_bot("POST", f"/channels/{await self._place()}/messages", body)
        return str(made["id"])

    async def _press(self, who: str, message: str, custom_id: str, values: list[str] | None) -> Json:
        pressed = {"user": who, "message": message, "custom_id": custom_id}
        if values is None:
            return await self._done("click", **pressed)
        return await self._done("select", **pressed, values=values)

    # ------------------------------------------------------------------------------------ forms

    async def _form(self, kind: str, who: str, view: Json) -> bool:
        """Fill in the form that opened and submit it; return False if this kind of person may not."""
        verb = view["modal"]["custom_id"].split(":")[1]
        row = next(one for one in rows() if (one.kind, one.name) == (FORMS, verb))
        if kind not in allowed(row):
            return False
        values = dict(_filled_in(view["modal"]["components"], [*row.how["texts"]]))
        await self._done("modal", user=who, interaction=view["id"], values=values)
        self.sent.forms.add(verb)
        return True

    # ---------------------------------------------------------------------------------- answers

    async def _done(self, verb: str, **what: Any) -> Json:
        """Let somebody do something, wait until the bot has finished its answer, and return the interaction.

        On a slow machine the bot may answer too late; the action then has no effect and is tried again.
        """
        since = await self.wire.now()
        asked: Json = {"responded": False}
        for _ in range(TRIES):
            if not asked["responded"]:
                asked = await self.wire.do(verb, **what, wait=LATE)
        assert asked["responded"], f"{self.row.title} was not answered"
        if asked["modal"] is not None:
            return asked
        path = f"/webhooks/*/{asked['token']}*"
        assert await self.wire.do("wait_http", since=since, path=path, wait=PATIENCE), self.row.title
        answered: Json = await self.wire.do("interaction", id=asked["id"], until="final", wait=PATIENCE)
        return answered


async def _option(scene: Scene, value: Any) -> Any:
    """Return an option's value: "@kind" is a person, "file kind" a file made from the scene."""
    if isinstance(value, str) and value.startswith("@"):
        return str(scene.cast.people[value[1:]].id)
    if isinstance(value, str) and value.startswith("file "):
        data = await _file(scene, value.removeprefix("file "))
        return {"filename": "file.png" if value == "file picture" else "file.json", "hex": data.hex()}
    return await _filled(scene, value) if isinstance(value, str) else value


def allowed(row: Row) -> list[str]:
    """Return the kinds of people whom a row allows, those with the strongest result first."""
    ranks = (DOES, FORM, SEES)
    kinds = [kind for kind in KINDS if kind != "elsewhere" and row.answers[kind] in ranks]
    return sorted(kinds, key=lambda kind: (ranks.index(row.answers[kind]), kind not in {"owner", "gm"}))


def _filled_in(components: list[Json], texts: list[str]) -> Iterator[tuple[str, Any]]:
    """Yield the id and the answer for each field of a form: a text, or what is chosen from a list."""
    for number, label in enumerate(components):
        blank = label["component"]
        given = texts[number] if number < len(texts) else None
        yield blank["custom_id"], _filled_field(blank, given, f"word {number}")


def _filled_field(blank: Json, given: str | None, usual: str) -> Any:
    """Return the answer for one field: as it is given where that is possible, else one that fits."""
    values = [option["value"] for option in blank.get("options") or ()]
    if blank["type"] == TEXT_INPUT:
        return given if given is not None else blank.get("value") or usual
    if blank["type"] == CHECKBOX:
        return bool(given)
    chosen = [given] if given in values else values[:1] if blank.get("required", True) else []
    return chosen if blank["type"] != RADIO_GROUP else next(iter(chosen), None)


async def all_at_once(tries: Iterable[tuple[str, Callable[[], Awaitable[None]]]], together: int) -> list[str]:
    """Run these named attempts, `together` at a time; return a line for each that failed."""
    room, wrong = asyncio.Semaphore(together), list[str]()

    async def run(name: str, attempt: Callable[[], Awaitable[None]]) -> None:
        async with room:
            try:
                await attempt()
            except Exception as error:  # noqa: BLE001  # everything is tried, and all failures are reported
                wrong.append(f"{name}: {error!r}")

    await asyncio.gather(*(run(name, attempt) for name, attempt in tries))
    return wrong
