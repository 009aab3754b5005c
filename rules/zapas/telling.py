"""What somebody tells of a roll or a duel that is over, in their own words (ZAP-12, ZAP-53)."""

from rules.contract.ownership import acts_for
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contests import Contest, Duel, DuelPhase, Roll, RollPhase
from rules.zapas.state.context import ActionContext

#: The phases in which there is something to tell.
TOLD = frozenset({RollPhase.SETTLED, DuelPhase.SETTLED, DuelPhase.CONCEDED})


def may_be_told(contest: Contest | None) -> bool:
    """Return whether a contest is a roll or a duel that came to an end."""
    return isinstance(contest, Roll | Duel) and contest.phase in TOLD


def teller_of(state: ZapasState, number: str, seat: Seat) -> str:
    """Return who tells a roll or a duel: a player's character in it; empty for the GM.

    Refused: `stale-button` where there is nothing to tell, `not-your-character`.
    """
    contest = state.contests.get(number)
    if not isinstance(contest, Roll | Duel) or not may_be_told(contest):
        raise Refused("stale-button")
    people = [state.characters[one] for one in _characters(contest)]
    own = next((one for one in people if one.seat == seat.id), None)
    if own is None and not any(acts_for(seat, one) for one in people):
        raise Refused("not-your-character", name=people[0].name)
    return own.name if own else ""


def tell(course: ActionContext, action: m.Tell, seat: Seat) -> None:
    """Tell a roll or a duel. Who: the players with a character in it, the GM; `by` is that character.

    Refused: as `teller_of`, and codes of texts.
    """
    by = teller_of(course.state, action.contest, seat)
    number, turn = course.at
    course.tell(d.ContestTold(contest=number, turn=turn, by=by, text=names.sentence(action.text)))


def _characters(contest: Roll | Duel) -> tuple[str, ...]:
    if isinstance(contest, Roll):
        return (contest.character,)
    return tuple(side.character for side in contest.sides)
