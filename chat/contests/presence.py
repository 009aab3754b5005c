"""Who has pressed something in public lately, so that no letter calls them to what they are looking at."""

from collections.abc import Iterator
from datetime import datetime, timedelta

from storage.store import Now

#: How long a press tells that somebody is here, and how long a letter to somebody who is here waits.
WHILE = timedelta(minutes=10)


class Presence:
    """The last public press of each account in each campaign. It is only a hint, and lost at a restart.

    What is pressed in private does not count: a letter that is not sent would tell something about it.
    """

    def __init__(self, now: Now) -> None:
        self._now = now
        #: The oldest press comes first.
        self._last: dict[tuple[int, int], datetime] = {}
        #: The contests with letters that are withheld, by when to send the first of them.
        self._withheld: dict[tuple[int, str], datetime] = {}

    def note(self, campaign: int, account: int) -> None:
        """Note that an account presses something in public, and forget presses that no longer count."""
        now = self._now()
        self._last.pop((campaign, account), None)
        self._last[campaign, account] = now
        while now - self._last[oldest := next(iter(self._last))] > WHILE:
            del self._last[oldest]

    def is_here(self, campaign: int, account: int) -> bool:
        """Tell whether an account has pressed something in public in the last ten minutes."""
        last = self._last.get((campaign, account))
        return last is not None and self._now() - last <= WHILE

    def withhold(self, campaign: int, contest: str, until: datetime) -> None:
        """Note when to send a letter of a contest that is not sent now."""
        key = (campaign, contest)
        self._withheld[key] = min(until, self._withheld.get(key, until))

    def due(self) -> Iterator[tuple[int, str]]:
        """Yield, once, the contests with letters that are due."""
        now = self._now()
        for key in [key for key, until in self._withheld.items() if until <= now]:
            del self._withheld[key]
            yield key

    def forget(self, account: int) -> None:
        """Forget a person."""
        for key in [key for key in self._last if key[1] == account]:
            del self._last[key]
