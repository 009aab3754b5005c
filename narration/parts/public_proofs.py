"""What everybody may know about a campaign's decks and seals.

`table.audit.proofs` creates these records and reveals nothing early.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, NamedTuple

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
class ShownHiddenRoll:
    """A hidden roll: its number in the deck, and in the campaign; its seed and dice once it is shown.

    `seq` as in `ShownRoll`.
    """

    number: int
    roll: int
    seq: int
    seat: str
    throws: tuple[Throw, ...]
    seed: str = ""


@dataclass(frozen=True)
class ShownHidden:
    """What a deck commits to for its hidden rolls: the hashes of their seeds, and the rolls that fell."""

    hashes: tuple[str, ...]
    rolls: tuple[ShownHiddenRoll, ...]


class ShownClosing(NamedTuple):
    """The message that closed a deck, in its channel; 0 where the bot could not post it."""

    channel: int
    message: int


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
    #: None for a deck from before there were hidden rolls.
    hidden: ShownHidden | None = None
    #: None as long as it is not closed, and for a deck from before decks were closed.
    closing: ShownClosing | None = None

    @property
    def takes_words(self) -> bool:
        """Whether somebody can still add a word."""
        return not (self.fallen or self.seed or self.closing or (self.hidden and self.hidden.rolls))


@dataclass(frozen=True)
class ShownLeaf:
    """An event in the chain. `hash` is set for one that the journal leaves out; nothing else is then.

    `salt` and `format` belong to its hash. `fields` has a salt for each field with a hash of its own that is
    shown, and `closed` the hash of each that is not. `stored` is the event as it was saved, if an update has
    changed how it reads.
    """

    seq: int
    hash: str = ""
    salt: str = ""
    format: int = 0
    fields: Mapping[str, str] = field(default_factory=dict)
    closed: Mapping[str, str] = field(default_factory=dict)
    stored: Mapping[str, Any] | None = None


@dataclass(frozen=True)
class ShownSave:
    """A save in the chain; `hash` covers its events if the journal shows none, else `leaves` has them."""

    number: int
    head: str
    notes: tuple[str, ...]
    leaves: tuple[ShownLeaf, ...] = ()
    hash: str = ""


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
