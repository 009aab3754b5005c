"""/noir roll, /noir call, /noir stabilise: rolls outside combat, against 20 or against each other.

A roll of one's own is put together in `_noir_rolls`. Where another side or a patient is in it, it opens at
once, and each side says what matters in the windows of `_noir_checks`. Rules: NOIR-1 to 3,
20 to 24, 31, 129.
"""

from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.character_options import by_name, by_names, named, suggest, suggest_last
from chat.interactions.context import Context, context_of_command
from chat.interactions.localization import Choice
from chat.interactions.opening import require_voice, title_of
from chat.interactions.response import Ack, answering
from cogs.noir.contests.roll_builder import Draft, open_test, settled, show_builder
from cogs.noir.contests.value_options import suggest_value, typed_value, word_of
from narration.noir.rolls import prompts
from rules.contract.ownership import acts_for, find_own
from rules.core.names import NAME_LENGTH, clean
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from rules.noir.base.settings import tuning
from rules.noir.sheet.roll_values import value_of
from rules.noir.state.campaign_state import Character
from rules.noir.state.contest_actions import NOTHING, Claims, OpenTest, RollSide
from rules.noir.state.contest_events import TestOpened
from rules.noir.state.participants import require_outside_combat

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Title = app_commands.Range[str, 0, NAME_LENGTH]

CIRCUMSTANCES: Choices = [
    Choice("choice-noir-much-easier", "10"),
    Choice("choice-noir-easier", "5"),
    Choice("choice-noir-bit-easier", "2"),
    Choice("choice-noir-bit-harder", "-2"),
    Choice("choice-noir-harder", "-5"),
    Choice("choice-noir-much-harder", "-10"),
]
MEDICINE = "medicine"


class RollCommands(commands.Cog):
    """Rolls outside combat."""

    @app_commands.command()
    async def roll(  # each is an option of the command
        self,
        interaction: Interaction,
        rolls: str = "",
        title: Title = "",
        opponent: str = "",
        opponent_rolls: str = "",
        character: str = "",
    ) -> None:
        """Roll against 20, or against somebody; what matters is chosen from menus."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            who = find_own(context.state, named(context, character).id, context.seat)
            require_voice(context)
            if opponent:
                other = by_name(await with_everybody(context), opponent)
                await _oppose(context, (who, rolls), (other, opponent_rolls or rolls), title)
                return
            require_outside_combat(context.state, who)
            value = _value(context, who, rolls) if rolls else ""
            typed = clean(title)
            draft = Draft(context.campaign.made, word_of(value) if value else "", titled=bool(typed))
            await show_builder(context, who, draft, typed)

    @app_commands.command()
    async def stabilise(self, interaction: Interaction, patient: str, medic: str = "") -> None:
        """Try to stabilise somebody's open wounds."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            require_voice(context)
            who = find_own(context.state, named(context, medic).id, context.seat)
            hurt = by_name(await with_everybody(context), patient)
            title = context.announce.label(prompts.care_title(who, hurt), NAME_LENGTH)
            side = RollSide(character=who.id, rolls=MEDICINE)
            place = context.place
            await open_test(context, OpenTest(place=place, title=title, sides=(side,), patient=hurt.id))

    @app_commands.command()
    @app_commands.choices(circumstances=CIRCUMSTANCES, opponent_circumstances=CIRCUMSTANCES)
    async def call(  # noqa: PLR0913, PLR0917  # each is an option of the command
        self,
        interaction: Interaction,
        characters: str,
        rolls: str,
        title: Title = "",
        opponents: str = "",
        opponent_rolls: str = "",
        circumstances: str = "",
        opponent_circumstances: str = "",
    ) -> None:
        """Call for rolls: each against 20, or all against each other."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            require_gm(context.seat)
            require_voice(context)
            first = _called(context, characters, rolls, circumstances)
            others = _called(context, opponents, opponent_rolls or rolls, opponent_circumstances)
            await _call(context, first, others, clean(title))

    @roll.autocomplete("rolls")
    async def _own_values(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_value(interaction, typed, "character")

    @roll.autocomplete("opponent_rolls")
    async def _other_values(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_value(interaction, typed, "opponent")

    @roll.autocomplete("character")
    @stabilise.autocomplete("medic")
    async def _own(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(
            interaction,
            typed,
            lambda context: (one for one in _by_seat(context) if acts_for(context.seat, one)),
        )

    @roll.autocomplete("opponent")
    async def _others(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(interaction, typed, lambda context: reversed(_by_seat(context)))

    @stabilise.autocomplete("patient")
    async def _wounded(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(
            interaction,
            typed,
            lambda context: (one for one in _by_seat(context) if one.condition.open_wounds),
        )

    @call.autocomplete("characters")
    async def _players_first(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_last(interaction, typed, _by_seat)

    @call.autocomplete("opponents")
    async def _npcs_first(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_last(interaction, typed, lambda context: reversed(_by_seat(context)))

    @call.autocomplete("rolls")
    async def _values(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_value(interaction, typed, "characters")

    @call.autocomplete("opponent_rolls")
    async def _values_of_others(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_value(interaction, typed, "opponents")


def _by_seat(context: Context) -> list[Character]:
    """Return everybody, players' characters first."""
    return sorted(context.state.characters.values(), key=lambda one: not one.seat)


