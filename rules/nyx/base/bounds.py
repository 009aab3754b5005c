"""Bounds that several rules share, and the refusal of what lies outside."""

from rules.core.refusal import Refused, Term

#: The GM's modifier in opposed rolls and conflicts goes both ways (NYX-16, D-11).
MOST_MODIFIER = 3
#: An individual action is never made easier: then no roll is needed (NYX-16).
HARDEST, EASIEST = -3, 0
#: The aspect points that a correction may give.
MOST_POINTS = 99


def require_within(what: str, value: int, least: int, most: int) -> None:
    """Refuse `out-of-bounds` for a number outside its range; `what` is its message id."""
    if not least <= value <= most:
        raise Refused("out-of-bounds", what=Term(what), have=value, least=least, most=most)
