"""The events of one campaign in lines, in log order, for any game."""

from collections.abc import Iterable

from narration.campaign.events import tell_any
from narration.games import GAMES
from narration.text.line import Line
from rules.core.model_base import Event


def event_lines(system: str, events: Iterable[Event]) -> tuple[Line, ...]:
    """Return the lines of these events; each event must already be redacted for the reader."""
    teller = GAMES[system].teller
    return tuple(said for event in events for said in tell_any(teller, event))
