"""What a journal page draws for Zapas: dice and reserves. Rules: ZAP-15, 25 to 30, 43, 51."""

from collections.abc import Iterator, Sequence

from narration.parts.figures import AccountChange, DiceThrow, DieFace
from narration.text.line import verbatim
from rules.core.model_base import Event
from rules.zapas.base.dice import HIT
from rules.zapas.state import contest_events as d
from rules.zapas.state import events as e

#: The kinds of events that `reserves` reads.
RESERVES = ("stake-set", "flag-struck")


def throws(event: Event) -> tuple[DiceThrow, ...]:
    """Return the dice of a roll, or of both sides of a duel."""
    match event:
        case d.Thrown(name=name, dice=dice):
            return (_throw(name, dice),)
        case d.DuelThrown(names=names, dice=dice):
            return tuple(_throw(*side) for side in zip(names, dice, strict=True))
        case _:
            return ()


def _throw(name: str, dice: Sequence[int]) -> DiceThrow:
    return DiceThrow(
        verbatim(name), tuple(DieFace(face, counts=face >= HIT, lost=face < HIT) for face in dice)
    )


def reserves(event: Event) -> Iterator[AccountChange]:
    """Yield the change in a seat's reserve, if the event has one."""
    match event:
        case e.StakeSet(seat=seat, name=name, before=before, reserve=reserve):
            yield AccountChange(seat, name, reserve, before=before)
        case e.FlagStruck(seat=seat, name=name, marks=marks, reserve=reserve):
            yield AccountChange(seat, name, reserve, before=reserve - marks)
        case _:
            pass
