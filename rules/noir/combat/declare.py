"""The actor declares an action, and the GM rules on it if needed (NOIR-93 to 101)."""

from collections.abc import Sequence

from rules.contract.ownership import acts_for
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.noir.base import action_effects, modifiers
from rules.noir.base.action_table import ACTIONS, ActionRow
from rules.noir.base.enums import ActionId, FateUse
from rules.noir.base.modifiers import Item, Source
from rules.noir.base.weapons import require_room
from rules.noir.combat.common import (
    arm_of,
    combat_modifiers,
    require_escalation,
    require_in_hand,
    require_phase,
)
from rules.noir.fate.accounts import can_pay
from rules.noir.harm import daze_and_wounds
from rules.noir.roll import checks
from rules.noir.roll.claims import require_circumstances
from rules.noir.sheet.roll_values import value_of
from rules.noir.state import combat_events as cd
from rules.noir.state.campaign_state import CarriedWeapon, Character
from rules.noir.state.contest_actions import NOTHING, Declare, RuleAction
from rules.noir.state.contests import DeclaredAction, Fighter, MeasuredBy, Phase, RollPart
from rules.noir.state.context import Course


def declare(course: Course, action: Declare, seat: Seat) -> None:
    """Declare the actor's action (NOIR-97).

    Refused: `wrong-state-phase`, `not-your-turn`, `wrong-state-declared`, `initiative-limit-low` and `-high`,
    `wrong-mode`, `wrong-mode-kind`, `no-ammo`, `unknown-id-weapon`, `unknown-id-aim`, `bad-count-weapons`,
    `bad-count-targets`, `bad-value-target`, `wrong-state-full`, `wrong-state-no-wounds`,
    `wrong-state-tended`, `wrong-state-not-drawn`, `missing-input`, `gm-only` for complexity and
    circumstances, `no-fate`, and the codes of claims.
    """
    require_phase(course, Phase.DECLARE_ACTION)
    combat = course.combat
    who, fighter = course.character(combat.actor), course.fighter(combat.actor)
    if not acts_for(seat, who):
        raise Refused("not-your-turn", name=who.name)
    if combat.move is not None:
        raise Refused("wrong-state-declared", name=who.name)
    row = ACTIONS[action.action]
    action_effects.require_initiative(row.id, fighter.initiative, scan_max=course.usual.scan_max)
    require_circumstances(action.claims, seat)
    if action.complexity:
        require_gm(seat)
    arms = tuple(arm_of(who, weapon) for weapon in action.weapons)
    require_arms(row, arms)
    if row.id is not ActionId.DRAW_WEAPON:
        require_in_hand(course, fighter, [arm.weapon for arm in arms])
    targets = require_targets(course, row, action.targets)
    _require_patient(course, action)
    concerned = (*targets, *([action.patient] if action.patient else []))
    require_escalation(course, who, action.action, [arm.weapon for arm in arms])
    move = _move(course, action, arms, seat)
    cast = None if move.unruled or not move.rolls else _attack(course, action, move, who, fighter)
    cast = checks.asking_help(cast, seat) if cast else None
    contest, turn = course.at
    if cast is not None:
        checks.pay_before(course, who, action.odds or 0)
    course.tell(
        cd.ActionDeclared(
            contest=contest,
            turn=turn,
            character=who.id,
            name=who.name,
            move=move,
            target_names=tuple(course.character(number).name for number in concerned),
            cast=cast,
            remind_low=modifiers.reminder(
                course.usual.low_penalty, fighter.initiative, course.usual.low_reminder
            ),
            remind_wounds=bool(who.condition.wounds) and not course.usual.wound_penalty,
        )
    )


def require_arms(row: ActionRow, arms: Sequence[CarriedWeapon]) -> None:
    """Refuse weapons that do not fit, cannot fire or be reloaded, or are used twice (NOIR-112 to 114)."""
    different = {arm.weapon.id: arm.weapon for arm in arms}
    action_effects.require_weapons(row.id, [arm.weapon for arm in arms])
    action_effects.require_weapons(row.id, tuple(different.values()))
    if row.ammo is not None and not any(arm.loaded for arm in arms):
        raise Refused("no-ammo")
    if row.id is ActionId.RELOAD:
        for arm in arms:
            assert arm.weapon.magazine is not None, "every firearm has a magazine"
            require_room(arm.weapon.magazine, arm.loaded)


