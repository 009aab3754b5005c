"""Exact chances: a distribution has integer weights over integer outcomes, so nothing is rounded.

Dice are counted, not rolled: the function that `decide` uses for one face is applied to every face.
"""

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import cache
from operator import neg
from typing import Self


class Distribution:
    """How many of `whole` equally likely ways lead to each outcome, sorted by outcome."""

    __slots__ = ("ways", "whole")

    def __init__(self, ways: Mapping[int, int]) -> None:
        self.ways = {outcome: ways[outcome] for outcome in sorted(ways) if ways[outcome]}
        self.whole = sum(self.ways.values())

    @classmethod
    def of(cls, outcomes: Iterable[int]) -> Self:
        """Return the distribution of equally likely outcomes."""
        ways: dict[int, int] = {}
        for outcome in outcomes:
            ways[outcome] = ways.get(outcome, 0) + 1
        return cls(ways)

    @classmethod
    def rising(cls, ways: dict[int, int], whole: int) -> Self:
        """Return a distribution from ways that are already sorted and positive; this is not checked."""
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
        """Return the chance of each outcome as a float."""
        whole = self.whole
        return {outcome: number / whole for outcome, number in self.ways.items()}

    def chance(self, wanted: Callable[[int], bool]) -> Fraction:
        """Return the chance of the outcomes for which `wanted` is true."""
        return Fraction(sum(n for outcome, n in self.ways.items() if wanted(outcome)), self.whole)

    @property
    def mean(self) -> Fraction:
        return Fraction(sum(outcome * n for outcome, n in self.ways.items()), self.whole)

    def map(self, change: Callable[[int], int]) -> "Distribution":
        """Return the distribution of `change(outcome)`."""
        ways: dict[int, int] = {}
        for outcome, number in self.ways.items():
            read = change(outcome)
            ways[read] = ways.get(read, 0) + number
        return Distribution(ways)

    def plus(self, other: "Distribution") -> "Distribution":
        """Return the distribution of the sum of two independent values."""
        ways: dict[int, int] = {}
        for mine, number in self.ways.items():
            for theirs, more in other.ways.items():
                total = mine + theirs
                ways[total] = ways.get(total, 0) + number * more
        return Distribution(ways)

    def minus(self, other: "Distribution") -> "Distribution":
        """Return the distribution of this value minus an independent one."""
        return self.plus(other.map(neg))


@cache
def ranks(faces: int, dice: int) -> tuple[int, ...]:
    """Return in how many ways each face, in rising order, is the highest of some dice.

    Read backwards, it is the number of ways to be the lowest.
    """
    return tuple(int((rank + 1) ** dice - rank**dice) for rank in range(faces))
