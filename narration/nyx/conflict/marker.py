"""The marker's path through a round, with the whole sum, and the steps past an end of the scale.

Positions are seen from side 1, as on the scale. Rules: NYX-25 to 28, 30, 36, 37, 43.
"""

from narration.nyx.base import words
from narration.nyx.base.words import Names, side_name
from narration.nyx.conflict.tactics import tactic_of
from narration.text.line import Line, line
from rules.nyx.base.enums import Tactic
from rules.nyx.base.scale import clamp
from rules.nyx.state.contest_events import MarkerMoved, RoundRolled


def rolled(event: RoundRolled) -> Line:
    """Return the marker's path from the roll alone: `+4 −5 = −1` (NYX-25, NYX-26)."""
    if event.shift or _pushes(event):
        return line("nyx-equals-signed", sum=_summands(event), total=event.raw)
    return line("nyx-way-still", sum=_summands(event))


def _summands(event: RoundRolled) -> Line:
    total = line("nyx-signed", number=event.start)
    for number in _pushes(event):
        total = words.with_summand(total, number)
    return words.with_summand(total, event.shift, line("nyx-situation")) if event.shift else total


def _pushes(event: RoundRolled) -> list[int]:
    """Return how many steps each roll moves the marker, above 0 in favour of side 1.

    If both sides rolled, a roll without effect is omitted.
    """
    if len(event.sides) == 1:
        return [event.sides[0].roll.steps]
    pushes = [side.roll.effect if side.side == 1 else -side.roll.effect for side in event.sides]
    return [push for push in pushes if push]


def settled(event: RoundRolled, moved: MarkerMoved, *, both: bool) -> Line:
    """Return the whole path with the tactic's steps: `+4 −5 = −1, Waiting +3 → +2` (NYX-36, NYX-37)."""
    way = rolled(event)
    if moved.net:
        way = _with_bonus(way, moved, tactic_of(event, 1 if moved.net > 0 else 2))
    elif both:
        way = line("nyx-way-both", way=way)
    elif moved.raw == moved.movement.marker:
        return line("nyx-equals-final", sum=_summands(event), total=moved.raw)
    return line("nyx-way-end", way=way, marker=moved.movement.marker)


def _with_bonus(way: Line, moved: MarkerMoved, tactic: Tactic) -> Line:
    if tactic is Tactic.WAITING:
        return _with_waiting(way, moved)
    way = line("nyx-way-bonus", way=way, tactic=words.TACTICS[tactic], number=moved.net)
    place = moved.raw + moved.net
    inside = place == moved.movement.marker
    return way if inside else line("nyx-equals-signed", sum=way, total=place)


def _with_waiting(way: Line, moved: MarkerMoved) -> Line:
    """Return the path with the steps of Waiting.

    They start at the end of the scale if the roll went past it, and never go past an end (D-28).
    """
    start = clamp(moved.raw, moved.length)
    number = moved.movement.marker - start
    if start != moved.raw and number:  # without a step of Waiting, the end of the path says where it stops
        way = line("nyx-way-stops", way=way, place=start)
    way = line("nyx-way-bonus", way=way, tactic=words.TACTICS[Tactic.WAITING], number=number)
    return way if number in {0, moved.net} else line("nyx-way-no-room", way=way, number=moved.net)


def moved_alone(moved: MarkerMoved) -> Line:
    """Return the path as far as this single event knows it."""
    way = line("nyx-signed", number=moved.start)
    if moved.raw != moved.movement.marker:
        way = line("nyx-way-rolled", way=way, place=moved.raw)
    if moved.net:
        way = line("nyx-way-bonus", way=way, tactic=line("nyx-bonus"), number=moved.net)
    return line("nyx-way-end", way=way, marker=moved.movement.marker)


def overflow(moved: MarkerMoved, names: Names) -> tuple[Line, ...]:
    """Return the steps past an end and their effect: a penalty, or the conflict's end (NYX-27, NYX-28)."""
    over = _over(moved)
    if not over:
        return ()
    if moved.harmed is None:
        return (line("nyx-overflow-goal", steps=over),)
    return (line("nyx-overflow", steps=over, name=side_name(names, moved.harmed)),)


def penalty_due(moved: MarkerMoved, names: Names) -> tuple[Line, ...]:
    """Return who must choose a penalty, and its size (NYX-28, NYX-43)."""
    if moved.harmed is None:
        return ()
    return (line("nyx-penalty-due", name=side_name(names, moved.harmed), effect=_over(moved)),)


def _over(moved: MarkerMoved) -> int:
    return max(moved.movement.over1, moved.movement.over2)
