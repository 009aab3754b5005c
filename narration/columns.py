"""Monospaced text for phones: lines of at most 34 columns.

Users' text in them must not end the code block around it, and counts as wide as a terminal draws it.
"""

import unicodedata
from typing import Final

COLUMNS: Final = 34
MARKER: Final = "●"
CAME_FROM: Final = "○"


def scale_text(
    left: str, right: str, length: int, marker: int, previous: int | None = None
) -> tuple[str, str]:
    """The scale of `Track` as two lines: the names at their ends, the steps with the marker among them."""
    steps = _steps(length, {previous: CAME_FROM} | {marker: MARKER})
    room = COLUMNS - 1
    near = fit(left, max(room // 2, room - width(_safe(right))))
    far = fit(right, room - width(near))
    across = max(len(steps), width(near) + 1 + width(far))
    gap = " " * (across - width(near) - width(far))
    return f"{near}{gap}{far}", steps.center(across).rstrip()


def fit(text: str, columns: int) -> str:
    """As much of a user's text as `columns` hold, safe inside a code block."""
    text = _safe(text)
    if width(text) <= columns:
        return text
    while text and width(text) > columns - 1:
        text = text[:-1].rstrip()
    return f"{text}…"


def width(text: str) -> int:
    """How many columns a text takes: two for a wide character, none for one that joins the last."""
    return sum(_column_width(character) for character in text)


def _column_width(character: str) -> int:
    if unicodedata.category(character) in {"Mn", "Me", "Cf"}:
        return 0
    return 2 if unicodedata.east_asian_width(character) in {"W", "F"} else 1


def _safe(text: str) -> str:
    return " ".join(text.replace("`", "'").split())


def _steps(length: int, signs: dict[int | None, str]) -> str:
    """The steps as far apart as the columns allow; a long scale numbers every second one."""
    pitch = (COLUMNS - 1) // (2 * length)
    numbered = 2 if pitch == 1 else 1
    steps = []
    for place in range(-length, length + 1):
        number = str(abs(place)) if place == 0 or (length - abs(place)) % numbered == 0 else "·"
        steps.append(signs.get(place, number))
    if pitch == 1:
        steps[length] = f" {steps[length]} "
    return (" " * (pitch - 1)).join(steps)
