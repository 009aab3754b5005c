"""What everybody sees of a contest: one story for each round, and one panel under it.

Both are projections of what is stored and can be drawn again at any time: `show` compares what stands in the
channel with what should, and mends the difference. So a posting that failed, or a process that died between
saving and posting, is healed by itself, by the next press or by the next start.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from weakref import WeakValueDictionary

import discord

from chat.contests.projection import ContestProjection, DisplayServices
from chat.delivery import retry
from chat.delivery.channels import UNKNOWN_CHANNEL
from chat.delivery.retry import DELIVERY_ERRORS, is_transient
from storage.documents.errors import StorageError

log = logging.getLogger(__name__)


async def _ignore(_: int, __: str) -> None:
    """Nobody listens."""


class LiveContests:
    """Keeps the messages of contests in step with the store."""

    def __init__(self, parts: DisplayServices) -> None:
        self._parts = parts
        self._locks: WeakValueDictionary[tuple[int, str], asyncio.Lock] = WeakValueDictionary()
        self._running: set[asyncio.Task[None]] = set()
        #: Set when a contest that goes ahead has been read.
        self._read: dict[tuple[int, str], asyncio.Event] = {}
        #: Called with a campaign and a contest that has no place left where it could be shown.
        self.on_lost: Callable[[int, str], Awaitable[None]] = _ignore
        #: Campaigns whose players look for a contest in vain, since we may not show it where it is.
        self.kept_out: set[int] = set()

    def refresh_soon(self, campaign: int, contest: str) -> None:
        """Show a contest beside the answer to whoever changed it; neither waits for the other."""
        self._later((0.0, *retry.PAUSES), campaign, contest)

    async def refresh_first(self, campaign: int, contest: str) -> None:
        """Show a contest as `refresh_soon` does, but before the private answer: everybody sees it.

        It goes ahead as far as Discord; nobody waits for that here, nor for what is being shown already.
        """
        is_busy = (campaign, contest) in self._locks and self._locks[campaign, contest].locked()
        read = self._read.setdefault((campaign, contest), asyncio.Event())
        self.refresh_soon(campaign, contest)
        if not is_busy:
            await read.wait()

    async def show(self, campaign: int, contest: str) -> None:
        """Bring the messages of a contest up to date; if Discord has no ear for it now, then soon."""
        if not await self._show(campaign, contest):
            self._later(retry.PAUSES, campaign, contest)

    async def show_again(self, campaign: int, contest: str) -> None:
        """Show a contest that has not changed itself, because something that it shows has."""
        await self._parts.table.store.show_again(campaign, contest)
        self.refresh_soon(campaign, contest)

    async def heal(self) -> None:
        """Show every contest of our servers whose last change was not shown, one after the other."""
        for home, campaign, contest in await self._parts.table.store.unshown():
            if self._parts.settings.serves(home):
                await self.show(campaign, contest)

    async def close(self, patience: float) -> None:
        """Wait some seconds for what is being shown, then let go of it."""
        if self._running:
            await asyncio.wait(self._running, timeout=patience)
        for task in self._running:
            task.cancel()
        for read in self._read.values():
            read.set()

    def _later(self, pauses: Sequence[float], campaign: int, contest: str) -> None:
        task = asyncio.create_task(self._try(pauses, campaign, contest))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _try(self, pauses: Sequence[float], campaign: int, contest: str) -> None:
        for pause in pauses:
            if pause:
                await asyncio.sleep(pause)
            if await self._show(campaign, contest):
                return

    async def _show(self, campaign: int, contest: str) -> bool:
        """Tell whether there is nothing left to try."""
        lock = self._locks.setdefault((campaign, contest), asyncio.Lock())
        try:
            async with lock:
                await self._mend(campaign, contest)
        except DELIVERY_ERRORS as error:
            log.warning("campaign %s, contest %s: not shown yet: %r", campaign, contest, error)
            if getattr(error, "code", 0) == UNKNOWN_CHANNEL:
                await self.on_lost(campaign, contest)
            if isinstance(error, discord.Forbidden):
                self.kept_out.add(campaign)
            return not is_transient(error)
        except StorageError:
            log.exception("campaign %s, contest %s: cannot be shown", campaign, contest)
        else:
            self.kept_out.discard(campaign)
        finally:
            self.has_read(campaign, contest)
        return True

    def has_read(self, campaign: int, contest: str) -> None:
        """Let those go on who let this contest go ahead: what is left of showing it waits for Discord."""
        if read := self._read.pop((campaign, contest), None):
            read.set()

    async def _mend(self, campaign: int, contest: str) -> None:
        projection = await ContestProjection.read(self._parts, campaign, contest)
        self.has_read(campaign, contest)
        if projection is None:
            return
        await projection.say_where_from()
        latest = await projection.tell_stories()
        await projection.put_panel(latest, unreached=await projection.send_direct_prompts())
        await self._parts.table.store.mark_shown(campaign, contest, projection.version)
