"""The events of one campaign in lines, in the order in which they happened, whatever its game."""

from collections.abc import Iterable

from narration.campaign.events import tell_any
from narration.games import GAMES
from narration.text.line import Line
from rules.core.model_base import Event


def event_lines(system: str, events: Iterable[Event]) -> tuple[Line, ...]:
    """What happened in a campaign of this game; every event passed in is as the reader may know it."""
    teller = GAMES[system].teller
    return tuple(said for event in events for said in tell_any(teller, event))
