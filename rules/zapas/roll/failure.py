"""What follows a failed roll: a condition, a twist, both or neither (ZAP-18)."""

from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.zapas.sheet.conditions import give_condition
from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from rules.zapas.state.actions import GiveCondition
from rules.zapas.state.contests import Roll
from rules.zapas.state.context import ActionContext


def follow(course: ActionContext, action: m.Follow, seat: Seat) -> None:
    """Give a condition, tell a twist, or end the matter. A twist is told once, and not after the end.

    Refused: `gm-only`, `stale-button` where no failure waits for this answer, as `give_condition`, codes of
    texts.
    """
    require_gm(seat)
    roll = course.state.contests.get(action.contest)
    if not isinstance(roll, Roll) or roll.success is not False:
        raise Refused("stale-button")
    if action.condition:
        given = GiveCondition(character=roll.character, label=action.condition)
        contest, turn = course.at
        course.tell(give_condition(course.state, given, seat).but(contest=contest, turn=turn))
    if action.twist or not action.condition:
        _tell(course, roll, action.twist)


def _tell(course: ActionContext, roll: Roll, twist: str) -> None:
    if roll.followed:
        raise Refused("stale-button")
    contest, turn = course.at
    course.tell(d.Followed(contest=contest, turn=turn, twist=names.sentence(twist) if twist else ""))
