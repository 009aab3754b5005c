"""First aid: a medic's roll closes or reopens wounds, in a combat or outside one (NOIR-129)."""

from rules.noir.harm import daze_and_wounds
from rules.noir.harm.conditions import change_condition
from rules.noir.state import combat_events as cd
from rules.noir.state.contests import RollPart
from rules.noir.state.context import Course


def stabilise(course: Course, patient: str, cast: RollPart) -> None:
    """Close or reopen wounds as a roll decided; closing the last one saves a dying patient (NOIR-129)."""
    who = course.character(patient)
    how = who.condition
    assert cast.outcome is not None, "only a decided roll is applied"
    if not how.open_wounds:
        return  # another medic has closed the last one
    left, closed = daze_and_wounds.stabilised(how.open_wounds, how.stabilised, cast.outcome, cast.dice)
    contest, turn = course.at
    course.tell(
        cd.WoundsStabilised(
            contest=contest,
            turn=turn,
            character=who.id,
            name=who.name,
            medic=cast.name,
            outcome=cast.outcome,
            change=how.open_wounds - left,
            open_wounds=left,
            stabilised=closed,
        )
    )
    if not left and how.mortal:
        saved = course.character(patient).condition.but(mortal=0, fresh=False, saved=True)
        change_condition(course, patient, saved, "stabilised")
