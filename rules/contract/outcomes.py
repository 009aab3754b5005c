"""Calculates again what came of the dice in a game's events, so that a changed result is noticed."""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

from rules.core.model_base import Event
from rules.core.refusal import Refused

#: The number of an event in a log.
N = TypeVar("N")


class Outcomes(Protocol):
    """Reads the events of one log in order, and remembers what later results depend on."""

    def follows(self, event: Event, /) -> bool:
        """Tell whether what an event says of its dice is what the rules make of them."""


def unlike(game: Outcomes, log: Iterable[tuple[N, Event]]) -> Iterator[N]:
    """Yield the numbers of the events whose results do not follow from their dice."""
    return (number for number, event in log if not holds(game.follows, event))


def holds(follows: Callable[[Event], bool], event: Event) -> bool:
    """Tell whether a result follows; values that the rules refuse or cannot look up do not."""
    try:
        return follows(event)
    except (Refused, ValueError, LookupError):
        return False
