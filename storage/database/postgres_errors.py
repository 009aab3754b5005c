"""What the errors of PostgreSQL's driver mean: which may pass, and one sentence for the operator."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from storage.database.postgres_address import ServerAddress
from storage.documents.errors import StorageError, StoreClosed, Unavailable, WriteCollision
from storage.documents.write import Write


@contextmanager
def explained(server: ServerAddress) -> Iterator[None]:
    """Turn driver errors into a StorageError: one sentence for the operator."""
    try:
        yield
    except (OSError, TimeoutError) as error:
        raise Unavailable(sentence(server, error, "cannot be reached")) from error
    except DBAPIError as error:
        raise StorageError(sentence(server, error.orig or error)) from error
    except Exception as error:
        told = storage_error(server, error)
        if told is None:
            raise
        raise told from error


@contextmanager
def taken(write: Write) -> Iterator[None]:
    """Raise a write's `taken` if its row exists already."""
    try:
        yield
    except Exception as error:
        import asyncpg  # noqa: PLC0415  # SQLite does without it

        if write.taken is None or not isinstance(error, asyncpg.UniqueViolationError):
            raise
        raise write.taken from None


def storage_error(server: ServerAddress, error: Exception) -> StorageError | None:
    """Return the StorageError for a driver error; None for any other error."""
    try:
        import asyncpg  # noqa: PLC0415  # SQLite does without it
    except ImportError:
        return None
    if isinstance(error, asyncpg.UniqueViolationError | asyncpg.DeadlockDetectedError):
        return WriteCollision(sentence(server, error))
    if isinstance(error, asyncpg.InterfaceError) and str(error).startswith("pool is clos"):
        return StoreClosed()
    if is_lost(error) or isinstance(
        error, asyncpg.InsufficientResourcesError | asyncpg.ReadOnlySQLTransactionError
    ):
        return Unavailable(sentence(server, error))
    if isinstance(error, asyncpg.PostgresError | asyncpg.InterfaceError):
        return StorageError(sentence(server, error))
    return None


def is_lost(error: Exception) -> bool:
    """Return whether an error means that the connection is lost or about to be."""
    import asyncpg  # noqa: PLC0415  # SQLite does without it

    gone = asyncpg.PostgresConnectionError | asyncpg.OperatorInterventionError | asyncpg.InterfaceError
    # InternalClientError: the server has hung up and the driver has not noticed yet
    return isinstance(error, gone | OSError | asyncpg.InternalClientError)


def is_deadlock(error: BaseException | None) -> bool:
    """Return whether the server ended a statement because another one waited for it, and it for that one."""
    return getattr(error, "sqlstate", "") == "40P01"


def is_read_only(error: BaseException) -> bool:
    """Return whether a server refused a write because it follows another one."""
    import asyncpg  # noqa: PLC0415  # SQLite does without it

    return isinstance(error, asyncpg.ReadOnlySQLTransactionError) or (
        error.__cause__ is not None and is_read_only(error.__cause__)
    )


def sentence(server: ServerAddress, error: BaseException, said: str = "failed") -> str:
    """Return a sentence that names only the error's type: its text may contain players' data."""
    name = server.name
    return f"{name[0].upper()}{name[1:]} {said} ({type(error).__name__})."
