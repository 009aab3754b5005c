"""The weapons on a sheet: taking them, leaving them behind, and making them as the GM (NOIR-110, 112)."""

from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.noir.base.bounds import MOST_MADE, MOST_VALUE, MOST_WEAPONS
from rules.noir.base.enums import WeaponKind
from rules.noir.base.weapons import MOST_ROUNDS, WEAPONS, Weapon
from rules.noir.sheet.access import editable_sheet
from rules.noir.state import actions as a
from rules.noir.state import events as e
from rules.noir.state.campaign_state import CarriedWeapon, NoirState


def weapon_of(state: NoirState, id_: str) -> Weapon:
    """Return a weapon of the rules' table or of the GM's making. Refused: `unknown-id-weapon`."""
    for weapon in (*state.shared.weapons, *WEAPONS.values()):
        if weapon.id == id_:
            return weapon
    raise Refused("unknown-id-weapon", text=id_)


def with_full_magazine(weapon: Weapon) -> CarriedWeapon:
    """Return a weapon to carry, fully loaded."""
    return CarriedWeapon(weapon=weapon, loaded=weapon.magazine.capacity if weapon.magazine else 0)


def take_weapon(state: NoirState, action: a.TakeWeapon, seat: Seat) -> e.WeaponTaken:
    """Take a weapon (NOIR-110). Once the sheet is in play, only the GM can.

    Refused: as `editable_sheet`, `unknown-id-weapon`, `bad-value-rounds`, `bad-value-many` for more than 12.
    """
    found = editable_sheet(state, action.character, seat)
    arm = with_full_magazine(weapon_of(state, action.weapon))
    if found.arm(action.weapon) is None and len(found.arms) >= MOST_WEAPONS:
        raise Refused("bad-value-many", most=MOST_WEAPONS)
    if action.loaded is not None:
        if not 0 <= action.loaded <= arm.loaded:
            raise Refused("bad-value-rounds", most=arm.loaded)
        arm = arm.but(loaded=action.loaded)
    return e.WeaponTaken(character=found.id, name=found.name, arm=arm)


def leave_weapon(state: NoirState, action: a.LeaveWeapon, seat: Seat) -> e.WeaponLeft:
    """Leave a weapon behind. Refused: as `editable_sheet`, `unknown-id-weapon`."""
    found = editable_sheet(state, action.character, seat)
    arm = found.arm(action.weapon)
    if arm is None:
        raise Refused("unknown-id-weapon", text=action.weapon)
    return e.WeaponLeft(
        character=found.id, name=found.name, weapon=arm.weapon.id, weapon_name=arm.weapon.name
    )


def make_weapon(state: NoirState, action: a.MakeWeapon, seat: Seat) -> e.WeaponMade:
    """Make a weapon, or change one that the GM made (NOIR-110, NOIR-112).

    Refused: `gm-only`, `bad-value-name-twice` for one of the rules' table, `bad-value-weapon` for numbers out
    of bounds, `bad-value-magazine` for a firearm without a magazine, `bad-value-many` for more than 40.
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
