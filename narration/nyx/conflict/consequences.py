"""What a round leads to: penalties, the narrator's account, and the end of the conflict.

Rules: NYX-20, 40 to 45.
"""

from collections.abc import Mapping

from narration.nyx.base import words
from narration.nyx.base.words import Names, other_side_name, side_name
from narration.text.line import Field, Line, line
from rules.nyx.base.enums import EndReason, SideNumber
from rules.nyx.state.contest_events import ConflictEnded, PenaltyTaken, RoundTold
from rules.nyx.state.contests import Outcome

_WON = {
    EndReason.GAVE_UP: "nyx-end-gave-up",
    EndReason.OUT: "nyx-end-out",
    EndReason.GOAL: "nyx-end-goal",
    EndReason.DECIDED: "nyx-end-decided",
}
_NOBODY = {
    EndReason.BROKE_OFF: "nyx-end-broke-off",
    EndReason.DECIDED: "nyx-end-undecided",
    EndReason.GM: "nyx-end-gm",
}


def penalty(event: PenaltyTaken, name: Line) -> tuple[Line, ...]:
    """Return what a penalty did, and what a mob lost in addition or instead (NYX-42, NYX-43)."""
    if not event.drop:
        return (_penalty(event, name),)
    if not (event.damage or event.fatigue):
        return (line("nyx-penalty-drop-alone", name=name, effect=event.effect, drop=event.drop),)
    return _penalty(event, name), line("nyx-penalty-drop", name=name, drop=event.drop)


def _penalty(event: PenaltyTaken, name: Line) -> Line:
    """Return the penalty taken; fatigue stops when the attribute reaches 0 (D-33)."""
    if event.damage:
        return line("nyx-penalty-damage", name=name, damage=event.damage, effect=event.effect)
    id_ = "nyx-penalty-fatigue" if event.fatigue == event.effect else "nyx-penalty-fatigue-cut"
    attribute = words.ATTRIBUTES[event.attribute]
    return line(id_, name=name, attribute=attribute, fatigue=event.fatigue, effect=event.effect)


def narrator(number: int, names: Names) -> Line:
    """Return who narrates the round: a side, or 0 for the GM (NYX-41)."""
    if number == 0:
        return line("nyx-narrator-gm")
    return line("nyx-narrator", name=names[number - 1])


def account(event: RoundTold) -> Line:
    """Return what a narrator told; the event's `by` is empty for the GM."""
    if not event.by:
        return line("nyx-account-gm", text=event.text)
    return line("nyx-account", name=event.by, text=event.text)


def end(outcome: Outcome, names: Names) -> Line:
    """Return why the conflict is over and who reaches the goal (NYX-40), as a phrase without a full stop."""
    if outcome.winner is not None:
        winner, loser = side_name(names, outcome.winner), other_side_name(names, outcome.winner)
        return line(_WON[outcome.reason], name=winner, loser=loser)
    if outcome.reason is EndReason.BROKE_OFF and outcome.by is not None:
        return line("nyx-end-broke-off-by", name=side_name(names, outcome.by))
    return line(_NOBODY[outcome.reason])


def ended(outcome: Outcome, names: Names, goals: Mapping[SideNumber, str]) -> tuple[Line, ...]:
    """Return the end as a sentence, and the winner's goal if it was given in words."""
    how = line("nyx-sentence", text=end(outcome, names))
    goal = goals[outcome.winner] if outcome.winner is not None else ""
    return (how, line("nyx-goal-reached", goal=goal)) if goal else (how,)


def end_field(event: ConflictEnded, names: Names) -> Field:
    """Return the end as the last field of a story."""
    goals: dict[SideNumber, str] = {1: event.goals[0], 2: event.goals[1]}
    return Field(line("nyx-the-end"), ended(event.outcome, names, goals))
