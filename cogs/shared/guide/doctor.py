"""/doctor: what is in the bot's way here, each fault with its fix; for GMs and who manages the server."""

import secrets
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.context import Guest, arrive_at, places_of
from chat.interactions.dispatch import Verbs
from chat.interactions.registrar import Registrar
from chat.interactions.response import Ack, answer, answering, reader
from chat.messages.components import button, press_id, rows
from chat.messages.printer import CONTENT, Message, Printer, cut
from chat.services import Services
from cogs.shared.guide.diagnosis import MOST, Examined, examine, examine_places, letters_of
from narration.campaign.diagnosis import report
from narration.campaign.seats import place_links
from narration.text.line import Line, line
from rules.core.refusal import Refused
from rules.core.seat import Role

verbs = Verbs()

Interaction = discord.Interaction[Any]

#: As many other campaigns of the server are named where there is none.
NAMED = 10


class Doctor(commands.Cog):
    """What is in the way, and how to mend it."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command()
    @app_commands.guild_only()
    async def doctor(self, interaction: Interaction) -> None:
        """See what is in the bot's way here."""
        async with answering(interaction, Ack.PRIVATE):
            state = await self.services.table.at(places_of(interaction))
            if state is None:
                await _see_server(self.services, interaction)
            else:
                await _see(await arrive_at(interaction, state.campaign.id))


@verbs.on("doctor-mend", Ack.UPDATE)
async def mend(guest: Guest) -> None:
    """Show stale panels again, and look anew."""
    _require_leave(guest)
    found = await examine(guest.services, _guild(guest), guest.state)
    for contest in found.stale:
        await guest.services.table.store.show_again(guest.campaign.id, contest)
        await guest.services.live.show(guest.campaign.id, contest)
    await _see(guest)


@verbs.on("doctor-try", Ack.UPDATE)
async def try_letters(guest: Guest) -> None:
    """Write to whoever took no message from us yet, and look anew."""
    _require_leave(guest)
    said, accounts = line("doctor-letter", campaign=guest.campaign.name), guest.services.letters
    for record in guest.campaign.seats[:MOST]:
        if record.is_held and letters_of(guest.services, record.holder) != "open":
            printer = await accounts.printer_for(record.holder, guest.campaign.language)
            letter = Message(printer.say(said))
            await accounts.whisper(record.holder, letter, None, secrets.randbits(63))
    await _see(guest)


async def _see(guest: Guest) -> None:
    """Answer with what was found for a campaign."""
    _require_leave(guest)
    found = await examine(guest.services, _guild(guest), guest.state)
    await answer(guest.interaction, _message(guest.print, report(found.report)), _buttons(guest, found))


async def _see_server(services: Services, interaction: Interaction) -> None:
    """Answer where there is no campaign: what concerns this channel and the server."""
    if not interaction.permissions.manage_guild:
        raise Refused("no-campaign-here")
    assert interaction.guild is not None, "the command is for servers alone"
    found = await examine_places(services, interaction.guild, (interaction.channel_id or 0,))
    lines = (*report(found), line("doctor-no-campaign"), *await _others(services, interaction.guild.id))
    printer = services.printer(reader(interaction, services.settings.language))
    await answer(interaction, _message(printer, lines), None)


async def _others(services: Services, home: int) -> tuple[Line, ...]:
    briefs = (await services.table.store.campaigns_of(home))[:NAMED]
    known = [(await services.table.state(brief.id)).campaign for brief in briefs]
    return tuple(
        line("doctor-elsewhere", campaign=each.name, places=place_links(each.places)) for each in known
    )


def _require_leave(guest: Guest) -> None:
    """Refused: `doctor-only` for who is neither the GM nor manages the server."""
    if guest.own.role is not Role.GM and not guest.interaction.permissions.manage_guild:
        raise Refused("doctor-only")


def _guild(guest: Guest) -> discord.Guild:
    guild = guest.interaction.guild
    if guild is None:
        raise Refused("not-here")
    return guild


def _message(printer: Printer, lines: tuple[Line, ...]) -> Message:
    return Message(cut("\n".join(printer.say(each) for each in lines), CONTENT))


def _buttons(guest: Guest, found: Examined) -> ui.View | None:
    """Offer what can be done about it from here."""
    campaign, printer = guest.campaign.id, guest.print
    again = button(printer.label(line("button-doctor-mend")), press_id("doctor-mend", campaign))
    letters = button(printer.label(line("button-doctor-try")), press_id("doctor-try", campaign))
    return rows([again if found.stale else None, letters if found.report.unreached else None])


async def setup(host: Registrar) -> None:
    """Load the command and what its buttons do."""
    host.learn(verbs)
    await host.add_cog(Doctor(host.services))
