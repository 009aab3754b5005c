"""Migrates the schema with Alembic at start, from any working directory and in one transaction.

A migration that is interrupted leaves the database as it was. One that lets older programs go on with the
database says so in its name: tables of `0021_since_0020` may be used by every program that knows 0020.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from storage.documents.errors import StorageError

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection

_MIGRATIONS: Final = Path(__file__).parents[1] / "migrations"
#: A revision: its number, and the oldest one whose programs may use the tables, if that is not its own.
_REVISION: Final = re.compile(r"(\d{4})(?:_since_(\d{4}))?")
#: The known revisions, oldest first: each migration's file name begins with its own.
REVISIONS: Final = tuple(
    sorted(found[0] for file in _MIGRATIONS.glob("versions/*_*.py") if (found := _REVISION.match(file.name)))
)


def configuration() -> Config:
    """Return Alembic's configuration; the project has no alembic.ini."""
    from alembic.config import Config  # noqa: PLC0415 - see `upgrade`

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def is_current(revision: str) -> bool:
    """Return whether a database can be used as it is: of this program, or of a newer one that allows it.

    StorageError if its revision is newer than this program and does not allow that.
    """
    if revision in REVISIONS or not revision:
        return revision == REVISIONS[-1]
    parts = _REVISION.fullmatch(revision)
    if parts is None or (parts[2] or parts[1]) > REVISIONS[-1][:4]:
        raise StorageError(
            f'The database was written by a newer Nattvakt (revision "{revision}"): update this one.'
        )
    return True


def upgrade(connection: Connection) -> None:
    """Migrate the schema to the newest revision inside the connection's transaction."""
    from alembic import command  # noqa: PLC0415 - it takes longer to import than most starts take in all

    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
