"""Checks a database file without opening it for use, and without changing it.

It finds out whether the file is ours, undamaged, writable, in use and up to date.
"""

from dataclasses import dataclass
from pathlib import Path

from storage.database import migrate, sqlite_file


@dataclass(frozen=True)
class DatabaseHealth:
    """An undamaged database; `size` is in bytes, `revision` is "none" for an empty file."""

    path: Path
    size: int
    revision: str
    in_use: bool
    #: Whether its tables are older than this program; the next start migrates them.
    is_old: bool


def check_up(database: str | Path) -> DatabaseHealth | None:
    """Check a database; None if there is none yet and the bot could create one.

    StorageError for whatever would stop a bot from opening it, other than a running bot that uses it.
    """
    path = sqlite_file.locate(database)
    if not path.exists():
        return None
    revision = sqlite_file.look(path)
    is_old = not migrate.is_current(revision)
    return DatabaseHealth(path, path.stat().st_size, revision or "none", sqlite_file.in_use(path), is_old)
