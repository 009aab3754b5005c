"""/nyx: the commands of Nyx, and the loading of the whole game."""

from discord import app_commands
from discord.ext import commands

from chat.interactions.character_options import one_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.registrar import Registrar, learn_package
from cogs.nyx.aspects import StoryCommands
from cogs.nyx.conflict_setup import show_setup
from cogs.nyx.correct import Corrections
from cogs.nyx.open_conflict import ChallengeCommands
from cogs.nyx.options import (
    ATTRIBUTES,
    attribute_of,
    controlled,
    npcs_first,
    own_named,
    players_first,
)
from cogs.nyx.pending import PendingCommands
from cogs.nyx.roll import CallCommands, show_builder
from cogs.nyx.roll_draft import Draft
from cogs.nyx.slow_penalties import SlowCommands
from cogs.shared.record.hidden_rolls import roll_hidden
from rules.campaign.actions import RollHidden
from rules.core.names import NAME_LENGTH, TEXT_LENGTH
from rules.nyx.base.bounds import EASIEST, HARDEST

Name = app_commands.Range[str, 1, NAME_LENGTH]


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
    @app_commands.autocomplete(character=one_of(controlled))
    @in_campaign()
    async def roll(
        self,
        context: Context,
        attribute: str = "",
        modifier: app_commands.Range[int, HARDEST, EASIEST] = 0,
        character: str = "",
        hidden: bool = False,
        text: app_commands.Range[str, 0, TEXT_LENGTH] = "",
    ) -> None:
        """Roll for something that is not obvious; aspects are chosen from menus. Or roll hidden."""
        who = own_named(context, character)
        if hidden:
            rolls = attribute_of(who, attribute).value
            unseen = RollHidden(character=who.id, rolls=rolls, modifier=modifier, text=text)
            await roll_hidden(context, unseen)
            return
        await show_builder(context, who, Draft(attribute_of(who, attribute), modifier))

    @app_commands.command()
    @app_commands.autocomplete(character=one_of(players_first), opponent=one_of(npcs_first))
    @in_campaign()
    async def conflict(self, context: Context, character: Name, opponent: Name) -> None:
        """Set up a conflict between two names, and open it by a button. A new name becomes an NPC."""
        await show_setup(context, character, opponent)


async def setup(host: Registrar) -> None:
    """Register the commands and routes of Nyx."""
    learn_package(host, "cogs.nyx", "nyx")
    await host.add_cog(Nyx())
    await host.add_cog(Corrections())
