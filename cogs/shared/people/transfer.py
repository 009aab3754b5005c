"""/character export and import, /campaign export and import: files that move in and out.

Answers are private. What a file changes everybody is told; a file that is not right changes nothing.
"""

import asyncio
import io
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.delivery.attachments import fetched
from chat.interactions.announcements import public_events
from chat.interactions.character_options import acted_for, named, suggest
from chat.interactions.context import Context, context_of_command
from chat.interactions.response import SAVED, Ack, answering
from chat.messages.as_panel import as_panel
from chat.services import services_of
from cogs.shared.record.decks import introduce
from narration.campaign.overview import campaign_panel
from narration.journal.events import event_lines
from narration.text.line import Line, line
from rules.campaign.actions import ImportCharacter, MoveIn
from rules.campaign.model import AnyCharacter
from rules.contract.ownership import require_acting
from rules.core.refusal import Refused
from rules.core.seat import require_gm, require_own
from table.transfer.file_format import MOST_CAMPAIGN, MOST_CHARACTER, write_character
from table.transfer.file_import import read_campaign, read_character
from table.transfer.transfer import export_campaign, unpack

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


class CharacterFiles(commands.Cog):
    """Characters as files."""

    @app_commands.command()
    async def export(self, interaction: Interaction, character: str = "") -> None:
        """Get a character as a file that another campaign of the game can take in."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            found = _own(context, named(context, character))
            data = write_character(context.system, found, context.campaign.clock)
            said = line("character-exported", name=found.name)
            await _send(context, said, data, f"{context.campaign.system}-{found.id}.json")

    @app_commands.command(name="import")
    async def import_(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Bring a character in from a file: a player's becomes theirs, a GM's the GM's."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            _require_free(context)
            data = await _content(file, MOST_CHARACTER)
            async with context.services.file_imports:
                found = await asyncio.to_thread(read_character, data, context.system)
            await _bring_in(context, found)

    @export.autocomplete("character")
    async def _mine(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, typed, acted_for)


class CampaignFiles(commands.Cog):
    """Whole campaigns as files."""

    @app_commands.command()
    async def export(self, interaction: Interaction) -> None:
        """Get this campaign as a file that another server can take in."""
        async with answering(interaction, Ack.PRIVATE):
            context = (await context_of_command(interaction)).as_gm()
            require_gm(context.seat)
            require_own(context.seat)
            parcel = await export_campaign(context.services.table, context.campaign.id, context.seat)
            said = _exported(context.campaign.name, parcel.left_out)
            await _send(context, said, parcel.data, f"campaign-{context.campaign.id}.json")

    @app_commands.command(name="import")
    async def import_(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Start a campaign here with everything that a file holds; who asks is its GM."""
        services = services_of(interaction)
        async with answering(interaction, Ack.PRIVATE):
            data = await _content(file, MOST_CAMPAIGN)
            async with services.file_imports:
                brought = await asyncio.to_thread(read_campaign, data)
            moving = MoveIn(
                holder=interaction.user.id,
                called=interaction.user.display_name,
                place=interaction.channel_id or 0,
            )
            asked = services.outbox.target_of(interaction)
            state = await unpack(services.table, interaction.guild_id or 0, brought, moving, asked)
            interaction.extras[SAVED] = True
            await services.guild_commands.offer(interaction.guild_id or 0, state.campaign.system)
            context = await context_of_command(interaction)
            await context.reply(line("campaign-imported", name=context.campaign.name))
            await introduce(context, campaign_panel(context.campaign))


def _own(context: Context, character: AnyCharacter) -> AnyCharacter:
    """Refused: `not-your-character`, and `stand-in-may-not` for whom one stands in for."""
    require_acting(context.seat, character)
    if context.seat.by:
        raise Refused("stand-in-may-not")
    return character


def _require_free(context: Context) -> None:
    """Refuse what will be refused, before a file is fetched: `no-seat`, `in-session`."""
    if not context.seat.id:
        raise Refused("no-seat")
    if not (context.seat.is_gm or context.campaign.between_sessions):
        raise Refused("in-session")


async def _content(sent: discord.Attachment, most: int) -> bytes:
    """Return what a file holds. Refused: `file-size` before it is fetched, `file-gone`."""
    if sent.size > most:
        raise Refused("file-size", most=most // 1024)
    return await fetched(sent)


async def _bring_in(context: Context, found: AnyCharacter) -> None:
    """Everybody hears of a player's; the GM's own stay the GM's."""
    played = await context.play(ImportCharacter(name=found.name, sheet=found.model_dump_json()))
    await context.reply(line("character-imported", name=found.name))
    said = event_lines(context.campaign.system, public_events(context, played))
    if said and not context.seat.is_gm:
        await context.tell_all(as_panel(found.name, (*said, line("character-imported-look"))))


def _exported(name: str, left_out: Sequence[str]) -> Line:
    if not left_out:
        return line("campaign-exported", name=name)
    return line("campaign-exported-without", name=name, left=tuple(left_out))


async def _send(context: Context, said: Line, data: bytes, name: str) -> None:
    await context.interaction.edit_original_response(
        content=context.print.say(said), attachments=[discord.File(io.BytesIO(data), name)]
    )
