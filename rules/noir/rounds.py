"""Rounds and turns: who is next, recovery first, countdowns at the end (NOIR-90 to 93, 126, 128)."""

from rules.noir import checks, combat_table, dice, injury
from rules.noir import combat_deeds as cd
from rules.noir import deeds as d
from rules.noir.able import can_act, can_grit, has_turn
from rules.noir.care import countdown
from rules.noir.claims import items
from rules.noir.combat_table import Standing
from rules.noir.contests import Check, Phase, Versus
from rules.noir.course import Course
from rules.noir.model import Condition
from rules.noir.modifiers import RollKind
from rules.noir.moves import NOTHING
from rules.noir.terms import Health, Outcome
from rules.noir.values import or_none

Next = Phase | None


def initiative_rolls(course: Course) -> Next:
    """Wait until everybody has rolled initiative, in parallel (NOIR-90)."""
    done = [_rolled(course, number) for number in range(len(course.combat.checks))]
    return Phase.ROUND_START if all(done) else None


def _rolled(course: Course, number: int) -> bool:
    if course.combat.checks[number].decided:
        return True
    if not checks.progress(course, number):
        return False
    (cast,) = course.combat.checks[number].casts
    assert cast.outcome is not None
    set_initiative(course, cast.character, combat_table.initial_initiative(cast.outcome, cast.dice))
    return True


def initiative_check(course: Course, number: str, odds: int | None = None) -> Check:
    """Return somebody's roll for initial initiative (NOIR-90). Refused: `missing-input`."""
    who = course.character(number)
    counted = items(who, "overview", NOTHING, course.usual, kind=RollKind.INITIATIVE)
    return Check(versus=Versus.TARGET, casts=(checks.cast_for(course, who, "overview", counted, odds),))


def set_initiative(course: Course, number: str, after: int, outcome: Outcome | None = None) -> None:
    """Change somebody's initiative, if it changes."""
    fighter = course.fighter(number)
    if fighter.initiative == after:
        return
    contest, turn = course.at
    course.tell(
        cd.InitiativeSet(
            contest=contest,
            turn=turn,
            character=number,
            name=fighter.name,
            before=fighter.initiative,
            after=after,
            outcome=outcome,
        )
    )


def round_start(course: Course) -> Next:
    """Begin the next round."""
    order = () if course.usual.order_live else tuple(_ranked(course, everybody=True))
    course.tell(cd.RoundBegan(contest=course.combat.id, turn=course.combat.turn + 1, order=order))
    return Phase.PICK_ACTOR


def pick_actor(course: Course) -> Next:
    """Give the turn to whoever is next (NOIR-92)."""
    ranked = course.combat.order or _ranked(course, everybody=False)
    known = {one.character for one in course.combat.fighters}
    late = [one.character for one in course.combat.fighters if one.character not in ranked]
    left = (one for one in (*ranked, *late) if one in known)
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


def _ranked(course: Course, *, everybody: bool) -> list[str]:
    """Return those who have a turn, first to act first; 1T decides where all else is equal (NOIR-92).

    A tie further down is thrown for only when `everybody` must have a place.
    """
    waiting = [
        one.character for one in course.combat.fighters if everybody or has_turn(course, one.character)
    ]
    groups = combat_table.order([standing(course, number) for number in waiting])
    ranked: list[str] = []
    for place, group in enumerate(groups):
        tied = [waiting[index] for index in group]
        ranked += _by_throw(course, tied) if everybody or place == 0 else tied
    return ranked


def standing(course: Course, number: str) -> Standing:
    """Return what decides somebody's place in the order (NOIR-92)."""
    who = course.character(number)
    overview, alertness, reactions, luck = (
        or_none(who, id_, course.usual) for id_ in ("overview", "alertness", "reactions", "luck")
    )
    return Standing(course.fighter(number).initiative, overview, alertness, reactions, luck)


def _by_throw(course: Course, tied: list[str]) -> list[str]:
    """Return equals in an order that 1T gives; one that all of them have thrown for already stays."""
    places = [course.fighter(number).tie for number in tied]
    if len(tied) > 1 and (0 in places or len(set(places)) < len(tied)):
        places = dice.ranked(course.dice, len(tied))
        contest, turn = course.at
        course.tell(
            cd.TiesThrown(
                contest=contest,
                turn=turn,
                characters=tuple(tied),
                names=tuple(course.fighter(number).name for number in tied),
                places=tuple(places),
            )
        )
    return [number for _, number in sorted(zip(places, tied, strict=True), reverse=True)]


