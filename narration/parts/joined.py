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
