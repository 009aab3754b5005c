"""Caches the versions of campaigns, so that reading one needs no query.

It works only for a database that no other process writes to.
"""

import asyncio
from dataclasses import dataclass, field

#: How many campaigns are cached; the one whose version was noted longest ago is dropped first.
MOST = 10_000


@dataclass
class PendingVersion:
    """Counts the unfinished saves of a campaign; `over` is set when all have ended."""

    saves: int = 0
    over: asyncio.Event = field(default_factory=asyncio.Event)


class VersionCache:
    """The last version of each campaign; empty if other processes write to the database (`is_shared`)."""

    def __init__(self, *, is_shared: bool) -> None:
        self._is_shared = is_shared
        self._last: dict[int, int] = {}
        self._coming: dict[int, PendingVersion] = {}

    async def get(self, campaign: int) -> int | None:
        """Return the last version, None if it is not cached; wait for saves that have not ended."""
        if coming := self._coming.get(campaign):
            await coming.over.wait()
        return self._last.get(campaign)

    def coming(self, campaign: int, version: int, done: "asyncio.Future[None]") -> None:
        """Register a save; note its version if `done` succeeds, else forget the campaign's version."""
        if not self._is_shared:
            self._coming.setdefault(campaign, PendingVersion()).saves += 1
            done.add_done_callback(lambda _: self._over(campaign, version, done))

    def note(self, campaign: int, version: int) -> None:
        """Cache a version that was saved or read, unless a later one is cached already."""
        if self._is_shared:
            return
        self._last[campaign] = max(version, self._last.pop(campaign, 0))
        if len(self._last) > MOST:
            del self._last[next(iter(self._last))]

    def forget(self, campaign: int) -> None:
        """Forget the version of a campaign that is deleted."""
        self._last.pop(campaign, None)

    def _over(self, campaign: int, version: int, done: "asyncio.Future[None]") -> None:
        if done.cancelled() or done.exception() is not None:
            self._last.pop(campaign, None)
        else:
            self.note(campaign, version)
        coming = self._coming[campaign]
        coming.saves -= 1
        if not coming.saves:
            del self._coming[campaign]
            coming.over.set()
