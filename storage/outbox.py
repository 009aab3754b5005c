"""The outbox: saves that still have to be announced to everybody.

An entry is noted in the save's row in the log, and cleared when the announcement is out. Events of a contest
need no entry: its panel shows them and records up to which version (`contests.shown`).
"""

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.model_base import Event
from storage.database.connection import Connection
from storage.database.group_commit import GroupCommitWriter
from storage.documents import display_queries, writes
from storage.documents.changes import AnnounceTarget


class OutboxEntry(NamedTuple):
    """A save that may not have been announced yet; `home` is the server, `asked` where to announce it."""

    home: int
    campaign: int
    version: int
    asked: AnnounceTarget


class OutboxTable:
    """Reads the entries of the outbox and clears them."""

    def __init__(self, read: Connection, writer: GroupCommitWriter) -> None:
        self._read = read
        self._writer = writer
        #: The interactions whose saves this process made and has not announced yet.
        self.waiting: set[int] = set()

    async def all(self) -> tuple[OutboxEntry, ...]:
        """Return every entry, by campaign and version."""
        rows = await self._read.fetch(display_queries.DEBTS)
        return tuple(
            OutboxEntry(home, campaign, version, AnnounceTarget(*asked))
            for home, campaign, version, *asked in rows
        )

    def note(self, asked: AnnounceTarget | None) -> None:
        """Remember that a save of this process waits for its announcement; None changes nothing."""
        if asked is not None:
            self.waiting.add(asked.interaction)

    async def mark_told(self, interaction: int) -> None:
        """Clear the entries of an interaction: they have been announced."""
        self.waiting.discard(interaction)
        row = (writes.ANNOUNCEMENT_DONE, {"of_interaction": interaction})
        await self._writer.write(("debt", interaction), (row,), can_wait=True)


def is_owed(events: Sequence[Event]) -> bool:
    """Return whether a save needs an announcement: not if one of its events belongs to a contest.

    The contest's story shows such a save.
    """
    return not any(event.contest for event in events)
