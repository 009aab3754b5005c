"""The state machine of a combat (NQ-58): it runs from phase to phase until somebody must answer.

The function of a phase returns the phase that follows, or None to wait. Only this module maps phases to their
functions.
"""

from collections.abc import Callable, Mapping

from rules.noir.combat.best_defence import answer_attack
from rules.noir.combat.damage import daze_roll, roll_damage, wound_roll
from rules.noir.combat.protect_or_survive import before_damage
from rules.noir.combat.resolve import resolve_action
from rules.noir.combat.rounds import (
    harm_end,
    initiative_rolls,
    pick_actor,
    round_end,
    round_start,
    turn_end,
    turn_start,
)
from rules.noir.harm.ability_to_act import can_act, is_down
from rules.noir.roll import checks
from rules.noir.state import contest_events as d
from rules.noir.state.contests import LateDie, Phase
from rules.noir.state.context import Course

PhaseFunction = Callable[[Course], Phase | None]


def advance_from(course: Course, phase: Phase) -> None:
    """Run from this phase to one that must wait; emit `Waited` unless the combat stayed where it was."""
    visited = [phase]
    while (following := STEPS[visited[-1]](course)) is not None:
        visited.append(following)
    course.visited = (*course.visited, *visited)
    if visited[-1] is not Phase.ENDED and visited != [course.combat.phase]:
        contest, turn = course.at
        course.tell(d.Waited(contest=contest, turn=turn, phase=visited[-1]))


def advance(course: Course) -> None:
    """Run on from the current phase, after an answer or a correction.

    Stay at the end of a round: only the GM starts the next one.
    """
    if course.combat.phase is not Phase.ROUND_END:
        advance_from(course, course.combat.phase)


def declare_action(course: Course) -> Phase | None:
    """Wait for the actor's action, or for the GM's ruling on what it rolls."""
    combat = course.combat
    if combat.move is None:
        able = combat.fighter(combat.actor) is not None and can_act(course, combat.actor)
        return None if able else Phase.TURN_END
    if combat.move.unruled:
        return Phase.TURN_END if is_down(course, combat.actor) else None
    if not combat.checks:
        return Phase.APPLY_INITIATIVE
    return Phase.DECLARE_DEFENCE if combat.move.targets else Phase.ODDS_BEFORE


def odds_before(course: Course) -> Phase | None:
    """Wait for everybody who may pay for odds before the roll, and until helpers are confirmed."""
    asked = any(cast.odds is None or cast.unconfirmed for cast in course.combat.checks[0].casts)
    return None if asked else Phase.ROLL


def roll(course: Course) -> Phase | None:
    """Throw the dice, and wait for everybody who must choose two of them."""
    checks.advance_check(course, 0)
    return None if any(cast.chooses for cast in course.combat.checks[0].casts) else Phase.ODDS_AFTER


def odds_after(course: Course) -> Phase | None:
    """Wait for everybody who may buy the late die, one after the other."""
    checks.advance_check(course, 0)
    asked = {LateDie.ASKED, LateDie.THROWN}
    return None if any(cast.late in asked for cast in course.combat.checks[0].casts) else Phase.COMPARE


def compare(course: Course) -> Phase | None:
    """Continue with the effects: the outcomes are known by now."""
    assert course.combat.checks[0].decided, "a check that nobody is asked about is decided"
    return Phase.APPLY_INITIATIVE


STEPS: Mapping[Phase, PhaseFunction] = {
    Phase.INITIATIVE_ROLLS: initiative_rolls,
    Phase.ROUND_START: round_start,
    Phase.PICK_ACTOR: pick_actor,
    Phase.TURN_START: turn_start,
    Phase.DECLARE_ACTION: declare_action,
    Phase.DECLARE_DEFENCE: answer_attack,
    Phase.ODDS_BEFORE: odds_before,
    Phase.ROLL: roll,
    Phase.ODDS_AFTER: odds_after,
    Phase.COMPARE: compare,
    Phase.APPLY_INITIATIVE: resolve_action,
    Phase.HIT_PENDING: before_damage,
    Phase.DAMAGE: roll_damage,
    Phase.DAZE_ROLL: daze_roll,
    Phase.WOUND_ROLL: wound_roll,
    Phase.TURN_END: turn_end,
    Phase.ROUND_END: round_end,
    Phase.ENDED: harm_end,
}
