"""The database file before the bot opens it: its path, its lock, its integrity, its revision.

The checks change nothing, so a file that is refused here is left exactly as it was.
"""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from storage.documents.errors import StorageError, Unavailable

#: Seconds to wait for a lock, such as that of another process that is closing or a tool that is reading.
PATIENCE = 5.0
#: Seconds to wait for the lock of a bot: `doctor` may hold it for a moment, another bot holds it for good.
BRIEF = 0.5

_CHECK = "check the permissions of the file and its directory."
_SENTENCES = {
    sqlite3.SQLITE_NOTADB: 'is not an SQLite database: move it away or set another "database".',
    sqlite3.SQLITE_CORRUPT: "is damaged: put a backup in its place.",
    sqlite3.SQLITE_BUSY: "is locked by another program: close that and try again.",
    sqlite3.SQLITE_READONLY: f"cannot be written: {_CHECK}",
    sqlite3.SQLITE_PERM: f"cannot be written: {_CHECK}",
    sqlite3.SQLITE_CANTOPEN: f"cannot be opened: {_CHECK}",
    sqlite3.SQLITE_FULL: "cannot grow: the disk is full.",
    sqlite3.SQLITE_IOERR: "cannot be read or written: the disk reports an error.",
}
#: Errors that can pass, or be repaired, while the bot runs.
_PASSING = frozenset(_SENTENCES) - {sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT}


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turn SQLite errors into a StorageError with one sentence for the operator."""
    try:
        yield
    except sqlite3.Error as error:
        kind = Unavailable if _code(error) in _PASSING else StorageError
        raise kind(explain(error, path)) from error


def explain(error: BaseException, path: Path) -> str:
    """Return a sentence that explains an SQLite error to the operator."""
    return f'"{path}" {_SENTENCES.get(_code(error), f"failed: {error}.")}'


def _code(error: BaseException) -> int:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF  # the higher bits hold a more detailed code


def damaged(path: Path) -> str:
    """Return the sentence for a damaged database."""
    return f'"{path}" {_SENTENCES[sqlite3.SQLITE_CORRUPT]}'


def existing(database: str | Path) -> Path:
    """Return the absolute path of an existing database file. StorageError if there is none."""
    path = _absolute(database)
    try:
        is_there = path.exists()
    except OSError as error:
        raise StorageError(f'"{path}" cannot be reached ({error.strerror}): {_CHECK}') from None
    if not is_there:
        raise StorageError(f'"{path}" is not there: check the path.')
    if not path.is_file():
        raise StorageError(f'"{path}" is not a file: check the path.')
    return path


def prepare(database: str | Path) -> Path:
    """Return the absolute path of the database file, and create its directory.

    StorageError for the address of a server, for a path that is a directory, and for a file or directory that
    cannot be written.
    """
    path = _absolute(database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f'"{path}" cannot be reached or made ({error.strerror}).') from None
    return locate(path)


def locate(database: str | Path) -> Path:
    """Return the absolute path of the database file, which need not exist; create nothing.

    StorageError as in `prepare`, except that the directory need not exist either.
    """
    path = _absolute(database)
    try:
        for each in (path, _beside(path), _beside(path, "-wal"), _beside(path, "-shm")):
            _require_file(each)
    except OSError as error:
        raise StorageError(f'"{path}" cannot be reached or made ({error.strerror}).') from None
    first = next(each for each in path.parents if each.exists())
    if not first.is_dir():
        raise StorageError(f'"{path}" cannot be reached or made ("{first}" is not a directory).')
    if not os.access(first, os.W_OK):
        raise StorageError(f'"{first}" cannot be written: check its permissions.')
    return path


def _absolute(database: str | Path) -> Path:
    if "://" in str(database):
        raise StorageError(
            '"database" must be the path of a file: the address of a server is "database_url".'
        )
    return Path(database).absolute()


def _require_file(path: Path) -> None:
    """Require that an existing path is a writable file: SQLite would open another one for reading only."""
    if path.exists() and not path.is_file():
        raise StorageError(f'"{path}" is not a file: set another "database".')
    if path.exists() and not os.access(path, os.W_OK):
        raise StorageError(f'"{path}" cannot be written: check its permissions.')


def _beside(path: Path, ending: str = ".lock") -> Path:
    return path.with_name(path.name + ending)


class FileLock:
    """Stops a second bot from using the same database, because both would answer every click.

    It is an exclusive transaction on an empty SQLite file next to the database. The operating system releases
    it when the process ends, even if it is killed. The file stays: deleting it would be a race.
    """

    def __init__(self, path: Path) -> None:
        with explained(_beside(path)):
            self._connection = sqlite3.connect(
                _beside(path), timeout=BRIEF, isolation_level=None, check_same_thread=False
            )
            try:
                self._connection.execute("BEGIN EXCLUSIVE")
            except sqlite3.Error as error:
                self._connection.close()
                if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                    raise StorageError(f'"{path}" is in use by another running bot: stop that one.') from None
                raise

    def release(self) -> None:
        self._connection.close()


def create(path: Path) -> None:
    """Make a database without tables, if there is no file yet; only the holder of its lock may call this.

    It gets its name when it has its first page: a process killed here leaves no file of 0 bytes, which
    `look` refuses.
    """
    if path.exists():
        return
    new = _beside(path, ".new")
    with explained(path):
        new.unlink(missing_ok=True)  # of a process that was killed
        with closing(sqlite3.connect(new, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
        new.rename(path)


def in_use(path: Path) -> bool:
    """Tell whether a running bot is using a database, without creating a lock file."""
    lock = _beside(path)
    if not lock.exists():
        return False
    with explained(lock), closing(sqlite3.connect(lock, timeout=0, isolation_level=None)) as connection:
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                return True
            raise
    return False


def look(path: Path) -> str:
    """Return a database's revision without changing the file; "" if it has no tables or does not exist.

    StorageError if it is damaged, another program's, or has 0 bytes.
    """
    if not path.exists():
        return ""
    _require_content(path)
    with (
        explained(path),
        closing(sqlite3.connect(_untouched(path), uri=True, timeout=PATIENCE)) as connection,
    ):
        return _look(connection, path)


def _require_content(path: Path) -> None:
    """Refuse a file without a byte: a full disk or a broken copy leaves one in place of a database."""
    log = _beside(path, "-wal")
    if path.stat().st_size == 0 and not (log.exists() and log.stat().st_size):
        raise StorageError(
            f'"{path}" is empty, 0 bytes: put a backup in its place with "python bot.py restore PATH", '
            "or delete the file if nobody has ever played."
        )


def _untouched(path: Path) -> str:
    """Return the address that opens a database read-only.

    If there is no write-ahead log, it also tells SQLite that nobody changes the file: otherwise SQLite would
    create an empty log next to it.
    """
    is_settled = not _beside(path, "-wal").exists()
    return f"{path.as_uri()}?mode=ro{'&immutable=1' if is_settled else ''}"


def _look(connection: sqlite3.Connection, path: Path) -> str:
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        return ""
    if "alembic_version" not in tables:
        raise StorageError(f'"{path}" belongs to another program: set another "database".')
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise StorageError(damaged(path))
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else ""
