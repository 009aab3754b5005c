"""The message that opens a conflict: sides, goals, scale and the GM's other choices.

Rules: NYX-20 to 23, 28, 29, 39, D-40.
"""

from dataclasses import replace

from narration.nyx.base import words
from narration.nyx.conflict import opposed_roll
from narration.nyx.conflict.card import standing_card
from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import STAKE_LENGTH, TITLE_LENGTH, truncated_line
from rules.nyx.base.enums import BreakOff, GroupMode, Mode
from rules.nyx.state.contests import Conflict, Side

MODES = {
    Mode.PENALTY: line("nyx-mode-penalty"),
    Mode.GOAL: line("nyx-mode-goal"),
    Mode.BOTH: line("nyx-mode-both"),
}
#: How a side of several characters rolls (NYX-21).
GROUPS = {
    GroupMode.WORST: line("choice-group-worst"),
    GroupMode.BEST: line("choice-group-best"),
}
#: The most characters of a name above its goal.
NAME = 15
BREAK_OFF = {
    BreakOff.FREE: line("nyx-break-off-free"),
    BreakOff.ON_WIN: line("nyx-break-off-on-win"),
    BreakOff.FORBIDDEN: line("nyx-break-off-forbidden"),
}


def opening(conflict: Conflict) -> Panel:
    """Return a panel of the conflict before its first round, with the credit that the rules require."""
    simple = conflict.simple
    about = (line("nyx-scale", length=conflict.length), MODES[conflict.mode])
    return Panel(
        headline=headline(conflict),
        title=line("nyx-title-opposed", title=conflict.title) if simple else verbatim(conflict.title),
        lines=opposed_roll.stake_line(conflict) if simple else about,
        fields=tuple(_field(conflict, side) for side in conflict.sides),
        footer=line("nyx-credit"),
        tone=words.tone(conflict.marker),
        picture=None if simple else standing_card(conflict),
    )


def setup_panel(conflict: Conflict, made: tuple[Line, ...]) -> Panel:
    """Return a panel of the conflict that the GM is setting up; `made` says what will be new with it."""
    whole = opening(conflict)
    left, right = words.short_names((conflict.sides[0].name, conflict.sides[1].name))
    return replace(
        whole,
        headline=line("nyx-headline-setup", left=left, right=right),
        lines=(*made, *whole.lines, *_lead(conflict)),
        footer=None,
        picture=None,
    )


def _lead(conflict: Conflict) -> tuple[Line, ...]:
    """Return who is ahead from the start, if somebody is."""
    if not conflict.marker:
        return ()
    names = words.short_names((conflict.sides[0].name, conflict.sides[1].name))
    return (line("nyx-setup-standing", standing=words.standing(conflict.marker, names)),)


def brief_opening(conflict: Conflict) -> Panel:
    """Return the opening as everybody sees it: both goals and the scale. Status has the rest."""
    whole = opening(conflict)
    if conflict.simple:
        return replace(whole, fields=goals(conflict))
    return replace(whole, title=verbatim(""), lines=(), fields=goals(conflict))


def goals(conflict: Conflict) -> tuple[Field, ...]:
    """Return both sides' goals beside each other, shortened; Status has them whole. A side may have none."""
    return tuple(
        Field(truncated_line(side.name, NAME), (truncated_line(side.goal, STAKE_LENGTH),), inline=True)
        for side in conflict.sides
        if side.goal
    )


def choices(conflict: Conflict) -> tuple[Line, ...]:
    """Return the length of the scale, what steps past its end do, and when each side may break off."""
    if conflict.simple:
        return ()
    leaving = (
        line("nyx-live-about", name=side.name, about=BREAK_OFF[_break_off(conflict, side)])
        for side in conflict.active
    )
    return line("nyx-scale", length=conflict.length), MODES[conflict.mode], *leaving


def headline(conflict: Conflict) -> Line:
    """Return the headline: the title, both sides and who is ahead."""
    if conflict.simple:
        return opposed_roll.challenge_headline(conflict)
    names = words.short_names((conflict.sides[0].name, conflict.sides[1].name))
    return line(
        "nyx-headline-opening",
        title=truncated_line(conflict.title, TITLE_LENGTH),
        left=names[0],
        right=names[1],
        standing=words.standing(conflict.marker, names),
    )


def _field(conflict: Conflict, side: Side) -> Field:
    if side.passive:
        return Field(verbatim(side.name), (line("nyx-passive"), *_goal(side), *_advantage(side)))
    break_off = (BREAK_OFF[_break_off(conflict, side)],) if not conflict.simple else ()
    modifier = (line("nyx-modifier-is", modifier=side.modifier),) if side.modifier else ()
    attribute = line("nyx-goes-in-with", attribute=words.ATTRIBUTES[side.attribute])
    lines = (*_goal(side), *_group(side), attribute, *modifier, *break_off, *_advantage(side))
    return Field(verbatim(side.name), lines)


def _break_off(conflict: Conflict, side: Side) -> BreakOff:
    """Return when a side may break off; never "on a win" against a passive side, where tactics cannot win.

    Rule: NYX-39.
    """
    unwinnable = side.break_off is BreakOff.ON_WIN and conflict.other(side.number).passive
    return BreakOff.FORBIDDEN if unwinnable else side.break_off


def _group(side: Side) -> tuple[Line, ...]:
    """Return how a side of several characters rolls (NYX-21)."""
    if side.group is None:
        return ()
    id_ = "nyx-group-worst" if side.group is GroupMode.WORST else "nyx-group-best"
    return (line(id_, count=len(side.members)),)


def _goal(side: Side) -> tuple[Line, ...]:
    return (line("nyx-goal", goal=side.goal),) if side.goal else ()


def _advantage(side: Side) -> tuple[Line, ...]:
    return (line("nyx-advantage-is", advantage=side.advantage),) if side.advantage else ()
