"""What a save has to write: the rows in which two states differ, and the new events. Pure.

Entities are compared by identity, which is sound because states are frozen and share what is the same.
"""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import Any, NamedTuple

from rules.campaign import Campaign, SeatRecord
from rules.campaign.common import is_timed
from rules.deck import Deck
from rules.frozen import Entity, Event
from rules.lasting import Lasting
from rules.system import AnyState
from storage import statements as sql
from storage.back import written
from storage.documents import Papers
from storage.proofs import NOTHING, Proof, deck_columns
from storage.proofs import written as proof_written
from storage.statements import Write

Row = Mapping[str, Any]
Rows = tuple[tuple[Write, Row], ...]


class Asked(NamedTuple):
    """Where something was asked for, by which interaction, and on which public message; 0 for none."""

    place: int
    interaction: int
    pressed: int = 0


class Footing(NamedTuple):
    """What a save stands on beside its events.

    `stands` says why it cannot be taken back, if it cannot; `undoes` is the save that it takes back. `deck`
    is how its dice are left, where it took some: another deck opens the one before. `proof` can be checked.
    `asked` is for what everybody is still to be told of.
    """

    stands: Lasting | None = Lasting.UNSAID
    undoes: int = 0
    deck: Deck | None = None
    proof: Proof = NOTHING
    asked: Asked | None = None


class Entry(NamedTuple):
    """What is logged with the events of one save."""

    version: int
    at: datetime
    seat: str
    footing: Footing = Footing()


def difference(
    papers: Papers, before: AnyState, after: AnyState, events: Iterable[Event], entry: Entry
) -> Rows:
    """Return the rows that take the stored campaign from one state to the other."""
    events = tuple(events)
    named = {event.contest for event in events}
    return (
        *_head(papers, before.campaign, after.campaign),
        *_places(before.campaign, after.campaign),
        *_seats(before.campaign, after.campaign),
        *_shared(papers, before, after, entry.version),
        *_characters(papers, before, after, entry.version),
        *_contests(papers, before, after, entry.version, named),
        *_log(papers, after.campaign.id, events, entry, written(papers, before, after, entry.footing.stands)),
    )


def decks(before: Deck | None, after: Deck | None, version: int) -> Rows:
    """Return the rows that take a campaign from one deck to another; the one before is opened with that."""
    if after is None or after == before:
        return ()
    if before is not None and before.number == after.number:
        return (_deck_changed(after, version if after.opened else 0),)
    made = {"campaign": after.campaign, "number": after.number, "seed": after.seed.hex()}
    new = (sql.DECK_MADE, {**made, **deck_columns(after, 0)})
    if before is None or not before.is_in_use:
        return (new,)
    return (_deck_changed(before, version), new)


def _deck_changed(deck: Deck, opened: int) -> tuple[Write, Row]:
    return sql.DECK_CHANGED, {
        "of_campaign": deck.campaign,
        "of_number": deck.number,
        **deck_columns(deck, opened),
    }


def undone(campaign: int, version: int) -> Rows:
    """Return the row that takes a save out of the log; none for version 0."""
    return ((sql.UNDONE, {"campaign": campaign, "version": version}),) if version else ()


def owed(campaign: int, version: int, asked: Asked | None) -> tuple[tuple[Write, Row], ...]:
    """Return the row of a debt, if there is one."""
    if asked is None:
        return ()
    return ((sql.DEBT_MADE, {"campaign": campaign, "version": version, **asked._asdict()}),)


def past(papers: Papers, campaign: int, event: Event, entry: Entry) -> Rows:
    """Return the rows that log what had happened elsewhere, which nobody takes back here."""
    return tuple(_log(papers, campaign, (event,), entry, None))


def guard(campaign: int, version: int) -> tuple[Write, Row]:
    """Return the row that makes a save fail as stale unless the campaign still has this version."""
    return sql.GUARD, {"of_campaign": campaign, "before": version, "version": version + 1}


