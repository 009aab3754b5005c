"""Outcomes of rolls: against 20 and against other rolls (NOIR-20 to 23)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rules.core.refusal import Refused
from rules.noir.base import dice
from rules.noir.base.enums import Outcome

#: Every roll without an opponent must reach this (NOIR-20).
TARGET = 20
#: Indexed by whether the base dice are a pair, then by whether the roll was won (NOIR-23).
GRADES = (
    (Outcome.FAILURE, Outcome.SUCCESS),
    (Outcome.EXCEPTIONAL_FAILURE, Outcome.EXCEPTIONAL_SUCCESS),
)


def outcome(won: bool, faces: Sequence[int]) -> Outcome:
    """Return the grade of a won or lost roll: a pair of base dice makes it exceptional (NOIR-23)."""
    return GRADES[dice.exceptional(faces)][won]


def roll_total(faces: Sequence[int], value: int, modifier: int) -> int:
    """Return the sum of dice, value and modifiers; it may be below 0 (NOIR-20)."""
    return dice.total(faces) + value + modifier


def is_enough(total: int) -> bool:
    """Tell whether a total succeeds without an opponent: 20 is enough (NOIR-20)."""
    return total >= TARGET


def against_target(faces: Sequence[int], value: int, modifier: int) -> Outcome:
    """Return the outcome of a roll without an opponent (NOIR-20)."""
    return outcome(is_enough(roll_total(faces, value, modifier)), faces)


class ComparableResult(NamedTuple):
    """What is compared in an opposed roll, in this order (NOIR-21, NOIR-22)."""

    total: int
    #: The plain value of the ability or attribute, without any modifier.
    value: int
    highest: int


def comparable_result(faces: Sequence[int], value: int, modifier: int) -> ComparableResult:
    """Return the parts of a roll that are compared with other rolls (NOIR-21, NOIR-22)."""
    return ComparableResult(roll_total(faces, value, modifier), value, dice.highest(faces))


def winner(sides: Sequence[ComparableResult], ties: Callable[[int], Sequence[int]]) -> int:
    """Return the place of the winning side, counted from 0 (NOIR-21, NOIR-22).

    `ties(n)` throws one die for each of the n sides that are still equal, in the order of the sides, and is
    called again while the best are equal. These dice neither explode nor block (NOIR-16).
    Refused: `bad-count` for fewer than two sides, or for a wrong number of dice.
    """
    if len(sides) < 2:
        raise Refused("bad-count", have=len(sides), need=2)
    left = _best(range(len(sides)), sides)
    while len(left) > 1:
        thrown = ties(len(left))
        if len(thrown) != len(left):
            raise Refused("bad-count", have=len(thrown), need=len(left))
        left = [left[place] for place in _best(range(len(left)), thrown)]
    return left[0]


def _best(places: Sequence[int], marks: Sequence[ComparableResult] | Sequence[int]) -> list[int]:
    """Return the places that share the best result."""
    most = max(marks)
    return [place for place in places if marks[place] == most]
