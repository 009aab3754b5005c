"""Taking a penalty: fatigue, or damage (NYX-43 to 46)."""

from rules import names
from rules.campaign.model import controls
from rules.nyx.course import Course
from rules.nyx.declare import require_side
from rules.nyx.moves import TakePenalty
from rules.nyx.penalty import penalty
from rules.nyx.reveal import check
from rules.nyx.terms import Phase
from rules.refusal import Refused
from rules.seat import Seat


def take_penalty(course: Course, action: TakePenalty, seat: Seat) -> None:
    """Turn the overflow into fatigue, or into one damage aspect (NYX-43 to 45).

    Refused: `not-your-side`, `no-penalty-due`, `not-your-character` when another of the side was
    harmed (D-16), and `name-empty` for damage without a name.
    """
    conflict = course.conflict
    side = conflict.side(action.side)
    require_side(course, side, seat)
    due = conflict.round
    if (
        conflict.phase is not Phase.PENALTY
        or due is None
        or due.movement is None
        or due.harmed != side.number
    ):
        raise Refused("no-penalty-due", name=side.name)
    harmed = course.character(side.number)
    if not controls(seat, harmed):
        raise Refused("not-your-character", name=harmed.name)
    course.tell(penalty(course, side.number, damage=names.name(action.name) if action.damage else ""))
    check(course)
