"""Whether a roll was settled already in its scene: a reminder, which never bars a roll (NOIR-1 to 3)."""

from collections.abc import Iterable, Sequence

from rules.campaign.events import SceneChanged
from rules.core.model_base import Event
from rules.core.names import same
from rules.noir.state.contest_events import ContestEnded, TestOpened


def is_settled(titles: Iterable[str], title: str) -> bool:
    """Tell whether such a roll was made already in the scene: all that follows is a reminder (NOIR-3)."""
    return any(same(one, title) for one in titles)


def settled_titles(events: Sequence[Event]) -> tuple[str, ...]:
    """Return what was rolled since the scene last changed, from events in log order (NOIR-3).

    A roll that still waits is not told.
    """
    changes = [place for place, event in enumerate(events) if isinstance(event, SceneChanged)]
    since = events[changes[-1] + 1 :] if changes else events
    over = {event.contest for event in since if isinstance(event, ContestEnded)}
    return tuple(
        event.test.title for event in since if isinstance(event, TestOpened) and event.contest in over
    )
