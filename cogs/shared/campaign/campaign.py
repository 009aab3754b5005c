"""/campaign: start a campaign, bind places to it, join it, see what it is and change its settings."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.background.campaign_messages import campaign_message
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context, context_of_component
from chat.interactions.localization import choices_of
from chat.interactions.response import Ack, answering, reader_language
from chat.services import Services
from cogs.shared.campaign.create import ask_game, default_name, found
from cogs.shared.campaign.governing import GoverningCommands
from cogs.shared.campaign.joining import JoinCommands
from cogs.shared.campaign.pages import PageCommands
from cogs.shared.campaign.places import PlaceCommands, bound, chosen, suggest_campaigns
from cogs.shared.campaign.settings import SettingCommands
from cogs.shared.people.transfer import CampaignFiles
from narration.games import GAMES
from narration.text.languages import LANGUAGES, Language

SYSTEMS = choices_of(GAMES, "choice-system")

Interaction = discord.Interaction[Any]


@app_commands.guild_only()
class Campaigns(
    commands.GroupCog,
    JoinCommands,
    PlaceCommands,
    SettingCommands,
    CampaignFiles,
    GoverningCommands,
    PageCommands,
    group_name="campaign",
):
    """Campaigns and their places."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @app_commands.command()
    @app_commands.choices(system=SYSTEMS, language=choices_of(LANGUAGES, "choice-language"))
    async def new(
        self, interaction: Interaction, name: str = "", system: str = "", language: Language | None = None
    ) -> None:
        """Start a campaign here, at once if its game is named; the person who asks becomes its GM."""
        async with answering(interaction, Ack.PRIVATE):
            name = name or default_name(interaction)
            if not system:
                await ask_game(interaction, name, language)
                return
            spoken = language or reader_language(interaction, self.services.settings.language)
            await found(interaction, name, system, spoken)

    @app_commands.command()
    @app_commands.autocomplete(campaign=suggest_campaigns)
    async def here(self, interaction: Interaction, campaign: str = "") -> None:
        """Bind this channel, thread or voice channel's text to a campaign."""
        async with answering(interaction, Ack.PRIVATE):
            number = await chosen(interaction, campaign)
            await bound(await context_of_component(interaction, number))

    @app_commands.command()
    @in_campaign()
    async def info(self, context: Context) -> None:
        """Show the campaign of this place."""
        table, campaign = context.services.table, context.campaign.id
        await context.reply(*await campaign_message(table, context.print, campaign))
