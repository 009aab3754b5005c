"""Opening the database: the lock, the look, the migration, and then two connections.

Write-ahead log, so that reading never waits for writing; every commit is on the disk before it counts.
"""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import URL, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage import file, migrate
from storage.errors import StorageError
from storage.link import Link

#: What is deleted is overwritten, so that nobody finds in the file who wanted to be forgotten.
_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
)


@dataclass(frozen=True)
class Database:
    """The open database: one connection for the writer, one for everybody who reads."""

    write: Link
    read: Link
    engine: AsyncEngine
    _held: AsyncExitStack

    async def close(self) -> None:
        """Give everything back; the lock last."""
        await self._held.aclose()


async def connect(database: str | Path) -> Database:
    """Open the database at a path, made on first use. StorageError, with nothing changed, if it cannot be."""
    path = await asyncio.to_thread(file.prepare, database)
    async with AsyncExitStack() as held:
        lock = await asyncio.to_thread(file.Lock, path)
        held.callback(lock.release)
        revision = await asyncio.to_thread(file.look, path)
        engine = _engine(path)
        held.push_async_callback(engine.dispose)
        with _explained(path):
            if not await asyncio.to_thread(migrate.is_current, revision):
                await _migrate(engine)
            write, read = await _link(engine, path, held), await _link(engine, path, held)
        return Database(write, read, engine, held.pop_all())


async def connect_to_read(database: str | Path) -> Database:
    """Open the database at a path for reading alone, also while a bot uses it; nothing is made or changed.

    StorageError if it is not there, not ours, damaged, or of another version than this program.
    """
    path = file.existing(database)
    revision = await asyncio.to_thread(file.look, path)
    if not await asyncio.to_thread(migrate.is_current, revision):
        raise StorageError(
            f'"{path}" is of an older Nattvakt: start the bot once, which brings it up to date.'
        )
    async with AsyncExitStack() as held:
        engine = _reading_engine(path)
        held.push_async_callback(engine.dispose)
        with _explained(path):
            link = await _link(engine, path, held, read_only=True)
        return Database(link, link, engine, held.pop_all())


async def _link(engine: AsyncEngine, path: Path, held: AsyncExitStack, *, read_only: bool = False) -> Link:
    link = await Link.open(engine, path, read_only=read_only)
    held.push_async_callback(link.close)
    return link


@contextmanager
def _explained(path: Path) -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        raise StorageError(file.explain(error.orig or error, path)) from error


def _engine(path: Path) -> AsyncEngine:
    """Transactions begin when we say so: Python's own way leaves changes of the schema outside them."""
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        connect_args={"isolation_level": None, "timeout": file.PATIENCE},
        pool_reset_on_return=None,
    )
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _reading_engine(path: Path) -> AsyncEngine:
    return create_async_engine(
        URL.create("sqlite+aiosqlite", database=path.as_uri(), query={"mode": "ro", "uri": "true"}),
        connect_args={"isolation_level": None, "timeout": file.PATIENCE},
        pool_reset_on_return=None,
    )


def _set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


async def _migrate(engine: AsyncEngine) -> None:
    """Foreign keys are off while tables are made anew, and checked before the commit."""
    async with engine.connect() as connection:
        await connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
        await connection.exec_driver_sql("BEGIN IMMEDIATE")
        await connection.run_sync(migrate.upgrade)
        if (await connection.exec_driver_sql("PRAGMA foreign_key_check")).first() is not None:
            raise StorageError("The new tables do not hold together: nothing was changed.")
        await connection.commit()
        await connection.invalidate()
