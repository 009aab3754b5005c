"""Initiative: how it is rolled and changed, and who acts first (NOIR-90 to 92)."""

from collections.abc import Sequence

from rules.noir.base import action_effects, dice
from rules.noir.base.action_effects import InitiativeRank
from rules.noir.base.enums import Outcome
from rules.noir.base.modifiers import RollKind
from rules.noir.harm.ability_to_act import has_turn
from rules.noir.roll import checks
from rules.noir.sheet.roll_values import value_or_none
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_events as d
from rules.noir.state.contest_actions import Claims
from rules.noir.state.contests import Check, MeasuredBy
from rules.noir.state.context import Course


def initiative_check(
    course: Course, number: str, odds: int | None = None, circumstances: Sequence[int] = ()
) -> Check:
    """Return a character's roll for initial initiative (NOIR-90). Refused: `missing-input`, `bad-level`."""
    who, given = course.character(number), Claims(circumstances=tuple(circumstances))
    cast = checks.roll_part_for(course, who, "overview", given, odds, kind=RollKind.INITIATIVE)
    return Check(versus=MeasuredBy.TARGET, casts=(cast,))


def roll_late(course: Course, number: str, odds: int, circumstances: Sequence[int] = ()) -> None:
    """Roll a latecomer's initiative and keep open checks; with odds dice, the two highest count (NOIR-67)."""
    checks.pay_before(course, course.character(number), odds)
    running = course.combat.checks
    rolled = checks.roll_alone(course, initiative_check(course, number, odds, circumstances))
    cast = rolled.casts[0]
    assert cast.outcome is not None, "it was rolled"
    contest, turn = course.at
    course.tell(d.CheckDecided(contest=contest, turn=turn, number=len(running), check=rolled))
    course.tell(d.ChecksOpened(contest=contest, turn=turn, checks=running))
    set_initiative(course, number, action_effects.initial_initiative(cast.outcome, cast.dice), cast.outcome)


def set_initiative(course: Course, number: str, after: int, outcome: Outcome | None = None) -> None:
    """Set a fighter's initiative; emit no event if it does not change."""
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


def turn_order(course: Course, *, everybody: bool) -> list[str]:
    """Return the fighters in the order in which they act; 1T breaks complete ties (NOIR-92).

    `everybody` includes those who have no turn left. Without it,
    a throw breaks only a tie for first place.
    """
    waiting = [
        one.character for one in course.combat.fighters if everybody or has_turn(course, one.character)
    ]
    groups = action_effects.initiative_order([standing(course, number) for number in waiting])
    placed: list[str] = []
    for place, group in enumerate(groups):
        tied = [waiting[index] for index in group]
        placed += _by_throw(course, tied) if everybody or place == 0 else tied
    return placed


def standing(course: Course, number: str) -> InitiativeRank:
    """Return the numbers that decide a fighter's place in the order (NOIR-92)."""
    who = course.character(number)
    overview, alertness, reactions, luck = (
        value_or_none(who, id_, course.usual) for id_ in ("overview", "alertness", "reactions", "luck")
    )
    return InitiativeRank(course.fighter(number).initiative, overview, alertness, reactions, luck)


def _by_throw(course: Course, tied: list[str]) -> list[str]:
    """Return tied fighters in the order of their 1T; throw only if earlier throws do not decide."""
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
