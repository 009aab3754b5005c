"""/privacy: see, export and erase what is stored about oneself. Works in direct messages too.

These commands store nothing about the person, not even the language, which every other command notes.
"""

import re
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.registrar import Registrar
from chat.interactions.response import LANGUAGE, SAVED, Ack, answer, answering, reader_language
from chat.messages.components import button, view_of
from chat.messages.files import MessageWithFiles
from chat.messages.printer import Message, Printer
from chat.services import Services, services_of
from cogs.shared.people.assignment import show_all_again
from narration.campaign.privacy import confirm_erasure_panel, erased_line, stored_data_panel
from narration.text.line import line
from table.privacy import HeldSeat, export_account, forget, places

Interaction = discord.Interaction[Any]

ERASE = "privacy:erase"


class Privacy(commands.GroupCog, group_name="privacy"):
    """What is stored about a person."""

    @app_commands.command()
    async def show(self, interaction: Interaction) -> None:
        """Show what is stored about oneself, why, and for how long."""
        async with answering(interaction, Ack.PRIVATE):
            _, printer = _asked(interaction)
            known, heard = await _stored(interaction)
            await answer(interaction, printer.message(stored_data_panel(known, heard=heard)), None)

    @app_commands.command()
    async def export(self, interaction: Interaction) -> None:
        """Get everything that is stored about oneself as a file."""
        async with answering(interaction, Ack.PRIVATE):
            (services, printer), user = _asked(interaction), interaction.user.id
            about = await export_account(services.table, user, await services.direct_messages.heard(user))
            said = printer.say(line("privacy-exported"))
            message = MessageWithFiles(said, attached=(("about-me.json", about),))
            await answer(interaction, message, None)

    @app_commands.command()
    async def erase(self, interaction: Interaction) -> None:
        """Ask before erasing everything about oneself, and say what that means."""
        async with answering(interaction, Ack.PRIVATE):
            _, printer = _asked(interaction)
            known, heard = await _stored(interaction)
            confirm = button(printer.label(line("button-erase-me")), ERASE, discord.ButtonStyle.danger)
            view = view_of([confirm]) if known or heard else None
            await answer(interaction, printer.message(confirm_erasure_panel(known, heard=heard)), view)


class Erase(ui.DynamicItem[ui.Item[Any]], template=re.compile(ERASE)):
    """The confirming button. Its id names nobody: it erases the person who presses it."""

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], __: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        services = services_of(interaction)
        if not services.inflight.is_new(interaction):
            return
        async with answering(interaction, Ack.UPDATE):
            _, printer = _asked(interaction)
            known = await forget(services.table, interaction.user.id)
            await services.direct_messages.forget(interaction.user.id)
            await services.table.store.overwrite()
            interaction.extras[SAVED] = True
            await answer(interaction, Message(printer.say(erased_line(known))), None)
            for place in known:
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


async def setup(host: Registrar) -> None:
    """Load the commands and their confirming button."""
    host.add_dynamic_items(Erase)
    await host.add_cog(Privacy())
