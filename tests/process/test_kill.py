"""A killed bot loses nothing that anybody has seen confirmed, and continues where it was.

Real processes die here, at some of the steps; tests/whole/kills/test_every_await.py covers all steps.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Literal

import pytest
import pytest_asyncio

from rules.chance.dice import ScriptedDice
from tests.chance import told_chance
from tests.conftest import EXAMPLES
from tests.process.evening import Evening, evening
from tests.process.life import Plan, Seen
from tests.process.witness import check_channel, check_store, confirmed, watch

#: The number of commits and requests in a pick that is sealed, and in one by letter that reveals the round.
PICK, REVEAL = 9, 10
#: The lead in a conflict that continues after the first round, and in one that the first round ends.
LEADS = {"one of many": 0, "the last": 4}
KILLS = 4

#: For each lead, a database in which a conflict has begun, and the simulated Discord that belongs to it.
Begun = dict[int, tuple[bytes, str]]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def begun(tmp_path_factory: pytest.TempPathFactory) -> Begun:
    found: Begun = {}
    for lead in LEADS.values():
        path = tmp_path_factory.mktemp("begun") / "nattvakt.sqlite3"
        async with evening(path) as here:
            await here.sit_down()
            await here.open_conflict("Chase", lead)
            world = here.written()
        with closing(sqlite3.connect(path)) as connection:
            found[lead] = connection.serialize(), world
    return found


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "nattvakt.sqlite3"


def begin(begun: Begun, database: Path, lead: int = 0) -> str:
    """Write the database of the conflict with this lead; return the simulated Discord that belongs to it."""
    data, world = begun[lead]
    database.write_bytes(data)
    return world


async def check(here: Evening, seen: list[Seen]) -> None:
    """Require that nothing confirmed is lost, the channel shows everything stored, and play continues."""
    await check_store(here.bot.table.store, confirmed(seen))
    await check_channel(here)
    await here.go_on()
    await check_channel(here)
    assert here.env.errors == []


async def test_a_bot_killed_between_pick_and_reveal_reveals_that_pick(database: Path, begun: Begun) -> None:
    seen = watch(Plan("pick"), database, begin(begun, database), enough=sealed)
    dice = ScriptedDice()
    async with evening(database, seen[-1].world, dice) as here:
        await check_channel(here)
        dice.add(3, 8)
        answer = await here.pick(here.greta.user, here.letters()[-1], 2)
        assert answer.content == "Round 1. 🔒 Sealed: Offensive. It’s final, and shown when both have picked."
        assert here.public()[-1].content.startswith("Round 1: ")
        await check_store(here.bot.table.store, confirmed(seen))
        await check_channel(here)
        assert here.env.errors == []


def sealed(seen: list[Seen]) -> bool:
    return any("🔒 Sealed" in each.content for each in seen)


@pytest.mark.parametrize("step", [*range(1, PICK, 3 if EXAMPLES == 1 else 1), PICK])
async def test_a_bot_killed_in_the_middle_of_a_pick_recovers(database: Path, begun: Begun, step: int) -> None:
    seen = watch(Plan("pick", dies_before=step), database, begin(begun, database))
    async with evening(database, seen[-1].world) as here:
        await check(here, seen)


@pytest.mark.parametrize(
    ("step", "round_"),
    [(step, list(LEADS)[step // 2 % 2]) for step in range(1, REVEAL + 1, 2 if EXAMPLES == 1 else 1)]
    + [(REVEAL, "one of many")],
)
async def test_a_bot_killed_in_the_middle_of_a_reveal_recovers(
    database: Path, begun: Begun, step: int, round_: str
) -> None:
    world = begin(begun, database, LEADS[round_])
    seen = watch(Plan("reveal", dice=(3, 8), dies_before=step), database, world)
    async with evening(database, seen[-1].world) as here:
        await check(here, seen)


@pytest.mark.parametrize(("script", "steps"), [("pick", PICK), ("reveal", REVEAL)])
async def test_no_step_is_omitted(
    database: Path, begun: Begun, script: Literal["pick", "reveal"], steps: int
) -> None:
    with pytest.raises(AssertionError, match="ended by itself: 0"):
        watch(Plan(script, dice=(3, 8), dies_before=steps + 1), database, begin(begun, database))


async def test_a_bot_killed_again_and_again_plays_a_whole_evening(database: Path, begun: Begun) -> None:
    chance = told_chance()
    world, told = begin(begun, database), list[Seen]()
    for kill in range(KILLS):
        plan, most = Plan("evening", seed=chance.randrange(10**6)), chance.randrange(1, 40)
        seen = watch(plan, database, world, lived(most, tells_a_round=kill % 2 == 1))
        async with evening(database, seen[-1].world) as here:
            await check(here, seen)
            world = here.written()
        told += seen
    async with evening(database, world) as here:
        await check_store(here.bot.table.store, confirmed(told))


def lived(most: int, *, tells_a_round: bool) -> Callable[[list[Seen]], bool]:
    """Return a function that tells when to kill a process: after `most` requests, and perhaps a round.

    With `tells_a_round`, the process must also have shown a round. A number alone would not ensure that play
    continues between the kills, because many requests may come before a round ends. `watch` fails if no round
    is shown in time.
    """
    return lambda seen: len(seen) >= most and (not tells_a_round or bool(confirmed(seen).stories))
