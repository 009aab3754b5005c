"""Backups that need nobody: one whenever the last is older than the interval, and the oldest ones deleted.

Only files with a name of its own making are ever deleted.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from storage.backup import back_up
from storage.documents.errors import StorageError

log = logging.getLogger(__name__)

DIRECTORY = "backups"
HOUR = 3600.0
#: Seconds after the start before the first backup, and after a failure before the next try.
SETTLING, RETRY = 60.0, 600.0


class BackupPlan(NamedTuple):
    """What to copy, where to, how often in seconds, and how many copies to keep."""

    database: Path
    directory: Path
    every: float
    keep: int
    #: The directory of pictures, if they are in one.
    pictures: Path | None = None

    @classmethod
    def of(cls, database: str, directory: str, hours: float, keep: int) -> "BackupPlan":
        """Return the plan of the settings; without a directory, copies go beside the database."""
        path = Path(database)
        return cls(path, Path(directory) if directory else path.parent / DIRECTORY, hours * HOUR, keep)

    def copies(self) -> list[Path]:
        """Return the copies that were made by a plan, oldest first."""
        return sorted(self.directory.glob(f"{self.database.stem}-auto-*{self.database.suffix}"))

    def due_in(self, now: float) -> float:
        """Return in how many seconds the next copy must be made; 0 if it is late."""
        copies = self.copies()
        return max(0.0, copies[-1].stat().st_mtime + self.every - now) if copies else 0.0

    def carry_out(self) -> Path:
        """Make a copy and delete the oldest ones; return its path. StorageError if it cannot be made."""
        moment = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
        name = f"{self.database.stem}-auto-{moment}{self.database.suffix}"
        made = back_up(self.database, self.directory / name, self.pictures).path
        for old in self.copies()[: -self.keep]:
            old.unlink(missing_ok=True)
        return made


@asynccontextmanager
async def backing_up(plan: BackupPlan | None, report: Callable[[float], None]) -> AsyncIterator[None]:
    """Carry a plan out while the code inside runs; `report` gets the time of each copy."""
    task = asyncio.create_task(_keep_on(plan, report), name="backups") if plan else None
    try:
        yield
    finally:
        if task is not None:
            task.cancel()
            await asyncio.wait([task])


async def _keep_on(plan: BackupPlan, report: Callable[[float], None]) -> None:
    for made in plan.copies()[-1:]:
        report(made.stat().st_mtime)
    await asyncio.sleep(SETTLING)
    while True:
        await asyncio.sleep(plan.due_in(time.time()))
        try:
            made = await asyncio.to_thread(plan.carry_out)
        except (StorageError, OSError) as error:
            log.error("no backup could be made: %s", error)  # noqa: TRY400  # the sentence says it
            await asyncio.sleep(RETRY)
        else:
            report(made.stat().st_mtime)
            log.info("backup: %s", made)
