"""Fast databases for tests: what every test would repeat is done only once per process."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import ClauseElement
from sqlalchemy.engine import Dialect

from storage.database import connection as link
from storage.database import sqlite, sqlite_file
from storage.database.connection import CompiledStatement

#: The statements compiled so far, by driver.
PLANS: dict[tuple[ClauseElement, str], CompiledStatement] = {}
#: No test needs its database to survive a power cut, so none waits for the disk.
PRAGMAS = tuple(each.replace("synchronous = FULL", "synchronous = OFF") for each in sqlite._PRAGMAS)


def quickly(patch: pytest.MonkeyPatch) -> None:
    """Skip work that these tests do not check: recompiling statements, and waiting for the disk."""
    compiled = link._compiled

    def plan(statement: ClauseElement, dialect: Dialect) -> CompiledStatement:
        key = statement, dialect.name
        if key not in PLANS:
            PLANS[key] = compiled(statement, dialect)
        return PLANS[key]

    patch.setattr(link, "_compiled", plan)
    patch.setattr(sqlite, "_PRAGMAS", PRAGMAS)


def copied(patch: pytest.MonkeyPatch, empty: Path) -> None:
    """Let each new database start as a copy of the file `empty`, which the first one writes."""
    prepare, migrate = sqlite_file.prepare, sqlite._migrate
    new: set[Path] = set()

    def prepared(database: str | Path) -> Path:
        path = prepare(database)
        if not path.exists():
            if empty.exists():
                shutil.copy(empty, path)
            else:
                new.add(path)
        return path

    def migrated(path: Path) -> None:
        migrate(path)
        if path in new:
            _leave(path, empty)

    patch.setattr(sqlite_file, "prepare", prepared)
    patch.setattr(sqlite, "_migrate", migrated)


def _leave(made: Path, empty: Path) -> None:
    if not empty.exists():
        with closing(sqlite3.connect(made)) as connection:
            connection.execute("VACUUM INTO ?", (str(empty),))
