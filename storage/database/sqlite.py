"""A database in an SQLite file: locks, checks and migrates it, then opens two connections.

It uses the write-ahead log, so that reads never wait for writes; a commit returns when it is on the disk.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, Self

import aiosqlite
from sqlalchemy import URL, ClauseElement, event, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from storage.database import migrate, sqlite_file
from storage.database.connection import DatabaseConnections, Row, StatementCache, Writes
from storage.database.sqlite_file import explained
from storage.documents.errors import ReadOnly, StorageError, StoreClosed
from storage.documents.write import Write

#: `secure_delete` overwrites deleted text, so that the file holds nothing of people who asked to be erased.
_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
)
#: Writes the write-ahead log into the database, where deleted text is overwritten, and empties the log.
_CHECKPOINT = text("PRAGMA wal_checkpoint(TRUNCATE)")
_VITALS = text(
    "SELECT page_count * page_size, version_num FROM pragma_page_count, pragma_page_size, alembic_version"
)


async def connect(database: str | Path) -> DatabaseConnections:
    """Open the database at a path, and create it on first use.

    StorageError if it cannot be opened; then nothing was changed.
    """
    path = await asyncio.to_thread(sqlite_file.prepare, database)
    async with AsyncExitStack() as held:
        lock = await asyncio.to_thread(sqlite_file.FileLock, path)
        held.callback(lock.release)
        await asyncio.to_thread(sqlite_file.create, path)
        revision = await asyncio.to_thread(sqlite_file.look, path)
        engine = file_engine(path)
        held.push_async_callback(engine.dispose)
        with _explained(path):
            if not await asyncio.to_thread(migrate.is_current, revision):
                await _migrate(engine)
            write, read = await _link(engine, path, held), await _link(engine, path, held)
        return DatabaseConnections(write, read, held.pop_all().aclose, is_shared=False)


async def connect_to_read(database: str | Path) -> DatabaseConnections:
    """Open the database at a path for reading only, also while a bot uses it; create and change nothing.

    StorageError if it does not exist, is damaged, is not ours, or is older or newer than this program.
    """
    path = sqlite_file.existing(database)
    revision = await asyncio.to_thread(sqlite_file.look, path)
    if not await asyncio.to_thread(migrate.is_current, revision):
        raise StorageError(
            f'"{path}" is of an older Nattvakt: start the bot once, which brings it up to date.'
        )
    async with AsyncExitStack() as held:
        engine = _reading_engine(path)
        held.push_async_callback(engine.dispose)
        with _explained(path):
            link = await _link(engine, path, held, read_only=True)
        return DatabaseConnections(link, link, held.pop_all().aclose, is_shared=True)


class SqliteConnection:
    """One connection to the file; only one task may use its transactions at a time."""

    def __init__(
        self, connection: AsyncConnection, driver: aiosqlite.Connection, path: Path, *, read_only: bool
    ) -> None:
        self._connection = connection
        self._driver = driver
        self._path = path
        self._read_only = read_only
        self._plans = StatementCache(connection.dialect)

    @classmethod
    async def open(cls, engine: AsyncEngine, path: Path, *, read_only: bool = False) -> Self:
        """Take a connection from the engine until `close`; `read_only` refuses every transaction."""
        connection = await engine.connect()
        raw = await connection.get_raw_connection()
        if not isinstance(raw.driver_connection, aiosqlite.Connection):
            raise TypeError("this link speaks to aiosqlite alone")
        return cls(connection, raw.driver_connection, path, read_only=read_only)

    async def close(self) -> None:
        await self._connection.close()

    async def fetch(self, statement: ClauseElement, **parameters: Any) -> Sequence[Any]:
        """Run a query and return all its rows."""
        if self._connection.closed:
            raise StoreClosed
        plan = self._plans.of(statement)
        with explained(self._path):
            rows = await self._driver.execute_fetchall(plan.sql, plan.parameters(parameters))
        return list(rows)

    async def commit(self, writes: Sequence[Writes]) -> None:
        """Run writes in a transaction of their own, as one call on the driver's thread."""
        if self._read_only:
            raise ReadOnly(self._path)
        await self._on_its_thread(_commit, [self._step(*one) for one in writes])

    async def run(self, write: Write, rows: Sequence[Row]) -> None:
        """Run a write for each row, inside a transaction."""
        await self._on_its_thread(_run, self._step(write, rows))

    def _step(self, write: Write, rows: Sequence[Row]) -> "QueuedCall":
        return QueuedCall(*self._plans.bound(write, rows), write, len(rows))

    async def _on_its_thread(self, work: Callable[..., None], *of: Any) -> None:
        """Run `work` on the driver's thread in one call, with the `sqlite3` connection.

        The driver has no public way to do that, and a save has about six steps. It also keeps cursors on that
        thread: one that is freed on another thread can reset a statement in use (python/cpython#118172).
        """
        if self._connection.closed:
            raise StoreClosed
        driver: Any = self._driver
        with explained(self._path):
            await driver._execute(work, driver._conn, *of)  # noqa: SLF001

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Commit everything that runs inside, or nothing if an exception leaves it."""
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

    async def vitals(self) -> tuple[int, str]:
        """Return the size of the database in bytes, and the revision of its tables."""
        ((size, revision),) = await self.fetch(_VITALS)
        return size, revision

    async def overwrite(self) -> None:
        """Write the write-ahead log into the database, where deleted text is overwritten; empty the log."""
        await self.fetch(_CHECKPOINT)


#: SQLite's codes for a row that exists already.
_EXISTS = (sqlite3.SQLITE_CONSTRAINT_UNIQUE, sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY)


class QueuedCall(NamedTuple):
    """A write for the driver's thread: its text, the parameters of each run, and the number of its rows."""

    sql: str
    bound: list[tuple[Any, ...]]
    write: Write
    rows: int


