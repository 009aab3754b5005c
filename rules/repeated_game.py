"""A game that goes from place to place until somebody wins: how both play it best, and what comes of it.

In every place both sides choose one of three at once, and the choices have their chances to end the game or
to lead on. This is a stochastic game of zero sum; one that never ends is nobody's.

Policy iteration finds the answer: what the mixes are worth as a chain of chances, then for these values the
best mixes of each place as a small game in closed form, until choosing anew gains nothing. An answer counts
when it is proved: what a reply can gain in a round, times the longest that any reply can draw the game out,
bounds what it gains at all.

Where hardly anything happens, or a side wins only by ever more patience, floats cannot tell. Then the same is
done with very many digits, and the game is called off every 10**60 rounds or so; the proof is what the best
replies gain.
"""

from collections.abc import Sequence
from decimal import Decimal, localcontext
from functools import cached_property
from math import inf
from operator import mul
from typing import NamedTuple, cast

from rules.chains import ended
from rules.matrix_game import Matrix, Mixes, Triple, bounds, solve

#: How far from best play an answer may be, as a difference of chances.
EXACT = 1e-9
#: Rounds of policy iteration in floats, which needs a handful, and with many digits.
BOLD, MOST = 16, 400
#: How often a game is called off where floats cannot tell, and with how many digits it is reckoned.
LEAK, DIGITS = Decimal("1e-60"), 130
#: What seems to be gained in a round with so many digits, but is their rounding.
NOISE = Decimal("1e-110")
#: Rounds that nobody will live to see count as infinite.
ENDLESS = 1e9
PURE: tuple[Triple, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))

#: The chances of a round: side 2's win, side 1's win, and then each place.
Reach = Sequence[float]


class Answer(NamedTuple):
    """What awaits a place: the rounds to be expected, the chances that side 2 and side 1 win, the mixes.

    Chances are as near to the truth as is said above, rounds to four or five figures.
    """

    rounds: float
    win2: float
    win1: float
    mixes: Mixes


class Repeated:
    """A game by what each place leads to: nine rows for each, by the choice of side 1, then of side 2."""

    def __init__(self, reach: Sequence[Sequence[Reach]], leak: float = 0) -> None:
        self.reach = reach
        self.leak = leak

    @cached_property
    def stay(self) -> float:
        """The part of its worth that a place keeps in a round, for the chance that the game is called off."""
        return 1 / (1 + self.leak)

    def games(self, worth: Sequence[float]) -> list[Matrix]:
        """Return the small game of each place, if these are the worths of the two ends and of each place."""
        found = []
        for reach in self.reach:
            a, b, c, d, e, f, g, h, i = [sum(map(mul, chances, worth)) for chances in reach]
            found.append(((a, b, c), (d, e, f), (g, h, i)))
        return found

    def played(self, mixes: Sequence[Mixes]) -> list[list[float]]:
        """Return for each place the rounds and the chances to end, as in `ended`, if both sides mix so."""
        rows = self.mixed(mixes)
        if not self.leak:
            return ended(rows, 2)
        return [[rounds, *ends] for rounds, _, *ends in ended([[self.leak, *row] for row in rows], 3)]

    def mixed(self, mixes: Sequence[Mixes]) -> list[list[float]]:
        """Return the chances of a round in each place, if both sides mix so."""
        return [_mixed(*each) for each in zip(self.reach, mixes, strict=True)]


def _mixed(reach: Sequence[Reach], mixes: Mixes) -> list[float]:
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


def best(reach: Sequence[Sequence[Reach]], guess: Sequence[float]) -> list[Answer]:
    """Return the answer for every place, at most `EXACT` from best play; `guess` only saves time.

    `guess` is what each place may be worth, from -1 to 1 in favour of side 1.
    """
    return _quickly(Repeated(reach), guess) or _patiently(reach, guess)


def worths(ends: Sequence[Sequence[float]]) -> list[float]:
    """Return what the ends and the places are worth to side 1: by how much its chance to win is greater."""
    return [-1, 1, *(win1 - win2 for _, win2, win1 in ends)]


def _quickly(game: Repeated, guess: Sequence[float]) -> list[Answer] | None:
    worth: list[float] = [-1, 1, *guess]
    mixes: list[Mixes] = []
    ends: list[list[float]] = []
    for _ in range(BOLD):
        games = game.games(worth)
        before, mixes = mixes, list(map(solve, games, mixes)) if mixes else list(map(solve, games))
        if ends and _proved(game, games, mixes, ends):
            if not _alike(mixes, before):
                ends = game.played(mixes)
            return [Answer(end[0], end[1], end[2], mix) for end, mix in zip(ends, mixes, strict=True)]
        ends = game.played(mixes)
        worth = worths(ends)
    return None


def _alike(mixes: Sequence[Mixes], others: Sequence[Mixes]) -> bool:
    """Tell whether mixes are the same to six figures or so, so that nothing else comes of them."""
    pairs = zip(mixes, others, strict=True)
    return all(
        abs(a - d) < 1e-6 and abs(b - e) < 1e-6 and abs(p - s) < 1e-6 and abs(q - t) < 1e-6
        for ((a, b, _), (p, q, _)), ((d, e, _), (s, t, _)) in pairs
    )


