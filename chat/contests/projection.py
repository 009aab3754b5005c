"""Brings the messages of one contest up to date: compares those posted with those that its state requires."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from chat.contests.calls import LiveCalls
from chat.contests.chapters import live_post
from chat.contests.contest_log import ContestLog
from chat.contests.contest_messages import ContestMessages
from chat.contests.contest_results import ContestResults, Result
from chat.contests.direct_prompts import DirectPrompts
from chat.contests.display import ContestDisplay
from chat.contests.display_services import PANEL, DisplayServices, moment_of
from chat.contests.live_message import LiveMessage
from chat.contests.result_messages import ResultMessages
from chat.messages.nonce import nonce_of
from chat.messages.printer import Message, Printer
from narration.games import GAMES
from narration.text.line import line
from narration.text.truncate import TITLE_LENGTH, truncate
from rules.campaign.common_settings import shows_odds
from rules.contract.system import AnyState, System
from rules.core.model_base import Event
from rules.core.seat import PUBLIC, Role, Seat
from storage.display_state import DisplayState
from storage.documents.logged import Logged


@dataclass
class ContestProjection:
    """A contest that is being shown: its public state, its log and its messages."""

    parts: DisplayServices
    system: System
    state: AnyState
    #: The state as the GM in the chair knows it, for direct prompts.
    of_gm: AnyState
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
        if moment is None or not parts.served.serves(moment[1].campaign.home):
            return None
        standing, state = moment
        system = parts.table.system(state)
        known = system.view(state, PUBLIC)
        contest = known.contests[number]
        channel = await parts.channels.of_contest(campaign, contest)
        odds = shows_odds(known.campaign, practice=parts.practice)
        printer = Printer(parts.texts.of_game(state.campaign.system), known.campaign.language, odds=odds)
        faces = await parts.faces.of(standing.portraits, known)
        return cls(
            parts,
            system,
            known,
            system.view(state, Seat(role=Role.GM, id=state.campaign.gm.id)),
            lambda event: system.redact(state, event, PUBLIC),
            contest,
            parts.displays[state.campaign.system],
            standing,
            ContestMessages(parts, channel, printer, standing.posts, faces),
        )

    @property
    def version(self) -> int:
        """The campaign's version at the contest's last change, which is being shown."""
        return self.standing.showing.changed

    @cached_property
    def _log(self) -> ContestLog:
        campaign = self.state.campaign.id
        return ContestLog(self.parts, self.system, campaign, self.contest, self.redact, self.standing)

    @cached_property
    def _told(self) -> ResultMessages:
        campaign = self.state.campaign
        return ResultMessages(campaign, self.contest, self.display, self._log, self.messages)

    async def say_where_from(self) -> None:
        """If the contest was last shown in another channel, post that it continues here, and ping the GM."""
        live = live_post(self.messages.posts)
        stood = live.channel if live else self.contest.place
        channel = self.messages.channel.id
        if stood == channel:
            return
        title = truncate(self.contest.title, TITLE_LENGTH)
        said = Message(self.messages.printer.say(line("gone-goes-on", title=title)))
        nonce = nonce_of((self._told.draft(PANEL, 0), stood, channel))
        await self.messages.send(said, None, (self.state.campaign.gm.holder,), nonce)

    async def show(self) -> None:
        """Post, edit and delete messages until they show the contest."""
        teller = GAMES[self.state.campaign.system].teller
        results = await ContestResults(self.contest, self.display, teller, self._log, self.messages).read()
        await self._told.remove_taken_back(results)
        calls = self._calls(await self._direct_prompts.send())
        for result in results[:-1]:
            await self._told.post(result)
        newest = results[-1] if results else None
        live = LiveMessage(self.state, self.contest, calls, self._told, newest)
        await live.show()
        await self._close(results, keeps_panel=newest is None or live.is_below)
        await self._direct_prompts.close()

    async def _close(self, results: Sequence[Result], *, keeps_panel: bool) -> None:
        """Take the buttons from older results, and remove a panel that is not the live message."""
        panel = None if keeps_panel else self.messages.find(PANEL)
        for result in results[:-1]:
            await self._told.close(result, again=panel is not None and bool(result[0].tellings))
        if panel is not None:
            await self.messages.remove(panel)

    @cached_property
    def _direct_prompts(self) -> DirectPrompts:
        contest = self.of_gm.contests[self.contest.id]
        return DirectPrompts(self.parts, self.of_gm, contest, self.display, self.messages, self.version)

    def _calls(self, unreached: tuple[int, ...]) -> LiveCalls:
        return LiveCalls(self.state, self.contest, self.display, self._last_to_act, unreached)

    @property
    def _last_to_act(self) -> int:
        logged = self.standing.events(self.contest.turn) or self.standing.events(self.contest.turn - 1)
        record = self.state.campaign.record(logged[-1].seat) if logged else None
        return record.holder if record else 0
