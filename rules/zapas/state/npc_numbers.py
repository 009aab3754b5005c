"""Numbers that are for the GM alone (0121): how hard an NPC is to attack, in rolls and in events.

Without this setting, a roll against an NPC shows it, as any difficulty (ZQ-42).
"""

from typing import Any, TypeVar

from rules.campaign.common_settings import withholds_numbers
from rules.core.model_base import Event
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contest_events import DifficultySet, Thrown
from rules.zapas.state.contests import Contest, Purpose, Roll

E = TypeVar("E")


def is_withheld(state: ZapasState, roll: Roll) -> bool:
    """Tell whether a roll's difficulty is for the GM alone: an attack on an NPC that the GM has not shown."""
    if roll.withheld:
        return True
    if roll.aim.purpose is not Purpose.ATTACK or not withholds_numbers(state.campaign):
        return False
    npc = state.characters[roll.aim.character].npc
    return npc is not None and not npc.revealed


def withheld(state: ZapasState, event: E) -> E:
    """Return an event with a difficulty that is for the GM alone in `withheld`."""
    if not isinstance(event, DifficultySet | Thrown):
        return event
    roll = state.contests[event.contest]
    if not isinstance(roll, Roll) or not is_withheld(state, roll):
        return event
    if isinstance(event, Thrown):
        return event.but(difficulty=0, withheld=event.difficulty)
    return event.but(base=0, difficulty=0, withheld=event.base)


def with_numbers(event: E) -> E:
    """Return an event with the difficulty that it withholds in its place; as it is where there is none."""
    known: E = _with_numbers(event)
    return known


def _with_numbers(event: Any) -> Any:
    match event:
        case Thrown(withheld=difficulty) if difficulty:
            return event.but(difficulty=difficulty, withheld=0)
        case DifficultySet(withheld=base) if base:
            raised = sum(step.amount for step in event.raises)
            reached = base + raised - sum(step.amount for step in event.reductions)
            return event.but(base=base, difficulty=max(1, reached), withheld=0)
        case _:
            return event


def without_numbers(event: Event) -> Event:
    """Return an event as those may know it who do not know the difficulty."""
    if isinstance(event, DifficultySet | Thrown) and event.withheld:
        return event.but(withheld=0)
    return event


def shown(contest: Contest, *, to_gm: bool) -> Contest:
    """Return a contest as the GM reads it, or as the others do."""
    if not isinstance(contest, Roll) or not contest.withheld:
        return contest
    return contest.but(withheld=False) if to_gm else contest.but(base=0)
