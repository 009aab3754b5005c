"""/privacy: see what is stored about oneself, take it along, be forgotten. Works in direct messages too.

Nothing here notes that somebody was here: not even the language, which every other command hears.
"""

import io
import re
from typing import Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.registrar import Registrar
from chat.interactions.response import LANGUAGE, SAVED, Ack, answer, answering, reader_language
from chat.messages.components import button, view_of
from chat.messages.printer import Message, Printer
from chat.services import Services, services_of
from narration.campaign.privacy import confirm_erasure_panel, erased_line, stored_data_panel
from narration.text.line import line
from table.privacy import export_account, forget, places

Interaction = discord.Interaction[Any]

ERASE = "privacy:erase"


class Privacy(commands.GroupCog, group_name="privacy"):
    """What is stored about a person."""

    @app_commands.command()
    async def show(self, interaction: Interaction) -> None:
        """See what is stored about oneself, why, and for how long."""
        async with answering(interaction, Ack.PRIVATE):
            services, printer = _asked(interaction)
            known = await places(services.table, interaction.user.id)
            said = stored_data_panel(
                known, heard=await services.direct_messages.heard(interaction.user.id) is not None
            )
            await answer(interaction, printer.message(said), None)

    @app_commands.command()
    async def export(self, interaction: Interaction) -> None:
        """Get everything that is stored about oneself as a file."""
        async with answering(interaction, Ack.PRIVATE):
            services, printer = _asked(interaction)
            about = await export_account(
                services.table, interaction.user.id, await services.direct_messages.heard(interaction.user.id)
            )
            await interaction.edit_original_response(
                content=printer.say(line("privacy-exported")),
                attachments=[discord.File(io.BytesIO(about), "about-me.json")],
            )

    @app_commands.command()
    async def erase(self, interaction: Interaction) -> None:
        """Be forgotten, after a confirmation that says what happens."""
        async with answering(interaction, Ack.PRIVATE):
            services, printer = _asked(interaction)
            known = await places(services.table, interaction.user.id)
            heard = await services.direct_messages.heard(interaction.user.id) is not None
            confirm = button(printer.label(line("button-erase-me")), ERASE, discord.ButtonStyle.danger)
            view = view_of([confirm]) if known or heard else None
            await answer(interaction, printer.message(confirm_erasure_panel(known, heard=heard)), view)


class Erase(ui.DynamicItem[ui.Item[Any]], template=re.compile(ERASE)):
    """The confirmation: it names nobody, and forgets whoever presses it."""

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
            await _show_again(services, [place.campaign.id for place in known if place.record])


def _asked(interaction: Interaction) -> tuple[Services, Printer]:
    services = services_of(interaction)
    language = reader_language(interaction, services.settings.language)
    interaction.extras[LANGUAGE] = language
    return services, services.printer(language)


async def _show_again(services: Services, campaigns: list[int]) -> None:
    """Panels call for those who must act: nobody who is gone."""
    for campaign in campaigns:
        for contest in (await services.table.state(campaign)).contests:
            await services.table.store.show_again(campaign, contest)
            services.live.refresh_soon(campaign, contest)


async def setup(host: Registrar) -> None:
    """Load the commands and what the confirmation does."""
    host.add_dynamic_items(Erase)
    await host.add_cog(Privacy())
