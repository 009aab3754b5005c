"""Which events of a file the journals prove that came with it.

An event is proven if one of them has the same event, and the seed of the deck that its dice came from.
"""

import json
from bisect import bisect
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from itertools import groupby
from typing import NamedTuple, TypeAlias

from rules.contract.replay import Replay
from rules.core.model_base import Event
from storage.documents.documents import UNLOGGED
from storage.documents.logged import Logged
from table.audit.exported_journal import ExportedJournal
from table.transfer.places import unplaced

#: An event as a file has it: its time in milliseconds, its seat, and what happened, without places.
Key: TypeAlias = tuple[int, str, str]


class Origin(NamedTuple):
    """How many events with dice came in from a file: those that nobody can check, and those it proves."""

    imported: int = 0
    proven: int = 0


def origin_of(kept: ExportedJournal, earlier: Iterable[ExportedJournal], game: Replay) -> Origin:
    """Return what a journal has from a file; `earlier` are the journals that came with that, if they hold."""
    seats = {one.seq: (datetime.fromisoformat(one.at), one.seat) for one in kept.file.events if one.at}
    moved = moved_in(kept)
    rolled = [(seq, event) for seq, event in kept.log if seq < moved and game.shown(event)]
    keys = (key_of(*seats[seq], event) if seq in seats else None for seq, event in rolled)
    proven = sum(_are_proven(keys, earlier))
    return Origin(len(rolled) - proven, proven)


def moved_in(kept: ExportedJournal) -> int:
    """Return the number of the event by which a campaign came in from a file; 0 if it did not."""
    moved = (one.seq for one in kept.file.events if one.event.get("kind") == "campaign-moved-in")
    return max(moved, default=0)


def ranges_of(past: Sequence[Logged], journals: Iterable[ExportedJournal]) -> list[tuple[int, int]]:
    """Return which events of a file these journals, which hold, prove: ranges of places counted from 0."""
    keys = (key_of(one.at, one.seat, one.event) for one in past)
    found = [place for place, is_proven in enumerate(_are_proven(keys, journals)) if is_proven]
    runs = (list(run) for _, run in groupby(enumerate(found), key=lambda one: one[1] - one[0]))
    return [(run[0][1], run[-1][1] + 1) for run in runs]


def _are_proven(keys: Iterable[Key | None], journals: Iterable[ExportedJournal]) -> Iterator[bool]:
    """Tell of each event of a file, in order, whether one of the journals proves it.

    An event of a journal proves one of the file at most, and only one after those that earlier events prove.
    """
    places = defaultdict[Key | None, list[int]](list)
    for place, proof in enumerate(proof for kept in journals for proof in _proven(kept)):
        places[proof].append(place)
    last = -1
    for key in keys:
        known = places.get(key, [])
        later = bisect(known, last)
        yield later < len(known)
        last = known[later] if later < len(known) else last


def _proven(kept: ExportedJournal) -> Iterator[Key]:
    """Yield the events of a journal whose dice can be calculated again."""
    begins = sorted((roll.seq, bool(deck.seed)) for deck in kept.file.decks or () for roll in deck.rolls)
    starts = [seq for seq, _ in begins]
    told = {one.seq: one for one in kept.file.events if one.at}
    for seq, event in kept.log:
        place = bisect(starts, seq) - 1
        if place >= 0 and begins[place][1] and seq in told:
            yield key_of(datetime.fromisoformat(told[seq].at), told[seq].seat, event)


def key_of(at: datetime, seat: str, event: Event) -> Key:
    """Return by what an event of a file is known in a journal."""
    said = json.dumps(unplaced(event).model_dump(mode="json", exclude=UNLOGGED), sort_keys=True)
    return int(at.timestamp() * 1000), seat, said
