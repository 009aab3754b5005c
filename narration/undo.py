"""What would be taken back and what was, in lines: a sealed choice tells that it was made, never which."""

from collections.abc import Callable, Iterable
from typing import Any

from narration.campaign import tell as tell_campaign
from narration.gametime import span
from narration.line import Line, Panel, line
from narration.nyx import tell as tell_nyx
from rules.campaign import CAMPAIGN_EVENTS
from rules.frozen import Event
from rules.nyx.contests import Conflict

Tell = Callable[[Any], tuple[Line, ...]]


def taken(events: Iterable[Event], contest: Any, tell: Tell) -> tuple[Line, ...]:
    """What happened in an action of a game, a line each; `contest` is the one that it belongs to, if any."""
    return tuple(line("undo-was", what=said) for event in events for said in _told(event, contest, tell))


def _told(event: Event, contest: Any, tell: Tell) -> tuple[Line, ...]:
    if isinstance(event, CAMPAIGN_EVENTS):
        return tell_campaign(event)
    if isinstance(contest, Conflict):
        one, two = contest.sides
        return tell_nyx(event, (one.name, two.name))  # type: ignore[arg-type]  # a conflict's events are Nyx's
    return tell(event)


def undo_panel(name: str, told: Iterable[Line], minutes: int, *, is_public: bool) -> Panel:
    """The question before something is taken back: whose it was, what, when, and what follows.

    `name` is empty for the GM; `minutes` have passed since.
    """
    return Panel(
        headline=line("undo-headline", name=name) if name else line("undo-headline-gm"),
        title=line("undo-title"),
        lines=(
            *(tuple(told) or (line("undo-unseen"),)),
            line("undo-when", span=span(minutes)) if minutes else line("undo-when-now"),
            line("undo-then-told" if is_public else "undo-then"),
        ),
    )
