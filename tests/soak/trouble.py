"""A database with random faults: commits or reads fail."""

from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from sqlalchemy import ClauseElement, bindparam, delete, false

from storage.database.connection import Connection, DatabaseConnections, Row, Writes
from storage.documents.errors import StorageError, VersionConflict
from storage.documents.schema import notes
from storage.documents.write import Write


class Full(StorageError):
    """The error of a commit or read that fails on purpose."""

    def __init__(self) -> None:
        super().__init__("The disk is full, and will be empty at once.")


#: A write that finds no row, and so fails after all writes before it were done.
FAILING = Write(delete(notes).where(notes.c.key == bindparam("of_key"), false()), missing=Full)


@dataclass
class Trouble:
    """Decides at random which operations fail, and counts the faults."""

    chance: Random
    #: One in this many commits, and one in this many reads, fails; 0 means none.
    commits: int = 50
    reads: int = 2000
    seen: Counter[str] = field(default_factory=Counter)

    def is_due(self, what: str, one_of: int) -> bool:
        """Return whether an operation fails now, one in `one_of`; count it if it does."""
        due = bool(one_of) and self.chance.randrange(one_of) == 0
        self.seen[what] += due
        return due

    def around(self, database: DatabaseConnections) -> DatabaseConnections:
        """Return this database with faults added."""
        return replace(
            database, write=TroubledLink(database.write, self), read=TroubledLink(database.read, self)
        )


class TroubledLink:
    """A connection to the database that sometimes fails on purpose."""

    def __init__(self, link: Connection, trouble: Trouble) -> None:
        self._link = link
        self._trouble = trouble

    async def fetch(self, statement: ClauseElement, **parameters: Any) -> Sequence[Any]:
        if self._trouble.is_due("reads failed", self._trouble.reads):
            raise Full
        return await self._link.fetch(statement, **parameters)

    async def commit(self, writes: Sequence[Writes]) -> None:
        """Commit these writes, or fail after the last of them, just before the commit."""
        fails = self._trouble.is_due("commits failed", self._trouble.commits)
        try:
            await self._link.commit([*writes, *([(FAILING, [{"of_key": ""}])] if fails else [])])
        except VersionConflict:
            self._trouble.seen["saves were stale"] += 1
            raise

    async def run(self, write: Write, rows: Sequence[Row]) -> None:
        await self._link.run(write, rows)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Run a transaction, or fail at its end, just before the commit."""
        async with self._link.transaction():
            yield
            if self._trouble.is_due("commits failed", self._trouble.commits):
                raise Full

    async def vitals(self) -> tuple[int, str]:
        return await self._link.vitals()

    async def overwrite(self) -> None:
        await self._link.overwrite()
