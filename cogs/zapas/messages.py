"""Which messages tell of a save of Zapas: each proposal has its own, and so has what an accepted one cost."""

from collections.abc import Sequence

from rules.core.model_base import Event
from rules.zapas.state.events import ExperienceSpent
from rules.zapas.state.sheet_events import Voted


def messages(events: Sequence[Event]) -> list[list[Event]]:
    """Return the events by the messages that tell of them, in their order."""
    found: list[list[Event]] = [[]]
    for event in events:
        is_vote = isinstance(event, Voted) and event.vote != "leave"
        if (is_vote or isinstance(event, ExperienceSpent)) and any(isinstance(e, Voted) for e in found[-1]):
            found.append([])
        found[-1].append(event)
    return found
