"""Compares rolls with their chances. It gives numbers and no verdict.

The number of successes among independent rolls follows the Poisson-binomial distribution. It is calculated
roll by roll in floats: for up to `MOST` rolls no chance is off by more than `ERROR`.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import fsum
from typing import NamedTuple

from rules.core.model_base import Event

#: The most rolls that are counted together, and the largest error of a chance.
MOST, ERROR = 5_000, 1e-11
#: The least chance that the number of successes lies within the interval.
SURE = 0.95
#: Smaller chances at either end of a distribution are dropped during the calculation.
_RARE = 1e-20
#: Two chances that differ by less than this are equal.
_SAME = 1e-12


class Check(NamedTuple):
    """One character's roll: whether it succeeded, and its exact chance of success.

    In an opposed roll the chance is relative to what the opponents rolled; `against` lists them. `rolls` is
    what was rolled: an attribute, an ability or a trait; empty if that is not known.
    """

    character: str
    won: bool
    chance: Fraction
    against: tuple[str, ...] = ()
    rolls: str = ""


Read = Callable[[Event], tuple[Check, ...]]


def _read_nothing() -> Read:
    return lambda _: ()


@dataclass(frozen=True)
class Checks:
    """How to find a game's rolls in its log: `reader` makes a function that reads events of `kinds` in
    order.
    """

    kinds: tuple[str, ...] = ()
    reader: Callable[[], Read] = _read_nothing


NO_CHECKS = Checks()


class Interval(NamedTuple):
    """The least and the greatest number of successes, both included, and the exact chance of this range."""

    low: int
    high: int
    coverage: float


@dataclass(frozen=True)
class Tally:
    """How many rolls succeeded, and the chance of each number of successes: `weights`, starting at
    `first`.
    """

    rolls: int
    won: int
    expected: float
    first: int
    weights: tuple[float, ...]

    @property
    def chances(self) -> Mapping[int, float]:
        """The chance of each number of successes; negligible ones are omitted."""
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
        """The shortest interval that leaves at most half of `1 - SURE` on either side."""
        low, after = _passed(self.weights), _passed(self.weights[::-1])
        high = len(self.weights) - 1 - after
        return Interval(self.first + low, self.first + high, fsum(self.weights[low : high + 1]))


def _passed(weights: tuple[float, ...]) -> int:
    """Return the first index at which the accumulated chance exceeds what may be cut off on one side."""
    most = (1 - SURE) / 2 + _SAME
    return next(place for place, chance in enumerate(accumulate(weights)) if chance > most)


def tally(checks: Iterable[Check]) -> Tally:
    """Tally the last `MOST` of the rolls."""
    counted = tuple(checks)[-MOST:]
    chances = [float(check.chance) for check in counted]
    first, weights = _counted(chances)
    return Tally(len(counted), sum(check.won for check in counted), fsum(chances), first, weights)


def _counted(chances: Iterable[float]) -> tuple[int, tuple[float, ...]]:
    """Return the least number of successes that counts, and the chance of each number from there on."""
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


def is_among(check: Check, characters: Collection[str]) -> bool:
    """Tell whether a roll was against another one of these characters, so that both together count twice."""
    return any(other in characters for other in check.against)
