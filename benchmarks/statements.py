"""How many statements an action writes, counted where the store runs them.

What was promised is one UPDATE and one INSERT, as if a campaign were one document. It is a row for each
entity beside the campaign's own, which carries the version: so an action updates two rows, and three when its
dice come from a deck. What everybody is still to be told of is one INSERT more, and is not counted here as
nothing is owed for what a contest's story tells.
"""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from benchmarks import evening
from benchmarks.report import Part, Result
from rules.frozen import Action
from rules.nyx import actions as nyx
from rules.nyx.model import Attribute, Tactic
from storage.link import Link, Row
from storage.statements import Write
from table.play import Table

SORTS = ("UPDATE", "INSERT")


class Counted:
    """A link that counts the rows it writes by what is done to them."""

    def __init__(self, link: Link) -> None:
        self._link = link
        self.fetch, self.transaction = link.fetch, link.transaction
        self.vitals, self.overwrite = link.vitals, link.overwrite
        self.rows: Counter[str] = Counter()

    async def run(self, write: Write, rows: Sequence[Row]) -> None:
        self.rows[str(write.sql).split(maxsplit=1)[0]] += len(rows)
        await self._link.run(write, rows)


def measure() -> Sequence[Part]:
    """Count in a database that is thrown away."""
    with tempfile.TemporaryDirectory() as directory:
        results = asyncio.run(_measure(Path(directory)))
    return [Part("Rows written (one UPDATE and one INSERT)", "one", results, "rows", 1)]


async def _measure(directory: Path) -> list[Result]:
    async with evening.opened(directory / "counted.sqlite3") as table:
        state = await evening.campaign(table)
        (contest,), (*_, alone, _) = state.contests, state.characters
        counted = Counted(table.store._writer._link)  # noqa: SLF001  # nobody else has to change it
        table.store._writer._link = counted  # noqa: SLF001
        now: Any = {"contest": contest, "turn": 1}
        actions: dict[str, Action] = {
            "a modifier": nyx.SetModifier(side=1, modifier=-1, **now),
            "a declaration": nyx.Declare(side=1, attribute=Attribute.BODY, **now),
            "the other": nyx.Declare(side=2, attribute=Attribute.BODY, **now),
            "a pick": nyx.PickTactic(side=1, tactic=Tactic.OFFENSIVE, **now),
            "the other, and the round": nyx.PickTactic(side=2, tactic=Tactic.OFFENSIVE, **now),
            "a roll outside": nyx.RollAlone(character=alone, attribute=Attribute.BODY),
        }
        return [
            result
            for what, action in actions.items()
            for result in await _counted(table, counted, what, action)
        ]


async def _counted(table: Table, counted: Counted, what: str, action: Action) -> list[Result]:
    counted.rows.clear()
    events = len((await table.play(1, action, evening.GM)).events)
    told = f"{events} event{'s' if events > 1 else ''}"
    return [Result(f"{what}, {told}: {sort}", counted.rows[sort], 1, 1) for sort in SORTS]
