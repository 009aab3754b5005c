"""What of a save can be checked later: the dice that it took from a deck, and the choices that it sealed.

It is kept as JSON with the first event of its save, or of its action where several were saved as one. Whoever
shows it opens nothing before its time: see table/audit/proofs.py.
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
    """`roll` counts from 1 in its deck and is 0 where no dice fell; `start` is where its bytes begin."""

    deck: int = 0
    roll: int = 0
    start: int = 0
    throws: tuple[Throw, ...] = ()
    seals: tuple[Seal, ...] = ()


#: What stands for the save that opened a deck where it came with a backup instead.
RETIRED = -1


@dataclass(frozen=True)
class StoredProof:
    """A proof with the save that it belongs to; `gone` is a save that was taken back."""

    seq: int
    version: int
    at: datetime
    seat: str
    contest: str
    turn: int
    proof: SaveProof
    gone: bool


class Turn(NamedTuple):
    """What can be checked of one contest's turn, and of what kinds everything was that counts in it."""

    proofs: tuple[StoredProof, ...]
    kinds: frozenset[str]


def turn_of(rows: Iterable[tuple[Any, ...]]) -> Turn:
    """Return rows of `TURN` as what can be checked."""
    rows = tuple(rows)
    return Turn(
        tuple(proved(row) for *row, _ in rows if row[-2] is not None),
        frozenset(kind for *_, gone, kind in rows if not gone),
    )


def written(proof: SaveProof) -> str | None:
    """Return what is kept with a save; None for nothing."""
    said: dict[str, Any] = {}
    if proof.roll:
        said |= {"deck": proof.deck, "roll": proof.roll, "start": proof.start, "throws": proof.throws}
    if proof.seals:
        said["seals"] = [[*seal.choice, seal.nonce, seal.hash] for seal in proof.seals]
    return to_json(said).decode() if said else None


def read(text: str) -> SaveProof:
    """Return what `written` wrote."""
    said = from_json(text)
    return SaveProof(
        said.get("deck", 0),
        said.get("roll", 0),
        said.get("start", 0),
        tuple(Throw(sides, tuple(faces)) for sides, faces in said.get("throws", ())),
        tuple(Seal(Choice(*choice), nonce, hash_) for *choice, nonce, hash_ in said.get("seals", ())),
    )


def proved(row: Sequence[Any]) -> StoredProof:
    """Return a row of `PROOFS`."""
    seq, version, at, seat, contest, turn, proof, gone = row
    return StoredProof(
        seq, version, datetime.fromtimestamp(at / 1000, UTC), seat, contest, turn, read(proof), bool(gone)
    )


def deck_columns(deck: Deck, opened: int) -> dict[str, str | int]:
    """Return the columns of a deck that change."""
    return {
        "words": to_json(deck.words).decode(),
        "rolls": deck.rolls,
        "drawn": deck.drawn,
        "opened": opened,
    }


def read_deck(row: tuple[Any, ...]) -> Deck:
    """Return a row of `DECKS`."""
    campaign, number, seed, words, rolls, drawn, opened = row
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
    )
