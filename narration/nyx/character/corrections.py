"""The GM's corrections, shown to everybody: the old value, the new one, and the reason."""

from typing import assert_never

from narration.nyx.base import words
from narration.nyx.base.words import Names, side_name
from narration.text.line import Line, line
from rules.nyx.base.enums import Mode
from rules.nyx.state.contest_events import ConflictCorrected
from rules.nyx.state.events import AspectCorrected, SheetCorrected

MODES = {
    Mode.PENALTY: line("nyx-mode-penalty-word"),
    Mode.GOAL: line("nyx-mode-goal-word"),
    Mode.BOTH: line("nyx-mode-both-word"),
}


def sheet_corrected(event: SheetCorrected) -> Line:
    """Return the correction of a number on a sheet: `Mira: Body 4 to 5`."""
    what = line("nyx-corrected-number", what=_number(event), old=event.old, new=event.new)
    return _told(line("nyx-corrected-of", name=event.name, what=what), event.reason)


def _number(event: SheetCorrected) -> Line:
    """Return the name of the corrected number."""
    if event.attribute is None:
        return line("nyx-corrected-points")
    attribute = words.ATTRIBUTES[event.attribute]
    if event.field == "fatigue":
        return line("nyx-corrected-fatigue", attribute=attribute)
    return attribute


def aspect_corrected(event: AspectCorrected) -> Line:
    """Return the correction of an aspect: it was added, removed or replaced."""
    return _told(line("nyx-corrected-of", name=event.name, what=_aspect(event)), event.reason)


def _aspect(event: AspectCorrected) -> Line:
    old, new = event.old, event.new
    if old is None:
        assert new is not None, "a correction leaves something, or takes it away"
        return line("nyx-corrected-added", aspect=words.labelled(new))
    if new is None:
        return line("nyx-corrected-removed", aspect=words.labelled(old))
    return line("nyx-corrected-words", old=words.labelled(old), new=words.labelled(new))


def conflict_corrected(event: ConflictCorrected, names: Names) -> Line:
    """Return the correction of a conflict's marker or mode, or of a side's goal."""
    match event.field:
        case "marker":
            what = line("nyx-corrected-marker", old=int(event.old), new=int(event.new))
        case "mode":
            what = line("nyx-corrected-mode", old=MODES[Mode(event.old)], new=MODES[Mode(event.new)])
        case "goal":
            what = _goal(event, names)
        case _:
            assert_never(event.field)
    return _told(what, event.reason)


def _goal(event: ConflictCorrected, names: Names) -> Line:
    assert event.side is not None, "a goal is a side's"
    name = side_name(names, event.side)
    if not event.old:
        return line("nyx-corrected-goal-set", name=name, new=event.new)
    return line("nyx-corrected-goal", name=name, old=event.old, new=event.new)


def _told(what: Line, reason: str) -> Line:
    return line("nyx-correction", what=what, reason=reason)
