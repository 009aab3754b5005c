"""Sheets: started, filled in, put into play (NOIR-40 to 45, 50 to 55, 110).

Players change their own until it is in play, the GM any.
"""

from collections.abc import Mapping
from typing import assert_never

from rules import names
from rules.names import same
from rules.noir import actions as a
from rules.noir import events as e
from rules.noir import npc_table, values
from rules.noir.model import (
    Ability,
    Arm,
    Character,
    Drive,
    Entry,
    Expertise,
    Limitation,
    ListName,
    Mark,
    NoirState,
    Npc,
    Property,
    Trait,
)
from rules.noir.people import find, own, require_peace
from rules.noir.settings import tuning
from rules.noir.terms import ABILITIES, ATTRIBUTES, WeaponKind
from rules.noir.weapons import MOST_ROUNDS, WEAPONS, Weapon
from rules.refusal import Refused
from rules.seat import PUBLIC, Seat, require_gm

#: The bounds of section 0.3.
MOST_VALUE, MOST_FATE = 99, 999
#: More than anybody needs, and little enough for a message (NOIR-44).
MOST_ENTRIES = 20
MOST_ABILITIES = 60
MOST_WEAPONS = 12
MOST_MADE = 40

LISTS: Mapping[type, ListName] = {
    Expertise: "expertise",
    Limitation: "limitations",
    Mark: "marks",
    Trait: "traits",
    Drive: "drives",
    Property: "properties",
}


def on_sheet(state: NoirState, action: a.SheetAction, seat: Seat) -> e.NoirEvent:
    """Return what an action on a sheet leads to."""
    match action:
        case a.CreateCharacter():
            return create(state, action, seat)
        case a.CreateNpc():
            return create_npc(state, action, seat)
        case a.SetAbility():
            return set_ability(state, action, seat)
        case a.SetAttribute():
            return set_attribute(state, action, seat)
        case a.SetLater():
            return set_later(state, action, seat)
        case a.AddEntry():
            return add_entry(state, action, seat)
        case a.DropEntry():
            return drop_entry(state, action, seat)
        case a.TakeWeapon():
            return take_weapon(state, action, seat)
        case a.LeaveWeapon():
            return leave_weapon(state, action, seat)
        case a.MakeWeapon():
            return make_weapon(state, action, seat)
        case a.FinishSheet():
            return finish(state, action, seat)
        case a.ImportSheet():
            return import_sheet(state, action, seat)
        case _:
            assert_never(action)


# ------------------------------------------------------------------------------------------ beginnings


def create(state: NoirState, action: a.CreateCharacter, seat: Seat) -> e.CharacterCreated:
    """Start an empty sheet. Refused: `no-seat`, `gm-only` for NPCs, `name-taken`, and the codes of names."""
    if seat == PUBLIC:
        raise Refused("no-seat")
    if action.npc:
        require_gm(seat)
    sheet = Character(
        id=state.campaign.next_id,
        name=_free_name(state, action.name),
        seat="" if action.npc else seat.id,
        fate=0 if action.npc else tuning(state.campaign.settings).fate_start,
    )
    return e.CharacterCreated(sheet=sheet)


def create_npc(state: NoirState, action: a.CreateNpc, seat: Seat) -> e.CharacterCreated:
    """Make an NPC from a template (NOIR-80 to 83).

    Refused: `gm-only`, `unknown-id-template`, `unknown-id-weapon`, `bad-value-number`, `name-taken`.
    """
    require_gm(seat)
    npc_table.template(action.npc_kind, action.grade)
    numbers = {id_: _within(value) for id_, value in action.entered.items()}
    sheet = Character(
        id=state.campaign.next_id,
        name=_free_name(state, action.name),
        npc=Npc(kind=action.npc_kind, grade=action.grade, primary=action.primary, secondary=action.secondary),
        abilities=tuple(Ability(id=id_, value=v) for id_, v in numbers.items() if id_ not in ATTRIBUTES),
        attributes={id_: value for id_, value in numbers.items() if id_ in ATTRIBUTES},
        arms=tuple(_full(weapon_of(state, weapon)) for weapon in action.weapons),
        finished=True,
    )
    return e.CharacterCreated(sheet=sheet)


def _free_name(state: NoirState, typed: str) -> str:
    name = names.name(typed)
    if any(same(one.name, name) for one in state.characters.values()):
        raise Refused("name-taken", name=name)
    return name


def editable(state: NoirState, character: str, seat: Seat) -> Character:
    """Return a sheet that this seat may change now; in a combat only the GM changes one.

    Refused: `no-such-character`, `not-your-character`, `not-allowed-finished` for a player's in play,
    `wrong-state-in-combat`.
    """
    found = _open(state, character, seat)
    if not seat.is_gm:
        require_peace(state, found)
    return found


def _open(state: NoirState, character: str, seat: Seat) -> Character:
    found = own(state, character, seat)
    if found.finished and not seat.is_gm:
        raise Refused("not-allowed-finished", name=found.name)
    return found


