"""Rounds and turns: who acts next, how a turn starts, and how a round ends (NOIR-90 to 93, 126, 128)."""

from rules.noir.base import action_effects
from rules.noir.base.enums import Health
from rules.noir.base.modifiers import RollKind
from rules.noir.combat.initiative import set_initiative, turn_order
from rules.noir.harm import daze_and_wounds
from rules.noir.harm.ability_to_act import can_act, can_pay_grit, has_turn
from rules.noir.harm.conditions import change_condition, change_health, countdown
from rules.noir.roll import checks
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.contest_actions import Claims
from rules.noir.state.contests import Check, MeasuredBy, Phase
from rules.noir.state.context import Course

NextPhase = Phase | None


def initiative_rolls(course: Course) -> NextPhase:
    """Wait until everybody has rolled initiative; the rolls are independent (NOIR-90)."""
    done = [_rolled(course, number) for number in range(len(course.combat.checks))]
    return Phase.ROUND_START if all(done) else None


def _rolled(course: Course, number: int) -> bool:
    if course.combat.checks[number].decided:
        return True
    if not checks.advance_check(course, number):
        return False
    (cast,) = course.combat.checks[number].casts
    assert cast.outcome is not None
    set_initiative(course, cast.character, action_effects.initial_initiative(cast.outcome, cast.dice))
    return True


def round_start(course: Course) -> NextPhase:
    """Begin the next round."""
    order = () if course.usual.order_live else tuple(turn_order(course, everybody=True))
    course.tell(cd.RoundBegan(contest=course.combat.id, turn=course.combat.turn + 1, order=order))
    return Phase.PICK_ACTOR


def pick_actor(course: Course) -> NextPhase:
    """Give the turn to the next fighter in the order (NOIR-92)."""
    order = course.combat.order or turn_order(course, everybody=False)
    known = {one.character for one in course.combat.fighters}
    late = [one.character for one in course.combat.fighters if one.character not in order]
    left = (one for one in (*order, *late) if one in known)
    actor = next((number for number in left if has_turn(course, number)), None)
    if actor is None:
        return Phase.ROUND_END
    fighter = course.fighter(actor)
    contest, turn = course.at
    course.tell(
        cd.TurnBegan(
            contest=contest, turn=turn, character=actor, name=fighter.name, initiative=fighter.initiative
        )
    )
    return Phase.TURN_START


# ------------------------------------------------------------------------------------------ a turn


def turn_start(course: Course) -> NextPhase:
    """Let a dazed actor roll to recover; the turn goes on if they can act or buy grit (NOIR-63, NOIR-126)."""
    actor = course.combat.actor
    dazed = course.character(actor).condition.health is Health.DAZED
    if not dazed and any(not check.decided for check in course.combat.checks):
        checks.drop_roll(course)
    if not course.combat.checks and dazed:
        _open_recovery(course)
    if course.combat.checks and not _recovered(course):
        return None
    if can_act(course, actor):
        return Phase.DECLARE_ACTION
    return None if can_pay_grit(course.state, course.character(actor)) else Phase.TURN_END


def _open_recovery(course: Course) -> None:
    who = course.character(course.combat.actor)
    given = Claims(circumstances=course.fighter(who.id).circumstances)
    cast = checks.roll_part_for(course, who, "endurance", given, None, kind=RollKind.RECOVERY)
    contest, turn = course.at
    check = Check(versus=MeasuredBy.TARGET, casts=(cast,))
    course.tell(d.ChecksOpened(contest=contest, turn=turn, checks=(check,)))


def _recovered(course: Course) -> bool:
    """Take the recovery roll as far as it can go; once it is decided, apply it and return True."""
    if course.combat.checks[0].decided:
        return True
    if not checks.advance_check(course, 0):
        return False
    (cast,) = course.combat.checks[0].casts
    assert cast.outcome is not None
    now = course.fighter(cast.character).initiative
    change_health(course, cast.character, daze_and_wounds.after_recovery(cast.outcome), "recovery")
    after = daze_and_wounds.initiative_after_recovery(cast.outcome, now, cast.dice)
    set_initiative(course, cast.character, after, cast.outcome)
    return True


def turn_end(course: Course) -> NextPhase:
    """End the actor's turn; the actor may have left the combat."""
    actor = course.combat.actor
    fighter = course.combat.fighter(actor)
    if fighter is not None:
        contest, turn = course.at
        course.tell(cd.TurnEnded(contest=contest, turn=turn, character=actor, name=fighter.name))
    return Phase.PICK_ACTOR


def round_end(course: Course) -> NextPhase:
    """End the round, unless it had ended before harm came; wait for the GM if nobody can act in the next."""
    contest, turn = course.at
    if course.combat.resumes is not Phase.ROUND_END:
        for one in course.combat.fighters:
            _end_round_for(course, one.character)
        course.tell(cd.RoundEnded(contest=contest, turn=turn))
    return Phase.ROUND_START if _anybody_acts(course) else None


def _end_round_for(course: Course, number: str) -> None:
    """Move a countdown unless it began in this round (NOIR-128); let the recovered act again (NOIR-126)."""
    who = course.character(number)
    if who.condition.health is Health.RECOVERING:
        change_health(course, number, Health.ACTING, "round")
    how = course.character(number).condition
    if how.mortal and how.fresh:
        change_condition(course, number, how.but(fresh=False), "round")
    elif how.mortal:
        course.tell(countdown(course.character(number), course.at))


def harm_end(course: Course) -> NextPhase:
    """End harm outside combat, whose last hit is worked out."""
    end_combat(course)
    return None


def end_combat(course: Course) -> None:
    """End a combat: recovered fighters act again, and everybody's condition is kept for its story."""
    combat = course.combat
    for one in combat.fighters:
        end_for(course, one.character)
    how = {one.character: course.character(one.character).condition for one in combat.fighters}
    ended = d.ContestEnded(
        contest=combat.id, turn=combat.turn, title=combat.title, conditions=how, harm=combat.harm
    )
    course.tell(ended)


def end_for(course: Course, number: str) -> None:
    """Let a recovered fighter act again (NOIR-126); a countdown counts from the next round on (NOIR-128)."""
    how = course.character(number).condition
    health = Health.ACTING if how.health is Health.RECOVERING else how.health
    change_condition(course, number, how.but(health=health, fresh=False), "round")


def _anybody_acts(course: Course) -> bool:
    people = [course.character(one.character) for one in course.combat.fighters]
    return any(who.condition.can_act or can_pay_grit(course.state, who) for who in people)
