"""Where the marker of a conflict goes in a round (NYX-27)."""

from rules.core.model_base import Frozen


class Movement(Frozen):
    """Where a round's marker went: final place -L to L, and overflow for side 1 and side 2."""

    marker: int
    over1: int = 0
    over2: int = 0