def finish(state: NoirState, action: a.FinishSheet, seat: Seat) -> e.SheetFinished:
    """Put a sheet into play, even in a combat. Refused: as `editable` otherwise, `wrong-state-finished`."""
    found = _open(state, action.character, seat)
    if found.finished:
        raise Refused("wrong-state-finished", name=found.name)
    return e.SheetFinished(character=found.id, name=found.name)


# ------------------------------------------------------------------------------------------ numbers


def set_ability(state: NoirState, action: a.SetAbility, seat: Seat) -> e.AbilitySet:
    """Write an ability, known or free, or take it off (NOIR-42, NOIR-52).

    Refused: as `editable`, `bad-value-number` outside 0 to 99, `bad-value-many` for more than 60,
    `unknown-id-ability` for an attribute or for taking off what is not there, and the codes of names.
    """
    found = editable(state, action.character, seat)
    before = found.ability(action.ability)
    after = _ability(found, action) if action.value is not None else None
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


def _ability(found: Character, action: a.SetAbility) -> Ability:
    assert action.value is not None
    if action.ability in ATTRIBUTES:
        raise Refused("unknown-id-ability", text=action.name or action.ability)
    before = found.ability(action.ability)
    if before is None and len(found.abilities) >= MOST_ABILITIES:
        raise Refused("bad-value-many", most=MOST_ABILITIES)
    known = action.ability in ABILITIES
    return Ability(
        id=before.id if before else action.ability if known else names.name(action.ability),
        value=_within(action.value),
        name="" if known else names.name(action.name or action.ability),
        property=names.name(action.property) if action.property else "",
    )


def set_attribute(state: NoirState, action: a.SetAttribute, seat: Seat) -> e.AttributeSet:
    """Enter an attribute by hand (NOIR-43, NOIR-54). Refused: as `set_ability`, `unknown-id-attribute`."""
    found = editable(state, action.character, seat)
    if action.attribute not in ATTRIBUTES:
        raise Refused("unknown-id-attribute", text=action.attribute)
    value = None if action.value is None else _within(action.value)
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
    """Return the attributes that a change moves, before and after (NOIR-52)."""
    usual = tuning(state.campaign.settings)
    pairs = {
        id_: (values.or_none(before, id_, usual), values.or_none(after, id_, usual)) for id_ in ATTRIBUTES
    }
    return {id_: pair for id_, pair in pairs.items() if pair[0] != pair[1]}


def _within(value: int) -> int:
    if not 0 <= value <= MOST_VALUE:
        raise Refused("bad-value-number", least=0, most=MOST_VALUE)
    return value


# ------------------------------------------------------------------------------------------ lists


def add_entry(state: NoirState, action: a.AddEntry, seat: Seat) -> e.EntryAdded:
    """Add to a list, or replace the entry of its name (NOIR-44).

    Refused: as `editable`, `bad-value-name-twice`, `bad-value-many` for more than 20, `not-allowed-amount`
    for a number that the GM enters (NOIR-35 to 37), `bad-value-change`, and the codes of names.
    """
    found = editable(state, action.character, seat)
    entry = cleaned(action.entry)
    list_ = LISTS[type(entry)]
    have = getattr(found, list_)
    twin = next((one for one in have if same(one.name, entry.name)), None)
    if twin is not None and not action.replace:
        raise Refused("bad-value-name-twice", text=entry.name)
    if twin is None and len(have) >= MOST_ENTRIES:
        raise Refused("bad-value-many", most=MOST_ENTRIES)
    if not seat.is_gm:
        _require_no_amount(entry, twin)
    entry = entry if twin is None else entry.but(name=twin.name)
    return e.EntryAdded(character=found.id, name=found.name, list=list_, entry=entry)


def cleaned(entry: Entry | Property) -> Entry | Property:
    """Return an entry with its texts cleaned and its numbers in bounds."""
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
        _within(entry.number)
    return entry.but(**changes)


#: What the GM enters in an entry, whoever writes the rest.
GM_FIELDS = ("amount", "modifier", "attribute", "change", "active")


def _require_no_amount(entry: Entry | Property, twin: Entry | Property | None) -> None:
    """A player's entry keeps the GM's numbers as they are; a new one has none."""
    for field in GM_FIELDS:
        if field not in type(entry).model_fields:
            continue
        usual = type(entry).model_fields[field].default
        if getattr(entry, field) != (usual if twin is None else getattr(twin, field)):
            raise Refused("not-allowed-amount")


def drop_entry(state: NoirState, action: a.DropEntry, seat: Seat) -> e.EntryDropped:
    """Take an entry off a list. Refused: as `editable`, `unknown-id-entry`."""
    found = editable(state, action.character, seat)
    for one in getattr(found, action.list):
        if same(one.name, action.name):
            return e.EntryDropped(character=found.id, name=found.name, list=action.list, entry=one.name)
    raise Refused("unknown-id-entry", text=action.name)


# ------------------------------------------------------------------------------------------ weapons


