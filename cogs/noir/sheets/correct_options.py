"""What /noir correct suggests: everything as it is now, to be typed over, or every word that it can be."""

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import app_commands

from chat.interactions.character_options import MOST, named
from chat.interactions.context import Context, context_of_typing
from narration.noir.base.words import HEALTH, value_name, weapon_name
from narration.noir.sheet.prompts import SWITCH, correction_option
from narration.text.line import Line, line, verbatim
from rules.core.refusal import Refused
from rules.noir.base.enums import ATTRIBUTES
from rules.noir.base.settings import tuning
from rules.noir.sheet.roll_values import known, later_change
from rules.noir.state.campaign_state import Character, Expertise, Limitation, Mark

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


async def suggest_value(interaction: Interaction, text: str) -> Choices:
    """Suggest what it may be: as it is now, to be changed, or every word that it can be."""
    context = await context_of_typing(interaction)
    if context is None or not context.seat.is_gm:
        return []
    try:
        who: Character = named(context, interaction.namespace.character or "")
    except Refused:
        return []
    said = [
        context.print.label(one, MOST) for one in _possible(context, who, interaction.namespace.what or "")
    ]
    found = [word for word in said if text.casefold() in word.casefold()]
    return [app_commands.Choice(name=word, value=word) for word in dict.fromkeys(found)][:25]


def _possible(context: Context, who: Character, what: str) -> Iterable[Line]:
    state = who.condition
    match what:
        case "daze":
            return [verbatim(str(state.daze))]
        case "open":
            return [verbatim(str(state.open_wounds))]
        case "stabilised":
            return [verbatim(str(state.stabilised))]
        case "countdown":
            return [verbatim(str(state.mortal))]
        case "fate":
            return [verbatim(str(who.fate))]
        case "health":
            return HEALTH.values()
        case "saved":
            return SWITCH.values()
        case _:
            return _entries(context, who, what)


def _entries(context: Context, who: Character, what: str) -> Sequence[Line]:
    match what:
        case "value":
            return [*_own(who), *_computed(context, who)]
        case "later":
            return [correction_option(value_name(id_), later_change(who, id_)) for id_ in ATTRIBUTES]
        case "amount":
            return [*_expertise(who), *_modifiers(who)]
        case "mark":
            return [line("noir-fix-mark", mark=one.name) for one in who.marks]
        case "limitation":
            return [
                line("noir-fix-switch", name=one.name, word=word)
                for one in who.limitations
                for word in SWITCH.values()
            ]
        case "rounds":
            loaded = [arm for arm in who.arms if arm.weapon.magazine]
            return [correction_option(weapon_name(arm.weapon), arm.loaded) for arm in loaded]
        case _:
            return []


def _own(who: Character) -> list[Line]:
    return [correction_option(value_name(one.id, who), one.value) for one in who.abilities]


def _computed(context: Context, who: Character) -> list[Line]:
    values = known(who, tuning(context.campaign.settings))
    return [correction_option(value_name(id_), value) for id_, value in values.items()]


def _expertise(who: Character) -> list[Line]:
    entries: tuple[Expertise, ...] = who.expertise
    return [correction_option(verbatim(one.name), one.amount) for one in entries]


def _modifiers(who: Character) -> list[Line]:
    entries: tuple[Limitation | Mark, ...] = (*who.limitations, *who.marks)
    return [correction_option(verbatim(one.name), one.modifier) for one in entries]
