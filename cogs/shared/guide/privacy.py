"""/privacy: people see, export and erase what is stored about them. It works in direct messages too.

These commands store nothing about the person, not even the language, which every other command notes.
"""

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.dispatch import Router
from chat.interactions.response import LANGUAGE, SAVED, Ack, answer, answering, reader_language
from chat.interactions.slow_work import read_for
from chat.messages.components import NOWHERE, button, custom_id_of, view_of
from chat.messages.files import MessageWithFiles
from chat.messages.printer import Message, Printer
from chat.services import Services, services_of
from cogs.shared.people.assignment import show_all_again
from narration.campaign.privacy import confirm_erasure_panel, erased_line, stored_data_panel
from narration.text.line import line
from table.privacy import HeldSeat, export_account, forget, places

Interaction = discord.Interaction[Any]

router = Router()


class Privacy(commands.GroupCog, group_name="privacy"):
    """What is stored about a person."""

    @app_commands.command()
    async def show(self, interaction: Interaction) -> None:
        """Show what is stored about this person, why, and for how long."""
        async with answering(interaction, Ack.PRIVATE):
            _, printer = _asked(interaction)
            known, heard = await _stored(interaction)
            await answer(interaction, printer.message(stored_data_panel(known, heard=heard)), None)

    @app_commands.command()
    async def export(self, interaction: Interaction) -> None:
        """Send everything that is stored about this person as a file."""
        async with answering(interaction, Ack.PRIVATE):
            (services, printer), user = _asked(interaction), interaction.user.id
            language = await services.direct_messages.heard(user)
            known = [one.campaign.id for one in await places(services.table, user)]
            about = await read_for(interaction, known, export_account, user, language)
            said = printer.say(line("privacy-exported"))
            message = MessageWithFiles(said, attached=(("about-me.json", about),))
            await answer(interaction, message, None)

    @app_commands.command()
    async def erase(self, interaction: Interaction) -> None:
        """Say what erasing everything about this person means, and ask before doing it."""
        async with answering(interaction, Ack.PRIVATE):
            _, printer = _asked(interaction)
            known, heard = await _stored(interaction)
            confirm = _confirm(printer)
            view = view_of([confirm]) if known or heard else None
            await answer(interaction, printer.message(confirm_erasure_panel(known, heard=heard)), view)


def _confirm(printer: Printer) -> ui.Button[Any]:
    """Return the confirming button. Its id names nobody: it erases the person who presses it."""
    erase = custom_id_of("privacy-erase", NOWHERE)
    return button(printer.label(line("button-erase-me")), erase, discord.ButtonStyle.danger)


@router.on("privacy-erase", Ack.UPDATE, anywhere=True)
async def erase_me(interaction: Interaction) -> None:
    """Erase everything about the person who presses."""
    services, printer = _asked(interaction)
    known = await forget(services.table, interaction.user.id)
    await services.direct_messages.forget(interaction.user.id)
    services.presence.forget(interaction.user.id)
    await services.table.store.overwrite()
    for place in known:
        services.published_pages.refresh_soon(place.campaign.id)
    interaction.extras[SAVED] = True
    await answer(interaction, Message(printer.say(erased_line(known))), None)
    for place in known:
        if place.follows:
            services.campaign_messages.refresh_soon(place.campaign.id)
        if place.record:  # panels must not name the erased person
            await show_all_again(services, place.campaign.id)


def _asked(interaction: Interaction) -> tuple[Services, Printer]:
    services = services_of(interaction)
    language = reader_language(interaction, services.settings.language)
    interaction.extras[LANGUAGE] = language
    return services, services.printer(language)


async def _stored(interaction: Interaction) -> tuple[tuple[HeldSeat, ...], bool]:
    """Return where this account is known, and whether its language was noted."""
    services, user = services_of(interaction), interaction.user.id
    known = await places(services.table, user)
    return known, await services.direct_messages.heard(user) is not None
