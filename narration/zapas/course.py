"""What a session's end changes in Zapas: every reserve is what it is at first; the rest stays."""

from collections.abc import Iterator

from narration.course import Change, Step
from narration.line import Line, line, verbatim
from rules.campaign.events import SceneChanged, SessionEnded
from rules.zapas.events import StakeSet


def changes(step: Step) -> Iterator[Change]:
    """Each reserve before and after, and what stays (ZAP-29)."""
    for event in step.events:
        match event:
            case StakeSet(name=name, before=before, reserve=reserve):
                said = line("zapas-course-reserve", who=_who(name), old=before, new=reserve)
                yield Change(said, name)
            case SessionEnded():
                yield Change(line("zapas-course-stays"))
            case SceneChanged():
                yield Change(line("zapas-course-scene"))
            case _:
                pass


def _who(name: str) -> Line:
    return verbatim(name) if name else line("course-a-player")
