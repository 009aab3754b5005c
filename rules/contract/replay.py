"""Replays events against the recorded dice: the faces that they show must be those that were rolled."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from rules.campaign.events import TimeRanOut
from rules.chance.deck import Throw
from rules.chance.seal import Choice, subject
from rules.contract.proof_checks import is_subsequence
from rules.core.model_base import Event


class FacesMismatch(Exception):
    """An event shows faces that were not rolled, or too many."""


class FacesUnknown(Exception):
    """An event shows dice that were rolled before the first event of this replay."""


class RecordedDice:
    """The recorded dice of a roll, handed out again in order."""

    def __init__(self, throws: Iterable[Throw]) -> None:
        self._left = deque((throw.sides, face) for throw in throws for face in throw.faces)
        #: The face of the die that chose for a seat whose time ran out; 0 if none did.
        self.drawn = 0

    @property
    def left(self) -> int:
        """How many dice have not been taken yet."""
        return len(self._left)

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        """Return the next faces; raise `FacesMismatch` if the sides differ or too few dice are left."""
        if count > self.left:
            raise FacesMismatch
        taken = [self._left.popleft() for _ in range(count)]
        if any(fell != sides for fell, _ in taken):
            raise FacesMismatch
        return tuple(face for _, face in taken)

    def show(self, sides: int, faces: Sequence[int]) -> None:
        """Take the faces that an event shows; raise `FacesMismatch` if they are not the next ones."""
        if self.roll(sides, len(faces)) != tuple(faces):
            raise FacesMismatch


class Replay(Protocol):
    """Replays a game's events in order. It remembers the dice that lie on the table."""

    #: The sides of the game's dice, and of those that fall unseen.
    sides: int

    def begin(self) -> None:
        """Begin the events of the next roll."""

    def tell(self, event: Event, dice: RecordedDice) -> None:
        """Take the dice that an event shows; raise `FacesMismatch` or `FacesUnknown`."""

    def shown(self, event: Event) -> tuple[int, ...]:
        """Return the faces that an event shows for the first time, as far as that is certain."""

    def hides(self, event: Event, /) -> Choice | None:
        """Return the hidden choice that an event announces, without what was chosen."""

    def opens(self, event: Event, /) -> Choice | None:
        """Return the choice that an event makes openly, without what was chosen."""


def _nothing_sealed(_: Event) -> tuple[Choice, ...]:
    return ()


@dataclass(frozen=True)
class StatelessReplay:
    """The replay of a game in which no dice stay on the table between rolls."""

    sides: int
    #: Returns the faces that an event shows.
    thrown: Callable[[Event], tuple[int, ...]]
    #: Returns the hidden choices that an event makes, as the game's `System` does.
    sealed: Callable[[Event], tuple[Choice, ...]] = _nothing_sealed

    def begin(self) -> None:
        """Do nothing: there is nothing to remember."""

    def tell(self, event: Event, dice: RecordedDice) -> None:
        """Take the dice that an event shows; raise `FacesMismatch`."""
        dice.show(self.sides, self.thrown(event))

    def shown(self, event: Event) -> tuple[int, ...]:
        return self.thrown(event)

    def hides(self, event: Event, /) -> Choice | None:
        return next((subject(choice) for choice in self.sealed(event)), None)

    def opens(self, _: Event, /) -> Choice | None:
        return None


class ReplayedRoll(StrEnum):
    """What the events show of a roll."""

    WHOLE = "whole"
    NOTHING = "nothing"
    AMISS = "amiss"


def replay(game: Replay, events: Iterable[Event], throws: Sequence[Throw]) -> ReplayedRoll:
    """Replay the events between a roll and the next one, and say how much of the roll they show."""
    game.begin()
    dice, known = RecordedDice(throws), tuple(events)
    try:
        for event in known:
            if isinstance(event, TimeRanOut) and event.choices:
                (dice.drawn,) = dice.roll(event.choices, 1)
            game.tell(event, dice)
    except (FacesMismatch, ValueError):  # an endless chain of dice raises a ValueError
        return ReplayedRoll.AMISS
    except FacesUnknown:
        shown = (face for event in known for face in game.shown(event))
        return ReplayedRoll.WHOLE if is_subsequence(shown, throws) else ReplayedRoll.AMISS
    if not dice.left:
        return ReplayedRoll.WHOLE
    return ReplayedRoll.NOTHING if dice.left == RecordedDice(throws).left else ReplayedRoll.AMISS
