"""What /noir correct can change on a sheet: for each thing, the action made from the typed text."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from narration.noir.base import parsing
from narration.noir.base.words import HEALTH, recognise_among
from narration.noir.sheet.prompts import SWITCH
from narration.text.line import Line
from narration.text.texts import bundled_texts
from rules.core.model_base import Action
from rules.core.names import same
from rules.core.refusal import Refused
from rules.noir.base.enums import ABILITIES, ATTRIBUTES
from rules.noir.state.actions import (
    AddEntry,
    SetAbility,
    SetAttribute,
    SetCondition,
    SetFate,
    SetLater,
    SwitchLimitation,
    TakeWeapon,
)
from rules.noir.state.campaign_state import Character, Limitation, Mark

#: Makes the correcting action from the character, the typed text and the reason.
Correction = Callable[[Character, str, str], Action]


def _condition(field: str, read: Callable[[str], object]) -> Correction:
    def correction(who: Character, value: str, reason: str) -> Action:
        now = who.condition.but(**{field: read(value)})
        if field == "mortal":  # the countdown that the GM sets begins with the next round
            now = now.but(fresh=False)
        return SetCondition(character=who.id, condition=now, reason=reason)

    return correction


def _word(words: Mapping[Any, Line], value: str) -> Any:
    """Return which of these words was typed. Refused: `unknown-id-typed`."""
    found = recognise_among(words, bundled_texts(), value)
    if found is None:
        raise Refused("unknown-id-typed", text=value)
    return found


def _switch(value: str) -> bool:
    return bool(_word(SWITCH, value) == "on")


def _fate(who: Character, value: str, reason: str) -> Action:
    return SetFate(character=who.id, points=parsing.number(value), reason=reason)


def _value(who: Character, value: str, _: str) -> Action:
    """Set an ability or attribute; a word for "off" instead of the number takes it off the sheet."""
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
    """Set the number of an expertise, a limitation or a mark (NOIR-35 to 37)."""
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
    """Set how a mark changes an attribute: `Scar: Impression -2` (NOIR-37)."""
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
    "health": _condition("health", partial(_word, HEALTH)),
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
