"""/odds: exact chances of a roll in any game, and of a conflict of Nyx, with a picture."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.utils import MISSING

from cogs._answer import Ack, answer, answering, reader
from cogs._embeds import Message, Printer
from cogs._guest import Guest, arrive, places_of
from cogs._odds import chances_message
from cogs._options import MODES
from cogs._translator import Choice
from narration.head import GAMES
from narration.line import line
from narration.noir import odds as noir
from narration.nyx import odds as nyx
from narration.nyx.odds import Standing
from narration.odds import Odds
from narration.zapas import odds as zapas
from rules.campaign.common import ODDS, common_value
from rules.noir.odds import Side
from rules.nyx.model import Attribute, Conflict, Mode, Pool
from rules.nyx.scale import LONGEST, MOST_ADVANTAGE, SHORTEST, USUAL
from rules.refusal import Refused
from rules.seat import PUBLIC

if TYPE_CHECKING:
    from cogs._bot import Nattvakt

Interaction = discord.Interaction[Any]

SYSTEMS: list[app_commands.Choice[str]] = [Choice(game.name.id, system) for system, game in GAMES.items()]
#: What may be asked about: values, modifiers, extra dice, Zapas' dice and hits.
Value = app_commands.Range[int, 0, zapas.MOST_DICE]
Modifier = app_commands.Range[int, -30, 30]
Extra = app_commands.Range[int, 0, 20]
Hits = app_commands.Range[int, 1, zapas.MOST_DICE]
Fate = app_commands.Range[int, 0, noir.MOST_FATE]


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
        game: str = "",
        public: bool = False,
    ) -> None:
        """Tell the chances of a roll."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await _require_shown(interaction)
            if not (game := game or (guest.campaign.system if guest else "")):
                raise Refused("odds-no-game")
            other = None if opponent is None else (opponent, opponent_modifier)
            asked = _roll(game, (value, modifier), (positive, negative), fate, difficulty, other)
            await _tell(interaction, guest, asked, public=public)

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
        length: app_commands.Range[int, SHORTEST, LONGEST] = USUAL,
        marker: app_commands.Range[int, -LONGEST, LONGEST] = 0,
        advantage: app_commands.Range[int, 0, MOST_ADVANTAGE] = 0,
        mode: str = Mode.GOAL.value,
        public: bool = False,
    ) -> None:
        """Tell how a conflict will end."""
        async with answering(interaction, Ack.PRIVATE):
            guest = await _require_shown(interaction)
            if value is None:
                asked = _running(guest)
            else:
                first = _pool(value, modifier, positive, negative)
                other = (opponent_modifier, opponent_positive, opponent_negative)
                second = None if opponent is None else _pool(opponent, *other)
                standing = _standing(first, second, length, marker, advantage)
                asked = partial(nyx.conflict_odds, standing, Mode(mode))
            await _tell(interaction, guest, asked, public=public)


async def _require_shown(interaction: Interaction) -> Guest | None:
    """Return the guest where there is a campaign. Refused: `odds-off`, `odds-practice` as its GM wants it."""
    bot: Nattvakt = interaction.client
    if await bot.table.at(places_of(interaction)) is None:
        return None
    guest = await arrive(interaction)
    if not guest.shows_odds:
        off = common_value(guest.campaign, ODDS) == "off"
        raise Refused("odds-off") if off else Refused("odds-practice")
    return guest


# ------------------------------------------------------------------------------------------ what is asked


def _roll(  # what the command was given
    game: str,
    own: tuple[int, int],
    extra: tuple[int, int],
    fate: int,
    difficulty: int | None,
    other: tuple[int, int] | None,
) -> Callable[[], Odds]:
    """Return what reckons a roll. Refused: `odds-no-difficulty` in Zapas."""
    match game:
        case "nyx":
            pool = _pool(*own, *extra)
            return lambda: (
                nyx.roll_odds(pool) if other is None else nyx.opposed_odds(pool, _pool(*other, 0, 0))
            )
        case "noir":
            if other is not None:
                return lambda: noir.opposed_odds(Side(*own), Side(*other), fate)
            return lambda: noir.check_odds(*own, fate)
        case _:
            return _zapas(sum(own), difficulty, None if other is None else sum(other))


def _zapas(dice: int, difficulty: int | None, other: int | None) -> Callable[[], Odds]:
    """There is always the base die (ZAP-13)."""
    own = min(max(1, dice), zapas.MOST_DICE)
    if other is not None:
        return lambda: zapas.duel_odds(own, min(max(1, other), zapas.MOST_DICE))
    if difficulty is None:
        raise Refused("odds-no-difficulty")
    return lambda: zapas.roll_odds(own, difficulty)


def _pool(value: int, modifier: int, positive: int, negative: int) -> Pool:
    return Pool(
        attribute=Attribute.VALUE, current=value, modifier=modifier, positive=positive, negative=negative
    )


def _standing(first: Pool, second: Pool | None, length: int, marker: int, advantage: int) -> Standing:
    """Refused: `odds-off-scale`."""
    if abs(marker) > length:
        raise Refused("odds-off-scale", marker=marker, length=length)
    return Standing(first, second, length, marker, advantage)


def _running(guest: Guest | None) -> Callable[[], Odds]:
    """Return what reckons the conflict that runs here, as everybody knows it. Refused: `odds-no-conflict`."""
    if guest is None or guest.campaign.system != "nyx":
        raise Refused("odds-no-conflict")
    known = guest.system.view(guest.state, PUBLIC)
    here = places_of(guest.interaction)
    running: list[Conflict] = [one for one in known.contests.values() if one.is_open]
    if not running:
        raise Refused("odds-no-conflict")
    nearest = min(reversed(running), key=lambda one: (*here, one.place).index(one.place))
    return lambda: nyx.running_odds(known, nearest)


# ------------------------------------------------------------------------------------------ the answer


async def _tell(
    interaction: Interaction, guest: Guest | None, asked: Callable[[], Odds], *, public: bool
) -> None:
    """Reckon and draw beside everything else, and answer; in the open, in the campaign's language."""
    bot: Nattvakt = interaction.client
    own = guest.print if guest else bot.printer(reader(interaction, bot.settings.language))
    printer = guest.announce if guest and public else own
    picture = interaction.app_permissions.attach_files or interaction.guild_id is None
    message = await asyncio.to_thread(lambda: chances_message(printer, asked(), picture=picture))
    if not public:
        await answer(interaction, message, None)
        return
    await answer(interaction, _done(own), None)
    await interaction.followup.send(
        message.content, embed=message.embed or MISSING, files=message.files(), ephemeral=False
    )


def _done(printer: Printer) -> Message:
    return Message(printer.say(line("odds-done")))


async def setup(bot: "Nattvakt") -> None:
    """Load the commands."""
    await bot.add_cog(OddsCommands())
