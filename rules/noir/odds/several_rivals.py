"""Chances of a roll against several others: to be the best of all, or to beat at least one.

Both walk through everybody's sums in parallel, as `roll_odds.versus` does for two. All sums above `LAST` are
one result; less than one roll in 10**12 has one (NOIR-21, NOIR-22, NOIR-101).
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import prod
from typing import NamedTuple

from rules.noir.base.roll_outcomes import ComparableResult, is_enough
from rules.noir.odds.counting import WHOLE, out_of, sums
from rules.noir.odds.roll_odds import Side

#: The result of everybody whose dice add up to more than `LAST`: it is above all others.
BEYOND = ComparableResult(WHOLE, WHOLE, WHOLE)


class Rival(NamedTuple):
    """A rival's side of a roll, and the points paid so far before the roll."""

    side: Side
    points: int = 0


class _Place(NamedTuple):
    """A possible result, its ways, and for each rival the ways to be below it and level with it."""

    result: ComparableResult
    ways: int
    below: tuple[int, ...]
    level: tuple[int, ...]


def best_of(own: Side, others: Sequence[Rival], points: int = 0) -> Fraction:
    """Return the chance that `own` beats all others; 1T breaks a complete tie (NOIR-22)."""
    found = [0] * (1 + len(others))
    for _, ways, below, level in _places(own, others, points):
        for many, chance in enumerate(_level_with(below, level)):
            found[many] += ways * chance
    shared = sum((Fraction(chance, 1 + many) for many, chance in enumerate(found)), Fraction())
    return shared / (out_of(points) * prod(out_of(other.points) for other in others))


def any_of(own: Side, others: Sequence[Rival], points: int = 0, *, by_target: bool = False) -> Fraction:
    """Return the chance that `own` beats at least one of the others (NOIR-101).

    Each is an opposed roll of its own. `by_target`: somebody does not defend, so that 20 is enough too
    (NOIR-102).
    """
    whole = [out_of(other.points) for other in others]
    lost = 0
    for result, ways, below, level in _places(own, others, points):
        if not (by_target and is_enough(result.total)):
            every = zip(whole, below, level, strict=True)
            lost += ways * prod(2 * (all_ - under) - even for all_, under, even in every)
    return 1 - Fraction(lost, out_of(points) * prod(2 * all_ for all_ in whole))


def _level_with(below: Sequence[int], level: Sequence[int]) -> list[int]:
    """Return in how many ways nobody is above and 0, 1, 2 and more rivals are level."""
    found = [1]
    for under, even in zip(below, level, strict=True):
        found = [here * under + less * even for here, less in zip([*found, 0], [0, *found], strict=True)]
    return found


def _places(own: Side, others: Sequence[Rival], points: int) -> Iterator[_Place]:
    results = [_results(other.side, other.points) for other in others]
    at, below = [0] * len(others), [0] * len(others)
    for result, ways in _results(own, points):
        level = [0] * len(others)
        for number, theirs in enumerate(results):
            while at[number] < len(theirs) and theirs[at[number]][0] < result:
                below[number] += theirs[at[number]][1]
                at[number] += 1
            if at[number] < len(theirs) and theirs[at[number]][0] == result:
                level[number] = theirs[at[number]][1]
        yield _Place(result, ways, tuple(below), tuple(level))


def _results(side: Side, points: int) -> list[tuple[ComparableResult, int]]:
    """Return a side's possible results in rising order, with their ways."""
    results = [
        (ComparableResult(side.added + total, side.value, top), ways) for total, top, ways in sums(points)
    ]
    return [*results, (BEYOND, out_of(points) - sum(ways for _, ways in results))]
