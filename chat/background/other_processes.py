"""What another process changed: the process that has a contest's server shows it.

A pick by direct message comes to the process of shard 0, wherever the contest is. So that nothing is posted
twice, each contest is shown by one process alone, which looks into the database for what others changed.
"""

import logging

from discord.ext import tasks

from chat.contests.live import LiveContests
from settings import Settings
from storage.documents.errors import Unavailable
from storage.store import Store

log = logging.getLogger(__name__)

#: Seconds between two looks.
INTERVAL = 0.5


class OtherProcesses:
    """Looks for what other processes changed on our servers, where there are other processes."""

    def __init__(self, settings: Settings, store: Store, live: LiveContests) -> None:
        self._settings, self._store, self._live = settings, store, live
        #: The last change of a contest that was tried to be shown, while it is not shown.
        self._tried: dict[tuple[int, str], int] = {}

    def start(self) -> None:
        """Look from now on; started twice, it is the same."""
        settings = self._settings
        is_alone = len(settings.shard_ids) in {0, settings.shards}
        if not is_alone and not self._loop.is_running():
            self._looking = self._loop.start()

    def stop(self) -> None:
        """Look no more."""
        self._loop.cancel()

    async def look(self) -> None:
        """Show what has changed, each change once: what Discord does not take, the stage tries again.

        Raises `Unavailable` where the database is away.
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
        except Exception:  # the next look comes all the same
            log.exception("what others changed could not be looked at")
