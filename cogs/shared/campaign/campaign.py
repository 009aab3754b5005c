"""/campaign: start one, bind places to it, see what it is, and what it does its own way."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.context import context_of_command, context_of_component
from chat.interactions.localization import Choice
from chat.interactions.registrar import Registrar
from chat.interactions.response import Ack, answering, reader_language
from chat.services import Services
from cogs.shared.campaign import create, joining, places, settings
from cogs.shared.campaign.create import found
from cogs.shared.campaign.joining import JoinCommands
from cogs.shared.campaign.places import PlaceCommands, bound, chosen, suggest_campaigns
from cogs.shared.campaign.settings import SettingCommands
from cogs.shared.people.transfer import CampaignFiles
from narration.campaign.overview import campaign_panel
from narration.games import GAMES
from narration.text.texts import Language

SYSTEMS: list[app_commands.Choice[str]] = [Choice(game.name.id, system) for system, game in GAMES.items()]
LANGUAGES: list[app_commands.Choice[str]] = [
    Choice("choice-language-en", "en"),
    Choice("choice-language-sv", "sv"),
    Choice("choice-language-ru", "ru"),
]

Interaction = discord.Interaction[Any]


@app_commands.guild_only()
class Campaigns(
    commands.GroupCog, JoinCommands, PlaceCommands, SettingCommands, CampaignFiles, group_name="campaign"
):
    """Campaigns and their places."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command()
    @app_commands.choices(system=SYSTEMS, language=LANGUAGES)
    async def new(
        self, interaction: Interaction, name: str, system: str = "nyx", language: Language | None = None
    ) -> None:
        """Start a campaign here; who asks is its GM."""
        async with answering(interaction, Ack.PRIVATE):
            spoken = language or reader_language(interaction, self.services.settings.language)
            await found(interaction, name, system, spoken)

    @app_commands.command()
    async def here(self, interaction: Interaction, campaign: str = "") -> None:
        """Bind this channel, thread or voice channel's text to a campaign."""
        async with answering(interaction, Ack.PRIVATE):
            number = await chosen(interaction, campaign)
            await bound(await context_of_component(interaction, number))

    @here.autocomplete("campaign")
    async def _campaigns(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest_campaigns(interaction, typed)

    @app_commands.command()
    async def info(self, interaction: Interaction) -> None:
        """See the campaign of this place."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            await context.reply(campaign_panel(context.campaign))


async def setup(host: Registrar) -> None:
    """Load the commands and what their buttons do."""
    for room in (create, settings, joining, places):
        host.learn(room.router)
    host.services.hints["no-campaign-here"] = places.hint_elsewhere
    await host.add_cog(Campaigns(host.services))
