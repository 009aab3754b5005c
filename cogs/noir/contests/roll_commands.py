"""/noir roll, /noir call, /noir stabilise: rolls outside combat, against 20 or against each other.

A player's own roll is put together in `contests.roll_builder`. A roll with another side or a patient opens at
once, and each side is asked by `contests.checks`. Rules: NOIR-1 to 3, 20 to 24, 31, 129.
"""

from dataclasses import replace
from typing import Any

from discord import app_commands, ui
from discord.ext import commands

from chat.interactions.character_options import by_name, by_names, one_of, several_of
from chat.interactions.commands import in_campaign
from chat.interactions.contest_opening import require_may_write, title_of
from chat.interactions.context import Context
from chat.messages.components import custom_id_of, view_of
from cogs.noir.characters import last_made_first, own_first, own_named, players_first, with_everybody, wounded
from cogs.noir.contests.circumstances import Sizes, suggest_sizes, typed_sizes
from cogs.noir.contests.roll_builder import Draft, open_test, settled, show_builder
from cogs.noir.contests.roll_inputs import circumstances_menu
from cogs.noir.contests.value_options import typed_value, values_of, word_of
from cogs.shared.record.hidden_rolls import roll_hidden
from narration.noir.rolls import prompts
from rules.campaign.actions import RollHidden
from rules.contract.system import Played
from rules.core.names import NAME_LENGTH, clean
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from rules.noir.base.settings import tuning
from rules.noir.sheet.roll_values import value_of
from rules.noir.state.campaign_state import Character
from rules.noir.state.contest_actions import Claims, OpenTest, RollSide
from rules.noir.state.contest_events import TestOpened
from rules.noir.state.participants import require_outside_combat

Title = app_commands.Range[str, 0, NAME_LENGTH]

#: How many menus a message has.
MOST_MENUS = 5


class RollCommands(commands.Cog):
    """Rolls outside combat."""

    @app_commands.command()
    @app_commands.autocomplete(
        rolls=values_of("character"),
        opponent=one_of(last_made_first),
        opponent_rolls=values_of("opponent"),
        character=one_of(own_first),
    )
    @in_campaign()
    async def roll(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        context: Context,
        rolls: str = "",
        title: Title = "",
        opponent: str = "",
        opponent_rolls: str = "",
        character: str = "",
        hidden: bool = False,
    ) -> None:
        """Roll against 20, or against somebody; what matters is chosen from menus. Or roll hidden."""
        who = own_named(context, character)
        if hidden:
            await roll_hidden(context, _unseen(context, who, rolls, title))
            return
        require_may_write(context)
        if opponent:
            other = by_name(await with_everybody(context), opponent)
            await _oppose(context, (who, rolls), (other, opponent_rolls or rolls), title)
        else:
            await _roll_alone(context, who, rolls, clean(title))

    @app_commands.command()
    @app_commands.autocomplete(patient=one_of(wounded), medic=one_of(own_first), circumstances=suggest_sizes)
    @in_campaign()
    async def stabilise(
        self, context: Context, patient: str, medic: str = "", circumstances: Sizes = ""
    ) -> None:
        """Try to stabilise somebody's open wounds."""
        require_may_write(context)
        who = own_named(context, medic)
        hurt = by_name(await with_everybody(context), patient)
        await open_test(context, _care(context, who, hurt, typed_sizes(circumstances)))

    @app_commands.command()
    @app_commands.autocomplete(
        characters=several_of(players_first),
        rolls=values_of("characters"),
        opponents=several_of(last_made_first),
        opponent_rolls=values_of("opponents"),
        circumstances=suggest_sizes,
        opponent_circumstances=suggest_sizes,
    )
    @in_campaign()
    async def call(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        context: Context,
        characters: str,
        rolls: str,
        title: Title = "",
        opponents: str = "",
        opponent_rolls: str = "",
        circumstances: Sizes = "",
        opponent_circumstances: Sizes = "",
    ) -> None:
        """Call for rolls: each against 20, or all against each other."""
        require_gm(context.seat)
        require_may_write(context)
        first = _called(context, characters, rolls, circumstances)
        others = _called(context, opponents, opponent_rolls or rolls, opponent_circumstances)
        await _call(context, first, others, clean(title))


