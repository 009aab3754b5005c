"""Absorbing Markov chains: how a process ends and how many rounds it takes.

In each round a place ends the process in one of several ways, or leads on to a place, possibly itself.
"""

from collections.abc import Sequence
from math import inf
from operator import mul


def absorption(rows: Sequence[Sequence[float]], ways: int, leak: float = 0) -> list[list[float]]:
    """Return for each place the expected number of rounds, then the chance of each way to end.

    A row holds the chances to end in each of `ways`, then the chances to go to each place. The expected
    rounds are infinite if the process may never end. Besides, each round may call the process off with the
    chance `leak`.

    Places are eliminated from the last to the first: earlier places go directly where the eliminated place
    would lead. The chance to leave a place is the sum of the chances to go elsewhere. Because nothing is
    subtracted, small chances keep their full precision, and a place that is never left is recognised with
    certainty.
    """
    left = [[1, *row] for row in rows]
    stuck = False
    for last in range(len(left) - 1, -1, -1):
        row = left[last]
        row.pop()
        leaving = sum(row[1:]) + leak * row[0]
        if leaving == 0:
            stuck = True
            leaving = 1
        row = left[last] = [value / leaving for value in row]
        for number in range(last):
            before = left[number]
            if chance := before.pop():
                # a keyword for `zip` would cost a tenth of all this
                left[number] = [old + chance * more for old, more in zip(before, row)]  # noqa: B905
    found = _put_in(left, 1 + ways)
    return _endless(rows, ways, found) if stuck else found


def _put_in(rows: Sequence[Sequence[float]], kinds: int) -> list[list[float]]:
    """Return the sums of each place by forward substitution; the first place leads to no other place."""
    found: list[list[float]] = [[] for _ in range(kinds)]
    for row in rows:
        chances = row[kinds:]
        for kind, sums in enumerate(found):
            sums.append(row[kind] + sum(map(mul, chances, sums)))
    return [list(each) for each in zip(*found, strict=True)]


def _endless(rows: Sequence[Sequence[float]], ways: int, found: list[list[float]]) -> list[list[float]]:
    """Return `found`, with infinite rounds for every place from which an endless place can be reached."""
    lost = {number for number, sums in enumerate(found) if not any(sums[1:])}
    reached = set[int]()
    while lost != reached:
        reached = lost
        lost = lost | {n for n, row in enumerate(rows) if any(row[ways + other] for other in reached)}
    return [[inf, *sums[1:]] if number in lost else sums for number, sums in enumerate(found)]
