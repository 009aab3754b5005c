"""How often campaigns were saved, where nobody but this process can save them: then no database is asked."""

#: How many campaigns are kept in mind; the one that was noted first is forgotten first.
MOST = 10_000


class Versions:
    """The last version of each campaign; of a database that others write to as well, it knows none."""

    def __init__(self, *, is_shared: bool) -> None:
        self._is_shared = is_shared
        self._last: dict[int, int] = {}

    def get(self, campaign: int) -> int | None:
        """Return the last version, if it is known."""
        return self._last.get(campaign)

    def note(self, campaign: int, version: int) -> None:
        """Keep a version that was saved or read in mind; what is read late never hides a later one."""
        if self._is_shared:
            return
        self._last[campaign] = max(version, self._last.pop(campaign, 0))
        if len(self._last) > MOST:
            del self._last[next(iter(self._last))]
