"""A backup is complete and checked, or there is none; restoring one loses nothing of the old database."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rules.registry import SYSTEMS
from storage import backup
from storage.database import sqlite_file
from storage.documents.errors import StorageError
from storage.pages import Page
from storage.store import Store
from tests.storage.game import HOME, Game, next_scene
from tests.storage.test_opening import overwrite_one_page

SCRIBBLE = b"scribble" * 1000


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "PATIENCE", 0.05)


def files(directory: Path) -> set[str]:
    return {
        each.name
        for each in directory.iterdir()
        if not each.name.endswith((".lock", "-journal", "-shm", "-wal"))
    }


async def test_a_copy_of_an_open_store_has_everything_that_was_saved(store: Store, path: Path) -> None:
    game = await Game.found(store)
    await game.conflict()
    done = backup.back_up(path, path.with_name("copy.sqlite3"))
    assert (done.campaigns, done.size) == (1, done.path.stat().st_size)
    assert files(path.parent) == {"nattvakt.sqlite3", "copy.sqlite3"}
    copy = await Store.open(done.path, SYSTEMS)
    assert await copy.load(game.id) == game.stored
    assert await copy.log.events(game.id) == await store.log.events(game.id)
    await copy.close()


async def test_a_copy_never_overwrites_another_file(store: Store, path: Path) -> None:
    await Game.found(store)
    there = path.with_name("copy.sqlite3")
    there.write_text("mine", encoding="utf-8")
    with pytest.raises(StorageError, match=r"is there already"):
        backup.back_up(path, there)
    assert there.read_text(encoding="utf-8") == "mine"


async def test_the_leftovers_of_a_killed_process_are_removed_by_the_next(
    store: Store, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await Game.found(store)
    left = path.parent / ".nattvakt-half"
    left.mkdir()
    backup.back_up(path, path.with_name("first.sqlite3"))
    assert left.exists(), "somebody may be at work there"
    monkeypatch.setattr(backup, "ABANDONED", -1.0)
    backup.back_up(path, path.with_name("second.sqlite3"))
    assert not left.exists()


async def test_the_replaced_database_is_kept_and_can_be_restored(store: Store, path: Path) -> None:
    game = await Game.found(store)
    copy = backup.back_up(path, path.with_name("copy.sqlite3")).path
    before = game.stored
    played = next_scene(before.state)
    after = await store.save(before, played.after, played.events, "1")
    await store.close()
    done = backup.restore(copy, path, kept="old.sqlite3")
    assert (done.campaigns, done.kept, done.is_old) == (1, path.with_name("old.sqlite3"), False)
    assert await loaded(path) == before
    assert done.kept is not None
    assert await loaded(done.kept) == after
    assert copy.exists()


async def loaded(path: Path) -> object:
    store = await Store.open(path, SYSTEMS)
    try:
        return await store.load(1)
    finally:
        await store.close()


async def test_a_restored_campaign_is_shown_and_its_commands_are_registered_again(
    store: Store, path: Path
) -> None:
    game = await Game.found(store)
    contest = await game.conflict()
    await store.posts.mark_shown(game.id, contest, game.stored.version)
    for key in ("synced commands", "synced commands 100", "other"):
        await store.notes.set(key, "x")
    copy = backup.back_up(path, path.with_name("copy.sqlite3")).path
    await store.close()
    backup.restore(copy, path, kept="old.sqlite3")
    opened = await Store.open(path, SYSTEMS)
    assert await opened.posts.unshown() == ((HOME, game.id, contest),)
    assert [await opened.notes.get(key) for key in ("synced commands", "synced commands 100", "other")] == [
        None,
        None,
        "x",
    ]
    await opened.close()


async def test_a_copy_can_be_restored_to_a_new_place(store: Store, path: Path, tmp_path: Path) -> None:
    game = await Game.found(store)
    copy = backup.back_up(path, path.with_name("copy.sqlite3")).path
    (tmp_path / "new").mkdir()
    scribble(tmp_path / "new" / "nattvakt.sqlite3-wal")  # left over from a deleted database
    done = backup.restore(copy, tmp_path / "new" / "nattvakt.sqlite3", kept="old.sqlite3")
    assert done.kept is None
    assert files(tmp_path / "new") == {"nattvakt.sqlite3"}
    assert await loaded(tmp_path / "new" / "nattvakt.sqlite3") == game.stored


async def test_a_damaged_database_is_kept_with_its_log_and_does_not_spoil_the_restored_one(
    store: Store, path: Path
) -> None:
    game = await Game.found(store)
    copy = backup.back_up(path, path.with_name("copy.sqlite3")).path
    await store.close()
    scribble(path, path.with_name(f"{path.name}-wal"))
    backup.restore(copy, path, kept="old.sqlite3")
    assert await loaded(path) == game.stored
    assert path.with_name("old.sqlite3").read_bytes() == SCRIBBLE
    assert path.with_name("old.sqlite3-wal").read_bytes() == SCRIBBLE


def scribble(*paths: Path) -> None:
    for path in paths:
        path.write_bytes(SCRIBBLE)


async def test_saves_of_a_killed_bot_that_are_only_in_the_write_ahead_log_are_kept(
    store: Store, path: Path, tmp_path: Path
) -> None:
    game = await Game.found(store)
    copy = backup.back_up(path, path.with_name("copy.sqlite3")).path
    await game.conflict()
    shutil.copytree(path.parent, tmp_path / "killed")  # the files as a killed process leaves them
    done = backup.restore(copy, tmp_path / "killed" / path.name, kept="old.sqlite3")
    assert done.kept is not None
    assert await loaded(done.kept) == game.stored


@pytest.mark.parametrize(
    ("what", "sentence"),
    [
        ("used", "in use by another running bot"),
        ("damaged", "is damaged"),
        ("newer", "newer Nattvakt"),
        ("empty", "is empty, 0 bytes"),
        ("other", "belongs to another program"),
        ("missing", "is not there"),
        ("itself", "is the database itself"),
    ],
)
async def test_a_copy_that_cannot_be_restored_is_refused_and_changes_nothing(
    store: Store, path: Path, what: str, sentence: str
) -> None:
    await Game.found(store)
    copy = backup.back_up(path, path.with_name("copy.sqlite3")).path
    if what != "used":
        await store.close()
    spoil(copy, what)
    before = {name: (path.parent / name).read_bytes() for name in files(path.parent)}
    with pytest.raises(StorageError, match=sentence):
        backup.restore(path if what == "itself" else copy, path, kept="old.sqlite3")
    assert {name: (path.parent / name).read_bytes() for name in files(path.parent)} == before


def spoil(copy: Path, what: str) -> None:
    match what:
        case "damaged":
            overwrite_one_page(copy)
        case "newer":
            alter(copy, "UPDATE alembic_version SET version_num = '9999'")
        case "other":
            alter(copy, "DROP TABLE alembic_version")
        case "empty":
            copy.write_bytes(b"")
        case "missing":
            copy.unlink()
        case _:
            pass


def alter(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(statement)


async def test_a_read_only_store_sees_a_bots_saves_and_writes_nothing(store: Store, path: Path) -> None:
    game = await Game.found(store)
    reading = await Store.open(path, SYSTEMS, read_only=True)
    try:
        assert await reading.load(game.id) == game.stored
        await game.conflict()
        assert await reading.version(game.id) == game.stored.version
        with pytest.raises(StorageError, match="for reading alone"):
            await reading.notes.set("key", "value")
        assert await store.notes.get("key") is None
    finally:
        await reading.close()


async def test_a_read_only_store_creates_and_migrates_nothing(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="is not there"):
        await Store.open(tmp_path / "data" / "nattvakt.sqlite3", SYSTEMS, read_only=True)
    assert not files(tmp_path)
    path = tmp_path / "old.sqlite3"
    await (await Store.open(path, SYSTEMS)).close()
    alter(path, "UPDATE alembic_version SET version_num = '0001'")
    with pytest.raises(StorageError, match="start the bot once"):
        await Store.open(path, SYSTEMS, read_only=True)


async def test_a_survey_counts_unreadable_data_by_kind_and_reveals_none_of_it(
    store: Store, path: Path
) -> None:
    game = await Game.found(store)
    await game.conflict()
    whole = await store.survey()
    assert (whole.campaigns, dict(whole.unreadable)) == (1, {})
    assert whole.documents > 5
    alter(path, "UPDATE characters SET doc = '{}' WHERE id = (SELECT min(id) FROM characters)")
    alter(path, "INSERT INTO events SELECT NULL, 1, 1, 0, '', '', 0, 'unheard-of', 99, '{}'" + 9 * ", NULL")
    assert dict((await store.survey()).unreadable) == {"nyx character": 1, "nyx event": 1}


async def test_a_restored_backup_brings_no_page_back_that_may_be_revoked(store: Store, path: Path) -> None:
    game = await Game.found(store)
    await store.pages.make(Page(game.id, "0" * 32, store.now()))
    copy = backup.back_up(path, path.with_name("copy.sqlite3")).path
    await store.close()
    backup.restore(copy, path, kept="old.sqlite3")
    again = await Store.open(path, SYSTEMS)
    assert await again.pages.every() == ()
    await again.close()
