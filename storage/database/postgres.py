"""A database on a PostgreSQL server, which several processes may share.

It runs the same statements as SQLite, compiled for asyncpg. Two saves of one version conflict on the version
that each of them carries. A process waits for another one's lock, and a deadlock is retried.
"""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import ClauseElement, make_url, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from storage.database import migrate
from storage.database.connection import CompiledStatement, DatabaseConnections, Row, StatementCache, Writes
from storage.database.postgres_address import INSTALL, SCHEME, ServerAddress, ServerOptions
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
    with _explained(server):
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
            if not _is_deadlock(error.orig):
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
        with _explained(self._server):
            if self._connection is not None:
                return list(await self._connection.fetch(plan.sql, *plan.parameters(parameters)))
            for _ in range(self._server.options.readers + 1):
                try:
                    return await self._read(plan, parameters)
                except Exception as error:
                    if isinstance(error, TimeoutError) or not (_is_lost(error) or _is_deadlock(error)):
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
        with _explained(self._server), _taken(write):
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
        with _explained(self._server):
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
            if _is_read_only(error):
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
            told = _told(self._server, error)
            if isinstance(told, StoreClosed):
                raise told from error
            raise Unavailable(_sentence(self._server, error, "cannot be reached")) from error
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
            if _is_lost(error):
                raise WriteCollision(_sentence(self._server, error)) from error
            raise
        return transaction

    async def _commit(self, begun: Any) -> None:
        try:
            await begun.commit()
        except Exception as error:
            if _is_lost(error):
                raise CommitUncertain(_sentence(self._server, error)) from error
            raise

    async def vitals(self) -> tuple[int, str]:
        """Return the size of the database in bytes, and the revision of its tables."""
        ((size, revision),) = await self.fetch(_VITALS)
        return size, revision

    async def overwrite(self) -> None:
        """Do nothing: the server's next vacuum removes deleted text."""


@contextmanager
def _explained(server: ServerAddress) -> Iterator[None]:
    """Turn driver errors into a StorageError: one sentence for the operator."""
    try:
        yield
    except (OSError, TimeoutError) as error:
        raise Unavailable(_sentence(server, error, "cannot be reached")) from error
    except DBAPIError as error:
        raise StorageError(_sentence(server, error.orig or error)) from error
    except Exception as error:
        told = _told(server, error)
        if told is None:
            raise
        raise told from error


@contextmanager
def _taken(write: Write) -> Iterator[None]:
    """Raise a write's `taken` if its row exists already."""
    try:
        yield
    except Exception as error:
        import asyncpg  # noqa: PLC0415  # SQLite does without it

        if write.taken is None or not isinstance(error, asyncpg.UniqueViolationError):
            raise
        raise write.taken from None


def _told(server: ServerAddress, error: Exception) -> StorageError | None:
    """Return the StorageError for a driver error; None for any other error."""
    try:
        import asyncpg  # noqa: PLC0415  # SQLite does without it
    except ImportError:
        return None
    if isinstance(error, asyncpg.UniqueViolationError | asyncpg.DeadlockDetectedError):
        return WriteCollision(_sentence(server, error))
    if isinstance(error, asyncpg.InterfaceError) and str(error).startswith("pool is clos"):
        return StoreClosed()
    if _is_lost(error) or isinstance(
        error, asyncpg.InsufficientResourcesError | asyncpg.ReadOnlySQLTransactionError
    ):
        return Unavailable(_sentence(server, error))
    if isinstance(error, asyncpg.PostgresError | asyncpg.InterfaceError):
        return StorageError(_sentence(server, error))
    return None


def _is_lost(error: Exception) -> bool:
    """Return whether an error means that the connection is lost or about to be."""
    import asyncpg  # noqa: PLC0415  # SQLite does without it

    gone = asyncpg.PostgresConnectionError | asyncpg.OperatorInterventionError | asyncpg.InterfaceError
    # InternalClientError: the server has hung up and the driver has not noticed yet
    return isinstance(error, gone | OSError | asyncpg.InternalClientError)


def _is_deadlock(error: BaseException | None) -> bool:
    """Return whether the server ended a statement because another one waited for it, and it for that one."""
    return getattr(error, "sqlstate", "") == "40P01"


def _is_read_only(error: BaseException) -> bool:
    """Return whether a server refused a write because it follows another one."""
    import asyncpg  # noqa: PLC0415  # SQLite does without it

    return isinstance(error, asyncpg.ReadOnlySQLTransactionError) or (
        error.__cause__ is not None and _is_read_only(error.__cause__)
    )


def _sentence(server: ServerAddress, error: BaseException, said: str = "failed") -> str:
    """Return a sentence that names only the error's type: its text may contain players' data."""
    name = server.name
    return f"{name[0].upper()}{name[1:]} {said} ({type(error).__name__})."
