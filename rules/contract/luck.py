"""Rolls that were made against what was to be expected of them: numbers, and no verdict.

Rolls that know nothing of each other succeed so and so often by the Poisson-binomial distribution. It is
counted roll by roll in floats: up to `MOST` rolls no chance here is further off than `ERROR`.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import fsum
from typing import NamedTuple

from rules.core.model_base import Event

#: The most rolls that are counted at once, and the most that a chance of theirs may be off by.
MOST, ERROR = 5_000, 1e-11
#: How often a number of successes must be within the interval, at least.
SURE = 0.95
#: What is rarer than this at either end of a distribution is left out as it comes up.
_RARE = 1e-20
#: Two chances nearer than this to each other are the same.
_SAME = 1e-12


class Check(NamedTuple):
    """One character's roll: whether it succeeded, and the exact chance that it had.

    In an opposed roll the chance is that against what `against`, the characters on the other sides, threw.
    """

    character: str
    won: bool
    chance: Fraction
    against: tuple[str, ...] = ()


Read = Callable[[Event], tuple[Check, ...]]


def _read_nothing() -> Read:
    return lambda _: ()


@dataclass(frozen=True)
class Checks:
    """How a game's rolls are found in its log: `reader` makes what reads events of these `kinds` in order."""

    kinds: tuple[str, ...] = ()
    reader: Callable[[], Read] = _read_nothing


NO_CHECKS = Checks()


class Interval(NamedTuple):
    """From how many to how many successes, and the exact chance of a number between, both included."""

    low: int
    high: int
    coverage: float


@dataclass(frozen=True)
class Tally:
    """How many of some rolls succeeded, and how likely it was to be so many: `weights` from `first` on."""

    rolls: int
    won: int
    expected: float
    first: int
    weights: tuple[float, ...]

    @property
    def chances(self) -> Mapping[int, float]:
        """The chance of each number of successes that is not quite out of the question."""
        return dict(enumerate(self.weights, self.first))

    @property
    def at_most(self) -> float:
        """The chance of as many successes or fewer."""
        return fsum(chance for number, chance in self.chances.items() if number <= self.won)

    @property
    def at_least(self) -> float:
        """The chance of as many successes or more."""
        return fsum(chance for number, chance in self.chances.items() if number >= self.won)

    @property
    def interval(self) -> Interval:
        """The least interval that leaves at most half of what is not `SURE` on either side of it."""
        low, after = _passed(self.weights), _passed(self.weights[::-1])
        high = len(self.weights) - 1 - after
        return Interval(self.first + low, self.first + high, fsum(self.weights[low : high + 1]))


def _passed(weights: tuple[float, ...]) -> int:
    """Return the place up to which there is more chance than one side may be left with."""
    most = (1 - SURE) / 2 + _SAME
    return next(place for place, chance in enumerate(accumulate(weights)) if chance > most)


def tally(checks: Iterable[Check]) -> Tally:
    """Count rolls, of which the last `MOST` count."""
    counted = tuple(checks)[-MOST:]
    chances = [float(check.chance) for check in counted]
    first, weights = _counted(chances)
    return Tally(len(counted), sum(check.won for check in counted), fsum(chances), first, weights)


def _counted(chances: Iterable[float]) -> tuple[int, tuple[float, ...]]:
    """Return the chance of each number of successes, and the number that the first of them belongs to."""
    first, weights = 0, [1.0]
    for chance in chances:
        fails = 1 - chance
        both = zip([*weights, 0.0], [0.0, *weights], strict=True)
        weights = [same * fails + fewer * chance for same, fewer in both]
        while weights[0] < _RARE:
            del weights[0]
            first += 1
        while weights[-1] < _RARE:
            del weights[-1]
    return first, tuple(weights)


def without_shared_contests(checks: Iterable[Check], characters: Collection[str]) -> tuple[Check, ...]:
    """Return some characters' rolls but those against each other, which would tell one thing twice."""
    mine = (check for check in checks if check.character in characters)
    return tuple(check for check in mine if not any(other in characters for other in check.against))
