"""Chains of chances: what is to be expected of something that goes from place to place until it ends.

Each place has its chances to go on to places, which may be itself, and what it gives by itself. What is
expected of a place is what it gives and what is expected of the places that it leads to.
"""

from collections.abc import Sequence
from operator import mul

#: A chance to leave a place below this means that the chain may stay there for ever.
TINY = 1e-13


def expected(places: Sequence[Sequence[float]], given: Sequence[Sequence[float]]) -> list[list[float]] | None:
    """Return what is expected of each place, for each kind of thing that it gives; None if it may never end.

    `places` holds a row of chances for each place, `given` a row of what it gives of each kind.

    The places are taken out from the last to the first: those before it go where it would have gone. Nothing
    is ever subtracted but the chance to stay from 1, so nothing small is lost.
    """
    kinds = len(given[0])
    rows = [[*gives, *chances] for gives, chances in zip(given, places, strict=True)]
    for last in range(len(rows) - 1, -1, -1):
        row = rows[last]
        leaving = 1 - row.pop()
        if leaving < TINY:
            return None
        row = rows[last] = [value / leaving for value in row]
        for number in range(last):
            before = rows[number]
            if chance := before.pop():
                rows[number] = [own + chance * more for own, more in zip(before, row, strict=True)]
    return _put_in(rows, kinds)


def _put_in(rows: Sequence[Sequence[float]], kinds: int) -> list[list[float]]:
    """Return the sums from the first place, which leads nowhere any more, to the last."""
    found: list[list[float]] = [[] for _ in range(kinds)]
    for row in rows:
        chances = row[kinds:]
        for kind, sums in enumerate(found):
            sums.append(row[kind] + sum(map(mul, chances, sums)))
    return [list(each) for each in zip(*found, strict=True)]
