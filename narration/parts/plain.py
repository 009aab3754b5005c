"""A simple way for a small game to describe its events: each kind of event has a message named after it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from narration.text.line import Line, Panel, line, verbatim
from rules.core.model_base import Entity, Event, Frozen


def tell_by_kind(event: Any) -> tuple[Line, ...]:
    """Return the message whose id is the event's kind, with the event's strings and integers as arguments.

    A field of an entity in the event becomes an argument named after both, such as `watcher_name`.
    """
    return (line(event.kind, **dict(_arguments(event))),)


def _arguments(model: Frozen, prefix: str = "") -> Iterator[tuple[str, Any]]:
    for name, value in model:
        if isinstance(value, Entity):
            yield from _arguments(value, f"{name}_")
        elif isinstance(value, str | int):
            yield f"{prefix}{name}", value


def story_of(*kinds: type[Event]) -> Callable[[Sequence[Event], Any], Panel | None]:
    """Return a function that describes a turn by its first event of one of these kinds."""

    def story(events: Sequence[Event], contest: Any) -> Panel | None:
        told = (tell_by_kind(event)[0] for event in events if isinstance(event, kinds))
        return next((Panel(said, verbatim(contest.title)) for said in told), None)

    return story
