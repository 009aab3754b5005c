"""The numbers of a sheet: abilities, attributes and their later changes (NOIR-42, 43, 50 to 55)."""

from collections.abc import Mapping

from rules.contract.ownership import find
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.noir.base.bounds import MOST_ABILITIES, MOST_VALUE, require_sheet_value
from rules.noir.base.enums import ABILITIES, ATTRIBUTES
from rules.noir.base.settings import tuning
from rules.noir.sheet import roll_values
from rules.noir.sheet.access import editable_sheet
from rules.noir.state import actions as a
from rules.noir.state import events as e
from rules.noir.state.campaign_state import Ability, Character, NoirState


def set_ability(state: NoirState, action: a.SetAbility, seat: Seat) -> e.AbilitySet:
    """Set an ability, known or free, or remove it (NOIR-42, NOIR-52).

    Refused: as `editable_sheet`, `bad-value-number` outside 0 to 99, `bad-value-many` for more than 60,
    `unknown-id-ability` for an attribute or for removing what is not there, and the codes of names.
    """
    found = editable_sheet(state, action.character, seat)
    before = found.ability(action.ability)
    after = ability_of(found, action) if action.value is not None else None
    told = after or before
    if told is None:
        raise Refused("unknown-id-ability", text=action.name or action.ability)
    changed = found.but(abilities=tuple(one for one in found.abilities if one.id != told.id))
    changed = changed.but(abilities=(*changed.abilities, after)) if after else changed
    return e.AbilitySet(
        character=found.id,
        name=found.name,
        ability=told.id,
        before=before,
        after=after,
        computed=recomputed(state, found, changed),
    )


def ability_of(found: Character, action: a.SetAbility) -> Ability:
    """Return the ability that an action with a value sets. Refused: as `set_ability`."""
    assert action.value is not None
    if action.ability in ATTRIBUTES:
        raise Refused("unknown-id-ability", text=action.name or action.ability)
    before = found.ability(action.ability)
    if before is None and len(found.abilities) >= MOST_ABILITIES:
        raise Refused("bad-value-many", most=MOST_ABILITIES)
    known = action.ability in ABILITIES
    return Ability(
        id=before.id if before else action.ability if known else names.name(action.ability),
        value=require_sheet_value(action.value),
        name="" if known else names.name(action.name or action.ability),
        property=names.name(action.property) if action.property else "",
    )


def set_attribute(state: NoirState, action: a.SetAttribute, seat: Seat) -> e.AttributeSet:
    """Enter an attribute by hand, or clear it (NOIR-43, NOIR-54).

    Refused: as `editable_sheet`, `unknown-id-attribute`, `bad-value-number` outside 0 to 99.
    """
    found = editable_sheet(state, action.character, seat)
    if action.attribute not in ATTRIBUTES:
        raise Refused("unknown-id-attribute", text=action.attribute)
    value = None if action.value is None else require_sheet_value(action.value)
    entered = {id_: number for id_, number in found.attributes.items() if id_ != action.attribute}
    changed = found.but(attributes=entered if value is None else {**entered, action.attribute: value})
    return e.AttributeSet(
        character=found.id,
        name=found.name,
        attribute=action.attribute,
        value=value,
        computed=recomputed(state, found, changed),
    )


def set_later(state: NoirState, action: a.SetLater, seat: Seat) -> e.LaterSet:
    """Set later changes (NOIR-53, 55). Refused: `gm-only`, `unknown-id-attribute`, `bad-value-change`."""
    require_gm(seat)
    found = find(state, action.character)
    if action.attribute not in ATTRIBUTES:
        raise Refused("unknown-id-attribute", text=action.attribute)
    if abs(action.change) > MOST_VALUE:
        raise Refused("bad-value-change", most=MOST_VALUE)
    return e.LaterSet(character=found.id, name=found.name, attribute=action.attribute, change=action.change)


def recomputed(
    state: NoirState, before: Character, after: Character
) -> Mapping[str, tuple[int | None, int | None]]:
    """Return the attributes that a change affects, with their values before and after (NOIR-52)."""
    usual = tuning(state.campaign.settings)
    pairs = {
        id_: (roll_values.value_or_none(before, id_, usual), roll_values.value_or_none(after, id_, usual))
        for id_ in ATTRIBUTES
    }
    return {id_: pair for id_, pair in pairs.items() if pair[0] != pair[1]}
