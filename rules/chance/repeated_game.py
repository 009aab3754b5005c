"""A game that moves from place to place until somebody wins, and the results of playing it.

In every place both sides choose one of three options at the same time. A pair of choices has chances to end
the game and to lead to other places. This is a zero-sum stochastic game; nobody wins a game that never ends.
A round also calls the game off with a tiny chance, so that every game ends.

All that is done here can be done with floats or with `Decimal`, which is typed as a float. Floats keep tiny
chances as precise as large ones, because nothing is compared with 1: a place is worth twice the chance of the
weaker side to win, and a pair of choices is worth what it gains over the place.
"""

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from operator import add, mul
from typing import NamedTuple, cast

from rules.chance.absorbing_chain import absorption
from rules.chance.matrix_game import Matrix, Mixes, Triple, guarantees

PURE: tuple[Triple, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
#: The chance that a round calls the game off.
LEAK = "1e-60"


class Solution(NamedTuple):
    """The solution for one place: expected rounds, the chances that side 2 and side 1 win, the mixes.

    The chances are within `EXACT` of best play; the rounds are right to four or five digits.
    """

    rounds: float
    win2: float
    win1: float
    mixes: Mixes


class Place(NamedTuple):
    """What a round in a place leads to: the numbers of the outcomes that can be reached, and their chances.

    The outcomes are that side 2 wins, that side 1 wins, and each place. `row_of` is the number of the row for
    each pair of choices, by that of side 1 and then of side 2. Many pairs lead to the same, and share a row.
    """

    reached: Sequence[int]
    rows: Sequence[Sequence[float]]
    row_of: Sequence[int]

    def game(self, worth: Sequence[float], own: float) -> Matrix:
        """Return the game of a round, if the two ends and the places have these values and this one `own`."""
        gained = [worth[number] - own for number in self.reached]
        values = [sum(map(mul, chances, gained)) for chances in self.rows]
        a, b, c, d, e, f, g, h, i = [values[row] for row in self.row_of]
        return (a, b, c), (d, e, f), (g, h, i)

    def mixed(self, mixes: Mixes) -> Sequence[float]:
        """Return the chances of a round in which both sides play `mixes`, as a row."""
        shares: dict[int, float] = {}
        rows = iter(self.row_of)
        for mine in mixes[0]:
            for theirs in mixes[1]:
                row = next(rows)
                if share := mine * theirs:
                    shares[row] = shares.get(row, 0) + share
        found: Sequence[float] = ()
        for row, share in shares.items():
            part = [share * chance for chance in self.rows[row]]
            found = list(map(add, found, part)) if found else part
        return found

    def spread(self, row: Sequence[float], places: int) -> list[float]:
        """Return the chances of all outcomes, in a game of so many places, given those of a row."""
        found: list[float] = [0] * (2 + places)
        for number, chance in zip(self.reached, row, strict=True):
            found[number] = chance
        return found

    def mean(self, row: Sequence[float], values: Sequence[float]) -> float:
        """Return the mean value of a row's outcomes. What cannot happen may be infinite."""
        return sum(
            chance * values[number] for number, chance in zip(self.reached, row, strict=True) if chance
        )


class RepeatedGame:
    """A game in floats.

    `weaker` is the side (1 or 2) whose chance is measured: the value of a place is twice the chance of side
    1, or minus twice that of side 2. If the game is called off, each has won half of it.
    """

    def __init__(self, places: Sequence[Place], weaker: int) -> None:
        self.places = places
        self.weaker = weaker
        self.ends: Sequence[float] = (0, 2) if weaker == 1 else (-2, 0)
        self._off = 1 if weaker == 1 else -1
        self.leak = self.number(LEAK)

    def number(self, value: str | float | Fraction) -> float:
        """Return a number in the precision of this game."""
        return float(value)

    def guessed(self, guess: Sequence[float | Fraction]) -> list[float]:
        """Return the values of the ends and places, given guesses of the weaker side's chance to win."""
        return [*self.ends, *(2 * self._off * self.number(chance) for chance in guess)]

    def games(self, worth: Sequence[float]) -> list[Matrix]:
        """Return each place's 3-by-3 game: what a pair of choices gains, if the game is not called off."""
        return [place.game(worth, own) for place, own in zip(self.places, worth[2:], strict=True)]

    def played(self, mixes: Sequence[Mixes]) -> list[list[float]]:
        """Return each place's expected rounds and the chances that it is called off, that side 2 wins and
        that side 1 wins, if both sides play `mixes`.
        """
        count = len(self.places)
        rows = [
            [self.leak, *place.spread(place.mixed(mix), count)]
            for place, mix in zip(self.places, mixes, strict=True)
        ]
        return absorption(rows, 3)

    def worth(self, ends: Sequence[Sequence[float]]) -> list[float]:
        """Return the values of the ends and places, given what `played` found."""
        if self.weaker == 1:
            return [*self.ends, *(2 * win1 + off for _, off, _, win1 in ends)]
        return [*self.ends, *(-2 * win2 - off for _, off, win2, _ in ends)]

    def gains(self, games: Sequence[Matrix], mixes: Sequence[Mixes], worth: Sequence[float]) -> list[float]:
        """Return the most that a reply to a mix gains in one round from each place."""
        found = []
        for game, mix, own in zip(games, mixes, worth[2:], strict=True):
            low, high = guarantees(game, mix)
            lost = self.lost(own)
            found.append(max(-low - lost, high + lost))
        return found

    def lost(self, own: float) -> float:
        """Return what a place of this value loses, or gains if below 0, because a round may end the game."""
        return self.leak * (self._off - own)


class ExactGame(RepeatedGame):
    """The same game in the precision of the `Decimal` context."""

    def __init__(self, places: Sequence[Place], weaker: int) -> None:
        exact = [place._replace(rows=[self._whole(row) for row in place.rows]) for place in places]
        super().__init__(exact, weaker)

    def number(self, value: str | float | Fraction) -> float:
        """Return a number in this precision."""
        above, below = Fraction(value).as_integer_ratio()
        return cast("float", Decimal(above) / Decimal(below))

    def _whole(self, row: Sequence[float]) -> list[float]:
        """Return the chances of a row in this precision, scaled to sum to 1."""
        chances = [self.number(chance) for chance in row]
        whole = sum(chances)
        return [chance / whole for chance in chances]


def replies(game: Matrix, mixes: Mixes, side: int) -> list[float]:
    """Return the value of each reply to the mix of a side (0 or 1)."""
    mix = mixes[side]
    lines = zip(*game, strict=True) if side == 0 else game
    return [sum(map(mul, mix, line)) for line in lines]


def with_reply(mixes: Mixes, side: int, reply: int) -> Mixes:
    """Return the mixes in which the opponent of `side` (0 or 1) always chooses `reply`."""
    return (mixes[0], PURE[reply]) if side == 0 else (PURE[reply], mixes[1])
