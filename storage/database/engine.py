"""Opens the database, either an SQLite file or one on a PostgreSQL server."""

from pathlib import Path

from storage.database import sqlite
from storage.database.connection import DatabaseConnections
from storage.database.postgres_address import ServerOptions, is_address


async def connect(
    database: str | Path,
    *,
    read_only: bool = False,
    server: ServerOptions = ServerOptions(),  # noqa: B008
) -> DatabaseConnections:
    """Open a database by its path or address, and create it on first use; `read_only` changes nothing.

    `server` says how a server is used.
    StorageError, one sentence for the operator, if it cannot be opened; then nothing was changed.
    """
    if isinstance(database, str) and is_address(database):
        from storage.database import postgres  # noqa: PLC0415 - it imports SQLAlchemy's ORM

        return await postgres.connect(database, read_only=read_only, options=server)
    return await (sqlite.connect_to_read if read_only else sqlite.connect)(database)
