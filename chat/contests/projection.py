"""Brings the messages of one contest up to date: compares those posted with those that its state requires."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui
from discord.utils import MISSING

from chat.contests.display import WHO, ContestDisplay, DirectPrompt
from chat.contests.display_services import DIRECT, PANEL, STORY, DisplayServices, moment_of
from chat.delivery.channels import fitting, rights
from chat.messages.components import button, custom_id_of, view_of
from chat.messages.nonce import nonce_of
from chat.messages.printer import Message, Printer
from narration.campaign.events import tell
from narration.game_narration import GameNarration
from narration.games import GAMES
from narration.parts.public_proofs import ShownSeal
from narration.proofs.verification import ChoiceWords, small_print
from narration.text.line import Line, Panel, line
from narration.text.truncate import TITLE_LENGTH, truncate
from rules.campaign.common_settings import shows_odds
from rules.campaign.events import ActedFor, TimeRanOut, Undone
from rules.contract.system import AnyState, System
from rules.core.model_base import Event
from rules.core.seat import PUBLIC
from storage.display_state import DisplayState, Post
from storage.store import Logged
from table.audit.proofs import PublishedProofs, seals_of

log = logging.getLogger(__name__)

#: Events shown as notes below a story: who acted for a seat, whose time ran out, and what was taken back.
FOOTNOTES = (ActedFor, TimeRanOut, Undone)


@dataclass
class ContestProjection:
    """A contest that is being shown, with the messages posted for it so far (`posts`)."""

    parts: DisplayServices
    system: System
    state: AnyState
    #: Returns the public view of an event, or None if the event is hidden.
    redact: Callable[[Event], Event | None]
    contest: Any
    show: ContestDisplay
    channel: Any
    standing: DisplayState[Logged]
    posts: tuple[Post, ...]

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
        return cls(
            parts,
            system,
            known,
            lambda event: system.redact(state, event, PUBLIC),
            contest,
            parts.displays[state.campaign.system],
            channel,
            standing,
            standing.posts,
        )

    @property
    def version(self) -> int:
        """The campaign's version at the contest's last change, which is being shown."""
        return self.standing.showing.changed

    @property
    def printer(self) -> Printer:
        campaign = self.state.campaign
        odds = shows_odds(campaign, practice=self.parts.practice)
        return Printer(self.parts.texts, campaign.language, odds=odds)

    @property
    def teller(self) -> GameNarration:
        return GAMES[self.state.campaign.system].teller

    async def say_where_from(self) -> None:
        """If the contest was last shown in another channel, post that it continues here, and ping the GM."""
        stood = next((post.channel for post in self.posts if post.kind == PANEL), self.contest.place)
        if stood == self.channel.id:
            return
        said = Message(
            self.printer.say(line("gone-goes-on", title=truncate(self.contest.title, TITLE_LENGTH)))
        )
        nonce = nonce_of((self._draft(PANEL, 0, 0), stood))
        await self._send(said, None, (self.state.campaign.gm.holder,), nonce)

    async def tell_stories(self) -> tuple[Event, ...]:
        """Post or edit the stories of the turns, and return the public events of the current turn.

        Turn 0 is the opening. Of the older stories, only the previous turn's may still change: it may be
        completed in the current turn.
        """
        latest: tuple[Event, ...] = ()
        for post in [post for post in self.posts if post.kind == STORY and post.turn > self.contest.turn]:
            await self._remove(post)  # its turn was taken back
        told = max((post.turn for post in self.posts if post.kind == STORY), default=0)
        for turn in range(max(0, told - 1), self.contest.turn + 1):
            latest = await self._tell_story(turn)
        return latest

    async def _tell_story(self, turn: int) -> tuple[Event, ...]:
        post = self._post(STORY, turn)
        if turn < self.contest.turn and post is not None and post.shown == self.standing.last(turn):
            return ()  # only the current turn's events are used
        logged = await self._logged(turn)
        known = [event for entry in logged if (event := self.redact(entry.event)) is not None]
        told = tuple(event for event in known if not isinstance(event, FOOTNOTES))
        lent = dict.fromkeys(each for event in known if isinstance(event, FOOTNOTES) for each in tell(event))
        if not logged or (post is not None and post.shown == logged[-1].seq):
            return told
        panel = self.teller.story(told, self.contest)
        if panel is None and post is not None:
            await self._remove(post)  # its events were taken back
        if panel is not None:
            opened = await self._opened(turn)
            panel = replace(panel, lines=(*panel.lines, *lent), footer=opened or panel.footer)
            view = self._seal_button(turn) if opened else None
            draft = self._draft(STORY, turn, logged[-1].seq)
            # the time is included because the same turn in another database needs another message
            await self._put(draft, panel, view, nonce=nonce_of((draft, logged[-1].at)))
        return told

    def _seal_button(self, turn: int) -> ui.View | None:
        custom_id = custom_id_of("verify", self.state.campaign.id, self.contest.id, turn)
        return view_of([button(self.printer.label(line("button-verify")), custom_id)])

    async def _logged(self, turn: int) -> Sequence[Logged]:
        """Return the log of a turn. The log of an old turn is read from the database."""
        if turn >= self.standing.since:
            return self.standing.events(turn)
        return await self.parts.table.store.events(self.state.campaign.id, self.contest.id, turn)

    async def _opened(self, turn: int) -> Line | None:
        """Return a footer with the proofs of the choices revealed in a turn, or None if there are none."""
        told = ChoiceWords(self.teller, {self.contest.id: self.contest})
        return small_print(await self._seals(turn), told)

    async def _seals(self, turn: int) -> tuple[ShownSeal, ...]:
        if not self.system.opens:
            return ()
        if turn >= self.standing.since:
            return seals_of(self.system, (self.contest.id, turn), self.standing.turn(turn))
        return await PublishedProofs(self.parts.table).seals(self.state.campaign.id, (self.contest.id, turn))

    async def put_panel(self, latest: Sequence[Event], *, unreached: tuple[int, ...]) -> None:
        """Edit the panel, or post it again if a newer story is below it or somebody must be pinged.

        An edit pings nobody, so each new wait for somebody needs a new message.
        """
        wait = self.show.wait(self.state, self.contest)
        old = next((post for post in self.posts if post.kind == PANEL), None)
        called = (*self.show.waited_for(self.state, self.contest), *unreached)
        newest = max((post.message for post in self.posts if post.kind == STORY), default=0)
        calls = bool(unreached) or (bool(called) and old is not None and _needs_ping(old.turn, wait))
        seals = await self._seals(self.contest.turn)
        panel = self.show.panel(self.state, self.contest, latest, seals)
        if old is not None and (panel is None or old.message < newest or calls):
            await self._remove(old)
            old = None
        if panel is None:
            return
        view = self.show.buttons(self.printer, self.state, self.contest)
        draft = self._draft(PANEL, old.turn if old else wait, self.version)
        nonce = nonce_of((draft, (newest, old.message if old else 0)))
        await self._put(draft, panel, view, called, nonce=nonce)

    async def send_direct_prompts(self) -> tuple[int, ...]:
        """Send each direct prompt once; return the accounts that could not be reached."""
        unreached = []
        for prompt in self.show.direct_prompts(self.state, self.contest, self.parts.practice):
            turn = self.contest.turn * 10 + prompt.number
            if self._post(DIRECT, turn) is None and not await self._send_prompt(prompt, turn):
                unreached.append(prompt.holder)
        return tuple(unreached)

    async def _send_prompt(self, prompt: DirectPrompt, turn: int) -> bool:
        """Send a prompt; return whether it arrived. Even a failure is stored, so it is tried only once."""
        printer = await self.parts.direct_messages.printer_for(prompt.holder, self.state.campaign.language)
        message = printer.message(prompt.panel)
        draft = self._draft(DIRECT, turn, self.version)
        newest = max((post.message for post in self.posts), default=0)
        nonce = nonce_of((draft, newest))
        sent = await self.parts.direct_messages.send(prompt.holder, message, prompt.buttons(printer), nonce)
        await self._remember(draft, sent or discord.Object(0))
        return sent is not None

    def _may_attach(self) -> bool:
        """Return whether the bot may attach pictures. They only repeat the text, so they can be omitted."""
        may = rights(self.channel)
        return may.attach_files and may.embed_links

    def _post(self, kind: str, turn: int) -> Post | None:
        return next((post for post in self.posts if (post.kind, post.turn) == (kind, turn)), None)

    def _draft(self, kind: str, turn: int, shown: int) -> Post:
        place: int = self.channel.id
        return Post(self.state.campaign.id, self.contest.id, kind, turn, place, message=0, shown=shown)

    async def _put(
        self,
        draft: Post,
        panel: Panel,
        view: ui.View | None = None,
        pinged: tuple[int, ...] = (),
        *,
        nonce: int,
    ) -> None:
        """Edit a post's message if it exists, else send a new one, and store it."""
        scale = self.printer.scale(panel) if draft.kind == PANEL and self._may_attach() else None
        picture = None if scale is None else await self.parts.pictures.picture(scale)
        message = fitting(self.channel, self.printer.message(panel, picture))
        post = self._post(draft.kind, draft.turn)
        if post is not None and await self._changed(post, message, view):
            await self._remember(draft, discord.Object(post.message))
        else:
            await self._remember(draft, await self._send(message, view, pinged, nonce))

    async def _send(
        self, message: Message, view: ui.View | None, pinged: tuple[int, ...], nonce: int
    ) -> discord.Message:
        pinged = tuple(filter(None, pinged))  # an empty seat has account 0
        pings = " ".join(f"<@{holder}>" for holder in pinged)
        sent: discord.Message = await self.channel.send(
            f"{message.content} {pings}".strip(),
            embed=message.embed or MISSING,
            files=message.files(),
            view=view or MISSING,
            nonce=nonce,
            allowed_mentions=discord.AllowedMentions(
                everyone=False, roles=False, users=[discord.Object(holder) for holder in pinged]
            ),
        )
        return sent

    async def _changed(self, post: Post, message: Message, view: ui.View | None) -> bool:
        """Edit a message; return False if it was deleted."""
        try:
            await self._partial(post).edit(
                content=message.content,
                embed=message.embed,
                attachments=message.files(),
                view=view,
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except discord.NotFound:
            return False
        return True

    async def _remove(self, post: Post) -> None:
        try:
            await self._partial(post).delete()
        except discord.NotFound:
            log.info("the message %s was gone already", post.message)
        await self.parts.table.store.drop_post(post)
        self.posts = tuple(kept for kept in self.posts if kept != post)

    def _partial(self, post: Post) -> discord.PartialMessage:
        found: discord.PartialMessage = self.channel.get_partial_message(post.message)
        return found

    async def _remember(self, draft: Post, message: discord.abc.Snowflake) -> None:
        post = replace(draft, message=message.id)
        await self.parts.table.store.put_post(post)
        others = (kept for kept in self.posts if (kept.kind, kept.turn) != (post.kind, post.turn))
        self.posts = (*others, post)


def _needs_ping(old: int, now: int) -> bool:
    """Return whether a wait is for a new step, or includes somebody who was not pinged for the old wait."""
    return old // WHO != now // WHO or bool(now & ~old & (WHO - 1))
