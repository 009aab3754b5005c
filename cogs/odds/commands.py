"""/odds, /nyx-odds and /noir-odds: exact chances, each with a picture.

A roll of any game is asked about everywhere. What only one game has is a command of that game, so servers
that do not play it do not see it.
"""

from collections.abc import Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.delivery.followup import follow_up
from chat.interactions.context import Context, context_of_command, places_of
from chat.interactions.localization import Choice, choices_of
from chat.interactions.registrar import Registrar
from chat.interactions.response import Ack, answer, answering, reader_language
from chat.interactions.slow_work import calculated_for
from chat.messages.chances import chances_message
from chat.messages.printer import Message, Printer
from chat.services import services_of
from cogs.odds import noir_odds, nyx_odds, zapas_odds
from cogs.odds.nyx_odds import Asked, Typed
from narration.games import GAMES
from narration.noir.base.odds import MOST_FATE, Finished, Victim
from narration.nyx.base.words import TACTICS as TACTIC_WORDS
from narration.text.line import line
from narration.zapas.base.odds import MOST_DICE
from rules.campaign.common_settings import ODDS, common_value
from rules.core.refusal import Refused
from rules.noir.base.dice import SIDES
from rules.noir.base.weapons import Damage
from rules.nyx.base.enums import Mode, Tactic
from rules.nyx.base.scale import LONGEST, MOST_ADVANTAGE, SHORTEST, USUAL
from rules.nyx.harm.slow_penalties import SIXTHS

Interaction = discord.Interaction[Any]

SYSTEMS: list[app_commands.Choice[str]] = [Choice(game.name.id, system) for system, game in GAMES.items()]
TACTICS: list[app_commands.Choice[str]] = [
    Choice(TACTIC_WORDS[tactic].id, tactic.name.lower()) for tactic in Tactic
]
MODES = choices_of(Mode, "choice-mode")
#: The ranges of the options: values, modifiers, extra dice, Zapas dice and hits, and so on.
Value = app_commands.Range[int, 0, MOST_DICE]
Modifier = app_commands.Range[int, -30, 30]
Extra = app_commands.Range[int, 0, 20]
Hits = app_commands.Range[int, 1, MOST_DICE]
Fate = app_commands.Range[int, 0, MOST_FATE]
Reserve = app_commands.Range[int, 0, MOST_DICE]
Length = app_commands.Range[int, SHORTEST, LONGEST]
Marker = app_commands.Range[int, -LONGEST, LONGEST]
#: The situational advantage: above 0 for side 1, below 0 for side 2.
Steps = app_commands.Range[int, -MOST_ADVANTAGE, MOST_ADVANTAGE]
ROLLS = len(SIXTHS)
Rolls = app_commands.Range[int, 1, ROLLS]
#: The limits for damage in Noir: no weapon has more dice, and nobody has a higher threshold.
Dice = app_commands.Range[int, 1, 15]
Threshold = app_commands.Range[int, 1, 99]
Daze = app_commands.Range[int, 0, 400]
Total = app_commands.Range[int, -100, 200]
#: The text that lists a roll's dice, limited in length.
Faces = app_commands.Range[str, 1, 60]


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

        def asked(context: Context | None) -> Asked:
            match game or (context.campaign.system if context else ""):
                case "nyx":
                    return nyx_odds.roll(nyx_odds.pool(value, modifier, positive, negative), other)
                case "noir":
                    return noir_odds.roll((value, modifier), fate, other)
                case "zapas":
                    return zapas_odds.roll(context, value + modifier, difficulty, other, (reserve, added))
                case _:
                    raise Refused("odds-no-game")

        await _answer(interaction, asked, public=public)


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

        await _answer(interaction, asked, public=public)

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
        await _answer(
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
        await _answer(interaction, lambda _: nyx_odds.slow(own, rolls), public=public)


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
        await _answer(interaction, lambda context: noir_odds.damage(context, harm, victim), public=public)

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
        await _answer(interaction, lambda _: noir_odds.late(dice, (value, modifier), other), public=public)


async def _require_shown(interaction: Interaction) -> Context | None:
    """Return the context, or None outside campaigns. Refused, by setting: `odds-off`, `odds-practice`."""
    services = services_of(interaction)
    if await services.table.at(places_of(interaction)) is None:
        return None
    context = await context_of_command(interaction)
    if not context.shows_odds:
        off = common_value(context.campaign, ODDS) == "off"
        raise Refused("odds-off") if off else Refused("odds-practice")
    return context


async def _answer(interaction: Interaction, asks: Callable[[Context | None], Asked], *, public: bool) -> None:
    """Answer a question; a public answer is in the campaign's language."""
    services = services_of(interaction)
    async with answering(interaction, Ack.PRIVATE):
        context = await _require_shown(interaction)
        language = reader_language(interaction, services.settings.language)
        own = context.print if context else services.printer(language)
        printer = context.announce if context and public else own
        message = await _drawn(interaction, printer, asks(context))
        await answer(interaction, Message(own.say(line("odds-done"))) if public else message, None)
        if public:
            await follow_up(services.channels, interaction, message)


async def _drawn(interaction: Interaction, printer: Printer, count: Asked) -> Message:
    """Calculate and draw in a thread, so that nobody else has to wait for it."""
    picture = interaction.app_permissions.attach_files or interaction.guild_id is None
    return await calculated_for(interaction, lambda: chances_message(printer, count(), picture=picture))


async def setup(host: Registrar) -> None:
    """Register the commands."""
    for cog in (OddsCommands(), NyxOdds(), NoirOdds()):
        await host.add_cog(cog)
