"""The openings and closings of sessions and scenes: one sentence each, in the voice of the game.

A title that the GM gave says enough; then there is none. The texts are in `course-telling.ftl`.
"""

from collections.abc import Iterable, Iterator

from narration.telling.situation import Moment, Situation, View
from rules.campaign.events import SceneChanged, SessionEnded, SessionStarted
from rules.core.model_base import Event

#: The parts of a story that close a session or a scene; they are told before it ends, the others afterwards.
CLOSING = frozenset({"session-ends", "scene-ends"})
#: The kinds of events that are told so.
COURSE_TOLD = (SessionStarted, SessionEnded, SceneChanged)
_FOUR = dict.fromkeys(range(1, 5), "")
COURSE = (
    Situation("session-first", "session-opens", 60, "first", _FOUR, ""),
    Situation("session-opens", "session-opens", 50, "later", _FOUR, ""),
    Situation("session-ends", "session-ends", 50, "", _FOUR, ""),
    Situation("scene-ends", "scene-ends", 50, "", _FOUR, ""),
    Situation("scene-opens", "scene-opens", 50, "", _FOUR, ""),
)


def course_moments(events: Iterable[Event]) -> Iterator[Moment]:
    """Yield the openings and closings in these events, in the order in which they are told."""
    for event in events:
        match event:
            case SessionStarted(title="", session=session):
                yield _moment("session-opens", "first" if session == 1 else "later")
            case SceneChanged(title=""):
                yield _moment("scene-ends")
                yield _moment("scene-opens")
            case SessionEnded():
                yield _moment("session-ends")
            case _:
                pass


def _moment(beat: str, *claims: str) -> Moment:
    return Moment("", 0, beat, (View(frozenset(claims), {}),))