def _proved(
    game: Repeated, games: Sequence[Matrix], mixes: Sequence[Mixes], ends: Sequence[Sequence[float]]
) -> bool:
    """Tell whether no reply to either side's mixes gains more than `EXACT` against what comes of `ends`."""
    gain = _gain(games, mixes, worths(ends))
    rounds = max(rounds for rounds, _, _ in ends)
    return gain * rounds < EXACT / 10 and gain * _longest(game, mixes, ends) < EXACT


def _gain(games: Sequence[Matrix], mixes: Sequence[Mixes], worth: Sequence[float]) -> float:
    """Return the most that a reply to a mix gains in one round."""
    gain = 0.0
    for game, mix, value in zip(games, mixes, worth[2:], strict=True):
        low, high = bounds(game, mix)
        gain = max(gain, value - low, high - value)
    return gain


def _longest(game: Repeated, mixes: Sequence[Mixes], ends: Sequence[Sequence[float]]) -> float:
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
    return max(bounds(game, mixes).high, p * a + q * d + r * g, p * b + q * e + r * h, p * c + q * f + r * i)


def _replies(game: Matrix, mixes: Mixes, side: int) -> list[float]:
    """Return what each reply to the mix of a side (0 or 1) leads to."""
    mix = mixes[side]
    lines = zip(*game, strict=True) if side == 0 else game
    return [sum(map(mul, mix, line)) for line in lines]


def _replied(mixes: Mixes, side: int, reply: int) -> Mixes:
    return (mixes[0], PURE[reply]) if side == 0 else (PURE[reply], mixes[1])


def _drawn_out(game: Repeated, mixes: Sequence[Mixes], side: int, rounds: Sequence[float]) -> Sequence[float]:
    """Return the rounds to be expected of each place, if who replies to a side wants as many as possible."""
    played = list(mixes)
    for _ in range(MOST):
        changed = False
        for place, one in enumerate(game.games([0, 0, *rounds])):
            found = _replies(one, played[place], side)
            longest = max(found)
            if 1 + longest > rounds[place] * (1 + 1e-9):
                played[place] = _replied(played[place], side, found.index(longest))
                changed = True
        if not changed:
            return rounds
        rounds = [end[0] for end in game.played(played)]
        if inf in rounds:
            break
    return [inf]


def _patiently(reach: Sequence[Sequence[Reach]], guess: Sequence[float]) -> list[Answer]:
    """Return the answer with many digits, once the best replies to the mixes gain next to nothing."""
    with localcontext() as context:
        context.prec = DIGITS
        game = Repeated(_in_digits(reach), cast("float", LEAK))
        games = game.games([_digits(value) for value in (-1, 1, *guess)])
        for _ in range(MOST):
            mixes = [solve(one) for one in games]
            ends = game.played(mixes)
            worth = worths(ends)
            games = game.games(worth)
            if _gain(games, mixes, worth) < EXACT / 100 and _surely(game, mixes, worth):
                return _rounded(ends, mixes)
    raise ArithmeticError("the best mixes are not found")


def _digits(value: float) -> float:
    return cast("float", Decimal(value))


def _in_digits(reach: Sequence[Sequence[Reach]]) -> list[list[list[float]]]:
    """Return the chances with many digits, and each row exactly whole."""
    return [[_whole([_digits(chance) for chance in row]) for row in place] for place in reach]


def _whole(row: Sequence[float]) -> list[float]:
    whole = sum(row)
    return [chance / whole for chance in row]


def _surely(game: Repeated, mixes: Sequence[Mixes], worth: Sequence[float]) -> bool:
    """Tell whether the best replies to both sides' mixes leave next to nothing to gain."""
    low, high = (_against(game, mixes, side, worth) for side in (0, 1))
    return max(most - least for least, most in zip(low, high, strict=True)) < _digits(EXACT / 10)


def _against(game: Repeated, mixes: Sequence[Mixes], side: int, worth: Sequence[float]) -> Sequence[float]:
    """Return what each place is worth, if the best reply is made to the mixes of a side (0 or 1)."""
    played, sign = list(mixes), -1 if side == 0 else 1
    for _ in range(MOST):
        changed = False
        for place, one in enumerate(game.games(worth)):
            found = [sign * value * game.stay for value in _replies(one, played[place], side)]
            if max(found) - sign * worth[2 + place] > NOISE:
                played[place] = _replied(played[place], side, found.index(max(found)))
                changed = True
        if not changed:
            break
        worth = worths(game.played(played))
    return worth[2:]


def _rounded(ends: Sequence[Sequence[float]], mixes: Sequence[Mixes]) -> list[Answer]:
    """Return the answers as floats; where no place is worth anything to anybody, the game is nobody's."""
    nobodys = all(abs(win1 - win2) < EXACT for _, win2, win1 in ends)
    found = []
    for (rounds, win2, win1), (mix1, mix2) in zip(ends, mixes, strict=True):
        mixed = _floats(mix1), _floats(mix2)
        if nobodys:
            found.append(Answer(inf, 0.0, 0.0, mixed))
        else:
            found.append(Answer(float(rounds) if rounds < ENDLESS else inf, float(win2), float(win1), mixed))
    return found


def _floats(mix: Triple) -> Triple:
    return (float(mix[0]), float(mix[1]), float(mix[2]))
