"""The events of one campaign in lines, in log order, for any game."""

from collections.abc import Iterable

from narration.campaign.events import tell_any
from narration.games import GAMES
from narration.text.line import Line
from rules.campaign.events import Worded
from rules.core.model_base import Event


def event_lines(system: str, events: Iterable[Event]) -> tuple[Line, ...]:
    """Return the lines of one action's events; each event must already be redacted for the reader.

    The sentences of the story come right after the first line, which is a message's headline.
    """
    teller = GAMES[system].teller
    story, plain = list[Line](), list[Line]()
    for event in events:
        (story if isinstance(event, Worded) else plain).extend(tell_any(teller, event))
    return (*plain[:1], *story, *plain[1:])
