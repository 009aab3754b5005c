"""Whether a roll was already made in its scene. This only reminds; it never forbids a roll (NOIR-1 to 3)."""

from collections.abc import Iterable, Sequence

from rules.campaign.events import SceneChanged
from rules.core.model_base import Event
from rules.core.names import same
from rules.noir.state.contest_events import ContestEnded, TestOpened


def is_settled(titles: Iterable[str], title: str) -> bool:
    """Return whether a roll with this title was already made in the scene (NOIR-3)."""
    return any(same(one, title) for one in titles)


def settled_titles(events: Sequence[Event]) -> tuple[str, ...]:
    """Return the titles of rolls made since the scene last changed, from events in log order (NOIR-3).

    A roll that is still undecided does not count.
    """
    changes = [place for place, event in enumerate(events) if isinstance(event, SceneChanged)]
    since = events[changes[-1] + 1 :] if changes else events
    over = {event.contest for event in since if isinstance(event, ContestEnded)}
    return tuple(
        event.test.title for event in since if isinstance(event, TestOpened) and event.contest in over
    )
