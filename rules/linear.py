"""Small systems of linear equations, by elimination with the largest pivot."""

from collections.abc import Sequence
from operator import mul

#: A pivot below this means that the equations have no single solution.
TINY = 1e-13


def solved(matrix: Sequence[Sequence[float]], right: Sequence[Sequence[float]]) -> list[list[float]] | None:
    """Return the unknowns for each right-hand column, a list each; None where that is not one answer.

    The matrix is square; `right` holds the columns of known values, each as long as the matrix is high.
    """
    rows = _eliminated([[*left, *known] for left, *known in zip(matrix, *right, strict=True)])
    return None if rows is None else [_unknowns(rows, len(rows) + place) for place in range(len(right))]


def _eliminated(rows: list[list[float]]) -> list[list[float]] | None:
    """Return rows in which each unknown stands in no row below its own; there its factor is 1."""
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        head = rows[pivot]
        scale = head[column]
        if abs(scale) < TINY:
            return None
        rows[pivot] = rows[column]
        head = rows[column] = [*head[:column], *[value / scale for value in head[column:]]]
        tail = head[column:]
        for number in range(column + 1, size):
            row = rows[number]
            if factor := row[column]:
                row[column:] = [a - factor * b for a, b in zip(row[column:], tail, strict=True)]
    return rows


def _unknowns(rows: list[list[float]], known: int) -> list[float]:
    """Return the unknowns for one column of known values, from the last to the first."""
    size = len(rows)
    found = [0.0] * size
    for place in range(size - 1, -1, -1):
        row = rows[place]
        found[place] = row[known] - sum(map(mul, row[place + 1 : size], found[place + 1 :]))
    return found
