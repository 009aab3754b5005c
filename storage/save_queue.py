"""The saves of a campaign in order: each action is decided on the save before it, which may be on its way.

So saves of one campaign that come close together share a commit. A save that fails takes those with it that
were decided on it; their callers decide again.
"""

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import NamedTuple, Self

from storage.database.group_commit import error_after, has_failed
from storage.stored import Stored


class QueuedSave(NamedTuple):
    """A campaign as it will be once a save is on the disk, and the future that is done when it is."""

    stored: Stored
    done: "asyncio.Future[None]"


class SaveQueue:
    """The saves of one campaign that are not on the disk yet, and the right to decide on the last of them.

    `keep` gets the campaign after each save that is on the disk, before anyone else.
    """

    def __init__(self, keep: Callable[[Stored], object]) -> None:
        self._keep = keep
        self.deciding = asyncio.Lock()
        #: The last save, until it is on the disk or has failed.
        self.last: QueuedSave | None = None

    def add(self, save: QueuedSave) -> None:
        """Have the next decision made on this save."""
        self.last = save
        save.done.add_done_callback(lambda _: self._ended(save))

    def _ended(self, save: QueuedSave) -> None:
        if self.last is save:
            self.last = None
        if not has_failed(save.done):
            self._keep(save.stored)


class Decision:
    """A context for one decision and its save. Decisions of a campaign never overlap.

    The next one begins when the save is queued. A `safe` one waits first for what it is made on to be on the
    disk. For others, leaving the context waits for that. If that failed, VersionConflict or Unavailable: then
    a refusal too was decided on what never was.
    """

    def __init__(self, queue: SaveQueue, *, safe: bool = False) -> None:
        self._queue, self._safe = queue, safe
        self._is_over = False
        #: The save that it is made on, if that is not on the disk yet.
        self.before: QueuedSave | None = None

    async def __aenter__(self) -> Self:
        await self._queue.deciding.acquire()
        try:
            while self._safe and self._queue.last is not None:
                await asyncio.wait((self._queue.last.done,))
        except BaseException:
            self._end()
            raise
        self.before = self._queue.last
        return self

    def queued(self, stored: Stored, done: "asyncio.Future[None]") -> None:
        """Note that its save is queued."""
        self._queue.add(QueuedSave(stored, done))
        self._end()

    async def __aexit__(
        self, _: type[BaseException] | None, error: BaseException | None, __: TracebackType | None
    ) -> None:
        self._end()
        if self.before is not None and (error is None or isinstance(error, Exception)):
            await asyncio.wait((self.before.done,))
            if failed := error_after(self.before.done):
                raise failed

    def _end(self) -> None:
        if not self._is_over:
            self._is_over = True
            self._queue.deciding.release()
