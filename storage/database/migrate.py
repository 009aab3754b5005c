"""Migrates the schema with Alembic at start, from any working directory and in one transaction.

A migration that is interrupted leaves the database as it was.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from storage.documents.errors import StorageError

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

_MIGRATIONS: Final = Path(__file__).parents[1] / "migrations"
#: The known revisions, oldest first: each migration's file name begins with its own.
REVISIONS: Final = tuple(sorted(file.name.split("_")[0] for file in _MIGRATIONS.glob("versions/*_*.py")))


def configuration() -> Config:
    """Return Alembic's configuration; the project has no alembic.ini."""
    from alembic.config import Config  # noqa: PLC0415 - see `upgrade`

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def is_current(revision: str) -> bool:
    """Return whether a revision is the newest; StorageError if it is newer than this program."""
    if revision and revision not in REVISIONS:
        raise StorageError(
            f'The database was written by a newer Nattvakt (revision "{revision}"): update this one.'
        )
    return revision == REVISIONS[-1]


def upgrade(connection: Connection) -> None:
    """Migrate the schema to the newest revision inside the connection's transaction."""
    from alembic import command  # noqa: PLC0415 - it takes longer to import than most starts take in all

    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
