"""What a scene, a rest or a session changes in a game: what each game is given, and what it gives back."""

from dataclasses import dataclass
from typing import NamedTuple

from narration.text.line import Line
from rules.contract.system import AnyState
from rules.core.model_base import Event


@dataclass(frozen=True)
class CourseStep:
    """One action of the campaign's course as a reader may know it: before, after, and what happened."""

    before: AnyState
    after: AnyState
    events: tuple[Event, ...]


class Change(NamedTuple):
    """What it brings; `name` is whom it changes, empty for what holds for all."""

    said: Line
    name: str = ""
