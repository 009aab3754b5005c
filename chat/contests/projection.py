"""Brings the messages of one contest up to date: compares those posted with those that its state requires."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from chat.contests.calls import as_shown, calls_of, calls_shown
from chat.contests.chapters import Chapter, chapters_of, is_story, live_post, place_of
from chat.contests.contest_log import ContestLog
from chat.contests.contest_messages import ContestMessages
from chat.contests.direct_prompts import DirectPrompts
from chat.contests.display import ContestDisplay, LiveMoment
from chat.contests.display_services import PANEL, DisplayServices, moment_of
from chat.contests.telling_messages import TellingMessages
from chat.contests.tellings import is_telling
from chat.messages.nonce import nonce_of
from chat.messages.printer import Message, Printer
from narration.game_narration import GameNarration
from narration.games import GAMES
from narration.text.line import Panel, line
from narration.text.truncate import TITLE_LENGTH, truncate
from rules.campaign.common_settings import shows_odds
from rules.contract.system import AnyState, System
from rules.core.model_base import Event
from rules.core.seat import PUBLIC
from storage.display_state import DisplayState, Post
from storage.store import Logged

#: A chapter with the panel that tells it.
Result = tuple[Chapter, Panel]


@dataclass
class ContestProjection:
    """A contest that is being shown: its public state, its log and its messages."""

    parts: DisplayServices
    system: System
    state: AnyState
    #: Returns the public view of an event, or None if the event is hidden.
    redact: Callable[[Event], Event | None]
    contest: Any
    display: ContestDisplay
    standing: DisplayState[Logged]
    messages: ContestMessages

    @classmethod
    async def read(cls, parts: DisplayServices, campaign: int, number: str) -> "ContestProjection | None":
        """Read a contest and its messages; return None if it is up to date or another process shows it."""
        moment = await moment_of(parts, campaign, number)
        if moment is None or not parts.settings.serves(moment[1].campaign.home):
            return None
        standing, state = moment
        system = parts.table.system(state)
        known = system.view(state, PUBLIC)
        contest = known.contests[number]
        channel = await parts.channels.of_contest(campaign, contest)
        odds = shows_odds(known.campaign, practice=parts.practice)
        printer = Printer(parts.texts, known.campaign.language, odds=odds)
        return cls(
            parts,
            system,
            known,
            lambda event: system.redact(state, event, PUBLIC),
            contest,
            parts.displays[state.campaign.system],
            standing,
            ContestMessages(parts, channel, printer, standing.posts),
        )

    @property
    def version(self) -> int:
        """The campaign's version at the contest's last change, which is being shown."""
        return self.standing.showing.changed

    @property
    def teller(self) -> GameNarration:
        return GAMES[self.state.campaign.system].teller

    @property
    def _log(self) -> ContestLog:
        campaign = self.state.campaign.id
        return ContestLog(self.parts, self.system, campaign, self.contest, self.redact, self.standing)

    @property
    def _direct_prompts(self) -> DirectPrompts:
        return DirectPrompts(self.parts, self.state, self.contest, self.display, self.messages, self.version)

    @property
    def _stories(self) -> list[Post]:
        """The messages with results, the oldest first."""
        return sorted(filter(is_story, self.messages.posts), key=place_of)

    async def say_where_from(self) -> None:
        """If the contest was last shown in another channel, post that it continues here, and ping the GM."""
        live = live_post(self.messages.posts)
        stood = live.channel if live else self.contest.place
        channel = self.messages.channel.id
        if stood == channel:
            return
        title = truncate(self.contest.title, TITLE_LENGTH)
        said = Message(self.messages.printer.say(line("gone-goes-on", title=title)))
        nonce = nonce_of((self._draft(PANEL, 0), stood, channel))
        await self.messages.send(said, None, (self.state.campaign.gm.holder,), nonce)

    async def show(self) -> None:
        """Post, edit and delete messages until they show the contest."""
        results = await self._results()
        await self._remove_taken_back(results)
        unreached = await self._direct_prompts.send()
        for result in results[:-1]:
            if self._post_of(result[0]) is None:
                await self._close(result)
            await self._show_tellings(result[0])
        below = bool(results) and bool(results[-1][0].tellings) and self.contest.is_open
        await self._show_newest(results[-1] if results else None, unreached, below=below)
        panel = None if below else self.messages.find(PANEL)
        for result in results[:-1]:
            await self._close(result, again=panel is not None and bool(result[0].tellings))
        if results and panel is not None:
            await self.messages.remove(panel)

    # --------------------------------------------------------------------------------- what to show

    async def _results(self) -> list[Result]:
        """Return the results whose messages may have to change, the oldest first and the newest last.

        Older ones than those of the turn before the last one told do not change any more.
        """
        told = max((post.turn for post in self._stories), default=0)
        results: list[Result] = []
        for turn in range(self.contest.turn, -1, -1):
            if results and (turn < told - 1 or self._is_closed(turn)):
                break
            results = [*await self._told_in(turn), *results]
        return results

    def _is_closed(self, turn: int) -> bool:
        """Return whether the messages of a turn tell all of it already."""
        last = [post.shown for post in self._stories if post.turn == turn]
        return (
            bool(last)
            and last[-1] == self.standing.last(turn)
            and min(last) >= 0
            and not self.messages.find(PANEL)
        )

    async def _told_in(self, turn: int) -> list[Result]:
        logged, display = await self._log.of(turn), self.display
        chapters = chapters_of(turn, logged, self.redact, display.begins, display.telling)
        told = [(chapter, self.teller.story(chapter.told, self.contest)) for chapter in chapters]
        return [
            (chapter, replace(panel, lines=(*panel.lines, *chapter.notes)))
            for chapter, panel in told
            if panel is not None
        ]

    async def _moment(self, result: Result | None) -> LiveMoment:
        turn = self.contest.turn
        events, seals = await self._log.known(turn), await self._log.seals(turn)
        now = LiveMoment(state=self.state, contest=self.contest, events=events, seals=seals)
        if result is None:
            return now
        chapter, panel = self._linked(result)
        log = () if self.contest.is_open else await self._log.known()
        return replace(now, result=panel, turn=chapter.turn, told=chapter.told, log=log)

    # ------------------------------------------------------------------------------ the live message

    async def _show_newest(self, result: Result | None, unreached: tuple[int, ...], *, below: bool) -> None:
        """Show the newest result and what comes next, `below` what was told of it if somebody told it."""
        if result is not None and result[0].tellings:
            if self._post_of(result[0]) is None:
                await self._show_live(result, unreached)
            await self._show_tellings(result[0])
        await self._show_live(result, unreached, below=below)
        if result is not None and below:
            await self._close(result)

    async def _show_live(
        self, result: Result | None, unreached: tuple[int, ...], *, below: bool = False
    ) -> None:
        """Edit the live message; post it if it is new, or again to call somebody or to be below a telling."""
        now = await self._moment(result)
        panel = self.display.live(replace(now, result=None) if below else now)
        own = self._post_of(result[0]) if result else None
        post = self.messages.find(PANEL) if below or not result else own
        if panel is None:
            if post is not None:
                await self.messages.remove(post)
            return
        message = await self.messages.message(panel)
        view = self.display.buttons(self.messages.printer, now)
        missing = self._missing(post or own, unreached)
        buried = post is not None and self._is_buried(post, result)
        draft = self._live_draft(
            None if below else result, post or own, unreached, moved=post is not None and bool(missing)
        )
        moves = bool(missing) or buried
        if post is not None and not moves and await self.messages.edit(post, message, view):
            if post.shown != draft.shown:
                await self.messages.remember(draft, discord.Object(post.message))
            return
        if post is not None and moves:
            await self.messages.delete(post)
        called = () if below or buried else (*self.display.pinged(self.state, self.contest), *unreached)
        first = (PANEL, result[0].origin, self._tellings.newest) if below and result else PANEL
        origin = (result[0].origin if result and not below else first, post.message if post else 0)
        await self.messages.post(draft, message, view, missing or called, origin=origin)

    def _is_buried(self, post: Post, result: Result | None) -> bool:
        """Return whether a telling is below the live message and is not a reply to it."""
        replies = is_story(post) and result is not None and bool(result[0].tellings)
        return post.message < self._tellings.newest and not replies

    def _missing(self, post: Post | None, unreached: tuple[int, ...]) -> tuple[int, ...]:
        """Return the accounts that must be called and whom the message has not called.

        Whoever did the last action is here already.
        """
        calls = calls_shown(post.shown) if post else None
        if calls is None or not self.display.moves(self.contest):
            return ()
        campaign, again = self.state.campaign, self.display.called_again(self.state, self.contest)
        waited = (*self.display.waited_for(self.state, self.contest), *unreached)
        first = [one for one in waited if calls_of(campaign, (one,)) & ~calls]
        second = [one for one in again if calls_of(campaign, (), (one,)) & ~calls]
        return tuple(dict.fromkeys(one for one in (*first, *second) if one and one != self._last_to_act))

    @property
    def _last_to_act(self) -> int:
        """The account that did the last action in the contest."""
        logged = self.standing.events(self.contest.turn) or self.standing.events(self.contest.turn - 1)
        record = self.state.campaign.record(logged[-1].seat) if logged else None
        return record.holder if record else 0

    def _live_draft(
        self, result: Result | None, post: Post | None, unreached: tuple[int, ...], *, moved: bool
    ) -> Post:
        """Return what to store of the live message: also whom it has called by now.

        If it moves to call somebody, only those who still have to act count as called: others, who have
        acted, are called again when it is their turn again.
        """
        state, contest = self.state, self.contest
        called = (*self.display.waited_for(state, contest), *unreached)
        before = (post and calls_shown(post.shown)) or 0
        if moved:
            before &= calls_of(state.campaign, called)
        else:
            called = (*called, *self.display.pinged(state, contest))
        calls = before | calls_of(state.campaign, called, self.display.called_again(state, contest))
        kind, turn = (result[0].kind, result[0].turn) if result else (PANEL, 0)
        return replace(self._draft(kind, turn), shown=as_shown(calls))

    # ----------------------------------------------------------------------------- the other messages

    @property
    def _tellings(self) -> TellingMessages:
        return TellingMessages(self.messages, self.state.campaign.home)

    async def _show_tellings(self, chapter: Chapter) -> None:
        """Post what people tell of a result as replies to its message."""
        for telling in chapter.tellings:
            draft = self._draft(telling.kind, chapter.turn)
            await self._tellings.show(telling, draft, self._post_of(chapter))

    def _linked(self, result: Result) -> Result:
        chapter, panel = result
        return chapter, self._tellings.linked(panel, chapter.tellings, chapter.turn)

    async def _close(self, result: Result, *, again: bool = False) -> None:
        """Post or edit the message of a result without buttons.

        `again` edits it although it tells all: it gets the hashes of the round that followed.
        """
        chapter, panel = self._linked(result)
        post = self._post_of(chapter)
        if post is not None and post.shown == chapter.last and not again:
            return
        closed = self.display.closed(panel, self.contest, await self._log.seals(chapter.turn + 1))
        message = await self.messages.message(closed)
        is_linked = post is not None or not chapter.tellings
        shown = chapter.last if is_linked else as_shown(0)
        draft = replace(self._draft(chapter.kind, chapter.turn), shown=shown)
        if post is None:
            await self.messages.post(draft, message, None, origin=chapter.origin)
            return
        await self.messages.edit(post, message, None)  # one that somebody deleted stays deleted
        await self.messages.remember(draft, discord.Object(post.message))

    async def _remove_taken_back(self, results: Sequence[Result]) -> None:
        """Delete the messages of what was taken back."""
        oldest = min((chapter.turn for chapter, _ in results), default=0)
        kept = {(chapter.turn, chapter.part) for chapter, _ in results}
        told = {(one.kind, chapter.turn) for chapter, _ in results for one in chapter.tellings}
        gone = [post for post in self._stories if place_of(post) not in kept]
        silent = [
            post for post in self.messages.posts if is_telling(post) and (post.kind, post.turn) not in told
        ]
        for post in (*silent, *gone):
            if post.turn >= oldest:
                await self.messages.remove(post)

    def _post_of(self, chapter: Chapter) -> Post | None:
        return self.messages.find(chapter.kind, chapter.turn)

    def _draft(self, kind: str, turn: int) -> Post:
        return Post(self.state.campaign.id, self.contest.id, kind, turn, channel=0, message=0, shown=0)
