"""The database file before it is opened for real: its path, its lock, its health, its revision.

Looking changes nothing, so whatever is refused here is left exactly as it was.
"""

import os
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from storage.errors import StorageError

#: Seconds to wait for another process that is just closing, and for a tool that is just reading.
PATIENCE = 5.0

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


def explain(error: sqlite3.Error, path: Path) -> str:
    """Return one sentence for the operator."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the rest says where in SQLite, not what
    return f'"{path}" {_SENTENCES.get(code, f"failed: {error}.")}'


def prepare(database: str | Path) -> Path:
    """Return the absolute path of the database file, its directory made.

    StorageError for an address of a server, a directory in the file's place, or a place that cannot
    be written.
    """
    if "://" in str(database):
        raise StorageError('"database" must be the path of a file: servers are not supported yet.')
    path = Path(database).absolute()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(f'The directory "{path.parent}" cannot be made ({error.strerror}).') from None
    if path.exists() and not path.is_file():
        raise StorageError(f'"{path}" is not a file: set another "database".')
    for place in (path.parent, *([path] if path.exists() else [])):
        if not os.access(place, os.W_OK):
            raise StorageError(f'"{place}" cannot be written: check its permissions.')
    return path


class Lock:
    """Keeps a second bot from the same database, or both would answer every click.

    It is an exclusive transaction on an empty SQLite file beside the database: the operating system
    lets go of it when the process ends, however it ends. The file stays; unlinking would be a race.
    """

    def __init__(self, path: Path) -> None:
        beside = path.with_name(path.name + ".lock")
        self._connection = sqlite3.connect(
            beside, timeout=PATIENCE, isolation_level=None, check_same_thread=False
        )
        try:
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            self._connection.close()
            raise StorageError(f'"{path}" is in use by another running bot: stop that one first.') from None

    def release(self) -> None:
        self._connection.close()


@dataclass(frozen=True)
class Found:
    """What a look at the file showed: `revision` is "" when there is nothing in it yet."""

    revision: str


def look(path: Path) -> Found:
    """Check a database without changing it. StorageError if it is damaged or another program's."""
    if not path.exists():
        return Found("")
    try:
        connection = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=PATIENCE)
        try:
            return _look(connection, path)
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise StorageError(explain(error, path)) from error


def _look(connection: sqlite3.Connection, path: Path) -> Found:
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        return Found("")
    if "alembic_version" not in tables:
        raise StorageError(f'"{path}" belongs to another program: set another "database".')
    (health,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if health != "ok":
        raise StorageError(f'"{path}" is damaged ({health}): put a backup in its place.')
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return Found(row[0] if row else "")
