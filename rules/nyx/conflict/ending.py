"""How a conflict ends early: a side gives up or breaks off, or the GM ends it (NYX-39, NYX-40)."""

from rules.core.refusal import Refused
from rules.core.seat import Seat, require_gm
from rules.nyx.base.enums import BreakOff, EndReason
from rules.nyx.conflict.declaration import require_declaring, require_side
from rules.nyx.conflict.resolve import end_conflict
from rules.nyx.state.contest_actions import BreakOffNow, GiveUp
from rules.nyx.state.context import ActionContext


def give_up(course: ActionContext, action: GiveUp, seat: Seat) -> None:
    """Give up. Refused: `not-your-side`, `side-passive`, `declarations-closed` outside a declaration."""
    side = course.conflict.side(action.side)
    require_side(course, side, seat)
    require_declaring(course)
    end_conflict(course, EndReason.GAVE_UP, course.conflict.other(side.number).number)


def break_off(course: ActionContext, action: BreakOffNow, seat: Seat) -> None:
    """Break off. Refused: as `give_up`, and `break-off-not-free` (NYX-39)."""
    side = course.conflict.side(action.side)
    require_side(course, side, seat)
    require_declaring(course)
    if side.break_off is not BreakOff.FREE:
        raise Refused("break-off-not-free", name=side.name)
    end_conflict(course, EndReason.BROKE_OFF, None, by=side.number)


def end_by_gm(course: ActionContext, seat: Seat) -> None:
    """End the conflict without a winner. Refused: `gm-only`."""
    require_gm(seat)
    end_conflict(course, EndReason.GM, None)
