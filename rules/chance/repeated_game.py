"""A game that moves from place to place until somebody wins, and the results of playing it.

In every place both sides choose one of three options at the same time. A pair of choices has chances to end
the game and to lead to other places. This is a zero-sum stochastic game; nobody wins a game that never ends.
"""

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from rules.chance.absorbing_chain import absorption
from rules.chance.matrix_game import Matrix, Mixes, Triple, guarantees

PURE: tuple[Triple, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))

#: The chances of a round: side 2 wins, side 1 wins, then each place.
Reach = Sequence[float]


class Solution(NamedTuple):
    """The solution for one place: expected rounds, the chances that side 2 and side 1 win, the mixes.

    The chances are within `EXACT` of best play; the rounds are right to four or five digits.
    """

    rounds: float
    win2: float
    win1: float
    mixes: Mixes


class RepeatedGame:
    """A game, given by nine rows of chances for each place: by the choice of side 1, then of side 2."""

    def __init__(self, reach: Sequence[Sequence[Reach]]) -> None:
        self.reach = reach

    def games(self, worth: Sequence[float]) -> list[Matrix]:
        """Return each place's 3-by-3 game, if the two ends and the places have these values."""
        found = []
        for reach in self.reach:
            a, b, c, d, e, f, g, h, i = [sum(map(mul, chances, worth)) for chances in reach]
            found.append(((a, b, c), (d, e, f), (g, h, i)))
        return found

    def played(self, mixes: Sequence[Mixes]) -> list[list[float]]:
        """Return each place's expected rounds and chances to end, as `absorption` does, if both sides play
        `mixes`.
        """
        return absorption(self.rows(mixes), 2)

    def rows(self, mixes: Sequence[Mixes]) -> list[list[float]]:
        """Return the chances of one round in each place, if both sides play `mixes`."""
        return [round_chances(*each) for each in zip(self.reach, mixes, strict=True)]


def round_chances(reach: Sequence[Reach], mixes: Mixes) -> list[float]:
    """Return the chances of one round in one place, if both sides play `mixes`."""
    (p, q, r), (x, y, z) = mixes
    chances = (p * x, p * y, p * z, q * x, q * y, q * z, r * x, r * y, r * z)
    if chances.count(0) == 5:  # two choices against two, as in most places
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
    """Return the values of the ends and places for side 1: its chance to win minus that of side 2."""
    return [-1, 1, *(win1 - win2 for _, win2, win1 in ends)]


def gain(games: Sequence[Matrix], mixes: Sequence[Mixes], worth: Sequence[float]) -> float:
    """Return the most that a reply to a mix gains in one round."""
    gain = 0.0
    for game, mix, value in zip(games, mixes, worth[2:], strict=True):
        low, high = guarantees(game, mix)
        gain = max(gain, value - low, high - value)
    return gain


def replies(game: Matrix, mixes: Mixes, side: int) -> list[float]:
    """Return the value of each reply to the mix of a side (0 or 1)."""
    mix = mixes[side]
    lines = zip(*game, strict=True) if side == 0 else game
    return [sum(map(mul, mix, line)) for line in lines]


def with_reply(mixes: Mixes, side: int, reply: int) -> Mixes:
    """Return the mixes in which the opponent of `side` (0 or 1) always chooses `reply`."""
    return (mixes[0], PURE[reply]) if side == 0 else (PURE[reply], mixes[1])
