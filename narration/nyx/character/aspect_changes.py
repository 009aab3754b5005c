"""Changes of aspects between sessions, and successes without a roll: the request and its result.

A change shows only the aspects that differ, and the sum of all values. Rules: NYX-13, 14.
"""

from collections.abc import Sequence

from narration.nyx.base import words
from narration.text.line import Field, Line, Panel, line, verbatim
from narration.text.truncate import truncate
from rules.nyx.base.enums import AskKind
from rules.nyx.sheet.aspects import PRICE
from rules.nyx.state.campaign_state import Entry
from rules.nyx.state.events import Asked, AskRefused, AspectsChanged


def ask_panel(event: Asked) -> Panel:
    """Return a player's request to the GM: a success without a roll, or a change of aspects."""
    return _success(event) if event.ask.what is AskKind.SUCCESS else _change(event)


def asked(event: Asked) -> tuple[Line, ...]:
    """Return the request for the journal."""
    if event.ask.what is AskKind.SUCCESS:
        aspect = _aspect(event.before[0])
        return (line("nyx-asked-success", name=event.name, aspect=aspect, text=event.ask.text),)
    differences_ = differences(event.before, event.ask.entries)
    return (line("nyx-asked-change", name=event.name, reason=event.ask.text), *differences_)


def refused(event: AskRefused) -> Line:
    """Return the GM's refusal of a request; the player pays nothing."""
    success = event.ask.what is AskKind.SUCCESS
    return line("nyx-no-success" if success else "nyx-no-change", name=event.name, text=event.ask.text)


def changed(event: AspectsChanged) -> tuple[Line, ...]:
    """Return a change of aspects for the journal."""
    told = line("nyx-changed", name=event.name, reason=event.reason)
    return (told, *differences(event.before, _entries(event)))


def change_result(event: AspectsChanged) -> Panel:
    """Return the message about a change, with only the aspects that differ."""
    return Panel(
        headline=line("nyx-headline-changed", name=truncate(event.name)),
        title=verbatim(event.name),
        lines=(line("nyx-change-reason", reason=event.reason),),
        fields=(_differences(event.before, _entries(event)),),
    )


def differences(before: Sequence[Entry], after: Sequence[Entry]) -> tuple[Line, ...]:
    """Return the new, changed and removed aspects; as in the rules, the case of names does not matter."""
    old = {entry.name.casefold(): entry for entry in before}
    new = {entry.name.casefold(): entry for entry in after}
    added = [line("nyx-change-new", aspect=_aspect(new[key])) for key in new if key not in old]
    moved = [
        line("nyx-change-value", name=new[key].name, old=old[key].value, new=new[key].value)
        for key in new
        if key in old and old[key].value != new[key].value
    ]
    gone = [line("nyx-change-gone", aspect=_aspect(old[key])) for key in old if key not in new]
    return (*added, *moved, *gone)


def _success(event: Asked) -> Panel:
    aspect = event.before[0]
    briefly = words.aspect(truncate(aspect.name), aspect.value)
    return Panel(
        headline=line("nyx-headline-ask-success", name=truncate(event.name), aspect=briefly),
        title=verbatim(event.name),
        lines=(verbatim(event.ask.text),),
        fields=(Field(_aspect(aspect), (line("nyx-success-price", points=-PRICE),)),),
    )


def _change(event: Asked) -> Panel:
    return Panel(
        headline=line("nyx-headline-ask-change", name=truncate(event.name)),
        title=verbatim(event.name),
        lines=(line("nyx-change-reason", reason=event.ask.text),),
        fields=(_differences(event.before, event.ask.entries),),
    )


def _differences(before: Sequence[Entry], after: Sequence[Entry]) -> Field:
    return Field(line("nyx-change-what"), (*differences(before, after), _sum(after)))


def _sum(entries: Sequence[Entry]) -> Line:
    """Return the values, highest first, with their sum (NYX-14)."""
    values = sorted((entry.value for entry in entries), reverse=True)
    total = line("nyx-value", value=sum(values[:1]))
    for value in values[1:]:
        total = words.with_summand(total, value)
    return line("nyx-change-sum", sum=line("nyx-equals", sum=total, total=sum(values)), count=len(values))


def _aspect(entry: Entry) -> Line:
    return words.aspect(entry.name, entry.value)


def _entries(event: AspectsChanged) -> tuple[Entry, ...]:
    return tuple(Entry(name=a.name, value=a.value) for a in event.aspects if not a.damage)
