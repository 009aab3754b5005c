"""Rolls of Noir: against a difficulty and against others (NOIR-20 to 23)."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rules.core.refusal import Refused
from rules.noir.base import dice
from rules.noir.base.enums import Outcome

#: A difficulty is never another number (NOIR-20).
TARGET = 20
#: By whether the base dice are a pair, then whether the roll was won (NOIR-23).
GRADES = (
    (Outcome.FAILURE, Outcome.SUCCESS),
    (Outcome.EXCEPTIONAL_FAILURE, Outcome.EXCEPTIONAL_SUCCESS),
)


def outcome(won: bool, faces: Sequence[int]) -> Outcome:
    """Return the grade of a roll that was won or lost: a pair of base dice is exceptional (NOIR-23)."""
    return GRADES[dice.exceptional(faces)][won]


def roll_total(faces: Sequence[int], value: int, modifier: int) -> int:
    """Return the dice with the value and the sum of modifiers; it may be below 0 (NOIR-20)."""
    return dice.total(faces) + value + modifier


def against_target(faces: Sequence[int], value: int, modifier: int) -> Outcome:
    """Return how a roll without an opponent went: 20 is enough (NOIR-20)."""
    return outcome(roll_total(faces, value, modifier) >= TARGET, faces)


class ComparableResult(NamedTuple):
    """What counts of a side in an opposed roll, in this order (NOIR-21, NOIR-22)."""

    total: int
    #: The plain value of the ability or attribute, without any modifier.
    value: int
    highest: int


def comparable_result(faces: Sequence[int], value: int, modifier: int) -> ComparableResult:
    """Return what counts of a side's roll when it is compared with others (NOIR-21, NOIR-22)."""
    return ComparableResult(roll_total(faces, value, modifier), value, dice.highest(faces))


def winner(sides: Sequence[ComparableResult], ties: Callable[[int], Sequence[int]]) -> int:
    """Return the place of the side that wins, counted from 0 (NOIR-21, NOIR-22).

    `ties(n)` throws one die for each of the n sides that are still equal, in the order of the sides; it is
    asked again while the best are equal. Such a die neither explodes nor blocks (NOIR-16).
    Refused: `bad-count` for fewer than two sides, or for another number of dice.
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
    """Return the places that share the highest mark."""
    most = max(marks)
    return [place for place in places if marks[place] == most]
