"""/noir-odds: the chances that only Noir has, of a hit and of a die added after a roll."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.registrar import Registrar
from cogs.odds import noir_odds
from cogs.odds.answers import Modifier, Value, answer_odds
from narration.noir.base.odds import Finished, Victim
from rules.noir.base.dice import SIDES
from rules.noir.base.weapons import Damage

Interaction = discord.Interaction[Any]

#: The limits for damage: no weapon has more dice, and nobody has a higher threshold.
Dice = app_commands.Range[int, 1, 15]
Threshold = app_commands.Range[int, 1, 99]
Daze = app_commands.Range[int, 0, 400]
Total = app_commands.Range[int, -100, 200]
#: The text that lists a roll's dice, limited in length.
Faces = app_commands.Range[str, 1, 60]


class NoirOdds(commands.GroupCog, group_name="noir-odds"):
    """Chances that only Noir has."""

    system = "noir"

    @app_commands.command()
    async def damage(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        interaction: Interaction,
        dice: Dice,
        plus: Modifier = 0,
        stun: bool = False,
        threshold: Threshold | None = None,
        daze: Daze = 0,
        public: bool = False,
    ) -> None:
        """Tell the damage of a hit, and its wounds."""
        harm = Damage(dice=dice, flat=plus, stun=stun)
        victim = None if threshold is None else Victim(threshold, daze)
        await answer_odds(interaction, lambda context: noir_odds.damage(context, harm, victim), public=public)

    @app_commands.command()
    async def late(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        interaction: Interaction,
        dice: Faces,
        value: Value,
        modifier: Modifier = 0,
        opponent_total: Total | None = None,
        opponent_value: Value | None = None,
        opponent_highest: app_commands.Range[int, 1, SIDES] = SIDES,
        public: bool = False,
    ) -> None:
        """Tell the chances that a die added after the roll makes it a success."""
        other = None
        if opponent_total is not None:
            other = Finished(opponent_total, opponent_value, opponent_highest)
        await answer_odds(
            interaction, lambda _: noir_odds.late(dice, (value, modifier), other), public=public
        )


async def setup(host: Registrar) -> None:
    """Register the commands."""
    await host.add_cog(NoirOdds())
