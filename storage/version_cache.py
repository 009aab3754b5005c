"""How often campaigns were saved, where nobody but this process can save them: then no database is asked."""

import asyncio
from dataclasses import dataclass, field

#: How many campaigns are kept in mind; the one that was noted first is forgotten first.
MOST = 10_000


@dataclass
class PendingVersion:
    """Saves that are on their way: they may be on the disk, and nobody knows yet."""

    saves: int = 0
    over: asyncio.Event = field(default_factory=asyncio.Event)


class VersionCache:
    """The last version of each campaign; of a database that others write to as well, it knows none."""

    def __init__(self, *, is_shared: bool) -> None:
        self._is_shared = is_shared
        self._last: dict[int, int] = {}
        self._coming: dict[int, PendingVersion] = {}

    async def get(self, campaign: int) -> int | None:
        """Return the last version, if it is known; of a save that is on its way, wait for the end."""
        if coming := self._coming.get(campaign):
            await coming.over.wait()
        return self._last.get(campaign)

    def coming(self, campaign: int, version: int, done: "asyncio.Future[None]") -> None:
        """Note the version when a save is done, whoever waits for that; one that failed leaves it open."""
        if not self._is_shared:
            self._coming.setdefault(campaign, PendingVersion()).saves += 1
            done.add_done_callback(lambda _: self._over(campaign, version, done))

    def note(self, campaign: int, version: int) -> None:
        """Keep a version that was saved or read in mind; what is read late never hides a later one."""
        if self._is_shared:
            return
        self._last[campaign] = max(version, self._last.pop(campaign, 0))
        if len(self._last) > MOST:
            del self._last[next(iter(self._last))]

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
