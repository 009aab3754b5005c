"""/nyx: the commands of Nyx, and the loading of the whole game."""

from discord import app_commands
from discord.ext import commands

from chat.interactions.character_options import everybody, one_of, several_of
from chat.interactions.commands import in_campaign
from chat.interactions.context import Context
from chat.interactions.localization import choices_of
from chat.interactions.registrar import Registrar, learn_package
from cogs.nyx.aspects import StoryCommands
from cogs.nyx.correct import Corrections
from cogs.nyx.game import NYX_GAME
from cogs.nyx.open_conflict import ChallengeCommands, ConflictOptions, SideOptions, open_typed
from cogs.nyx.options import (
    ATTRIBUTES,
    GROUP_MODES,
    MODES,
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
from rules.core.names import TEXT_LENGTH
from rules.nyx.base.bounds import EASIEST, HARDEST, MOST_MODIFIER
from rules.nyx.base.enums import BreakOff
from rules.nyx.base.scale import LONGEST, MOST_ADVANTAGE, MOST_LEAD, SHORTEST
from rules.nyx.sheet.sheet import LEAST, MOST

Advantage = app_commands.Range[int, 0, MOST_ADVANTAGE]
Modifier = app_commands.Range[int, -MOST_MODIFIER, MOST_MODIFIER]

BREAK_OFF = choices_of((BreakOff.ON_WIN, BreakOff.FREE, BreakOff.FORBIDDEN), "choice-break-off")


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
    @app_commands.choices(
        attribute=ATTRIBUTES,
        opponent_attribute=ATTRIBUTES,
        mode=MODES,
        break_off=BREAK_OFF,
        opponent_break_off=BREAK_OFF,
        group=GROUP_MODES,
        opponent_group=GROUP_MODES,
    )
    @app_commands.autocomplete(
        character=one_of(players_first),
        opponent=one_of(npcs_first),
        allies=several_of(everybody),
        opponent_allies=several_of(everybody),
    )
    @in_campaign()
    async def conflict(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        context: Context,
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
        first = SideOptions(character, goal, attribute, modifier, advantage, break_off, allies, group)
        second = SideOptions(
            opponent,
            opponent_goal,
            opponent_attribute,
            opponent_modifier,
            opponent_advantage,
            opponent_break_off,
            opponent_allies,
            opponent_group,
        )
        common = ConflictOptions(opponent_value, opponent_mob, obstacle, title, length, mode, lead)
        await open_typed(context, first, second, common)


async def setup(host: Registrar) -> None:
    """Register the commands and routes of Nyx, and its answers to the shared commands."""
    learn_package(host, "cogs.nyx", "nyx")
    host.add_game("nyx", NYX_GAME)
    await host.add_cog(Nyx())
    await host.add_cog(Corrections())
