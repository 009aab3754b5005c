"""Finds out why an action cannot be undone, such as dice that fell or a secret that was revealed."""

from collections.abc import Iterable, Mapping
from enum import StrEnum

from rules.campaign.irreversible import IRREVERSIBLE_EVENTS
from rules.contract.system import Played, System
from rules.core.model_base import Entity, Event


class IrreversibleReason(StrEnum):
    """Why an action cannot be undone."""

    DICE = "dice"
    #: An event of a kind that is final: a secret was revealed, or a seat, place or character changed hands.
    FINAL = "final"
    #: A new character or contest was created, which has its own row.
    MADE = "made"
    #: An older version saved the action without a reason.
    UNSAID = "unsaid"


def irreversible_reason(system: System, played: Played) -> IrreversibleReason | None:
    """Return why an action cannot be undone, or None if it can."""
    if played.thrown:
        return IrreversibleReason.DICE
    if is_irreversible(system, played.events):
        return IrreversibleReason.FINAL
    return IrreversibleReason.MADE if _makes(played) else None


def is_irreversible(system: System, events: Iterable[Event]) -> bool:
    """Tell whether any of the events is of a kind that cannot be undone."""
    kinds = {type(event).model_fields["kind"].default for event in events}
    return not kinds.isdisjoint(IRREVERSIBLE_EVENTS | system.irreversible)


def _makes(played: Played) -> bool:
    old, new = played.before, played.after
    pairs: tuple[tuple[Mapping[str, Entity], Mapping[str, Entity]], ...] = (
        (old.characters, new.characters),
        (old.contests, new.contests),
    )
    return any(then is not now and not now.keys() <= then.keys() for then, now in pairs)
