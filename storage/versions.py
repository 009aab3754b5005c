"""How often campaigns were saved, where nobody but this process can save them: then no database is asked."""

import asyncio
from collections import Counter
from collections.abc import Callable

#: How many campaigns are kept in mind; the one that was noted first is forgotten first.
MOST = 10_000


class Versions:
    """The last version of each campaign; of a database that others write to as well, it knows none."""

    def __init__(self, *, is_shared: bool) -> None:
        self._is_shared = is_shared
        self._last: dict[int, int] = {}
        #: How many saves of a campaign are on their way: whether they are on the disk, only that knows.
        self._coming: Counter[int] = Counter()

    def get(self, campaign: int) -> int | None:
        """Return the last version, if it is known."""
        return None if campaign in self._coming else self._last.get(campaign)

    def coming(self, campaign: int, version: int) -> "Callable[[asyncio.Future[None]], None]":
        """Trust the disk alone until what is returned is told how a save ended, whoever waited for it."""
        self._coming[campaign] += 1

        def ended(done: "asyncio.Future[None]") -> None:
            self._coming[campaign] -= 1
            if not self._coming[campaign]:
                del self._coming[campaign]
            if done.cancelled() or done.exception() is not None:
                self._last.pop(campaign, None)
            else:
                self.note(campaign, version)

        return ended

    def note(self, campaign: int, version: int) -> None:
        """Keep a version that was saved or read in mind; what is read late never hides a later one."""
        if self._is_shared:
            return
        self._last[campaign] = max(version, self._last.pop(campaign, 0))
        if len(self._last) > MOST:
            del self._last[next(iter(self._last))]
