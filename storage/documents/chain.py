"""Links the saves of a campaign: what a save adds to the chain, and the chain as it is stored.

The first row of a save has its link, the secret of its salts and its notes in one column, a line each. The
secret must not leave the store as long as one of the save's events is hidden.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

from pydantic_core import from_json

from rules.chance.chain import (
    Entry,
    closing_note,
    deck_note,
    event_hash,
    events_hash,
    field_hash,
    hidden_note,
    link,
    roll_note,
    salt_of,
    seal_note,
    words_note,
)
from rules.chance.deck import Deck
from storage.documents.proofs import SaveProof

#: By kind of event: the fields that not everybody may know.
HiddenFields = Mapping[str, tuple[str, ...]]


class Link(NamedTuple):
    """A link as it is stored; `secret` is what the salts of the save's events are made from."""

    head: str
    secret: str
    notes: tuple[str, ...] = ()

    @classmethod
    def read(cls, text: str | None) -> "Link | None":
        """Return the link from its column; None for a save from before the chain."""
        if text is None:
            return None
        head, secret, *notes = text.split("\n")
        return cls(head, secret, tuple(notes))

    @property
    def written(self) -> str:
        return "\n".join((self.head, self.secret, *self.notes))


class StoredRow(NamedTuple):
    """A row of the log; `seq` is its number there, 0 for one that is about to be written."""

    seq: int
    at: int
    seat: str
    contest: str
    turn: int
    kind: str
    format: int
    doc: str


_columns = itemgetter(*StoredRow._fields[1:])


class StoredSave(NamedTuple):
    """A save as it is in the log: its link, if it has one, its events, and whether it was taken back."""

    version: int
    link: Link | None
    rows: tuple[StoredRow, ...]
    gone: bool


def saves_of(rows: Iterable[Sequence[Any]]) -> Iterator[StoredSave]:
    """Yield the saves from rows of the statement `SAVES`."""
    for version, group in groupby(rows, key=itemgetter(0)):
        every = tuple(group)
        stored = (StoredRow(*row[1:-2]) for row in every)
        made = next((Link.read(row[-2]) for row in every if row[-2] is not None), None)
        yield StoredSave(version, made, tuple(row for row in stored if row.kind), bool(every[0][-1]))


def linked(
    campaign: int, version: int, before: str, made: Link, rows: Iterable[StoredRow], hidden: HiddenFields
) -> str:
    """Return the link of a save with these rows; `made` has its secret and its notes."""
    return linked_hashes(campaign, version, before, made, hashes_of(made.secret, rows, hidden))


def linked_hashes(campaign: int, version: int, before: str, made: Link, hashes: Iterable[str]) -> str:
    """Return the link of a save whose rows have these hashes."""
    return link(campaign, version, before, made.notes, events_hash(hashes))


def hashes_of(secret: str, rows: Iterable[StoredRow], hidden: HiddenFields, first: int = 0) -> Iterator[str]:
    """Yield the hashes of a save's rows, of which the first is at `first`."""
    return (row_hash(secret, place, row, hidden) for place, row in enumerate(rows, first))


def row_hash(secret: str, place: int, row: StoredRow, hidden: HiddenFields) -> str:
    """Return the hash of a save's event, which is the one at `place`, from 0."""
    document = from_json(row.doc)
    entry = Entry(instant(row.at), row.seat, row.format, document)
    names = [name for name in hidden.get(row.kind, ()) if name in document]
    fields = {name: field_hash(salt_of(secret, place, name), document[name]) for name in names}
    return event_hash(salt_of(secret, place), entry, fields)


@lru_cache(16)  # the rows of a save have one time
def instant(milliseconds: int) -> str:
    """Return a time since 1970, in UTC, as the journal writes it."""
    at = datetime.fromtimestamp(milliseconds / 1000, UTC)
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def notes_of(before: Deck | None, after: Deck | None, proofs: Mapping[int, SaveProof]) -> tuple[str, ...]:
    """Return the notes of a save: a deck that was laid or closed, words that were added, rolls and seals.

    `proofs` are by the index of the first event that each of them covers.
    """
    made = (note for place, proof in proofs.items() for note in _of_proof(place, proof))
    return (*made, *_of_deck(before, after))


def _of_proof(place: int, proof: SaveProof) -> Iterator[str]:
    if proof.roll:
        dice = [(throw.sides, len(throw.faces)) for throw in proof.throws]
        yield roll_note(place, proof.deck, proof.roll, proof.start, dice)
    if proof.hidden:
        yield hidden_note(place, proof.deck, proof.hidden)
    for seal in proof.seals:
        contest, turn, seat, about, *_ = seal.choice
        yield seal_note(place, contest, turn, seat, about, seal.hash)


def _of_deck(before: Deck | None, after: Deck | None) -> Iterator[str]:
    if after is None:
        return
    is_new = before is None or before.number != after.number
    if is_new:
        yield deck_note(after.number, after.promise)
    if after.words and (is_new or before is None or before.words != after.words):
        yield words_note(after.number, after.words)
    if after.closed and (is_new or before is None or before.closed != after.closed):
        yield closing_note(after.number, after.place, after.closed)


def rows_of(rows: Sequence[Mapping[str, Any]]) -> Iterator[StoredRow]:
    """Return the rows with events among those that are about to be written."""
    return (StoredRow(0, *_columns(row)) for row in rows if row["kind"])
