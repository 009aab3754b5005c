"""Each cell of the table of permissions is tried, and the table has a row for everything."""

import importlib
import itertools
import json
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandType, app_commands

from application import create_bot
from chat.client.client import Nattvakt
from chat.interactions.response import Ack
from rules.registry import SYSTEMS
from settings import Settings
from tests.seam import public_messages
from tests.simulated.reading import whole
from tests.simulated.tabletop import Table
from tests.whole.permissions.cast import KINDS, Build, Cast, gathered, opened
from tests.whole.permissions.rows import BUTTONS, COMMANDS, FORMS, MENUS, PARTS, SHOWN, Row, document, rows
from tests.whole.permissions.trial import DOES, FORM, SEES, Heard, held_back, tried

ALLOWED = {DOES, FORM, SEES}
HOW_TO = (
    "These have no row in permissions.toml. Write one under its part and kind, such as"
    ' "my-verb" = { in = "home", words = "1", does = "others" }; run test_permissions.py, which says what'
    " each person is answered; take over what you agree with; and write docs/permissions.md again by"
    " python -m tests.whole.permissions.rows"
)


# ------------------------------------------------------------------------------------- the rows


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Nattvakt]:
    """Return a started bot that has loaded every game."""
    bot = create_bot(Settings(database=str(tmp_path / "test.sqlite3"), sync_commands=False))
    async with bot:
        await bot.setup_hook()
        await bot.services.game_loader.load_all()
        yield bot


async def test_every_command_has_a_row(bot: Nattvakt) -> None:
    own = [command for system in SYSTEMS for command in bot.services.guild_commands.of(system)]
    every = {leaf for command in [*bot.tree.get_commands(), *own] for leaf in _leaves(command)}
    menus = [bot.tree.walk_commands(type=kind) for kind in (AppCommandType.user, AppCommandType.message)]
    named = {menu.name for menu in itertools.chain(*menus)}
    agree(every - named, {row.name for row in rows() if row.kind == COMMANDS})
    agree(named, {row.name for row in rows() if row.kind == MENUS})


def agree(every: set[str], written: set[str]) -> None:
    """Require that everything has a row, and that no row is obsolete."""
    missing, gone = sorted(every - written), sorted(written - every)
    assert not missing, HOW_TO
    assert not gone, "these have rows in tests/whole/permissions/permissions.toml, and are no more"


def _leaves(command: Any) -> Iterator[str]:
    if isinstance(command, app_commands.Group):
        for below in command.commands:
            yield from _leaves(below)
    else:
        yield command.qualified_name


async def test_every_button_and_form_has_a_row(bot: Nattvakt) -> None:
    known = {row.name: row for row in rows() if row.kind in {BUTTONS, FORMS}}
    agree({*bot.routes.verbs, *bot.routes.anywhere}, {*known})
    parts = {name: verb.system or "shared" for name, verb in (bot.routes.verbs | bot.routes.anywhere).items()}
    assert {row.name: row.part for row in known.values()} == parts


async def test_every_button_that_opens_a_form_opens_it_for_somebody(bot: Nattvakt) -> None:
    opening = {
        name for name, verb in (bot.routes.verbs | bot.routes.anywhere).items() if verb.ack is Ack.FORM
    }
    assert {row.name for row in rows() if row.kind == BUTTONS and FORM in row.answers.values()} == opening


def test_everything_is_tried_at_a_moment_when_somebody_may_do_it() -> None:
    """If nobody may do it at that moment, a refusal says nothing about the person."""
    possible = {(row.kind, row.name) for row in rows() if ALLOWED & {*row.answers.values()}}
    assert {(row.kind, row.name) for row in rows()} == possible


async def test_nobody_does_anything_in_a_campaign_of_another_server(bot: Nattvakt) -> None:
    for row in rows():
        if row.name not in bot.routes.anywhere and row.kind in {BUTTONS, FORMS}:
            assert row.answers["elsewhere"] == "not-here", row.title


def test_the_document_matches_the_table() -> None:
    assert SHOWN.read_text(encoding="utf-8") == document(), (
        "write it again: python -m tests.whole.permissions.rows"
    )


# ------------------------------------------------------------------------------------- the cells


def built(part: str) -> dict[str, tuple[str, Build]]:
    """Return the moments of a part of the table by name, with the game and the function that sets them up."""
    game = "nyx" if part == "shared" else part
    module = importlib.import_module(f"tests.whole.permissions.scenes_{game}")
    wanted = dict.fromkeys(row.scene for row in rows() if row.part == part)
    return {name: (game, getattr(module, name)) for name in wanted}


async def laid_out(table: Table, part: str) -> Cast:
    cast = await gathered(table)
    for name, (game, build) in built(part).items():
        await opened(cast, game, name, build)
    return cast


