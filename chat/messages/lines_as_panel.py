"""Puts several lines into one message, and finds an event of a given kind among those of an action."""

from collections.abc import Sequence
from typing import TypeVar

from narration.text.line import Line, Panel, verbatim
from rules.core.model_base import Event

E = TypeVar("E", bound=Event)


def as_panel(title: str, said: Sequence[Line]) -> Line | Panel:
    """Return a panel whose headline is the first line, or the line itself if there is only one."""
    first, *further = said
    if not further:
        return first
    return Panel(headline=first, title=verbatim(title), lines=tuple(further))


def event_of(kind: type[E], events: Sequence[Event]) -> E:
    """Return the first event of a kind; there must be at least one."""
    return next(event for event in events if isinstance(event, kind))
