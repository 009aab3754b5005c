"""Bounds that several rules share, and the check against them."""

from rules.core.refusal import Refused, Term

#: The GM's modifier in opposed rolls and conflicts may be positive or negative (NYX-16, D-11).
MOST_MODIFIER = 3
#: An individual action is never made easier than 0: if it is that easy, no roll is needed (NYX-16).
HARDEST, EASIEST = -3, 0
#: The most aspect points that a correction may set.
MOST_POINTS = 99


def require_within(what: str, value: int, least: int, most: int) -> None:
    """Refuse `out-of-bounds` for a number outside its range. `what` is the message id of its name."""
    if not least <= value <= most:
        raise Refused("out-of-bounds", what=Term(what), have=value, least=least, most=most)
