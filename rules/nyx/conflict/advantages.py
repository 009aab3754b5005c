"""What situational advantages do to a conflict: steps of the marker, or the attribute of who holds them.

Which of the two is a setting of the campaign. Rules: NYX-30, 31, D-23.
"""

from rules.nyx.base.scale import situational_shift
from rules.nyx.base.settings import tuning
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contests import Conflict, Side


def counts_in_steps(state: NyxState) -> bool:
    """Return whether situational advantages move the marker at this table, and not the attribute (D-23)."""
    return tuning(state.campaign.settings).advantage == "steps"


def situational_steps(state: NyxState, conflict: Conflict) -> int:
    """Return the situational steps of the coming roll, seen from side 1 (NYX-30)."""
    if not counts_in_steps(state):
        return 0
    first, second = conflict.sides
    return situational_shift(conflict.turn, conflict.marker, first.advantage, second.advantage)


def advantage_effect(state: NyxState, side: Side, other: Side) -> tuple[int, int]:
    """Return what the net advantage of two sides does, as `split_advantage` at this table (NYX-31)."""
    return split_advantage(side.advantage - other.advantage, in_steps=counts_in_steps(state))


def split_advantage(net: int, *, in_steps: bool) -> tuple[int, int]:
    """Return a net advantage in steps, 0 to 5, and on the attribute: above 0 if the first side holds it.

    One of the two is 0, as the table has it (D-23). Steps push away from the middle, whoever holds it.
    """
    return (abs(net), 0) if in_steps else (0, net)


def attribute_modifier(state: NyxState, conflict: Conflict, side: Side) -> int:
    """Return what the situation does to its holder's attribute, where tables want it so (D-23)."""
    net = side.advantage - conflict.other(side.number).advantage
    if counts_in_steps(state) or net <= 0:
        return 0
    place = conflict.marker if side.number == 1 else -conflict.marker
    return situational_shift(conflict.turn, place, net, 0)
