"""What a campaign from a file brought to prove itself: the journals of where it was played before.

They keep the old number: its chain, decks and seals are hashed with that. An event of the file is proven if
one of them holds, has the same event, and has the seed of the deck that its dice came from.
"""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from storage.log_reader import LogRange
from storage.store import Store
from table.play.table import Table

#: The most events that one query reads.
READ = 2000


class FromFile(NamedTuple):
    """The events of a campaign that came in from a file.

    Those before `moved_in` did; it is 0 if none did. Nobody can check the dice of those in `bare`. `journals`
    prove the others.
    """

    moved_in: int = 0
    bare: frozenset[int] = frozenset()
    journals: tuple[dict[str, Any], ...] = ()

    def heads(self, noted: str) -> Iterator[str]:
        """Yield the links of the earlier chains that begin with these digits."""
        for journal in self.journals:
            saves = journal.get("chain", {}).get("saves", ())
            yield from (save["head"] for save in saves if save["head"].startswith(noted))

    def is_bare(self, seq: int) -> bool:
        """Tell whether an event came in from a file, and its dice cannot be checked."""
        return seq in self.bare


_KNOWN: WeakKeyDictionary[Store, dict[int, FromFile]] = WeakKeyDictionary()


async def from_file(table: Table, campaign: int) -> FromFile:
    """Return what came in from a file; it never changes, so it is remembered."""
    known = _KNOWN.setdefault(table.store, {})
    if campaign not in known:
        known[campaign] = await _read(table.store, campaign)
    return known[campaign]


async def _read(store: Store, campaign: int) -> FromFile:
    moved = await store.log.of_kinds(campaign, ("campaign-moved-in",))
    if not moved:
        return FromFile()
    last = max(one.seq for one in moved)
    brought = await store.proofs.earlier(campaign)
    ranges = json.loads(brought.proven) if brought else []
    proven = {place for first, end in ranges for place in range(first, end)}
    seqs = [seq async for seq in _seqs(store, campaign, last)]
    bare = frozenset(seq for place, seq in enumerate(seqs) if place not in proven)
    return FromFile(last, bare, tuple(json.loads(brought.doc)) if brought else ())


async def _seqs(store: Store, campaign: int, last: int) -> Any:
    first = 0
    while first < last:
        log = await store.log_reader.events(LogRange(campaign, first, last - 1), READ)
        for one in log:
            yield one.seq
        first = log[-1].seq + 1 if len(log) == READ else last
