"""Rolls outside combat: against 20, against each other, and to stabilise wounds (NOIR-20 to 24, NOIR-129)."""

from rules.contract.ownership import acts_for, find
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.noir.base.enums import FateUse
from rules.noir.fate.accounts import can_pay
from rules.noir.harm import daze_and_wounds
from rules.noir.harm.stabilise import stabilise
from rules.noir.roll import checks, helpers
from rules.noir.roll.claims import kept, require_circumstances, together
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.contest_actions import NOTHING, ConfirmHelp, LetRoll, OpenTest, Ready, RollSide
from rules.noir.state.contests import Check, MeasuredBy, Phase, RollPart, Test
from rules.noir.state.context import Course
from rules.noir.state.participants import require_outside_combat

MOST_SIDES = 10


def open_test(course: Course, action: OpenTest, seat: Seat) -> None:
    """Roll, or call for a roll; players are asked for what their side has not said yet (NOIR-20, NOIR-21).

    Refused: `bad-count` for no side or more than 10, or the same person twice; `not-your-character` for a
    player's roll without any of their characters; `wrong-state-in-combat` for a character in a combat;
    `missing-input`, `unknown-id-patient`, `wrong-state-no-wounds`, `no-fate`, codes of claims and texts.
    """
    people = [find(course.state, side.character) for side in action.sides]
    if not 1 <= len(people) <= MOST_SIDES or len({who.id for who in people}) < len(people):
        raise Refused("bad-count", have=len(people), need=1)
    if not any(acts_for(seat, who) for who in people):
        raise Refused("not-your-character", name=people[0].name)
    for who in people:
        require_outside_combat(course.state, who)
    _require_patient(course.state, action)
    held = _waits_for_word(course, action, seat)
    test = Test(
        id=course.state.campaign.next_id,
        title=names.sentence(action.title),
        place=action.place,
        patient=action.patient,
        held=held,
        unpaid=held,
        tells=course.usual.claims == "tell" and not seat.is_gm,
        check=Check(
            versus=MeasuredBy.TARGET if len(people) == 1 else MeasuredBy.EACH_OTHER,
            casts=tuple(_cast(course, side, seat) for side in action.sides),
        ),
    )
    course.tell(d.TestOpened(contest=test.id, turn=test.turn, test=test))
    begun = Course(course.state, test.id, course.dice)
    if not held:
        _pay_promised(begun)
    advance_roll(begun)
    for event in begun.events:
        course.tell(event)


def _waits_for_word(course: Course, action: OpenTest, seat: Seat) -> bool:
    """Return whether the GM must let a roll: as the setting says, and always one with helpers or a move.

    How hard a move is, is the GM's to say (NOIR-32, NOIR-97).
    """
    asked = any(side.claims.helpers or side.rolls == "movement" for side in action.sides)
    return not seat.is_gm and (course.usual.claims == "every" or asked)


def _pay_promised(course: Course) -> None:
    """Pay for odds that the sides have promised (NOIR-67). Refused: as `payment`."""
    for cast in course.test.check.casts:
        if cast.odds:
            checks.pay_before(course, course.character(cast.character), cast.odds)


def let_roll(course: Course, action: LetRoll, seat: Seat) -> None:
    """Let a roll go on, with its helpers or without; Fate that is gone by now is not paid.

    Refused: `gm-only`, `wrong-state-not-asked`.
    """
    require_gm(seat)
    held = isinstance(course.contest, Test) and course.contest.held
    asking = helpers.asking(course.contest)
    if not held and not asking:
        raise Refused("wrong-state-not-asked")
    for cast in asking:
        helpers.settle(course, cast, helped=action.with_helpers)
    if held:
        _go_on(course)


def confirm_help(course: Course, action: ConfirmHelp, seat: Seat) -> None:
    """Confirm a helper; the roll goes on with the last one, unless the settings give the GM a word in it.

    Refused: as `helpers.confirm`.
    """
    helpers.confirm(course, action, seat)
    held = isinstance(course.contest, Test) and course.contest.held
    if held and not helpers.asking(course.contest) and not _is_the_gms(course):
        _go_on(course)


