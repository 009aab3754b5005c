"""The moments that Nyx tells: openings, settled rounds, penalties, ends, and rolls outside conflicts."""

from collections.abc import Iterator, Sequence

from narration.nyx.telling import conflict_claims as conflicts
from narration.nyx.telling.conflict_claims import Sides
from narration.nyx.telling.roll_claims import alone, opposed
from narration.telling.game_telling import KnownStates
from narration.telling.situation import Moment
from rules.core.model_base import Event
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contest_events import (
    ConflictEnded,
    ConflictOpened,
    MarkerMoved,
    OpposedRolled,
    PenaltyTaken,
    RoundRolled,
)
from rules.nyx.state.events import RolledAlone

#: The kinds of events that can lead to a sentence.
TOLD = (RolledAlone, ConflictOpened, OpposedRolled, MarkerMoved, PenaltyTaken, ConflictEnded)


def nyx_moments(states: KnownStates, events: Sequence[Event], new: int) -> Iterator[Moment]:
    """Yield the moments in the last `new` events; the events before them belong to the same turn.

    A round is told once the marker has moved. If the conflict ends, that is told instead of what the last
    round changed and cost.
    """
    fresh = events[len(events) - new :]
    ends = any(isinstance(event, ConflictEnded) for event in fresh)
    for event in fresh:
        match event:
            case RolledAlone():
                yield from alone(event)
            case ConflictOpened():
                yield conflicts.opening(Sides(states.after, event.conflict), event)
            case OpposedRolled():
                yield opposed(_sides(states.after, event), event)
            case MarkerMoved():
                yield from _round(states, events, event, ends=ends)
            case PenaltyTaken() if not ends:
                yield conflicts.penalty(_sides(states.after, event), event)
            case ConflictEnded(simple=False):
                yield conflicts.ending(_sides(states.after, event), event)
            case _:
                pass


def _round(
    states: KnownStates, events: Sequence[Event], moved: MarkerMoved, *, ends: bool
) -> Iterator[Moment]:
    """Yield the moments of a settled round: how it came about, what it changed, and what decided it.

    The change is omitted if the conflict ends. What decided the round is omitted if a penalty follows.
    """
    rolled = next((event for event in events if isinstance(event, RoundRolled)), None)
    if rolled is None:
        return
    sides, past = _sides(states.after, moved), states.before.contests[moved.contest].past
    last = past[-1] if past else None
    yield conflicts.meeting(sides, moved, rolled, past)
    if not ends:
        yield conflicts.turning(sides, moved, rolled, last)
    if moved.harmed is None:
        yield conflicts.price(sides, moved, rolled, events, last)


def _sides(state: NyxState, event: Event) -> Sides:
    return Sides(state, state.contests[event.contest])