def _head(papers: Papers, before: Campaign, after: Campaign) -> Iterator[tuple[Write, Row]]:
    if after is not before:
        columns = {"home": after.home, "name": after.name, "system": after.system, "timed": is_timed(after)}
        yield sql.HEAD, {"of_campaign": after.id, **columns, **papers.head(after)}


def _places(before: Campaign, after: Campaign) -> Iterator[tuple[Write, Row]]:
    if after.places is before.places:
        return
    for place in set(before.places) - set(after.places):
        yield sql.PLACE_LEFT, {"of_campaign": after.id, "of_place": place}
    for place in set(after.places) - set(before.places):
        yield sql.PLACE_BOUND, {"campaign": after.id, "place": place}


def _seats(before: Campaign, after: Campaign) -> Iterator[tuple[Write, Row]]:
    if after.seats is before.seats:
        return
    old, new = set(map(_seat, before.seats)), set(map(_seat, after.seats))
    for seat, _, _ in old - new:
        yield sql.SEAT_LEFT, {"of_campaign": after.id, "of_seat": seat}
    for seat, role, holder in new - old:
        yield sql.SEAT_TAKEN, {"campaign": after.id, "seat": seat, "role": role, "holder": holder}


def _seat(record: SeatRecord) -> tuple[str, str, int]:
    return record.id, record.role.value, record.holder


def _shared(papers: Papers, before: AnyState, after: AnyState, version: int) -> Iterator[tuple[Write, Row]]:
    """Compared by value: what a new campaign has is made afresh each time, and stands in no row."""
    if after.shared == before.shared:
        return
    campaign = after.campaign.id
    yield sql.SHARED_DROPPED, {"of_campaign": campaign}
    yield sql.SHARED_PUT, {"campaign": campaign, "version": version, **papers.shared(after.shared)}


def _characters(
    papers: Papers, before: AnyState, after: AnyState, version: int
) -> Iterator[tuple[Write, Row]]:
    for new, character in _changed(before.characters, after.characters):
        row = {"version": version, **papers.character(character)}
        yield _made_or_changed(sql.CHARACTER_MADE, sql.CHARACTER_CHANGED, new, after, character, row)


def _contests(
    papers: Papers, before: AnyState, after: AnyState, version: int, named: set[str]
) -> Iterator[tuple[Write, Row]]:
    """A contest that an event names counts as changed, so that its panel is shown again."""
    for new, contest in _changed(before.contests, after.contests, named):
        row = {"version": version, "open": papers.system.is_open(contest), **papers.contest(contest)}
        if new:
            row["shown"] = 0
        yield _made_or_changed(sql.CONTEST_MADE, sql.CONTEST_CHANGED, new, after, contest, row)


def _changed(
    before: Mapping[str, Entity], after: Mapping[str, Entity], named: Iterable[str] = ()
) -> Iterator[tuple[bool, Entity]]:
    if lost := before.keys() - after.keys():
        raise ValueError(f"a save never drops what is stored: {sorted(lost)}")
    for key, entity in after.items():
        if entity is not before.get(key) or key in named:
            yield key not in before, entity


def _made_or_changed(
    made: Write, changed: Write, new: bool, state: AnyState, entity: Entity, row: Row
) -> tuple[Write, Row]:
    campaign = state.campaign.id
    if new:
        return made, {"campaign": campaign, "id": entity.id, **row}
    return changed, {"of_campaign": campaign, "of_id": entity.id, **row}


def _log(
    papers: Papers, campaign: int, events: tuple[Event, ...], entry: Entry, back: str | None
) -> Iterator[tuple[Write, Row]]:
    """What takes the save back, and what can be checked of it, goes with its first event."""
    proof = proof_written(entry.footing.proof)
    common = {
        "campaign": campaign,
        "version": entry.version,
        "at": int(entry.at.timestamp() * 1000),
        "seat": entry.seat,
    }
    for number, event in enumerate(events):
        first = {"back": None if number else back, "proof": None if number else proof}
        row = {**common, "contest": event.contest, "turn": event.turn, **first}
        yield sql.LOGGED, {**row, **papers.event(event)}