def _is_the_gms(course: Course) -> bool:
    """Return whether a roll waits for the GM whatever its helpers say."""
    return course.usual.claims == "every" or any(one.rolls == "movement" for one in course.test.check.casts)


def _go_on(course: Course) -> None:
    test = course.test
    contest, turn = course.at
    course.tell(d.RollLet(contest=contest, turn=turn))
    for cast in test.check.casts if test.unpaid else ():
        who = course.character(cast.character)
        if cast.odds and not can_pay(course.state, who, FateUse.ODDS_BEFORE, cast.odds):
            checks.get_ready(course, cast, 0)
    if test.unpaid:
        _pay_promised(course)


def _require_patient(state: NoirState, action: OpenTest) -> None:
    if not action.patient:
        return
    if action.patient not in state.characters or len(action.sides) != 1:
        raise Refused("unknown-id-patient")
    if action.sides[0].rolls != "medicine":
        raise Refused("unknown-id-patient")
    require_outside_combat(state, state.characters[action.patient])
    daze_and_wounds.require_open(state.characters[action.patient].condition.open_wounds)


def _cast(course: Course, side: RollSide, seat: Seat) -> RollPart:
    """Return a side's part, as far as it is known; an NPC whose pot is empty is not asked for odds.

    Refused: `not-your-character` for claims on behalf of somebody else's character (NOIR-33 to 37).
    """
    who = find(course.state, side.character)
    if side.claims != NOTHING and not acts_for(seat, who):
        raise Refused("not-your-character", name=who.name)
    require_circumstances(side.claims, seat)
    said = side.odds if acts_for(seat, who) else None
    cast = checks.asking_help(checks.roll_part_for(course, who, side.rolls, side.claims, 0), seat)
    if said is None and (who.is_main or checks.asked_before(course, who)):
        return cast.but(odds=None)
    return cast.but(odds=said or 0)


def make_ready(course: Course, action: Ready, seat: Seat) -> None:
    """Say what else matters for the roll, and pay for odds (NOIR-30, NOIR-67).

    What was put in when the roll was called for stays.

    Refused: as `checks.undecided_part`, `wrong-state-answered`, `gm-only` for circumstances, `no-fate`,
    and the codes of claims.
    """
    _, cast = checks.undecided_part(course, action.character, seat)
    if cast.odds is not None:
        raise Refused("wrong-state-answered", name=cast.name)
    require_circumstances(action.claims, seat)
    who = course.character(cast.character)
    claims = together(kept(who, cast.claims), action.claims)
    part = checks.roll_part_for(course, who, cast.rolls, claims, None)
    asking = checks.asking_help(part, seat, cast.claims.helpers)
    checks.get_ready(course, asking, action.odds)
    if asking.unconfirmed and isinstance(course.contest, Test):
        contest, turn = course.at
        course.tell(d.RollHeld(contest=contest, turn=turn))


def advance_roll(course: Course) -> None:
    """Take the roll as far as it can go; end the contest once it is decided."""
    test = course.test
    if test.held or not checks.advance_check(course, 0):
        phase = _phase(course.test.check)
        if phase is not test.phase or not course.test.step:
            course.tell(d.Waited(contest=test.id, turn=test.turn, phase=phase))
        return
    if test.patient:
        stabilise(course, test.patient, course.test.check.casts[0])
    course.tell(d.ContestEnded(contest=test.id, turn=test.turn, title=test.title))


def _phase(check: Check) -> Phase:
    """Return the phase in which an undecided check waits."""
    if any(cast.odds is None for cast in check.casts):
        return Phase.ODDS_BEFORE
    return Phase.ROLL if any(cast.chooses for cast in check.casts) else Phase.ODDS_AFTER
