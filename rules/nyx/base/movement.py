"""The movement of the marker in a round (NYX-27)."""

from rules.core.model_base import Frozen


class Movement(Frozen):
    """Where the marker ends, -L to L, and the overflow in favour of side 1 and side 2."""

    marker: int
    over1: int = 0
    over2: int = 0
