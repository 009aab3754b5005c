"""Fill databases quickly with as much data as years of play leave, for tests and benchmarks of growth."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from rules.nyx.state.actions import CreateBare
from tests.storage.game import Game


def crowd(path: Path, campaigns: int, events: int) -> None:
    """Fill a database with this many campaigns and events."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        connection.executemany(
            "INSERT INTO campaigns (home, name, system, format, doc) VALUES (1, '', '', 1, ?)",
            [("x" * 300,)] * campaigns,
        )
        connection.executemany(
            "INSERT INTO events (campaign, version, at, seat, contest, turn, kind, format, doc, saved)"
            " VALUES (?, 1, 1, '1', ?, ?, 'x', 1, ?, ?)",
            _events(campaigns, events),
        )
        connection.execute("COMMIT")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # so that the write-ahead log starts empty


def _events(campaigns: int, events: int) -> Iterator[tuple[Any, ...]]:
    """Yield events, half of them or more in the first campaign, all from before its first save."""
    for number in range(events):
        campaign = 1 if number % 2 else number % campaigns + 1
        yield campaign, str(number // 100), number % 100, "x" * 300, -number


async def have_characters(game: Game, number: int) -> None:
    """Give a campaign many copies of one character; only the number of characters matters."""
    await game.play(CreateBare(name="Wolf", value=9))
    first = next(iter(game.stored.state.characters.values()))
    copies = {str(key): first.but(id=str(key)) for key in range(1000, 1000 + number)}
    state = game.stored.state
    after = state.but(characters={**state.characters, **copies})
    game.stored = await game.store.save(game.stored, after, (), "1")
