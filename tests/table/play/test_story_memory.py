"""What told the latest rounds is read from the log, so telling writes no document of its own."""

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.dialects import sqlite

from rules.campaign.events import Worded
from rules.campaign.telling import Sentence
from rules.campaign.told_rounds import FRESH, ToldRounds
from rules.contract.system import fold
from rules.registry import SYSTEMS
from storage.database.connection import StatementCache
from storage.documents import writes
from storage.documents.changes import Latest, LogEntry, Rows, difference
from storage.documents.codecs import Codecs
from storage.store import Store
from table.play.table import Table
from tests.evening.told import KINDS, Saved, rounds_of
from tests.table.nyx_table import founded, guards, roll

CODECS = Codecs(SYSTEMS)
#: More than are avoided, and more than are read from the log at a time.
ROLLS = 3 * FRESH


class Same:
    """Dice that all show three."""

    def roll(self, sides: int, count: int) -> tuple[int, ...]:
        assert sides >= 3
        return (3,) * count


async def told_rolls(path: Path, *, forgetful: bool) -> list[Worded]:
    """Return what tells many rolls; a forgetful table reads the log before each of them."""
    store = await Store.open(path, SYSTEMS)
    table = Table(store, Same())
    await founded(table)
    await guards(table, "Guard")
    for _ in range(ROLLS):
        await roll(Table(store, Same()) if forgetful else table)
    events = [one.event for one in await store.log.events(1)]
    await store.close()
    return [event for event in events if isinstance(event, Worded)]


async def test_a_table_that_reads_the_log_tells_the_same_as_one_that_remembers(tmp_path: Path) -> None:
    kept = await told_rolls(tmp_path / "kept.sqlite3", forgetful=False)
    read = await told_rolls(tmp_path / "read.sqlite3", forgetful=True)
    assert len(kept) == ROLLS
    assert len({one.wording for event in kept for one in event.said}) > 2
    assert kept == read


def saves(game: str, rounds: int = 40) -> Iterator[Saved]:
    """Yield the saves of some rounds that were told."""
    for round_ in islice(rounds_of(game, seed=3), rounds):
        yield from (save.whole for save in round_.saves if save.told)


def documents(rows: Rows) -> list[tuple[Any, Any, Any]]:
    """Return which documents some writes change."""
    return [
        (id(write), row.get("of_campaign"), row.get("of_id"))
        for write, row in rows
        if write is not writes.LOGGED
    ]


@pytest.mark.parametrize("game", KINDS)
def test_telling_changes_no_document_that_the_save_does_not_write_anyway(game: str) -> None:
    entry = LogEntry(2, datetime(2026, 2, 3, tzinfo=UTC), "1", Latest("00" * 16))
    for one in saves(game):
        after = fold(SYSTEMS[game], one.after, one.told)
        silent = difference(CODECS[game], one.before, one.after, one.new, entry)
        told = difference(CODECS[game], one.before, after, (*one.new, *one.told), entry)
        assert documents(told) == documents(silent)


@pytest.mark.parametrize("game", KINDS)
def test_a_save_writes_each_document_once_and_all_of_its_log_at_once(game: str) -> None:
    entry = LogEntry(2, datetime(2026, 2, 3, tzinfo=UTC), "1", Latest("00" * 16))
    cache = StatementCache(sqlite.dialect())
    for one in saves(game, rounds=150):
        after = fold(SYSTEMS[game], one.after, one.told)
        rows = difference(CODECS[game], one.before, after, (*one.new, *one.told), entry)
        written = [
            (write, row.get("of_id") or row.get("id")) for write, row in rows if write is not writes.LOGGED
        ]
        assert len(written) == len(set(written))
        log = [row for write, row in rows if write is writes.LOGGED]
        assert len(cache.bound(writes.LOGGED, log)[1]) == 1


def worded(turn: int, *wordings: str, contest: str = "7") -> Worded:
    said = tuple(Sentence(beat="round", wording=wording) for wording in wordings)
    return Worded(contest=contest, turn=turn, said=said)


def test_a_turn_told_in_several_parts_is_one_round() -> None:
    told = ToldRounds().after((worded(1, "opens-1"), worded(1, "turns-2"), worded(2, "turns-1")))
    assert [told.age(one) for one in ("opens-1", "turns-2", "turns-1", "turns-3")] == [1, 1, 0, None]


def test_outside_contests_each_telling_is_a_round() -> None:
    told = ToldRounds().after(worded(0, f"alone-{number}", contest="") for number in (1, 2, 3))
    assert told.age("alone-1") == 2
