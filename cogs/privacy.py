"""/privacy: see what is stored about oneself, take it along, be forgotten. Works in direct messages too.

Nothing here notes that somebody was here: not even the language, which every other command hears.
"""

import io
import re
from typing import TYPE_CHECKING, Any, Self

import discord
from discord import app_commands, ui
from discord.ext import commands

from cogs._answer import LANGUAGE, SAVED, Ack, answer, answering, reader
from cogs._buttons import button, rows
from cogs._embeds import Message, Printer
from narration.line import line
from narration.privacy import erased, erasing, stored
from table.privacy import forget, places, told

if TYPE_CHECKING:
    from cogs._bot import Nattvakt

Interaction = discord.Interaction[Any]

ERASE = "privacy:erase"


class Privacy(commands.GroupCog, group_name="privacy"):
    """What is stored about a person."""

    @app_commands.command()
    async def show(self, interaction: Interaction) -> None:
        """See what is stored about oneself, why, and for how long."""
        async with answering(interaction, Ack.PRIVATE):
            bot, printer = _asked(interaction)
            known = await places(bot.table, interaction.user.id)
            said = stored(known, heard=await bot.accounts.heard(interaction.user.id) is not None)
            await answer(interaction, printer.message(said), None)

    @app_commands.command()
    async def export(self, interaction: Interaction) -> None:
        """Get everything that is stored about oneself as a file."""
        async with answering(interaction, Ack.PRIVATE):
            bot, printer = _asked(interaction)
            about = await told(bot.table, interaction.user.id, await bot.accounts.heard(interaction.user.id))
            await interaction.edit_original_response(
                content=printer.say(line("privacy-exported")),
                attachments=[discord.File(io.BytesIO(about), "about-me.json")],
            )

    @app_commands.command()
    async def erase(self, interaction: Interaction) -> None:
        """Be forgotten, after a confirmation that says what happens."""
        async with answering(interaction, Ack.PRIVATE):
            bot, printer = _asked(interaction)
            known = await places(bot.table, interaction.user.id)
            heard = await bot.accounts.heard(interaction.user.id) is not None
            confirm = button(printer.label(line("button-erase-me")), ERASE, discord.ButtonStyle.danger)
            view = rows([confirm]) if known or heard else None
            await answer(interaction, printer.message(erasing(known, heard=heard)), view)


class Erase(ui.DynamicItem[ui.Item[Any]], template=re.compile(ERASE)):
    """The confirmation: it names nobody, and forgets whoever presses it."""

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], __: re.Match[str], /
    ) -> Self:
        return cls(item)

    async def callback(self, interaction: Interaction) -> None:
        bot: Nattvakt = interaction.client
        if not bot.is_new(interaction):
            return
        async with answering(interaction, Ack.UPDATE):
            _, printer = _asked(interaction)
            known = await forget(bot.table, interaction.user.id)
            await bot.accounts.forget(interaction.user.id)
            await bot.table.store.overwrite()
            interaction.extras[SAVED] = True
            await answer(interaction, Message(printer.say(erased(known))), None)
            await _show_again(bot, [place.campaign.id for place in known if place.record])


def _asked(interaction: Interaction) -> tuple["Nattvakt", Printer]:
    bot: Nattvakt = interaction.client
    language = reader(interaction, bot.settings.language)
    interaction.extras[LANGUAGE] = language
    return bot, bot.printer(language)


async def _show_again(bot: "Nattvakt", campaigns: list[int]) -> None:
    """Panels call for those who must act: nobody who is gone."""
    for campaign in campaigns:
        for contest in (await bot.table.state(campaign)).contests:
            await bot.table.store.show_again(campaign, contest)
            bot.stage.soon(campaign, contest)


async def setup(bot: "Nattvakt") -> None:
    """Load the commands and what the confirmation does."""
    bot.add_dynamic_items(Erase)
    await bot.add_cog(Privacy())
