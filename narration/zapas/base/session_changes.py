"""What a session's end changes in Zapas: every reserve is reset, everything else stays."""

from collections.abc import Iterator

from narration.parts.change import Change, CourseStep
from narration.text.line import Line, line, verbatim
from rules.campaign.events import SceneChanged, SessionEnded
from rules.zapas.state.events import StakeSet


def changes(step: CourseStep) -> Iterator[Change]:
    """Yield each reserve's old and new value, then what does not change (ZAP-29)."""
    for event in step.events:
        if isinstance(event, StakeSet):
            who, old, new = _who(event.name), event.before, event.reserve
            yield Change(line("zapas-course-reserve", who=who, old=old, new=new), event.name)
    if any(isinstance(event, SessionEnded) for event in step.events):
        yield Change(line("zapas-course-stays"))
    if any(isinstance(event, SceneChanged) for event in step.events):
        yield Change(line("zapas-course-scene"))


def _who(name: str) -> Line:
    return verbatim(name) if name else line("course-a-player")
