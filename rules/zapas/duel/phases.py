"""The phases of a duel, and the check that a seat acts for a side (SM-4)."""

from rules.contract.ownership import acts_for
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.zapas.state import contest_events as d
from rules.zapas.state.contests import DuelPhase, Side
from rules.zapas.state.context import ActionContext


def require_phase(course: ActionContext, *phases: DuelPhase) -> None:
    """Refuse `wrong-state-duel` unless the duel is in one of these phases."""
    if course.duel.phase not in phases:
        raise Refused("wrong-state-duel", title=course.duel.title)


def find_side(course: ActionContext, side: int, seat: Seat) -> Side:
    """Return a side that the seat acts for. Refused: `not-found`, `not-your-character`."""
    if side not in {0, 1}:
        raise Refused("not-found")
    found = course.duel.sides[side]
    if not acts_for(seat, course.state.characters[found.character]):
        raise Refused("not-your-character", name=found.name)
    return found


def enter_phase(course: ActionContext, phase: DuelPhase) -> None:
    """Move the duel to another phase. The challenger bids first."""
    contest, turn = course.at
    course.tell(d.DuelWent(contest=contest, turn=turn, phase=phase))
