"""Finds the best play of both sides in a repeated game.

It uses policy iteration: calculate what the current mixes are worth, then solve each place's small game for
these values, until nothing improves. A result counts only with a proof: the best replies to the mixes gain
almost nothing. If floats cannot prove it, the same is done with many more digits.
"""

from collections.abc import Sequence
from decimal import localcontext
from fractions import Fraction
from itertools import takewhile
from math import inf
from operator import le

from rules.chance.matrix_game import Matrix, Mixes, guarantees, solve
from rules.chance.repeated_game import ExactGame, Place, RepeatedGame, Solution, replies, with_reply

#: The largest allowed distance from best play, as a difference of chances.
EXACT = 1e-9
#: The limits on policy iterations in floats and with more digits, and on searches for the best replies.
BOLD, MOST = 16, 400
#: The number of decimal digits, if floats do not do.
DIGITS = 130
#: Gains of a reply below this part of the place's value are rounding errors, in floats and with more digits.
NOISE, FAINT = "1e-13", "1e-70"
#: More expected rounds than this count as infinite.
ENDLESS = 1_000_000_000


def solve_repeated(
    places: Sequence[Place],
    guess: Sequence[float | Fraction],
    weaker: int,
    *,
    steady: bool = False,
    exact: bool = False,
) -> list[Solution]:
    """Return the solution of every place, at most `EXACT` from best play.

    `guess` is an estimate of the chance that the `weaker` side (1 or 2) wins from each place. Both only save
    time. Where a side is sure to win, only a `steady` search finds how soon. An `exact` one is needed if what
    decides is too small for floats.
    """
    quick = _Search(RepeatedGame(places, weaker), NOISE, steady=steady)
    found = None if exact else quick.solved(guess, BOLD)
    if found is None:
        with localcontext() as context:
            context.prec = DIGITS
            found = _Search(ExactGame(places, weaker), FAINT, steady=True).solved(guess, MOST)
    if found is None:
        raise ArithmeticError("the best mixes are not found")
    return found


class _Search:
    """A search for the best play of a game. Gains below the part `noise` of a value are rounding errors.

    A `steady` search goes on until the expected rounds are stable, which may take longer than the chances.
    """

    def __init__(self, game: RepeatedGame, noise: str, *, steady: bool) -> None:
        self._game = game
        self._noise = game.number(noise)
        self._steady = steady

    def solved(self, guess: Sequence[float | Fraction], most: int) -> list[Solution] | None:
        """Return the solution, if one is found and proved within `most` iterations.

        No proof is needed once no reply gains anything. The proof by many replies is slow. It starts once
        they gain little and hardly less than before, and is repeated only when that is a thousandth.
        """
        worth, mixes = self._game.guessed(guess), list[Mixes]()
        ends, before = list[list[float]](), list[list[float]]()
        little, gained = self._game.number(EXACT / 100), self._game.number(1)
        for _ in range(most):
            games = self._game.games(worth)
            last, mixes = mixes, list(map(solve, games, mixes)) if mixes else _first(games)
            if ends:
                gains = list(takewhile(little.__gt__, self._game.gains(games, mixes, worth)))
                if len(gains) == len(games) and (not self._steady or _steady(ends, before)):
                    earlier, gained = gained, max(gains)
                    is_best = all(map(le, gains, self._errors(worth))) or self._surely(gained, mixes, ends)
                    is_least = 4 * gained > earlier
                    if is_best or (is_least and self._proved(mixes, worth, games)):
                        return _rounded(ends if _alike(mixes, last) else self._game.played(mixes), mixes)
                    little = gained / 1000 if is_least else little
            before, ends = ends, self._game.played(mixes)
            worth = self._game.worth(ends)
        return None

    def _surely(self, gained: float, mixes: Sequence[Mixes], ends: Sequence[Sequence[float]]) -> bool:
        """Tell whether so little is gained in a round that no number of rounds makes it much.

        If every reply reduces the expected rounds by some part of a round, that part limits their number.
        """
        rounds = [left for left, *_ in ends]
        games = self._game.games([0, 0, *rounds])
        longer = max(_longer(game, mix) for game, mix in zip(games, mixes, strict=True))
        return longer < 0 and gained * max(rounds) < -longer * self._game.number(EXACT / 10)

    def _proved(self, mixes: Sequence[Mixes], worth: Sequence[float], games: Sequence[Matrix]) -> bool:
        """Tell whether the best replies to both sides' mixes gain almost nothing."""
        low, high = (self._against(mixes, side, worth, games) for side in (0, 1))
        return max(most - least for least, most in zip(low, high, strict=True)) < EXACT / 10

    def _against(
        self, mixes: Sequence[Mixes], side: int, worth: Sequence[float], games: Sequence[Matrix]
    ) -> Sequence[float]:
        """Return what each place is worth if the best reply answers the mixes of a side (0 or 1)."""
        played, sign, game = list(mixes), -1 if side == 0 else 1, self._game
        for _ in range(MOST):
            changed = False
            values = zip(games, worth[2:], self._errors(worth), strict=True)
            for place, (one, own, error) in enumerate(values):
                found = [sign * (value + game.lost(own)) for value in replies(one, played[place], side)]
                if (best := max(found)) > error:
                    reply = with_reply(played[place], side, found.index(best))
                    changed = changed or reply != played[place]
                    played[place] = reply
            if not changed:
                break
            worth = game.worth(game.played(played))
            games = game.games(worth)
        return worth[2:]

    def _errors(self, worth: Sequence[float]) -> list[float]:
        """Return how much of a gain in each place may be an error of rounding.

        A game does not last long enough for more to come of a gain that is far smaller than the leak.
        """
        return [self._noise * max(abs(own), self._game.leak) for own in worth[2:]]


