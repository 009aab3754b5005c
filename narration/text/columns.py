"""Monospaced text for phones, in lines of at most 34 columns.

Users' text cannot end the code block around it, and its width is measured as a terminal would draw it.
"""

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

COLUMNS: Final = 34
#: The columns of a block of rows, and the most columns to which the names in it are padded.
BLOCK: Final = 32
NAMES: Final = 18
#: How many characters at the end of a name are kept when it is shortened.
TAIL: Final = 4
#: The number of cached scales, since most changes in a contest leave its marker where it is.
SCALES: Final = 256
MARKER: Final = "●"
CAME_FROM: Final = "○"


@lru_cache(SCALES)
def scale_text(
    left: str, right: str, length: int, marker: int, previous: int | None = None
) -> tuple[str, str]:
    """Return the scale as two lines: the names at its ends, and the steps with the marker."""
    steps = _steps(length, {previous: CAME_FROM} | {marker: MARKER})
    room = COLUMNS - 1
    near = fit_to_width(left, max(room // 2, room - width(_safe(right))))
    far = fit_to_width(right, room - width(near))
    across = max(len(steps), width(near) + 1 + width(far))
    gap = " " * (across - width(near) - width(far))
    return f"{near}{gap}{far}", steps.center(across).rstrip()


class RowCells(NamedTuple):
    """The text in the cells of one row of a block; see `narration.text.line.Row`."""

    sign: str
    figure: str
    name: str
    notes: tuple[str, ...]
    number: bool = False


def block_text(rows: Sequence[RowCells | str]) -> tuple[str, ...]:
    """Return rows in aligned columns; a plain string is the heading of the rows after it.

    Notes that do not fit next to a name go below it; a name is cut only if it is longer than a whole line.
    """
    cells = [row for row in rows if isinstance(row, RowCells)]
    figures = max((width(row.figure) for row in cells), default=0)
    names = min(NAMES, max((width(_safe(row.name)) for row in cells), default=0))
    lines: list[str] = []
    for row in rows:
        lines += (
            _row(row, figures, names) if isinstance(row, RowCells) else [fit_to_width(f"— {row} —", BLOCK)]
        )
    return tuple(lines)


def grid_text(cells: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """Return a table in aligned columns: the first column is left-aligned, the others are right-aligned."""
    safe = [[_safe(cell) for cell in row] for row in cells]
    widths = [max(map(width, column)) for column in zip(*safe, strict=True)]
    return tuple(
        _cut(" ".join((_left(row[0], widths[0]), *map(_right, row[1:], widths[1:]))), COLUMNS) for row in safe
    )


def _row(row: RowCells, figures: int, names: int) -> Iterator[str]:
    start = f"{row.sign:1} {_right(row.figure, figures)} "
    room = BLOCK - width(start)
    name, note = _shortened(_safe(row.name), room), _safe(", ".join(row.notes))
    even = _right(name, names) if row.number else _left(name, names)
    for beside in (f"{even}  {note}", f"{name}  {note}"):
        if width(beside) <= room:
            yield f"{start}{beside}".rstrip()
            return
    yield f"{start}{name}"
    yield from (f"{' ' * width(start)}{line}" for line in _wrapped(row.notes, room))


def _shortened(name: str, columns: int) -> str:
    """Shorten a name but keep its end, because similar names often differ there."""
    if width(name) <= columns:
        return name
    end = name[-TAIL:].lstrip()
    return fit_to_width(name, columns - width(end)) + end


def _wrapped(notes: Sequence[str], room: int) -> Iterator[str]:
    """Yield lines of notes joined by commas; each line has as many as fit with a trailing comma."""
    most = room - 1
    line = ""
    for note in map(_safe, notes):
        longer = f"{line}, {note}" if line else note
        if line and width(longer) > most:
            yield f"{line},"
            longer = note
        line = fit_to_width(longer, most)
    if line:
        yield line


def _left(text: str, columns: int) -> str:
    return text + " " * (columns - width(text))


def _right(text: str, columns: int) -> str:
    return " " * (columns - width(text)) + text


def fit_to_width(text: str, columns: int) -> str:
    """Return as much of a user's text as fits into `columns`, safe inside a code block."""
    return _cut(_safe(text), columns)


def _cut(text: str, columns: int) -> str:
    if width(text) <= columns:
        return text
    while text and width(text) > columns - 1:
        text = text[:-1].rstrip()
    return f"{text}…"


def width(text: str) -> int:
    """Return how many columns a text takes: two for a wide character, none for a combining one."""
    return len(text) if text.isascii() else sum(map(_column_width, text))


def _column_width(character: str) -> int:
    if unicodedata.category(character) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if unicodedata.east_asian_width(character) in {"W", "F"} else 1


def _safe(text: str) -> str:
    return " ".join(text.replace("`", "'").split())


def _steps(length: int, signs: dict[int | None, str]) -> str:
    """Return the steps as far apart as the columns allow; a long scale numbers every second step."""
    pitch = (COLUMNS - 1) // (2 * length)
    numbered = 2 if pitch == 1 else 1
    steps = []
    for place in range(-length, length + 1):
        number = str(abs(place)) if place == 0 or (length - abs(place)) % numbered == 0 else "·"
        steps.append(signs.get(place, number))
    if pitch == 1:
        steps[length] = f" {steps[length]} "
    return (" " * (pitch - 1)).join(steps)
