"""Plays an evening twice, with different hidden choices, and compares what others received."""

import shutil
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from rules.chance.dice import ScriptedDice
from tests.simulated.tabletop import laid
from tests.whole.permissions.cast import gathered
from tests.whole.secrecy.harness import Glass, Got, Known, difference
from tests.whole.secrecy.picks import NOON
from tests.whole.secrecy.reach import Reach

Evening = Callable[[Glass], Awaitable[None]]


@dataclass(frozen=True)
class Twice:
    """Where evenings are played: the databases, and the captured log."""

    folder: Path
    empty: Path
    log: pytest.LogCaptureFixture

    async def difference(self, evening: Evening) -> tuple[str, Reach]:
        """Return the first difference between the two, empty if there is none, and what was reached."""
        (one, reach), (other, _) = [await self._play(evening, which) for which in (0, 1)]
        return difference(one, other), reach

    async def _play(self, evening: Evening, which: int) -> tuple[list[Got], Reach]:
        path = self.folder / f"{which}.sqlite3"
        shutil.copy(self.empty, path)
        self.log.clear()
        async with laid(path, ScriptedDice()) as table:
            table.watch.time = NOON
            table.entropy = known = Known()
            glass = Glass(await gathered(table), which, known, self.log)
            with pytest.MonkeyPatch.context() as patch:
                glass.delays.watch(patch)
                await evening(glass)
            return await glass.plain(), glass.reach
