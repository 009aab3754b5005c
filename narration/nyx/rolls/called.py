"""Rolls that the GM calls for: by one character, or by one member for a whole group.

Rules: NYX-15, 16, 21.
"""

from collections.abc import Sequence

from narration.nyx.base import words
from narration.text.line import Line, Panel, line, verbatim
from narration.text.truncate import name_list
from rules.nyx.base.enums import GroupMode
from rules.nyx.state.campaign_state import Call
from rules.nyx.state.events import RollCalled


def call_panel(event: RollCalled) -> Panel:
    """Return a panel that says who must roll, on what, and which group the roll counts for."""
    return Panel(
        headline=_headline(event),
        title=line("nyx-call-title"),
        lines=(*_text(event.call), _rolled_on(event.call), *_group(event)),
    )


def called(event: RollCalled) -> tuple[Line, ...]:
    """Return the call for the journal."""
    return (_headline(event), *_text(event.call), _rolled_on(event.call), *_group(event))


def call_due(names: Sequence[str], call: Call) -> Line:
    """Return a line for a call that these characters may answer; the first to roll answers it for all."""
    due = line("nyx-call-due", names=tuple(map(verbatim, names)), what=_rolled_on(call))
    if call.text:
        due = line("nyx-call-due-for", due=due, text=call.text)
    group = tuple(map(verbatim, call.group))
    return line("nyx-call-due-group", due=due, names=group) if group else due


def still_waits(group: tuple[str, ...]) -> tuple[Line, ...]:
    """Return a line that names the group that a roll counts for, if there is one (NYX-21)."""
    return (line("nyx-roll-holds", names=tuple(map(verbatim, group))),) if group else ()


def _headline(event: RollCalled) -> Line:
    attribute = words.ATTRIBUTES[event.call.attribute]
    return line("nyx-headline-call", names=name_list(event.names), attribute=attribute)


def _text(call: Call) -> tuple[Line, ...]:
    return (verbatim(call.text),) if call.text else ()


def _rolled_on(call: Call) -> Line:
    """Return the attribute, with the GM's modifier if there is one (NYX-16)."""
    attribute = words.ATTRIBUTES[call.attribute]
    if not call.modifier:
        return attribute
    return words.with_summand(attribute, call.modifier, line("nyx-modifier"))


def _group(event: RollCalled) -> tuple[Line, ...]:
    """Return which group the roll counts for, who rolls for it, and who rolls if values are equal."""
    if event.mode is None:
        return ()
    weakest = event.mode is GroupMode.WORST
    names = tuple(map(verbatim, event.names))
    who = line("nyx-call-weakest" if weakest else "nyx-call-ablest", names=names)
    equal = (line("nyx-call-equal"),) if len(names) > 1 else ()
    return (*still_waits(event.call.group), who, *equal)
