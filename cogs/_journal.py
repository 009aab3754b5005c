"""Events as a message for everybody: each in its own lines, in the order in which they happened."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, TypeVar

from narration.campaign import tell as tell_campaign
from narration.line import Line, Panel, verbatim
from rules.campaign import CAMPAIGN_EVENTS
from rules.frozen import Event

if TYPE_CHECKING:
    from cogs._games import Game

E = TypeVar("E", bound=Event)


def lines_of(game: "Game", events: Iterable[Event]) -> tuple[Line, ...]:
    """Return what happened in a campaign of this game."""
    return tuple(said for event in events for said in _told(game, event))


def _told(game: "Game", event: Event) -> tuple[Line, ...]:
    return tell_campaign(event) if isinstance(event, CAMPAIGN_EVENTS) else game.tell(event)


def journal(title: str, said: Sequence[Line]) -> Line | Panel:
    """Return lines as one message; the first carries alone, and one alone needs no panel."""
    first, *further = said
    if not further:
        return first
    return Panel(headline=first, title=verbatim(title), lines=tuple(further))


def the(kind: type[E], events: Sequence[Event]) -> E:
    """Return the event of a kind among those of one action; it is there."""
    return next(event for event in events if isinstance(event, kind))
