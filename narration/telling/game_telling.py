"""How one game's stories are told: its situations, and the function that finds moments in its events."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from narration.parts.joined import running_on
from narration.telling.choice import Past, Ranked, choose, ranked
from narration.telling.course import CLOSING, COURSE, COURSE_TOLD, course_moments
from narration.telling.situation import Moment, Situation
from narration.text.languages import LANGUAGES
from narration.text.line import Line, line
from narration.text.texts import bundled_texts
from narration.text.truncate import NAME_LENGTH, truncate
from rules.campaign.events import Worded
from rules.campaign.telling import Sentence, Slot
from rules.contract.system import System
from rules.core.model_base import Event
from rules.core.seat import PUBLIC

#: The gaps that hold one name each, and the most characters of a name in a message's sentence.
PEOPLE, LONGEST_NAME = frozenset("abchm"), NAME_LENGTH
#: The most characters of the sentences of a message that has some to spare, so that it fits a phone, and how
#: many characters of each gap count.
ROOM, COUNTED = 150, 24


@dataclass(frozen=True)
class KnownStates:
    """The states before and after some events as everybody may know them, each made when it is needed.

    A roll outside contests needs neither, and they would be most of what its sentence costs.
    """

    _system: System
    _before: Any
    _after: Any

    @cached_property
    def before(self) -> Any:
        return self._system.view(self._before, PUBLIC)

    @cached_property
    def after(self) -> Any:
        return self._system.view(self._after, PUBLIC)


@dataclass(frozen=True, kw_only=True)
class GameTelling:
    """How a game's sentences are found and chosen. Their texts are the messages `<game>-t-<wording>`.

    Sessions and scenes open and close in the same situations in every game.
    """

    game: str
    situations: Sequence[Situation]
    #: Yields the moments in the new events of a turn. Its arguments are the states around the new events, the
    #: turn's events so far, and how many of them, at the end, are new. All of it is public.
    moments: Callable[[KnownStates, Sequence[Event], int], Iterable[Moment]]
    #: The kinds of events that can lead to a sentence.
    told: tuple[type[Event], ...]
    #: The kinds of events whose sentences also need an earlier event of the turn, and that event's kind.
    builds_on: Mapping[type[Event], type[Event]] = field(default_factory=dict)
    #: The parts of a story that a message does without if it would be too long, the first ones first.
    spare: tuple[str, ...] = ()
    #: How the content of a gap is shown if it may be an id, such as a weapon's, by the name of the gap.
    shown: Mapping[str, Callable[[str], Line]] = field(default_factory=dict)

    @property
    def rows(self) -> tuple[Situation, ...]:
        """Every situation: the game's, and those of the course of a campaign."""
        return (*self.situations, *COURSE)

    @cached_property
    def _ranked(self) -> Ranked:
        return ranked(self.rows)

    @cached_property
    def _telling(self) -> frozenset[type[Event]]:
        return frozenset((*self.told, *COURSE_TOLD))

    def tells(self, events: Iterable[Event]) -> bool:
        """Return whether one of these events can lead to a sentence."""
        return any(type(event) in self._telling for event in events)

    def needs(self, events: Sequence[Event]) -> Event | None:
        """Return an event that cannot be told without earlier events of its turn; None if there is none."""
        for kind, other in self.builds_on.items():
            found = next((event for event in events if isinstance(event, kind)), None)
            if found is not None and not any(isinstance(event, other) for event in events):
                return found
        return None

    def close(self, system: System, after: Any, past: Past, new: Sequence[Event]) -> tuple[Worded, ...]:
        """Return the sentences that close the session or the scene that these events end."""
        course = [event for event in new if type(event) in COURSE_TOLD]
        if not course:
            return ()
        moments = course_moments(system.known(after, course, PUBLIC))
        return choose(self._ranked, after, past, (one for one in moments if one.beat in CLOSING))

    def tell(
        self, system: System, before: Any, after: Any, past: Past, new: Sequence[Event]
    ) -> tuple[Worded, ...]:
        """Return the other sentences for the new events, from public facts only."""
        known = system.known(after, new, PUBLIC)
        if not self.tells(known):
            return ()
        seen = (system.known(after, past.earlier, PUBLIC), known)
        moments = self.moments(KnownStates(system, before, after), [*seen[0], *seen[1]], len(known))
        opening = (one for one in course_moments(known) if one.beat not in CLOSING)
        return choose(self._ranked, after, past, (*opening, *moments))

    def brief(self, said: Sentence) -> Line:
        """Return a sentence as a line for a message, where long names are shortened."""
        slots = tuple((gap, _shortened(content) if gap in PEOPLE else content) for gap, content in said.slots)
        return self.sentence(said.but(slots=slots))

    def sentence(self, said: Sentence) -> Line:
        """Return a sentence as a line."""
        filled = {
            name: self.shown[name](content) if name in self.shown and isinstance(content, str) else content
            for name, content in said.slots
        }
        return line("telling-sentence", told=line(f"{self.game}-t-{said.wording}", **filled))

    def paragraph(self, said: Iterable[Sentence]) -> tuple[Line, ...]:
        """Return sentences as one paragraph of a message; nothing if there are none."""
        return running_on(map(self.brief, self._kept(said)))

    def spared(self, said: Iterable[Sentence]) -> tuple[Line, ...]:
        """Return the sentences of a paragraph that it can do without, the first ones first; never all."""
        told = self._kept(said)
        return tuple(map(self.brief, self._spare(told)))

    def _kept(self, said: Iterable[Sentence]) -> list[Sentence]:
        """Return the sentences that a message has room for."""
        told = list(said)
        while sum(map(self._length, told)) > ROOM and (spare := self._spare(told)):
            told.remove(spare[0])
        return told

    def _spare(self, told: Sequence[Sentence]) -> Sequence[Sentence]:
        """Return the sentences that a message can do without, the first ones first; one always stays."""
        beats = [one for beat in self.spare for one in told if one.beat == beat]
        return beats if len(beats) < len(told) else beats[:-1]

    def _length(self, said: Sentence) -> int:
        """Return about how many characters a sentence has in the language in which it is longest."""
        filled = (min(len(content), COUNTED) for _, content in said.slots if isinstance(content, str))
        return _unfilled(f"{self.game}-t-{said.wording}", tuple(gap for gap, _ in said.slots)) + sum(filled)


@cache
def _unfilled(message: str, gaps: tuple[str, ...]) -> int:
    """Return the length of a sentence with nothing in its gaps, in the language in which it is longest."""
    empty = line(message, **dict.fromkeys(gaps, ""))
    return max(len(bundled_texts().say(language, empty)) for language in LANGUAGES)


def _shortened(name: Slot) -> Slot:
    return truncate(name, LONGEST_NAME) if isinstance(name, str) else name