def _longer(game: Matrix, mixes: Mixes) -> float:
    """Return the most that either side can win by its reply to the other's mix, if both want the same."""
    (a, b, c), (d, e, f), (g, h, i) = game
    (p, q, r), _ = mixes
    return max(
        guarantees(game, mixes).high, p * a + q * d + r * g, p * b + q * e + r * h, p * c + q * f + r * i
    )


def _first(games: Sequence[Matrix]) -> list[Mixes]:
    """Return the solutions of games, each of which is likely to use the same choices as the one before it."""
    found, like = list[Mixes](), None
    for game in games:
        like = solve(game, like)
        found.append(like)
    return found


def _alike(mixes: Sequence[Mixes], others: Sequence[Mixes]) -> bool:
    """Tell whether two lists of mixes agree to about six digits, so that their results are the same."""
    pairs = zip(mixes, others, strict=True)
    return all(
        abs(a - d) < 1e-6 and abs(b - e) < 1e-6 and abs(p - s) < 1e-6 and abs(q - t) < 1e-6
        for ((a, b, _), (p, q, _)), ((d, e, _), (s, t, _)) in pairs
    )


def _steady(ends: Sequence[Sequence[float]], before: Sequence[Sequence[float]]) -> bool:
    """Tell whether the expected rounds are the same as before, to six digits."""
    rounds = [
        (min(one[0], ENDLESS), min(other[0], ENDLESS)) for one, other in zip(ends, before, strict=False)
    ]
    return bool(rounds) and all(abs(one - other) * 1_000_000 <= one for one, other in rounds)


def _rounded(ends: Sequence[Sequence[float]], mixes: Sequence[Mixes]) -> list[Solution]:
    """Return the solutions as floats. If no place is worth anything to either side, nobody ever wins."""
    nobodys = all(abs(win1 - win2) < EXACT for _, win2, win1 in ends)
    found = []
    for (rounds, win2, win1), (mix1, mix2) in zip(ends, mixes, strict=True):
        mix = (
            (float(mix1[0]), float(mix1[1]), float(mix1[2])),
            (float(mix2[0]), float(mix2[1]), float(mix2[2])),
        )
        if nobodys:
            found.append(Solution(inf, 0.0, 0.0, mix))
        else:
            found.append(Solution(float(rounds) if rounds < ENDLESS else inf, float(win2), float(win1), mix))
    return found
