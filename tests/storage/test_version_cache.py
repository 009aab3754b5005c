"""A campaign's cached version and state are never older than those on disk."""

import asyncio
from pathlib import Path

import pytest

from rules.campaign.actions import ChangeScene
from rules.registry import SYSTEMS
from storage.database.sqlite import SqliteConnection
from storage.store import Store
from table.play.table import Table
from tests.storage.game import GM, Game


async def test_a_cancelled_caller_leaves_no_old_state_in_the_cache(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(path, SYSTEMS)
    game, table = await Game.found(store), Table(store)
    await table.play(game.id, ChangeScene(), GM)
    assert (await table.state(game.id)).campaign.scene == 2
    begun, cancelled = asyncio.Event(), asyncio.Event()
    commit = SqliteConnection.commit

    async def held(link: SqliteConnection, writes: object) -> None:
        begun.set()
        await cancelled.wait()
        await commit(link, writes)  # type: ignore[arg-type]

    monkeypatch.setattr(SqliteConnection, "commit", held)
    task = asyncio.create_task(table.play(game.id, ChangeScene(), GM))
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    cancelled.set()
    await store.notes.set("a", "later change, so the one before it is done")
    assert (await table.state(game.id)).campaign.scene == 3
    await store.close()


async def test_a_change_that_is_already_on_disk_is_never_read_in_its_old_state(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    on_disk, told = asyncio.Event(), asyncio.Event()
    commit = SqliteConnection.commit

    async def slow(link: SqliteConnection, writes: object) -> None:
        await commit(link, writes)  # type: ignore[arg-type]
        on_disk.set()
        await told.wait()

    store = await Store.open(path, SYSTEMS)
    game, table = await Game.found(store), Table(store)
    assert (await table.state(game.id)).campaign.scene == 1
    monkeypatch.setattr(SqliteConnection, "commit", slow)
    task = asyncio.create_task(table.play(game.id, ChangeScene(), GM))
    await on_disk.wait()
    seen = asyncio.create_task(table.state(game.id))
    await asyncio.sleep(0.1)
    assert not seen.done()
    told.set()
    assert (await seen).campaign.scene == 2
    await task
    await store.close()
