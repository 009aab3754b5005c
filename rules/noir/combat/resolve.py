"""Resolve an action: ammunition, effect, initiative, and hits (NOIR-95 to 102, 113, 114, 129)."""

from collections.abc import Iterator

from rules.noir.base import action_effects, dice, roll_outcomes, weapons
from rules.noir.base.action_table import ACTIONS, DEFENCES
from rules.noir.base.enums import ActionId, Outcome
from rules.noir.base.weapons import Weapon
from rules.noir.combat.common import NO_DEFENCE, UNARMED, arm_of, draw, escalation, is_harmful
from rules.noir.combat.hit_queue import queue_hits
from rules.noir.combat.initiative import set_initiative, standing
from rules.noir.harm.stabilise import stabilise
from rules.noir.sheet.roll_values import value_of
from rules.noir.state import combat_events as cd
from rules.noir.state.campaign_state import Character
from rules.noir.state.contests import Check, DeclaredAction, Defence, Hit, Phase, RollPart
from rules.noir.state.context import Course
from rules.noir.state.events import WeaponLeft

#: Metres that a successful move covers per point of the movement attribute (NOIR-97).
METRES = 2
#: The actions that throw a weapon.
THROWS = frozenset({ActionId.THROW_AT_TARGET, ActionId.THROW_TO_PLACE})


def resolve_action(course: Course) -> Phase | None:
    """Spend ammunition, carry the action out, change initiative, and queue the hits (NOIR-96)."""
    move = course.combat.move
    assert move is not None, "only an action comes this far"
    cast = course.combat.checks[0].casts[0] if course.combat.checks else None
    dry = _spend(course, move, cast)
    _carry_out(course, move, cast)
    _move_initiative(course, move, cast)
    hits = _hits(course, move, dry)
    _let_go(course, move)
    if not hits:
        return Phase.TURN_END
    queue_hits(course, hits)
    return Phase.HIT_PENDING


# ------------------------------------------------------------------------------------------ ammunition


def _spend(course: Course, move: DeclaredAction, cast: RollPart | None) -> frozenset[str]:
    """Take rounds out of the weapons; return the characters who lacked rounds to fire (NOIR-113)."""
    row, who = ACTIONS[move.action], course.character(move.actor)
    dry = set()
    if row.ammo is not None and cast is not None:
        need = dice.reading(cast.dice, row.ammo)
        if _fire(course, who, move.weapons, need):
            dry.add(who.id)
    for number, defence in course.combat.defences.items():
        counter = course.combat.checks[0].cast_of(number)
        if defence.action is not None and counter is not None and DEFENCES[defence.action].ammo:
            need = dice.reading(counter.dice, course.usual.shoot_back_ammo)
            if _fire(course, course.character(number), (defence.weapon,), need):
                dry.add(number)
    return frozenset(dry)


def _fire(course: Course, who: Character, used: tuple[str, ...], need: int) -> bool:
    """Spend rounds; return whether none were loaded, or too few and the settings refuse that."""
    arms = [arm_of(who, weapon) for weapon in used]
    loaded = [arm.loaded for arm in arms]
    if not any(loaded):
        return True  # the GM has emptied it since the declaration
    spent = (
        weapons.shared(loaded[0], loaded[1], need) if len(arms) == 2 else (weapons.used(sum(loaded), need),)
    )
    contest, turn = course.at
    for arm, count in zip(arms, spent, strict=True):
        if count:
            course.tell(
                cd.AmmoSpent(
                    contest=contest,
                    turn=turn,
                    character=who.id,
                    name=who.name,
                    weapon=arm.weapon.id,
                    weapon_name=arm.weapon.name,
                    spent=count,
                    left=arm.loaded - count,
                )
            )
    return sum(loaded) < need and not course.usual.ammo_clamp


# ------------------------------------------------------------------------------------------ what it does


def _carry_out(course: Course, move: DeclaredAction, cast: RollPart | None) -> None:
    """Reload, stabilise or move, and count tries in a row (NOIR-97, 100, 114, 129)."""
    outcome = cast.outcome if cast else None
    if cast is not None and move.action is ActionId.RELOAD:
        _reload(course, move, cast)
    if cast is not None and move.patient:
        stabilise(course, move.patient, cast)
    _take_in_hand(course, move, outcome)
    fighter, who = course.fighter(move.actor), course.character(move.actor)
    moved = move.action is ActionId.MOVE and outcome is not None and outcome.won
    contest, turn = course.at
    course.tell(
        cd.ActionDone(
            contest=contest,
            turn=turn,
            character=who.id,
            name=who.name,
            action=move.action,
            outcome=outcome,
            tries=action_effects.tries_after(fighter.tried, fighter.tries, move.action, outcome)
            if outcome
            else 0,
            metres=METRES * value_of(who, "movement", course.usual) if moved else 0,
        )
    )


