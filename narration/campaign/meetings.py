"""The next session in words: the times with who can come, what one has said, a reminder.

Discord shows a time in each reader's own zone: `<t:…>`.
"""

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Protocol

from narration.campaign.course import seat_name
from narration.text.line import Line, line
from rules.campaign.model import SeatRecord
from rules.contract.system import AnyState

#: What may be answered, in this order.
SAID = ("yes", "maybe", "no")
#: How an answer is told in public, and to whom gave it; "" is none.
VOTED = {"yes": "meet-yes", "maybe": "meet-maybe", "no": "meet-no"}
OWN = {"": "meet-own-silent", "yes": "meet-own-yes", "maybe": "meet-own-maybe", "no": "meet-own-no"}
Answers = Mapping[tuple[str, datetime], str]


class Meeting(Protocol):
    """The next session."""

    @property
    def weeks(self) -> int: ...
    @property
    def times(self) -> tuple[datetime, ...]: ...
    @property
    def fixed(self) -> datetime | None: ...


def unix(at: datetime) -> int:
    """Return a time in seconds, as Discord takes it."""
    return int(at.timestamp())


def held(state: AnyState) -> tuple[SeatRecord, ...]:
    """Return the seats that somebody holds, who are asked."""
    return tuple(one for one in state.campaign.seats if one.is_held)


def meeting_lines(state: AnyState, meeting: Meeting, answers: Answers) -> tuple[Line, ...]:
    """Return the public message of the next session."""
    if meeting.fixed is None:
        asked = (
            said for number, at in enumerate(meeting.times, 1) for said in _time(state, number, at, answers)
        )
        return (line("meet-when"), *asked)
    return (
        line("meet-fixed", unix=unix(meeting.fixed)),
        *_votes(state, meeting.fixed, answers),
        *_repeats(meeting),
    )


def _repeats(meeting: Meeting) -> tuple[Line, ...]:
    return (line("meet-repeats", weeks=meeting.weeks),) if meeting.weeks else ()


def _time(state: AnyState, number: int, at: datetime, answers: Answers) -> tuple[Line, ...]:
    return (line("meet-time", number=number, unix=unix(at)), *_votes(state, at, answers))


def _votes(state: AnyState, at: datetime, answers: Answers) -> tuple[Line, ...]:
    """Return who can come at a time, a line for each answer that somebody gave, and who has not said."""
    silent = tuple(seat_name(state, one) for one in held(state) if (one.id, at) not in answers)
    named = {said: _who(state, at, answers, said) for said in SAID}
    told = tuple(line(VOTED[said], names=names) for said, names in named.items() if names)
    return (*told, line("meet-silent", names=silent)) if silent and told else told


def _who(state: AnyState, at: datetime, answers: Answers, said: str) -> tuple[Line, ...]:
    return tuple(seat_name(state, one) for one in held(state) if answers.get((one.id, at)) == said)


def own_lines(times: Sequence[datetime], said: Mapping[datetime, str]) -> tuple[Line, ...]:
    """Return the times with what the reader has said of each."""
    own = (line(OWN[said.get(at, "")], number=number, unix=unix(at)) for number, at in numbered(times))
    return (line("meet-own"), *own)


def numbered(times: Sequence[datetime]) -> list[tuple[int, datetime]]:
    """Return times with their numbers, from 1; a time that is the only one has 0, which is not shown."""
    return list(enumerate(times, 1)) if len(times) > 1 else [(0, at) for at in times]


def now_line(meeting: Meeting) -> Line:
    """Return the next session in a line, for /now and /help."""
    if meeting.fixed is None:
        return line("now-meeting-asked", count=len(meeting.times))
    return line("now-meeting", unix=unix(meeting.fixed))


def reminder_lines(state: AnyState, meeting: Meeting, answers: Answers) -> tuple[Line, ...]:
    """Return the reminder of a session that is fixed."""
    assert meeting.fixed is not None, "only a session with a date is reminded of"
    return (line("meet-reminder", unix=unix(meeting.fixed)), *_votes(state, meeting.fixed, answers))
