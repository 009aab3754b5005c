"""What came of a stretch of play, for recaps and for the ends of chapters; each game reads its own events.

The events are those that everybody may know, so nothing here depends on anything hidden.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeVar

from narration.text.line import Line

R = TypeVar("R")
#: Stands in an event for words that a page omits.
OMITTED: Final = "…"


class Acted(NamedTuple):
    """A character rolled or told something."""

    name: str


class Ending(NamedTuple):
    """A contest ended; the greater `gravity`, the graver. `said` is a phrase without a full stop."""

    gravity: int
    said: Line


class Fact(NamedTuple):
    """A text that somebody typed became true."""

    text: str


class Told(NamedTuple):
    """A player told something in their own words, as this character."""

    name: str
    text: str


class Change(NamedTuple):
    """Something is different now, as a phrase; None if it is as before. The latest of each `key` counts."""

    key: str
    said: Line | None


class Spoken(NamedTuple):
    """What somebody told of a turn in their own words; `name` says whose words they are."""

    name: Line
    text: str


Result = Acted | Ending | Fact | Told | Change


@dataclass(frozen=True)
class Results:
    """What came of a stretch of play, in log order."""

    every: tuple[Result, ...]

    @classmethod
    def of(cls, found: Iterable[Result]) -> "Results":
        return cls(tuple(found))

    @property
    def who(self) -> tuple[str, ...]:
        """The characters that did something, each once."""
        return tuple(dict.fromkeys(one.name for one in self._all(Acted)))

    @property
    def endings(self) -> tuple[Ending, ...]:
        return self._all(Ending)

    @property
    def facts(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(one.text for one in self._all(Fact)))

    @property
    def told(self) -> tuple[Told, ...]:
        return self._all(Told)

    @property
    def changes(self) -> tuple[Line, ...]:
        """The latest change of each key."""
        latest = {one.key: one.said for one in self._all(Change)}
        return tuple(said for said in latest.values() if said is not None)

    def _all(self, kind: type[R]) -> tuple[R, ...]:
        return tuple(one for one in self.every if isinstance(one, kind))


NO_RESULTS = Results(())