def _take_in_hand(course: Course, move: DeclaredAction, outcome: Outcome | None) -> None:
    """Draw weapons, unless the roll failed; without a roll it succeeds (NOIR-97).

    A weapon that was taken from the sheet in the meantime is in nobody's hand.
    """
    if move.action is ActionId.DRAW_WEAPON and (outcome is None or outcome.won):
        carried = {UNARMED.weapon.id, *(arm.weapon.id for arm in course.character(move.actor).arms)}
        held = dict.fromkeys((*course.fighter(move.actor).drawn, *move.weapons))
        draw(course, move.actor, [weapon for weapon in held if weapon in carried])


def _let_go(course: Course, move: DeclaredAction) -> None:
    """Leave a thrown weapon where it lands, if the settings say so (NOIR-110)."""
    if move.action not in THROWS or not course.usual.thrown_leaves:
        return
    who, (contest, turn) = course.character(move.actor), course.at
    for arm in (who.arm(weapon) for weapon in move.weapons):
        if arm is not None:
            course.tell(
                WeaponLeft(
                    contest=contest,
                    turn=turn,
                    character=who.id,
                    name=who.name,
                    weapon=arm.weapon.id,
                    weapon_name=arm.weapon.name,
                )
            )


def _reload(course: Course, move: DeclaredAction, cast: RollPart) -> None:
    arm = arm_of(course.character(move.actor), move.weapons[0])
    magazine = arm.weapon.magazine
    if cast.outcome is None or not cast.outcome.won:
        return
    if magazine is None or arm.loaded >= magazine.capacity:
        return  # the GM has loaded it since the declaration, or changed the weapon
    contest, turn = course.at
    course.tell(
        cd.Reloaded(
            contest=contest,
            turn=turn,
            character=move.actor,
            name=cast.name,
            weapon=arm.weapon.id,
            weapon_name=arm.weapon.name,
            loaded=weapons.reloaded(magazine, arm.loaded, cast.dice, success=True),
            by_gm=magazine.feed is weapons.Feed.BELT,
        )
    )


def _move_initiative(course: Course, move: DeclaredAction, cast: RollPart | None) -> None:
    """Change the initiative of both sides, each by its own outcome (NOIR-96, NOIR-101)."""
    outcome = cast.outcome if cast else None
    if outcome is not None or ACTIONS[move.action].sets is not None:
        faces = cast.dice if cast else ()
        _changed(course, move.actor, move.action, outcome or Outcome.SUCCESS, faces)
    for number, defence in course.combat.defences.items():
        counter = course.combat.checks[0].cast_of(number)
        if defence.action is not None and counter is not None and counter.outcome is not None:
            _changed(course, number, defence.action, counter.outcome, counter.dice)


def _changed(
    course: Course, number: str, id_: action_effects.CombatId, outcome: Outcome, faces: tuple[int, ...]
) -> None:
    now = course.fighter(number).initiative
    after = action_effects.initiative_after(id_, outcome, now, faces, scan_max=course.usual.scan_max)
    set_initiative(course, number, after, outcome)


# ------------------------------------------------------------------------------------------ hits


def _hits(course: Course, move: DeclaredAction, dry: frozenset[str]) -> tuple[Hit, ...]:
    """Return the hits, in the targets' order of initiative (NOIR-92, 95, 101)."""
    if not move.targets:
        return ()
    groups = action_effects.initiative_order([standing(course, number) for number in move.targets])
    ordered = (move.targets[place] for group in groups for place in group)
    return tuple(hit for number in ordered for hit in _against(course, move, number, dry))


def _against(course: Course, move: DeclaredAction, target: str, dry: frozenset[str]) -> Iterator[Hit]:
    check = course.combat.checks[0]
    attack, answer = check.casts[0], check.cast_of(target)
    defence = course.combat.defences.get(target, NO_DEFENCE)
    if _beaten(check, attack, answer):
        if move.actor not in dry and is_harmful(move.aim, ACTIONS[move.action].aims):
            yield _attack(course, move, target)
        return
    counters = defence.action is not None and is_harmful(defence.aim, DEFENCES[defence.action].aims)
    if counters and target not in dry:
        yield _counter(course, move, target, defence)


def _beaten(check: Check, attack: RollPart, answer: RollPart | None) -> bool:
    """Return whether the attack got through, against a defence or an undefended target (NOIR-102)."""
    if answer is not None:
        return answer.outcome is not None and not answer.outcome.won
    if check.undefended == "sure":
        return True
    return roll_outcomes.is_enough(attack.total)


def _attack(course: Course, move: DeclaredAction, target: str) -> Hit:
    who = course.character(move.actor)
    used = [arm_of(who, weapon).weapon for weapon in move.weapons]
    damage, more = action_effects.damage_of_action(move.action, used, frenzy=course.usual.frenzy_damage)
    plus = more + sum(escalation(course, who, weapon) for weapon in used)
    return Hit(attacker=who.id, victim=target, damage=damage, plus=plus)


def _counter(course: Course, move: DeclaredAction, target: str, defence: Defence) -> Hit:
    who = course.character(target)
    weapon: Weapon = arm_of(who, defence.weapon).weapon
    plus = escalation(course, who, weapon)
    return Hit(attacker=target, victim=move.actor, damage=weapon.damage, plus=plus)
