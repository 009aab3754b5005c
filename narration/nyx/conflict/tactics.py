"""Tactics in words: whose tactic won, why the win counts or is void, and how it is used.

Places on the scale are seen from the side whose tactic it is (NYX-35). Rules: NYX-33 to 39.
"""

from narration.nyx.base import words
from narration.nyx.base.words import side_name
from narration.text.line import Line, line
from rules.nyx.base.enums import BonusKind, Sealed, SideNumber, Tactic
from rules.nyx.state.contest_events import RoundRolled, StoryJudged
from rules.nyx.state.contests import Bonus

_BEATS = {
    Tactic.DEFENSIVE: line("nyx-beats-defensive"),
    Tactic.WAITING: line("nyx-beats-waiting"),
    Tactic.OFFENSIVE: line("nyx-beats-offensive"),
}
_FITS = {
    Tactic.DEFENSIVE: "nyx-fits-defensive",
    Tactic.WAITING: "nyx-fits-waiting",
    Tactic.OFFENSIVE: "nyx-fits-offensive",
}
_VOID = {Tactic.DEFENSIVE: "nyx-void-defensive", Tactic.OFFENSIVE: "nyx-void-offensive"}


def tactic_of(event: RoundRolled, side: SideNumber) -> Tactic:
    """Return the tactic that a side picked; the round must be one between two active sides."""
    tactic = next(one.tactic for one in event.sides if one.side == side)
    assert tactic is not None, "a round between two active sides has two picks"
    return tactic


def is_void(event: RoundRolled) -> bool:
    """Return whether the winning tactic has no effect (NYX-35)."""
    return event.tactic_winner is not None and event.tactic_winner not in event.winners


def brief(event: RoundRolled) -> Line:
    """Return which tactic beat which, for a headline."""
    winner = event.tactic_winner
    if winner is None:
        return line("nyx-equal-brief", tactic=words.TACTICS[tactic_of(event, 1)])
    beats = _BEATS[tactic_of(event, winner)]
    return line("nyx-beats-void", beats=beats) if is_void(event) else beats


def verdict(event: RoundRolled) -> tuple[Line, ...]:
    """Return which tactic won, and why the win counts or does not (NYX-34, 35, 37)."""
    if len(event.sides) == 1:
        return ()
    winner = event.tactic_winner
    if winner is None:
        return line("nyx-equal", tactic=words.TACTICS[tactic_of(event, 1)]), _equal(event)
    tactic = tactic_of(event, winner)
    why = _VOID[tactic] if is_void(event) else _FITS[tactic]
    return line("nyx-sentence", text=_BEATS[tactic]), _because(why, event, winner)


def _equal(event: RoundRolled) -> Line:
    """Return which sides benefit from equal picks (NYX-37)."""
    tactic = tactic_of(event, 1)
    if len(event.winners) == 1:
        return _because(_FITS[tactic], event, event.winners[0])
    return line("nyx-both-waiting" if tactic is Tactic.WAITING else "nyx-both-level")


def _because(why: str, event: RoundRolled, side: SideNumber) -> Line:
    place = event.raw if side == 1 else -event.raw
    return line(why, name=side_name(words.side_names(event.names), side), place=place)


def bonus(chosen: Bonus | Sealed, name: Line) -> Line:
    """Return how a winner uses the win; if the choice is sealed, only that it was made."""
    if isinstance(chosen, Sealed):
        return line("nyx-bonus-chosen", name=name)
    if chosen.choice is BonusKind.STEPS:
        return line("nyx-bonus-steps", name=name)
    if chosen.choice is BonusKind.BREAK_OFF:
        return line("nyx-bonus-break-off", name=name)
    return line("nyx-bonus-story" if chosen.judged else "nyx-bonus-asked", name=name, text=chosen.text)


def judged(event: StoryJudged, name: Line) -> Line:
    """Return the GM's ruling on a narrative advantage (NYX-38)."""
    return line("nyx-story-allowed" if event.allowed else "nyx-story-refused", name=name, text=event.text)
