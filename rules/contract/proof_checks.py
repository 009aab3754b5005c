"""Checks published proofs: a deck against its seed, a seal against its choice."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from rules.chance.deck import Deck, DeckDice, Throw, seed_hash
from rules.chance.seal import Seal, hash_of


class Flaw(StrEnum):
    """What is wrong with a deck or one of its rolls."""

    #: The seed does not match the published hash.
    PROMISE = "promise"
    #: The number of a roll is missing, or appears twice.
    NUMBER = "number"
    #: A roll does not begin where the previous one ended: dice were skipped, or used twice.
    START = "start"
    #: The seed gives other faces.
    FACES = "faces"
    #: An event shows faces that were not rolled.
    SHOWN = "shown"
    #: No event shows the dice of this roll.
    UNTOLD = "untold"
    #: A hidden roll does not follow from the seed that was committed to.
    HIDDEN = "hidden"
    #: The game showed a hidden roll with other faces, or one whose seed is closed.
    HIDDEN_SHOWN = "hidden-shown"


class Rolled(NamedTuple):
    """A recorded roll: its number from 1, the position of its first byte, and its dice."""

    roll: int
    start: int
    throws: tuple[Throw, ...]


class FoundFlaw(NamedTuple):
    """A flaw; `roll` is 0 for the deck itself."""

    roll: int
    flaw: Flaw


def check_deck(deck: Deck, promised: str, rolls: Sequence[Rolled], hidden: str = "") -> tuple[FoundFlaw, ...]:
    """Return every flaw of an opened deck and of its rolls in order; empty if there is none.

    `hidden` is the hash that commits to its hidden rolls, empty if the deck has none.
    """
    kept = seed_hash(deck.campaign, deck.number, deck.seed, hidden) == promised
    return (*([] if kept else [FoundFlaw(0, Flaw.PROMISE)]), *_rolls(deck, rolls))


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
    """Tell whether an opened seal belongs to this choice."""
    return hash_of(campaign, seal.choice, seal.nonce) == seal.hash


def is_subsequence(shown: Iterable[int], throws: Iterable[Throw]) -> bool:
    """Tell whether all shown faces were rolled in this order. Other faces may have been rolled unseen."""
    fallen = (face for throw in throws for face in throw.faces)
    return all(face in fallen for face in shown)
