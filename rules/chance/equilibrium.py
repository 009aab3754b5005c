"""How both sides play a repeated game best.

Policy iteration finds the answer: what the mixes are worth as a chain of chances, then for these values the
best mixes of each place as a small game in closed form, until choosing anew gains nothing. An answer counts
when it is proved: what a reply can gain in a round, times the longest that any reply can draw the game out,
bounds what it gains at all. Where floats cannot prove it, `patient_play` can.
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

#: Rounds of policy iteration in floats, which needs a handful.
BOLD = 16


def solve_repeated(
    reach: Sequence[Sequence[Reach]], guess: Sequence[float], patient: Sequence[Fraction] | None = None
) -> list[Solution]:
    """Return the answer for every place, at most `EXACT` from best play; guesses only save time.

    `guess` is what each place may be worth, from -1 to 1 in favour of side 1; `patient` is the same of a game
    that only patience wins, finer than floats can say it.
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
    """Tell whether mixes are the same to six figures or so, so that nothing else comes of them."""
    pairs = zip(mixes, others, strict=True)
    return all(
        abs(a - d) < 1e-6 and abs(b - e) < 1e-6 and abs(p - s) < 1e-6 and abs(q - t) < 1e-6
        for ((a, b, _), (p, q, _)), ((d, e, _), (s, t, _)) in pairs
    )


def _proved(
    game: RepeatedGame, games: Sequence[Matrix], mixes: Sequence[Mixes], ends: Sequence[Sequence[float]]
) -> bool:
    """Tell whether no reply to either side's mixes gains more than `EXACT` against what comes of `ends`."""
    gained = gain(games, mixes, values_of_places(ends))
    rounds = max(rounds for rounds, _, _ in ends)
    return gained * rounds < EXACT / 10 and gained * _longest(game, mixes, ends) < EXACT


def _longest(game: RepeatedGame, mixes: Sequence[Mixes], ends: Sequence[Sequence[float]]) -> float:
    """Return a bound on the rounds to be expected, whatever one of the sides replies to the other's mixes.

    If with every reply the rounds still to come, as they are expected of best play, fall by some part of a
    round on average, then so much longer than these no game can be. Else the longest replies are looked for.
    """
    rounds = [rounds for rounds, _, _ in ends]
    falls = 1.0
    for one, mix, left in zip(game.games([0, 0, *rounds]), mixes, rounds, strict=True):
        falls = min(falls, left - _most(one, mix))
    if falls > 0:
        return max(rounds) / falls
    return max(max(_drawn_out(game, mixes, side, rounds)) for side in (0, 1))


def _most(game: Matrix, mixes: Mixes) -> float:
    """Return the most that either side can bring about against the other's mix."""
    (a, b, c), (d, e, f), (g, h, i) = game
    (p, q, r), _ = mixes
    return max(
        guarantees(game, mixes).high, p * a + q * d + r * g, p * b + q * e + r * h, p * c + q * f + r * i
    )


def _drawn_out(
    game: RepeatedGame, mixes: Sequence[Mixes], side: int, rounds: Sequence[float]
) -> Sequence[float]:
    """Return the rounds to be expected of each place, if who replies to a side wants as many as possible."""
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
