"""/nyx: rolls and conflicts of Nyx."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.character_options import named, suggest, suggest_last
from chat.interactions.context import context_of_command
from chat.interactions.localization import Choice
from chat.interactions.registrar import Registrar, learn_package
from chat.interactions.response import Ack, answering
from cogs.nyx import (
    open_conflict,
)
from cogs.nyx.aspect_commands import StoryCommands
from cogs.nyx.called_rolls import CallCommands
from cogs.nyx.challenge import ChallengeCommands
from cogs.nyx.game import NYX_GAME
from cogs.nyx.open_conflict import Sketch
from cogs.nyx.options import ATTRIBUTES, GROUP_MODES, MODES
from cogs.nyx.pending import PendingCommands
from cogs.nyx.roll import show_builder
from cogs.nyx.roll_draft import Draft
from cogs.nyx.slow_penalties import SlowCommands
from rules.campaign.model import controls
from rules.nyx.base.bounds import EASIEST, HARDEST, MOST_MODIFIER
from rules.nyx.base.enums import Attribute
from rules.nyx.base.scale import LONGEST, MOST_ADVANTAGE, MOST_LEAD, SHORTEST
from rules.nyx.sheet.sheet import LEAST, MOST, find_own

Interaction = discord.Interaction[Any]
Advantage = app_commands.Range[int, 0, MOST_ADVANTAGE]
Modifier = app_commands.Range[int, -MOST_MODIFIER, MOST_MODIFIER]

BREAK_OFF: list[app_commands.Choice[str]] = [
    Choice("choice-break-off-on-win", "on-win"),
    Choice("choice-break-off-free", "free"),
    Choice("choice-break-off-forbidden", "forbidden"),
]


@app_commands.guild_only()
class Nyx(
    commands.GroupCog,
    StoryCommands,
    CallCommands,
    ChallengeCommands,
    SlowCommands,
    PendingCommands,
    group_name="nyx",
):
    """Rolls and conflicts."""

    system = "nyx"

    @app_commands.command()
    @app_commands.choices(attribute=ATTRIBUTES)
    async def roll(
        self,
        interaction: Interaction,
        attribute: str = "",
        modifier: app_commands.Range[int, HARDEST, EASIEST] = 0,
        character: str = "",
    ) -> None:
        """Roll for something that is not obvious; aspects are chosen from menus."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            who = find_own(context.state, named(context, character).id, context.seat)
            chosen = Attribute(attribute) if attribute in who.ratings else next(iter(who.ratings))
            await show_builder(context, who, Draft(chosen, modifier))

    @app_commands.command()
    @app_commands.choices(
        attribute=ATTRIBUTES,
        opponent_attribute=ATTRIBUTES,
        mode=MODES,
        break_off=BREAK_OFF,
        opponent_break_off=BREAK_OFF,
        group=GROUP_MODES,
        opponent_group=GROUP_MODES,
    )
    async def conflict(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        interaction: Interaction,
        character: str,
        opponent: str = "",
        opponent_value: app_commands.Range[int, LEAST, MOST] | None = None,
        opponent_mob: bool = False,
        obstacle: str = "",
        title: str = "",
        goal: str = "",
        opponent_goal: str = "",
        attribute: str = "",
        opponent_attribute: str = "",
        modifier: Modifier = 0,
        opponent_modifier: Modifier = 0,
        advantage: Advantage = 0,
        opponent_advantage: Advantage = 0,
        break_off: str = "",
        opponent_break_off: str = "",
        length: app_commands.Range[int, SHORTEST, LONGEST] | None = None,
        mode: str = "",
        lead: app_commands.Range[int, -MOST_LEAD, MOST_LEAD] = 0,
        allies: str = "",
        group: str = "",
        opponent_allies: str = "",
        opponent_group: str = "",
    ) -> None:
        """Open a conflict; a character and an opponent or obstacle are enough."""
        async with answering(interaction, Ack.PRIVATE):
            open_conflict.require_opponent(opponent, obstacle)
            context = await open_conflict.with_opponent(
                await context_of_command(interaction), opponent, opponent_value, mob=opponent_mob
            )
            first = Sketch(character, goal, attribute, modifier, advantage, break_off, allies, group)
            second = Sketch(
                opponent,
                opponent_goal,
                opponent_attribute,
                opponent_modifier,
                opponent_advantage,
                opponent_break_off,
                opponent_allies,
                opponent_group,
            )
            setup = open_conflict.compose(
                context, (first, second), obstacle=obstacle, title=title, length=length, mode=mode, lead=lead
            )
            await open_conflict.open_conflict(context, setup)

    @conflict.autocomplete("character")
    async def _players_first(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(
            interaction,
            typed,
            lambda context: sorted(context.state.characters.values(), key=lambda c: not c.seat),
        )

    @conflict.autocomplete("opponent")
    async def _npcs_first(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(
            interaction,
            typed,
            lambda context: sorted(context.state.characters.values(), key=lambda c: bool(c.seat)),
        )

    @conflict.autocomplete("allies")
    @conflict.autocomplete("opponent_allies")
    async def _members(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest_last(interaction, typed, lambda context: context.state.characters.values())

    @roll.autocomplete("character")
    async def _own(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(
            interaction,
            typed,
            lambda context: (c for c in context.state.characters.values() if controls(context.seat, c)),
        )


async def setup(host: Registrar) -> None:
    """Load the commands, what the buttons do, and what Nyx is to the shared commands."""
    learn_package(host, "cogs.nyx", "nyx")
    host.add_game("nyx", NYX_GAME)
    await host.add_cog(Nyx())
