"""What the phases of an attack share: checking the phase, weapons and damage (NOIR-94, 97, 112, 123).

It depends on no phase; every phase may use it.
"""

from collections.abc import Iterable, Sequence

from rules.core.refusal import Refused
from rules.noir.base import action_effects, modifiers
from rules.noir.base.enums import ActionId, Aim, DefenceId
from rules.noir.base.modifiers import Item, Source
from rules.noir.base.settings import tuning
from rules.noir.base.weapons import WEAPONS, Weapon
from rules.noir.harm import daze_and_wounds
from rules.noir.sheet.roll_values import value_of, value_or_none
from rules.noir.state import combat_events as cd
from rules.noir.state.campaign_state import CarriedWeapon, Character, NoirState
from rules.noir.state.contests import Defence, Fighter, Phase
from rules.noir.state.context import Course

#: The most fighters in one combat: more than a panel can show or a table can play.
MOST_FIGHTERS = 25
#: The values that somebody must have to be harmed, and to fight from the start (NOIR-90, 121, 125, 127).
TO_BE_HARMED = ("threshold", "endurance", "will")
TO_FIGHT = ("overview", *TO_BE_HARMED)
UNARMED = CarriedWeapon(weapon=WEAPONS["unarmed"])
NO_DEFENCE = Defence(action=None)


def require_phase(course: Course, *phases: Phase) -> None:
    """Refuse `wrong-state-phase` unless the combat is in one of these phases."""
    if course.combat.phase not in phases:
        raise Refused("wrong-state-phase", title=course.combat.title)


def missing_number(state: NoirState, who: Character, needed: Sequence[str] = TO_BE_HARMED) -> str | None:
    """Return the first of these values that somebody lacks; a threshold of 0 is none."""
    usual = tuning(state.campaign.settings)
    values = ((id_, value_or_none(who, id_, usual)) for id_ in needed)
    return next((id_ for id_, value in values if value is None or (id_ == "threshold" and value < 1)), None)


def arm_of(who: Character, weapon: str) -> CarriedWeapon:
    """Return a weapon that somebody carries; bare hands always count. Refused: `unknown-id-weapon`."""
    found = who.arm(weapon) or (UNARMED if weapon == UNARMED.weapon.id else None)
    if found is None:
        raise Refused("unknown-id-weapon", text=weapon)
    return found


def require_in_hand(course: Course, fighter: Fighter, used: Sequence[Weapon]) -> None:
    """Refuse `wrong-state-not-drawn` for a weapon that is not in hand, if settings ask for it (NOIR-97)."""
    for weapon in used:
        if course.usual.drawing_needed and not is_in_hand(course, fighter.character, weapon):
            raise Refused("wrong-state-not-drawn", weapon=weapon.title)


def is_in_hand(course: Course, character: str, weapon: Weapon) -> bool:
    """Return whether a fighter holds a weapon; bare hands always count."""
    return weapon.id in {UNARMED.weapon.id, *course.fighter(character).drawn}


def draw(course: Course, number: str, weapons: Iterable[str]) -> None:
    """Put weapons into a fighter's hands, in place of those that are there."""
    who, (contest, turn), held = course.character(number), course.at, tuple(weapons)
    course.tell(
        cd.WeaponsDrawn(
            contest=contest,
            turn=turn,
            character=number,
            name=who.name,
            weapons=held,
            weapon_names=tuple(arm_of(who, weapon).weapon.name for weapon in held),
        )
    )


def require_escalation(
    course: Course, who: Character, id_: ActionId | DefenceId, used: Sequence[Weapon]
) -> None:
    """Refuse `missing-input` now, not after the hit, if escalation is needed but unknown (NOIR-123)."""
    if action_effects.row_of(id_).aims:
        for weapon in used:
            escalation(course, who, weapon)


def escalation(course: Course, who: Character, weapon: Weapon) -> int:
    """Return what damage escalation adds to the damage of somebody's weapon, 0 or more (NOIR-123)."""
    thrown = course.usual.escalation_thrown
    counts = daze_and_wounds.escalation_for_weapon(weapon.kind, 1, thrown=thrown)
    return value_of(who, "escalation", course.usual) if counts else 0


def combat_modifiers(course: Course, fighter: Fighter) -> list[Item]:
    """Return the modifiers that any action or defence has: circumstances and low initiative (NOIR-31, 94)."""
    low = modifiers.low_initiative(course.usual.low_penalty, fighter.initiative)
    return [
        *(Item(source=Source.GM, amount=size) for size in fighter.circumstances),
        Item(source=Source.INITIATIVE, amount=-low),
    ]


def is_harmful(aim: Aim, aims: Sequence[Aim]) -> bool:
    """Return whether a hit with this aim does damage; the GM says what any other aim does (NOIR-97)."""
    return aim is Aim.DAMAGE and Aim.DAMAGE in aims
