"""First guesses of the chance of a conflict's weaker side, from which the search for the best play starts.

They only save time: each is rough, and none is proved. A list begins where that side is furthest behind.
"""

from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from math import exp, sqrt

#: Where dice move the marker less often than this, both sides wait for them.
SELDOM = 0.7
#: The variance that tactics add to a round, and the steps by which an end is passed.
TACTICS, PASSED = 5, 3
#: The chance, in the middle, of a side that has only its tactics, and the gain per place.
HOPE, STRAW = Fraction(1, 10**12), Fraction(1, 10**44)


def hopeless(length: int) -> Sequence[Fraction]:
    """Return the guess for a side that can never have the greater effect.

    It loses, however long it takes. The guess is about `HOPE` ahead, half of it in the middle, and far less
    where it is behind.
    """
    halves = ((place > 0) - (place < 0) for place in range(-length, length + 1))
    return [(HOPE * (1 + half) + STRAW * number) / 2 for number, half in enumerate(halves, 1)]


def waiting(for_it: float, against: float, length: int) -> Sequence[float]:
    """Return the guess if dice seldom move the marker; it gets the chances that they do in a round, above 0.

    The side that is ahead waits, and the other cannot force it. From behind, a side wins about as often as
    the square root of its dice's chance, times the fourth root for each further place; and by patience, the
    more seldom the other's dice come to their aid. So it was in conflicts that were solved. The weaker side
    has no more than single steps up and down would give it.
    """
    uneven = for_it / against
    behind = [min(sqrt(for_it), uneven) * min(sqrt(sqrt(for_it)), uneven) ** place for place in range(length)]
    odds = against**3 / sqrt(for_it)
    patience = odds / (1 + odds)
    ahead = [(1 - patience) * (1 - sqrt(against) * sqrt(sqrt(against)) ** place) for place in range(length)]
    return [*reversed(behind), (behind[0] + ahead[0]) / 2, *ahead]


def walking(drift: float, variance: float, advantage: int, length: int) -> Sequence[float]:
    """Return the chance of a random walk with these steps, whatever both sides pick.

    `drift` is against it. The situational advantage drives the side that is ahead on, and so weighs twice:
    in conflicts that were solved, one round's steps helped in the next. Tactics add to the variance of the
    steps. An end is passed by several steps at once.
    """
    end = length + PASSED
    bent, driven = 2 * drift / (variance + TACTICS), 4 * advantage / (variance + TACTICS)
    between = (place + 0.5 for place in range(-end, end))
    chances = list(accumulate(exp(bent * place - driven * abs(place)) for place in between))
    return [chance / chances[-1] for chance in chances[PASSED - 1 : -PASSED]]
