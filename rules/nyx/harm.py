"""Penalties and recovery: fatigue, damage, scenes (NYX-43 to 48)."""

from rules import names
from rules.nyx.actions import TakePenalty
from rules.nyx.course import Course
from rules.nyx.declare import require_side
from rules.nyx.events import FatigueCleared, PenaltyTaken
from rules.nyx.model import NyxState, Phase
from rules.nyx.reveal import check
from rules.refusal import Refused
from rules.seat import Seat


def take_penalty(course: Course, action: TakePenalty, seat: Seat) -> None:
    """Turn the overflow into fatigue, or into one damage aspect (NYX-43 to 45).

    Refused: `not-your-side`, `no-penalty-due`, and `name-empty` for damage without a name.
    """
    conflict = course.conflict
    side = conflict.side(action.side)
    require_side(course, side, seat)
    due = conflict.round
    if (
        conflict.phase is not Phase.PENALTY
        or due is None
        or due.movement is None
        or due.harmed != side.number
    ):
        raise Refused("no-penalty-due", name=side.name)
    effect = max(due.movement.over1, due.movement.over2)
    character = course.character(side.number)
    damage = names.name(action.name) if action.damage else ""
    left = character.ratings[side.attribute].current
    course.tell(
        PenaltyTaken(
            contest=conflict.id,
            turn=conflict.turn,
            side=side.number,
            character=character.id,
            name=character.name,
            effect=effect,
            attribute=side.attribute,
            fatigue=0 if damage else min(effect, left),
            damage=damage,
            aspect=1 + max((aspect.id for aspect in character.aspects), default=0) if damage else 0,
        )
    )
    check(course)


def change_scene(state: NyxState) -> tuple[FatigueCleared, ...]:
    """Clear all fatigue (NYX-48). Refused: `scene-in-conflict` while a conflict runs."""
    for conflict in state.contests.values():
        if conflict.is_open:
            raise Refused("scene-in-conflict", title=conflict.title)
    tired = tuple(
        character.id
        for character in state.characters.values()
        if any(rating.fatigue for rating in character.ratings.values())
    )
    return (FatigueCleared(characters=tired),) if tired else ()
