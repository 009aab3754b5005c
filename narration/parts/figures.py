"""The data behind drawings: dice, a marker's path over rounds, and changing balances.

The data comes from events that are already redacted for the reader; other modules draw it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from narration.text.line import Line
from rules.core.model_base import Event


class DieFace(NamedTuple):
    """The face that a die shows; `counts` if it goes into the result, `lost` if it failed or was not used."""

    value: int
    counts: bool = False
    lost: bool = False


@dataclass(frozen=True)
class DiceThrow:
    """Dice that one person rolled together."""

    name: Line
    faces: tuple[DieFace, ...]


class MarkerStep(NamedTuple):
    """Where a marker was after a turn or after a correction by the GM; turn 0 is the opening."""

    turn: int
    marker: int
    corrected: bool = False


@dataclass(frozen=True)
class MarkerCourse:
    """The path of a marker between two names; above 0 the left one is ahead."""

    left: Line
    right: Line
    length: int
    steps: tuple[MarkerStep, ...]


@dataclass(frozen=True)
class AccountChange:
    """A change in the account of `who`: either to `value`, or by `by`.

    `before` is the old balance if the event carries it.
    """

    who: str
    name: str
    value: int | None = None
    by: int = 0
    before: int | None = None


@dataclass(frozen=True)
class Account:
    """An account's first known balance, followed by its balance after each change."""

    name: str
    values: tuple[int, ...]


#: Returns the account changes in an event. Events are passed in log order.
AccountReader = Callable[[Event], Iterable[AccountChange]]


@dataclass
class AccountTracker:
    """Tracks the accounts of a campaign while its log is read."""

    reader: AccountReader
    _now: dict[str, int] = field(default_factory=dict)
    #: For each account, the names of the characters through which it changed since the last `close`. There
    #: may be several, because a seat may play several characters.
    _names: dict[str, list[str]] = field(default_factory=dict)
    _courses: dict[str, list[int]] = field(default_factory=dict)

    def read(self, event: Event) -> None:
        for change in self.reader(event):
            self._move(change)

    def close(self) -> tuple[Account, ...]:
        """Return the accounts that changed since the last call, and start a new count."""
        moved = {who: values for who, values in self._courses.items() if len(values) > 1}
        names = {who: " / ".join(dict.fromkeys(filter(None, each))) for who, each in self._names.items()}
        self._courses, self._names = {}, {}
        return tuple(Account(names[who], tuple(values)) for who, values in moved.items())

    def _move(self, change: AccountChange) -> None:
        """Record a change; a relative change of an unknown balance is ignored, because it cannot be drawn."""
        old = self._now.get(change.who, change.before)
        new = change.value if change.value is not None or old is None else old + change.by
        if new is None:
            return
        self._now[change.who] = new
        if new != old:
            self._names.setdefault(change.who, []).append(change.name)
            self._courses.setdefault(change.who, [] if old is None else [old]).append(new)
