"""The conflict scale: opening, situational shift and overflow (NYX-23, NYX-27, NYX-29 to 31)."""

from rules.nyx.base.movement import Movement

SHORTEST, LONGEST, USUAL = 3, 10, 5
MOST_ADVANTAGE = 5
MOST_LEAD = 5


def clamp(place: int, length: int) -> int:
    """Return the place, limited to `-length` to `length`."""
    return max(-length, min(length, place))


def opening_marker(length: int, lead: int, advantage1: int, advantage2: int) -> int:
    """Return the marker before round 1. Steps beyond the end of the scale are lost (NYX-29, D-22)."""
    return clamp(lead + advantage1 - advantage2, length)


def situational_shift(turn: int, marker: int, advantage1: int, advantage2: int) -> int:
    """Return the situational steps S of a round, directed away from the middle (NYX-30, NYX-31)."""
    if turn == 1 or marker == 0:
        return 0
    value = abs(advantage1 - advantage2)
    return value if marker > 0 else -value


def clamp_with_overflow(place: int, length: int) -> Movement:
    """Stop the marker at the ends. The remaining steps are overflow for the side that pushed (NYX-27)."""
    return Movement(marker=clamp(place, length), over1=max(0, place - length), over2=max(0, -place - length))
