"""Events as a message for everybody: each in its own lines, in the order in which they happened."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from narration.campaign import tell as tell_campaign
from narration.line import Line, Panel, verbatim
from narration.nyx import tell as tell_nyx
from rules.campaign import CAMPAIGN_EVENTS
from rules.frozen import Event

E = TypeVar("E", bound=Event)


def lines_of(events: Iterable[Event], names: tuple[str, str] | None = None) -> tuple[Line, ...]:
    """Return what happened, told by whichever game it belongs to; `names` are the sides' of its contest."""
    return tuple(said for event in events for said in _told(event, names))


def _told(event: Event, names: tuple[str, str] | None) -> tuple[Line, ...]:
    if isinstance(event, CAMPAIGN_EVENTS):
        return tell_campaign(event)
    return tell_nyx(event, names)  # type: ignore[arg-type]  # whatever is no campaign's event is the game's


def journal(title: str, said: Sequence[Line]) -> Line | Panel:
    """Return lines as one message; the first carries alone, and one alone needs no panel."""
    first, *further = said
    if not further:
        return first
    return Panel(headline=first, title=verbatim(title), lines=tuple(further))


def the(kind: type[E], events: Sequence[Event]) -> E:
    """Return the event of a kind among those of one action; it is there."""
    return next(event for event in events if isinstance(event, kind))
