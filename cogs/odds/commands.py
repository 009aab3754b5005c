"""/odds: exact chances of a roll in any game, of a conflict of Nyx, of damage in Noir, with a picture."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.delivery.followup import follow_up
from chat.interactions.context import Context, context_of_command, places_of
from chat.interactions.localization import Choice, choices_of
from chat.interactions.registrar import Registrar
from chat.interactions.response import Ack, answer, answering, reader_language
from chat.messages.chances import chances_message
from chat.messages.printer import Message, Printer
from chat.services import services_of
from cogs.odds import noir as _odds_noir
from cogs.odds import nyx as _odds_nyx
from cogs.odds import zapas as _odds_zapas
from narration.games import GAMES
from narration.noir.base import odds as noir
from narration.noir.base.odds import Victim
from narration.nyx.base import odds as nyx
from narration.nyx.base.words import TACTICS as TACTIC_WORDS
from narration.parts.odds import Odds
from narration.text.line import line
from narration.zapas.base import odds as zapas
from rules.campaign.common_settings import ODDS, common_value
from rules.core.refusal import Refused
from rules.noir.base.dice import SIDES
from rules.noir.base.weapons import Damage
from rules.noir.odds.roll_odds import Side
from rules.nyx.base.enums import Mode, Tactic
from rules.nyx.base.scale import LONGEST, MOST_ADVANTAGE, SHORTEST, USUAL
from rules.nyx.harm.slow_penalties import SIXTHS

Interaction = discord.Interaction[Any]

SYSTEMS: list[app_commands.Choice[str]] = [Choice(game.name.id, system) for system, game in GAMES.items()]
TACTICS: list[app_commands.Choice[str]] = [
    Choice(TACTIC_WORDS[tactic].id, tactic.name.lower()) for tactic in Tactic
]
MODES = choices_of(Mode, "choice-mode")
#: What may be asked about: values, modifiers, extra dice, Zapas' dice and hits.
Value = app_commands.Range[int, 0, zapas.MOST_DICE]
Modifier = app_commands.Range[int, -30, 30]
Extra = app_commands.Range[int, 0, 20]
Hits = app_commands.Range[int, 1, zapas.MOST_DICE]
Fate = app_commands.Range[int, 0, noir.MOST_FATE]
Reserve = app_commands.Range[int, 0, zapas.MOST_DICE]
Length = app_commands.Range[int, SHORTEST, LONGEST]
Marker = app_commands.Range[int, -LONGEST, LONGEST]
#: What the situation does: above 0 for side 1, below 0 for side 2.
Steps = app_commands.Range[int, -MOST_ADVANTAGE, MOST_ADVANTAGE]
ROLLS = len(SIXTHS)
Rolls = app_commands.Range[int, 1, ROLLS]
#: Of damage in Noir: what harms people has no more dice, and nobody is tougher.
Dice = app_commands.Range[int, 1, 15]
Threshold = app_commands.Range[int, 1, 99]
Daze = app_commands.Range[int, 0, 400]
Total = app_commands.Range[int, -100, 200]
#: Characters of the dice of a roll, as typed.
Faces = app_commands.Range[str, 1, 60]


class OddsCommands(commands.GroupCog, group_name="odds"):
    """Chances, everywhere."""

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
        async with answering(interaction, Ack.PRIVATE):
            context = await _require_shown(interaction)
            other = None if opponent is None else (opponent, opponent_modifier)
            match game or (context.campaign.system if context else ""):
                case "nyx":
                    told = _odds_nyx.roll((value, modifier, positive, negative), other)
                case "noir":
                    told = _odds_noir.roll((value, modifier), fate, other)
                case "zapas":
                    told = _odds_zapas.roll(context, value + modifier, difficulty, other, (reserve, added))
                case _:
                    raise Refused("odds-no-game")
            await _tell(interaction, context, told, public=public)

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
        """Tell how a conflict will end."""
        async with answering(interaction, Ack.PRIVATE):
            context = await _require_shown(interaction)
            if value is None:
                told = _odds_nyx.running(context)
            else:
                own = (value, modifier, positive, negative)
                other = (opponent, opponent_modifier, opponent_positive, opponent_negative)
                held = _odds_nyx.advantage(context, advantage)
                where = _odds_nyx.standing(_odds_nyx.pools(own, other), length, marker, held)
                told = partial(nyx.conflict_odds, where, Mode(mode))
            await _tell(interaction, context, told, public=public)

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
        """Tell where a round may end."""
        async with answering(interaction, Ack.PRIVATE):
            context = await _require_shown(interaction)
            own = (value, modifier, positive, negative)
            other = (opponent, opponent_modifier, opponent_positive, opponent_negative)
            where = _odds_nyx.standing(_odds_nyx.pools(own, other), length, marker)
            told = _odds_nyx.round_(where, shift, tactic, opponent_tactic)
            await _tell(interaction, context, told, public=public)

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
        async with answering(interaction, Ack.PRIVATE):
            context = await _require_shown(interaction)
            told = partial(nyx.slow_odds, _odds_nyx.pool(value, modifier, positive, negative), rolls)
            await _tell(interaction, context, told, public=public)

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
        async with answering(interaction, Ack.PRIVATE):
            context = await _require_shown(interaction)
            victim = None if threshold is None else Victim(threshold, daze)
            harm = Damage(dice=dice, flat=plus, stun=stun)
            told = partial(noir.damage_odds, harm, victim, explode=_odds_noir.explodes(context))
            await _tell(interaction, context, told, public=public)

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
        """Tell whether a die after the roll turns it."""
        async with answering(interaction, Ack.PRIVATE):
            context = await _require_shown(interaction)
            other = None
            if opponent_total is not None:
                other = noir.Finished(opponent_total, opponent_value, opponent_highest)
            told = partial(noir.late_odds, _odds_noir.faces(dice), Side(value, modifier), other)
            await _tell(interaction, context, told, public=public)


async def _require_shown(interaction: Interaction) -> Context | None:
    """Return the context where there is a campaign. Refused: `odds-off`, `odds-practice`, by setting."""
    services = services_of(interaction)
    if await services.table.at(places_of(interaction)) is None:
        return None
    context = await context_of_command(interaction)
    if not context.shows_odds:
        off = common_value(context.campaign, ODDS) == "off"
        raise Refused("odds-off") if off else Refused("odds-practice")
    return context


# ------------------------------------------------------------------------------------------ the answer


async def _tell(
    interaction: Interaction, context: Context | None, told: Callable[[], Odds], *, public: bool
) -> None:
    """Reckon and draw beside everything else, and answer; in the open, in the campaign's language."""
    services = services_of(interaction)
    own = (
        context.print
        if context
        else services.printer(reader_language(interaction, services.settings.language))
    )
    printer = context.announce if context and public else own
    picture = interaction.app_permissions.attach_files or interaction.guild_id is None
    message = await asyncio.to_thread(lambda: chances_message(printer, told(), picture=picture))
    if not public:
        await answer(interaction, message, None)
        return
    await answer(interaction, _done(own), None)
    await follow_up(services.channels, interaction, message)


def _done(printer: Printer) -> Message:
    return Message(printer.say(line("odds-done")))


async def setup(host: Registrar) -> None:
    """Load the commands."""
    await host.add_cog(OddsCommands())
