"""One writer serves many tasks: it commits their saves together, or one by one if a save fails."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest

from rules.campaign.actions import BindPlace, ChangeScene
from rules.registry import SYSTEMS
from storage.database import sqlite_file
from storage.database.connection import Writes
from storage.database.group_commit import MOST_TOGETHER, GroupCommitWriter
from storage.database.sqlite import SqliteConnection, connect
from storage.display_state import Post
from storage.documents.beside import PAUSE_OVER
from storage.documents.campaign_queries import NOTE
from storage.documents.changes import Rows
from storage.documents.errors import PlaceTaken, StorageError, Unavailable, VersionConflict
from storage.documents.writes import NOTE_DROPPED, NOTE_SET
from storage.store import Store
from tests.storage.game import GM, Game, next_scene, on_writer


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Lock the database as another program does."""
    with closing(sqlite3.connect(path, isolation_level=None)) as tool:
        tool.execute("BEGIN IMMEDIATE")
        yield


async def found(store: Store, number: int) -> list[Game]:
    return [await Game.found(store, place=place) for place in range(1, number + 1)]


async def test_fifty_tasks_save_at_once_and_all_succeed(store: Store) -> None:
    games = await found(store, 50)

    async def play(game: Game) -> None:
        for _ in range(5):
            await game.play(ChangeScene())

    await asyncio.gather(*map(play, games))
    for game in games:
        assert await store.load(game.id) == game.stored
        assert game.stored.state.campaign.scene == 6


@pytest.mark.parametrize("racers", [2, 8])
async def test_of_several_saves_of_one_version_exactly_one_wins(store: Store, racers: int) -> None:
    game = await Game.found(store)
    played = next_scene(game.stored.state)
    results = await asyncio.gather(
        *(store.save(game.stored, played.after, played.events, GM.id) for _ in range(racers)),
        return_exceptions=True,
    )
    assert [type(result) for result in results].count(VersionConflict) == racers - 1
    assert await store.version(game.id) == 2
    assert len(await store.log.events(game.id)) == 4


async def test_only_the_failing_save_of_a_batch_fails(store: Store) -> None:
    games = await found(store, 10)
    stale = games[3].stored
    await games[3].play(ChangeScene())
    played = next_scene(stale.state)
    results = await asyncio.gather(
        *(game.play(ChangeScene()) for game in games),
        store.save(stale, played.after, played.events, GM.id),
        games[0].play(BindPlace(place=2)),
        store.posts.put(Post(99, "1", "panel", 0, channel=1, message=2, shown=3)),
        store.notes.set("key", "value"),
        return_exceptions=True,
    )
    assert [type(result).__name__ for result in results[:10]] == ["Stored"] * 10
    assert isinstance(results[10], VersionConflict)
    assert isinstance(results[11], PlaceTaken | VersionConflict)
    assert isinstance(results[12], StorageError)
    assert results[13] is None
    assert await store.notes.get("key") == "value"
    for game in games:
        assert await store.version(game.id) == game.stored.version


async def test_changes_of_one_key_keep_their_order(store: Store) -> None:
    game = await Game.found(store)
    number = await game.conflict()
    posts = [Post(game.id, number, "panel", 0, channel=1, message=message, shown=1) for message in range(9)]
    await asyncio.gather(*map(store.posts.put, posts), store.posts.drop(posts[0]), store.posts.put(posts[4]))
    assert await store.posts.of(game.id, number) == (posts[4],)


async def test_a_caller_that_is_cancelled_loses_nothing(store: Store) -> None:
    game = await Game.found(store)
    played = next_scene(game.stored.state)
    task = asyncio.create_task(store.save(game.stored, played.after, played.events, GM.id))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.notes.set("a", "later change, so the one before it is done")
    loaded = await store.load(game.id)
    assert loaded is not None
    assert (loaded.version, loaded.state) == (2, played.after)


async def test_the_writer_ends_when_there_is_nothing_to_write(store: Store) -> None:
    game = await Game.found(store)
    await game.play(ChangeScene())
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_closing_waits_for_what_is_queued(path: Path) -> None:
    store = await Store.open(path, SYSTEMS)
    games = await found(store, 5)
    saves = [asyncio.create_task(game.play(ChangeScene())) for game in games]
    await asyncio.sleep(0)
    await store.close()
    assert all(save.done() and save.result().version == 2 for save in saves)


async def test_a_closed_store_takes_and_gives_no_more(path: Path) -> None:
    store = await Store.open(path, SYSTEMS)
    game = await Game.found(store)
    await store.close()
    with pytest.raises(StorageError, match="closed"):
        await game.play(ChangeScene())
    with pytest.raises(StorageError, match="closed"):
        await store.load(game.id)


async def test_a_cancelled_writer_leaves_nobody_waiting(store: Store) -> None:
    games = await found(store, 3)
    saves = [asyncio.create_task(game.play(ChangeScene())) for game in games]
    await asyncio.sleep(0)
    (writer,) = (task for task in asyncio.all_tasks() if task.get_name() == "storage writer")
    await asyncio.sleep(0)
    writer.cancel()
    results = await asyncio.gather(*saves, return_exceptions=True)
    assert all(isinstance(result, asyncio.CancelledError) for result in results)
    await store.notes.set("a writer", "writes behind what was begun")
    loaded = await store.load(games[0].id)
    assert loaded is not None
    games[0].stored = loaded
    await games[0].play(ChangeScene())


