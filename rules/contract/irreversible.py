"""Why what was done stands, where it cannot be taken back: dice fell, something was revealed or made."""

from collections.abc import Iterable, Mapping
from enum import StrEnum

from rules.campaign.irreversible import IRREVERSIBLE_EVENTS
from rules.contract.system import Played, System
from rules.core.model_base import Entity, Event


class IrreversibleReason(StrEnum):
    """Why an action cannot be taken back."""

    DICE = "dice"
    #: Everybody knows now what was hidden, or somebody sits where nobody sat.
    FINAL = "final"
    #: Something has come into the world that is stored by itself.
    MADE = "made"
    #: It was saved by a program that did not say.
    UNSAID = "unsaid"


def irreversible_reason(system: System, played: Played) -> IrreversibleReason | None:
    """Return why the outcome of an action stands; None where it can be taken back."""
    if played.thrown:
        return IrreversibleReason.DICE
    if is_irreversible(system, played.events):
        return IrreversibleReason.FINAL
    return IrreversibleReason.MADE if _makes(played) else None


def is_irreversible(system: System, events: Iterable[Event]) -> bool:
    """Tell whether one of the events is of a kind that is never taken back."""
    kinds = {type(event).model_fields["kind"].default for event in events}
    return not kinds.isdisjoint(IRREVERSIBLE_EVENTS | system.final)


def _makes(played: Played) -> bool:
    old, new = played.before, played.after
    pairs: tuple[tuple[Mapping[str, Entity], Mapping[str, Entity]], ...] = (
        (old.characters, new.characters),
        (old.contests, new.contests),
    )
    return any(then is not now and not now.keys() <= then.keys() for then, now in pairs)
