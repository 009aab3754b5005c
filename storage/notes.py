"""Small values by key that belong to no campaign."""

from storage.database.connection import Connection
from storage.database.group_commit import GroupCommitWriter
from storage.documents import campaign_queries, writes


class NoteTable:
    """Reads and writes notes."""

    def __init__(self, read: Connection, writer: GroupCommitWriter) -> None:
        self._read, self._writer = read, writer

    async def get(self, key: str) -> str | None:
        """Return the note with this key; None if there is none."""
        rows = await self._read.fetch(campaign_queries.NOTE, of_key=key)
        return next((value for (value,) in rows), None)

    async def set(self, key: str, value: str) -> None:
        """Store a small value that belongs to no campaign; it replaces the key's old value."""
        dropped = (writes.NOTE_DROPPED, {"of_key": key})
        await self._writer.write(key, (dropped, (writes.NOTE_SET, {"key": key, "value": value})))

    async def drop(self, key: str) -> None:
        """Delete the note with this key."""
        await self._writer.write(key, ((writes.NOTE_DROPPED, {"of_key": key}),))
