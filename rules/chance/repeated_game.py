"""A game that moves from place to place until somebody wins, and the results of playing it.

In every place both sides choose one of three options at the same time. A pair of choices has chances to end
the game and to lead to other places. This is a zero-sum stochastic game; nobody wins a game that never ends.
A round also calls the game off with a tiny chance, so that every game ends.

All that is done here can be done with floats or with `Decimal`, which is typed as a float. Floats keep tiny
chances as precise as large ones, because nothing is compared with 1: a place is worth twice the chance of the
weaker side to win, and a pair of choices is worth what it gains over the place.
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal
from fractions import Fraction
from operator import add, mul, truediv
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
    """What a round in a place leads to: the numbers of the outcomes that can be reached, in rising order, and
    their chances.

    The outcomes are that side 2 wins, that side 1 wins, and each place. Each that can be reached has nine
    chances: one for each pair of choices, by that of side 1 and then of side 2.
    """

    reached: Sequence[int]
    chances: Sequence[Sequence[float]]

    def game(self, worth: Sequence[float], own: float) -> Matrix:
        """Return the game of a round, if the two ends and the places have these values and this one `own`."""
        nothing: float = 0
        a = b = c = d = e = f = g = h = i = nothing
        for number, (p, q, r, s, t, u, v, w, x) in zip(self.reached, self.chances, strict=True):
            gained = worth[number] - own
            a, b, c = a + gained * p, b + gained * q, c + gained * r
            d, e, f = d + gained * s, e + gained * t, f + gained * u
            g, h, i = g + gained * v, h + gained * w, i + gained * x
        return (a, b, c), (d, e, f), (g, h, i)

    def mixed(self, mixes: Mixes) -> list[float]:
        """Return the chances of the reached outcomes in a round in which both sides play `mixes`."""
        (p, q, r), (s, t, u) = mixes
        ps, pt, pu, qs, qt, qu, rs, rt, ru = p * s, p * t, p * u, q * s, q * t, q * u, r * s, r * t, r * u
        return [
            ps * a + pt * b + pu * c + qs * d + qt * e + qu * f + rs * g + rt * h + ru * i
            for a, b, c, d, e, f, g, h, i in self.chances
        ]

    def spread(self, chances: list[float], places: int) -> list[float]:
        """Return the chances of all outcomes, in a game of so many places, given those that are reached."""
        if len(chances) == 2 + places:
            return chances
        found: list[float] = [0] * (2 + places)
        for number, chance in zip(self.reached, chances, strict=True):
            found[number] = chance
        return found

    def among(self, first: int, count: int, beyond: int) -> "Place":
        """Return this place in a game of only `count` of the places, from the one with the index `first`.

        All other places count as the end `beyond`: 0 if side 2 wins there, 1 if side 1 does.
        """
        kept = {2 + first + index: 2 + index for index in range(count)} | {0: 0, 1: 1}
        found: dict[int, Sequence[float]] = {}
        for number, chances in zip(self.reached, self.chances, strict=True):
            to = kept.get(number, beyond)
            found[to] = list(map(add, found[to], chances)) if to in found else chances
        return Place(sorted(found), [found[number] for number in sorted(found)])

    def mean(self, chances: Sequence[float], values: Sequence[float]) -> float:
        """Return the mean value of the reached outcomes. What cannot happen may be infinite."""
        return sum(
            chance * values[number] for number, chance in zip(self.reached, chances, strict=True) if chance
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
        """Return each place's expected rounds and the chances that side 2 and side 1 win, if both sides play
        `mixes`.
        """
        count = len(self.places)
        rows = [place.spread(place.mixed(mix), count) for place, mix in zip(self.places, mixes, strict=True)]
        return absorption(rows, self.leak)

    def worth(self, ends: Sequence[Sequence[float]]) -> list[float]:
        """Return the values of the ends and places, given what `played` found."""
        if self.weaker == 1:
            return [*self.ends, *(2 * win1 + self.leak * rounds for rounds, _, win1 in ends)]
        return [*self.ends, *(-2 * win2 - self.leak * rounds for rounds, win2, _ in ends)]

    def gains(
        self, games: Sequence[Matrix], mixes: Sequence[Mixes], worth: Sequence[float]
    ) -> Iterator[float]:
        """Yield the most that a reply to a mix gains in one round from each place."""
        for game, mix, own in zip(games, mixes, worth[2:], strict=True):
            low, high = guarantees(game, mix)
            lost = self.lost(own)
            yield max(-low - lost, high + lost)

    def lost(self, own: float) -> float:
        """Return what a place of this value loses, or gains if below 0, because a round may end the game."""
        return self.leak * (self._off - own)


class ExactGame(RepeatedGame):
    """The same game in the precision of the `Decimal` context."""

    def __init__(self, places: Sequence[Place], weaker: int) -> None:
        super().__init__([place._replace(chances=self._whole(place.chances)) for place in places], weaker)

    def number(self, value: str | float | Fraction) -> float:
        """Return a number in this precision."""
        above, below = Fraction(value).as_integer_ratio()
        return cast("float", Decimal(above) / Decimal(below))

    def _whole(self, chances: Sequence[Sequence[float]]) -> list[list[float]]:
        """Return chances in this precision, scaled so that those of each pair of choices sum to 1."""
        exact = [list(map(self.number, each)) for each in chances]
        wholes = list(map(sum, zip(*exact, strict=True)))
        return [list(map(truediv, each, wholes)) for each in exact]


def replies(game: Matrix, mixes: Mixes, side: int) -> list[float]:
    """Return the value of each reply to the mix of a side (0 or 1)."""
    mix = mixes[side]
    lines = zip(*game, strict=True) if side == 0 else game
    return [sum(map(mul, mix, line)) for line in lines]


def with_reply(mixes: Mixes, side: int, reply: int) -> Mixes:
    """Return the mixes in which the opponent of `side` (0 or 1) always chooses `reply`."""
    return (mixes[0], PURE[reply]) if side == 0 else (PURE[reply], mixes[1])
