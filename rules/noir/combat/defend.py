"""The targets of an attack declare their defences, some of which strike back (NOIR-98, NOIR-102)."""

from collections.abc import Sequence

from rules.contract.ownership import require_acting
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.noir.base import action_effects
from rules.noir.base.action_table import ACTIONS, DEFENCES
from rules.noir.base.enums import DefenceId
from rules.noir.base.modifiers import Item, Source
from rules.noir.base.weapons import Weapon
from rules.noir.combat.common import (
    NO_DEFENCE,
    arm_of,
    combat_modifiers,
    require_escalation,
    require_in_hand,
    require_phase,
)
from rules.noir.harm.ability_to_act import can_defend, can_pay_grit
from rules.noir.roll import checks
from rules.noir.roll.claims import require_circumstances
from rules.noir.sheet.roll_values import value_of
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import CarriedWeapon, Character
from rules.noir.state.contest_actions import Defend
from rules.noir.state.contests import DeclaredAction, Defence, MeasuredBy, Phase, RollPart
from rules.noir.state.context import Course


def declare_defence(course: Course) -> Phase | None:
    """Wait for targets that can defend or pay for grit; then settle what the attack must beat (NOIR-102)."""
    if asked_to_defend(course):
        return None
    move, check = course.combat.move, course.combat.checks[0]
    assert move is not None, "only an action is defended against"
    open_ = any(course.combat.defences.get(number, NO_DEFENCE).action is None for number in move.targets)
    if open_:
        contest, turn = course.at
        sure = "sure" if course.usual.undefended_hit else "target"
        alone = len(check.casts) == 1
        settled = check.but(undefended=sure, versus=MeasuredBy.TARGET if alone else check.versus)
        if sure == "sure" and alone:  # Fate could change nothing
            settled = settled.but(casts=tuple(one.but(odds=one.odds or 0) for one in check.casts))
        course.tell(d.ChecksOpened(contest=contest, turn=turn, checks=(settled,)))
    return Phase.ODDS_BEFORE


def asked_to_defend(course: Course) -> tuple[str, ...]:
    """Return the targets that have not answered and can defend or pay for grit."""
    move = course.combat.move
    targets = move.targets if move else ()
    return tuple(
        number
        for number in targets
        if number not in course.combat.defences and (can_defend(course, number) or _may_grit(course, number))
    )


def _may_grit(course: Course, number: str) -> bool:
    return not course.fighter(number).had_turn and can_pay_grit(course.state, course.character(number))


def defend(course: Course, action: Defend, seat: Seat, *, ordered: bool = False) -> None:
    """Answer an attack (NOIR-98, NOIR-102); `ordered` if a standing order does.

    Refused: `wrong-state-phase`, `gm-only`, `not-your-character`, `wrong-state-no-target`,
    `wrong-state-answered`, `wrong-state-cannot-act`, `wrong-state-not-melee`, `initiative-limit-low`,
    `no-ammo`, `wrong-mode`, `wrong-mode-kind`, `unknown-id-weapon`, `unknown-id-aim`, `bad-count-weapons`,
    `wrong-state-not-drawn`, `missing-input`, `no-fate`, and the codes of claims.
    """
    require_phase(course, Phase.DECLARE_DEFENCE)
    who = course.state.characters.get(action.character)
    move = course.combat.move
    assert move is not None, "defences wait for an action"
    if who is None or who.id not in move.targets:
        raise Refused("wrong-state-no-target")
    require_acting(seat, who)
    if who.id in course.combat.defences:
        raise Refused("wrong-state-answered", name=who.name)
    require_circumstances(action.claims, seat)
    cast = _defence(course, action, move, who) if action.action is not None else None
    if cast is not None:
        cast = checks.asking_help(cast, seat)
        checks.pay_before(course, who, action.odds or 0)
    contest, turn = course.at
    arm = who.arm(action.weapon)
    name = arm.weapon.name if arm else ""
    defence = Defence(
        action=action.action, weapon=action.weapon, weapon_name=name, aim=action.aim, ordered=ordered
    )
    course.tell(
        cd.DefenceDeclared(
            contest=contest, turn=turn, character=who.id, name=who.name, defence=defence, cast=cast
        )
    )


def _defence(course: Course, action: Defend, move: DeclaredAction, who: Character) -> RollPart:
    assert action.action is not None
    row, fighter = DEFENCES[action.action], course.fighter(who.id)
    if not can_defend(course, who.id):
        raise Refused("wrong-state-cannot-act", name=who.name)
    attack = attacked_with(course, move)
    arms = [arm_of(who, action.weapon)] if action.weapon else []
    require_counter(row.id, attack, arms)
    require_in_hand(course, fighter, [arm.weapon for arm in arms])
    action_effects.require_initiative(row.id, fighter.initiative)
    require_escalation(course, who, row.id, [arm.weapon for arm in arms])
    used = [arm.weapon for arm in arms]
    own = action_effects.own_modifier(row.id, used, aim=action.aim)
    if ACTIONS[move.action].luck:
        own += value_of(who, "luck", course.usual)
    rolls = row.rolls or action_effects.defended_by(attack.kind)
    more = [*combat_modifiers(course, fighter), Item(source=Source.ACTION, amount=own)]
    return checks.roll_part_for(course, who, rolls, action.claims, action.odds, more)


def attacked_with(course: Course, move: DeclaredAction) -> Weapon:
    """Return the weapon of an attack; the first if there are two."""
    return arm_of(course.character(move.actor), move.weapons[0]).weapon


def require_counter(id_: DefenceId, attack: Weapon, arms: Sequence[CarriedWeapon]) -> None:
    """Refuse a defence that does not fit the attack or its weapon (NOIR-98).

    Refused: `wrong-state-not-melee`, `no-ammo`, and the codes of weapons.
    """
    if id_ is DefenceId.STRIKE_BACK and attack.kind is not attack.kind.MELEE:
        raise Refused("wrong-state-not-melee")
    action_effects.require_weapons(id_, [arm.weapon for arm in arms])
    if DEFENCES[id_].ammo is not None and not any(arm.loaded for arm in arms):
        raise Refused("no-ammo")