def require_targets(course: Course, row: ActionRow, targets: Sequence[str]) -> tuple[str, ...]:
    """Return the targets, each once. Refused: `bad-count-targets`, `bad-value-target`."""
    chosen = tuple(dict.fromkeys(targets))
    most = 0 if row.versus != "defence" else len(course.combat.fighters) if row.several else 1
    if len(chosen) > most or (most and not chosen):
        raise Refused("bad-count-targets", have=len(chosen), most=most)
    for number in chosen:
        fighter = course.combat.fighter(number)
        if fighter is None or number == course.combat.actor or course.character(number).condition.gone:
            raise Refused("bad-value-target")
    return chosen


def _require_patient(course: Course, action: Declare) -> None:
    """Refuse `unknown-id-patient`, `wrong-state-no-wounds`, `wrong-state-tended` (NOIR-129)."""
    if not action.patient:
        return
    if action.action is not ActionId.OTHER or action.patient not in course.state.characters:
        raise Refused("unknown-id-patient")
    daze_and_wounds.require_open(course.character(action.patient).condition.open_wounds)
    if action.patient in course.combat.tended:
        raise Refused("wrong-state-tended", name=course.character(action.patient).name)


def _move(course: Course, action: Declare, arms: Sequence[CarriedWeapon], seat: Seat) -> DeclaredAction:
    row = ACTIONS[action.action]
    if row.aims:
        action_effects.require_aim(row.id, action.aim)
    rolls = row.rolls
    if row.id is ActionId.DRAW_WEAPON:
        rolls = action_effects.drawn_by([arm.weapon for arm in arms]) or (action.rolls if seat.is_gm else "")
    if row.versus == "gm":
        rolls = "medicine" if action.patient else action.rolls if seat.is_gm else ""
    open_ = row.versus == "gm" and not action.patient and not seat.is_gm
    drawn = row.id is ActionId.DRAW_WEAPON and not rolls
    unruled = open_ or drawn or (row.id is ActionId.MOVE and not seat.is_gm)
    return DeclaredAction(
        actor=course.combat.actor,
        action=row.id,
        weapons=tuple(arm.weapon.id for arm in arms),
        weapon_names=tuple(arm.weapon.name for arm in arms),
        targets=tuple(dict.fromkeys(action.targets)),
        aim=action.aim,
        rolls=rolls,
        versus=_versus(row, rolls),
        text=names.sentence(action.text) if action.text else "",
        patient=action.patient,
        unruled=unruled,
        claims=action.claims if unruled else NOTHING,
        odds=action.odds if unruled else None,
    )


def _versus(row: ActionRow, rolls: str) -> MeasuredBy | None:
    if row.versus == "defence":
        return MeasuredBy.FIRST if row.several else MeasuredBy.EACH_OTHER
    return MeasuredBy.TARGET if rolls else None


def _attack(
    course: Course, action: Declare, move: DeclaredAction, who: Character, fighter: Fighter
) -> RollPart:
    row = ACTIONS[move.action]
    used = [arm_of(who, weapon).weapon for weapon in move.weapons]
    own = action_effects.own_modifier(row.id, used, aim=move.aim, frenzy=course.usual.frenzy_roll)
    if row.luck:
        own += value_of(who, "luck", course.usual)
    if row.repeats and fighter.tried is row.id:
        own += action_effects.repeat_bonus(fighter.tries)
    more = [*combat_modifiers(course, fighter), Item(source=Source.ACTION, amount=own)]
    if action.complexity:
        more.append(Item(source=Source.GM, amount=action_effects.complexity(action.complexity)))
    return checks.roll_part_for(course, who, move.rolls, action.claims, action.odds, more)


def rule_on_action(course: Course, action: RuleAction, seat: Seat) -> None:
    """Say what an action rolls against 20, that it rolls nothing, or how hard a move is (NOIR-97).

    Fate that its player promised is paid now, if it is still there.

    Refused: `gm-only`, `wrong-state-phase`, `wrong-state-ruled`, `missing-input`, `bad-value-complexity`.
    """
    require_gm(seat)
    require_phase(course, Phase.DECLARE_ACTION)
    move = course.combat.move
    if move is None or not move.unruled:
        raise Refused("wrong-state-ruled")
    who, fighter = course.character(move.actor), course.fighter(move.actor)
    rolls = move.rolls or action.rolls
    cast = None
    if rolls:
        odds = move.odds if can_pay(course.state, who, FateUse.ODDS_BEFORE, move.odds or 0) else 0
        wanted = Declare(
            contest=course.combat.id,
            step=course.combat.step,
            action=move.action,
            claims=move.claims,
            odds=odds,
            complexity=action.complexity,
        )
        cast = _attack(course, wanted, move.but(rolls=rolls), who, fighter)
        checks.pay_before(course, who, odds or 0)
    contest, turn = course.at
    course.tell(cd.ActionRuled(contest=contest, turn=turn, rolls=rolls, cast=cast))
