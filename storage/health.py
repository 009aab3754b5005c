"""A database looked over from outside: is it ours, sound, writable, in use, up to date? Changes nothing."""

from dataclasses import dataclass
from pathlib import Path

from storage.database import migrate, sqlite_file


@dataclass(frozen=True)
class DatabaseHealth:
    """A sound database, its size in bytes."""

    path: Path
    size: int
    revision: str
    in_use: bool
    #: Whether the next start brings it up to date.
    is_old: bool


def check_up(database: str | Path) -> DatabaseHealth | None:
    """Look a database over; None where there is none yet, and one can be made.

    StorageError for what a bot would refuse it for, but for being in use.
    """
    path = sqlite_file.locate(database)
    if not path.exists():
        return None
    revision = sqlite_file.look(path)
    is_old = not migrate.is_current(revision)
    return DatabaseHealth(path, path.stat().st_size, revision or "none", sqlite_file.in_use(path), is_old)
