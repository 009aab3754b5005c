"""Creates sheets, puts them into play (NOIR-40, 80 to 83), and dispatches each action on a sheet.

Players change their own sheet until it is in play; the GM changes any.
"""

from typing import assert_never

from rules.core import names
from rules.core.names import same
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Seat, require_gm
from rules.noir.base import npc_templates
from rules.noir.base.bounds import require_sheet_value
from rules.noir.base.enums import ATTRIBUTES
from rules.noir.base.settings import tuning
from rules.noir.sheet.abilities import set_ability, set_attribute, set_later
from rules.noir.sheet.access import unfinished_sheet
from rules.noir.sheet.carried_weapons import (
    leave_weapon,
    make_weapon,
    take_weapon,
    weapon_of,
    with_full_magazine,
)
from rules.noir.sheet.entries import add_entry, drop_entry
from rules.noir.sheet.file_import import import_sheet
from rules.noir.state import actions as a
from rules.noir.state import events as e
from rules.noir.state.campaign_state import Ability, Character, NoirState, Npc


def change_sheet(state: NoirState, action: a.SheetAction, seat: Seat) -> e.NoirEvent:
    """Return the event that an action on a sheet causes."""
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
            return finish_sheet(state, action, seat)
        case a.ImportSheet():
            return import_sheet(state, action, seat)
        case _:
            assert_never(action)


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
    npc_templates.template(action.npc_kind, action.grade)
    numbers = {id_: require_sheet_value(value) for id_, value in action.entered.items()}
    sheet = Character(
        id=state.campaign.next_id,
        name=_free_name(state, action.name),
        npc=Npc(kind=action.npc_kind, grade=action.grade, primary=action.primary, secondary=action.secondary),
        abilities=tuple(Ability(id=id_, value=v) for id_, v in numbers.items() if id_ not in ATTRIBUTES),
        attributes={id_: value for id_, value in numbers.items() if id_ in ATTRIBUTES},
        arms=tuple(with_full_magazine(weapon_of(state, weapon)) for weapon in action.weapons),
        finished=True,
    )
    return e.CharacterCreated(sheet=sheet)


def _free_name(state: NoirState, typed: str) -> str:
    name = names.name(typed)
    if any(same(one.name, name) for one in state.characters.values()):
        raise Refused("name-taken", name=name)
    return name


def finish_sheet(state: NoirState, action: a.FinishSheet, seat: Seat) -> e.SheetFinished:
    """Put a sheet into play, even during a combat. Refused: as `unfinished_sheet`, `wrong-state-finished`."""
    found = unfinished_sheet(state, action.character, seat)
    if found.finished:
        raise Refused("wrong-state-finished", name=found.name)
    return e.SheetFinished(character=found.id, name=found.name)
