"""Which process serves which of the bot's shards: leases in the database that all of them share.

A lease expires by the database's clock, so nothing has to be told of a process that died. Each transaction
waits for the others at the row with the number of shards; there are no locks that outlast a transaction.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from storage.database.connection import Connection
from storage.database.group_commit import GroupCommitWriter
from storage.documents import leases as sql
from storage.documents.errors import VersionConflict

#: Milliseconds that a lease lasts, and between two sessions that begin in one bucket.
LEASE, BETWEEN = 12_000, 5_000


@dataclass(frozen=True)
class Leases:
    """What a process holds: the fencing number of each shard, and which shards are more than its share."""

    count: int
    held: Mapping[int, int] = field(default_factory=dict)
    excess: tuple[int, ...] = ()


class ShardLeases:
    """Takes, renews and gives back leases."""

    def __init__(self, writer: GroupCommitWriter) -> None:
        self._writer = writer

    async def join(self, process: str, suggested: int) -> int:
        """Enter a process, and return how many shards there are: as many as the other processes have.

        `suggested` is the number if there are no other processes.
        """

        async def work(link: Connection) -> int:
            count = await _locked(link, suggested)
            await _alive(link, process)
            if len(await link.fetch(sql.PROCESSES)) > 1 and await link.fetch(sql.LEASES):
                return count
            await _divide(link, suggested)
            return suggested

        return await self._writer.alone(work)

    async def renew(self, process: str) -> Leases:
        """Renew what a process holds, and take free shards up to its share; return what it holds now.

        A process that has more than its share keeps that until it gives it back.
        """

        async def work(link: Connection) -> Leases:
            count = await _locked(link, 1)
            await _alive(link, process)
            everybody = [name for (name,) in await link.fetch(sql.PROCESSES)]
            share = _share(count, len(everybody), everybody.index(process))
            rows = await link.fetch(sql.LEASES)
            held = {shard: fence for shard, holder, fence, _ in rows if holder == process}
            for shard, fence in held.items():
                await link.run(sql.LEASE_RENEWED, (_fenced(process, shard, fence),))
            free = [(shard, fence) for shard, _, fence, expired in rows if expired and shard not in held]
            for shard, fence in free[: max(0, share - len(held))]:
                row = {"of_shard": shard, "holder": process, "milliseconds": LEASE}
                await link.run(sql.LEASE_TAKEN, (row,))
                held[shard] = fence + 1
            return Leases(count, held, tuple(sorted(held)[share:]))

        return await self._writer.alone(work)

    async def give_back(self, process: str, held: Mapping[int, int]) -> None:
        """Give shards back, by their fencing numbers; one that another process has taken stays with it."""

        async def work(link: Connection) -> None:
            for shard, fence in held.items():
                await link.run(sql.LEASE_GIVEN_BACK, (_fenced(process, shard, fence),))

        await self._writer.alone(work)

    async def leave(self, process: str) -> None:
        """Give everything back, and count as a process no more.

        That is one transaction, so that the others divide among themselves what they find free.
        """

        async def work(link: Connection) -> None:
            await link.run(sql.ALL_GIVEN_BACK, ({"of_holder": process},))
            await link.run(sql.PROCESS_GONE, ({"of_id": process},))

        await self._writer.alone(work)

    async def wait_for_session(self, bucket: int) -> float:
        """Return 0 if a session may begin in a bucket, and count it as begun; else the seconds to wait."""

        async def work(link: Connection) -> float:
            await _locked(link, 1)
            left = await link.fetch(sql.SESSION_TURN, of_bucket=bucket)
            if left and left[0][0] > 0:
                return min(float(left[0][0]), BETWEEN) / 1000
            await link.run(sql.SESSION_CLEARED, ({"of_bucket": bucket},))
            await link.run(sql.SESSION_BEGUN, ({"bucket": bucket, "milliseconds": BETWEEN},))
            return 0.0

        return await self._writer.alone(work)


async def _locked(link: Connection, suggested: int) -> int:
    """Return how many shards there are; other processes wait here until the transaction is over."""
    try:
        await link.run(sql.COUNT_LOCKED, ({},))
    except VersionConflict:
        await link.run(sql.COUNT_MADE, ({"key": sql.COUNT, "value": str(suggested)},))
    ((count,),) = await link.fetch(sql.COUNTED)
    return int(count)


async def _alive(link: Connection, process: str) -> None:
    """Drop the processes whose time is over, and prolong this one's."""
    await link.run(sql.PROCESS_GONE, ({"of_id": process},))
    await link.run(sql.PROCESS_ALIVE, ({"id": process, "milliseconds": LEASE},))


async def _divide(link: Connection, count: int) -> None:
    """Make so many shards, all of them free; leases that have not expired stay if the number does."""
    rows = await link.fetch(sql.LEASES)
    if [shard for shard, *_ in rows] == [*range(count)]:
        return
    last = max((fence for _, _, fence, _ in rows), default=0)
    await link.run(sql.COUNT_CHANGED, ({"value": str(count)},))
    await link.run(sql.LEASES_DROPPED, ({},))
    made = [{"shard": shard, "holder": "", "fence": last, "until": 0} for shard in range(count)]
    for row in made:
        await link.run(sql.LEASE_MADE, (row,))


def _share(count: int, processes: int, place: int) -> int:
    """Return how many shards fall to the process at this place among all of them."""
    return count // processes + (place < count % processes)


def _fenced(process: str, shard: int, fence: int) -> dict[str, Any]:
    return {"of_holder": process, "of_shard": shard, "of_fence": fence, "milliseconds": LEASE}
