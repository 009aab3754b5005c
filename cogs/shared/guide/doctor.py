"""/doctor: what keeps the bot from working here, each fault with its fix. For GMs and server managers."""

import secrets
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.context import Context, context_of_component, places_of
from chat.interactions.dispatch import Router
from chat.interactions.response import Ack, answer, answering, reader_printer
from chat.messages.components import view_of
from chat.messages.printer import CONTENT, Message, Printer, cut
from chat.services import Services
from cogs.shared.guide.doctor_checks import MOST, Examined, examine, examine_places, letters_of
from narration.campaign.diagnosis import report
from narration.campaign.seats import place_links
from narration.text.line import Line, line
from rules.core.refusal import Refused
from rules.core.seat import Role

router = Router()

Interaction = discord.Interaction[Any]

#: The most campaigns of the server that are named in a place without a campaign.
NAMED = 10


class Doctor(commands.Cog):
    """What keeps the bot from working, and how to fix it."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command()
    @app_commands.guild_only()
    async def doctor(self, interaction: Interaction) -> None:
        """Show what keeps the bot from working here."""
        async with answering(interaction, Ack.PRIVATE):
            state = await self.services.table.at(places_of(interaction))
            if state is None:
                await _show_server(self.services, interaction)
            else:
                await _show(await context_of_component(interaction, state.campaign.id))


@router.on("doctor-mend", Ack.UPDATE)
async def mend(context: Context) -> None:
    """Show stale panels again, and examine the campaign again. Refused: `doctor-only`, `not-here`."""
    _require_leave(context)
    found = await examine(context.services, _guild(context), context.state)
    for contest in found.stale:
        await context.services.table.store.posts.show_again(context.campaign.id, contest)
        await context.services.live.show(context.campaign.id, contest)
    await _show(context)


@router.on("doctor-try", Ack.UPDATE)
async def try_letters(context: Context) -> None:
    """Send a direct message to everybody who has not taken one from the bot yet, and examine again.

    Refused: `doctor-only`, `not-here`.
    """
    _require_leave(context)
    said, accounts = line("doctor-letter", campaign=context.campaign.name), context.services.direct_messages
    for record in context.campaign.seats[:MOST]:
        if record.is_held and letters_of(context.services, record.holder) != "open":
            printer = await accounts.printer_for(record.holder, context.campaign)
            letter = Message(printer.say(said))
            await accounts.send(record.holder, letter, None, secrets.randbits(63))
    await _show(context)


async def _show(context: Context) -> None:
    """Examine a campaign, and answer with the report."""
    _require_leave(context)
    found = await examine(context.services, _guild(context), context.state)
    await answer(context.interaction, _message(context.print, report(found.report)), _buttons(context, found))


async def _show_server(services: Services, interaction: Interaction) -> None:
    """Examine this channel, which has no campaign, and the server. Refused: `no-campaign-here`."""
    if not interaction.permissions.manage_guild:
        raise Refused("no-campaign-here")
    assert interaction.guild is not None, "the command is for servers alone"
    found = await examine_places(services, interaction.guild, (interaction.channel_id or 0,))
    lines = (*report(found), line("doctor-no-campaign"), *await _others(services, interaction.guild.id))
    await answer(interaction, _message(reader_printer(interaction), lines), None)


async def _others(services: Services, home: int) -> tuple[Line, ...]:
    briefs = (await services.table.store.campaigns.of(home))[:NAMED]
    known = [(await services.table.state(brief.id)).campaign for brief in briefs]
    return tuple(
        line("doctor-elsewhere", campaign=each.name, places=place_links(each.places)) for each in known
    )


def _require_leave(context: Context) -> None:
    """Refuse `doctor-only` to anybody who is neither a GM nor manages the server."""
    if context.own.role is not Role.GM and not context.interaction.permissions.manage_guild:
        raise Refused("doctor-only")


def _guild(context: Context) -> discord.Guild:
    guild = context.interaction.guild
    if guild is None:
        raise Refused("not-here")
    return guild


def _message(printer: Printer, lines: tuple[Line, ...]) -> Message:
    return Message(cut("\n".join(printer.say(each) for each in lines), CONTENT))


def _buttons(context: Context, found: Examined) -> ui.View | None:
    """Return the buttons that fix what was found, as far as the bot can."""
    mending = context.button(line("button-doctor-mend"), "doctor-mend") if found.stale else None
    trying = context.button(line("button-doctor-try"), "doctor-try") if found.report.unreached else None
    return view_of([mending, trying])
