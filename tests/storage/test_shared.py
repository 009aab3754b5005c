"""Shared state is saved with the rest; a campaign without any gets the defaults of a new one."""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from rules.campaign.actions import ChangeScene
from rules.contract.system import AnyState
from rules.nyx.state.actions import CreateBare
from storage.documents.errors import StorageError, VersionConflict
from storage.founding import Beginning
from storage.store import Store
from tests.accounts import without_accounts
from tests.storage.game import GM, Game, foundation, retold
from tests.storage.toy import GAMES, TOY, Kitty


@pytest.fixture
async def store(database: Path | str) -> AsyncIterator[Store]:
    opened = await Store.open(database, GAMES)
    yield opened
    await opened.close()


def rows(path: Path) -> list[tuple[int, int]]:
    """Return the id of each campaign with a row of shared state, and the row's version."""
    with closing(sqlite3.connect(path)) as tool:
        return tool.execute("SELECT campaign, version FROM shared ORDER BY campaign").fetchall()


async def reloaded(game: Game) -> AnyState:
    loaded = await game.store.load(game.id)
    assert loaded is not None
    assert loaded == game.stored
    return loaded.state


async def test_shared_data_reads_back_as_it_was_saved(store: Store) -> None:
    game = await Game.found(store, system=TOY)
    for name in ("Wolf", "Bear"):
        await game.play(CreateBare(name=name, value=9))
    assert (await reloaded(game)).shared == Kitty(coins=2)
    promised = game.stored.state.but(shared=Kitty(promised={"1": 5}))
    game.stored = await store.save(game.stored, promised, (), GM.id)
    assert (await reloaded(game)).shared == Kitty(promised={"1": 5})


async def test_shared_data_survives_closing_and_opening(path: Path) -> None:
    store = await Store.open(path, GAMES)
    game = await Game.found(store, system=TOY)
    await game.conflict()
    await store.close()
    game.store = await Store.open(path, GAMES)
    assert (await reloaded(game)).shared == game.stored.state.shared != Kitty()
    await game.store.close()


@pytest.mark.parametrize("seed", range(3))
async def test_the_log_alone_restores_shared_data(store: Store, seed: int) -> None:
    game = await Game.found(store, place=seed, system=TOY)
    await game.wander(30, random.Random(seed))
    loaded = await store.load(game.id)
    assert loaded is not None
    assert without_accounts(loaded.state) == await retold(store, game.id, TOY)
    assert loaded.state.shared.coins > 30


async def test_nothing_is_written_without_shared_data(store: Store, path: Path) -> None:
    river, toy = await Game.found(store), await Game.found(store, place=2, system=TOY)
    await river.conflict()
    assert rows(path) == []
    assert (await reloaded(toy)).shared == Kitty()


async def test_shared_data_is_written_only_when_it_changed(store: Store, path: Path) -> None:
    game = await Game.found(store, system=TOY)
    await game.play(CreateBare(name="Wolf", value=9))
    await game.play(ChangeScene())
    assert game.stored.version == 3
    assert rows(path) == [(game.id, 2)]


async def test_shared_data_can_return_to_its_initial_value(store: Store) -> None:
    game = await Game.found(store, system=TOY)
    await game.play(CreateBare(name="Wolf", value=9))
    game.stored = await store.save(game.stored, game.stored.state.but(shared=Kitty()), (), GM.id)
    assert (await reloaded(game)).shared == Kitty()


async def test_a_campaign_may_begin_with_shared_data(store: Store) -> None:
    def rich(number: int) -> Beginning:
        first = foundation(1, system=TOY)(number)
        return first._replace(state=first.state.but(shared=Kitty(coins=7)))

    stored = await store.create(rich, GM.id)
    assert await store.load(stored.state.campaign.id) == stored
    assert stored.state.shared == Kitty(coins=7)


async def test_a_stale_save_changes_no_shared_data(store: Store) -> None:
    game = await Game.found(store, system=TOY)
    old = game.stored
    await game.play(CreateBare(name="Wolf", value=9))
    with pytest.raises(VersionConflict):
        await store.save(old, old.state.but(shared=Kitty(coins=99)), (), GM.id)
    assert (await reloaded(game)).shared == Kitty(coins=1)


async def test_campaigns_that_are_saved_together_keep_their_own_data(store: Store) -> None:
    games = [await Game.found(store, place=place, system=TOY) for place in range(1, 21)]

    async def play(game: Game) -> None:
        for number in range(game.id):
            await game.play(CreateBare(name=f"Wolf {number}", value=9))

    await asyncio.gather(*map(play, games))
    for game in games:
        assert (await reloaded(game)).shared == Kitty(coins=game.id)


#: Statements that take a database back to the tables of migration 0001.
TO_THE_FIRST_TABLES = (
    "DROP TABLE page_choices",
    "DROP TABLE pages",
    "DROP TABLE earlier",
    "DROP INDEX events_told",
    "ALTER TABLE events DROP COLUMN chain",
    "DROP INDEX events_owed",
    "ALTER TABLE events DROP COLUMN place",
    "ALTER TABLE events DROP COLUMN interaction",
    "ALTER TABLE events DROP COLUMN pressed",
    "DROP INDEX events_saves",
    "ALTER TABLE campaigns ADD COLUMN version BIGINT NOT NULL DEFAULT 1",
    "ALTER TABLE events DROP COLUMN saved",
    "ALTER TABLE events DROP COLUMN rolls",
    "ALTER TABLE events DROP COLUMN drawn",
    "DROP TABLE shared",
    "DROP TABLE undone",
    "DROP TABLE deadlines",
    "DROP INDEX campaigns_timed",
    "ALTER TABLE campaigns DROP COLUMN timed",
    "ALTER TABLE events DROP COLUMN back",
    "DROP INDEX events_proofs",
    "ALTER TABLE events DROP COLUMN proof",
    "DROP TABLE decks",
    "DROP TABLE pauses",
    "DROP TABLE pictures",
    "DROP TABLE portraits",
    "DROP TABLE followers",
    "DROP TABLE meeting_answers",
    "DROP TABLE meetings",
    "DROP TABLE limits",
    "DROP TABLE processes",
    "DROP TABLE shard_leases",
    "DROP TABLE sessions_begun",
    "DROP TABLE heard",
    "UPDATE alembic_version SET version_num = '0001'",
)


async def test_a_database_from_before_shared_data_is_migrated(path: Path) -> None:
    store = await Store.open(path, GAMES)
    game = await Game.found(store, system=TOY)
    await store.close()
    with closing(sqlite3.connect(path)) as tool, tool:
        for statement in TO_THE_FIRST_TABLES:
            tool.execute(statement)
    game.store = await Store.open(path, GAMES)
    game.stored = replace(game.stored, head="")
    assert (await reloaded(game)).shared == Kitty()
    await game.play(CreateBare(name="Wolf", value=9))
    assert (await reloaded(game)).shared == Kitty(coins=1)
    await game.store.close()


async def test_unreadable_shared_data_is_refused_by_name(store: Store, path: Path) -> None:
    game = await Game.found(store, system=TOY)
    await game.play(CreateBare(name="Wolf", value=9))
    with closing(sqlite3.connect(path)) as tool, tool:
        tool.execute('UPDATE shared SET doc = \'{"coins": "secret"}\'')
    with pytest.raises(StorageError, match=r'"toy-shared" cannot be read \(coins: int_parsing\)'):
        await store.load(game.id)
