"""Opens the database, either an SQLite file or one on a PostgreSQL server."""

from pathlib import Path

from storage.database import postgres, sqlite
from storage.database.connection import DatabaseConnections


async def connect(database: str | Path, *, read_only: bool = False) -> DatabaseConnections:
    """Open a database by its path or address, and create it on first use; `read_only` changes nothing.

    StorageError, one sentence for the operator, if it cannot be opened; then nothing was changed.
    """
    if isinstance(database, str) and postgres.is_address(database):
        return await postgres.connect(database, read_only=read_only)
    return await (sqlite.connect_to_read if read_only else sqlite.connect)(database)
