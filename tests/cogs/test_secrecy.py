"""Before the reveal nobody can learn a hidden choice: what anybody else gets is the same for each of them.

The same evening is played anew for every pick. Everything that others can get is written down, with its order
and number: messages, embeds, buttons, pictures, requests to Discord, answers to whatever they press, and the
bot's own log at its most talkative. Only what the picker alone sees may differ.
"""

import logging
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot import ROOMS
from rules.dice import ScriptedDice
from tests.cogs.tabletop import Person, Table, laid

Evening = Callable[[Table, str], Awaitable[Person]]
Seen = list[Any]

TACTICS = ("Defensive", "Waiting", "Offensive")


async def player_picks_first(table: Table, tactic: str) -> Person:
    await table.wrestling(lead=-1, advantage=2)
    await table.picked(table.alva, tactic)
    return table.alva


async def gm_picks_first_by_letter(table: Table, tactic: str) -> Person:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.gm, "Baron", npc=True)
    await table.open_conflict("Mira", "Baron")
    await table.declared(table.gm, table.alva)
    await table.gm.press(table.gm.letters[-1], tactic)
    return table.gm


async def gm_picks_first_in_public(table: Table, tactic: str) -> Person:
    await table.campaign()
    await table.finished_character(table.alva, "Mira")
    await table.finished_character(table.gm, "Baron", npc=True)
    await table.open_conflict("Mira", "Baron")
    await table.declared(table.gm, table.alva)
    await table.picked(table.gm, tactic)
    return table.gm


async def second_player_picks_first(table: Table, tactic: str) -> Person:
    await table.duel()
    await table.declared(table.alva, table.boris)
    await table.picked(table.boris, tactic)
    return table.boris


async def one_of_two_winners_chooses(table: Table, choice: str) -> Person:
    await table.duel()
    await table.declared(table.alva, table.boris)
    table.dice.add(2, 4)
    for person in (table.alva, table.boris):
        await table.picked(person, "Waiting")
    await use_win(table, table.alva, choice)
    return table.alva


async def the_gm_s_side_chooses_beside_a_player(table: Table, choice: str) -> Person:
    await table.wrestling()
    table.dice.add(2, 4)
    await table.picked(table.alva, "Waiting")
    await table.gm.press(table.gm.letters[-1], "Waiting")
    await use_win(table, table.gm, choice)
    return table.gm


async def use_win(table: Table, person: Person, choice: str) -> None:
    """Use a win, in equally many steps whatever the choice is."""
    shown = await person.press(table.panel, "Use the win")
    form = await person.press(shown.message, "In the story…")
    if choice == "In the story…":
        await person.fill(form, "She finds a boat.")
    else:
        await person.press(shown.message, choice)


CHOICES = ("Three steps", "In the story…", "Break off")
EVENINGS: tuple[tuple[Evening, tuple[str, ...]], ...] = (
    (player_picks_first, TACTICS),
    (gm_picks_first_by_letter, TACTICS),
    (gm_picks_first_in_public, TACTICS),
    (second_player_picks_first, TACTICS),
    (one_of_two_winners_chooses, CHOICES),
    (the_gm_s_side_chooses_beside_a_player, CHOICES),
)


@pytest.mark.rule("NYX-33", "NYX-37")
@pytest.mark.parametrize(("evening", "choices"), EVENINGS, ids=[each.__name__ for each, _ in EVENINGS])
async def test_whatever_others_can_get_is_the_same_for_every_hidden_choice(
    tmp_path: Path,
    empty_database: Path,
    caplog: pytest.LogCaptureFixture,
    evening: Evening,
    choices: tuple[str, ...],
) -> None:
    caplog.set_level(logging.INFO)
    for room in ROOMS:
        caplog.set_level(logging.DEBUG, room)
    seen = []
    for number, choice in enumerate(choices):
        caplog.clear()
        path = tmp_path / f"{number}.sqlite3"
        shutil.copy(empty_database, path)
        async with laid(path, ScriptedDice()) as table:
            picker = await evening(table, choice)
            others = await probe(table, picker)
            seen.append([*others, *requests(table, picker), logged(caplog, path)])
    first = seen[0]
    for other in seen[1:]:
        for one, two in zip(first, other, strict=True):
            assert one == two


async def probe(table: Table, picker: Person) -> Seen:
    """Let everybody press and ask for whatever there is, before and after a restart, and read everything."""
    found: Seen = []
    people = [p for p in (table.gm, table.alva, table.boris) if p.id != picker.id]
    for _ in range(2):
        for person in people:
            found += await curious(table, person)
        found += await everything(table, people)
        await table.restart()
    return found


async def curious(table: Table, person: Person) -> Seen:
    """What a person gets by pressing every public button and asking for everything."""
    answers = [
        await person.press_id(table.panel, "n:choose"),
        await person.press(table.panel, "Status"),
        await person.press(table.panel, "More…"),
        await person.slash("character list"),
        await person.slash("character sheet", character="Mira"),
        await person.slash("campaign info"),
        await person.slash("undo"),
        await person.forge("n:pick:1:3:1:1:1", on=table.panel.id) if person is table.boris else None,
        await person.forge("n:bonus:1:3:1:1:steps", on=table.panel.id) if person is table.boris else None,
    ]
    offered = [
        await person.offered("nyx conflict", "character"),
        await person.offered("character sheet", "character"),
    ]
    return [*[drawn(answer.message) for answer in answers if answer], *offered]


async def everything(table: Table, people: list[Person]) -> Seen:
    """All that these people can read anywhere, pictures byte by byte."""
    found: Seen = []
    for person in people:
        for message in (*person.reads(), *person.letters):
            found.append(drawn(message))
            found += [(file.description, await file.read()) for file in message.attachments]
    return found


def drawn(message: Any) -> Any:
    """Everything that a message consists of."""
    return (
        message.id,
        message.content,
        [embed.to_dict() for embed in message.embeds],
        [row if isinstance(row, dict) else row.to_dict() for row in message.components],
        message.flags.value,
    )


def requests(table: Table, picker: Person) -> Seen:
    """Every request to Discord in its order; of the picker's own answers only that there was one."""
    store = table.env.backend
    tokens = {token: store.interaction_by_token(token) for token in store.interaction_tokens}
    own = {token for token, interaction in tokens.items() if interaction.user_id == picker.id}
    letters = f"/channels/{picker.actor.user.dm_channel.id}/"
    found: Seen = []
    for entry in table.env.http_requests:
        private = any(token in entry.path for token in own) or entry.path.startswith(letters)
        found.append((entry.method, entry.path, None if private else _without_nonce(entry.json)))
    return found


def _without_nonce(payload: Any) -> Any:
    """The payload without the random mark by which the library knows its own message again."""
    if not isinstance(payload, dict):
        return payload
    return {key: value for key, value in payload.items() if key != "nonce"}


def logged(caplog: pytest.LogCaptureFixture, path: Path) -> Seen:
    """What stands in the log, but for the name of this evening's database."""
    return [
        (record.name, record.levelname, record.getMessage().replace(path.name, "database"))
        for record in caplog.records
    ]
