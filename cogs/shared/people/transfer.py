"""/character export and import, /campaign export and import: characters and campaigns as files.

Answers are private. What an import changes is announced; an invalid file changes nothing.
"""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.delivery.attachments import fetched
from chat.interactions.announcements import public_events
from chat.interactions.character_options import acted_for, named, one_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context, context_of_command
from chat.interactions.response import SAVED, Ack, answer, answering
from chat.interactions.slow_work import read_for
from chat.messages.files import MessageWithFiles
from chat.messages.lines_as_panel import as_panel
from chat.services import services_of
from cogs.shared.campaign.create import introduce, require_room
from narration.journal.events import event_lines
from narration.text.line import Line, line
from rules.campaign.actions import ImportCharacter, MoveIn
from rules.campaign.model import AnyCharacter
from rules.contract.ownership import require_acting
from rules.core.refusal import Refused
from rules.core.seat import require_gm, require_own
from table.transfer.file_format import MOST_CAMPAIGN, MOST_CHARACTER, write_character
from table.transfer.packed import PackedCampaign
from table.transfer.transfer import export_campaign, unpack

Interaction = discord.Interaction[Any]


class CharacterFiles(commands.Cog):
    """Characters as files."""

    @app_commands.command()
    @app_commands.autocomplete(character=one_of(acted_for))
    @in_campaign()
    async def export(self, context: Context, character: str = "") -> None:
        """Get a character as a file that another campaign of the same game can import."""
        found = _own(context, named(context, character))
        data = write_character(context.system, found, context.campaign.clock)
        said = line("character-exported", name=found.name)
        await _send(context, said, data, f"{context.campaign.system}-{found.id}.json")

    @app_commands.command(name="import")
    @in_campaign()
    async def import_(self, context: Context, file: discord.Attachment) -> None:
        """Import a character from a file. It belongs to the player or GM who imports it."""
        _require_may_import(context)
        with _being_read(context.interaction):
            data = await _content(file, MOST_CHARACTER)
            found = await context.services.files.character(data, context.campaign.system)
        await _bring_in(context, found)


class CampaignFiles(commands.Cog):
    """Whole campaigns as files."""

    @app_commands.command()
    @in_campaign()
    async def export(self, context: Context) -> None:
        """Get this campaign as a file that another server can import."""
        context = context.as_gm()
        require_gm(context.seat)
        require_own(context.seat)
        campaign = context.campaign.id
        parcel = await read_for(context.interaction, [campaign], export_campaign, campaign, context.seat)
        said = _exported(context.campaign.name, parcel.left_out)
        await _send(context, said, parcel.data, f"campaign-{context.campaign.id}.json")

    @app_commands.command(name="import")
    async def import_(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Start a campaign here from a file; the person who asks becomes its GM."""
        async with answering(interaction, Ack.PRIVATE):
            await _require_free(interaction)
            with _being_read(interaction):
                data = await _content(file, MOST_CAMPAIGN)
                brought = await services_of(interaction).files.campaign(data)
                await _move_in(interaction, brought)
            context = await context_of_command(interaction)
            await context.reply(line("campaign-imported", name=context.campaign.name))
            await introduce(context)


async def _require_free(interaction: Interaction) -> None:
    """Before a file is fetched, refuse a place that belongs to a campaign.

    Refused: `place-taken`, and as `require_room`.
    """
    await require_room(interaction)
    if await services_of(interaction).table.store.campaigns.at(interaction.channel_id or 0) is not None:
        raise Refused("place-taken")


def _being_read(interaction: Interaction) -> AbstractContextManager[None]:
    """Count a file of this person and server while it is being read. Refused: `import-running`."""
    return services_of(interaction).being_read.one(interaction.user.id, interaction.guild_id or 0)


async def _move_in(interaction: Interaction, brought: PackedCampaign) -> None:
    """Save an imported campaign in the place of the interaction, and offer its game's commands."""
    services, home = services_of(interaction), interaction.guild_id or 0
    moving = MoveIn(
        holder=interaction.user.id,
        called=interaction.user.display_name,
        place=interaction.channel_id or 0,
    )
    state = await unpack(services.table, home, brought, moving, services.outbox.target_of(interaction))
    interaction.extras[SAVED] = True
    await services.guild_commands.offer(home, state.campaign.system)


def _own(context: Context, character: AnyCharacter) -> AnyCharacter:
    """Return the character. Refused: `not-your-character`, `stand-in-may-not` to a stand-in."""
    require_acting(context.seat, character)
    if context.seat.by:
        raise Refused("stand-in-may-not")
    return character


def _require_may_import(context: Context) -> None:
    """Before the file is fetched, refuse what the import would refuse: `no-seat`, `in-session`."""
    if not context.seat.id:
        raise Refused("no-seat")
    if not (context.seat.is_gm or context.campaign.between_sessions):
        raise Refused("in-session")


async def _content(sent: discord.Attachment, most: int) -> bytes:
    """Return a file's content. Refused: `file-size` for more than `most` bytes, `file-gone`."""
    if sent.size > most:
        raise Refused("file-size", most=most // 1024)
    return await fetched(sent)


async def _bring_in(context: Context, found: AnyCharacter) -> None:
    """Import a character. A player's is announced; the GM's stays private."""
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
    message = MessageWithFiles(context.print.say(said), attached=((name, data),))
    await answer(context.interaction, message, None)
