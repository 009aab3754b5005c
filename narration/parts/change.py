"""Input and output of the games' functions that say what a scene, a rest or a session changes."""

from dataclasses import dataclass
from typing import NamedTuple

from narration.text.line import Line
from rules.contract.system import AnyState
from rules.core.model_base import Event


@dataclass(frozen=True)
class CourseStep:
    """A scene change, rest or session change, redacted for a reader: the states around it, and its events."""

    before: AnyState
    after: AnyState
    events: tuple[Event, ...]


class Change(NamedTuple):
    """One change; `name` is the character that it affects, empty if it affects everybody."""

    said: Line
    name: str = ""
