"""A database with trouble now and then: it cannot commit what it was given, or cannot be read."""

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from sqlalchemy import ClauseElement

from storage.errors import Stale, StorageError
from storage.link import Database, Link, Row, Writes
from storage.statements import Write


@dataclass
class Trouble:
    """Whether something goes wrong now, by chance; and how often what did."""

    chance: Random
    #: Of so many commits or reads one fails; 0 is none.
    commits: int = 50
    reads: int = 2000
    seen: Counter[str] = field(default_factory=Counter)

    def strike(self, what: str, one_of: int) -> None:
        """Fail, if it is the time for it."""
        if one_of and self.chance.randrange(one_of) == 0:
            self.seen[what] += 1
            raise StorageError("The disk is full, and will be empty at once.")

    def around(self, database: Database) -> Database:
        """Return the database with this trouble."""
        return replace(
            database, write=TroubledLink(database.write, self), read=TroubledLink(database.read, self)
        )


class TroubledLink:
    """A way to the database that fails when it is told to."""

    def __init__(self, link: Link, trouble: Trouble) -> None:
        self._link = link
        self._trouble = trouble

    async def fetch(self, statement: ClauseElement, **parameters: Any) -> Sequence[Any]:
        self._trouble.strike("reads failed", self._trouble.reads)
        return await self._link.fetch(statement, **parameters)

    async def commit(self, writes: Sequence[Writes]) -> None:
        """Fail after everything was written, just before it would count."""
        try:
            async with self.transaction():
                for write, rows in writes:
                    await self._link.run(write, rows)
        except Stale:
            self._trouble.seen["saves were stale"] += 1
            raise

    async def run(self, write: Write, rows: Sequence[Row]) -> None:
        await self._link.run(write, rows)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Fail after everything was done, just before it would count."""
        async with self._link.transaction():
            yield
            self._trouble.strike("commits failed", self._trouble.commits)

    async def vitals(self) -> tuple[int, str]:
        return await self._link.vitals()

    async def overwrite(self) -> None:
        await self._link.overwrite()
