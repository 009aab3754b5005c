"""Tells events again on the dice that fell for them: what they show must be what comes of those dice."""

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from rules.chance.deck import Throw
from rules.chance.seal import Choice
from rules.contract.proof_checks import is_subsequence
from rules.core.model_base import Event


class FacesMismatch(Exception):
    """An event shows other faces than fell, or more of them."""


class FacesUnknown(Exception):
    """What an event shows lay on the table before the events that are at hand."""


class RecordedDice:
    """The dice of a roll, handed out again in their order."""

    def __init__(self, throws: Iterable[Throw]) -> None:
        self._left = deque((throw.sides, face) for throw in throws for face in throw.faces)

    @property
    def left(self) -> int:
        """How many dice were not asked for yet."""
        return len(self._left)

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        """Return the next faces; Amiss when dice of other sides fell, or too few."""
        if count > self.left:
            raise FacesMismatch
        taken = [self._left.popleft() for _ in range(count)]
        if any(fell != sides for fell, _ in taken):
            raise FacesMismatch
        return tuple(face for _, face in taken)

    def show(self, sides: int, faces: Sequence[int]) -> None:
        """Tell that an event shows these faces as the next that fell; Amiss when others did."""
        if self.roll(sides, len(faces)) != tuple(faces):
            raise FacesMismatch


class Replay(Protocol):
    """A game's events told again in order; it remembers what lies on the table."""

    def begin(self) -> None:
        """Tell that another roll follows."""

    def tell(self, event: Event, dice: RecordedDice) -> None:
        """Take what fell for an event; raises Amiss and Unsure."""

    def shown(self, event: Event) -> tuple[int, ...]:
        """Return the faces that an event surely shows for the first time."""

    def hides(self, event: Event, /) -> Choice | None:
        """Return the hidden choice that an event tells of, without what was chosen."""

    def opens(self, event: Event, /) -> Choice | None:
        """Return the choice that an event makes openly, in the same way."""


def _nothing_sealed(_: Event) -> tuple[Choice, ...]:
    return ()


@dataclass(frozen=True)
class StatelessReplay:
    """The retelling of a game in which no dice stay on the table from one roll to another."""

    sides: int
    #: The faces that an event shows.
    thrown: Callable[[Event], tuple[int, ...]]
    #: The hidden choices that an event makes, as its `System` has them.
    sealed: Callable[[Event], tuple[Choice, ...]] = _nothing_sealed

    def begin(self) -> None:
        """Nothing is remembered."""

    def tell(self, event: Event, dice: RecordedDice) -> None:
        """Take what fell for an event; raises Amiss."""
        dice.show(self.sides, self.thrown(event))

    def shown(self, event: Event) -> tuple[int, ...]:
        return self.thrown(event)

    def hides(self, event: Event, /) -> Choice | None:
        return next((choice._replace(pick="") for choice in self.sealed(event)), None)

    def opens(self, _: Event, /) -> Choice | None:
        return None


class ReplayedRoll(StrEnum):
    """What events tell of a roll."""

    WHOLE = "whole"
    NOTHING = "nothing"
    AMISS = "amiss"


def replay(game: Replay, events: Iterable[Event], throws: Sequence[Throw]) -> ReplayedRoll:
    """Tell all events again that follow a roll, up to the next roll."""
    game.begin()
    dice, known = RecordedDice(throws), tuple(events)
    try:
        for event in known:
            game.tell(event, dice)
    except (FacesMismatch, ValueError):  # a chain of dice without end is a ValueError
        return ReplayedRoll.AMISS
    except FacesUnknown:
        shown = (face for event in known for face in game.shown(event))
        return ReplayedRoll.WHOLE if is_subsequence(shown, throws) else ReplayedRoll.AMISS
    if not dice.left:
        return ReplayedRoll.WHOLE
    return ReplayedRoll.NOTHING if dice.left == RecordedDice(throws).left else ReplayedRoll.AMISS
