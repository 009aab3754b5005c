"""/nyx aspect and /nyx demand: an aspect that makes a fact, and one that the GM demands (NYX-10, NYX-12)."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.announcements import post
from chat.interactions.character_options import by_name, named, suggest
from chat.interactions.context import context_of_command
from chat.interactions.localization import Choice
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import as_panel
from cogs.nyx.aspect_options import aspect_of, suggest_aspect
from cogs.nyx.demands import demand_of, redraw
from narration.journal.events import event_lines
from narration.text.line import line
from rules.campaign.model import controls
from rules.core.names import TEXT_LENGTH
from rules.core.seat import require_gm
from rules.nyx.sheet.sheet import find_own
from rules.nyx.state.actions import UseInStory

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

USES: Choices = [Choice("choice-use-helps", "helps"), Choice("choice-use-hurts", "hurts")]


class StoryCommands(commands.Cog):
    """Aspects outside dice."""

    @app_commands.command()
    @app_commands.choices(use=USES)
    async def aspect(
        self,
        interaction: Interaction,
        aspect: str,
        use: str,
        text: app_commands.Range[str, 1, TEXT_LENGTH],
        character: str = "",
    ) -> None:
        """Make a fact by an aspect, for a point or for its value."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            who = find_own(context.state, named(context, character).id, context.seat)
            used = aspect_of(who, aspect).id
            played = await context.play(
                UseInStory(character=who.id, aspect=used, helps=use == "helps", text=text)
            )
            await context.reply(line("done-below"))
            await post(
                context, as_panel(context.campaign.name, event_lines(context.campaign.system, played.events))
            )
            await redraw(context, who)

    @app_commands.command()
    async def demand(self, interaction: Interaction, character: str, aspect: str) -> None:
        """Demand that an aspect hurts in the character's next roll."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            require_gm(context.seat)
            who = by_name(context, character)
            await demand_of(context, who, aspect_of(who, aspect).id)

    @aspect.autocomplete("aspect")
    async def _usable(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_aspect(interaction, typed)

    @aspect.autocomplete("character")
    async def _mine(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(
            interaction,
            typed,
            lambda context: (c for c in context.state.characters.values() if controls(context.seat, c)),
        )

    @demand.autocomplete("character")
    async def _demanded(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(
            interaction, typed, lambda context: (c for c in context.state.characters.values() if c.has_points)
        )

    @demand.autocomplete("aspect")
    async def _demandable(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_aspect(interaction, typed)
