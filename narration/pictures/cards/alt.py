"""What the words of all cards share: sentences one after another, and dice."""

from __future__ import annotations

from functools import reduce

from narration.pictures.dice import CardDie
from narration.text.line import Line, line


def sentences(*said: Line) -> Line:
    """Return sentences as one text; there must be at least one."""
    return reduce(lambda before, after: line("card-sentences", before=before, after=after), said)


def alt_die(die: CardDie) -> Line | int:
    """Return a die in words: its face, and whether it counts or failed."""
    match die.use:
        case "counts":
            return line("card-die-counts", face=die.face)
        case "failed":
            return line("card-die-failed", face=die.face)
        case "spare":
            return die.face


def known(number: int | None) -> int | Line:
    """Return a number, or a question mark for one that the reader may not know."""
    return line("unknown-number") if number is None else number
