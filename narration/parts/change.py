"""Input and output types of each game's function that describes what a scene, rest or session changes."""

from dataclasses import dataclass
from typing import NamedTuple

from narration.text.line import Line
from rules.contract.system import AnyState
from rules.core.model_base import Event


@dataclass(frozen=True)
class CourseStep:
    """The events of a scene change, rest or session change, with the states before and after it.

    Everything is redacted for the reader.
    """

    before: AnyState
    after: AnyState
    events: tuple[Event, ...]


class Change(NamedTuple):
    """One change in words; `name` is the character it affects, empty if it affects everybody."""

    said: Line
    name: str = ""
