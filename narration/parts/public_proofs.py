"""What everybody may know about a campaign's decks and seals.

`table.audit.proofs` creates these records and reveals nothing early.
"""

from dataclasses import dataclass
from datetime import datetime

from rules.chance.deck import SeedWord, Throw
from rules.chance.seal import Seal


@dataclass(frozen=True)
class ShownRoll:
    """A roll from a deck: its number, the seat, the contest, the save it belongs to, and its dice.

    `throws` holds the faces once the deck is open; before that, every face is 0 and only the number of dice
    of each kind is known. There are no undone rolls, because a save with dice cannot be undone.
    """

    roll: int
    #: The position in the deck of the first byte that this roll uses.
    start: int
    #: The `seq` of the first event of the save that this roll belongs to.
    seq: int
    version: int
    at: datetime
    seat: str
    contest: str
    turn: int
    throws: tuple[Throw, ...]


@dataclass(frozen=True)
class ShownDeck:
    """The public view of a deck; `seed` is hexadecimal, empty until the deck is opened."""

    number: int
    promise: str
    words: tuple[SeedWord, ...]
    seed: str
    rolls: tuple[ShownRoll, ...]
    #: The number of the last roll by the deck's own count, which exposes rolls missing at the end of `rolls`.
    fallen: int = 0


@dataclass(frozen=True)
class ShownSeal:
    """The public view of a seal. `gone` marks an undone choice, which is never opened.

    `seq` is the number of the first event of the action that made the choice.
    """

    seal: Seal
    seq: int
    at: datetime
    gone: bool

    @property
    def is_open(self) -> bool:
        return bool(self.seal.nonce)
