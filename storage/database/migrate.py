"""Migrates the schema with Alembic at start, from any working directory and in one transaction.

A migration that is interrupted leaves the database as it was.
"""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from storage.documents.errors import StorageError

_MIGRATIONS = Path(__file__).parents[1] / "migrations"


def configuration() -> Config:
    """Return Alembic's configuration; the project has no alembic.ini."""
    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def is_current(revision: str) -> bool:
    """Return whether a revision is the newest; StorageError if it is newer than this program."""
    script = ScriptDirectory.from_config(configuration())
    known = {step.revision for step in script.walk_revisions()}
    if revision and revision not in known:
        raise StorageError(
            f'The database was written by a newer Nattvakt (revision "{revision}"): update this one.'
        )
    return revision == script.get_current_head()


def upgrade(connection: Connection) -> None:
    """Migrate the schema to the newest revision inside the connection's transaction."""
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
