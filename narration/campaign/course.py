"""The changes that a scene, rest or session makes, as before → after: first as a question, then as a result.

Each game computes its own changes (`narration.nyx.base.scene_changes` and its siblings). This module prints
them, with a line about who is present.
"""

from collections.abc import Iterable, Sequence

from narration.campaign.events import sentences, tell
from narration.games import GAMES
from narration.parts.change import Change, CourseStep
from narration.text.line import Line, Panel, line, verbatim
from rules.campaign.actions import ChangeScene, Course, EndSession, Rest, StartSession
from rules.campaign.events import ActedFor, CourseEvent, Worded
from rules.campaign.model import SeatRecord
from rules.contract.system import AnyState
from rules.core.seat import Role

#: The most character names in a notification's line.
NAMED = 3


def course_panel(step: CourseStep, action: Course, changes: Sequence[Change], here: Line | None) -> Panel:
    """Return the question that shows what an action would change before anybody confirms it."""
    said = tuple(change.said for change in changes)
    nothing = line("course-nothing", system=GAMES[step.before.campaign.system].name)
    newcomers = (line("course-no-characters"),) if _is_empty(step.before) else ()
    return Panel(
        headline=_question(step, action),
        title=verbatim(step.before.campaign.name),
        lines=(*(said or (nothing,)), *([here] if here else []), *newcomers),
        footer=line("course-not-yet"),
    )


def course_lines(step: CourseStep, changes: Sequence[Change], here: Line | None) -> tuple[Line, ...]:
    """Return lines that say what the action changed.

    The first line makes sense alone, as a notification; the game's own sentence follows it. The last ones say
    who acted for whom.
    """
    event = next(event for event in step.events if isinstance(event, CourseEvent))
    first, *further = tell(event)
    teller = GAMES[step.after.campaign.system].teller
    story = tuple(said for one in step.events if isinstance(one, Worded) for said in sentences(teller, one))
    names = tuple(dict.fromkeys(change.name for change in changes if change.name))
    headline = _touched(first, names)
    if here is not None:
        headline = line("course-joined", first=headline, second=here)
    known = [change.said for change in changes if change.said not in further]
    lent = tuple(said for one in step.events if isinstance(one, ActedFor) for said in tell(one))
    return (headline, *story, *further, *known, *lent)


def present_line(state: AnyState, present: Iterable[str]) -> Line:
    """Return a line that names the characters who are present."""
    names = tuple(seat_name(state, record) for record in state.campaign.seats if record.id in present)
    return line("course-present", names=names) if names else line("course-nobody-present")


def seat_name(state: AnyState, record: SeatRecord) -> Line:
    """Return the name of a seat's character; if it has none, "the GM", the holder's name, or "a player"."""
    character = state.characters.get(record.character)
    if character is not None:
        return verbatim(character.name)
    if record.role is Role.GM:
        return line("campaign-the-gm")
    return verbatim(record.called) if record.called else line("course-a-player")


def seat_label(state: AnyState, record: SeatRecord) -> Line:
    """Return a seat's label in a GM's menu: its character, and the player's name."""
    name = seat_name(state, record)
    if not record.called or name == verbatim(record.called):
        return name
    return line("option-course-seat", name=name, called=record.called)


def _question(step: CourseStep, action: Course) -> Line:
    now = step.before.campaign
    match action:
        case ChangeScene():
            return line("course-ask-scene", old=now.scene, new=now.scene + 1)
        case Rest():
            return line("course-ask-rest")
        case StartSession():
            return line("course-ask-start", session=now.session + 1)
        case EndSession():
            return line("course-ask-end", session=now.session)
        case _:
            raise ValueError(f"nothing is asked before {action.kind}")


def _is_empty(state: AnyState) -> bool:
    return not any(character.seat for character in state.characters.values())


def _touched(first: Line, names: tuple[str, ...]) -> Line:
    if not names:
        return first
    if len(names) > NAMED:
        return line("course-touched-many", first=first, count=len(names))
    return line("course-touched", first=first, names=names)
