"""Computes the rows that a save writes: the differences of two states, and the new events. Pure.

States are frozen and share what did not change, so most entities are the same objects as before.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from itertools import chain
from operator import attrgetter
from typing import Any, NamedTuple

from rules.campaign import Campaign, SeatRecord
from rules.campaign.common_settings import is_timed
from rules.chance.deck import Deck
from rules.contract.irreversible import IrreversibleReason
from rules.contract.system import AnyState
from rules.core.model_base import Entity, Event
from storage.documents import log_queries, writes
from storage.documents.chain import Link, StoredRow, hashes_of, linked_hashes, notes_of, rows_of
from storage.documents.documents import DocumentCodec
from storage.documents.proofs import RETIRED, SaveProof, deck_columns
from storage.documents.proofs import written as proof_written
from storage.documents.undo_patch import changed_keys, encode_undo
from storage.documents.write import Write

Row = Mapping[str, Any]
Rows = tuple[tuple[Write, Row], ...]


class AnnounceTarget(NamedTuple):
    """Where to announce a save: the place and interaction it came from, and the public message pressed.

    `pressed` is 0 if there was no such message.
    """

    place: int
    interaction: int
    pressed: int = 0


#: The proofs of a save, by the index of the first event that each of them covers.
Proofs = Mapping[int, SaveProof]
NO_PROOFS: Proofs = {}


class SaveContext(NamedTuple):
    """What a save needs in addition to its events.

    `stands` says why the save cannot be undone; None means that it can. `undoes` is the version that it takes
    back, or 0. `deck` is the deck after the save if that changed; a new deck opens the one before. `proofs`
    holds its rolls and seals. `asked` says where to announce the save; None for no announcement.
    """

    stands: IrreversibleReason | None = IrreversibleReason.UNSAID
    undoes: int = 0
    deck: Deck | None = None
    proofs: Proofs = NO_PROOFS
    asked: AnnounceTarget | None = None


class Latest(NamedTuple):
    """What a save's link follows: the last link and the deck before; `secret` is new, for its salts."""

    secret: str
    head: str = ""
    deck: Deck | None = None


class LogEntry(NamedTuple):
    """What is logged with the events of one save, and the deck after it."""

    version: int
    at: datetime
    seat: str
    latest: Latest
    footing: SaveContext = SaveContext()
    deck: Deck | None = None


def difference(
    codec: DocumentCodec,
    before: AnyState,
    after: AnyState,
    events: Iterable[Event],
    entry: LogEntry,
    earlier: Sequence[str] = (),
) -> Rows:
    """Return the writes that change the stored campaign from `before` to `after` and log the events.

    `earlier` are the hashes of the events that an imported campaign brings, which count as this save's.
    """
    events = tuple(events)
    named = {event.contest for event in events}
    back = encode_undo(codec, before, after, entry.footing.stands)
    return (
        *_head(codec, before.campaign, after.campaign),
        *_places(before.campaign, after.campaign),
        *_seats(before.campaign, after.campaign),
        *_shared(codec, before, after, entry.version),
        *_characters(codec, before, after, entry.version),
        *_contests(codec, before, after, entry.version, named),
        *_log(codec, after.campaign.id, events, entry, back, earlier),
    )


def head_of(rows: Rows) -> str:
    """Return the link of the save that these writes belong to."""
    found = (Link.read(row["chain"]) for write, row in rows if write is writes.LOGGED and row["saved"])
    return next(made.head for made in found if made is not None)


#: Returns what the log does not have of a deck.
_lasting = attrgetter("words", "opened", "hidden", "place", "closed")


def decks(before: Deck | None, after: Deck | None, version: int) -> Rows:
    """Return the writes that replace a campaign's deck or change it; a deck that is replaced is opened.

    Rolls alone change nothing here: the log says how much of the last deck is used.
    """
    if after is None or before is None:
        return () if after is None else (_deck_made(after),)
    if before.number == after.number:
        is_as_it_was = _lasting(before) == _lasting(after)
        return () if is_as_it_was else (_deck_changed(after, version if after.opened else 0),)
    opened = RETIRED if before.retired else version
    return (*(() if before.opened else (_deck_changed(before, opened),)), _deck_made(after))


def _deck_made(deck: Deck) -> tuple[Write, Row]:
    made = {
        "campaign": deck.campaign,
        "number": deck.number,
        "seed": deck.seed.hex(),
        "secret": deck.secret.hex(),
    }
    return writes.DECK_MADE, {**made, **deck_columns(deck, 0)}


def _deck_changed(deck: Deck, opened: int) -> tuple[Write, Row]:
    return writes.DECK_CHANGED, {
        "of_campaign": deck.campaign,
        "of_number": deck.number,
        **deck_columns(deck, opened),
    }


def undone(campaign: int, version: int) -> Rows:
    """Return the write that marks a save as taken back; none for version 0."""
    return ((writes.UNDONE, {"campaign": campaign, "version": version}),) if version else ()


def past(campaign: int, rows: Iterable[StoredRow]) -> Iterator[Row]:
    """Yield the rows of the log that an imported campaign brings; none of it can be undone here."""
    for row in rows:
        columns = row._asdict()
        del columns["seq"]
        yield {"campaign": campaign, "version": 1, **_AFTER, **columns}


def _head(codec: DocumentCodec, before: Campaign, after: Campaign) -> Iterator[tuple[Write, Row]]:
    if after is not before:
        columns = {"home": after.home, "name": after.name, "system": after.system, "timed": is_timed(after)}
        yield writes.HEAD, {"of_campaign": after.id, **columns, **codec.head(after)}


