"""Proofs: which dice a save took from a deck and which choices it sealed, so that both can be checked later.

A proof is stored as JSON with the first event of its action. It holds secrets: table/audit/proofs.py decides
what may be shown.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, NamedTuple

from pydantic_core import from_json, to_json

from rules.chance.deck import Deck, SeedWord, Throw
from rules.chance.seal import Choice, Seal


@dataclass(frozen=True)
class SaveProof:
    """The proof of one action: its roll from a deck, or its hidden roll, and its seals.

    `roll` counts from 1 within the deck and is 0 if nothing was rolled. `start` is the index of the roll's
    first byte in the deck. `hidden` counts the hidden rolls of the deck in the same way.
    """

    deck: int = 0
    roll: int = 0
    start: int = 0
    throws: tuple[Throw, ...] = ()
    seals: tuple[Seal, ...] = ()
    hidden: int = 0


#: The value of `opened` for a deck that was retired because a backup was restored, not opened by a save.
RETIRED = -1


@dataclass(frozen=True)
class StoredProof:
    """A proof with the save that it belongs to; `gone` says that the save was taken back."""

    seq: int
    version: int
    at: datetime
    seat: str
    contest: str
    turn: int
    proof: SaveProof
    gone: bool


class Turn(NamedTuple):
    """The proofs of one turn of a contest, and the kinds of its events that were not taken back."""

    proofs: tuple[StoredProof, ...]
    kinds: frozenset[str]


def turn_of(rows: Iterable[tuple[Any, ...]]) -> Turn:
    """Return the turn from rows of the statement `TURN`."""
    rows = tuple(rows)
    return Turn(
        tuple(proved(row) for *row, _ in rows if row[-2] is not None),
        frozenset(kind for *_, gone, kind in rows if not gone),
    )


def written(proof: SaveProof) -> str | None:
    """Return a proof as JSON; None if it is empty."""
    said: dict[str, Any] = {}
    if proof.roll:
        said |= {"deck": proof.deck, "roll": proof.roll, "start": proof.start, "throws": proof.throws}
    if proof.hidden:
        said |= {"deck": proof.deck, "hidden": proof.hidden, "throws": proof.throws}
    if proof.seals:
        said["seals"] = [[*seal.choice, seal.nonce, seal.hash] for seal in proof.seals]
    return to_json(said).decode() if said else None


def read(text: str) -> SaveProof:
    """Return the proof from the JSON of `written`."""
    said = from_json(text)
    return SaveProof(
        said.get("deck", 0),
        said.get("roll", 0),
        said.get("start", 0),
        tuple(Throw(sides, tuple(faces)) for sides, faces in said.get("throws", ())),
        tuple(Seal(Choice(*choice), nonce, hash_) for *choice, nonce, hash_ in said.get("seals", ())),
        said.get("hidden", 0),
    )


def proved(row: Sequence[Any]) -> StoredProof:
    """Return the proof from a row of the statement `PROOFS`."""
    seq, version, at, seat, contest, turn, proof, gone = row
    return StoredProof(
        seq, version, datetime.fromtimestamp(at / 1000, UTC), seat, contest, turn, read(proof), bool(gone)
    )


def deck_columns(deck: Deck, opened: int) -> dict[str, str | int]:
    """Return the columns of a deck that can change; `opened` is a version, 0 or `RETIRED`."""
    return {
        "words": to_json(deck.words).decode(),
        "rolls": deck.rolls,
        "drawn": deck.drawn,
        "opened": opened,
        "hidden": deck.hidden,
        "place": deck.place,
        "closed": deck.closed,
    }


def read_deck(row: tuple[Any, ...]) -> Deck:
    """Return the deck from a row of the statement `DECKS`."""
    campaign, number, seed, words, rolls, drawn, opened, secret, hidden, place, closed = row
    said = tuple(SeedWord(*word) for word in from_json(words))
    return Deck(
        campaign,
        number,
        bytes.fromhex(seed),
        said,
        rolls,
        drawn,
        opened=opened > 0,
        retired=opened == RETIRED,
        secret=bytes.fromhex(secret),
        hidden=hidden,
        place=place,
        closed=closed,
    )
