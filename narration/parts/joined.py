"""Lines that share a row of a message."""

from collections.abc import Iterable
from functools import reduce

from narration.text.line import Line, line


def beside(parts: Iterable[Line]) -> tuple[Line, ...]:
    """Return parts as one line, with points between them; nothing if there are none."""
    found = list(parts)
    return (reduce(lambda one, other: line("beside", one=one, other=other), found),) if found else ()


def running_on(parts: Iterable[Line]) -> tuple[Line, ...]:
    """Return sentences as one line; nothing if there are none."""
    found = list(parts)
    return (reduce(lambda one, rest: line("telling-and", one=one, rest=rest), found),) if found else ()


#: What joins lines again, by the message that joins them.
_JOINS = {"beside": beside, "telling-and": running_on}


def parts_of(row: Line) -> tuple[Line, ...]:
    """Return the lines that share a row; the row itself if it is one line."""
    if row.id not in _JOINS:
        return (row,)
    return tuple(part for _, one in row.args if isinstance(one, Line) for part in parts_of(one))


def later_parts(rows: Iterable[Line]) -> tuple[Line, ...]:
    """Return all but the first of the lines that share these rows, the last one first."""
    return tuple(reversed([part for row in rows for part in parts_of(row)][1:]))


def first_part(rows: Iterable[Line]) -> tuple[Line, ...]:
    """Return the first of the lines that share these rows; nothing if there is none."""
    return tuple(part for row in rows for part in parts_of(row))[:1]


def without(row: Line, part: Line) -> tuple[Line, ...]:
    """Return a row without one of the lines that share it; nothing if it is that line."""
    if row == part:
        return ()
    if row.id not in _JOINS:
        return (row,)
    return _JOINS[row.id](kept for _, one in row.args if isinstance(one, Line) for kept in without(one, part))
