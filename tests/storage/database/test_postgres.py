"""Processes that share a PostgreSQL server: they start and save at once, and survive lost connections."""

import asyncio
from contextlib import suppress

import pytest

from rules.campaign.actions import ChangeScene
from rules.registry import SYSTEMS
from storage.documents.errors import CommitUncertain, StorageError, VersionConflict
from storage.documents.writes import NOTE_DROPPED, NOTE_SET
from storage.store import Store
from table.audit.stored_chain import audit_stored_chain
from table.play.table import Table
from tests.postgres import Server
from tests.storage.game import GM, HOME, Game, next_scene

pytestmark = pytest.mark.postgresql


async def opened(address: str) -> Store:
    return await Store.open(address, SYSTEMS)


async def test_processes_that_start_together_create_the_tables_once(server: Server) -> None:
    address = server.empty()
    stores = await asyncio.gather(*(opened(address) for _ in range(4)))
    game = await Game.found(stores[0])
    assert [(await store.load(game.id)) == game.stored for store in stores] == [True] * 4
    for store in stores:
        await store.close()


async def test_of_two_processes_that_save_one_version_one_loses_and_nothing_is_mixed(server: Server) -> None:
    address = await server.fresh()
    one, other = await opened(address), await opened(address)
    game = await Game.found(one)
    before = await one.log.events(game.id)
    played = next_scene(game.stored.state)
    outcomes = await asyncio.gather(
        *(store.save(game.stored, played.after, played.events, GM.id) for store in (one, other)),
        return_exceptions=True,
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Stored", "VersionConflict"]
    assert await one.load(game.id) == await other.load(game.id)
    logged = [event.event for event in await other.log.events(game.id)]
    assert logged == [*(event.event for event in before), *played.events]
    await one.close()
    await other.close()


async def test_processes_that_write_the_same_campaigns_in_batches_never_block_each_other(
    server: Server,
) -> None:
    address = await server.fresh()
    stores = [await opened(address), await opened(address)]
    games = [await Game.found(stores[0], place=place) for place in range(1, 21)]

    async def play(store: Store, game: Game) -> int:
        for lost in range(50):
            stored = await store.load(game.id)
            assert stored is not None
            played = next_scene(stored.state)
            try:
                await store.save(stored, played.after, played.events, GM.id)
            except VersionConflict:
                continue
            return lost
        raise AssertionError("a save lost every race")

    for _ in range(3):
        order = games, list(reversed(games))
        await asyncio.gather(
            *(play(store, game) for store, some in zip(stores, order, strict=True) for game in some)
        )
    for game in games:
        loaded = await stores[0].load(game.id)
        assert loaded is not None
        assert loaded.state.campaign.scene == 1 + 6
    for store in stores:
        await store.close()


async def test_actions_of_one_campaign_at_once_in_two_processes_are_all_saved(
    server: Server,
) -> None:
    address = await server.fresh()
    stores = [await opened(address), await opened(address)]
    game = await Game.found(stores[0])
    tables = [Table(store) for store in stores]
    await asyncio.gather(*(tables[n % 2].play(game.id, ChangeScene(), GM) for n in range(12)))
    for table in tables:
        assert (await table.state(game.id)).campaign.scene == 1 + 12
    found = await audit_stored_chain(tables[0], game.id)
    assert found is not None
    assert (found.last, found.flaws) == (1 + 12, ())
    for store in stores:
        await store.close()


async def test_two_processes_that_write_the_same_note_at_once_both_succeed(server: Server) -> None:
    address = await server.fresh()
    stores = [await opened(address) for _ in range(3)]
    for number in range(10):
        await asyncio.gather(*(store.notes.set("key", str(number)) for store in stores))
        assert await stores[0].notes.get("key") == str(number)
    for store in stores:
        await store.close()
    assert NOTE_DROPPED.missing is NOTE_SET.missing is None


async def test_the_first_save_after_a_lost_connection_succeeds(server: Server) -> None:
    address = await server.fresh()
    store = await opened(address)
    game = await Game.found(store)
    name = address.partition("@/")[2].partition("?")[0]
    server.tell(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")  # noqa: S608
    for _ in range(8):
        with suppress(StorageError):
            await game.play(ChangeScene())
            break
    assert await store.load(game.id) == game.stored
    assert [brief.id for brief in await store.campaigns.of(HOME)] == [game.id]
    await store.close()


#: Makes the server close the connection during a commit.
DYING = """
CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
CREATE CONSTRAINT TRIGGER dying AFTER INSERT ON notes DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION die();
"""


async def test_a_commit_cut_off_by_the_server_is_not_reported_as_failed(server: Server) -> None:
    address = await server.fresh()
    store = await opened(address)
    server.tell(DYING, address)
    with pytest.raises(CommitUncertain):
        await store.notes.set("key", "value")
    assert await store.notes.get("key") is None
    server.tell("DROP TRIGGER dying ON notes", address)
    await store.notes.set("key", "value")
    assert await store.notes.get("key") == "value"
    await store.close()


async def test_a_connection_closed_between_saves_goes_unnoticed(server: Server) -> None:
    address = await server.fresh()
    store = await opened(address)
    name = address.partition("@/")[2].partition("?")[0]
    for number in range(4):
        await asyncio.gather(store.notes.get("key"), store.notes.get("key"), store.vitals())
        server.tell(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")  # noqa: S608
        if number % 2:
            await store.notes.set("key", str(number))
        assert await store.notes.get("key") == (str(number - 1 + number % 2) if number else None)
    await store.close()


async def test_an_unreachable_server_is_reported_in_one_sentence_without_the_password() -> None:
    with pytest.raises(
        StorageError, match=r'The database "game" on "127.0.0.1:9" cannot be reached'
    ) as caught:
        await opened("postgresql+asyncpg://me:very-secret@127.0.0.1:9/game")
    assert "very-secret" not in str(caught.value)


async def test_the_database_of_another_program_is_left_unchanged(server: Server) -> None:
    address = server.empty()
    server.tell("CREATE TABLE letters (text TEXT)", address)
    with pytest.raises(StorageError, match="belongs to another program"):
        await opened(address)
    tables = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
    assert server.tell(tables, address) == "letters"


async def test_a_newer_database_is_left_unchanged(server: Server) -> None:
    address = await server.fresh()
    server.tell("UPDATE alembic_version SET version_num = '9999'", address)
    with pytest.raises(StorageError, match="newer Nattvakt"):
        await opened(address)


async def test_a_read_only_store_creates_and_writes_nothing(server: Server) -> None:
    with pytest.raises(StorageError, match="start the bot once"):
        await Store.open(server.empty(), SYSTEMS, read_only=True)
    address = await server.fresh()
    store = await Store.open(address, SYSTEMS, read_only=True)
    with pytest.raises(StorageError, match="opened for reading alone"):
        await store.notes.set("key", "value")
    assert (await store.vitals()).size > 0
    await store.close()
