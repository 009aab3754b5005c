"""Brings the messages of one contest up to date: compares those posted with those that its state requires."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord

from chat.contests.calls import as_shown, calls_of, calls_shown
from chat.contests.chapters import Chapter, chapters_of, is_story, live_post, place_of
from chat.contests.contest_messages import ContestMessages
from chat.contests.display import ContestDisplay, DirectPrompt, LiveMoment
from chat.contests.display_services import DIRECT, PANEL, DisplayServices, moment_of
from chat.messages.nonce import nonce_of
from chat.messages.printer import Message, Printer
from narration.game_narration import GameNarration
from narration.games import GAMES
from narration.parts.public_proofs import ShownSeal
from narration.text.line import Panel, line
from narration.text.truncate import TITLE_LENGTH, truncate
from rules.campaign.common_settings import shows_odds
from rules.contract.system import AnyState, System
from rules.core.model_base import Event
from rules.core.seat import PUBLIC
from storage.display_state import DisplayState, Post
from storage.store import Logged
from table.audit.proofs import PublishedProofs, seals_of

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
        unreached = await self._send_direct_prompts()
        for result in results[:-1]:
            if self._post_of(result[0]) is None:
                await self._close(result)
        await self._show_live(results[-1] if results else None, unreached)
        for result in results[:-1]:
            await self._close(result)
        before = self.messages.find(PANEL)
        if results and before is not None:
            await self.messages.remove(before)

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
        return bool(last) and last[-1] == self.standing.last(turn) and min(last) >= 0

    async def _told_in(self, turn: int) -> list[Result]:
        show = self.display
        chapters = chapters_of(turn, await self._logged(turn), self.redact, show.begins, show.looks_back)
        told = [(chapter, self.teller.story(chapter.told, self.contest)) for chapter in chapters]
        return [
            (chapter, replace(panel, lines=(*panel.lines, *chapter.notes)))
            for chapter, panel in told
            if panel is not None
        ]

    async def _logged(self, turn: int) -> Sequence[Logged]:
        """Return the log of a turn. The log of an old turn is read from the database."""
        if turn >= self.standing.since:
            return self.standing.events(turn)
        return await self.parts.table.store.events(self.state.campaign.id, self.contest.id, turn)

    async def _seals(self, turn: int) -> tuple[ShownSeal, ...]:
        if not self.system.opens:
            return ()
        if turn >= self.standing.since:
            return seals_of(self.system, (self.contest.id, turn), self.standing.turn(turn))
        return await PublishedProofs(self.parts.table).seals(self.state.campaign.id, (self.contest.id, turn))

    async def _moment(self, result: Result | None) -> LiveMoment:
        turn = self.contest.turn
        logged = await self._logged(turn)
        events = [event for entry in logged if (event := self.redact(entry.event)) is not None]
        now = LiveMoment(state=self.state, contest=self.contest, events=events, seals=await self._seals(turn))
        if result is None:
            return now
        chapter, panel = result
        log = () if self.contest.is_open else await self._whole_log()
        return replace(now, result=panel, turn=chapter.turn, told=chapter.told, log=log)

    async def _whole_log(self) -> tuple[Event, ...]:
        """Return all events of the contest, as everybody may know them."""
        logged = await self.parts.table.store.events(self.state.campaign.id, self.contest.id)
        return tuple(event for entry in logged if (event := self.redact(entry.event)) is not None)

    # ------------------------------------------------------------------------------ the live message

    async def _show_live(self, result: Result | None, unreached: tuple[int, ...]) -> None:
        """Edit the live message; post it if it is new, or again if somebody must be called."""
        now = await self._moment(result)
        panel = self.display.live(now)
        post = self._post_of(result[0]) if result else self.messages.find(PANEL)
        if panel is None:
            if post is not None:
                await self.messages.remove(post)
            return
        message = await self.messages.message(panel)
        view = self.display.buttons(self.messages.printer, now)
        missing = self._missing(post, unreached)
        draft = self._live_draft(result, post, unreached, moved=post is not None and bool(missing))
        if post is not None and not missing and await self.messages.edit(post, message, view):
            if post.shown != draft.shown:
                await self.messages.remember(draft, discord.Object(post.message))
            return
        if post is not None and missing:
            await self.messages.delete(post)
        pinged = missing or (*self.display.pinged(self.state, self.contest), *unreached)
        origin = (result[0].origin if result else PANEL, post.message if post else 0)
        await self.messages.post(draft, message, view, pinged, origin=origin)

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

    async def _close(self, result: Result) -> None:
        """Post or edit the message of a result that is not the newest, without buttons."""
        chapter, panel = result
        post = self._post_of(chapter)
        if post is not None and post.shown == chapter.last:
            return
        closed = self.display.closed(panel, self.contest, await self._seals(chapter.turn + 1))
        message = await self.messages.message(closed)
        draft = replace(self._draft(chapter.kind, chapter.turn), shown=chapter.last)
        if post is None:
            await self.messages.post(draft, message, None, origin=chapter.origin)
            return
        await self.messages.edit(post, message, None)  # one that somebody deleted stays deleted
        await self.messages.remember(draft, discord.Object(post.message))

    async def _remove_taken_back(self, results: Sequence[Result]) -> None:
        """Delete the messages of what was taken back."""
        oldest = min((chapter.turn for chapter, _ in results), default=0)
        kept = {(chapter.turn, chapter.part) for chapter, _ in results}
        for post in self._stories:
            if post.turn >= oldest and place_of(post) not in kept:
                await self.messages.remove(post)

    def _post_of(self, chapter: Chapter) -> Post | None:
        return self.messages.find(chapter.kind, chapter.turn)

    def _draft(self, kind: str, turn: int) -> Post:
        return Post(self.state.campaign.id, self.contest.id, kind, turn, channel=0, message=0, shown=0)

    # ------------------------------------------------------------------------------- direct messages

    async def _send_direct_prompts(self) -> tuple[int, ...]:
        """Send each direct prompt once; return the accounts that could not be reached."""
        unreached = []
        for prompt in self.display.direct_prompts(self.state, self.contest, self.parts.practice):
            turn = self.contest.turn * 10 + prompt.number
            if self.messages.find(DIRECT, turn) is None and not await self._send_prompt(prompt, turn):
                unreached.append(prompt.holder)
        return tuple(unreached)

    async def _send_prompt(self, prompt: DirectPrompt, turn: int) -> bool:
        """Send a prompt; return whether it arrived. Even a failure is stored, so it is tried only once."""
        printer = await self.parts.direct_messages.printer_for(prompt.holder, self.state.campaign.language)
        message = printer.message(prompt.panel)
        draft = replace(self._draft(DIRECT, turn), shown=self.version)
        newest = max((post.message for post in self.messages.posts), default=0)
        nonce = nonce_of((draft, newest))
        sent = await self.parts.direct_messages.send(prompt.holder, message, prompt.buttons(printer), nonce)
        await self.messages.remember(draft, sent or discord.Object(0))
        return sent is not None