def _value(context: Context, who: Character, typed: str) -> str:
    """Return the id of what is rolled. Refused: `missing-input`, and the codes for names."""
    value = typed_value(who, typed)
    value_of(who, value, tuning(context.campaign.settings))
    return value


def _unseen(context: Context, who: Character, rolls: str, title: str) -> RollHidden:
    """Return a hidden roll. Refused: `missing-input` without a value, and as `_value`."""
    return RollHidden(character=who.id, rolls=_value(context, who, rolls), text=clean(title))


async def _roll_alone(context: Context, who: Character, rolls: str, title: str) -> None:
    """Show the builder for a roll against 20. Refused: as `require_outside_combat` and `_value`."""
    require_outside_combat(context.state, who)
    draft = Draft(context.campaign.made, titled=bool(title))
    if rolls:
        draft = replace(draft, rolls=word_of(_value(context, who, rolls)))
    await show_builder(context, who, draft, title)


async def _oppose(
    context: Context, first: tuple[Character, str], second: tuple[Character, str], title: str
) -> None:
    """Open an opposed roll between two characters; both sides are asked. Refused: `missing-input-side`."""
    if not first[1]:
        raise Refused("missing-input-side")
    sides = tuple(
        RollSide(character=one.id, rolls=_value(context, one, typed)) for one, typed in (first, second)
    )
    called = clean(title) or title_of(first[0].name, second[0].name)
    await open_test(context, OpenTest(place=context.place, title=called, sides=sides))


def _care(context: Context, who: Character, hurt: Character, sizes: tuple[int, ...]) -> OpenTest:
    """Return the roll by which somebody stabilises wounds (NOIR-129)."""
    title = context.announce.label(prompts.care_title(who, hurt), NAME_LENGTH)
    side = RollSide(character=who.id, rolls="medicine", claims=Claims(circumstances=sizes))
    return OpenTest(place=context.place, title=title, sides=(side,), patient=hurt.id)


def _called(context: Context, typed: str, rolls: str, circumstances: str) -> tuple[RollSide, ...]:
    """Return the sides that are asked. Refused: `no-such-character`, `missing-input`, `bad-level`."""
    claims = Claims(circumstances=typed_sizes(circumstances))
    return tuple(
        RollSide(character=one.id, rolls=_value(context, one, rolls), claims=claims)
        for one in by_names(context, typed)
    )


async def _call(
    context: Context, first: tuple[RollSide, ...], others: tuple[RollSide, ...], title: str
) -> None:
    """Call for one roll of all against each other; without `others`, for a roll by each against 20."""
    reminds = bool(title) and await settled(context, title)
    together = [(*first, *others)] if others else [(side,) for side in first]
    played = await context.play([_test(context, sides, title) for sides in together])
    for event in played.events:
        if isinstance(event, TestOpened):
            await context.services.live.show(context.campaign.id, event.contest)
    names = [context.state.characters[side.character].name for side in (*first, *others)]
    await context.reply(prompts.called(names, reminds=reminds), view_of(*_given(context, played)))


def _given(context: Context, played: Played) -> list[list[ui.Select[Any] | None]]:
    """Return a menu of circumstances for each roll that waits for its player, several of which add up."""
    rolls = [event.test for event in played.events if isinstance(event, TestOpened)]
    found = []
    for test in (played.after.contests[one.id] for one in rolls):
        casts = [cast for cast in test.check.casts if cast.odds is None]
        for cast in casts:
            custom_id = custom_id_of("n-given", context.campaign.id, test.id, test.step, cast.character)
            menu = circumstances_menu(context, custom_id, cast.claims.circumstances, of=cast.name)
            found.append([menu])
    return found[:MOST_MENUS]


def _test(context: Context, sides: tuple[RollSide, ...], title: str) -> OpenTest:
    who = context.state.characters[sides[0].character]
    made = context.announce.label(prompts.roll_title(who, sides[0].rolls), NAME_LENGTH)
    if len(sides) > 1:
        made = title_of(who.name, context.state.characters[sides[-1].character].name)
    return OpenTest(place=context.place, title=title or made, sides=sides)
