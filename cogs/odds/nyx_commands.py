"""/nyx-odds: the chances that only Nyx has, of a conflict, a round and a slow penalty."""

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.context import Context
from chat.interactions.localization import Choice, choices_of
from chat.interactions.registrar import Registrar
from cogs.odds import nyx_odds
from cogs.odds.answers import Asked, Extra, Modifier, Value, answer_odds
from cogs.odds.nyx_odds import Typed
from narration.nyx.base.words import TACTICS as TACTIC_WORDS
from rules.nyx.base.enums import Mode, Tactic
from rules.nyx.base.scale import LONGEST, MOST_ADVANTAGE, SHORTEST, USUAL
from rules.nyx.harm.slow_penalties import SIXTHS

Interaction = discord.Interaction[Any]

TACTICS: list[app_commands.Choice[str]] = [
    Choice(TACTIC_WORDS[tactic].id, tactic.name.lower()) for tactic in Tactic
]
MODES = choices_of(Mode, "choice-mode")
Length = app_commands.Range[int, SHORTEST, LONGEST]
Marker = app_commands.Range[int, -LONGEST, LONGEST]
#: The situational advantage: above 0 for side 1, below 0 for side 2.
Steps = app_commands.Range[int, -MOST_ADVANTAGE, MOST_ADVANTAGE]
ROLLS = len(SIXTHS)
Rolls = app_commands.Range[int, 1, ROLLS]


class NyxOdds(commands.GroupCog, group_name="nyx-odds"):
    """Chances that only Nyx has."""

    system = "nyx"

    @app_commands.command()
    @app_commands.choices(mode=MODES)
    async def conflict(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        interaction: Interaction,
        value: Value | None = None,
        opponent: Value | None = None,
        modifier: Modifier = 0,
        opponent_modifier: Modifier = 0,
        positive: Extra = 0,
        negative: Extra = 0,
        opponent_positive: Extra = 0,
        opponent_negative: Extra = 0,
        length: Length = USUAL,
        marker: Marker = 0,
        advantage: Steps = 0,
        mode: str = Mode.GOAL.value,
        public: bool = False,
    ) -> None:
        """Tell how likely each end of a conflict is."""
        other = Typed(opponent, opponent_modifier, opponent_positive, opponent_negative)

        def asked(context: Context | None) -> Asked:
            own = Typed(value, modifier, positive, negative).pool
            if own is None:
                return nyx_odds.running(context, public=public)
            return nyx_odds.conflict(context, own, other, (length, marker), advantage, mode)

        await answer_odds(interaction, asked, public=public)

    @app_commands.command()
    @app_commands.choices(tactic=TACTICS, opponent_tactic=TACTICS)
    async def round(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        interaction: Interaction,
        value: Value,
        opponent: Value | None = None,
        tactic: str = "",
        opponent_tactic: str = "",
        modifier: Modifier = 0,
        opponent_modifier: Modifier = 0,
        positive: Extra = 0,
        negative: Extra = 0,
        opponent_positive: Extra = 0,
        opponent_negative: Extra = 0,
        length: Length = USUAL,
        marker: Marker = 0,
        shift: Steps = 0,
        public: bool = False,
    ) -> None:
        """Tell how likely each result of a round is."""
        own = nyx_odds.pool(value, modifier, positive, negative)
        other = Typed(opponent, opponent_modifier, opponent_positive, opponent_negative)
        scale, tactics = (length, marker), (tactic, opponent_tactic)
        await answer_odds(
            interaction, lambda _: nyx_odds.round_(own, other, scale, shift, tactics), public=public
        )

    @app_commands.command()
    async def slow(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        interaction: Interaction,
        value: Value,
        modifier: Modifier = 0,
        positive: Extra = 0,
        negative: Extra = 0,
        rolls: Rolls = ROLLS,
        public: bool = False,
    ) -> None:
        """Tell the damage of a slow penalty."""
        own = nyx_odds.pool(value, modifier, positive, negative)
        await answer_odds(interaction, lambda _: nyx_odds.slow(own, rolls), public=public)


async def setup(host: Registrar) -> None:
    """Register the commands."""
    await host.add_cog(NyxOdds())
