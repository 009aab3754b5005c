"""Seals on panels: the seal of a side's choice, and its hash in rows that fit on a phone."""

from collections.abc import Iterable, Iterator

from narration.parts.public_proofs import ShownSeal
from narration.text.line import Line, line
from rules.chance.seal import Seal

#: Digits per row, and per group in a row. With its spaces a row takes 19 columns.
ROW, GROUP = 16, 4


def rows(digits: str) -> tuple[str, ...]:
    """Return hexadecimal digits in rows, each split into groups."""
    return tuple(_grouped(digits[at : at + ROW]) for at in range(0, len(digits), ROW))


def hash_rows(digits: str) -> Iterator[Line]:
    """Yield hexadecimal digits as lines of a panel, one per row."""
    return (line("fairness-digits", digits=row) for row in rows(digits))


def current_seal(seals: Iterable[ShownSeal], about: str, seat: str) -> Seal | None:
    """Return the seal of a seat's current choice; seals of undone choices are skipped."""
    mine = [one.seal for one in seals if not one.gone]
    found = [one for one in mine if (one.choice.about, one.choice.seat) == (about, seat)]
    return found[-1] if found else None


def _grouped(digits: str) -> str:
    return " ".join(digits[at : at + GROUP] for at in range(0, len(digits), GROUP))
