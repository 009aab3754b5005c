"""What was saved and is still to be told to everybody: noted in the save's row, struck when it has been told.

What belongs to a contest is no debt: its panel shows it, and knows how far (`contests.shown`).
"""

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.model_base import Event
from storage.database.connection import Connection
from storage.database.group_commit import GroupCommitWriter
from storage.documents import statements as sql
from storage.documents.changes import AnnounceTarget


class OutboxEntry(NamedTuple):
    """A save that may not have been told, on a server."""

    home: int
    campaign: int
    version: int
    asked: AnnounceTarget


class OutboxTable:
    """Reads debts and strikes them off."""

    def __init__(self, read: Connection, writer: GroupCommitWriter) -> None:
        self._read = read
        self._writer = writer
        #: The interactions to which something is owed since this process runs.
        self.noted: set[int] = set()

    async def all(self) -> tuple[OutboxEntry, ...]:
        """Return every debt, by campaign and version."""
        rows = await self._read.fetch(sql.DEBTS)
        return tuple(
            OutboxEntry(home, campaign, version, AnnounceTarget(*asked))
            for home, campaign, version, *asked in rows
        )

    def note(self, asked: AnnounceTarget | None) -> None:
        """Keep in mind that something is owed now."""
        if asked is not None:
            self.noted.add(asked.interaction)

    async def strike(self, interaction: int) -> None:
        """Forget what is owed to an interaction: it was told."""
        self.noted.discard(interaction)
        row = (sql.DEBT_STRUCK, {"of_interaction": interaction})
        await self._writer.write(("debt", interaction), (row,), can_wait=True)


def is_owed(events: Sequence[Event]) -> bool:
    """Tell whether everybody is to be told of a save here; a contest's story tells of what happens in it."""
    return not any(event.contest for event in events)