@pytest.mark.parametrize("part", PARTS)
async def test_everybody_is_answered_as_the_table_says(table: Table, part: str) -> None:
    cast = await laid_out(table, part)
    mine = [row for row in rows() if row.part == part]
    wrong: dict[str, list[str]] = {}
    with held_back() as heard:
        for row in mine:
            found = {kind: await answered(cast, heard, row, kind) for kind in KINDS}
            if found != row.answers:
                wrong.setdefault(row.kind, []).append(shown(row, found))
    told = [line for kind, said in wrong.items() for line in (f"[{part}.{kind}]", *said)]
    assert not told, "\n".join(["what the bot does, as rows of permissions.toml:", *told])
    assert heard.forms <= {row.name for row in rows() if row.kind == FORMS}
    assert {row.name for row in mine if row.kind == FORMS} <= heard.forms


async def answered(cast: Cast, heard: Heard, row: Row, kind: str) -> str:
    """Let somebody try it. A refusal is private and changes nothing."""
    heard.clear()
    before = public(cast)
    answer = await tried(cast, row, kind)
    outcome = heard.outcome(answer)
    if outcome not in ALLOWED:
        said = f"{row.title} by {kind}: {outcome} {heard.failed}"
        assert answer.message.ephemeral, said
        assert not heard.noted, said
        assert public(cast) == before, said
    cast.restore()
    return outcome


def public(cast: Cast) -> list[tuple[int, str]]:
    """Return everything that everybody can read."""
    places = [cast.here.id, cast.elsewhere.id, *(scene.place.id for scene in cast.scenes.values())]
    return public_messages(cast.table.env, places)


def shown(row: Row, found: dict[str, str]) -> str:
    """Return a row in the notation of the file."""
    people: dict[str, list[str]] = {}
    for kind, answer in found.items():
        people.setdefault(answer, []).append(kind)
    how = ", ".join(f"{key} = {_toml(value)}" for key, value in row.how.items())
    said = ", ".join(f'{answer} = "{" ".join(kinds)}"' for answer, kinds in people.items())
    return f'"{row.title}" = {{ {how}, {said} }}'


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(one)}" for key, one in value.items()) + " }"
    return json.dumps(value)


# ------------------------------------------------------------------------------------- what is hidden


async def test_in_a_direct_message_a_former_player_is_answered_as_if_there_were_no_campaign(
    table: Table,
) -> None:
    cast = await gathered(table)
    game, build = built("shared")["home"]
    await opened(cast, game, "home", build)
    await table.bot.services.game_loader.load_all()
    left, number = cast.people["left"], cast.scenes["home"].number
    letter = (await left.actor.user.send_dm("Good evening")).id
    with held_back() as heard:
        for campaign, verb in [*((number, one) for one in table.bot.routes.verbs), (99, "join")]:
            heard.clear()
            answer = await left.forge(f"n:{verb}:{campaign}:1:1", at=left.actor.user.dm_channel, on=letter)
            assert heard.outcome(answer) == "not-here", verb


@pytest.mark.parametrize("part", SYSTEMS)
async def test_no_refusal_names_people_whom_players_have_not_met(table: Table, part: str) -> None:
    """Each press that names the owner's character is repeated for an NPC that nobody knows."""
    cast = await laid_out(table, part)
    hidden = importlib.import_module(f"tests.whole.permissions.scenes_{part}").HIDDEN
    with held_back() as heard:
        for row in (one for one in rows() if one.part == part and names_somebody(one)):
            people = (await cast.scenes[row.scene].state()).characters.values()
            other = about(row, next(one.id for one in people if one.name == hidden))
            for kind in ("owner", "stranger"):
                heard.clear()
                answer = await tried(cast, other, kind)
                said = " ".join([*map(str, (one.details for one in heard.refused)), *read(answer.result)])
                assert hidden not in said, f"{row.title} by {kind}"
                cast.restore()


def names_somebody(row: Row) -> bool:
    return row.kind in {BUTTONS, FORMS} and about(row, "0") != row


def about(row: Row, character: str) -> Row:
    """Return the same row for another character, if it names one."""
    words, values = str(row.how.get("words", "")).split(":"), row.how.get("values", [])
    changed = {"words": ":".join(_instead(words, character)), "values": [*_instead(values, character)]}
    how = {key: changed.get(key, value) for key, value in row.how.items()}
    return replace(row, how=how)


def _instead(words: Sequence[str], character: str) -> Iterator[str]:
    """Yield words with another character's number in place of the owner's, which is 1."""
    named = True
    for word in words:
        first, dot, rest = word.partition(".")
        yield f"{character}{dot}{rest}" if named and first == "1" else word
        named = named and first != "1"


def read(result: Any) -> Iterator[str]:
    """Return every answer to the person who pressed."""
    for message in (result.response, *result.followups):
        if message is not None:
            yield whole(message)