def weapon_of(state: NoirState, id_: str) -> Weapon:
    """Return a weapon of the table or of the GM's making; refuse `unknown-id-weapon`."""
    for weapon in (*state.shared.weapons, *WEAPONS.values()):
        if weapon.id == id_:
            return weapon
    raise Refused("unknown-id-weapon", text=id_)


def _full(weapon: Weapon) -> Arm:
    return Arm(weapon=weapon, loaded=weapon.magazine.capacity if weapon.magazine else 0)


def take_weapon(state: NoirState, action: a.TakeWeapon, seat: Seat) -> e.WeaponTaken:
    """Carry a weapon (NOIR-110). Of a sheet in play the GM says so.

    Refused: as `editable`, `unknown-id-weapon`, `bad-value-rounds`, `bad-value-many` for more than 12.
    """
    found = editable(state, action.character, seat)
    arm = _full(weapon_of(state, action.weapon))
    if found.arm(action.weapon) is None and len(found.arms) >= MOST_WEAPONS:
        raise Refused("bad-value-many", most=MOST_WEAPONS)
    if action.loaded is not None:
        if not 0 <= action.loaded <= arm.loaded:
            raise Refused("bad-value-rounds", most=arm.loaded)
        arm = arm.but(loaded=action.loaded)
    return e.WeaponTaken(character=found.id, name=found.name, arm=arm)


def leave_weapon(state: NoirState, action: a.LeaveWeapon, seat: Seat) -> e.WeaponLeft:
    """Carry a weapon no longer. Refused: as `editable`, `unknown-id-weapon`."""
    found = editable(state, action.character, seat)
    arm = found.arm(action.weapon)
    if arm is None:
        raise Refused("unknown-id-weapon", text=action.weapon)
    return e.WeaponLeft(
        character=found.id, name=found.name, weapon=arm.weapon.id, weapon_name=arm.weapon.name
    )


def make_weapon(state: NoirState, action: a.MakeWeapon, seat: Seat) -> e.WeaponMade:
    """Make a weapon (NOIR-110, NOIR-112).

    Refused: `gm-only`, `bad-value-name-twice` for one of the table's, `bad-value-weapon` for numbers outside
    their bounds, `bad-value-magazine` for a firearm without one, `bad-value-many` for more than 40.
    """
    require_gm(seat)
    weapon = action.weapon.but(name=names.name(action.weapon.name))
    if weapon.id in WEAPONS:
        raise Refused("bad-value-name-twice", text=weapon.name)
    if not (0 <= weapon.recoil <= MOST_VALUE and abs(weapon.precision) <= MOST_VALUE):
        raise Refused("bad-value-weapon", most=MOST_VALUE)
    if weapon.kind is WeaponKind.RANGED and weapon.magazine is None:
        raise Refused("bad-value-magazine", text=weapon.name, most=MOST_ROUNDS)
    others = [one for one in state.shared.weapons if one.id != weapon.id]
    if len(others) >= MOST_MADE:
        raise Refused("bad-value-many", most=MOST_MADE)
    return e.WeaponMade(weapon=weapon)


# ------------------------------------------------------------------------------------------ files


def import_sheet(state: NoirState, action: a.ImportSheet, seat: Seat) -> e.SheetImported:
    """Fill a sheet from a file, as if it had been typed.

    Refused: as `editable`, and everything that typing it would be refused for; `not-allowed-amount` for
    numbers that the GM enters, Fate among them.
    """
    found = editable(state, action.character, seat)
    sheet, blank = action.sheet, found.but(**EMPTY)
    if not seat.is_gm and (sheet.fate is not None or sheet.later):
        raise Refused("not-allowed-amount")
    filled = _numbers(blank, sheet)
    for entry in (*sheet.properties, *sheet.entries):
        filled = _listed(filled, cleaned(entry), seat)
    arms = tuple(_full(weapon_of(state, weapon)) for weapon in dict.fromkeys(sheet.weapons))
    fate = found.fate if sheet.fate is None else sheet.fate
    if not 0 <= fate <= MOST_FATE:
        raise Refused("bad-value-fate", most=MOST_FATE)
    if len(arms) > MOST_WEAPONS:
        raise Refused("bad-value-many", most=MOST_WEAPONS)
    filled = filled.but(arms=arms, fate=fate)
    return e.SheetImported(character=found.id, name=found.name, sheet=filled)


#: What a file replaces.
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


def _numbers(blank: Character, sheet: a.Sheet) -> Character:
    filled = blank
    for one in sheet.abilities:
        if filled.ability(one.id) is not None:
            raise Refused("bad-value-name-twice", text=one.name or one.id)
        wanted = a.SetAbility(
            character=blank.id, ability=one.id, value=one.value, name=one.name, property=one.property
        )
        filled = filled.but(abilities=(*filled.abilities, _ability(filled, wanted)))
    for id_ in (*sheet.attributes, *sheet.later):
        if id_ not in ATTRIBUTES:
            raise Refused("unknown-id-attribute", text=id_)
    entered = {id_: _within(value) for id_, value in sheet.attributes.items()}
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
        _require_no_amount(entry, None)
    return filled.but(**{list_: (*have, entry)})
