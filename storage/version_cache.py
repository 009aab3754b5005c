"""Caches the versions of campaigns, so that reading one needs no query.

It works only for a database that no other process writes to.
"""

import asyncio
from functools import partial

from storage.database.group_commit import has_failed

#: How many campaigns are cached; the one whose version was noted longest ago is dropped first.
MOST = 10_000


class VersionCache:
    """The last version of each campaign; empty if other processes write to the database (`is_shared`)."""

    def __init__(self, *, is_shared: bool) -> None:
        self._is_shared = is_shared
        self._last: dict[int, int] = {}
        #: By campaign: the last save that has not ended. Those before it end first.
        self._coming: dict[int, asyncio.Future[None]] = {}

    async def get(self, campaign: int) -> int | None:
        """Return the last version, None if it is not cached; wait for the saves that are queued now."""
        await self.settled(campaign)
        return self._last.get(campaign)

    async def settled(self, campaign: int) -> None:
        """Wait until the saves that are queued now are on the disk or have failed."""
        if coming := self._coming.get(campaign):
            await asyncio.wait((coming,))

    def coming(self, campaign: int, version: int, done: "asyncio.Future[None]") -> None:
        """Register a save; note its version if `done` succeeds, else forget the campaign's version."""
        self._coming[campaign] = done
        done.add_done_callback(partial(self._over, campaign, version))

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
        if self._coming.get(campaign) is done:
            del self._coming[campaign]
        if has_failed(done):
            self.forget(campaign)
        else:
            self.note(campaign, version)
