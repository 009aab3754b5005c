"""Import a sheet from a file, by the same rules as typing it in."""

from rules.core.names import same
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.noir.base.bounds import MOST_ENTRIES, MOST_FATE, MOST_VALUE, MOST_WEAPONS, require_sheet_value
from rules.noir.base.enums import ATTRIBUTES
from rules.noir.sheet.abilities import ability_of
from rules.noir.sheet.access import editable_sheet
from rules.noir.sheet.carried_weapons import weapon_of, with_full_magazine
from rules.noir.sheet.entries import LISTS, checked_entry, require_no_amount
from rules.noir.state import actions as a
from rules.noir.state import events as e
from rules.noir.state.campaign_state import Character, Entry, NoirState, Property

#: The fields that a file replaces.
EMPTY: dict[str, object] = {
    "properties": (),
    "abilities": (),
    "attributes": {},
    "later": {},
    "expertise": (),
    "limitations": (),
    "marks": (),
    "traits": (),
    "drives": (),
}


def import_sheet(state: NoirState, action: a.ImportSheet, seat: Seat) -> e.SheetImported:
    """Fill a sheet from a file.

    Refused: as `editable_sheet`, and as typing the same values; `not-allowed-amount` for a player's numbers
    that only the GM enters, such as Fate.
    """
    found = editable_sheet(state, action.character, seat)
    sheet, blank = action.sheet, found.but(**EMPTY)
    if not seat.is_gm and (sheet.fate is not None or sheet.later):
        raise Refused("not-allowed-amount")
    filled = _numbers(blank, sheet)
    for entry in (*sheet.properties, *sheet.entries):
        filled = _listed(filled, checked_entry(entry), seat)
    arms = tuple(with_full_magazine(weapon_of(state, weapon)) for weapon in dict.fromkeys(sheet.weapons))
    fate = found.fate if sheet.fate is None else sheet.fate
    if not 0 <= fate <= MOST_FATE:
        raise Refused("bad-value-fate", most=MOST_FATE)
    if len(arms) > MOST_WEAPONS:
        raise Refused("bad-value-many", most=MOST_WEAPONS)
    filled = filled.but(arms=arms, fate=fate)
    return e.SheetImported(character=found.id, name=found.name, sheet=filled)


def _numbers(blank: Character, sheet: a.Sheet) -> Character:
    filled = blank
    for one in sheet.abilities:
        if filled.ability(one.id) is not None:
            raise Refused("bad-value-name-twice", text=one.name or one.id)
        wanted = a.SetAbility(
            character=blank.id, ability=one.id, value=one.value, name=one.name, property=one.property
        )
        filled = filled.but(abilities=(*filled.abilities, ability_of(filled, wanted)))
    for id_ in (*sheet.attributes, *sheet.later):
        if id_ not in ATTRIBUTES:
            raise Refused("unknown-id-attribute", text=id_)
    entered = {id_: require_sheet_value(value) for id_, value in sheet.attributes.items()}
    if any(abs(change) > MOST_VALUE for change in sheet.later.values()):
        raise Refused("bad-value-change", most=MOST_VALUE)
    return filled.but(attributes=entered, later={id_: n for id_, n in sheet.later.items() if n})


def _listed(filled: Character, entry: Entry | Property, seat: Seat) -> Character:
    list_ = LISTS[type(entry)]
    have = getattr(filled, list_)
    if any(same(one.name, entry.name) for one in have):
        raise Refused("bad-value-name-twice", text=entry.name)
    if len(have) >= MOST_ENTRIES:
        raise Refused("bad-value-many", most=MOST_ENTRIES)
    if not seat.is_gm:
        require_no_amount(entry, None)
    return filled.but(**{list_: (*have, entry)})
