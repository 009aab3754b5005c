"""What a page draws beside the words: dice that fell, a marker's way over rounds, accounts that moved.

Made from events as a reader may know them; who draws them is somebody else's business.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from narration.text.line import Line
from rules.core.model_base import Event


class DieFace(NamedTuple):
    """A die as it fell; `lost` for one that failed or was not used."""

    value: int
    counts: bool = False
    lost: bool = False


@dataclass(frozen=True)
class DiceThrow:
    """Dice that one person threw at once."""

    name: Line
    faces: tuple[DieFace, ...]


class MarkerStep(NamedTuple):
    """Where a marker stood after a turn, or after the GM has put it right; turn 0 is the opening."""

    turn: int
    marker: int
    corrected: bool = False


@dataclass(frozen=True)
class MarkerCourse:
    """The way of a marker between two names; positions are those of `Track`."""

    left: Line
    right: Line
    length: int
    steps: tuple[MarkerStep, ...]


@dataclass(frozen=True)
class AccountChange:
    """An account moved: to `value`, or `by` so much; `before` where the event says what it was."""

    who: str
    name: str
    value: int | None = None
    by: int = 0
    before: int | None = None


@dataclass(frozen=True)
class Account:
    """What somebody had at first, and after each change."""

    name: str
    values: tuple[int, ...]


#: Says of events, in log order, which accounts they move.
AccountReader = Callable[[Event], Iterable[AccountChange]]


@dataclass
class AccountTracker:
    """The accounts of a campaign while its log is read."""

    reader: AccountReader
    _now: dict[str, int] = field(default_factory=dict)
    #: By whose names an account moved since it was closed: a seat may play several characters.
    _names: dict[str, list[str]] = field(default_factory=dict)
    _courses: dict[str, list[int]] = field(default_factory=dict)

    def read(self, event: Event) -> None:
        for change in self.reader(event):
            self._move(change)

    def close(self) -> tuple[Account, ...]:
        """Give the accounts that moved since the last time, and begin anew."""
        moved = {who: values for who, values in self._courses.items() if len(values) > 1}
        names = {who: " / ".join(dict.fromkeys(filter(None, each))) for who, each in self._names.items()}
        self._courses, self._names = {}, {}
        return tuple(Account(names[who], tuple(values)) for who, values in moved.items())

    def _move(self, change: AccountChange) -> None:
        """What moves by so much, from nobody knows what, is not drawn."""
        old = self._now.get(change.who, change.before)
        new = change.value if change.value is not None or old is None else old + change.by
        if new is None:
            return
        self._now[change.who] = new
        if new != old:
            self._names.setdefault(change.who, []).append(change.name)
            self._courses.setdefault(change.who, [] if old is None else [old]).append(new)