async def test_a_long_lock_of_the_database_is_reported_in_one_sentence(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "PATIENCE", 0.05)
    store = await Store.open(path, SYSTEMS)
    game = await Game.found(store)
    with locked(path):
        with pytest.raises(StorageError, match="locked by another program"):
            await game.play(ChangeScene())
        assert await store.load(game.id) == game.stored
    await game.play(ChangeScene())
    await store.close()


async def test_a_full_disk_is_reported_in_one_sentence_and_nothing_is_saved(store: Store, path: Path) -> None:
    game = await Game.found(store)
    await on_writer(store, "PRAGMA max_page_count = 1")  # SQLite raises this to the current size

    async def play_on() -> None:
        for _ in range(500):
            await game.play(ChangeScene())

    with pytest.raises(StorageError, match="the disk is full"):
        await play_on()
    assert await store.load(game.id) == game.stored
    await on_writer(store, "PRAGMA max_page_count = 1000000")
    await game.play(ChangeScene())
    assert await store.load(game.id) == game.stored


class CountingLink(SqliteConnection):
    """A connection to SQLite that counts its commits."""

    commits = 0

    async def commit(self, writes: Sequence[Writes]) -> None:
        self.commits += 1
        await super().commit(writes)


@asynccontextmanager
async def counting(path: Path) -> AsyncIterator[CountingLink]:
    """Yield a counting connection to a database file, beside the store's own."""
    database = await connect(path)
    link = await CountingLink.open(path)
    yield link
    await link.close()
    await database.close()


def note(writer: GroupCommitWriter, key: str) -> Awaitable[None]:
    return writer.write(key, ((NOTE_SET, {"key": key, "value": ""}),))


async def test_waiting_saves_are_committed_together(path: Path) -> None:
    async with counting(path) as link:
        writer = GroupCommitWriter(link)
        keys = [str(number) for number in range(2 * MOST_TOGETHER)]
        await asyncio.gather(*(note(writer, key) for key in keys))
        assert link.commits == 2
        assert await link.fetch(NOTE, of_key=keys[-1]) == [("",)]
        await writer.close()


def noted(key: str, value: str) -> Rows:
    return ((NOTE_SET, {"key": key, "value": value}),)


GONE: Rows = ((NOTE_DROPPED, {"of_key": "key"}),)
#: Fails, because there is no pause that could end.
STALE: Rows = ((PAUSE_OVER, {"of_campaign": 1}),)


async def test_what_builds_on_another_change_is_committed_with_it_and_in_order(path: Path) -> None:
    async with counting(path) as link:
        writer = GroupCommitWriter(link)
        first = writer.queue("key", noted("key", "1"))
        second = writer.queue("key", GONE, after=first)
        third = writer.queue("key", noted("key", "3"), after=second)
        other = writer.queue("other", noted("other", "1"))
        await asyncio.gather(first, second, third, other)
        assert link.commits == 1
        assert await link.fetch(NOTE, of_key="key") == [("3",)]
        await asyncio.gather(writer.queue("key", GONE), writer.queue("key", noted("key", "4")))
        assert link.commits == 3
        assert await link.fetch(NOTE, of_key="key") == [("4",)]
        await writer.close()


@pytest.mark.parametrize("turns", [0, 5])
async def test_what_builds_on_a_change_that_fails_fails_too(path: Path, turns: int) -> None:
    async with counting(path) as link:
        writer = GroupCommitWriter(link)
        first = writer.queue("key", STALE)
        for _ in range(turns):  # after some, the first one is on its way to the disk
            await asyncio.sleep(0)
        second = writer.queue("key", noted("key", "2"), after=first)
        third = writer.queue("key", noted("key", "3"), after=second)
        other = writer.queue("other", noted("other", "1"))
        told = await asyncio.gather(first, second, third, other, return_exceptions=True)
        assert [type(each) for each in told] == [VersionConflict] * 3 + [type(None)]
        assert await link.fetch(NOTE, of_key="key") == []
        assert await link.fetch(NOTE, of_key="other") == [("1",)]
        await writer.close()


async def test_what_builds_on_a_change_that_could_not_be_written_does_not_wait_for_that_too(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "PATIENCE", 0.02)
    async with counting(path) as link:
        writer = GroupCommitWriter(link)
        with locked(path):
            first = writer.queue("key", noted("key", "1"))
            for _ in range(5):
                await asyncio.sleep(0)
            assert link.commits == 1
            second = writer.queue("key", noted("key", "2"), after=first)
            told = await asyncio.gather(first, second, return_exceptions=True)
        assert [type(each) for each in told] == [Unavailable] * 2
        assert link.commits == 1
        await writer.close()


async def test_all_waiting_callers_hear_at_once_that_the_database_is_locked(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "PATIENCE", 0.02)
    async with counting(path) as link:
        writer = GroupCommitWriter(link)
        with locked(path):
            told = await asyncio.gather(
                *(note(writer, str(key)) for key in range(20)), return_exceptions=True
            )
        assert {type(each) for each in told} == {Unavailable}
        assert link.commits == 1
        await note(writer, "0")
        await writer.close()
