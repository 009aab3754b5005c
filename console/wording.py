"""Sizes, numbers and times as the terminal shows them."""

from datetime import UTC, datetime

_UNITS = ("bytes", "kB", "MB", "GB", "TB")


def size(number: int) -> str:
    """Return a size in a readable unit: 1.2 MB."""
    shown, unit = float(number), 0
    while shown >= 1000 and unit < len(_UNITS) - 1:
        shown, unit = shown / 1000, unit + 1
    return f"{shown:.1f} {_UNITS[unit]}" if unit else f"{number} bytes"


def count(number: int, one: str) -> str:
    """Return a count with its noun: 1 campaign, 2 campaigns."""
    return f"{number} {one}" if number == 1 else f"{number} {one}s"


def stamp() -> str:
    """Return the current UTC time for use in a file name."""
    return datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
