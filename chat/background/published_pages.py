"""Keeps the directory of published pages fresh: at once after a choice or a revocation, else now and then."""

import asyncio
import logging
from collections.abc import Awaitable
from pathlib import Path

from chat.operations.inflight import Inflight
from settings import Settings
from storage.documents.errors import StorageError
from table.pages import PageWriter
from table.play.table import Table
from table.published import PublishedFolder

log = logging.getLogger(__name__)

#: Seconds between two looks at what was played.
EVERY = 300.0


class PublishedPages:
    """Writes the pages into the host's directory; without one, it does nothing."""

    def __init__(self, settings: Settings, table: Table, writer: PageWriter, inflight: Inflight) -> None:
        root = settings.publish_to
        self._folder = PublishedFolder(Path(root), table, writer) if root else None
        self._writer, self._inflight = writer, inflight
        self._running: asyncio.Task[None] | None = None
        self._soon: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Write what has changed, now and from now on."""
        if self._folder is not None and self._running is None:
            self._running = asyncio.create_task(self._keep_on(self._folder), name="published pages")

    def stop(self) -> None:
        if self._running is not None:
            self._running.cancel()

    def refresh_soon(self, campaign: int) -> None:
        """Show what was chosen or taken away in a campaign, in the background."""
        self._writer.forget(campaign)
        if self._folder is not None:
            task = asyncio.create_task(self._at_work(campaign))
            self._soon.add(task)
            task.add_done_callback(self._soon.discard)

    async def _at_work(self, campaign: int) -> None:
        with self._inflight.at_work():
            await self.refresh(campaign)

    async def refresh(self, campaign: int) -> None:
        """Show what was chosen or taken away in a campaign."""
        self._writer.forget(campaign)
        if self._folder is not None:
            await _logged(self._folder.refresh_one(campaign))

    async def _keep_on(self, folder: PublishedFolder) -> None:
        while True:
            await _logged(folder.refresh())
            await asyncio.sleep(EVERY)


async def _logged(work: Awaitable[object]) -> None:
    """Do something; a failure is only logged, because the next try is soon."""
    try:
        await work
    except StorageError as error:
        log.error("the pages were not published: %s", error)  # noqa: TRY400  # the sentence says it