async def with_everybody(context: Context) -> Context:
    """Return the context with all characters at hand: whom the story names can be named here.

    For finding somebody by the whole name alone; what is found is shown by the rolls that it opens.
    """
    return replace(context, state=await context.services.table.state(context.campaign.id))


def _value(context: Context, who: Character, typed: str) -> str:
    """Return the id of what is rolled. Refused: `missing-input`, codes of names."""
    value = typed_value(who, typed)
    value_of(who, value, tuning(context.campaign.settings))
    return value


async def _oppose(
    context: Context, first: tuple[Character, str], second: tuple[Character, str], title: str
) -> None:
    """Open a roll of two against each other; both sides are asked. Refused: `missing-input-side`."""
    if not first[1]:
        raise Refused("missing-input-side")
    sides = tuple(
        RollSide(character=one.id, rolls=_value(context, one, typed)) for one, typed in (first, second)
    )
    called = clean(title) or title_of(first[0].name, second[0].name)
    await open_test(context, OpenTest(place=context.place, title=called, sides=sides))


# ------------------------------------------------------------------------------------- calls


def _called(context: Context, typed: str, rolls: str, circumstances: str) -> tuple[RollSide, ...]:
    """Return sides that are asked. Refused: `no-such-character`, `missing-input`."""
    claims = Claims(circumstances=(int(circumstances),)) if circumstances else NOTHING
    return tuple(
        RollSide(character=one.id, rolls=_value(context, one, rolls), claims=claims)
        for one in by_names(context, typed)
    )


async def _call(
    context: Context, first: tuple[RollSide, ...], others: tuple[RollSide, ...], title: str
) -> None:
    """Call for one roll against each other, or for each person's own against 20."""
    reminds = bool(title) and await settled(context, title)
    together = [(*first, *others)] if others else [(side,) for side in first]
    played = await context.play([_test(context, sides, title) for sides in together])
    for event in played.events:
        if isinstance(event, TestOpened):
            await context.services.live.show(context.campaign.id, event.contest)
    names = [context.state.characters[side.character].name for side in (*first, *others)]
    await context.reply(prompts.called(names, reminds=reminds))


def _test(context: Context, sides: tuple[RollSide, ...], title: str) -> OpenTest:
    who = context.state.characters[sides[0].character]
    made = context.announce.label(prompts.roll_title(who, sides[0].rolls), NAME_LENGTH)
    if len(sides) > 1:
        made = title_of(who.name, context.state.characters[sides[-1].character].name)
    return OpenTest(place=context.place, title=title or made, sides=sides)
