"""Safety in words: the notice of a pause, and a table's lines and veils. No text names anybody."""

from collections.abc import Iterable
from typing import Protocol

from narration.text.line import Field, Line, Panel, line, verbatim
from rules.campaign.safety import LimitKind


class Limit(Protocol):
    """A line or veil."""

    @property
    def kind(self) -> str: ...
    @property
    def text(self) -> str: ...


def pause_lines(*, one_is_willing: bool) -> tuple[Line, ...]:
    """Return the public notice of a pause; with `one_is_willing`, one more may let the game go on."""
    willing = (line("safety-one-willing"),) if one_is_willing else ()
    return (line("safety-paused"), line("safety-paused-until"), *willing)


def safety_panel(name: str, limits: Iterable[Limit], *, paused: bool) -> Panel:
    """Return the panel with a table's lines and veils, and what can be done."""
    known = tuple(limits)
    return Panel(
        headline=line("safety-is-paused" if paused else "safety-is-running"),
        title=verbatim(name),
        lines=(line("safety-how-pause"), line("safety-how-limits")),
        fields=(_field("safety-lines", known, "line"), _field("safety-veils", known, "veil")),
        footer=line("safety-nameless"),
    )


def _field(title: str, limits: Iterable[Limit], kind: LimitKind) -> Field:
    said = tuple(line("safety-limit", text=one.text) for one in limits if one.kind == kind)
    return Field(line(title), said or (line("safety-none"),))
