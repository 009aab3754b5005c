"""What is owed to everybody: what was saved, and not told because the process died or Discord failed.

Each save outside contests notes where it was asked for; the note goes when its interaction was answered. What
is left is told at the next start, and soon after Discord failed. Whether it stood in the channel already,
the channel itself says: a message names the interaction that it answers.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import discord
from discord import ui
from discord.utils import MISSING, snowflake_time

from chat.background.deck_notices import Told, told
from chat.contests.live import LiveContests
from chat.contests.projection import DisplayServices
from chat.delivery import retry
from chat.delivery.channels import fitting
from chat.delivery.followup import answers
from chat.delivery.retry import DELIVERY_ERRORS, is_transient
from chat.messages.as_panel import as_panel
from chat.messages.nonce import nonce_of
from chat.messages.printer import Message, Printer
from chat.operations.metrics import Outcome
from narration.campaign.overview import campaign_panel
from narration.journal.events import event_lines
from rules.campaign.common_settings import shows_odds
from rules.campaign.events import ActedFor, SessionEnded, SessionStarted
from rules.contract.system import AnyState
from rules.core.model_base import Event
from rules.core.seat import PUBLIC
from storage.documents.changes import AnnounceTarget
from storage.documents.errors import StorageError, Unavailable
from storage.outbox import OutboxEntry
from table.audit.proofs import PublishedProofs

log = logging.getLogger(__name__)

#: A save's public events by the messages that tell of them, in their order.
Messages: TypeAlias = Callable[[Sequence[Event]], Sequence[Sequence[Event]]]
Interaction = discord.Interaction[Any]
#: More messages than any press leads to.
MANY = 1000


class Outbox:
    """Keeps count of what is owed, and pays it."""

    def __init__(self, parts: DisplayServices, live: LiveContests, messages: Mapping[str, Messages]) -> None:
        self._parts, self._live, self._messages = parts, live, messages
        #: Interactions at work, which tell by themselves, until it is noted that they have.
        self._open: set[int] = set()
        self._paying = asyncio.Lock()
        self._running: set[asyncio.Task[None]] = set()

    def target_of(self, interaction: Interaction) -> AnnounceTarget | None:
        """Return what is to be noted with a save that an interaction leads to.

        None in direct messages: what is done there is told where its contest is.
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
        """While this is open, an interaction is answered; what it owes if that failed is told soon."""
        try:
            yield
        finally:
            if interaction.id not in self._parts.table.store.outbox.waiting:
                self._open.discard(interaction.id)
            elif outcome.result == "done":
                self._beside(self._strike(interaction.id))
            else:  # refused as well: something was saved before
                self._open.discard(interaction.id)
                self._beside(self._later(interaction.id))

    async def heal(self) -> None:
        """Tell what is owed on our servers; what Discord cannot take now, later."""
        due = dict.fromkeys(debt.asked.interaction for debt in await self._due())
        for interaction in due:
            if not await self._pay(interaction):
                self._beside(self._later(interaction))

    def close(self) -> None:
        """Leave the rest to the next start."""
        for task in self._running:
            task.cancel()

    async def _due(self) -> list[OutboxEntry]:
        owed = await self._parts.table.store.outbox.all()
        return [
            one
            for one in owed
            if self._parts.settings.serves(one.home) and one.asked.interaction not in self._open
        ]

    async def _pay(self, interaction: int) -> bool:
        """Tell what is owed to an interaction; False if some of it must wait."""
        async with self._paying:
            due = [debt for debt in await self._due() if debt.asked.interaction == interaction]
            try:
                if due and not await self._paid(due):
                    return False
            except Unavailable:
                raise
            except StorageError:  # of one campaign; others are told all the same
                log.exception("campaign %s: what is owed cannot be read", due[0].campaign)
            else:
                await self._strike(interaction)
            return True

    def _beside(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _strike(self, interaction: int) -> None:
        try:
            await self._parts.table.store.outbox.mark_told(interaction)
        except Unavailable as error:
            log.warning("what was told is still noted as owed: %s", error)
        finally:
            self._open.discard(interaction)

    async def _later(self, interaction: int) -> None:
        for pause in retry.PAUSES:
            await asyncio.sleep(pause)
            try:
                if await self._pay(interaction):
                    return
            except Unavailable as error:
                log.warning("what is owed cannot be read yet: %s", error)

    async def _paid(self, due: Sequence[OutboxEntry]) -> bool:
        """Tell whether nothing is left to try of what is owed to one interaction."""
        try:
            channel = await self._parts.channels.find(due[0].asked.place)
            told = await _told(channel, due[0].asked)
            for debt in due:
                told -= await Delivery(self._parts, self._live, self._messages, debt).make(channel, told)
        except DELIVERY_ERRORS as error:
            log.warning("campaign %s: not told: %r", due[0].campaign, error)
            return not is_transient(error)
        return True


async def _told(channel: Any, asked: AnnounceTarget) -> int:
    """Return how many messages answer an interaction; the one that was pressed is one if it has changed.

    Where we may not look, all of them may.
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
    """One debt while it is paid."""

    parts: DisplayServices
    live: LiveContests
    messages: Mapping[str, Messages]
    debt: OutboxEntry

    async def make(self, channel: Any, told: int) -> int:
        """Tell everybody what so many messages have left untold; show the same people's contests anew.

        Return how many messages tell of this save.
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
        await channel.send(told.content, embed=told.embed or MISSING, view=view or MISSING, nonce=nonce)

    async def _parts(self, state: AnyState) -> list[tuple[Message, ui.View | None]]:
        """Return what everybody may know of it, by the messages that tell it."""
        odds = shows_odds(state.campaign, practice=self.parts.practice)
        printer = Printer(self.parts.texts, state.campaign.language, odds=odds)
        events = await self._events(state)
        dice, view = await self._dice(printer, events)
        if self.debt.version == 1:
            panel = campaign_panel(state.campaign)
            return [(printer.message(replace(panel, lines=(*panel.lines, *dice))), view)]
        system = state.campaign.system
        parts = [event_lines(system, part) for part in self.messages[system](events)] or [()]
        said = [*parts[:-1], (*parts[-1], *dice)]
        return [(printer.drawn(as_panel(state.campaign.name, part)), view) for part in said if part]

    async def _events(self, state: AnyState) -> list[Event]:
        """Return what happened, as the public may know it; nothing, if it is only who did it for whom."""
        system, store = self.parts.table.system(state), self.parts.table.store
        logged = await store.events_of_save(self.debt.campaign, self.debt.version)
        seen = (system.redact(state, one.event, PUBLIC) for one in logged)
        known = [event for event in seen if event is not None]
        return known if any(not isinstance(event, ActedFor) for event in known) else []

    async def _dice(self, printer: Printer, events: Iterable[Event]) -> Told:
        """Return what is told of decks: with a new campaign, at the turn of a session, by the GM's word."""
        table, campaign, version = self.parts.table, self.debt.campaign, self.debt.version
        opened = await table.store.opened_by(campaign, version)
        turns = any(isinstance(event, SessionStarted | SessionEnded) for event in events)
        if version == 1:
            await table.deck(campaign)
        elif not (opened or turns):
            return (), None
        decks = await PublishedProofs(table).briefly(campaign)
        return told(printer, campaign, decks, [deck for deck in decks if deck.number in opened])
