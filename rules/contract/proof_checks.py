"""Checks what was promised: a deck against its seed, a seal against its choice, and nothing else."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from rules.chance.deck import Deck, DeckDice, Throw
from rules.chance.seal import Seal, hash_of


class Flaw(StrEnum):
    """What is wrong with a deck or one of its rolls."""

    #: The seed is not the one that was promised.
    PROMISE = "promise"
    #: A number is missing between two rolls, or comes twice.
    NUMBER = "number"
    #: A roll begins where the one before did not end: dice were left out, or used twice.
    START = "start"
    #: Other faces fall from the seed.
    FACES = "faces"
    #: What happened shows faces that did not fall.
    SHOWN = "shown"
    #: Nothing that happened shows anything of the roll.
    UNTOLD = "untold"


class Rolled(NamedTuple):
    """A roll as it was written down: its number from 1, where its bytes begin, and its dice."""

    roll: int
    start: int
    throws: tuple[Throw, ...]


class FoundFlaw(NamedTuple):
    """A flaw; `roll` is 0 for the deck itself."""

    roll: int
    flaw: Flaw


def check_deck(deck: Deck, promised: str, rolls: Sequence[Rolled]) -> tuple[FoundFlaw, ...]:
    """Return every flaw of a deck whose seed was shown, and of its rolls in order; none if all is well."""
    found = [] if deck.promise == promised else [FoundFlaw(0, Flaw.PROMISE)]
    return (*found, *_rolls(deck, rolls))


def _rolls(deck: Deck, rolls: Sequence[Rolled]) -> Iterator[FoundFlaw]:
    number = at = 0
    for one in rolls:
        if one.roll != number + 1:
            yield FoundFlaw(one.roll, Flaw.NUMBER)
        if one.start != at:
            yield FoundFlaw(one.roll, Flaw.START)
        dice = DeckDice(deck._replace(drawn=one.start))
        fallen = [dice.roll(throw.sides, len(throw.faces)) for throw in one.throws]
        if fallen != [throw.faces for throw in one.throws]:
            yield FoundFlaw(one.roll, Flaw.FACES)
        number, at = one.roll, dice.drawn


def seal_holds(campaign: int, seal: Seal) -> bool:
    """Tell whether a seal that was opened is of this choice and no other."""
    return hash_of(campaign, seal.choice, seal.nonce) == seal.hash


def is_subsequence(shown: Iterable[int], throws: Iterable[Throw]) -> bool:
    """Tell whether all faces that were shown fell, in this order; others may have fallen unseen."""
    fallen = (face for throw in throws for face in throw.faces)
    return all(face in fallen for face in shown)
