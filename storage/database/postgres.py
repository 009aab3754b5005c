"""A database on a PostgreSQL server, which several processes may share.

It runs the same statements as SQLite, compiled for asyncpg. Two saves of one version conflict on the version
that each of them carries. A process waits for another one's lock, and a deadlock is retried.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import ClauseElement, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from storage.database import migrate
from storage.database.connection import CompiledStatement, DatabaseConnections, Row, StatementCache, Writes
from storage.database.postgres_address import INSTALL, SCHEME, ServerAddress, ServerOptions
from storage.database.postgres_errors import (
    explained,
    is_deadlock,
    is_lost,
    is_read_only,
    sentence,
    storage_error,
    taken,
)
from storage.documents.errors import (
    CommitUncertain,
    ReadOnly,
    StorageError,
    StoreClosed,
    Unavailable,
    WriteCollision,
)
from storage.documents.write import Write

if TYPE_CHECKING:
    import asyncpg
    from sqlalchemy.ext.asyncio import AsyncConnection

#: The key of the lock that lets one process at a time migrate the tables.
_MIGRATING = 7_305_809_155_107_156_077
#: How often a migration is tried that meets a deadlock with a process of the last release, less one.
_TRIES = 4
_VITALS = text("SELECT pg_database_size(current_database()), version_num FROM alembic_version")


async def connect(
    address: str,
    *,
    read_only: bool = False,
    options: ServerOptions = ServerOptions(),  # noqa: B008  # frozen
) -> DatabaseConnections:
    """Open the database at an address, and create or migrate its tables if necessary.

    `read_only` changes nothing. StorageError, one sentence without the password, if it cannot be opened.
    """
    server = ServerAddress.read(address, options)
    with explained(server):
        await _bring_up_to_date(server, read_only=read_only)
        pool = await server.pool()
    plans = StatementCache(make_url(f"{SCHEME}://").get_dialect()())
    read = PostgresConnection(pool, plans, server, read_only=True)
    write = read if read_only else PostgresConnection(pool, plans, server, read_only=False)
    return DatabaseConnections(write, read, pool.close, is_shared=True)


async def _bring_up_to_date(server: ServerAddress, *, read_only: bool) -> None:
    """Create or migrate the tables; again if that meets a process that uses them."""
    for _ in range(_TRIES):
        try:
            await _migrated(server, read_only=read_only)
        except DBAPIError as error:
            if not is_deadlock(error.orig):
                raise
        else:
            return
    await _migrated(server, read_only=read_only)


async def _migrated(server: ServerAddress, *, read_only: bool) -> None:
    engine = create_async_engine(f"{SCHEME}://", connect_args=server.for_engine())
    try:
        async with engine.begin() as connection:
            if read_only:
                await _require_current(connection, server)
                return
            # other processes wait here, and then find the tables migrated
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
            if not migrate.is_current(await _revision(connection, server)):
                await connection.run_sync(migrate.upgrade)
    except ModuleNotFoundError:
        raise StorageError(INSTALL) from None
    finally:
        await engine.dispose()


async def _require_current(connection: "AsyncConnection", server: ServerAddress) -> None:
    if not migrate.is_current(await _revision(connection, server)):
        raise StorageError(
            f"{server.name} is of an older Nattvakt: start the bot once, which brings it up to date."
        )


async def _revision(connection: "AsyncConnection", server: ServerAddress) -> str:
    """Return the database's revision, "" if it is empty. StorageError if it is another program's."""
    found = await connection.execute(
        text("SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()")
    )
    tables = set(found.scalars())
    if not tables:
        return ""
    if "alembic_version" not in tables:
        raise StorageError(f"{server.name} belongs to another program: name another one.")
    return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one())


class PostgresConnection:
    """Runs statements on a pool's connections.

    A transaction stays on one connection, and only one task may use it at a time.
    """

    def __init__(
        self,
        pool: "asyncpg.Pool[asyncpg.Record]",
        plans: StatementCache,
        server: ServerAddress,
        *,
        read_only: bool,
    ) -> None:
        self._pool = pool
        self._plans = plans
        self._server = server
        self._read_only = read_only
        self._connection: Any = None

    async def fetch(self, statement: ClauseElement, **parameters: Any) -> Sequence[Any]:
        """Run a query and return all its rows; retry if the pool's connection turns out to be lost.

        A query can also meet a migration that waits for it.
        """
        plan = self._plans.of(statement)
        with explained(self._server):
            if self._connection is not None:
                return list(await self._connection.fetch(plan.sql, *plan.parameters(parameters)))
            for _ in range(self._server.options.readers + 1):
                try:
                    return await self._read(plan, parameters)
                except Exception as error:
                    if isinstance(error, TimeoutError) or not (is_lost(error) or is_deadlock(error)):
                        raise  # a lost connection is retried on another one of the pool
            return await self._read(plan, parameters)

    async def _read(self, plan: CompiledStatement, parameters: Row) -> Sequence[Any]:
        async with self._acquired() as connection:
            if not self._server.options.pooler:
                return list(await connection.fetch(plan.sql, *plan.parameters(parameters)))
            async with connection.transaction():  # keeps the server's connection from statement to rows
                return list(await connection.fetch(plan.sql, *plan.parameters(parameters)))

    async def commit(self, writes: Sequence[Writes]) -> None:
        """Run writes in a transaction of their own."""
        async with self.transaction():
            for write, rows in writes:
                await self.run(write, rows)

    async def run(self, write: Write, rows: Sequence[Row]) -> None:
        """Run a write for each row, inside a transaction.

        A write with `missing` runs row by row: `executemany` does not say how many rows it changed.
        """
        sql, bound = self._plans.bound(write, rows)
        with explained(self._server), taken(write):
            if write.missing is None:
                await self._connection.executemany(sql, bound)
                return
            for parameters in bound:
                done = await self._connection.execute(sql, *parameters)
                if done.endswith(" 0"):
                    raise write.missing

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Commit everything that runs inside, or nothing if an exception leaves it."""
        if self._read_only:
            raise ReadOnly(self._server.name)
        with explained(self._server):
            async with self._acquired() as connection, self._on_a_primary():
                begun = await self._begun(connection)
                self._connection = connection
                try:
                    yield
                except BaseException:
                    await begun.rollback()
                    raise
                finally:
                    self._connection = None
                await self._commit(begun)

    @asynccontextmanager
    async def _on_a_primary(self) -> AsyncIterator[None]:
        """Give all connections up if the server takes no writes any more: another one may do so now."""
        try:
            yield
        except Exception as error:
            if is_read_only(error):
                await self._pool.expire_connections()
            raise

    @asynccontextmanager
    async def _acquired(self) -> AsyncIterator[Any]:
        """Take a connection from the pool; every failure is Unavailable, because it may pass.

        StoreClosed if the pool is closed.
        """
        try:
            connection = await self._pool.acquire(timeout=self._server.patience)
        except Exception as error:
            told = storage_error(self._server, error)
            if isinstance(told, StoreClosed):
                raise told from error
            raise Unavailable(sentence(self._server, error, "cannot be reached")) from error
        try:
            yield connection
        finally:
            await self._pool.release(connection)

    async def _begun(self, connection: Any) -> Any:
        """Begin a transaction; WriteCollision if the connection was lost before, so that it is retried."""
        transaction = connection.transaction()
        try:
            await transaction.start()
        except Exception as error:
            if is_lost(error):
                raise WriteCollision(sentence(self._server, error)) from error
            raise
        return transaction

    async def _commit(self, begun: Any) -> None:
        try:
            await begun.commit()
        except Exception as error:
            if is_lost(error):
                raise CommitUncertain(sentence(self._server, error)) from error
            raise

    async def vitals(self) -> tuple[int, str]:
        """Return the size of the database in bytes, and the revision of its tables."""
        ((size, revision),) = await self.fetch(_VITALS)
        return size, revision

    async def overwrite(self) -> None:
        """Do nothing: the server's next vacuum removes deleted text."""
