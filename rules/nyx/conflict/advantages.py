"""The effect of situational advantages: steps of the marker, or a bonus on the holder's attribute.

A setting of the campaign decides which. Rules: NYX-30, 31, D-23.
"""

from rules.nyx.base.scale import situational_shift
from rules.nyx.base.settings import tuning
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contests import Conflict, Side


def counts_in_steps(state: NyxState) -> bool:
    """Tell whether situational advantages move the marker at this table, not the attribute (D-23)."""
    return tuning(state.campaign.settings).advantage == "steps"


def situational_steps(state: NyxState, conflict: Conflict) -> int:
    """Return the situational steps of the coming roll; positive steps favour side 1 (NYX-30)."""
    if not counts_in_steps(state):
        return 0
    first, second = conflict.sides
    return situational_shift(conflict.turn, conflict.marker, first.advantage, second.advantage)


def advantage_effect(state: NyxState, side: Side, other: Side) -> tuple[int, int]:
    """Return the effect of two sides' net advantage here, in the form of `split_advantage` (NYX-31)."""
    return split_advantage(side.advantage - other.advantage, in_steps=counts_in_steps(state))


def split_advantage(net: int, *, in_steps: bool) -> tuple[int, int]:
    """Return a net advantage as steps, 0 to 5, and as a change of the attribute.

    One of the two is 0, depending on the table (D-23). The change is positive if the first side holds the
    advantage. Steps lead away from the middle, whichever side holds it.
    """
    return (abs(net), 0) if in_steps else (0, net)


def attribute_modifier(state: NyxState, conflict: Conflict, side: Side) -> int:
    """Return the holder's bonus on the attribute, if the table counts advantages there (D-23)."""
    net = side.advantage - conflict.other(side.number).advantage
    if counts_in_steps(state) or net <= 0:
        return 0
    place = conflict.marker if side.number == 1 else -conflict.marker
    return situational_shift(conflict.turn, place, net, 0)
