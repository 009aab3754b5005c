"""Verifiable dice: HMAC-SHA256 bytes from a secret seed, whose hash is published before the first roll.

A deck serves one session, or as long as its table wants. Before its first die each player may add a word.
Then a public message closes it, and the number that Discord gives that message is in every die. The bytes are
the blocks `HMAC-SHA256(seed, message(block))`, numbered from 1. A die takes the next byte and skips bytes of
`256 - 256 % sides` or more, which would favour low faces. The face is the byte modulo `sides`, plus 1. When
the seed is published at the end, everybody can calculate every die again.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from hmac import digest
from typing import NamedTuple

from rules.chance.hidden_seeds import hash_of_hashes, hidden_seed, hidden_seed_hashes

#: The number of bytes in a seed, and in a block.
SEED = BLOCK = 32
MOST_SIDES = 256
#: The number of the closing message of a deck that the bot could not close: it may not post in the place.
NOT_POSTED = -1


class SeedWord(NamedTuple):
    """A word that a seat added to a deck before its first die."""

    seat: str
    word: str


class Deck(NamedTuple):
    """A deck and how much of it is used.

    `rolls` is the number of the last roll, `drawn` the number of bytes used so far. The seed tells every
    future die, so it stays in the store until the deck is opened.
    """

    campaign: int
    number: int
    seed: bytes
    words: tuple[SeedWord, ...] = ()
    rolls: int = 0
    drawn: int = 0
    #: Whether the seed was published. Then no more dice come from this deck.
    opened: bool = False
    #: Whether it comes from a restored backup. Its next dice may have been rolled already, so it is not used.
    retired: bool = False
    #: What the seeds of hidden rolls follow from; empty for a deck from before there were such rolls.
    secret: bytes = b""
    #: The number of its last hidden roll.
    hidden: int = 0
    #: The channel of the message that closes it; 0 as long as nothing was about to be rolled.
    place: int = 0
    #: The number of that message; 0 until it is posted, `NOT_POSTED` if it could not be. A deck from before
    #: decks were closed has neither.
    closed: int = 0

    @property
    def is_begun(self) -> bool:
        """Whether dice fell from it."""
        return bool(self.rolls or self.hidden)

    @property
    def takes_words(self) -> bool:
        """Whether it can be cut: nothing was rolled, and no message that closes it is on its way."""
        return not (self.is_begun or self.place)

    @property
    def needs_closing(self) -> bool:
        """Whether a message must close it before its first roll."""
        return self.is_in_use and not (self.is_begun or self.closed)

    @property
    def is_in_use(self) -> bool:
        """Whether new rolls take their dice from it."""
        return not (self.opened or self.retired)

    @property
    def promise(self) -> str:
        """The hash that is published before the first die."""
        return seed_hash(self.campaign, self.number, self.seed, self.hidden_promise)

    @property
    def hidden_promise(self) -> str:
        """The hash that commits to the seeds of its hidden rolls; empty for a deck without any."""
        return hash_of_hashes(self.hidden_hashes) if self.secret else ""

    @property
    def hidden_hashes(self) -> tuple[str, ...]:
        """The hashes of the seeds of its hidden rolls; they tell nothing about the seeds."""
        return hidden_seed_hashes(self.secret, self.campaign, self.number) if self.secret else ()

    def for_hidden(self, number: int) -> "Deck":
        """Return the deck that a hidden roll takes its dice from: it has the roll's own seed."""
        seed = hidden_seed(self.secret, self.campaign, self.number, number)
        return Deck(self.campaign, self.number, seed, self.words, closed=self.closed)

    def __repr__(self) -> str:
        """Omit the seed, so that it cannot reach a log."""
        return f"<deck {self.number} of campaign {self.campaign}, {self.rolls} rolls>"


class Throw(NamedTuple):
    """Dice with the same number of sides that were rolled together."""

    sides: int
    faces: tuple[int, ...]


def seed_hash(campaign: int, number: int, seed: bytes, hidden: str = "") -> str:
    """Return the hash of a seed, 64 hexadecimal digits.

    `hidden` is the hash that commits to the seeds of hidden rolls; empty if there are none.
    """
    lines = [str(campaign), str(number), seed.hex()]
    text = ["nattvakt deck 2", *lines, hidden] if hidden else ["nattvakt deck 1", *lines]
    return sha256("\n".join(text).encode()).hexdigest()


class DeckDice:
    """Dice from a deck, starting after the bytes already drawn. `throws` and `drawn` record what was
    taken.
    """

    def __init__(self, deck: Deck) -> None:
        self.throws: list[Throw] = []
        self.drawn = deck.drawn
        self._deck = deck
        block, self._next = divmod(deck.drawn, BLOCK)
        self._block = block
        self._bytes = b""

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        """Roll `count` dice with 2 to 256 sides."""
        if not 2 <= sides <= MOST_SIDES:
            raise ValueError(f"dice have 2 to {MOST_SIDES} faces, not {sides}")
        faces = b""
        while (missing := count - len(faces)) > 0:
            faces += self._take(missing).translate(*_table(sides))
        # A face of 256 does not fit into a byte, so it is stored as 0.
        thrown = tuple(faces) if sides < MOST_SIDES else tuple(face or MOST_SIDES for face in faces)
        self.throws.append(Throw(sides, thrown))
        return thrown

    def _take(self, count: int) -> bytes:
        """Return up to `count` bytes from the current block."""
        if self._next == len(self._bytes) or not self._bytes:
            self._fill()
        taken = self._bytes[self._next : self._next + count]
        self._next += len(taken)
        self.drawn += len(taken)
        return taken

    def _fill(self) -> None:
        """Load the next block. The first one is read from the position where the deck stopped."""
        self._next = self._next if not self._bytes else 0
        self._block += 1
        self._bytes = digest(self._deck.seed, block_message(self._deck, self._block), "sha256")


def block_message(deck: Deck, block: int) -> bytes:
    """Return the message that is hashed with the seed for a block.
    It is lines of text: the number of the message that closed the deck, if one did, and the players' words in
    the order in which they were added.
    """
    place = (str(deck.campaign), str(deck.number), str(block))
    closed = ("nattvakt dice 2", *place, str(deck.closed)) if deck.closed > 0 else ("nattvakt dice 1", *place)
    return "\n".join((*closed, *(word for _, word in deck.words))).encode()


def replay_throws(deck: Deck, throws: Iterable[Throw]) -> Sequence[Throw]:
    """Return what the deck gives for dice of these sides and counts, from its current position."""
    dice = DeckDice(deck)
    for throw in throws:
        dice.roll(throw.sides, len(throw.faces))
    return dice.throws


@cache
def _table(sides: int) -> tuple[bytes, bytes]:
    """Return two tables for `bytes.translate`: the face of each byte, and the bytes to skip."""
    fair = MOST_SIDES - MOST_SIDES % sides
    return bytes((byte % sides + 1) % MOST_SIDES for byte in range(MOST_SIDES)), bytes(
        range(fair, MOST_SIDES)
    )
