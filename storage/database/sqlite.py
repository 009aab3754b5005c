"""A database in an SQLite file: locks, checks and migrates it, then opens two connections.

It uses the write-ahead log, so that reads never wait for writes; a commit returns when it is on the disk.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Concatenate, NamedTuple, ParamSpec, Self, TypeVar

from sqlalchemy import ClauseElement, NullPool, create_engine, text
from sqlalchemy.dialects.sqlite import dialect
from sqlalchemy.exc import DBAPIError

from storage.database import migrate, sqlite_file
from storage.database.connection import DatabaseConnections, Row, StatementCache, Writes
from storage.database.sqlite_file import explained
from storage.documents.errors import ReadOnly, StorageError, StoreClosed
from storage.documents.write import Write

T = TypeVar("T")
P = ParamSpec("P")

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
        with _explained(path):
            if not await asyncio.to_thread(migrate.is_current, revision):
                await asyncio.to_thread(_migrate, path)
            write, read = await _link(path, held), await _link(path, held)
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
        with _explained(path):
            link = await _link(path, held, read_only=True)
        return DatabaseConnections(link, link, held.pop_all().aclose, is_shared=True)


class SqliteConnection:
    """One connection to the file, with a thread of its own; only one task may use its transactions at a time.

    `sqlite3` keeps its connection and its cursors to that thread.
    """

    def __init__(
        self, connection: sqlite3.Connection, thread: ThreadPoolExecutor, path: Path, *, read_only: bool
    ) -> None:
        self._connection = connection
        self._thread = thread
        self._path = path
        self._read_only = read_only
        self._plans = StatementCache(dialect())
        self._closed = False

    @classmethod
    async def open(cls, path: Path, *, read_only: bool = False) -> Self:
        """Connect until `close`; `read_only` refuses every transaction."""
        thread = ThreadPoolExecutor(1, "sqlite")
        work = _opened_to_read if read_only else _opened
        try:
            connection = await asyncio.get_running_loop().run_in_executor(thread, work, path)
        except BaseException:
            thread.shutdown(wait=False)
            raise
        return cls(connection, thread, path, read_only=read_only)

    async def close(self) -> None:
        """Close the connection; later calls raise `StoreClosed`, and closing it again does nothing."""
        if not self._closed:
            self._closed = True
            await asyncio.get_running_loop().run_in_executor(self._thread, self._connection.close)
            self._thread.shutdown()  # it has nothing left to do, so this waits for its end only

    async def fetch(self, statement: ClauseElement, **parameters: Any) -> Sequence[Any]:
        """Run a query and return all its rows."""
        plan = self._plans.of(statement)
        return await self.on_its_thread(_fetched, plan.sql, plan.parameters(parameters))

    async def commit(self, writes: Sequence[Writes]) -> None:
        """Run writes in a transaction of their own, as one call on the driver's thread."""
        if self._read_only:
            raise ReadOnly(self._path)
        await self.on_its_thread(_commit, [self._step(*one) for one in writes])

    async def run(self, write: Write, rows: Sequence[Row]) -> None:
        """Run a write for each row, inside a transaction."""
        await self.on_its_thread(_run, self._step(write, rows))

    def _step(self, write: Write, rows: Sequence[Row]) -> "QueuedCall":
        return QueuedCall(*self._plans.bound(write, rows), write, len(rows))

    async def on_its_thread(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *of: P.args, **more: P.kwargs
    ) -> T:
        """Run `work` on the connection's thread in one call; a save has about six steps."""
        if self._closed:
            raise StoreClosed
        done = partial(work, self._connection, *of, **more)
        with explained(self._path):
            return await asyncio.get_running_loop().run_in_executor(self._thread, done)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Commit everything that runs inside, or nothing if an exception leaves it."""
        if self._read_only:
            raise ReadOnly(self._path)
        with explained(self._path):
            try:
                await self.on_its_thread(_fetched, "BEGIN IMMEDIATE")
                yield
                await self.on_its_thread(sqlite3.Connection.commit)
            except BaseException:
                await self.on_its_thread(sqlite3.Connection.rollback)
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


def _fetched(connection: sqlite3.Connection, sql: str, parameters: Sequence[Any] = ()) -> list[Any]:
    return connection.execute(sql, parameters).fetchall()


async def _link(path: Path, held: AsyncExitStack, *, read_only: bool = False) -> SqliteConnection:
    link = await SqliteConnection.open(path, read_only=read_only)
    held.push_async_callback(link.close)
    return link


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        raise StorageError(sqlite_file.explain(error.orig or error, path)) from error
    except sqlite3.Error as error:
        raise StorageError(sqlite_file.explain(error, path)) from error


def _opened(path: Path) -> sqlite3.Connection:
    """Connect without implicit transactions: Python's own would not cover schema changes."""
    connection = sqlite3.connect(path, timeout=sqlite_file.PATIENCE, isolation_level=None)
    try:
        for pragma in _PRAGMAS:
            connection.execute(pragma)
    except BaseException:
        connection.close()
        raise
    return connection


def _opened_to_read(path: Path) -> sqlite3.Connection:
    address = f"{path.as_uri()}?mode=ro"
    return sqlite3.connect(address, timeout=sqlite_file.PATIENCE, isolation_level=None, uri=True)


def _migrate(path: Path) -> None:
    """Migrate with foreign keys off, because tables are rebuilt; check the keys before the commit."""
    engine = create_engine("sqlite://", creator=partial(_opened, path), poolclass=NullPool)
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        migrate.upgrade(connection)
        if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
            raise StorageError("The new tables do not hold together: nothing was changed.")
        connection.commit()