def _commit(connection: sqlite3.Connection, steps: Sequence[QueuedCall]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in steps:
            _run(connection, step)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise


def _run(connection: sqlite3.Connection, step: QueuedCall) -> None:
    """Run a write; raise its `missing` if it changed too few rows, and its `taken` if a row existed."""
    write = step.write
    try:
        changed = connection.executemany(step.sql, step.bound).rowcount
    except sqlite3.IntegrityError as error:
        if write.taken is not None and error.sqlite_errorcode in _EXISTS:
            raise write.taken from None
        raise
    if write.missing is not None and changed < step.rows:
        raise write.missing


async def _link(
    engine: AsyncEngine, path: Path, held: AsyncExitStack, *, read_only: bool = False
) -> SqliteConnection:
    link = await SqliteConnection.open(engine, path, read_only=read_only)
    held.push_async_callback(link.close)
    return link


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        raise StorageError(sqlite_file.explain(error.orig or error, path)) from error


def file_engine(path: Path) -> AsyncEngine:
    """Return an engine without implicit transactions: Python's own would not cover schema changes."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        connect_args={"isolation_level": None, "timeout": sqlite_file.PATIENCE},
        pool_reset_on_return=None,
    )
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _reading_engine(path: Path) -> AsyncEngine:
    return create_async_engine(
        URL.create("sqlite+aiosqlite", database=path.as_uri(), query={"mode": "ro", "uri": "true"}),
        connect_args={"isolation_level": None, "timeout": sqlite_file.PATIENCE},
        pool_reset_on_return=None,
    )


def _set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


async def _migrate(engine: AsyncEngine) -> None:
    """Migrate with foreign keys off, because tables are rebuilt; check the keys before the commit."""
    async with engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(migrate.upgrade)
        if (await connection.exec_driver_sql("PRAGMA foreign_key_check")).first() is not None:
            raise StorageError("The new tables do not hold together: nothing was changed.")
        await connection.commit()
        await connection.invalidate()
