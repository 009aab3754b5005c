"""Texts of every kind in every option and form field, and files of every kind.

Options and forms are those registered with Discord and those of the table of permissions. Somebody who may do
it submits each, so the text is saved and shown unless it is refused. Saved texts are clean.
"""

from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

import pytest

from rules.core.names import TEXT_LENGTH, clean
from storage.log_reader import LogRange
from table.transfer.file_import import read_campaign
from table.transfer.transfer import export_campaign
from tests import seam
from tests.hostile import FILES, MOST_BLANK, MOST_OPTION, TEXTS, drawn, texts
from tests.narration.test_hostile_play import IDS, texts_of
from tests.simulated.tabletop import Answer, Table
from tests.whole.hostile.hostilities import Guard, hearing, somebody
from tests.whole.permissions.cast import Cast
from tests.whole.permissions.rows import COMMANDS, FORMS, PARTS, Row, rows
from tests.whole.permissions.test_permissions import laid_out
from tests.whole.permissions.trial import _custom_id, _option

#: Kinds of options, as Discord numbers them.
TEXT, FILE = 3, 11
#: The number of texts for each option and field.
EACH = 2
#: Each option gets one of so many files; `tests/narration/test_hostile_files.py` gives all to each reader.
SHARE = 4
#: One text of each kind, and mixtures.
MIXED = (*TEXTS.values(), *drawn(texts(MOST_OPTION), 40))


def of(part: str, kind: str) -> dict[str, Row]:
    """Return the rows of a part, the first of each name that somebody may do."""
    found = [row for row in rows() if (row.part, row.kind) == (part, kind) and somebody(row) != "elsewhere"]
    return {row.name: row for row in reversed(found)}


# ------------------------------------------------------------------------------------------ forms


@pytest.mark.parametrize("part", PARTS)
async def test_any_form_contents_are_answered_and_saved_clean(table: Table, part: str) -> None:
    cast, some = await laid_out(table, part), cycle(MIXED)
    with hearing() as heard:
        guard = Guard(cast, heard)
        for row in of(part, FORMS).values():
            for filled in blanks(row, some):
                guard.require(await sent(cast, row, filled), (row.title, filled))
    await require_clean(cast)


def blanks(row: Row, some: Iterator[str]) -> Iterator[list[str]]:
    """Yield contents for the fields: too few, too many, and a text of each of some kinds in each field."""
    usual = list(row.how["texts"])
    yield []
    yield [*usual, *usual, "x", "x", "x", "x"]
    for place, _ in enumerate(usual):
        for _ in range(EACH):
            yield [*usual[:place], next(some)[:MOST_BLANK], *usual[place + 1 :]]


async def sent(cast: Cast, row: Row, filled: list[str]) -> Answer:
    who, custom_id = cast.people[somebody(row)], await _custom_id(cast.scenes[row.scene], row)
    return Answer(await seam.forged_form(who.actor, cast.here, custom_id, filled, cast.pressed))


# ------------------------------------------------------------------------------------------ commands


@pytest.mark.parametrize("part", PARTS)
async def test_any_command_arguments_are_answered_and_saved_clean(table: Table, part: str) -> None:
    cast, some = await laid_out(table, part), cycle(MIXED)
    with hearing() as heard:
        guard = Guard(cast, heard)
        for row, option in typed_options(cast, part, TEXT):
            for text in (next(some) for _ in range(EACH)):
                said = text[: option.get("max_length", MOST_OPTION)] or "x"
                if option.get("autocomplete"):
                    await require_suggested(cast, row, option["name"], said)
                guard.require(await typed(cast, row, option["name"], said), (row.title, option["name"], said))
    await require_clean(cast)


def typed_options(cast: Cast, part: str, kind: int) -> Iterator[tuple[Row, dict[str, Any]]]:
    """Return every option of a kind, of every command of a part, that accepts free text."""
    known = of(part, COMMANDS)
    for name, options in seam.commands(cast.people["gm"].actor, cast.here):
        for option in options:
            if name in known and option["type"] == kind and not option.get("choices"):
                yield known[name], option


async def typed(cast: Cast, row: Row, option: str, value: Any) -> Answer:
    scene, kind = cast.scenes[row.scene], somebody(row)
    at = cast.here if row.how.get("at") == "here" else scene.place
    usual = {name: await _option(scene, one, kind) for name, one in row.how.get("options", {}).items()}
    return await cast.people[kind].slash(row.name, at, **{**usual, option: value})


async def require_suggested(cast: Cast, row: Row, option: str, text: str) -> None:
    """Require that suggestions stay within Discord's limits."""
    scene, who = cast.scenes[row.scene], cast.people[somebody(row)]
    for choice in await who.actor.autocomplete(scene.place, row.name, option, text):
        assert 1 <= len(choice["name"]) <= 100, (row.title, option, choice)
        assert 1 <= len(str(choice["value"])) <= 100, (row.title, option, choice)


# ------------------------------------------------------------------------------------------ files


@pytest.mark.parametrize("part", [pytest.param("shared", marks=pytest.mark.long), "noir"])
async def test_files_of_other_kinds_are_refused(table: Table, part: str) -> None:
    cast = await laid_out(table, part)
    with hearing() as heard:
        guard = Guard(cast, heard)
        for place, (row, option) in enumerate(typed_options(cast, part, FILE)):
            before = await cast.scenes[row.scene].state()
            for kind, data in islice(FILES.items(), place % SHARE, None, SHARE):
                answer = await typed(cast, row, option["name"], ("f.json", data))
                outcome = guard.require(answer, (row.title, kind))
                assert outcome.startswith(("file-", "bad-value-file-", "picture-")), (
                    row.title,
                    kind,
                    outcome,
                )
            assert await cast.scenes[row.scene].state() == before


# ------------------------------------------------------------------------------------------ what is saved


async def require_clean(cast: Cast) -> None:
    """Require that stored texts are clean, and that the busiest campaign can be exported and read."""
    table = cast.table.bot.table
    happened = {}
    for scene in cast.scenes.values():
        logged = await table.store.log_reader.events(LogRange(scene.number))
        happened[len(logged) - len(scene.events)] = scene
        for one in (await scene.state(), *(entry.event for entry in logged)):
            for path, text in texts_of(one.model_dump(mode="json")):
                known = {"sheet", *IDS} & set(path)
                assert known or (clean(text) == text and len(text) <= TEXT_LENGTH), (one, path)
    busiest = happened[max(happened)]
    read_campaign((await export_campaign(table, busiest.number, await busiest.seat("gm"))).data)
