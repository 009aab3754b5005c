"""What somebody tells of how a combat or a social conflict ended. It changes no numbers."""

from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state.campaign_state import NoirState
from rules.noir.state.contests import Contest, Test
from rules.noir.state.context import Course
from rules.noir.view import characters_in


def tell_end(course: Course, action: m.TellEnd, seat: Seat) -> None:
    """Tell how a combat or social conflict ended. Refused: as `teller_of`, and `text-empty`."""
    contest, by = teller_of(course.state, action.contest, seat)
    text = names.sentence(action.text)
    course.tell(d.EndTold(contest=contest.id, turn=contest.turn, by=by, text=text))


def teller_of(state: NoirState, number: str, seat: Seat) -> tuple[Contest, str]:
    """Return a contest that is over, and the character who tells it; the name is empty for the GM.

    Refused: `unknown-id-contest`, `stale-button` for a roll, `wrong-state-phase` while it is open,
    `not-narrator` for somebody without a character in it.
    """
    contest: Contest | None = state.contests.get(number)
    if contest is None:
        raise Refused("unknown-id-contest")
    if isinstance(contest, Test):
        raise Refused("stale-button")
    if contest.is_open:
        raise Refused("wrong-state-phase", title=contest.title)
    people = [state.characters[one] for one in characters_in(contest)]
    own = next((who.name for who in people if seat.id and who.seat == seat.id), "")
    if not own and not seat.is_gm:
        raise Refused("not-narrator")
    return contest, own
