"""The cost of a save does not grow with the log, the characters or the campaigns."""

import statistics
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from rules.campaign.actions import ChangeScene
from rules.registry import SYSTEMS
from storage.store import Store
from tests.storage.crowd import crowd, have_characters
from tests.storage.game import Game, on_writer

CAMPAIGNS = 1_000
EVENTS = 100_000
CHARACTERS = 300
SAVES = 40


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    """Yield a store whose write-ahead log is never emptied, so that its size shows how much was written."""
    store = await Store.open(path, SYSTEMS)
    await on_writer(store, "PRAGMA wal_autocheckpoint = 0")
    try:
        yield store
    finally:
        await store.close()


async def cost(game: Game, path: Path) -> tuple[float, float]:
    """Return the cost of a save, in seconds and in bytes."""
    log = path.with_name(path.name + "-wal")
    size, start = log.stat().st_size, time.perf_counter()
    await game.play(ChangeScene())
    return time.perf_counter() - start, log.stat().st_size - size


async def test_a_save_costs_the_same_in_a_large_database(tmp_path: Path) -> None:
    small_path, large_path = tmp_path / "small.sqlite3", tmp_path / "large.sqlite3"
    async with opened(small_path) as small, opened(large_path) as large:
        young, old = await Game.found(small), await Game.found(large)
        crowd(large_path, CAMPAIGNS, EVENTS)
        await have_characters(old, CHARACTERS)
        pairs = [(await cost(young, small_path), await cost(old, large_path)) for _ in range(SAVES)]
    seconds, written = (
        statistics.median(pair[1][measure] for pair in pairs)
        / statistics.median(pair[0][measure] for pair in pairs)
        for measure in (0, 1)
    )
    assert 0.5 < written < 2, f"a save writes {written:.1f} times as much"
    assert seconds < 5, f"a save takes {seconds:.1f} times as long"
