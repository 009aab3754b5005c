"""Solves zero-sum games of three choices against three in closed form.

By Shapley and Snow, every such game has a solution that mixes equally many rows and columns: one each (a
saddle point), two or three. Each case has a formula. The candidate from which no side gains by deviating is
the solution.
"""

from collections.abc import Iterator
from itertools import permutations, product
from operator import ge
from typing import NamedTuple

Triple = tuple[float, float, float]
#: What the player of the rows wins from the player of the columns.
Matrix = tuple[Triple, Triple, Triple]
#: How often each row and each column is chosen.
Mixes = tuple[Triple, Triple]

#: Two choices, and the one that is not used.
Pair = tuple[int, int, int]
#: Indexed by the choice that is not used.
WITHOUT: tuple[Pair, ...] = ((1, 2, 0), (0, 2, 1), (0, 1, 2))
SUPPORTS = tuple(product(WITHOUT, WITHOUT))


class Guarantees(NamedTuple):
    """The least that a mix of rows wins, and the most that a mix of columns loses."""

    low: float
    high: float


def guarantees(game: Matrix, mixes: Mixes) -> Guarantees:
    """Return what each side's mix is worth against the best reply. Both are equal if both mixes are
    optimal.
    """
    (a, b, c), (d, e, f), (g, h, i) = game
    (p, q, r), (s, t, u) = mixes
    return Guarantees(
        min(p * a + q * d + r * g, p * b + q * e + r * h, p * c + q * f + r * i),
        max(s * a + t * b + u * c, s * d + t * e + u * f, s * g + t * h + u * i),
    )


def dominates(one: Triple, other: Triple) -> bool:
    """Tell whether a row is never worth less than another, and sometimes more."""
    return one != other and all(map(ge, one, other))


def undominated(game: Matrix, rows: Triple) -> Triple:
    """Return a mix of rows that guarantees no less and uses no row that another dominates."""
    shares = list(rows)
    for row, by in permutations(range(3), 2):
        if dominates(game[by], game[row]) and not any(dominates(one, game[by]) for one in game):
            shares[by] += shares[row]
            shares[row] = 0
    return (shares[0], shares[1], shares[2])


def solve(game: Matrix, like: Mixes | None = None) -> Mixes:
    """Return an optimal pair of mixes: `like`, if nothing is at stake.

    It is faster if the solution uses the same choices as `like`.
    """
    if like and not any(map(any, game)):
        return like
    return (like and _again(game, like)) or _saddle(game) or _mixed(game)


def _again(game: Matrix, like: Mixes) -> Mixes | None:
    """Return the solution with the same two or three choices as `like`, if rounding leaves no doubt about
    it.
    """
    rows, columns = like
    out, unused = rows.count(0), columns.count(0)
    if out == unused == 1:
        return _pair(game, WITHOUT[rows.index(0)], WITHOUT[columns.index(0)])
    return None if out or unused else _whole(game, surely=True)


def _saddle(game: Matrix) -> Mixes | None:
    (a, b, c), (d, e, f), (g, h, i) = game
    lows = (min(a, b, c), min(d, e, f), min(g, h, i))
    highs = (max(a, d, g), max(b, e, h), max(c, f, i))
    low, high = max(lows), min(highs)
    return (_sure(lows.index(low)), _sure(highs.index(high))) if high <= low else None


def _sure(choice: int) -> Triple:
    return (int(choice == 0), int(choice == 1), int(choice == 2))


def _mixed(game: Matrix) -> Mixes:
    """Return a mixed solution. If rounding leaves a doubt, return the candidate that loses least."""
    if sure := _whole(game, surely=True):
        return sure
    for rows, columns in SUPPORTS:
        if found := _pair(game, rows, columns):
            return found
    return min(_candidates(game), key=lambda mixes: _lost(game, mixes))


def _candidates(game: Matrix) -> Iterator[Mixes]:
    if whole := _whole(game, surely=False):
        yield whole
    for rows, columns in SUPPORTS:
        if mixes := _crossed(game, rows, columns):
            yield mixes
    for row, column in product(range(3), repeat=2):
        yield _sure(row), _sure(column)


def _lost(game: Matrix, mixes: Mixes) -> float:
    low, high = guarantees(game, mixes)
    return high - low


def _whole(game: Matrix, *, surely: bool) -> Mixes | None:
    """Return the solution in which each side mixes all three choices, or None. `surely` demands a safe
    margin.
    """
    (a, b, c), (d, e, f), (g, h, i) = game
    b, c, d, e, f, g, h, i = b - a, c - a, d - a, e - a, f - a, g - a, h - a, i - a
    p, q, r = e * i - f * h, c * h - b * i, b * f - c * e
    s, t, u = f * g - d * i, -c * g, c * d
    v, w, x = d * h - e * g, b * g, -b * d
    row, column = (p + s + v, q + t + w, r + u + x), (p + q + r, s + t + u, v + w + x)
    total = row[0] + row[1] + row[2]
    size = max(b, c, d, e, f, g, h, i, 0) - min(b, c, d, e, f, g, h, i, 0)
    if abs(total) <= (size * size / 1_000_000 if surely else 0):
        return None
    found = _shares(row, total), _shares(column, total)
    return found if min(*found[0], *found[1]) > 0 else None


def _shares(parts: Triple, total: float) -> Triple:
    return (parts[0] / total, parts[1] / total, parts[2] / total)


def _pair(game: Matrix, rows: Pair, columns: Pair) -> Mixes | None:
    """Return the mix of two rows and two columns if neither side gains by its third choice.

    Both used choices are worth the same, so the third is compared with one and then the other. This makes a
    choice that equals either of them gain exactly nothing.
    """
    (one, two, out), (left, right, unused) = rows, columns
    upper, lower, other = game[one], game[two], game[out]
    a, b, c, d = upper[left], upper[right], lower[left], lower[right]
    one_way, other_way = a - c, d - b
    if one_way * other_way <= 0 or (a - b) * (d - c) <= 0:
        return None
    total = one_way + other_way
    p, other_p = (d - c) / total, (a - b) / total
    q, other_q = other_way / total, one_way / total
    e, f = upper[unused], lower[unused]
    if p * (e - a) + other_p * (f - c) < 0 > p * (e - b) + other_p * (f - d):
        return None
    e, f = other[left], other[right]
    if q * (e - a) + other_q * (f - b) > 0 < q * (e - c) + other_q * (f - d):
        return None
    return _two(rows, p, other_p), _two(columns, q, other_q)


def _crossed(game: Matrix, rows: Pair, columns: Pair) -> Mixes | None:
    """Return the mix of two rows and two columns, whatever the third choice gains."""
    (one, two, _), (left, right, _) = rows, columns
    a, b, c, d = game[one][left], game[one][right], game[two][left], game[two][right]
    total = a - c + d - b
    if total == 0:
        return None
    p, q = (d - c) / total, (d - b) / total
    if not (0 <= p <= 1 and 0 <= q <= 1):
        return None
    return _two(rows, p, (a - b) / total), _two(columns, q, (a - c) / total)


def _two(pair: Pair, share: float, other: float) -> Triple:
    """Return a mix of two choices. Each share has its own precision: one may be as small as 1e-40."""
    parts: list[float] = [0, 0, 0]
    parts[pair[0]], parts[pair[1]] = share, other
    return (parts[0], parts[1], parts[2])
