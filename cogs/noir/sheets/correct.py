"""/noir correct and /noir round: what the GM sets right in public, and a round that passes outside combat."""

from collections.abc import Callable, Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from chat.interactions.announcements import post, public_events, report
from chat.interactions.character_options import MOST, by_name, suggest
from chat.interactions.context import Context, context_of_command
from chat.interactions.localization import Choice
from chat.interactions.response import Ack, answering
from chat.messages.as_panel import as_panel
from cogs.noir.sheets.correct_options import suggest_value
from narration.journal.events import event_lines
from narration.noir.base import parsing
from narration.noir.base.words import HEALTH, recognise_among
from narration.noir.sheet.prompts import SWITCH
from narration.text.line import line
from narration.text.texts import bundled_texts
from rules.core.model_base import Action
from rules.core.names import TEXT_LENGTH, same, sentence
from rules.core.refusal import Refused
from rules.core.seat import require_gm
from rules.noir.base.enums import ABILITIES, ATTRIBUTES
from rules.noir.state.actions import (
    AddEntry,
    PassRound,
    SetAbility,
    SetAttribute,
    SetCondition,
    SetFate,
    SetLater,
    SwitchLimitation,
    TakeWeapon,
)
from rules.noir.state.campaign_state import Character, Condition, Limitation, Mark

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]
Reason = app_commands.Range[str, 1, TEXT_LENGTH]
#: The action that sets it right, of whom, by what was typed, for which reason.
Correction = Callable[[Character, str, str], Action]

WHAT: Choices = [
    Choice("choice-noir-fix-daze", "daze"),
    Choice("choice-noir-fix-open", "open"),
    Choice("choice-noir-fix-stabilised", "stabilised"),
    Choice("choice-noir-fix-health", "health"),
    Choice("choice-noir-fix-countdown", "countdown"),
    Choice("choice-noir-fix-saved", "saved"),
    Choice("choice-noir-fix-fate", "fate"),
    Choice("choice-noir-fix-value", "value"),
    Choice("choice-noir-fix-later", "later"),
    Choice("choice-noir-fix-amount", "amount"),
    Choice("choice-noir-fix-mark", "mark"),
    Choice("choice-noir-fix-limitation", "limitation"),
    Choice("choice-noir-fix-rounds", "rounds"),
]


