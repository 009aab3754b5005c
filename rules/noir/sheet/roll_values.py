"""The values that a character rolls with, from the sheet or a template (NOIR-42, 43, 50 to 55, 82)."""

from collections.abc import Mapping

from rules.core.names import same
from rules.core.refusal import Refused, Term
from rules.noir.base import attribute_formulas, npc_templates
from rules.noir.base.enums import ABILITIES, ATTRIBUTES, DEFENCES
from rules.noir.base.settings import USUAL, Tuning
from rules.noir.state.campaign_state import Character


def value_of(character: Character, id_: str, usual: Tuning = USUAL) -> int:
    """Return the plain value of an ability or attribute. Refused: `missing-input` if it is not set."""
    if character.npc is not None:
        return _of_npc(character, id_)
    if id_ in ATTRIBUTES:
        return _attribute(character, id_, usual)
    found = character.ability(id_)
    if found is None:
        raise missing(id_)
    return found.value


def known(character: Character, usual: Tuning = USUAL) -> Mapping[str, int]:
    """Return every attribute whose value is known now."""
    values = {id_: value_or_none(character, id_, usual) for id_ in ATTRIBUTES}
    return {id_: value for id_, value in values.items() if value is not None}


def value_or_none(character: Character, id_: str, usual: Tuning = USUAL) -> int | None:
    """Return a plain value, or None if it is not set."""
    try:
        return value_of(character, id_, usual)
    except Refused:
        return None


def missing(id_: str) -> Refused:
    """Return the refusal of a roll whose value is missing from the sheet."""
    return Refused("missing-input", value=value_name(id_))


def value_name(id_: str) -> Term | str:
    """Return the name of an ability or attribute for a refusal: a message, or the name as it was typed."""
    return Term(f"noir-value-{id_}") if id_ in NAMED else id_


#: The abilities and attributes whose names are messages.
NAMED = frozenset((*ABILITIES, *ATTRIBUTES))


def _of_npc(character: Character, id_: str) -> int:
    npc = character.npc
    assert npc is not None
    entered = {**{one.id: one.value for one in character.abilities}, **character.attributes}
    listed = (*entered, *npc.primary, *npc.secondary)
    written = id_ if id_ in NAMED else next((one for one in listed if same(one, id_)), id_)
    row = npc_templates.template(npc.kind, npc.grade)
    value = npc_templates.npc_value(row, written, npc.primary, npc.secondary, entered)
    return max(0, value + later_change(character, id_))


def _attribute(character: Character, id_: str, usual: Tuning) -> int:
    """Return the value entered by hand, else the formula's, plus later changes (NOIR-53)."""
    changed = later_change(character, id_)
    if id_ in character.attributes:
        return max(0, character.attributes[id_] + changed)
    if id_ not in attribute_formulas.FORMULAS:
        raise missing(id_)
    inputs = {one.id: one.value for one in character.abilities}
    if "size" in character.attributes:
        inputs["size"] = character.attributes["size"] + later_change(character, "size")
    if id_ in DEFENCES:
        inputs["defence"] = _attribute(character, "defence", usual)
    return attribute_formulas.attribute(id_, inputs, impression=usual.impression, later=changed)


def later_change(character: Character, id_: str) -> int:
    """Return the later changes of an attribute: the GM's own, and those of marks (NOIR-37, NOIR-53)."""
    by_marks = sum(mark.change for mark in character.marks if mark.attribute == id_)
    return character.later.get(id_, 0) + by_marks
