"""Lines as a message for everybody."""

from collections.abc import Sequence
from typing import TypeVar

from narration.text.line import Line, Panel, verbatim
from rules.core.model_base import Event

E = TypeVar("E", bound=Event)


def as_panel(title: str, said: Sequence[Line]) -> Line | Panel:
    """Return lines as one message; the first carries alone, and one alone needs no panel."""
    first, *further = said
    if not further:
        return first
    return Panel(headline=first, title=verbatim(title), lines=tuple(further))


def event_of(kind: type[E], events: Sequence[Event]) -> E:
    """Return the event of a kind among those of one action; it is there."""
    return next(event for event in events if isinstance(event, kind))
