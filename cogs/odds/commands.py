"""/odds: the exact chances of a roll of any game, with a picture.

What only one game has is a command of that game, so servers that do not play it do not see it. A game's
chances are imported when somebody asks about them.
"""

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.context import Context
from chat.interactions.localization import choices_of
from chat.interactions.registrar import Registrar
from cogs.odds.answers import Asked, Extra, Modifier, Rolled, Value, answer_odds
from narration.games import GAMES
from narration.parts.odds import MOST_DICE, MOST_FATE
from rules.core.on_demand import OnDemand
from rules.core.refusal import Refused

Interaction = discord.Interaction[Any]

SYSTEMS = choices_of(GAMES, "choice-system")
#: How each game reads a roll, given the campaign that it is asked in.
ROLLS: OnDemand[Callable[[Context | None, Rolled], Asked]] = OnDemand(
    nyx="cogs.odds.nyx_odds:roll", noir="cogs.odds.noir_odds:roll", zapas="cogs.odds.zapas_odds:roll"
)
#: The ranges of the options: hits, Fate, the reserve.
Hits = app_commands.Range[int, 1, MOST_DICE]
Fate = app_commands.Range[int, 0, MOST_FATE]
Reserve = app_commands.Range[int, 0, MOST_DICE]


class OddsCommands(commands.GroupCog, group_name="odds"):
    """The chances of a roll in any game, in a campaign or without one."""

    @app_commands.command()
    @app_commands.choices(game=SYSTEMS)
    async def roll(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        interaction: Interaction,
        value: Value,
        modifier: Modifier = 0,
        positive: Extra = 0,
        negative: Extra = 0,
        fate: Fate = 0,
        difficulty: Hits | None = None,
        opponent: Value | None = None,
        opponent_modifier: Modifier = 0,
        reserve: Reserve | None = None,
        added: Reserve = 0,
        game: str = "",
        public: bool = False,
    ) -> None:
        """Tell the chances of a roll."""
        other = None if opponent is None else (opponent, opponent_modifier)
        own, extra = (value, modifier), (positive, negative)
        rolled = Rolled(own, extra, fate, difficulty, other, (reserve, added))

        def asked(context: Context | None) -> Asked:
            system = game or (context.campaign.system if context else "")
            if system not in ROLLS:
                raise Refused("odds-no-game")
            return ROLLS[system](context, rolled)

        await answer_odds(interaction, asked, public=public)


async def setup(host: Registrar) -> None:
    """Register the command."""
    await host.add_cog(OddsCommands())
