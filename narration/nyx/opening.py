"""The message that opens a conflict: sides, goals, scale and whatever else the GM has set.

Rules: NYX-22, 23, 28, 29, 39, section 11.
"""

from narration.line import Field, Line, Panel, Track, line, verbatim
from narration.nyx import words
from rules.nyx.model import BreakOff, Conflict, Mode, Side

MODES = {
    Mode.PENALTY: line("nyx-mode-penalty"),
    Mode.GOAL: line("nyx-mode-goal"),
    Mode.BOTH: line("nyx-mode-both"),
}
BREAK_OFF = {
    BreakOff.FREE: line("nyx-break-off-free"),
    BreakOff.ON_WIN: line("nyx-break-off-on-win"),
    BreakOff.FORBIDDEN: line("nyx-break-off-forbidden"),
}


def opening(conflict: Conflict) -> Panel:
    """The conflict before its first round, with the credit that the rules ask for."""
    first, second = conflict.sides
    return Panel(
        headline=headline(conflict),
        title=verbatim(conflict.title),
        lines=(line("nyx-scale", length=conflict.length), MODES[conflict.mode]),
        fields=tuple(_field(side) for side in conflict.sides),
        footer=line("nyx-credit"),
        tone=words.tone(conflict.marker),
        track=Track(verbatim(first.name), verbatim(second.name), conflict.length, conflict.marker),
    )


def headline(conflict: Conflict) -> Line:
    """Who meets whom over what, and how the marker stands."""
    names = words.short_names((conflict.sides[0].name, conflict.sides[1].name))
    return line(
        "nyx-headline-opening",
        title=words.brief(conflict.title, words.TITLE),
        left=names[0],
        right=names[1],
        standing=words.standing(conflict.marker, names),
    )


def _field(side: Side) -> Field:
    if side.passive:
        return Field(verbatim(side.name), (line("nyx-passive"), *_goal(side), *_advantage(side)))
    rest = (BREAK_OFF[side.break_off], *_advantage(side))
    modifier = (line("nyx-modifier-is", modifier=side.modifier),) if side.modifier else ()
    attribute = line("nyx-goes-in-with", attribute=words.ATTRIBUTES[side.attribute])
    return Field(verbatim(side.name), (*_goal(side), attribute, *modifier, *rest))


def _goal(side: Side) -> tuple[Line, ...]:
    return (line("nyx-goal", goal=side.goal),) if side.goal else ()


def _advantage(side: Side) -> tuple[Line, ...]:
    return (line("nyx-advantage-is", advantage=side.advantage),) if side.advantage else ()
