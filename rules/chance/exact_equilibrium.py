"""Finds the best play of a repeated game when floats are not precise enough.

This is so if hardly anything happens in a round, or if a side wins only by extreme patience. The method is
that of `solve_repeated`, with many more digits and with a tiny chance each round that the game is called off.
The proof compares the mixes with the best replies to them.
"""

from collections.abc import Sequence
from decimal import Decimal, localcontext
from fractions import Fraction
from math import inf
from operator import mul
from typing import cast

from rules.chance.absorbing_chain import absorption
from rules.chance.matrix_game import Matrix, Mixes, Triple, solve
from rules.chance.repeated_game import (
    Reach,
    RepeatedGame,
    Solution,
    gain,
    replies,
    round_chances,
    values_of_places,
    with_reply,
)

#: The largest allowed distance from best play, as a difference of chances.
EXACT = 1e-9
#: The limits on policy iterations, and on searches for the best replies.
MOST = 400
#: The chance that a round calls the game off, and the number of decimal digits.
LEAK, DIGITS = Decimal("1e-60"), 130
#: Gains below this are rounding errors, in spite of all the digits.
NOISE = Decimal("1e-110")
#: More expected rounds than this count as infinite.
ENDLESS = 1_000_000_000


class ExactGame(RepeatedGame):
    """A game in high precision that may be called off. It stores only the outcomes that can be reached."""

    def __init__(self, reach: Sequence[Sequence[Reach]]) -> None:
        super().__init__(_in_digits(reach))
        self._near = [_near(place) for place in self.reach]
        self._leak = cast("float", LEAK)
        #: The share of its worth that a place keeps in a round; the rest is lost if the game is called off.
        self.stay = 1 / (1 + self._leak)

    def games(self, worth: Sequence[float]) -> list[Matrix]:
        """Return the small game of each place, as `RepeatedGame` does."""
        found = []
        for reached, rows in self._near:
            worths = [worth[number] for number in reached]
            a, b, c, d, e, f, g, h, i = [sum(map(mul, chances, worths)) for chances in rows]
            found.append(((a, b, c), (d, e, f), (g, h, i)))
        return found

    def played(self, mixes: Sequence[Mixes]) -> list[list[float]]:
        """Return for each place the rounds and the chances to end, as `RepeatedGame` does."""
        rows = [[self._leak, *row] for row in self.rows(mixes)]
        return [[rounds, *ends] for rounds, _, *ends in absorption(rows, 3)]

    def rows(self, mixes: Sequence[Mixes]) -> list[list[float]]:
        """Return the chances of a round in each place, as `RepeatedGame` does."""
        found = []
        for (reached, rows), mix in zip(self._near, mixes, strict=True):
            row: list[float] = [0] * (2 + len(self.reach))
            for number, chance in zip(reached, round_chances(rows, mix), strict=True):
                row[number] = chance
            found.append(row)
        return found


def _near(place: Sequence[Reach]) -> tuple[list[int], list[Reach]]:
    """Return the numbers of the outcomes that a round in a place can reach, and only their chances."""
    reached = [number for number, chances in enumerate(zip(*place, strict=True)) if any(chances)]
    return reached, [[chances[number] for number in reached] for chances in place]


def solve_exactly(reach: Sequence[Sequence[Reach]], guess: Sequence[float | Fraction]) -> list[Solution]:
    """Return a solution in high precision, once the best replies to its mixes gain almost nothing.

    The search for the best replies is slow. It starts once the expected rounds are stable, and is repeated
    only when the gain of a round has shrunk to a thousandth.
    """
    with localcontext() as context:
        context.prec = DIGITS
        game = ExactGame(reach)
        mixes = [solve(one) for one in game.games([_digits(value) for value in (-1, 1, *guess)])]
        ends: Sequence[Sequence[float]] = [[0, 0, 0]] * len(mixes)
        little = EXACT / 100
        for _ in range(MOST):
            before, ends = ends, game.played(mixes)
            worth = values_of_places(ends)
            games = game.games(worth)
            gained = gain(games, mixes, worth)
            if gained < little and _steady(ends, before):
                if _surely(game, mixes, worth):
                    return _rounded(ends, mixes)
                little = gained / 1000
            mixes = list(map(solve, games))
    raise ArithmeticError("the best mixes are not found")


def _steady(ends: Sequence[Sequence[float]], before: Sequence[Sequence[float]]) -> bool:
    """Tell whether the expected rounds are the same as before, to six digits."""
    rounds = [(min(one[0], ENDLESS), min(other[0], ENDLESS)) for one, other in zip(ends, before, strict=True)]
    return all(abs(one - other) * 1_000_000 <= one for one, other in rounds)


def _digits(value: float | Fraction) -> float:
    above, below = value.as_integer_ratio()
    return cast("float", Decimal(above) / Decimal(below))


def _in_digits(reach: Sequence[Sequence[Reach]]) -> list[list[list[float]]]:
    """Return the chances in high precision, with each row scaled to sum to 1."""
    return [[_whole([_digits(chance) for chance in row]) for row in place] for place in reach]


def _whole(row: Sequence[float]) -> list[float]:
    whole = sum(row)
    return [chance / whole for chance in row]


def _surely(game: ExactGame, mixes: Sequence[Mixes], worth: Sequence[float]) -> bool:
    """Tell whether the best replies to both sides' mixes gain almost nothing."""
    low, high = (_against(game, mixes, side, worth) for side in (0, 1))
    return max(most - least for least, most in zip(low, high, strict=True)) < _digits(EXACT / 10)


def _against(game: ExactGame, mixes: Sequence[Mixes], side: int, worth: Sequence[float]) -> Sequence[float]:
    """Return what each place is worth if the best reply answers the mixes of a side (0 or 1)."""
    played, sign = list(mixes), -1 if side == 0 else 1
    for _ in range(MOST):
        changed = False
        for place, one in enumerate(game.games(worth)):
            found = [sign * value * game.stay for value in replies(one, played[place], side)]
            if max(found) - sign * worth[2 + place] > NOISE:
                played[place] = with_reply(played[place], side, found.index(max(found)))
                changed = True
        if not changed:
            break
        worth = values_of_places(game.played(played))
    return worth[2:]


def _rounded(ends: Sequence[Sequence[float]], mixes: Sequence[Mixes]) -> list[Solution]:
    """Return the solutions as floats. If no place is worth anything to either side, nobody ever wins."""
    nobodys = all(abs(win1 - win2) < EXACT for _, win2, win1 in ends)
    found = []
    for (rounds, win2, win1), (mix1, mix2) in zip(ends, mixes, strict=True):
        mix = _floats(mix1), _floats(mix2)
        if nobodys:
            found.append(Solution(inf, 0.0, 0.0, mix))
        else:
            found.append(Solution(float(rounds) if rounds < ENDLESS else inf, float(win2), float(win1), mix))
    return found


def _floats(mix: Triple) -> Triple:
    return (float(mix[0]), float(mix[1]), float(mix[2]))
