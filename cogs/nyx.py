"""/nyx: rolls and conflicts of Nyx."""

from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs import _opening, _rolls, _round, _status, _tools
from cogs._answer import Ack, answering
from cogs._draft import Draft
from cogs._guest import Guest, arrive
from cogs._opening import Sketch
from cogs._rolls import show_builder
from cogs._sheets import named, suggest
from cogs._shows import NYX_SHOW
from cogs._translator import Choice
from rules.campaign.model import AnyCharacter, controls
from rules.nyx.character import own
from rules.nyx.decide import EASIEST, HARDEST
from rules.nyx.model import Attribute
from rules.nyx.scale import LONGEST, MOST_ADVANTAGE, MOST_LEAD, SHORTEST, USUAL
from rules.nyx.setup import MOST_MODIFIER

if TYPE_CHECKING:
    from cogs._bot import Nattvakt

Interaction = discord.Interaction[Any]
Advantage = app_commands.Range[int, 0, MOST_ADVANTAGE]
Modifier = app_commands.Range[int, -MOST_MODIFIER, MOST_MODIFIER]

ATTRIBUTES: list[app_commands.Choice[str]] = [
    Choice("nyx-attribute-body", "body"),
    Choice("nyx-attribute-mind", "mind"),
    Choice("nyx-attribute-interaction", "interaction"),
]
MODES: list[app_commands.Choice[str]] = [
    Choice("choice-mode-penalty", "penalty"),
    Choice("choice-mode-goal", "goal"),
    Choice("choice-mode-both", "both"),
]
BREAK_OFF: list[app_commands.Choice[str]] = [
    Choice("choice-break-off-on-win", "on-win"),
    Choice("choice-break-off-free", "free"),
    Choice("choice-break-off-forbidden", "forbidden"),
]


@app_commands.guild_only()
class Nyx(commands.GroupCog, group_name="nyx"):
    """Rolls and conflicts."""

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
            guest = await arrive(interaction)
            who = own(guest.state, named(guest, character).id, guest.seat)
            chosen = Attribute(attribute) if attribute in who.ratings else next(iter(who.ratings))
            await show_builder(guest, who, Draft(chosen, modifier))

    @app_commands.command()
    @app_commands.choices(
        attribute=ATTRIBUTES,
        opponent_attribute=ATTRIBUTES,
        mode=MODES,
        break_off=BREAK_OFF,
        opponent_break_off=BREAK_OFF,
    )
    async def conflict(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        interaction: Interaction,
        character: str,
        opponent: str = "",
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
        break_off: str = "on-win",
        opponent_break_off: str = "on-win",
        length: app_commands.Range[int, SHORTEST, LONGEST] = USUAL,
        mode: str = "penalty",
        lead: app_commands.Range[int, -MOST_LEAD, MOST_LEAD] = 0,
    ) -> None:
        """Open a conflict; a character and an opponent or obstacle are enough."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await arrive(interaction)
            first = Sketch(character, goal, attribute, modifier, advantage, break_off)
            second = Sketch(
                opponent,
                opponent_goal,
                opponent_attribute,
                opponent_modifier,
                opponent_advantage,
                opponent_break_off,
            )
            setup = _opening.compose(
                guest, (first, second), obstacle=obstacle, title=title, length=length, mode=mode, lead=lead
            )
            await _opening.open_conflict(guest, setup)

    @conflict.autocomplete("character")
    async def _players_first(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(
            interaction,
            typed,
            lambda guest: sorted(guest.state.characters.values(), key=lambda c: not c.seat),
        )

    @conflict.autocomplete("opponent")
    async def _npcs_first(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(
            interaction,
            typed,
            lambda guest: sorted(guest.state.characters.values(), key=lambda c: bool(c.seat)),
        )

    @roll.autocomplete("character")
    async def _own(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await suggest(
            interaction,
            typed,
            lambda guest: (c for c in guest.state.characters.values() if controls(guest.seat, c)),
        )


def _gm_first(guest: Guest) -> list[AnyCharacter]:
    """Return all characters that the guest knows, the GM's before the players'."""
    return sorted(guest.state.characters.values(), key=lambda character: bool(character.seat))


async def setup(bot: "Nattvakt") -> None:
    """Load the commands, what the buttons do, and how conflicts are shown."""
    for room in (_rolls, _round, _status, _tools):
        bot.verbs.update(room.verbs)
    bot.shows["nyx"] = NYX_SHOW
    await bot.add_cog(Nyx())
