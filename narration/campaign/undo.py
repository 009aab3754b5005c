"""What would be taken back and what was, in lines: a sealed choice tells that it was made, never which."""

from collections.abc import Iterable
from typing import Any

from narration.campaign.events import tell_any
from narration.game_narration import GameNarration
from narration.text.game_time import duration
from narration.text.line import Line, Panel, line
from rules.core.model_base import Event


def undone_lines(teller: GameNarration, events: Iterable[Event], contest: Any) -> tuple[Line, ...]:
    """What happened in an action of a game, a line each; `contest` is the one that it belongs to, if any."""
    return tuple(line("undo-was", what=said) for event in events for said in tell_any(teller, event, contest))


def undo_panel(name: str, told: Iterable[Line], minutes: int, *, is_public: bool) -> Panel:
    """The question before something is taken back: whose it was, what, when, and what follows.

    `name` is empty for the GM; `minutes` have passed since.
    """
    return Panel(
        headline=line("undo-headline", name=name) if name else line("undo-headline-gm"),
        title=line("undo-title"),
        lines=(
            *(tuple(told) or (line("undo-unseen"),)),
            line("undo-when", span=duration(minutes)) if minutes else line("undo-when-now"),
            line("undo-then-told" if is_public else "undo-then"),
        ),
    )