def _places(before: Campaign, after: Campaign) -> Iterator[tuple[Write, Row]]:
    if after.places is before.places:
        return
    for place in set(before.places) - set(after.places):
        yield writes.PLACE_LEFT, {"of_campaign": after.id, "of_place": place}
    for place in set(after.places) - set(before.places):
        yield writes.PLACE_BOUND, {"campaign": after.id, "place": place}


def _seats(before: Campaign, after: Campaign) -> Iterator[tuple[Write, Row]]:
    if after.seats is before.seats:
        return
    old, new = set(map(_seat, before.seats)), set(map(_seat, after.seats))
    for seat, _, _ in old - new:
        yield writes.SEAT_LEFT, {"of_campaign": after.id, "of_seat": seat}
    for seat, role, holder in new - old:
        yield writes.SEAT_TAKEN, {"campaign": after.id, "seat": seat, "role": role, "holder": holder}


def _seat(record: SeatRecord) -> tuple[str, str, int]:
    return record.id, record.role.value, record.holder


def _shared(
    codec: DocumentCodec, before: AnyState, after: AnyState, version: int
) -> Iterator[tuple[Write, Row]]:
    """Compare the shared state by value: for a campaign without a row, each load makes a new object."""
    if after.shared == before.shared:
        return
    campaign = after.campaign.id
    yield writes.SHARED_DROPPED, {"of_campaign": campaign}
    yield writes.SHARED_PUT, {"campaign": campaign, "version": version, **codec.shared(after.shared)}


def _characters(
    codec: DocumentCodec, before: AnyState, after: AnyState, version: int
) -> Iterator[tuple[Write, Row]]:
    for new, character in _changed(before.characters, after.characters):
        row = {"version": version, **codec.character(character)}
        yield _made_or_changed(writes.CHARACTER_MADE, writes.CHARACTER_CHANGED, new, after, character, row)


def _contests(
    codec: DocumentCodec, before: AnyState, after: AnyState, version: int, named: set[str]
) -> Iterator[tuple[Write, Row]]:
    """Yield the writes of contests; one that an event names counts as changed, so its panel is redrawn."""
    for new, contest in _changed(before.contests, after.contests, named):
        row = {"version": version, "open": codec.system.is_open(contest), **codec.contest(contest)}
        if new:
            row["shown"] = 0
        yield _made_or_changed(writes.CONTEST_MADE, writes.CONTEST_CHANGED, new, after, contest, row)


def _changed(
    before: Mapping[str, Entity], after: Mapping[str, Entity], named: Collection[str] = ()
) -> Iterator[tuple[bool, Entity]]:
    if after is not before and not before.keys() <= after.keys():
        raise ValueError(f"a save never drops what is stored: {sorted(before.keys() - after.keys())}")
    changed = changed_keys(before, after)
    for key in (*changed, *sorted((after.keys() & named) - {*changed})):
        yield key not in before, after[key]


def _made_or_changed(
    made: Write, changed: Write, new: bool, state: AnyState, entity: Entity, row: Row
) -> tuple[Write, Row]:
    campaign = state.campaign.id
    if new:
        return made, {"campaign": campaign, "id": entity.id, **row}
    return changed, {"of_campaign": campaign, "of_id": entity.id, **row}


def _log(
    codec: DocumentCodec,
    campaign: int,
    events: tuple[Event, ...],
    entry: LogEntry,
    back: str | None,
    earlier: Sequence[str],
) -> Iterator[tuple[Write, Row]]:
    """Yield the rows of the log. The first, which may lack a kind, has what concerns the whole save."""
    deck, proofs = entry.deck, entry.footing.proofs
    whole = {
        "back": back,
        "saved": entry.version,
        "rolls": deck and deck.rolls,
        "drawn": deck and deck.drawn,
        **(_UNASKED if entry.footing.asked is None else entry.footing.asked._asdict()),
    }
    save = _of_save(campaign, entry.version, entry.at, entry.seat)
    told = [{**save, **_of_event(codec, event)} for event in events] or [{**save, **_NOTHING}]
    whole["chain"] = _link(codec, campaign, entry, told, earlier)
    for number, event in enumerate(told):
        proof = proof_written(proofs[number]) if number in proofs else None
        yield writes.LOGGED, {**event, **(_AFTER if number else whole), "proof": proof}


def _link(
    codec: DocumentCodec, campaign: int, entry: LogEntry, rows: Sequence[Row], earlier: Sequence[str]
) -> str:
    """Return the column of a save's link."""
    latest = entry.latest
    notes = notes_of(latest.deck, entry.deck, entry.footing.proofs)
    made = Link("", latest.secret, notes)
    own = hashes_of(latest.secret, rows_of(rows), codec.system.hidden_fields, len(earlier))
    head = linked_hashes(campaign, entry.version, latest.head, made, chain(earlier, own))
    return made._replace(head=head).written


#: Columns of a save without an announcement, of the rows after a save's first, and of a save without events.
_UNASKED: Row = dict.fromkeys(AnnounceTarget._fields)
_AFTER: Row = {**dict.fromkeys(("back", "proof", "saved", "rolls", "drawn", "chain")), **_UNASKED}
_NOTHING: Row = {"contest": "", "turn": 0, "kind": log_queries.NOTHING, "format": 0, "doc": ""}


def _of_save(campaign: int, version: int, at: datetime, seat: str) -> Row:
    return {"campaign": campaign, "version": version, "at": int(at.timestamp() * 1000), "seat": seat}


def _of_event(codec: DocumentCodec, event: Event) -> Row:
    return {"contest": event.contest, "turn": event.turn, **codec.event(event)}
