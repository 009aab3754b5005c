"""Safety at the table: what a line and a veil are, and who may let a paused game go on."""

from typing import Literal, TypeAlias

from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat

#: A line is never crossed; behind a veil, it happens out of sight.
LimitKind: TypeAlias = Literal["line", "veil"]

#: The most lines and veils of a table, and the most characters in one.
MOST_LIMITS, MOST_LIMIT = 40, 200


def limit_text(text: str) -> str:
    """Return the text of a line or veil as it will be stored. Refused: `text-empty`, `text-too-long`."""
    cleaned = names.note(text, MOST_LIMIT)
    if not cleaned:
        raise Refused("text-empty")
    return cleaned


def require_room(limits: int) -> None:
    """Refused: `limits-full` if a table has as many lines and veils as it may."""
    if limits >= MOST_LIMITS:
        raise Refused("limits-full", most=MOST_LIMITS)


def may_go_on(seat: Seat, willing: str) -> bool:
    """Tell whether the game goes on now: a GM says so, or a second seat after `willing`."""
    return seat.is_gm or bool(willing and willing != seat.id)


def require_seat(seat: Seat) -> None:
    """Refused: `no-seat` for the public."""
    if not seat.id:
        raise Refused("no-seat")
