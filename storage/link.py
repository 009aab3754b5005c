"""One connection to the database, used by one task at a time.

Statements are SQLAlchemy's, compiled once, and run on the driver's own connection: one hop to its thread
each, where SQLAlchemy's async layer takes three (docs/decisions/0010-statements-on-the-driver.md).
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple, Self

import aiosqlite
from sqlalchemy import ClauseElement
from sqlalchemy.engine import Dialect
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine
from sqlalchemy.sql.compiler import SQLCompiler

from storage.errors import Closed, ReadOnly
from storage.file import explained
from storage.statements import Write

Row = Mapping[str, Any]


class _Plan(NamedTuple):
    """A statement as the driver wants it, with the names of its parameters in order."""

    sql: str
    names: tuple[str, ...]
    constants: Row

    def parameters(self, row: Row) -> tuple[Any, ...]:
        return tuple(row[name] if name in row else self.constants[name] for name in self.names)


class Link:
    """Runs statements; what the driver reports becomes a StorageError."""

    def __init__(
        self, connection: AsyncConnection, driver: aiosqlite.Connection, path: Path, *, read_only: bool
    ) -> None:
        self._connection = connection
        self._driver = driver
        self._path = path
        self._read_only = read_only
        self._plans: dict[ClauseElement, _Plan] = {}

    @classmethod
    async def open(cls, engine: AsyncEngine, path: Path, *, read_only: bool = False) -> Self:
        """Take a connection out of the engine for good; `read_only` refuses every transaction."""
        connection = await engine.connect()
        raw = await connection.get_raw_connection()
        if not isinstance(raw.driver_connection, aiosqlite.Connection):
            raise TypeError("this link speaks to aiosqlite alone")
        return cls(connection, raw.driver_connection, path, read_only=read_only)

    async def close(self) -> None:
        await self._connection.close()

    async def fetch(self, statement: ClauseElement, **parameters: Any) -> Sequence[Any]:
        """Run a statement that gives rows, and return them all."""
        if self._connection.closed:
            raise Closed
        plan = self._plan(statement)
        with explained(self._path):
            rows = await self._driver.execute_fetchall(plan.sql, plan.parameters(parameters))
        return list(rows)

    async def run(self, write: Write, rows: Sequence[Row]) -> None:
        """Run a write for each row; raise its own error if it changed fewer than that.

        The cursor is closed by the driver's own thread: one that dies in another thread can reset a
        statement that is in use (python/cpython#118172).
        """
        plan = self._plan(write.sql)
        with explained(self._path):
            async with self._driver.executemany(plan.sql, map(plan.parameters, rows)) as cursor:
                changed = cursor.rowcount
        if write.missing is not None and changed < len(rows):
            raise write.missing

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Commit what is run inside, or none of it."""
        if self._read_only:
            raise ReadOnly(self._path)
        with explained(self._path):
            try:
                await self._driver.execute_fetchall("BEGIN IMMEDIATE")
                yield
                await self._driver.commit()
            except BaseException:
                await self._driver.rollback()
                raise

    def _plan(self, statement: ClauseElement) -> _Plan:
        if statement not in self._plans:
            self._plans[statement] = _compiled(statement, self._connection.dialect)
        return self._plans[statement]


def _compiled(statement: ClauseElement, dialect: Dialect) -> _Plan:
    """A constant of the statement itself is a parameter with its value in `params`."""
    compiled = statement.compile(dialect=dialect)
    if not isinstance(compiled, SQLCompiler):
        raise TypeError("only statements are run here")
    constants = {name: value for name, value in compiled.params.items() if value is not None}
    return _Plan(str(compiled), tuple(compiled.positiontup or ()), constants)