class CorrectCommands(commands.Cog):
    """What the GM sets right."""

    @app_commands.command()
    @app_commands.choices(what=WHAT)
    async def correct(
        self,
        interaction: Interaction,
        character: str,
        what: str,
        value: app_commands.Range[str, 1, MOST],
        reason: Reason,
    ) -> None:
        """Set something right on a sheet, with a reason and in public."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            require_gm(context.seat)
            await _correct(context, by_name(context, character), what, value, reason)

    @app_commands.command()
    async def round(self, interaction: Interaction) -> None:
        """Let a round pass outside combat: whoever is mortally wounded has one less."""
        async with answering(interaction, Ack.PRIVATE):
            context = await context_of_command(interaction)
            await report(context, context.campaign.name, await context.play(PassRound()))

    @correct.autocomplete("character")
    async def _anybody(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest(
            interaction,
            typed,
            lambda context: context.state.characters.values() if context.seat.is_gm else (),
        )

    @correct.autocomplete("value")
    async def _values(self, interaction: Interaction, typed: str) -> Choices:
        return await suggest_value(interaction, typed)


async def _correct(context: Context, who: Character, what: str, value: str, reason: str) -> None:
    """Set it right, tell everybody with the reason, and show the contests that it stands in."""
    said = sentence(reason)
    action = CORRECTIONS[what](who, value.strip(), said)
    played = await context.play(action)
    told_already = isinstance(action, SetCondition | SetFate)
    why = () if told_already else (line("noir-reason", reason=said),)
    if open_ := public_events(context, played):
        await context.reply(line("done-below"))
        await post(context, as_panel(who.name, (*event_lines(context.campaign.system, open_), *why)))
    else:
        await context.reply(as_panel(who.name, event_lines(context.campaign.system, played.events)))
    await redraw(context)


async def redraw(context: Context) -> None:
    """Show the contests that are running with the sheets as they are now."""
    for contest in context.state.contests.values():
        if contest.is_open:
            await context.services.table.store.show_again(context.campaign.id, contest.id)
            context.refresh(contest.id)


# ------------------------------------------------------------------------------------- conditions


def _condition(field: str, read: Callable[[str], object]) -> Correction:
    def correction(who: Character, value: str, reason: str) -> Action:
        now = who.condition.but(**{field: read(value)})
        return SetCondition(character=who.id, condition=_whole(now, field), reason=reason)

    return correction


def _whole(now: Condition, field: str) -> Condition:
    """A countdown that the GM sets begins with the next round; one that ended is no longer fresh."""
    return now.but(fresh=False) if field == "mortal" else now


def _health(value: str) -> object:
    found = recognise_among(HEALTH, bundled_texts(), value)
    if found is None:
        raise Refused("unknown-id-typed", text=value)
    return found


def _switch(value: str) -> bool:
    found = recognise_among(SWITCH, bundled_texts(), value)
    if found is None:
        raise Refused("unknown-id-typed", text=value)
    return found == "on"


# ------------------------------------------------------------------------------------- numbers


def _fate(who: Character, value: str, reason: str) -> Action:
    return SetFate(character=who.id, points=parsing.number(value), reason=reason)


def _value(who: Character, value: str, _: str) -> Action:
    """An ability or attribute; with a word for off in place of the number it is taken off."""
    name, number = _or_off(value)
    id_ = parsing.value_id(bundled_texts(), name, who)
    if id_ in ATTRIBUTES:
        return SetAttribute(character=who.id, attribute=id_, value=number)
    free = "" if id_ in ABILITIES else name
    before = who.ability(id_)
    group = before.property if before else ""
    return SetAbility(character=who.id, ability=id_, value=number, name=free, property=group)


def _or_off(value: str) -> tuple[str, int | None]:
    head, _, word = value.rpartition(" ")
    if head.strip() and recognise_among(SWITCH, bundled_texts(), word) == "off":
        return head.strip(), None
    return parsing.name_and_number(value)


def _later(who: Character, value: str, _: str) -> Action:
    name, change = parsing.name_and_number(value)
    return SetLater(character=who.id, attribute=parsing.attribute_id(bundled_texts(), name), change=change)


def _amount(who: Character, value: str, _: str) -> Action:
    """The number of an expertise, a limitation or a mark (NOIR-35 to 37)."""
    name, number = parsing.name_and_number(value)
    for one in who.expertise:
        if same(one.name, name):
            return AddEntry(character=who.id, entry=one.but(amount=number), replace=True)
    entries: tuple[Limitation | Mark, ...] = (*who.limitations, *who.marks)
    for entry in entries:
        if same(entry.name, name):
            return AddEntry(character=who.id, entry=entry.but(modifier=number), replace=True)
    raise Refused("unknown-id-entry", text=name)


def _mark(who: Character, value: str, _: str) -> Action:
    """What a mark changes of an attribute, as `Scar: Impression -2` (NOIR-37)."""
    name, _, change = value.partition(":")
    mark = next((one for one in who.marks if same(one.name, name)), None)
    if mark is None:
        raise Refused("unknown-id-entry", text=name)
    attribute, number = parsing.name_and_number(change)
    id_ = parsing.attribute_id(bundled_texts(), attribute)
    return AddEntry(character=who.id, entry=mark.but(attribute=id_, change=number), replace=True)


def _limitation(who: Character, value: str, _: str) -> Action:
    name, _, word = value.rpartition(" ")
    return SwitchLimitation(character=who.id, limitation=name.strip(), on=_switch(word))


def _rounds(who: Character, value: str, _: str) -> Action:
    name, loaded = parsing.name_and_number(value)
    weapon = parsing.weapon_id(bundled_texts(), name, (arm.weapon for arm in who.arms))
    if who.arm(weapon) is None:
        raise Refused("unknown-id-weapon", text=name)
    return TakeWeapon(character=who.id, weapon=weapon, loaded=loaded)


CORRECTIONS: Mapping[str, Correction] = {
    "daze": _condition("daze", parsing.number),
    "open": _condition("open_wounds", parsing.number),
    "stabilised": _condition("stabilised", parsing.number),
    "health": _condition("health", _health),
    "countdown": _condition("mortal", parsing.number),
    "saved": _condition("saved", _switch),
    "fate": _fate,
    "value": _value,
    "later": _later,
    "amount": _amount,
    "mark": _mark,
    "limitation": _limitation,
    "rounds": _rounds,
}
