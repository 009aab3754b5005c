"""Who asks, from where, in which language; and how they are answered, whatever happens.

Every interaction is acknowledged before anything slow is done, since Discord waits three seconds. A refusal
is told privately in the reader's language; anything unforeseen gets a reference, which is logged as well.
"""

import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, Any

import discord
from discord import ui
from discord.utils import MISSING

from cogs._embeds import Message, Printer
from narration.line import Line, Panel, line
from narration.refusals import refusal_line
from narration.texts import Language, language_of
from rules.campaign.model import Campaign
from rules.frozen import Action
from rules.refusal import Refused
from rules.seat import Seat
from rules.system import AnyState, Played, System

if TYPE_CHECKING:
    from cogs._bot import Nattvakt

log = logging.getLogger(__name__)

#: Discord's answer to a first response that it had already taken: the user has it.
ALREADY_ACKNOWLEDGED = 40060


class Ack(Enum):
    """The first answer to an interaction, which decides what the later one replaces."""

    #: A new message that only this person sees.
    PRIVATE = "private"
    #: A new message that everybody sees.
    PUBLIC = "public"
    #: The message that the button stands on is changed.
    UPDATE = "update"
    #: A form is opened, which must be the very first answer.
    FORM = "form"


@dataclass(frozen=True)
class Guest:
    """One interaction: the seat that asks, the campaign as that seat may know it, the reader's language."""

    interaction: discord.Interaction[Any]
    bot: "Nattvakt"
    state: AnyState
    seat: Seat
    language: Language

    @property
    def campaign(self) -> Campaign:
        return self.state.campaign

    @property
    def system(self) -> System:
        return self.bot.table.system(self.state)

    @property
    def print(self) -> Printer:
        """The reader's language, for private answers."""
        return self.bot.printer(self.language)

    @property
    def announce(self) -> Printer:
        """The campaign's language, for what everybody reads."""
        return self.bot.printer(self.campaign.language)

    async def play(self, action: Action) -> Played:
        """Play an action as this seat. What it returns is saved."""
        return await self.bot.table.play(self.campaign.id, action, self.seat)

    async def now(self) -> "Guest":
        """Return the same guest with the campaign as it is now."""
        state = await self.bot.table.state(self.campaign.id)
        return await _seated(self.interaction, self.bot, state)

    async def reply(
        self, said: Line | Panel, view: ui.View | None = None, *, first: Line | None = None
    ) -> None:
        """Answer privately, or change the message that was clicked on; `first` stands above the rest."""
        message = _message(self.print, said)
        if first is not None:
            message = replace(message, content=f"{self.print.say(first)}\n{message.content}")
        await answer(self.interaction, message, view)

    async def publish(self, said: Line | Panel) -> None:
        """Fill in a public answer, in the campaign's language."""
        await answer(self.interaction, _message(self.announce, said), None)

    async def tell_all(self, said: Line | Panel) -> None:
        """Post a public message in the place, in the campaign's language."""
        message = _message(self.announce, said)
        await self.interaction.followup.send(
            message.content, embed=message.embed or MISSING, files=message.files(), ephemeral=False
        )


def _message(printer: Printer, said: Line | Panel) -> Message:
    return printer.message(said) if isinstance(said, Panel) else Message(printer.say(said))


async def answer(interaction: discord.Interaction[Any], message: Message, view: ui.View | None) -> None:
    """Fill in the answer that was announced by the acknowledgement."""
    await interaction.edit_original_response(
        content=message.content, embed=message.embed, attachments=message.files(), view=view
    )


async def arrive(interaction: discord.Interaction[Any]) -> Guest:
    """Return the guest of a command, in the campaign of the place; refuse `no-campaign-here`."""
    bot: Nattvakt = interaction.client
    state = await bot.table.at(places_of(interaction))
    if state is None:
        raise Refused("no-campaign-here")
    return await _seated(interaction, bot, state)


async def overheard(interaction: discord.Interaction[Any]) -> Guest | None:
    """Return the guest who is typing, for suggestions; None where nothing can be suggested."""
    try:
        return await arrive(interaction)
    except Refused:
        return None


async def arrive_at(interaction: discord.Interaction[Any], campaign: int) -> Guest:
    """Return the guest of a button. Refused: `not-here` on another server, or in DM without a seat."""
    bot: Nattvakt = interaction.client
    state = await bot.table.state(campaign)
    guest = await _seated(interaction, bot, state)
    at_home = interaction.guild_id == state.campaign.home
    if not at_home and (interaction.guild_id is not None or not guest.seat.id):
        raise Refused("not-here")
    return guest


def places_of(interaction: discord.Interaction[Any]) -> tuple[int, ...]:
    """Return the place of an interaction, and for a thread also the channel that it belongs to."""
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    here = interaction.channel_id or 0
    return (here, parent) if parent else (here,)


async def _seated(interaction: discord.Interaction[Any], bot: "Nattvakt", state: AnyState) -> Guest:
    seat = state.campaign.seat_of(interaction.user.id)
    known = bot.table.system(state).view(state, seat)
    language = reader(interaction, state.campaign.language)
    await bot.hear(interaction.user.id, language)
    return Guest(interaction, bot, known, seat, language)


def reader(interaction: discord.Interaction[Any], default: Language = "en") -> Language:
    """Return the language of whoever reads a private answer."""
    return language_of(str(interaction.locale), default)


@asynccontextmanager
async def answering(interaction: discord.Interaction[Any], ack: Ack) -> AsyncIterator[None]:
    """Acknowledge, then tell whatever goes wrong in between."""
    await _acknowledge(interaction, ack)
    try:
        yield
    except Refused as refused:
        await _apologise(interaction, refusal_line(refused), ack)
    except Exception as error:
        reference = secrets.token_hex(2).upper()
        error.add_note(f"reference {reference}")
        log.exception("unforeseen, reference %s", reference)
        await _apologise(interaction, line("unforeseen", reference=reference), ack)
        raise


async def _acknowledge(interaction: discord.Interaction[Any], ack: Ack) -> None:
    if ack is Ack.FORM:
        return
    try:
        if ack is Ack.UPDATE:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=ack is Ack.PRIVATE, thinking=True)
    except discord.HTTPException as error:
        if error.code != ALREADY_ACKNOWLEDGED:
            raise


async def _apologise(interaction: discord.Interaction[Any], said: Line, ack: Ack) -> None:
    bot: Nattvakt = interaction.client
    text = bot.printer(reader(interaction, bot.settings.language)).say(said)
    if not interaction.response.is_done():
        await interaction.response.send_message(text, ephemeral=True)
    elif ack is Ack.PRIVATE:
        await answer(interaction, Message(text), None)
    else:
        await _apologise_beside(interaction, text, ack)


async def _apologise_beside(interaction: discord.Interaction[Any], text: str, ack: Ack) -> None:
    """The answer so far is not ours to fill: take a public promise back, leave a clicked message alone."""
    if ack is Ack.PUBLIC:
        await interaction.delete_original_response()
    await interaction.followup.send(text, ephemeral=True)
