"""A game that goes from place to place until somebody wins, and what comes of playing it.

In every place both sides choose one of three at once, and the choices have their chances to end the game or
to lead on. This is a stochastic game of zero sum; one that never ends is nobody's.
"""

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from rules.chance.absorbing_chain import absorption
from rules.chance.matrix_game import Matrix, Mixes, Triple, guarantees

PURE: tuple[Triple, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))

#: The chances of a round: side 2's win, side 1's win, and then each place.
Reach = Sequence[float]


class Solution(NamedTuple):
    """What awaits a place: the rounds to be expected, the chances that side 2 and side 1 win, the mixes.

    Chances are as near to the truth as `best_play` says, rounds to four or five figures.
    """

    rounds: float
    win2: float
    win1: float
    mixes: Mixes


class RepeatedGame:
    """A game by what each place leads to: nine rows for each, by the choice of side 1, then of side 2."""

    def __init__(self, reach: Sequence[Sequence[Reach]]) -> None:
        self.reach = reach

    def games(self, worth: Sequence[float]) -> list[Matrix]:
        """Return the small game of each place, if these are the worths of the two ends and of each place."""
        found = []
        for reach in self.reach:
            a, b, c, d, e, f, g, h, i = [sum(map(mul, chances, worth)) for chances in reach]
            found.append(((a, b, c), (d, e, f), (g, h, i)))
        return found

    def played(self, mixes: Sequence[Mixes]) -> list[list[float]]:
        """Return for each place the rounds and chances to end, as in `absorption`, if both sides mix so."""
        return absorption(self.rows(mixes), 2)

    def rows(self, mixes: Sequence[Mixes]) -> list[list[float]]:
        """Return the chances of a round in each place, if both sides mix so."""
        return [round_chances(*each) for each in zip(self.reach, mixes, strict=True)]


def round_chances(reach: Sequence[Reach], mixes: Mixes) -> list[float]:
    """Return the chances of a round in one place, if both sides mix so."""
    (p, q, r), (x, y, z) = mixes
    chances = (p * x, p * y, p * z, q * x, q * y, q * z, r * x, r * y, r * z)
    if chances.count(0) == 5:  # two against two, as in most places
        (p, a), (q, b), (r, c), (x, d) = [
            (chance, row) for chance, row in zip(chances, reach, strict=True) if chance
        ]
        return [p * i + q * j + r * k + x * m for i, j, k, m in zip(a, b, c, d, strict=True)]
    p, q, r, s, t, u, x, y, z = chances
    return [
        p * a + q * b + r * c + s * d + t * e + u * f + x * g + y * h + z * i
        for a, b, c, d, e, f, g, h, i in zip(*reach, strict=True)
    ]


def values_of_places(ends: Sequence[Sequence[float]]) -> list[float]:
    """Return what the ends and the places are worth to side 1: by how much its chance to win is greater."""
    return [-1, 1, *(win1 - win2 for _, win2, win1 in ends)]


def gain(games: Sequence[Matrix], mixes: Sequence[Mixes], worth: Sequence[float]) -> float:
    """Return the most that a reply to a mix gains in one round."""
    gain = 0.0
    for game, mix, value in zip(games, mixes, worth[2:], strict=True):
        low, high = guarantees(game, mix)
        gain = max(gain, value - low, high - value)
    return gain


def replies(game: Matrix, mixes: Mixes, side: int) -> list[float]:
    """Return what each reply to the mix of a side (0 or 1) leads to."""
    mix = mixes[side]
    lines = zip(*game, strict=True) if side == 0 else game
    return [sum(map(mul, mix, line)) for line in lines]


def with_reply(mixes: Mixes, side: int, reply: int) -> Mixes:
    """Return the mixes with this reply to the mix of a side (0 or 1)."""
    return (mixes[0], PURE[reply]) if side == 0 else (PURE[reply], mixes[1])
