"""Exact chances: a distribution is whole weights over whole outcomes, so nothing is ever rounded.

Dice are counted, not thrown: what `decide` would do with each face is done with all of them.
"""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import cache
from operator import neg
from typing import Self


class Distribution:
    """How many of `whole` equally likely ways lead to each outcome, in rising order of outcomes."""

    __slots__ = ("ways", "whole")

    def __init__(self, ways: Mapping[int, int]) -> None:
        self.ways = {outcome: ways[outcome] for outcome in sorted(ways) if ways[outcome]}
        self.whole = sum(self.ways.values())

    @classmethod
    def of(cls, outcomes: Iterable[int]) -> Self:
        """Return what a throw with these equally likely outcomes gives."""
        ways: dict[int, int] = {}
        for outcome in outcomes:
            ways[outcome] = ways.get(outcome, 0) + 1
        return cls(ways)

    @classmethod
    def rising(cls, ways: dict[int, int], whole: int) -> Self:
        """Return the distribution of ways that stand in rising order and are all above 0; not looked at."""
        made = cls.__new__(cls)
        made.ways, made.whole = ways, whole
        return made

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Distribution) and self.chances() == other.chances()

    def __hash__(self) -> int:
        return hash(tuple(self.chances().items()))

    def chances(self) -> dict[int, Fraction]:
        """Return the chance of each outcome."""
        return {outcome: Fraction(number, self.whole) for outcome, number in self.ways.items()}

    def floats(self) -> dict[int, float]:
        """Return the chance of each outcome, as near as a float can say it."""
        whole = self.whole
        return {outcome: number / whole for outcome, number in self.ways.items()}

    def chance(self, wanted: Callable[[int], bool]) -> Fraction:
        """Return the chance of an outcome that is wanted."""
        return Fraction(sum(n for outcome, n in self.ways.items() if wanted(outcome)), self.whole)

    @property
    def mean(self) -> Fraction:
        return Fraction(sum(outcome * n for outcome, n in self.ways.items()), self.whole)

    def map(self, change: Callable[[int], int]) -> "Distribution":
        """Return what becomes of it when each outcome is read another way."""
        ways: dict[int, int] = {}
        for outcome, number in self.ways.items():
            read = change(outcome)
            ways[read] = ways.get(read, 0) + number
        return Distribution(ways)

    def plus(self, other: "Distribution") -> "Distribution":
        """Return the sum of two that know nothing of each other."""
        ways: dict[int, int] = {}
        for mine, number in self.ways.items():
            for theirs, more in other.ways.items():
                total = mine + theirs
                ways[total] = ways.get(total, 0) + number * more
        return Distribution(ways)

    def minus(self, other: "Distribution") -> "Distribution":
        """Return the margin over another."""
        return self.plus(other.map(neg))


@cache
def ranks(faces: int, dice: int) -> tuple[int, ...]:
    """Return in how many ways each face, in rising order, is the highest of some dice.

    Backwards it is the lowest.
    """
    return tuple(int((rank + 1) ** dice - rank**dice) for rank in range(faces))
