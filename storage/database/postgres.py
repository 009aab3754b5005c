"""A database on a PostgreSQL server, which several processes may share.

It runs the same statements as SQLite, compiled for asyncpg. Two saves of one version conflict on the version
that each of them carries. A process waits for another one's lock, and a deadlock is retried.
"""

from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any

from sqlalchemy import ClauseElement, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from storage.database import migrate
from storage.database.connection import CompiledStatement, DatabaseConnections, Row, StatementCache, Writes
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
    from sqlalchemy import URL
    from sqlalchemy.ext.asyncio import AsyncConnection

SCHEME = "postgresql+asyncpg"
#: Number of connections for reading; the writer has one of its own.
READERS = 4
#: Seconds to wait for a connection to the server.
PATIENCE = 5.0
#: The key of the lock that lets one process at a time migrate the tables.
_MIGRATING = 7_305_809_155_107_156_077
_VITALS = text("SELECT pg_database_size(current_database()), version_num FROM alembic_version")
_INSTALL = 'PostgreSQL needs the package "asyncpg": install requirements/postgres.txt.'


def is_address(database: str) -> bool:
    """Return whether this is the address of a server rather than the path of a file."""
    return "://" in database


async def connect(address: str, *, read_only: bool = False) -> DatabaseConnections:
    """Open the database at an address, and create or migrate its tables if necessary.

    `read_only` changes nothing. StorageError, one sentence without the password, if it cannot be opened.
    """
    url = _url(address)
    with _explained(url):
        await _bring_up_to_date(url, read_only=read_only)
        pool = await _pool(url, 1 + READERS)
    plans = StatementCache(url.get_dialect()())
    read = PostgresConnection(pool, plans, url, read_only=True)
    write = read if read_only else PostgresConnection(pool, plans, url, read_only=False)
    return DatabaseConnections(write, read, pool.close, is_shared=True)


def _url(address: str) -> "URL":
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StorageError(
            f'"database_url" must be an address such as {SCHEME}://name@host/database.'
        ) from None
    if url.drivername not in {SCHEME, "postgresql"}:
        raise StorageError(f'"database_url" must begin with "{SCHEME}://".')
    return url.set(drivername=SCHEME)


async def _pool(url: "URL", most: int) -> "asyncpg.Pool[asyncpg.Record]":
    try:
        import asyncpg  # noqa: PLC0415  # SQLite does without it
    except ImportError:
        raise StorageError(_INSTALL) from None
    dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
    # no connection is kept ready: the pool would keep trying a lost server while the callers try it too
    return await asyncpg.create_pool(dsn, min_size=0, max_size=most, timeout=PATIENCE, command_timeout=30)


async def _bring_up_to_date(url: "URL", *, read_only: bool) -> None:
    engine = create_async_engine(url, connect_args={"timeout": PATIENCE})
    try:
        async with engine.begin() as connection:
            if read_only:
                await _require_current(connection, url)
                return
            # other processes wait here, and then find the tables migrated
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
            if not migrate.is_current(await _revision(connection, url)):
                await connection.run_sync(migrate.upgrade)
    except ModuleNotFoundError:
        raise StorageError(_INSTALL) from None
    finally:
        await engine.dispose()


async def _require_current(connection: "AsyncConnection", url: "URL") -> None:
    if not migrate.is_current(await _revision(connection, url)):
        raise StorageError(
            f"{_name(url)} is of an older Nattvakt: start the bot once, which brings it up to date."
        )


async def _revision(connection: "AsyncConnection", url: "URL") -> str:
    """Return the database's revision, "" if it is empty. StorageError if it is another program's."""
    found = await connection.execute(
        text("SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()")
    )
    tables = set(found.scalars())
    if not tables:
        return ""
    if "alembic_version" not in tables:
        raise StorageError(f"{_name(url)} belongs to another program: name another one.")
    return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one())


