"""Chains of chances: how something ends that goes from place to place, and how long that takes.

Each place has its chances to end in a round, in one of several ways, and to go on to places, which may be
itself.
"""

from collections.abc import Sequence
from math import inf
from operator import add, mul


def absorption(rows: Sequence[Sequence[float]], ways: int) -> list[list[float]]:
    """Return for each place how many rounds are to be expected, then the chance of each way to end.

    A row holds the chances of a place to end in one of `ways`, then to go to each place. Where there may be
    no end the rounds are infinite.

    The places are taken out from the last to the first: those before it go where it would have gone. The
    chance to leave is the sum of the chances to go elsewhere, so that nothing is ever subtracted: chances are
    right in all their figures however small, and places that are never left are known for certain.
    """
    left = [[1, *row] for row in rows]
    stuck = False
    for last in range(len(left) - 1, -1, -1):
        row = left[last]
        row.pop()
        leaving = sum(row[1:])
        if leaving == 0:
            stuck = True
            leaving = 1
        row = left[last] = [value / leaving for value in row]
        for number in range(last):
            before = left[number]
            if chance := before.pop():
                left[number] = list(map(add, before, [chance * more for more in row]))
    found = _put_in(left, 1 + ways)
    return _endless(rows, ways, found) if stuck else found


def _put_in(rows: Sequence[Sequence[float]], kinds: int) -> list[list[float]]:
    """Return the sums from the first place, which leads nowhere any more, to the last."""
    found: list[list[float]] = [[] for _ in range(kinds)]
    for row in rows:
        chances = row[kinds:]
        for kind, sums in enumerate(found):
            sums.append(row[kind] + sum(map(mul, chances, sums)))
    return [list(each) for each in zip(*found, strict=True)]


def _endless(rows: Sequence[Sequence[float]], ways: int, found: list[list[float]]) -> list[list[float]]:
    """Return what was found, with infinite rounds wherever a place can be reached that leads to no end."""
    lost = {number for number, sums in enumerate(found) if not any(sums[1:])}
    reached = set[int]()
    while lost != reached:
        reached = lost
        lost = lost | {n for n, row in enumerate(rows) if any(row[ways + other] for other in reached)}
    return [[inf, *sums[1:]] if number in lost else sums for number, sums in enumerate(found)]
