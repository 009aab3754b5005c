"""What goes into a roll: who rolls, against which sum, and with how many dice.

Everything is computed from the reader's view of the state. Rules: NYX-9, 12, 21, 24.
"""

from narration.nyx.base import words
from narration.text.line import Line
from rules.nyx.access.groups import members_able_to_act, rollers
from rules.nyx.base.pool import Pool
from rules.nyx.conflict.advantages import attribute_modifier
from rules.nyx.sheet.aspects import pool, side_of
from rules.nyx.sheet.sheet import conflict_of
from rules.nyx.state.campaign_state import Character, NyxState
from rules.nyx.state.contests import Conflict, Side


def acting(state: NyxState, side: Side) -> Character:
    """Return who rolls for an active side: the one who declared, or the choice of its group mode (NYX-21)."""
    known = state.characters[side.character]
    if side.declared or side.group is None:
        return known
    able = rollers(members_able_to_act(state, side), side.attribute, side.group)
    return known if known in able or not able else able[0]


def side_pool(state: NyxState, conflict: Conflict, side: Side) -> Pool:
    """Return an active side's pool, as declared so far (NYX-24)."""
    level = level_pool(state, side)
    return level.but(modifier=level.modifier + attribute_modifier(state, conflict, side))


def level_pool(state: NyxState, side: Side) -> Pool:
    """Return an active side's pool with the marker in the middle, where no advantage counts (NYX-30)."""
    return pool(acting(state, side), side.attribute, side.modifier, side.positive, side.negative)


def side_sum(state: NyxState, conflict: Conflict, side: Side) -> Line:
    """Return an active side's attribute as a sum with fatigue, modifier and advantage."""
    rolls = acting(state, side)
    counts, held = rolls.counted(side.attribute), attribute_modifier(state, conflict, side)
    if rolls.withheld:
        return words.unknown_sum(counts, side.modifier, held)
    rating = rolls.ratings[counts]
    return words.attribute_sum(counts, rating.base, rating.fatigue, side.modifier, held)


def coming_pool(state: NyxState, character: Character) -> Pool | None:
    """Return a character's next pool, before aspects: in a conflict, or for a roll that the GM called for.

    None if the pool is not known yet.
    """
    conflict, call = conflict_of(state, character.id), character.call
    if conflict is None:
        return pool(character, call.attribute, call.modifier, (), ()) if call is not None else None
    side = side_of(conflict, character.id)
    if character.rating(side.attribute) is None:
        return None
    return pool(character, side.attribute, side.modifier + attribute_modifier(state, conflict, side), (), ())


def are_known(state: NyxState, conflict: Conflict) -> bool:
    """Tell whether the reader knows everybody's numbers in a conflict, without which there are no odds."""
    return not any(state.characters[one].withheld for side in conflict.sides for one in side.people)
