"""The penalty for an overflow or a lost stake (NYX-42 to 45)."""

from rules.nyx.base.enums import CharacterKind, SideNumber
from rules.nyx.base.settings import tuning
from rules.nyx.state.contest_events import PenaltyTaken
from rules.nyx.state.context import ActionContext


def is_automatic_penalty(course: ActionContext, harmed: SideNumber) -> bool:
    """Tell whether a mob's value drops instead of a penalty, so that nobody chooses (D-32)."""
    mob = course.character(harmed).kind is CharacterKind.MOB
    return mob and tuning(course.state.campaign.settings).mob == "instead"


def penalty_event(course: ActionContext, harmed: SideNumber, *, damage: str) -> PenaltyTaken:
    """Return the overflow as fatigue, or as a damage aspect of this name (NYX-43 to 45).

    A mob's value also drops by 1, whatever the amount. At some tables it drops instead of the penalty
    (NYX-42).
    """
    conflict = course.conflict
    assert conflict.round is not None
    assert conflict.round.movement is not None
    effect = max(conflict.round.movement.over1, conflict.round.movement.over2)
    side, character = conflict.side(harmed), course.character(harmed)
    drop = 1 if character.kind is CharacterKind.MOB else 0
    attribute = character.counted(side.attribute)
    left = max(0, character.ratings[attribute].current - drop)
    return PenaltyTaken(
        contest=conflict.id,
        turn=conflict.turn,
        side=harmed,
        character=character.id,
        name=character.name,
        effect=effect,
        attribute=attribute,
        fatigue=0 if damage or is_automatic_penalty(course, harmed) else min(effect, left),
        damage=damage,
        aspect=1 + max((aspect.id for aspect in character.aspects), default=0) if damage else 0,
        drop=drop,
    )
