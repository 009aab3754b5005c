"""What everybody may know of a campaign's decks and seals: the shapes that are shown.

`table.audit.proofs` fills them in, and opens nothing before its time.
"""

from dataclasses import dataclass
from datetime import datetime

from rules.chance.deck import SeedWord, Throw
from rules.chance.seal import Seal


@dataclass(frozen=True)
class ShownRoll:
    """A roll of a deck, by number: who had it rolled, where, which save, and how many dice of which kinds.

    `throws` have faces once the deck is open; before, the number of dice of each kind alone. A save that was
    taken back never has dice.
    """

    roll: int
    start: int
    #: The first event of what it decided.
    seq: int
    version: int
    at: datetime
    seat: str
    contest: str
    turn: int
    throws: tuple[Throw, ...]


@dataclass(frozen=True)
class ShownDeck:
    """A deck as everybody may know it; `seed` is hexadecimal, empty before it is opened."""

    number: int
    promise: str
    words: tuple[SeedWord, ...]
    seed: str
    rolls: tuple[ShownRoll, ...]
    #: The number of its last roll, as the deck itself counts: one that is missing at the end is seen by it.
    fallen: int = 0


@dataclass(frozen=True)
class ShownSeal:
    """A seal as everybody may know it. `gone` is a choice that was taken back, and is never opened.

    `seq` is the first event of what made the choice.
    """

    seal: Seal
    seq: int
    at: datetime
    gone: bool

    @property
    def is_open(self) -> bool:
        return bool(self.seal.nonce)
