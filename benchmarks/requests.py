"""How many requests a round costs at Discord: an attack of Noir, a roll of Zapas, a round of Nyx.

Each is played on the simulated Discord from the first press or command to the message of what comes next. The
unit is what the same cost before rounds were told in sentences (commit ec6247d), counted in the same way;
answers to presses are two requests each.
"""

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path

import pytest

from benchmarks.report import Part, Result
from rules.chance.dice import ScriptedDice
from tests import databases, seam
from tests.simulated import noir_combats as noir
from tests.simulated import zapas_play as zapas
from tests.simulated.reading import labels
from tests.simulated.tabletop import Person, Table, laid

#: What is counted: new messages, the GM's letter among them; whatever is done to messages; and all requests.
POSTED, MOVED, ALL = "messages posted", "messages posted, edited and deleted", "all requests"
METHODS = frozenset({"POST", "PATCH", "DELETE"})
Flow = Callable[[Table], Awaitable[None]]


async def _nyx(table: Table) -> None:
    """Prepare a conflict of a player against the GM's guard."""
    await table.wrestling()


async def _round(table: Table) -> None:
    await _picks(table, table.alva, "Offensive")
    table.dice.add(5, 5)
    await _picks(table, table.gm, "Waiting")


async def _picks(table: Table, person: Person, tactic: str) -> None:
    shown = await person.press(table.panel, "Choose")
    await person.press(shown.message, tactic if tactic in labels(shown.message) else "Ready")


async def _noir(table: Table) -> None:
    """Prepare a combat in which a player's character acts first, against one of the GM's."""
    await noir.noir(table)
    await noir.main(table, table.alva, "Alma", fate=0)
    await noir.npc(table, "Thug", "pistol")
    await noir.fight(table, "Thug", 9, 8, 2, 3)


async def _attack(table: Table) -> None:
    await noir.declared(table, table.alva, "Directed fire")
    table.dice.add(9, 8, 2, 3, 1, 2, 9, 8, 9, 9)
    await table.gm.press(table.panel, "Defend")


async def _roll(table: Table) -> None:
    shown = await zapas.pick(table.alva, await zapas.tried(table, "2 · easy"), "z-pool trait", "Thief")
    await zapas.thrown(table, table.alva, shown, 6, 6)


#: What is prepared, what is counted, and what it cost before.
FLOWS: Mapping[str, tuple[Flow, Flow, Mapping[str, int]]] = {
    "Nyx, a round against the GM": (_nyx, _round, {POSTED: 3, MOVED: 5, ALL: 15}),
    "Noir, an attack that hits": (_noir, _attack, {POSTED: 3, MOVED: 5, ALL: 15}),
    "Zapas, a roll": (zapas.party, _roll, {POSTED: 3, MOVED: 6, ALL: 18}),
}


def measure() -> Sequence[Part]:
    """Count on tables of their own. A bound is promised for all requests together."""
    results = asyncio.run(_counted())
    return [Part("Requests of a round (no more than before)", "before", results, "run", 1)]


async def _counted() -> list[Result]:
    found: list[Result] = []
    with tempfile.TemporaryDirectory() as room, pytest.MonkeyPatch.context() as patch:
        databases.quickly(patch)
        seam.quick_copies(patch)
        seam.honest_errors(patch)
        for what, (prepare, play, before) in FLOWS.items():
            async with laid(Path(room) / f"{len(found)}.sqlite3", ScriptedDice()) as table:
                await prepare(table)
                table.env.http_requests.clear()
                await play(table)
                found += _results(what, _requests(table), before)
    return found


def _requests(table: Table) -> Mapping[str, int]:
    asked = table.env.http_requests
    moved = [one.method for one in asked if one.method in METHODS and "/channels/" in one.path]
    return {POSTED: moved.count("POST"), MOVED: len(moved), ALL: len(asked)}


def _results(what: str, now: Mapping[str, int], before: Mapping[str, int]) -> list[Result]:
    return [
        Result(f"{what}: {kind}", now[kind], times, 1 if kind == ALL else None)
        for kind, times in before.items()
    ]
