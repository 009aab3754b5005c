"""Posts, edits and moves the live message of a contest: the newest result or a panel, with the buttons."""

from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from chat.contests.calls import LiveCalls
from chat.contests.chapters import Chapter
from chat.contests.contest_results import Result
from chat.contests.display import LiveMoment
from chat.contests.display_services import PANEL
from chat.contests.result_messages import ResultMessages
from chat.messages.printer import Message
from rules.contract.system import AnyState
from storage.display_state import Post


@dataclass(frozen=True)
class Place:
    """Where the live message is."""

    #: What is stored of it, but for whom it has called.
    draft: Post
    #: Its message, if it has one.
    post: Post | None
    #: The message that has called people so far.
    caller: Post | None
    #: What tells it from every other message.
    origin: object
    #: Whether it has to move below what somebody told.
    is_buried: bool = False
    #: Whether it calls nobody again when it is posted.
    is_quiet: bool = False


@dataclass(frozen=True)
class LiveMessage:
    """The live message of a contest whose newest result is `result`; there is none at the beginning."""

    state: AnyState
    contest: Any
    calls: LiveCalls
    told: ResultMessages
    result: Result | None

    async def show(self) -> None:
        """Show the newest result with the buttons, and what people told of it.

        If somebody told it in an open contest, the buttons are on a panel below.
        """
        if self.result is None or not self.result[0].tellings:
            await self._show(self._place)
            return
        if self.told.find(self.result[0]) is None:
            await self._show(self._place)
        await self.told.tell(self.result[0])
        if not self.is_below:
            await self._show(self._place)
            return
        await self._show(self._place_below(self.result[0]))
        await self.told.close(self.result)

    @property
    def is_below(self) -> bool:
        """Whether the live message is a panel below what people told of the newest result."""
        return self.result is not None and bool(self.result[0].tellings and self.contest.is_open)

    @property
    def _place(self) -> Place:
        if self.result is None:
            panel = self.told.messages.find(PANEL)
            return Place(self.told.draft(PANEL, 0), panel, panel, PANEL)
        chapter = self.result[0]
        own, draft = self.told.find(chapter), self.told.draft(chapter.kind, chapter.turn)
        is_buried = own is not None and own.message < self.told.tellings.newest and not chapter.tellings
        return Place(draft, own, own, chapter.origin, is_buried, is_quiet=is_buried)

    def _place_below(self, chapter: Chapter) -> Place:
        """Return the panel below what people told. It takes over whom the result has called."""
        newest, panel = self.told.tellings.newest, self.told.messages.find(PANEL)
        is_buried = panel is not None and panel.message < newest
        origin = (PANEL, chapter.origin, newest)
        return Place(
            self.told.draft(PANEL, 0),
            panel,
            panel or self.told.find(chapter),
            origin,
            is_buried,
            is_quiet=True,
        )

    async def _show(self, place: Place) -> None:
        now, messages = await self._moment(), self.told.messages
        shown = replace(now, result=None) if place.draft.kind == PANEL else now
        panel = self.told.display.live(shown)
        if panel is not None:
            view = self.told.display.buttons(messages.printer, now)
            await self._put(place, await messages.message(panel, view), view)
        elif place.post is not None:
            await messages.remove(place.post)

    async def _put(self, place: Place, message: Message, view: ui.View | None) -> None:
        """Edit the live message; post it if it is new, or again to call somebody or to be below a telling."""
        missing, post = self.calls.missing(place.caller), place.post
        if post is not None:
            if missing or place.is_buried:
                await self.told.messages.delete(post)
            elif await self.told.messages.edit(post, message, view):
                await self._remember(place, post)
                return
        draft = self._draft(place, moved=post is not None and bool(missing))
        called = missing or (() if place.is_quiet else self.calls.by_a_result)
        origin = (place.origin, post.message if post else 0)
        await self.told.messages.post(draft, message, view, called, origin=origin)

    async def _remember(self, place: Place, post: Post) -> None:
        """Store for whom the live message calls now that it was edited."""
        draft = self._draft(place, moved=False)
        if post.shown != draft.shown:
            await self.told.messages.remember(draft, discord.Object(post.message))

    def _draft(self, place: Place, *, moved: bool) -> Post:
        return replace(place.draft, shown=self.calls.shown(place.caller, moved=moved))

    async def _moment(self) -> LiveMoment:
        log, turn = self.told.log, self.contest.turn
        events, seals = await log.known(turn), await log.seals(turn)
        now = LiveMoment(state=self.state, contest=self.contest, events=events, seals=seals)
        if self.result is None:
            return now
        chapter, panel = self.told.linked(self.result)
        course = () if self.contest.is_open else await log.known()
        return replace(now, result=panel, turn=chapter.turn, told=chapter.told, log=course)
