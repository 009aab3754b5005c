"""Shows contests that other processes changed on the servers of this process.

A pick by direct message reaches the process of shard 0, wherever the contest is. To avoid posting twice, only
the process that serves a contest's server shows the contest. It polls the database for changes by the others.
"""

import logging

from discord.ext import tasks

from chat.contests.live import LiveContests
from chat.operations.served_shards import ServedShards
from storage.documents.errors import Unavailable
from storage.store import Store

log = logging.getLogger(__name__)

#: Seconds between two polls.
INTERVAL = 0.5


class OtherProcesses:
    """Polls the database for changes that other processes made to contests on this process's servers."""

    def __init__(self, served: ServedShards, store: Store, live: LiveContests) -> None:
        self._served, self._store, self._live = served, store, live
        #: The version of each unshown contest that this process has already tried to show.
        self._tried: dict[tuple[int, str], int] = {}

    def start(self) -> None:
        """Start polling, unless it has started."""
        if not self._loop.is_running():
            self._looking = self._loop.start()

    def stop(self) -> None:
        """Stop polling."""
        self._loop.cancel()

    async def look(self) -> None:
        """Show each contest with a new change. The live display retries failed requests.

        Raises `Unavailable` if the database cannot be reached.
        """
        store, known = self._store, self._tried
        self._tried = {}
        for home, campaign, contest in await store.posts.unshown():
            version = await store.posts.revision(campaign, contest)
            if version is None or not self._served.serves(home):
                continue
            self._tried[campaign, contest] = version.changed
            if known.get((campaign, contest)) != version.changed:
                self._live.refresh_soon(campaign, contest)

    @tasks.loop(seconds=INTERVAL)
    async def _loop(self) -> None:
        if self._served.is_alone:
            return
        try:
            await self.look()
        except Unavailable as error:
            log.warning("what others changed could not be looked at: %s", error)
        except Exception:  # keep polling
            log.exception("what others changed could not be looked at")
