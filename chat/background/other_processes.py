"""Shows contests that other processes changed, if this process serves their servers.

A pick by direct message reaches the process of shard 0, wherever the contest is. To post nothing twice, only
one process shows a contest. It polls the database for what the others changed.
"""

import logging

from discord.ext import tasks

from chat.contests.live import LiveContests
from settings import Settings
from storage.documents.errors import Unavailable
from storage.store import Store

log = logging.getLogger(__name__)

#: Seconds between two polls.
INTERVAL = 0.5


class OtherProcesses:
    """Polls for changes that other processes, if any, made on this process's servers."""

    def __init__(self, settings: Settings, store: Store, live: LiveContests) -> None:
        self._settings, self._store, self._live = settings, store, live
        #: The version of each unshown contest that this process has already tried to show.
        self._tried: dict[tuple[int, str], int] = {}

    def start(self) -> None:
        """Start polling; a second call does nothing."""
        settings = self._settings
        is_alone = len(settings.shard_ids) in {0, settings.shards}
        if not is_alone and not self._loop.is_running():
            self._looking = self._loop.start()

    def stop(self) -> None:
        """Stop polling."""
        self._loop.cancel()

    async def look(self) -> None:
        """Show each change once; the live display retries failed requests.

        Raises `Unavailable` if the database cannot be reached.
        """
        store, known = self._store, self._tried
        self._tried = {}
        for home, campaign, contest in await store.unshown():
            version = await store.contest_version(campaign, contest)
            if version is None or not self._settings.serves(home):
                continue
            self._tried[campaign, contest] = version.changed
            if known.get((campaign, contest)) != version.changed:
                self._live.refresh_soon(campaign, contest)

    @tasks.loop(seconds=INTERVAL)
    async def _loop(self) -> None:
        try:
            await self.look()
        except Unavailable as error:
            log.warning("what others changed could not be looked at: %s", error)
        except Exception:  # the next poll goes ahead
            log.exception("what others changed could not be looked at")
