"""A zero-sum game of three choices against three, solved in closed form.

By Shapley and Snow, every such game has a solution that mixes as many rows as columns: one of each (a
saddle), two or all three. Each kind has a formula; the first that nobody can gain by leaving is the answer.
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

Triple = tuple[float, float, float]
#: What the one who chooses a row wins from the one who chooses a column.
Matrix = tuple[Triple, Triple, Triple]

#: How much somebody may seem to gain by leaving a solution, from rounding alone.
SLACK = 1e-9
#: Two choices, and the one that is left out.
Pair = tuple[int, int, int]
#: By the choice that is left out.
WITHOUT: tuple[Pair, ...] = ((1, 2, 0), (0, 2, 1), (0, 1, 2))
SUPPORTS = tuple(product(WITHOUT, WITHOUT))


class Solution(NamedTuple):
    """What the game is worth to the rows, and how often each row and column is best chosen."""

    value: float
    rows: Triple
    columns: Triple


def solve(game: Matrix, like: Solution | None = None) -> Solution:
    """Return an optimal pair of mixes; found sooner if it mixes the same choices as `like`.

    What is mixed hangs on the differences alone, so these are what is reckoned with, however small they are.
    """
    found = _saddle(game)
    if found is not None:
        return found
    least, most = min(map(min, game)), max(map(max, game))
    size = most - least
    (a, b, c), (d, e, f), (g, h, i) = game
    near = (
        ((a - least) / size, (b - least) / size, (c - least) / size),
        ((d - least) / size, (e - least) / size, (f - least) / size),
        ((g - least) / size, (h - least) / size, (i - least) / size),
    )
    mixed = _whole(near) or _pair(near, like)
    return Solution(least + mixed.value * size, mixed.rows, mixed.columns)


def _saddle(game: Matrix) -> Solution | None:
    (a, b, c), (d, e, f), (g, h, i) = game
    lows = (min(a, b, c), min(d, e, f), min(g, h, i))
    highs = (max(a, d, g), max(b, e, h), max(c, f, i))
    low, high = max(lows), min(highs)
    if high > low:
        return None
    return Solution(low, _sure(lows.index(low)), _sure(highs.index(high)))


def _sure(choice: int) -> Triple:
    return (float(choice == 0), float(choice == 1), float(choice == 2))


def _whole(game: Matrix) -> Solution | None:
    """Return the solution in which each side mixes all three, if there is one."""
    (a, b, c), (d, e, f), (g, h, i) = game
    p, q, r = e * i - f * h, c * h - b * i, b * f - c * e
    s, t, u = f * g - d * i, a * i - c * g, c * d - a * f
    v, w, x = d * h - e * g, b * g - a * h, a * e - b * d
    row = (p + s + v, q + t + w, r + u + x)
    column = (p + q + r, s + t + u, v + w + x)
    total = row[0] + row[1] + row[2]
    if abs(total) < SLACK or not (_one_sign(row, total) and _one_sign(column, total)):
        return None
    worth = (a * p + b * s + c * v) / total
    return Solution(worth, _shares(row, total), _shares(column, total))


def _one_sign(parts: Triple, total: float) -> bool:
    if total > 0:
        return parts[0] >= 0 and parts[1] >= 0 and parts[2] >= 0
    return parts[0] <= 0 and parts[1] <= 0 and parts[2] <= 0


def _shares(parts: Triple, total: float) -> Triple:
    return (parts[0] / total, parts[1] / total, parts[2] / total)


def _pair(game: Matrix, like: Solution | None) -> Solution:
    """Return a solution in which each side mixes two; of all that nearly are one, the nearest."""
    best, least = None, SLACK
    for rows, columns in _supports(like):
        mix = _mixed(game, rows, columns)
        if mix is not None and (lost := _lost(game, rows, columns, mix)) <= least:
            best, least = (rows, columns, mix), lost
            if lost <= 0:
                break
    if best is None:
        raise ArithmeticError(f"no mix of two holds in {game}")
    rows, columns, (p, q, value) = best
    return Solution(value, _two(rows, p), _two(columns, q))


def _supports(like: Solution | None) -> Iterator[tuple[Pair, Pair]]:
    """Yield the pairs that may be mixed, those of a solution first if it mixes two."""
    if like is not None:
        yield WITHOUT[like.rows.index(min(like.rows))], WITHOUT[like.columns.index(min(like.columns))]
    yield from SUPPORTS


def _mixed(game: Matrix, rows: Pair, columns: Pair) -> tuple[float, float, float] | None:
    """Return the share of the first of two rows and of two columns, and the value; None if they don't mix."""
    one, two = game[rows[0]], game[rows[1]]
    a, b, c, d = one[columns[0]], one[columns[1]], two[columns[0]], two[columns[1]]
    total = a + d - b - c
    if total == 0:
        return None
    p, q = (d - c) / total, (d - b) / total
    if not (-SLACK <= p <= 1 + SLACK and -SLACK <= q <= 1 + SLACK):
        return None
    return min(max(p, 0.0), 1.0), min(max(q, 0.0), 1.0), (a * d - b * c) / total


def _lost(game: Matrix, rows: Pair, columns: Pair, mix: tuple[float, float, float]) -> float:
    """Return what the better side gains by leaving a mix for the row or the column that is not in it."""
    (one, two, out), (left, right, unused), (p, q, value) = rows, columns, mix
    theirs = p * game[one][unused] + (1 - p) * game[two][unused]
    mine = q * game[out][left] + (1 - q) * game[out][right]
    return max(value - theirs, mine - value)


def _two(pair: Pair, share: float) -> Triple:
    parts = [0.0, 0.0, 0.0]
    parts[pair[0]], parts[pair[1]] = share, 1 - share
    return (parts[0], parts[1], parts[2])