# ------------------------------------------------------------------------------------------ a turn


def turn_start(course: Course) -> Next:
    """Let a dazed person try to come round, then see who can act or could buy to (NOIR-63, NOIR-126)."""
    actor = course.combat.actor
    dazed = course.character(actor).condition.health is Health.DAZED
    if not dazed and any(not check.decided for check in course.combat.checks):
        drop_roll(course)
    if not course.combat.checks and dazed:
        _open_recovery(course)
    if course.combat.checks and not _recovered(course):
        return None
    if can_act(course, actor):
        return Phase.DECLARE_ACTION
    return None if can_grit(course.state, course.character(actor)) else Phase.TURN_END


def _open_recovery(course: Course) -> None:
    who = course.character(course.combat.actor)
    counted = items(who, "endurance", NOTHING, course.usual, kind=RollKind.RECOVERY)
    cast = checks.cast_for(course, who, "endurance", counted, None)
    contest, turn = course.at
    check = Check(versus=Versus.TARGET, casts=(cast,))
    course.tell(d.ChecksOpened(contest=contest, turn=turn, checks=(check,)))


def drop_roll(course: Course) -> None:
    """Let go of a roll that the GM's word about somebody has made needless (NQ-60)."""
    contest, turn = course.at
    course.tell(d.ChecksOpened(contest=contest, turn=turn, checks=()))


def _recovered(course: Course) -> bool:
    """Take the recovery roll as far as it goes; once it is decided, so is how the person is."""
    if course.combat.checks[0].decided:
        return True
    if not checks.progress(course, 0):
        return False
    (cast,) = course.combat.checks[0].casts
    assert cast.outcome is not None
    now = course.fighter(cast.character).initiative
    change_health(course, cast.character, injury.after_recovery(cast.outcome), "recovery")
    after = injury.initiative_after_recovery(cast.outcome, now, cast.dice)
    set_initiative(course, cast.character, after, cast.outcome)
    return True


def change_health(course: Course, number: str, health: Health, cause: cd.Cause) -> None:
    """Change somebody's health, if it changes."""
    who = course.character(number)
    change_condition(course, number, who.condition.but(health=health), cause)


def change_condition(course: Course, number: str, after: Condition, cause: cd.Cause) -> None:
    """Change somebody's condition, if it changes."""
    who = course.character(number)
    if who.condition == after:
        return
    contest, turn = course.at
    course.tell(
        cd.ConditionChanged(
            contest=contest,
            turn=turn,
            character=number,
            name=who.name,
            cause=cause,
            before=who.condition,
            after=after,
        )
    )


def turn_end(course: Course) -> Next:
    """End the turn of whoever had it."""
    actor = course.combat.actor
    fighter = course.combat.fighter(actor)
    if fighter is not None:
        contest, turn = course.at
        course.tell(cd.TurnEnded(contest=contest, turn=turn, character=actor, name=fighter.name))
    return Phase.PICK_ACTOR


def round_end(course: Course) -> Next:
    """End the round; wait for the GM where nobody is left who could act in the next one."""
    contest, turn = course.at
    for one in course.combat.fighters:
        _end_round_for(course, one.character)
    course.tell(cd.RoundEnded(contest=contest, turn=turn))
    return Phase.ROUND_START if _anybody_acts(course) else None


def _end_round_for(course: Course, number: str) -> None:
    """Count down from the round after the fatal one (NOIR-128), and let who came round act again."""
    who = course.character(number)
    if who.condition.health is Health.RECOVERING:
        change_health(course, number, Health.ACTING, "round")
    how = course.character(number).condition
    if how.mortal and how.fresh:
        change_condition(course, number, how.but(fresh=False), "round")
    elif how.mortal:
        course.tell(countdown(course.character(number), course.at))


def _anybody_acts(course: Course) -> bool:
    people = [course.character(one.character) for one in course.combat.fighters]
    return any(who.condition.can_act or can_grit(course.state, who) for who in people)
