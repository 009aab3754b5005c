"""Finds the best play of both sides in a repeated game.

It uses policy iteration: calculate what the current mixes are worth, then solve each place's small game for
these values, until nothing improves. A result counts only with a proof: the most that a reply gains in a
round, times the longest expected game, limits its total gain. If floats cannot prove it, `solve_exactly` can.
"""

from collections.abc import Sequence
from fractions import Fraction
from math import inf

from rules.chance.exact_equilibrium import EXACT, MOST, solve_exactly
from rules.chance.matrix_game import Matrix, Mixes, guarantees, solve
from rules.chance.repeated_game import (
    Reach,
    RepeatedGame,
    Solution,
    gain,
    replies,
    values_of_places,
    with_reply,
)

#: The limit on policy iterations in floats. A handful is usually enough.
BOLD = 16


def solve_repeated(
    reach: Sequence[Sequence[Reach]], guess: Sequence[float], patient: Sequence[Fraction] | None = None
) -> list[Solution]:
    """Return the solution of every place, at most `EXACT` from best play. Guesses only save time.

    `guess` is an estimate of each place's value, from -1 to 1 in favour of side 1. `patient` is a more
    precise estimate for games that are won only by patience, beyond the precision of floats.
    """
    return _quickly(RepeatedGame(reach), guess) or solve_exactly(reach, patient or guess)


def _quickly(game: RepeatedGame, guess: Sequence[float]) -> list[Solution] | None:
    worth: list[float] = [-1, 1, *guess]
    mixes: list[Mixes] = []
    ends: list[list[float]] = []
    for _ in range(BOLD):
        games = game.games(worth)
        before, mixes = mixes, list(map(solve, games, mixes)) if mixes else list(map(solve, games))
        if ends and _proved(game, games, mixes, ends):
            if not _alike(mixes, before):
                ends = game.played(mixes)
            return [Solution(end[0], end[1], end[2], mix) for end, mix in zip(ends, mixes, strict=True)]
        ends = game.played(mixes)
        worth = values_of_places(ends)
    return None


def _alike(mixes: Sequence[Mixes], others: Sequence[Mixes]) -> bool:
    """Tell whether two lists of mixes agree to about six digits, so that their results are the same."""
    pairs = zip(mixes, others, strict=True)
    return all(
        abs(a - d) < 1e-6 and abs(b - e) < 1e-6 and abs(p - s) < 1e-6 and abs(q - t) < 1e-6
        for ((a, b, _), (p, q, _)), ((d, e, _), (s, t, _)) in pairs
    )


def _proved(
    game: RepeatedGame, games: Sequence[Matrix], mixes: Sequence[Mixes], ends: Sequence[Sequence[float]]
) -> bool:
    """Tell whether no reply to either side's mixes gains more than `EXACT` over the results in `ends`."""
    gained = gain(games, mixes, values_of_places(ends))
    rounds = max(rounds for rounds, _, _ in ends)
    return gained * rounds < EXACT / 10 and gained * _longest(game, mixes, ends) < EXACT


def _longest(game: RepeatedGame, mixes: Sequence[Mixes], ends: Sequence[Sequence[float]]) -> float:
    """Return an upper bound on the expected rounds, whatever one side replies to the other's mixes.

    If every reply reduces the expected remaining rounds by some part of a round, that part gives the bound.
    Otherwise the replies that make the game longest are searched.
    """
    rounds = [rounds for rounds, _, _ in ends]
    falls = 1.0
    for one, mix, left in zip(game.games([0, 0, *rounds]), mixes, rounds, strict=True):
        falls = min(falls, left - _most(one, mix))
    if falls > 0:
        return max(rounds) / falls
    return max(max(_drawn_out(game, mixes, side, rounds)) for side in (0, 1))


def _most(game: Matrix, mixes: Mixes) -> float:
    """Return the largest value that either side can reach against the other's mix."""
    (a, b, c), (d, e, f), (g, h, i) = game
    (p, q, r), _ = mixes
    return max(
        guarantees(game, mixes).high, p * a + q * d + r * g, p * b + q * e + r * h, p * c + q * f + r * i
    )


def _drawn_out(
    game: RepeatedGame, mixes: Sequence[Mixes], side: int, rounds: Sequence[float]
) -> Sequence[float]:
    """Return the expected rounds of each place if the opponent of `side` makes the game as long as
    possible.
    """
    played = list(mixes)
    for _ in range(MOST):
        changed = False
        for place, one in enumerate(game.games([0, 0, *rounds])):
            found = replies(one, played[place], side)
            longest = max(found)
            if 1 + longest > rounds[place] * (1 + 1e-9):
                played[place] = with_reply(played[place], side, found.index(longest))
                changed = True
        if not changed:
            return rounds
        rounds = [end[0] for end in game.played(played)]
        if inf in rounds:
            break
    return [inf]
