"""The text of the undo dialog. It says that a sealed choice was made, but never what was chosen."""

from collections.abc import Iterable
from typing import Any

from narration.campaign.events import tell_any
from narration.game_narration import GameNarration
from narration.text.game_time import duration
from narration.text.line import Line, Panel, line
from rules.core.model_base import Event


def undone_lines(teller: GameNarration, events: Iterable[Event], contest: Any) -> tuple[Line, ...]:
    """Return one line per event of an undone action; `contest` is the contest of that action, if any."""
    return tuple(line("undo-was", what=said) for event in events for said in tell_any(teller, event, contest))


def undo_panel(name: str, told: Iterable[Line], minutes: int, *, is_public: bool) -> Panel:
    """Return the question before an undo: who acted, what the action did, when, and what undoing it means.

    `name` is empty for the GM; `minutes` is the time since the action.
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
