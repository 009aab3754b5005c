"""The one writer: commits changes from many tasks together, each of them all or nothing.

Its task runs while there is something to write. A batch that fails is tried again one change at a time, so
that one caller's stale or broken change affects only those that build on it. If the database is out of reach,
all callers get that error at once: otherwise each would wait for its own timeout.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, TypeVar

from storage.database.connection import Connection, Writes
from storage.documents.changes import Row, Rows
from storage.documents.errors import (
    CommitUncertain,
    StoreClosed,
    Unavailable,
    VersionConflict,
    WriteCollision,
)
from storage.documents.write import Write
from storage.documents.writes import WRITES

T = TypeVar("T")

#: How many jobs share a commit at most; this bounds how long the first of them waits.
MOST_TOGETHER = 200
#: How often a batch is retried after a conflict with another process or on a lost connection.
COLLISIONS = 5
#: How long a job that can wait waits for others: turns of the event loop, and commits that go first.
TURNS, COMMITS = 20, 50
_ORDER = {write: number for number, write in enumerate(WRITES)}


@dataclass(frozen=True, eq=False)
class PendingWrite:
    """Rows that can share a transaction with others, or work that needs a transaction of its own.

    Rows with the same key keep their order, and share a transaction only if they build on each other.
    """

    key: Hashable
    done: asyncio.Future[Any]
    rows: Rows = ()
    work: Callable[[Connection], Awaitable[Any]] | None = None
    #: Whether its caller is in no hurry, so that it can wait to share the commit of an urgent job.
    can_wait: bool = False
    #: What it builds on: if that fails, it fails too.
    after: "asyncio.Future[Any] | None" = None


class GroupCommitWriter:
    """Queues writes and commits them in batches."""

    def __init__(self, link: Connection) -> None:
        self._link = link
        self._queue: deque[PendingWrite] = deque()
        #: The jobs that can wait, and how many commits have gone ahead of them.
        self._waiting: deque[PendingWrite] = deque()
        self._passed = 0
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        #: Called after each commit with the number of changes in it; 0 if the database was out of reach.
        self.on_commit: Callable[[int], None] = lambda _: None

    async def write(self, key: Hashable, rows: Rows, *, can_wait: bool = False) -> None:
        """Write the rows, all or none; return when they are committed.

        Changes with the same key are committed in the order in which they came. Cancelling the caller does
        not cancel the write. `can_wait` lets the write wait for others to share its commit with.
        """
        await asyncio.shield(self.queue(key, rows, can_wait=can_wait))

    async def try_write(self, key: Hashable, rows: Rows) -> bool:
        """Write the rows as `write` does; return False if what they change is not there any more."""
        try:
            await self.write(key, rows)
        except VersionConflict:
            return False
        return True

    def queue(
        self,
        key: Hashable,
        rows: Rows,
        *,
        can_wait: bool = False,
        after: "asyncio.Future[None] | None" = None,
    ) -> "asyncio.Future[None]":
        """Queue the rows as `write` does; return a future that is done when they are committed.

        `after` is that of the rows with this key that they build on: they are committed with those or later,
        and if those fail, they fail too: with VersionConflict, or because the database is out of reach.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queued(PendingWrite(key, done, rows, can_wait=can_wait, after=after))
        return done

    async def alone(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Run `work` in a transaction of its own; return its result when that is committed."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queued(PendingWrite(work, done, work=work))
        return await asyncio.shield(done)

    async def close(self) -> None:
        """Refuse further writes, and wait for the queued ones."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait([self._task])

    def _queued(self, job: PendingWrite) -> None:
        if self._closed:
            raise StoreClosed
        (self._waiting if job.can_wait else self._queue).append(job)
        if self._task is None:
            self._task = asyncio.create_task(self._drain(), name="storage writer")

    async def _drain(self) -> None:
        try:
            while self._queue or self._waiting:
                await self._turn_to_who_waits()
                await self._commit(self._batch())
        finally:
            self._task = None
            for jobs in (self._queue, self._waiting):
                _abandon(jobs)
                jobs.clear()

    async def _turn_to_who_waits(self) -> None:
        """Give urgent jobs some turns of the loop to arrive; queue the others if none do.

        After `COMMITS` commits, queue them in any case.
        """
        for _ in range(TURNS):
            if self._queue:
                break
            await asyncio.sleep(0)
        self._passed += 1
        if not self._queue or self._passed > COMMITS:
            self._queue += self._waiting
            self._waiting.clear()
            self._passed = 0

    def _batch(self) -> list[PendingWrite]:
        """Take the work at the head of the queue, or all changes that can share a commit."""
        if self._queue[0].work:
            return [self._queue.popleft()]
        batch, left = list[PendingWrite](), list[PendingWrite]()
        last: dict[Hashable, PendingWrite | None] = {}  # by key, in the batch; None once a job is left
        while self._queue and len(batch) < MOST_TOGETHER:
            job = self._queue.popleft()
            before = last.get(job.key)
            fits = job.key not in last or (before is not None and before.done is job.after)
            last[job.key] = job if fits else None
            (batch if fits and not job.work else left).append(job)
        self._queue.extendleft(reversed(left))
        return batch

    async def _commit(self, jobs: list[PendingWrite]) -> None:
        batch = [job for job in jobs if not _falls(job)]
        if not batch:
            return
        try:
            results = await self._run(batch)
        except Exception as error:  # noqa: BLE001 each caller gets it from its future
            if isinstance(error, Unavailable):
                self.on_commit(0)
            await self._singly(batch, error)
        else:
            self.on_commit(len(batch))
            for job, result in zip(batch, results, strict=True):
                job.done.set_result(result)
        finally:
            _abandon(batch)

    async def _singly(self, batch: list[PendingWrite], error: Exception) -> None:
        if len(batch) == 1 or isinstance(error, Unavailable):
            for job in batch:
                job.done.set_exception(error)
            return
        for job in batch:
            await self._commit([job])

    async def _run(self, batch: list[PendingWrite]) -> list[Any]:
        for _ in range(COLLISIONS):
            try:
                return await self._run_once(batch)
            except WriteCollision:
                await asyncio.sleep(0)
        return await self._run_once(batch)

    async def _run_once(self, batch: list[PendingWrite]) -> list[Any]:
        if work := batch[0].work:
            async with self._link.transaction():
                return [await work(self._link)]
        await self._link.commit(
            [each for layer in _layers(batch) for each in grouped(pair for job in layer for pair in job.rows)]
        )
        return [None for _ in batch]


def grouped(rows: Iterable[tuple[Write, Row]]) -> list[Writes]:
    """Return each write once, with all its rows, in the order of `WRITES`."""
    found: dict[Write, list[Row]] = {}
    for write, row in rows:
        found.setdefault(write, []).append(row)
    return [(write, found[write]) for write in sorted(found, key=_ORDER.__getitem__)]


def has_failed(done: "asyncio.Future[Any]") -> bool:
    """Tell whether a write has ended without being committed."""
    return done.done() and (done.cancelled() or done.exception() is not None)


def error_after(done: "asyncio.Future[Any]") -> Exception | None:
    """Return the error of a write that builds on one that has failed; None if that one has not.

    If the database was out of reach, it is the same error: the others need not find that out each.
    """
    if not has_failed(done):
        return None
    error = None if done.cancelled() else done.exception()
    if isinstance(error, Unavailable) and not isinstance(error, CommitUncertain):
        return error
    return VersionConflict()


def _falls(job: PendingWrite) -> bool:
    """Tell whether what a job builds on has failed; then it fails too."""
    error = error_after(job.after) if job.after else None
    if error is not None:
        job.done.set_exception(error)
    return error is not None


def _layers(batch: Iterable[PendingWrite]) -> Iterator[Sequence[PendingWrite]]:
    """Yield the jobs in groups with one job for each key at most, those that others build on first.

    Within a group they are in the order of the keys, as in every process, so that two cannot deadlock.
    """
    jobs: dict[Hashable, list[PendingWrite]] = {}
    for job in sorted(batch, key=lambda job: str(job.key)):
        jobs.setdefault(job.key, []).append(job)
    for layer in zip_longest(*jobs.values()):
        yield [job for job in layer if job is not None]


def _abandon(jobs: Iterable[PendingWrite]) -> None:
    """Cancel the futures of jobs, so that nobody waits for a writer that was cancelled itself."""
    for job in jobs:
        job.done.cancel()  # has no effect on a future that is done
