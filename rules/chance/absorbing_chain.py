"""Absorbing Markov chains: how a process ends and how many rounds it takes.

In each round a place ends the process in one of two ways, or leads on to a place, possibly itself.
"""

from collections.abc import Sequence
from math import inf


def absorption(rows: Sequence[Sequence[float]], leak: float = 0) -> list[list[float]]:
    """Return for each place the expected number of rounds, then the chance of each of two ways to end.

    A row holds the chances of these two ways, then the chances to go to each place. The expected rounds are
    infinite if the process may never end. Besides, each round may call the process off with the chance
    `leak`.

    Places are eliminated from the last to the first: earlier places go directly where the eliminated place
    would lead. The chance to leave a place is the sum of the chances to go elsewhere. Because nothing is
    subtracted, small chances keep their full precision, and a place that is never left is recognised with
    certainty.
    """
    left, leaving = [[1, *row] for row in rows], [leak] * len(rows)
    for last in range(len(left) - 1, -1, -1):
        row = left[last]
        row.pop()
        leaving[last] = away = sum(row[1:]) + leak * row[0] or 1
        for number in range(last):
            before = left[number]
            if chance := before.pop():
                chance /= away
                # a keyword for `zip` would cost a tenth of all this
                left[number] = [old + chance * more for old, more in zip(before, row)]  # noqa: B905
    found = _put_in(left, leaving)
    return found if leak else _endless(rows, found)


def _put_in(rows: Sequence[Sequence[float]], leaving: Sequence[float]) -> list[list[float]]:
    """Return the results of each place by forward substitution; the first place leads to no other place."""
    found: list[list[float]] = []
    for row, away in zip(rows, leaving, strict=True):
        rounds, first, second = row[:3]
        for chance, (more, one, two) in zip(row[3:], found, strict=True):
            rounds += chance * more
            first += chance * one
            second += chance * two
        found.append([rounds / away, first / away, second / away])
    return found


def _endless(rows: Sequence[Sequence[float]], found: list[list[float]]) -> list[list[float]]:
    """Return `found`, with infinite rounds for every place from which one without an end can be reached."""
    lost = {number for number, sums in enumerate(found) if not any(sums[1:])}
    reached = set[int]()
    while lost != reached:
        reached = lost
        lost = lost | {n for n, row in enumerate(rows) if any(row[2 + other] for other in reached)}
    return [[inf, *sums[1:]] if number in lost else sums for number, sums in enumerate(found)]
