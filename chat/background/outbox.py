"""The outbox: saves that still need an announcement, because the process died or Discord was unavailable.

Each save outside contests adds an entry with the place of its announcement. The entry is removed once the
interaction has been answered. Announcements that are still missing are posted after a pause, or at the next
start. The channel shows what was already posted, because each message names the interaction that it answers.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import ui
from discord.utils import MISSING, snowflake_time

from chat.background.campaign_messages import CampaignMessages, campaign_message
from chat.background.deck_notices import Told, told
from chat.contests.display_services import DisplayServices
from chat.contests.live import LiveContests
from chat.delivery import retry
from chat.delivery.channels import fitting
from chat.delivery.followup import answers
from chat.delivery.retry import DELIVERY_ERRORS, is_transient
from chat.messages.lines_as_panel import as_panel
from chat.messages.nonce import nonce_of
from chat.messages.printer import Message, Printer
from chat.operations.metrics import Outcome
from narration.journal.events import event_lines
from rules.campaign.common_settings import shows_odds
from rules.campaign.events import SessionEnded, SessionStarted
from rules.contract.system import AnyState
from rules.core.model_base import Event
from rules.core.seat import PUBLIC
from storage.documents.changes import AnnounceTarget
from storage.documents.errors import StorageError, Unavailable
from storage.outbox import OutboxEntry
from table.audit.proofs import PublishedProofs

log = logging.getLogger(__name__)

#: Splits a save's public events into groups, one for each message that announces them, in order.
Messages: TypeAlias = Callable[[Sequence[Event]], Sequence[Sequence[Event]]]
Interaction = discord.Interaction[Any]
#: A number of messages larger than any interaction produces.
MANY = 1000


class Outbox:
    """Records which saves must be announced, and posts the announcements that are missing."""

    def __init__(
        self,
        parts: DisplayServices,
        live: LiveContests,
        begun: CampaignMessages,
        messages: Mapping[str, Messages],
    ) -> None:
        self._parts, self._live, self._begun, self._messages = parts, live, begun, messages
        #: Interactions that are being handled and announce their saves themselves.
        self._open: set[int] = set()
        self._delivering = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()

    def target_of(self, interaction: Interaction) -> AnnounceTarget | None:
        """Return the outbox entry to store with each save of an interaction.

        Return None for a direct message: a save made there is announced in its contest's place.
        """
        if interaction.guild_id is None or interaction.channel_id is None:
            return None
        self._open.add(interaction.id)
        pressed = interaction.message
        is_public = pressed is not None and not pressed.flags.ephemeral
        return AnnounceTarget(
            interaction.channel_id, interaction.id, pressed.id if pressed and is_public else 0
        )

    @contextmanager
    def tracked(self, interaction: Interaction, outcome: Outcome) -> Iterator[None]:
        """Wrap the handling of an interaction: if it fails, its missing announcements are posted soon."""
        try:
            yield
        finally:
            if interaction.id not in self._parts.table.store.outbox.waiting:
                self._open.discard(interaction.id)
            elif outcome.result == "done":
                self._in_background(self._remove(interaction.id))
            else:  # also after a refusal, because something was saved before it
                self._open.discard(interaction.id)
                self._in_background(self._retry(interaction.id))

    async def heal(self) -> None:
        """Post the missing announcements on this process's servers, and retry later those that fail."""
        due = dict.fromkeys(debt.asked.interaction for debt in await self._entries())
        for interaction in due:
            if not await self._deliver(interaction):
                self._in_background(self._retry(interaction))

    def close(self) -> None:
        """Cancel the retries. The next start posts the announcements that are still missing."""
        for task in self._running:
            task.cancel()

    async def _entries(self) -> list[OutboxEntry]:
        owed = await self._parts.table.store.outbox.all()
        return [
            one
            for one in owed
            if self._parts.served.serves(one.home) and one.asked.interaction not in self._open
        ]

    async def _deliver(self, interaction: int) -> bool:
        """Post an interaction's missing announcements; return False if some need a retry."""
        async with self._delivering:
            due = [debt for debt in await self._entries() if debt.asked.interaction == interaction]
            try:
                if due and not await self._delivered(due):
                    return False
            except Unavailable:
                raise
            except StorageError:  # it affects only this campaign, so continue with the others
                log.exception("campaign %s: what is owed cannot be read", due[0].campaign)
            else:
                await self._remove(interaction)
            return True

    def _in_background(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _remove(self, interaction: int) -> None:
        try:
            await self._parts.table.store.outbox.mark_told(interaction)
        except Unavailable as error:
            log.warning("what was told is still noted as owed: %s", error)
        finally:
            self._open.discard(interaction)

    async def _retry(self, interaction: int) -> None:
        for pause in retry.PAUSES:
            await asyncio.sleep(pause)
            try:
                if await self._deliver(interaction):
                    return
            except Unavailable as error:
                log.warning("what is owed cannot be read yet: %s", error)

    async def _delivered(self, due: Sequence[OutboxEntry]) -> bool:
        """Post one interaction's entries; return False if some need a retry."""
        try:
            channel = await self._parts.channels.find(due[0].asked.place)
            told = await _count_posted(channel, due[0].asked)
            for debt in due:
                delivery = Delivery(self._parts, self._live, self._begun, self._messages, debt)
                told -= await delivery.make(channel, told)
        except DELIVERY_ERRORS as error:
            log.warning("campaign %s: not told: %r", due[0].campaign, error)
            return not is_transient(error)
        return True


async def _count_posted(channel: Any, asked: AnnounceTarget) -> int:
    """Return how many messages answer an interaction, including the message with the button if it was edited.

    Return `MANY` if the bot may not read the channel's history, so that nothing is posted twice.
    """
    found = await answers(channel, asked.interaction)
    return MANY if found is None else len(found) + await _is_changed(channel, asked)


async def _is_changed(channel: Any, asked: AnnounceTarget) -> bool:
    if not asked.pressed:
        return False
    try:
        message = await channel.fetch_message(asked.pressed)
    except discord.NotFound:
        return False
    return message.edited_at is not None and message.edited_at >= snowflake_time(asked.interaction)


@dataclass(frozen=True)
class Delivery:
    """The delivery of one outbox entry."""

    parts: DisplayServices
    live: LiveContests
    begun: CampaignMessages
    messages: Mapping[str, Messages]
    debt: OutboxEntry

    async def make(self, channel: Any, told: int) -> int:
        """Post a save's messages except the first `told`, and show its campaign's contests again.

        Return how many messages announce the save in total.
        """
        state = await self.parts.table.state(self.debt.campaign)
        parts = await self._parts(state)
        for number, (message, view) in enumerate(parts):
            if number >= told:
                await self._post(channel, message, view, number)
        for contest in state.contests:
            await self.live.show_again(self.debt.campaign, contest)
        return len(parts)

    async def _post(self, channel: Any, message: Message, view: ui.View | None, number: int) -> None:
        told, nonce = fitting(channel, message), nonce_of((self.debt, number))
        sent = await channel.send(
            told.content, embed=told.embed or MISSING, view=view or MISSING, nonce=nonce
        )
        if self.debt.version == 1:
            await self.begun.remember(self.debt.campaign, sent)

    async def _parts(self, state: AnyState) -> list[tuple[Message, ui.View | None]]:
        """Return the messages that announce the save. They contain only public information."""
        odds = shows_odds(state.campaign, practice=self.parts.practice)
        printer = Printer(self.parts.texts.of_game(state.campaign.system), state.campaign.language, odds=odds)
        events = await self._events(state)
        if self.debt.version == 1:
            panel, view = await campaign_message(self.parts.table, printer, self.debt.campaign)
            return [(printer.message(panel), view)]
        dice, view = await self._dice(printer, events)
        system = state.campaign.system
        parts = [event_lines(system, part) for part in self.messages[system](events)] or [()]
        said = [*parts[:-1], (*parts[-1], *dice)]
        return [(printer.drawn(as_panel(state.campaign.name, part)), view) for part in said if part]

    async def _events(self, state: AnyState) -> list[Event]:
        """Return the public view of the save's events, or nothing if only `ActedFor` would be left."""
        system, store = self.parts.table.system(state), self.parts.table.store
        logged = await store.log.of_save(self.debt.campaign, self.debt.version)
        return system.told(state, (one.event for one in logged), PUBLIC)

    async def _dice(self, printer: Printer, events: Iterable[Event]) -> Told:
        """Return a deck notice if the save began or ended a session or opened a deck."""
        table, campaign, version = self.parts.table, self.debt.campaign, self.debt.version
        opened = await table.store.proofs.opened_by(campaign, version)
        turns = any(isinstance(event, SessionStarted | SessionEnded) for event in events)
        if not (opened or turns):
            return (), None
        decks = await PublishedProofs(table).briefly(campaign)
        return await told(table, printer, campaign, decks, [deck for deck in decks if deck.number in opened])
