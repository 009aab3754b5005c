"""Which of the bot's shards this process serves; only it posts on the servers of those shards.

Where shards are shared out by leases, this changes while the bot runs, and is over when a lease is.
"""

import math
import time
from collections.abc import Callable, Collection
from typing import Any

from settings import AUTO, Settings


class ServedShards:
    """The number of all shards, and the ids of those that this process serves."""

    def __init__(self, count: int, ids: Collection[int], clock: Callable[[], float] = time.monotonic) -> None:
        self.count, self._ids, self._clock = count, frozenset(ids), clock
        self._until = math.inf
        self._settled = set[int]()
        #: Tells whether a server is known, as long as the servers of its shard are still arriving.
        self.knows: Callable[[int], bool] = lambda _: True
        #: Called when this process serves other shards than before.
        self.on_change: Callable[[], None] = lambda: None

    @classmethod
    def of(cls, settings: Settings) -> "ServedShards":
        """Return what the settings say; none yet if Discord and the other processes are asked."""
        if settings.shards == AUTO:
            return cls(0, ())
        return cls(settings.shards, settings.shard_ids or range(settings.shards))

    def hold(self, count: int, ids: Collection[int], until: float = math.inf) -> None:
        """Serve these shards until a moment of the clock, unless this is called again before."""
        is_new = (self.count, self._ids) != (count, frozenset(ids))
        self.count, self._ids, self._until = count, frozenset(ids), until
        self._settled &= self._ids
        if is_new:
            self.on_change()

    def settle(self, shard: int) -> None:
        """Note that the servers of a shard have arrived."""
        self._settled.add(shard)

    @property
    def ids(self) -> frozenset[int]:
        """The ids of the shards that this process serves now."""
        return self._ids if self._clock() < self._until else frozenset()

    @property
    def options(self) -> dict[str, Any]:
        """What discord.py's client is made with; nothing if Discord is asked first."""
        return {"shard_count": self.count, "shard_ids": sorted(self._ids)} if self.count else {}

    @property
    def is_alone(self) -> bool:
        """Whether there is no other process: where shards are shared out, one may come or go at any time."""
        return self._until == math.inf and len(self._ids) == self.count

    @property
    def share(self) -> float:
        """The fraction of all shards that this process serves: above 0, at most 1."""
        return max(1, len(self._ids)) / max(1, self.count)

    def serves(self, home: int) -> bool:
        """Return whether one of this process's shards receives a server's events, and the server is known."""
        shard = (home >> 22) % max(1, self.count)
        return shard in self.ids and (shard in self._settled or self.knows(home))
