"""The interaction that is being answered, so that its first save notes it.

Two processes may hear one interaction: while they change places, or when a session is resumed. Both then try
to save, and the database takes it from one of them.
"""

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from dataclasses import dataclass
from datetime import datetime

from storage.database.connection import Connection
from storage.database.group_commit import GroupCommitWriter, has_failed
from storage.documents import campaign_queries, writes
from storage.documents.changes import Rows

#: The first millisecond of Discord's ids, and the bits of an id below its time.
EPOCH, BITS = 1_420_070_400_000, 22


@dataclass
class Answered:
    """An interaction, and whether a save has noted it."""

    interaction: int
    is_noted: bool = False

    def rows(self) -> Rows:
        """Return what the next save must write to note the interaction."""
        return () if self.is_noted else ((writes.HEARD, {"interaction": self.interaction}),)

    def saved(self, done: "asyncio.Future[None]") -> None:
        """Hear that a save with these rows has ended."""
        self.is_noted = self.is_noted or not has_failed(done)


ANSWERED: ContextVar[Answered | None] = ContextVar("answered", default=None)


@contextmanager
def answered(interaction: int) -> Iterator[Answered]:
    """Have the first save inside note this interaction."""
    one = Answered(interaction)
    token = ANSWERED.set(one)
    try:
        yield one
    finally:
        ANSWERED.reset(token)


class HeardTable:
    """The interactions that were saved. They are noted only while one of them may be heard twice.

    That is always so where processes share a database (`is_shared`), and elsewhere while an old session of
    the gateway is heard beside the new one.
    """

    def __init__(self, read: Connection, writer: GroupCommitWriter, *, is_shared: bool) -> None:
        self._read, self._writer = read, writer
        self._reasons = int(is_shared)

    @contextmanager
    def twice(self) -> Iterator[None]:
        """Note every interaction meanwhile, because it may be heard twice."""
        self._reasons += 1
        try:
            yield
        finally:
            self._reasons -= 1

    def answering(self, interaction: int) -> AbstractContextManager[Answered | None]:
        """Have the first save inside note this interaction, if it may be heard twice."""
        return answered(interaction) if self._reasons else nullcontext()

    async def has(self, interaction: int) -> bool:
        """Return whether a process has saved what an interaction asked for."""
        return bool(await self._read.fetch(campaign_queries.IS_HEARD, of_interaction=interaction))

    async def forget(self, before: datetime) -> None:
        """Forget the interactions from before a moment: Discord delivers none of them again."""
        oldest = (int(before.timestamp() * 1000) - EPOCH) << BITS
        await self._writer.write("heard", ((writes.HEARD_LONG_AGO, {"before": oldest}),), can_wait=True)
