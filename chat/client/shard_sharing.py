"""Shares the shards out among the processes with one database, by leases.

A process that dies renews nothing, and the others take its shards over when its leases expire. A process that
comes takes what the others give back.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Protocol, TypeVar

from chat.operations.served_shards import ServedShards
from storage.documents.errors import Unavailable
from storage.shard_leases import LEASE, Leases, ShardLeases

log = logging.getLogger(__name__)

T = TypeVar("T")
#: Seconds between two looks at the leases, and how much earlier than the database a process lets go.
INTERVAL, MARGIN = 1.0, 2.0


class ShardHost(Protocol):
    """What opens and closes the connections of single shards."""

    async def expect_shard(self, shard: int) -> None:
        """Hear what a process before this one would have heard, until the shard is connected."""

    async def take_shard(self, shard: int) -> None:
        """Connect a shard, whose turn it is."""

    async def drop_shard(self, shard: int) -> None:
        """Disconnect a shard, so that another process can go on with it."""


class ShardSharing:
    """One process's part in the sharing."""

    def __init__(self, host: ShardHost, leases: ShardLeases, served: ServedShards) -> None:
        self._host, self._leases, self._served = host, leases, served
        self._process = secrets.token_hex(8)
        self._held: dict[int, int] = {}
        #: Until when the leases last for this process, by its own clock.
        self._until = 0.0
        self._buckets = 1
        self._task: asyncio.Task[None] | None = None
        self._taking: set[asyncio.Task[None]] = set()

    async def begin(self, suggested: int, buckets: int) -> None:
        """Join the others, and return as soon as this process has a shard; `buckets` as Discord says."""
        self._buckets = buckets
        await self._leases.join(self._process, suggested)
        while not (await self._renewed()).held:  # noqa: ASYNC110 - the database sends no event
            await asyncio.sleep(INTERVAL)

    def start(self) -> None:
        """Connect what this process has, and go on sharing in the background, unless that has begun."""
        if self._task is None:
            self._task = asyncio.create_task(self._share(), name="shard sharing")
            self._take_new({})

    async def stop(self) -> None:
        """Take nothing more, and connect nothing more. What is held stays so until `leave`, or expires."""
        tasks = [task for task in (self._task, *self._taking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def leave(self) -> None:
        """Give everything back, when the shards are disconnected; this process shows nothing from then on."""
        self._served.hold(self._served.count, self._held, until=0)
        try:
            await self._leases.leave(self._process)
        except Unavailable as error:
            log.warning("the shards could not be given back; their leases will expire: %s", error)

    async def wait_for_session(self, shard: int) -> None:
        """Wait until Discord allows a session of this shard to begin, whichever process began the last."""
        while left := await self._seconds_left(shard):  # noqa: ASYNC110 - the same
            await asyncio.sleep(left)

    async def _seconds_left(self, shard: int) -> float:
        """Return how long to wait until a session may begin; 0 counts it as begun."""
        return await _patiently(lambda: self._leases.wait_for_session(shard % self._buckets))

    async def _share(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self._round()
            except Unavailable as error:
                log.warning("the leases of shards could not be renewed: %s", error)
                await self._drop([shard for shard in self._held if shard not in self._served.ids])
            except Exception:  # go on sharing
                log.exception("the shards could not be shared out")

    async def _round(self) -> None:
        before = dict(self._held)
        leases = await self._renewed()
        await self._drop([shard for shard, fence in before.items() if leases.held.get(shard) != fence])
        if leases.excess:
            await self._drop(leases.excess)
            given = {shard: leases.held[shard] for shard in leases.excess}
            await self._leases.give_back(self._process, given)
            self._keep({shard: fence for shard, fence in leases.held.items() if shard not in given})
        self._take_new(before)

    def _take_new(self, before: Mapping[int, int]) -> None:
        for shard, fence in self._held.items():
            if before.get(shard) != fence:
                task = asyncio.create_task(self._take(shard, fence), name=f"shard {shard}")
                self._taking.add(task)
                task.add_done_callback(self._taking.discard)

    async def _renewed(self) -> Leases:
        """Renew the leases. They count from before the request, so that they never last too long here."""
        until = time.monotonic() + LEASE / 1000 - MARGIN
        leases = await self._leases.renew(self._process)
        self._until = until
        self._served.hold(leases.count, leases.held, until)
        self._held = dict(leases.held)
        return leases

    def _keep(self, held: dict[int, int]) -> None:
        self._held = held
        self._served.hold(self._served.count, held, self._until)

    async def _take(self, shard: int, fence: int) -> None:
        """Connect a shard when it is its turn; not if it is another process's by then."""
        log.info("shard %s is taken over, number %s", shard, fence)
        await _patiently(lambda: self._host.expect_shard(shard))
        while self._held.get(shard) == fence and (left := await self._seconds_left(shard)):  # noqa: ASYNC110
            await asyncio.sleep(left)
        if self._held.get(shard) == fence:
            await self._host.take_shard(shard)
        if shard not in self._held:
            await self._host.drop_shard(shard)

    async def _drop(self, shards: Iterable[int]) -> None:
        for shard in shards:
            log.info("shard %s is given up", shard)
            await self._host.drop_shard(shard)


async def _patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Ask the database, again and again while it is out of reach."""
    while True:
        try:
            return await ask()
        except Unavailable as error:
            log.warning("a shard waits for the database: %s", error)
            await asyncio.sleep(INTERVAL)
