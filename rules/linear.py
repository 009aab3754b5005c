"""Small systems of linear equations, by elimination with the largest pivot."""

from collections.abc import Sequence

#: A pivot below this means that the equations have no single solution.
TINY = 1e-13


def solved(matrix: Sequence[Sequence[float]], right: Sequence[Sequence[float]]) -> list[list[float]] | None:
    """Return the unknowns for each right-hand column, a row each; None where that is not one answer.

    The matrix is square; every row of `right` has as many columns.
    """
    rows = [[*left, *known] for left, known in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        pivot = max(range(column, size), key=lambda row: abs(rows[row][column]))
        head = rows[pivot]
        if abs(head[column]) < TINY:
            return None
        rows[pivot] = rows[column]
        scale = head[column]
        head = rows[column] = [value / scale for value in head]
        for number, row in enumerate(rows):
            factor = row[column]
            if factor and number != column:
                rows[number] = [mine - factor * theirs for mine, theirs in zip(row, head)]
    return [row[size:] for row in rows]