class PostgresConnection:
    """Runs statements on a pool's connections.

    A transaction stays on one connection, and only one task may use it at a time.
    """

    def __init__(
        self, pool: "asyncpg.Pool[asyncpg.Record]", plans: StatementCache, url: "URL", *, read_only: bool
    ) -> None:
        self._pool = pool
        self._plans = plans
        self._url = url
        self._read_only = read_only
        self._connection: Any = None

    async def fetch(self, statement: ClauseElement, **parameters: Any) -> Sequence[Any]:
        """Run a query and return all its rows; retry if the pool's connection turns out to be lost."""
        plan = self._plans.of(statement)
        with _explained(self._url):
            if self._connection is not None:
                return list(await self._connection.fetch(plan.sql, *plan.parameters(parameters)))
            for _ in range(READERS + 1):
                try:
                    return await self._read(plan, parameters)
                except Exception as error:
                    if not _is_lost(error) or isinstance(error, TimeoutError):
                        raise  # a lost connection is retried on another one of the pool
            return await self._read(plan, parameters)

    async def _read(self, plan: CompiledStatement, parameters: Row) -> Sequence[Any]:
        async with self._acquired() as connection:
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
        with _explained(self._url), _taken(write):
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
            raise ReadOnly(_name(self._url))
        with _explained(self._url):
            async with self._acquired() as connection:
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
    async def _acquired(self) -> AsyncIterator[Any]:
        """Take a connection from the pool; every failure is Unavailable, because it may pass.

        StoreClosed if the pool is closed.
        """
        try:
            connection = await self._pool.acquire(timeout=PATIENCE)
        except Exception as error:
            told = _told(self._url, error)
            if isinstance(told, StoreClosed):
                raise told from error
            raise Unavailable(_sentence(self._url, error, "cannot be reached")) from error
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
                raise WriteCollision(_sentence(self._url, error)) from error
            raise
        return transaction

    async def _commit(self, begun: Any) -> None:
        try:
            await begun.commit()
        except Exception as error:
            if _is_lost(error):
                raise CommitUncertain(_sentence(self._url, error)) from error
            raise

    async def vitals(self) -> tuple[int, str]:
        """Return the size of the database in bytes, and the revision of its tables."""
        ((size, revision),) = await self.fetch(_VITALS)
        return size, revision

    async def overwrite(self) -> None:
        """Do nothing: the server's next vacuum removes deleted text."""


def _name(url: "URL") -> str:
    """Return the database and host to name in a sentence, without user and password."""
    return f'the database "{url.database}" on "{url.host or "this machine"}"'


@contextmanager
def _explained(url: "URL") -> Iterator[None]:
    """Turn driver errors into a StorageError: one sentence for the operator."""
    try:
        yield
    except (OSError, TimeoutError) as error:
        raise Unavailable(_sentence(url, error, "cannot be reached")) from error
    except DBAPIError as error:
        raise StorageError(_sentence(url, error.orig or error)) from error
    except Exception as error:
        told = _told(url, error)
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


def _told(url: "URL", error: Exception) -> StorageError | None:
    """Return the StorageError for a driver error; None for any other error."""
    try:
        import asyncpg  # noqa: PLC0415  # SQLite does without it
    except ImportError:
        return None
    if isinstance(error, asyncpg.UniqueViolationError | asyncpg.DeadlockDetectedError):
        return WriteCollision(_sentence(url, error))
    if isinstance(error, asyncpg.InterfaceError) and str(error).startswith("pool is clos"):
        return StoreClosed()
    if _is_lost(error) or isinstance(
        error, asyncpg.InsufficientResourcesError | asyncpg.ReadOnlySQLTransactionError
    ):
        return Unavailable(_sentence(url, error))
    if isinstance(error, asyncpg.PostgresError | asyncpg.InterfaceError):
        return StorageError(_sentence(url, error))
    return None


def _is_lost(error: Exception) -> bool:
    """Return whether an error means that the connection is lost or about to be."""
    import asyncpg  # noqa: PLC0415  # SQLite does without it

    gone = asyncpg.PostgresConnectionError | asyncpg.OperatorInterventionError | asyncpg.InterfaceError
    # InternalClientError: the server has hung up and the driver has not noticed yet
    return isinstance(error, gone | OSError | asyncpg.InternalClientError)


def _sentence(url: "URL", error: BaseException, said: str = "failed") -> str:
    """Return a sentence that names only the error's type: its text may contain players' data."""
    name = _name(url)
    return f"{name[0].upper()}{name[1:]} {said} ({type(error).__name__})."
