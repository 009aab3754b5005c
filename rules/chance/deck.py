"""Dice that can be checked: bytes of HMAC-SHA256 from a secret seed, promised by its hash before they fall.

A deck lasts for one session, or for as long as its table wants. Before its first die the players may add a
word each. Its bytes are the blocks `HMAC-SHA256(seed, message(block))`, block after block from 1 on. A die
takes the next byte; one of `256 - 256 % sides` or more is left out, as it would favour low faces; the face
is the rest of its division by `sides`, and 1. Nothing but the seed decides, and when it is shown at the end
everybody can reckon every die again.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from hmac import digest
from typing import NamedTuple

#: Bytes of a seed, and of a block.
SEED = BLOCK = 32
MOST_SIDES = 256


class SeedWord(NamedTuple):
    """What a seat added to a deck before its first die."""

    seat: str
    word: str


class Deck(NamedTuple):
    """A deck and how far it is used: `rolls` numbers the last roll, `drawn` counts the bytes behind it.

    Who has the seed knows every die to come: it stays in the store until the deck is done.
    """

    campaign: int
    number: int
    seed: bytes
    words: tuple[SeedWord, ...] = ()
    rolls: int = 0
    drawn: int = 0
    #: Whether its seed was shown, so that no die is taken from it any more.
    opened: bool = False
    #: Whether it comes from a backup that was put back: its next dice may have fallen already.
    retired: bool = False

    @property
    def is_in_use(self) -> bool:
        """Whether dice are taken from it."""
        return not (self.opened or self.retired)

    @property
    def promise(self) -> str:
        """The hash that is shown before the first die."""
        return seed_hash(self.campaign, self.number, self.seed)

    def __repr__(self) -> str:
        """Without the seed, so that no log has it."""
        return f"<deck {self.number} of campaign {self.campaign}, {self.rolls} rolls>"


class Throw(NamedTuple):
    """Dice of one kind that fell together."""

    sides: int
    faces: tuple[int, ...]


def seed_hash(campaign: int, number: int, seed: bytes) -> str:
    """Return the hash of a seed, 64 hexadecimal digits."""
    text = "\n".join(("nattvakt deck 1", str(campaign), str(number), seed.hex()))
    return sha256(text.encode()).hexdigest()


class DeckDice:
    """The dice of a deck from where it stands; `throws` and `drawn` say what was taken from it."""

    def __init__(self, deck: Deck) -> None:
        self.throws: list[Throw] = []
        self.drawn = deck.drawn
        self._deck = deck
        block, self._next = divmod(deck.drawn, BLOCK)
        self._block = block
        self._bytes = b""

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        """Roll `count` dice of 2 to 256 faces."""
        if not 2 <= sides <= MOST_SIDES:
            raise ValueError(f"dice have 2 to {MOST_SIDES} faces, not {sides}")
        faces = b""
        while (missing := count - len(faces)) > 0:
            faces += self._take(missing).translate(*_table(sides))
        # A face of 256 does not fit into a byte: it is kept as 0.
        thrown = tuple(faces) if sides < MOST_SIDES else tuple(face or MOST_SIDES for face in faces)
        self.throws.append(Throw(sides, thrown))
        return thrown

    def _take(self, count: int) -> bytes:
        """Return the next bytes, at most to the end of those at hand."""
        if self._next == len(self._bytes) or not self._bytes:
            self._fill()
        taken = self._bytes[self._next : self._next + count]
        self._next += len(taken)
        self.drawn += len(taken)
        return taken

    def _fill(self) -> None:
        """Bring the next block; the first one is entered where the deck stands."""
        self._next = self._next if not self._bytes else 0
        self._block += 1
        self._bytes = digest(self._deck.seed, block_message(self._deck, self._block), "sha256")


def block_message(deck: Deck, block: int) -> bytes:
    """Return what the seed is applied to for a block: lines of text, the words in the order they came."""
    lines = ("nattvakt dice 1", str(deck.campaign), str(deck.number), str(block))
    return "\n".join((*lines, *(word for _, word in deck.words))).encode()


def replay_throws(deck: Deck, throws: Iterable[Throw]) -> Sequence[Throw]:
    """Return what dice of these kinds and numbers fall to from where a deck stands."""
    dice = DeckDice(deck)
    for throw in throws:
        dice.roll(throw.sides, len(throw.faces))
    return dice.throws


@cache
def _table(sides: int) -> tuple[bytes, bytes]:
    """Return the face of each byte, and the bytes that would favour low faces."""
    fair = MOST_SIDES - MOST_SIDES % sides
    return bytes((byte % sides + 1) % MOST_SIDES for byte in range(MOST_SIDES)), bytes(
        range(fair, MOST_SIDES)
    )
