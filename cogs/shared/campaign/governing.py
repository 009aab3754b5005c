"""/campaign archive and delete: a campaign rests, is ended by the server, or goes for good.

A GM archives a campaign and restores it with /campaign here. Anyone who manages the server can end a campaign
in the open: the server gets the players' edition of its journal, the GM alone the rest.
"""

from collections.abc import Awaitable
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ext import commands

from chat.delivery.followup import follow_up
from chat.interactions.announcements import post
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.dispatch import Router
from chat.interactions.managers import asker, manages_server
from chat.interactions.response import Ack, answer, answering
from chat.interactions.slow_work import read_for
from chat.messages.components import view_of
from chat.messages.files import MessageWithFiles
from chat.messages.lines_as_panel import as_panel
from chat.messages.nonce import nonce_of
from cogs.shared.campaign.joining import wanted
from cogs.shared.campaign.places import suggest_campaigns
from narration.journal.chronicle import Selection
from narration.text.line import Line, line
from rules.campaign.actions import ArchiveCampaign
from rules.core.refusal import Refused
from rules.core.seat import Role, Seat
from table.journal import ExportRequest, journal_file
from table.transfer.transfer import export_campaign

router = Router()
#: What is asked before a campaign is ended by the server, or archived by its GM, and the button that does it.
ENDING, ARCHIVING = ("end-ask", "button-end-campaign"), ("archive-ask", "button-archive")

Interaction = discord.Interaction[Any]
File = tuple[str, bytes]
#: The most bytes of a file that Discord takes in a direct message.
LETTER_LIMIT = 8 * 1024 * 1024
#: The codes with which a file is refused for its size.
TOO_LARGE = {"journal-too-large", "journal-too-long", "file-too-long", "work-too-heavy"}


class GoverningCommands(commands.Cog):
    """Putting campaigns away."""

    @app_commands.command()
    @in_campaign()
    async def archive(self, context: Context) -> None:
        """Ask before a campaign rests: its GM may archive it, who manages the server may end it."""
        asked, label = ENDING if _ends(context) else ARCHIVING
        confirm = context.button(line(label), "archive", style=ButtonStyle.danger)
        said = [line(asked, campaign=context.campaign.name), *await _also(context)]
        await context.reply(as_panel(context.campaign.name, said), view_of([confirm]))

    @app_commands.command()
    @app_commands.autocomplete(campaign=suggest_campaigns)
    async def delete(self, interaction: Interaction, campaign: str = "") -> None:
        """Give the GM the campaign as a file, and ask before everything of it is deleted."""
        async with answering(interaction, Ack.PRIVATE):
            context = (await wanted(interaction, campaign)).as_gm()
            _require_chair(context)
            number = context.campaign.id
            parcel = await read_for(interaction, [number], export_campaign, number, context.seat)
            said = context.print.say(line("delete-ask", campaign=context.campaign.name))
            message = MessageWithFiles(
                said, attached=((f"campaign-{context.campaign.id}.json", parcel.data),)
            )
            confirm = context.button(line("button-delete"), "delete", style=ButtonStyle.danger)
            await answer(interaction, message, view_of([confirm]))


async def _also(context: Context) -> list[Line]:
    """Return what else archiving does: a session that is planned is cancelled."""
    planned = await context.services.table.store.meetings.of(context.campaign.id)
    return [] if planned is None else [line("archive-meeting")]


def _ends(context: Context) -> bool:
    """Tell whether the server ends the campaign, and not its GM. Refused: `chair-only` for anybody else."""
    if context.own.id == context.campaign.chair:
        return False
    if not manages_server(context):
        raise Refused("chair-only")
    return True


def _require_chair(context: Context) -> None:
    if context.own.id != context.campaign.chair:
        raise Refused("chair-only")


@router.on("archive", Ack.UPDATE)
async def archived(context: Context) -> None:
    """Archive or end the campaign, and say so in public. Refused: `chair-only`, `campaign-archived`."""
    ends = _ends(context)
    await context.as_gm().play(ArchiveCampaign(by_server=ends))
    await context.services.meeting_messages.call_off(context.campaign.id)
    context.services.campaign_messages.refresh_soon(context.campaign.id)
    name = context.campaign.name
    await context.reply(line("ended-you" if ends else "archived-you", campaign=name))
    if ends:
        await _end_openly(context)
    else:
        await post(context, line("campaign-put-away", name=asker(context), campaign=name))


async def _end_openly(context: Context) -> None:
    """Post the players' edition of the journal, and send the GM what is theirs alone."""
    said = line("campaign-ended", name=asker(context), campaign=context.campaign.name)
    holder = context.campaign.gm.holder
    ping = f" <@{holder}>" if holder else ""
    files = await _files(_journal(context, "players", context.interaction.filesize_limit))
    only = discord.AllowedMentions(everyone=False, roles=False, users=[discord.Object(holder)])
    message = MessageWithFiles(context.announce.say(said) + ping, attached=files)
    await follow_up(context.services.channels, context.interaction, message, None, only)
    if holder:
        await _send_gm(context, holder)


async def _send_gm(context: Context, holder: int) -> None:
    campaign, letters = context.campaign, context.services.direct_messages
    files = (*await _files(_journal(context, "gm", LETTER_LIMIT)), *await _files(_whole(context)))
    printer = await letters.printer_for(holder, campaign)
    said = printer.say(line("campaign-ended-gm", name=asker(context), campaign=campaign.name))
    message = MessageWithFiles(said, attached=files)
    await letters.send(holder, message, None, nonce_of((campaign.id, "ended", context.interaction.id)))


async def _journal(context: Context, edition: Any, limit: int) -> File:
    wish = ExportRequest(
        format="html", edition=edition, language=context.campaign.language, wanted=Selection()
    )
    campaign = context.campaign.id
    data = await context.services.readings.of([campaign], journal_file, campaign, wish, limit)
    return f"nattvakt-{context.campaign.id}-{wish.name}", data


async def _whole(context: Context) -> File:
    chair = Seat(role=Role.GM, id=context.campaign.chair)
    campaign = context.campaign.id
    parcel = await context.services.readings.of([campaign], export_campaign, campaign, chair)
    return f"campaign-{context.campaign.id}.json", parcel.data


async def _files(made: Awaitable[File]) -> tuple[File, ...]:
    """Return a file; nothing if it would be too large, because the campaign itself is kept."""
    try:
        return (await made,)
    except Refused as refused:
        if refused.code not in TOO_LARGE:
            raise
        return ()


@router.on("delete", Ack.UPDATE)
async def deleted(context: Context) -> None:
    """Delete the campaign for good. Refused: `chair-only`."""
    _require_chair(context)
    name = context.campaign.name
    await context.services.meeting_messages.call_off(context.campaign.id)
    await context.services.table.delete(context.campaign.id, context.own)
    await context.services.campaign_messages.forget(context.campaign.id)
    context.services.published_pages.refresh_soon(context.campaign.id)
    await context.services.table.store.overwrite()
    await answer(context.interaction, context.print.drawn(line("deleted-you", campaign=name)), None)
    if context.place in context.campaign.places:
        await post(context, line("campaign-deleted", name=asker(context), campaign=name))
