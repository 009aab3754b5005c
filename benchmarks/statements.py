"""How many statements an action writes, counted by SQLite while it runs them.

One UPDATE changes what the action concerned, and one INSERT logs what happened; of two saves of the same
version, only one enters the log. Each action runs as if pressed in Discord, so outside contests the log row
also records that the announcement is still pending.

Not counted are the later, batched writes after a save: which message shows a contest (a DELETE and an INSERT
for a new one) and how current it is (an UPDATE), or outside contests that the announcement was sent (an
UPDATE).
"""

import asyncio
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks import evening
from benchmarks.report import Part, Result
from rules.core.model_base import Action
from rules.nyx.base.enums import Attribute, Tactic
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from storage.documents.changes import AnnounceTarget
from table.play.table import Table

SORTS = ("UPDATE", "INSERT")
#: The place and the interaction, with ids as large as Discord's.
PRESSED = AnnounceTarget(place=2**60, interaction=2**60 + 1, pressed=2**60 - 1)


def measure() -> Sequence[Part]:
    """Count in a temporary database."""
    with tempfile.TemporaryDirectory() as directory:
        results = asyncio.run(_measure(Path(directory)))
    return [Part("Statements (one UPDATE and one INSERT)", "one", results, "run", 1)]


async def _measure(directory: Path) -> list[Result]:
    async with evening.opened(directory / "counted.sqlite3") as table:
        state = await evening.campaign(table)
        (contest,), (*_, alone, _) = state.contests, state.characters
        run = Counter[str]()
        await watch(table, run)
        now: Any = {"contest": contest, "turn": 1}
        actions: dict[str, Action] = {
            "a modifier": contest_actions.SetModifier(side=1, modifier=-1, **now),
            "a declaration": contest_actions.Declare(side=1, attribute=Attribute.BODY, **now),
            "the other": contest_actions.Declare(side=2, attribute=Attribute.BODY, **now),
            "a pick": contest_actions.PickTactic(side=1, tactic=Tactic.OFFENSIVE, **now),
            "the other, and the round": contest_actions.PickTactic(side=2, tactic=Tactic.OFFENSIVE, **now),
            "a roll outside": nyx.RollAlone(character=alone, attribute=Attribute.BODY),
        }
        return [
            result for what, action in actions.items() for result in await _counted(table, run, what, action)
        ]


async def watch(table: Table, run: Counter[str]) -> None:
    """Count each statement that this table's writer runs from now on, by its first word."""
    driver: Any = table.store._database.write  # noqa: SLF001  # only benchmarks need the driver
    await driver.on_its_thread(_counting, run)


def _counting(connection: sqlite3.Connection, run: Counter[str]) -> None:
    connection.set_trace_callback(lambda sql: run.update([sql.split(maxsplit=1)[0]]))


async def _counted(table: Table, run: Counter[str], what: str, action: Action) -> list[Result]:
    run.clear()
    events = len((await table.play(1, action, evening.GM, asked=PRESSED)).events)
    told = f"{events} event{'s' if events > 1 else ''}"
    return [Result(f"{what}, {told}: {sort}", run[sort], 1, 1) for sort in SORTS]
