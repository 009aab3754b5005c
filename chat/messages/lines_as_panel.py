"""Several lines as one message, and finding the event of one kind among an action's events."""

from collections.abc import Sequence
from typing import TypeVar

from narration.text.line import Line, Panel, verbatim
from rules.core.model_base import Event

E = TypeVar("E", bound=Event)


def as_panel(title: str, said: Sequence[Line]) -> Line | Panel:
    """Return lines as one message: a panel whose headline is the first line, or a single line as it is."""
    first, *further = said
    if not further:
        return first
    return Panel(headline=first, title=verbatim(title), lines=tuple(further))


def event_of(kind: type[E], events: Sequence[Event]) -> E:
    """Return the first event of a kind among those of an action, which must have one."""
    return next(event for event in events if isinstance(event, kind))
