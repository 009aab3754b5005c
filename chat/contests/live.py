"""The public messages of contests: one for each result, of which the newest is live and has the buttons.

They are projections of the stored state. `show` compares the posted messages with the state and repairs the
difference. So if a post fails, or the process dies between saving and posting, then a retry, the next press
or the next start makes up for it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta
from weakref import WeakValueDictionary

import discord

from chat.contests.chapters import live_post
from chat.contests.direct_prompts import asks_by_letter, due_at
from chat.contests.display_services import DisplayServices
from chat.contests.private_questions import OVER, PrivateQuestions
from chat.contests.projection import ContestProjection
from chat.contests.strays import UnfinishedContests
from chat.delivery import retry
from chat.delivery.channels import UNKNOWN_CHANNEL
from chat.delivery.retry import DELIVERY_ERRORS, is_transient
from storage.display_state import DIRECT
from storage.documents.errors import NewerDocument, StorageError

log = logging.getLogger(__name__)

#: How long ago something happened at most in a contest that counts as being played now.
LATELY = timedelta(minutes=15)


async def _ignore(_: int, __: str) -> None:
    """Do nothing."""


class LiveContests:
    """Keeps the messages of contests in step with the store."""

    def __init__(self, parts: DisplayServices) -> None:
        self._parts = parts
        self._locks: WeakValueDictionary[tuple[int, str], asyncio.Lock] = WeakValueDictionary()
        self._running: set[asyncio.Task[None]] = set()
        #: An event for each contest that `refresh_first` shows, set once the contest has been read.
        self._read: dict[tuple[int, str], asyncio.Event] = {}
        self._unfinished = UnfinishedContests()
        self.questions = PrivateQuestions()
        #: Called with the ids of a campaign and of a contest that no longer has a channel.
        self.on_lost: Callable[[int, str], Awaitable[None]] = _ignore
        #: Campaigns with a contest that the bot is not permitted to show in its channel.
        self.kept_out: set[int] = set()

    async def open(self) -> None:
        """Read which contests an earlier process has not shown to the end, before anybody can act."""
        for _, campaign, contest in await self._parts.table.store.posts.unshown():
            self._unfinished.add((campaign, contest))
        await self._open_withheld()

    def refresh_soon(self, campaign: int, contest: str) -> None:
        """Show a contest in the background, while the interaction that changed it is answered."""
        self._later((0.0, *retry.PAUSES), campaign, contest)

    async def refresh_first(self, campaign: int, contest: str) -> None:
        """Start to show a contest before the private answer is sent, because everybody sees the contest.

        Return as soon as the contest has been read and its requests can begin, or at once if it is already
        being shown.
        """
        is_busy = (campaign, contest) in self._locks and self._locks[campaign, contest].locked()
        read = self._read.setdefault((campaign, contest), asyncio.Event())
        self.refresh_soon(campaign, contest)
        if not is_busy:
            await read.wait()

    async def show(self, campaign: int, contest: str) -> None:
        """Bring the messages of a contest up to date; retry soon if a request fails."""
        if not await self._show(campaign, contest):
            self._later(retry.PAUSES, campaign, contest)

    async def show_again(self, campaign: int, contest: str) -> None:
        """Show a contest again after a change outside it that affects its messages."""
        await self._parts.table.store.posts.show_again(campaign, contest)
        self.refresh_soon(campaign, contest)

    async def renew(self, campaigns: frozenset[int] | None) -> None:
        """Show the contests in play again that may have missed a press: of some campaigns, or of all."""
        for home, campaign, contest in await self._parts.table.store.posts.lately_in_play(LATELY):
            if self._parts.served.serves(home) and (campaigns is None or campaign in campaigns):
                await self.show_again(campaign, contest)

    async def heal(self) -> None:
        """Show every contest on this process's servers whose last change was not shown, one by one."""
        for home, campaign, contest in await self._parts.table.store.posts.unshown():
            if self._parts.served.serves(home):
                await self.show(campaign, contest)

    async def _open_withheld(self) -> None:
        """Read which letters an earlier process has withheld on this process's servers."""
        for home, post in await self._parts.table.store.posts.withheld(DIRECT):
            if self._parts.served.serves(home):
                self._parts.presence.withhold(post.campaign, post.contest, due_at(post))

    async def send_withheld(self) -> None:
        """Send the letters that were withheld and are due, where they still ask."""
        for campaign, contest in self._parts.presence.due():
            if await asks_by_letter(self._parts, campaign, contest):
                await self._parts.table.store.posts.show_again(campaign, contest)
                await self.show(campaign, contest)

    async def close(self, patience: float) -> None:
        """Wait up to `patience` seconds for contests that are being shown, then cancel the rest."""
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
        """Show a contest; return False if a retry is needed."""
        lock = self._locks.setdefault((campaign, contest), asyncio.Lock())
        try:
            async with lock:
                await self._update(campaign, contest)
        except DELIVERY_ERRORS as error:
            log.warning("campaign %s, contest %s: not shown yet: %r", campaign, contest, error)
            if getattr(error, "code", 0) == UNKNOWN_CHANNEL:
                await self.on_lost(campaign, contest)
            if isinstance(error, discord.Forbidden):
                self.kept_out.add(campaign)
            return not is_transient(error)
        except NewerDocument as error:
            log.warning("campaign %s, contest %s: left to a newer process: %s", campaign, contest, error)
        except StorageError:
            log.exception("campaign %s, contest %s: cannot be shown", campaign, contest)
        else:
            self.kept_out.discard(campaign)
        finally:
            self._end_read(campaign, contest)
        return True

    def _end_read(self, campaign: int, contest: str) -> None:
        """Let `refresh_first` return: the contest has been read, and only requests to Discord remain."""
        if read := self._read.pop((campaign, contest), None):
            read.set()

    async def _update(self, campaign: int, contest: str) -> None:
        projection = await ContestProjection.read(self._parts, campaign, contest)
        self._end_read(campaign, contest)
        if projection is None:
            return
        async with self._unfinished.showing((campaign, contest), projection.messages):
            await projection.say_where_from()
            await projection.show()
        await self._parts.table.store.posts.mark_shown(campaign, contest, projection.version)
        await self._follow(projection)

    async def _follow(self, shown: ContestProjection) -> None:
        """Bring the private questions up to date with the contest as it is by now."""
        key = (shown.state.campaign.id, shown.contest.id)
        if self.questions.has(key):
            contest = (await self._parts.table.with_contest(*key)).contests[shown.contest.id]
            wait = shown.display.wait(contest) if contest.is_open else OVER
            await self.questions.follow(key, wait, live_post(shown.messages.posts))
