"""The lists of a sheet: properties, expertise, limitations, marks, traits, drives (NOIR-41, 44)."""

from collections.abc import Mapping

from rules.core import names
from rules.core.names import same
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.noir.base.bounds import MOST_ENTRIES, MOST_VALUE, require_sheet_value
from rules.noir.base.enums import ATTRIBUTES
from rules.noir.sheet.access import editable_sheet
from rules.noir.state import actions as a
from rules.noir.state import events as e
from rules.noir.state.campaign_state import (
    Drive,
    Entry,
    Expertise,
    Limitation,
    ListName,
    Mark,
    NoirState,
    Property,
    Trait,
)

LISTS: Mapping[type, ListName] = {
    Expertise: "expertise",
    Limitation: "limitations",
    Mark: "marks",
    Trait: "traits",
    Drive: "drives",
    Property: "properties",
}


def add_entry(state: NoirState, action: a.AddEntry, seat: Seat) -> e.EntryAdded:
    """Add an entry to a list, or replace the entry with the same name (NOIR-44).

    Refused: as `editable_sheet`, `bad-value-name-twice`, `bad-value-many` for more than 20,
    `not-allowed-amount` for a player's number that only the GM enters (NOIR-35 to 37), `bad-value-change`,
    and the codes of names.
    """
    found = editable_sheet(state, action.character, seat)
    entry = checked_entry(action.entry)
    list_ = LISTS[type(entry)]
    have = getattr(found, list_)
    twin = next((one for one in have if same(one.name, entry.name)), None)
    if twin is not None and not action.replace:
        raise Refused("bad-value-name-twice", text=entry.name)
    if twin is None and len(have) >= MOST_ENTRIES:
        raise Refused("bad-value-many", most=MOST_ENTRIES)
    if not seat.is_gm:
        require_no_amount(entry, twin)
    entry = entry if twin is None else entry.but(name=twin.name)
    return e.EntryAdded(character=found.id, name=found.name, list=list_, entry=entry)


def checked_entry(entry: Entry | Property) -> Entry | Property:
    """Return an entry with cleaned texts.

    Refused: `bad-value-change`, `unknown-id-attribute`, `bad-value-number`, and the codes of texts.
    """
    changes: dict[str, object] = {"name": names.name(entry.name)}
    if isinstance(entry, Expertise):
        changes["ability"] = names.name(entry.ability)
    for field in ("effect", "note"):
        text = getattr(entry, field, "")
        if text:
            changes[field] = names.sentence(text)
    for field in ("amount", "modifier", "change"):
        if abs(getattr(entry, field, 0)) > MOST_VALUE:
            raise Refused("bad-value-change", most=MOST_VALUE)
    if isinstance(entry, Mark) and entry.attribute and entry.attribute not in ATTRIBUTES:
        raise Refused("unknown-id-attribute", text=entry.attribute)
    if isinstance(entry, Property) and entry.number is not None:
        require_sheet_value(entry.number)
    return entry.but(**changes)


#: The fields of an entry that only the GM sets.
GM_FIELDS = ("amount", "modifier", "attribute", "change", "active")


def require_no_amount(entry: Entry | Property, twin: Entry | Property | None) -> None:
    """Refuse `not-allowed-amount` if a player's entry changes the GM's fields, or sets them when new."""
    for field in GM_FIELDS:
        if field not in type(entry).model_fields:
            continue
        usual = type(entry).model_fields[field].default
        if getattr(entry, field) != (usual if twin is None else getattr(twin, field)):
            raise Refused("not-allowed-amount")


def drop_entry(state: NoirState, action: a.DropEntry, seat: Seat) -> e.EntryDropped:
    """Remove an entry from a list. Refused: as `editable_sheet`, `unknown-id-entry`."""
    found = editable_sheet(state, action.character, seat)
    for one in getattr(found, action.list):
        if same(one.name, action.name):
            return e.EntryDropped(character=found.id, name=found.name, list=action.list, entry=one.name)
    raise Refused("unknown-id-entry", text=action.name)
