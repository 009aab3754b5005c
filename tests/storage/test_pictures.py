"""Pictures in the database or in a directory: read, deleted, backed up and put back in the same way."""

import stat
from pathlib import Path

import pytest

from rules.registry import SYSTEMS
from storage import backup
from storage.documents.errors import Unavailable
from storage.pictures import Portrait
from storage.store import Store
from tests.storage.game import Game

ONE, TWO = b"RIFF one", b"RIFF two"


async def opened(path: Path, *, beside: bool) -> Store:
    return await Store.open(path, SYSTEMS, pictures=path.parent / "pictures" if beside else None)


async def nothing() -> tuple[str, ...]:
    return ()


def files(path: Path) -> set[str]:
    return {str(one.relative_to(path.parent / "pictures")) for one in path.parent.glob("pictures/*/*")}


@pytest.mark.parametrize("beside", [False, True])
async def test_a_picture_is_kept_once_and_goes_when_nothing_shows_it(path: Path, beside: bool) -> None:
    store = await opened(path, beside=beside)
    game = await Game.found(store)
    one, again, two = [await store.pictures.keep(game.id, data) for data in (ONE, ONE, TWO)]
    assert one == again
    assert [await store.pictures.data(game.id, hash_) for hash_ in (one, two)] == [ONE, TWO]
    assert len(files(path)) == (2 if beside else 0)
    await store.pictures.set_portrait(game.id, "1", Portrait(one, "A face"))
    await store.pictures.sweep(game.id, nothing)
    assert [await store.pictures.data(game.id, hash_) for hash_ in (one, two)] == [ONE, None]
    assert len(files(path)) == (1 if beside else 0)
    await store.erase(game.id)
    assert files(path) == set()
    await store.close()


async def test_a_file_is_the_bot_s_own_and_its_row_is_empty(path: Path) -> None:
    store = await opened(path, beside=True)
    game = await Game.found(store)
    hash_ = await store.pictures.keep(game.id, ONE)
    (file,) = path.parent.glob("pictures/*/*")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.unlink()
    assert await store.pictures.data(game.id, hash_) is None, "it is nowhere else"
    await store.pictures.keep(game.id, ONE)
    assert await store.pictures.data(game.id, hash_) == ONE, "sent again, it is there again"
    await store.close()


async def test_what_was_in_the_database_stays_readable_when_the_directory_is_set(path: Path) -> None:
    store = await opened(path, beside=False)
    game = await Game.found(store)
    old = await store.pictures.keep(game.id, ONE)
    await store.close()
    store = await opened(path, beside=True)
    new = await store.pictures.keep(game.id, TWO)
    assert [await store.pictures.data(game.id, hash_) for hash_ in (old, new)] == [ONE, TWO]
    assert files(path) == {f"{game.id}/{new}.webp"}
    await store.close()


async def test_a_backup_is_one_file_with_the_pictures_and_can_be_put_back_anywhere(path: Path) -> None:
    store = await opened(path, beside=True)
    game = await Game.found(store)
    hash_ = await store.pictures.keep(game.id, ONE)
    copy = backup.back_up(path, path.with_name("copy.sqlite3"), path.parent / "pictures").path
    await store.close()
    for file in path.parent.glob("pictures/*/*"):
        file.unlink()
    backup.restore(copy, path, kept="old.sqlite3")
    for beside in (True, False):
        again = await opened(path, beside=beside)
        assert await again.pictures.data(game.id, hash_) == ONE
        await again.close()


async def test_a_directory_that_cannot_be_written_refuses_the_picture_and_keeps_nothing(path: Path) -> None:
    store = await opened(path, beside=True)
    (path.parent / "pictures").write_text("a file in its place")
    game = await Game.found(store)
    with pytest.raises(Unavailable):
        await store.pictures.keep(game.id, ONE)
    assert await store.pictures.hashes(game.id) == ()
    await store.close()


@pytest.mark.parametrize("beside", [False, True])
async def test_what_is_stored_while_others_are_deleted_stays(path: Path, beside: bool) -> None:
    store = await opened(path, beside=beside)
    game = await Game.found(store)
    old = await store.pictures.keep(game.id, ONE)

    async def meanwhile() -> tuple[str, ...]:
        await store.pictures.keep(game.id, TWO)
        return ()

    await store.pictures.sweep(game.id, meanwhile)
    (new,) = await store.pictures.hashes(game.id)
    assert await store.pictures.data(game.id, old) is None
    assert await store.pictures.data(game.id, new) == TWO
    await store.close()
