"""What a side goes into a round with: who rolls, against which sum, with how many dice, in what situation.

Made from a state as the reader may know it. Rules: NYX-9, 21, 24, 30, 31.
"""

from narration.line import Line
from narration.nyx import words
from rules.nyx.aspects import pool
from rules.nyx.groups import crew, rollers
from rules.nyx.model import Character, Conflict, NyxState, Pool, Side
from rules.nyx.scale import shift
from rules.nyx.settings import tuning


def acting(state: NyxState, side: Side) -> Character:
    """Who rolls for an active side: who has declared, or else whom its mode chooses (NYX-21)."""
    known = state.characters[side.character]
    if side.declared or side.group is None:
        return known
    able = rollers(crew(state, side), side.attribute, side.group)
    return known if known in able or not able else able[0]


def side_pool(state: NyxState, conflict: Conflict, side: Side) -> Pool:
    """What an active side goes in with, as far as it is declared (NYX-24)."""
    modifier = side.modifier + leverage(state, conflict, side)
    return pool(acting(state, side), side.attribute, modifier, side.positive, side.negative)


def side_sum(state: NyxState, conflict: Conflict, side: Side) -> Line:
    """The attribute that an active side goes in with: fatigue, modifier and advantage apart."""
    rating = acting(state, side).ratings[side.attribute]
    held = leverage(state, conflict, side)
    return words.attribute_sum(side.attribute, rating.base, rating.fatigue, side.modifier, held)


def counts_in_steps(state: NyxState) -> bool:
    """Whether situational advantages move the marker at this table, and not the attribute (D-23)."""
    return tuning(state.campaign.settings).advantage == "steps"


def situation(state: NyxState, conflict: Conflict) -> int:
    """The situational steps of the coming roll, seen from side 1 (NYX-30)."""
    if not counts_in_steps(state):
        return 0
    first, second = conflict.sides
    return shift(conflict.turn, conflict.marker, first.advantage, second.advantage)


def leverage(state: NyxState, conflict: Conflict, side: Side) -> int:
    """What the situation does to the attribute of an advantage's holder, where tables want it so (D-23)."""
    net = side.advantage - conflict.other(side.number).advantage
    if counts_in_steps(state) or net <= 0:
        return 0
    place = conflict.marker if side.number == 1 else -conflict.marker
    return shift(conflict.turn, place, net, 0)
