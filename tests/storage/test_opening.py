"""Opening creates what is missing; it refuses an unusable database in one sentence and changes no file."""

import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from rules.registry import SYSTEMS
from storage.database import sqlite_file
from storage.database.migrate import REVISIONS
from storage.documents.errors import StorageError
from storage.store import Store
from tests.storage.game import Game

ROOT = Path(__file__).parents[2]
NOBODY = 65534


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_file, "PATIENCE", 0.05)


@pytest.fixture
async def used(path: Path) -> Path:
    """Return the path of a closed database with a campaign in it."""
    store = await Store.open(path, SYSTEMS)
    await Game.found(store)
    await store.close()
    return path


async def refusal(path: str | Path) -> str:
    """Return the sentence with which opening a database is refused; check that no file changes."""
    before = contents(Path(path).parent)
    with pytest.raises(StorageError) as caught:
        await Store.open(path, SYSTEMS)
    assert contents(Path(path).parent) == before
    sentence = str(caught.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return sentence


def contents(directory: Path) -> dict[str, bytes]:
    """Return the bytes of every file, except locks and SQLite's shared memory."""
    if not directory.is_dir():
        return {}
    files = (each for each in directory.rglob("*") if each.is_file())
    files = (each for each in files if not each.name.endswith((".lock", "-shm")))
    return {str(each): each.read_bytes() for each in files}


@contextmanager
def without_privileges(directory: Path) -> Iterator[None]:
    """Drop root's privileges, if the tests run as root, so that file permissions apply."""
    if os.geteuid() != 0:
        yield
        return
    for each in directory.parents:
        each.chmod(each.stat().st_mode | 0o555)
    os.setresuid(NOBODY, NOBODY, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


def names(directory: Path) -> set[str]:
    return {each.name for each in directory.iterdir()}


def overwrite_one_page(path: Path) -> None:
    """Corrupt the last page of the file, which only a check of every page detects."""
    pages = bytearray(path.read_bytes())
    pages[-4096:-4000] = b"\x0d" + b"x" * 95
    path.write_bytes(pages)


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-20_000])


def scribble(path: Path) -> None:
    pages = bytearray(path.read_bytes())
    for start in range(4096, len(pages), 4096):
        pages[start : start + 16] = b"scribble" * 2
    path.write_bytes(pages)


def scribble_on_lock(path: Path) -> None:
    path.with_name(path.name + ".lock").write_text("scribble" * 1000)


def forbid(path: Path, ending: str) -> None:
    beside = path.with_name(path.name + ending)
    beside.touch()
    beside.chmod(0o444)


def permit(path: Path, *, directory: int, lock: int, database: int) -> None:
    path.parent.chmod(directory)
    path.with_name(path.name + ".lock").chmod(lock)
    path.chmod(database)


async def test_the_directory_and_the_file_are_made(tmp_path: Path) -> None:
    path = tmp_path / "not" / "there" / "yet.sqlite3"
    store = await Store.open(str(path), SYSTEMS)
    await store.close()
    assert path.is_file()


async def test_a_relative_path_starts_from_the_present_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    store = await Store.open("here.sqlite3", SYSTEMS)
    await store.close()
    assert (tmp_path / "here.sqlite3").is_file()


@pytest.mark.parametrize("name", ["50 % of #1?.sqlite3", "år.sqlite3", "a&b=c;d.sqlite3"])
async def test_a_name_may_have_any_characters(tmp_path: Path, name: str) -> None:
    for _ in range(2):
        store = await Store.open(tmp_path / name, SYSTEMS)
        await store.close()
    assert names(tmp_path) == {name, f"{name}.lock"}


async def test_a_file_of_0_bytes_is_not_taken_for_a_new_database(tmp_path: Path) -> None:
    path = tmp_path / "empty.sqlite3"
    path.touch()
    assert "python bot.py restore" in await refusal(path)
    assert path.read_bytes() == b""


async def test_a_second_bot_is_told_at_once_that_the_database_is_in_use(used: Path) -> None:
    store, begun = await Store.open(used, SYSTEMS), time.monotonic()
    try:
        assert "in use by another running bot" in await refusal(used)
        assert time.monotonic() - begun < 2
    finally:
        await store.close()


async def test_a_directory_in_the_place_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "data.sqlite3"
    path.mkdir()
    assert "is not a file" in await refusal(path)


async def test_a_file_in_the_place_of_the_directory(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    assert "cannot be reached or made" in await refusal(tmp_path / "data" / "db.sqlite3")


async def test_a_name_that_is_too_long(tmp_path: Path) -> None:
    assert "cannot be reached or made" in await refusal(tmp_path / ("x" * 300))


async def test_a_directory_that_cannot_be_entered(used: Path) -> None:
    permit(used, directory=0o700, lock=0o600, database=0o600)
    with without_privileges(used.parent), pytest.raises(StorageError, match="cannot be reached"):
        await Store.open(used, SYSTEMS)


@pytest.mark.parametrize("address", ["mysql://user:password@host/db", "postgresql+asyncpg://@@:/"])
async def test_the_address_of_no_postgresql(address: str) -> None:
    with pytest.raises(StorageError, match='"database_url" must') as caught:
        await Store.open(address, SYSTEMS)
    assert "password" not in str(caught.value)


async def test_a_file_that_is_not_a_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear reader, " * 1000)
    assert "is not an SQLite database" in await refusal(path)


async def test_a_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite3"
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE birds (name TEXT)")
    assert "belongs to another program" in await refusal(path)


@pytest.mark.parametrize("damage", [cut_short, scribble, overwrite_one_page])
async def test_a_damaged_database(used: Path, damage: Callable[[Path], None]) -> None:
    damage(used)
    assert "is damaged" in await refusal(used)


async def test_a_database_of_a_newer_program(used: Path) -> None:
    with closing(sqlite3.connect(used)) as newer, newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "newer Nattvakt" in await refusal(used)


async def test_a_database_of_a_newer_program_that_lets_this_one_go_on(used: Path) -> None:
    newer = f"9999_since_{REVISIONS[-1][:4]}"
    with closing(sqlite3.connect(used)) as tool, tool:
        tool.execute("UPDATE alembic_version SET version_num = ?", (newer,))
        tool.execute("ALTER TABLE campaigns ADD COLUMN kite TEXT")
    store = await Store.open(used, SYSTEMS)
    await Game.found(store, place=2)
    assert (await store.vitals()).revision == newer
    await store.close()


async def test_a_refused_database_can_be_repaired_and_opened(used: Path) -> None:
    with closing(sqlite3.connect(used)) as tool:
        (revision,) = tool.execute("SELECT version_num FROM alembic_version").fetchone()
        for written in ("9999", revision):
            with tool:
                tool.execute("UPDATE alembic_version SET version_num = ?", (written,))
            if written != revision:
                await refusal(used)
    store = await Store.open(used, SYSTEMS)
    assert await store.version(1) == 1
    await store.close()


async def test_a_newer_database_that_was_not_closed_cleanly(used: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(used)) as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
        newer.commit()
        torn = tmp_path / "torn"
        shutil.copytree(used.parent, torn)
    assert "newer Nattvakt" in await refusal(torn / used.name)


async def test_a_directory_that_cannot_be_written(used: Path) -> None:
    permit(used, directory=0o555, lock=0o444, database=0o444)
    with without_privileges(used.parent):
        assert "cannot be written" in await refusal(used)


async def test_a_file_that_cannot_be_written(used: Path) -> None:
    permit(used, directory=0o777, lock=0o666, database=0o444)
    with without_privileges(used.parent):
        assert "cannot be written" in await refusal(used)


async def test_a_file_that_cannot_be_read(used: Path) -> None:
    before = contents(used.parent)
    permit(used, directory=0o777, lock=0o666, database=0o222)
    with without_privileges(used.parent), pytest.raises(StorageError, match="cannot be opened"):
        await Store.open(used, SYSTEMS)
    permit(used, directory=0o777, lock=0o666, database=0o666)
    assert contents(used.parent) == before


@pytest.mark.parametrize("ending", [".lock", "-wal", "-shm"])
async def test_a_companion_file_that_cannot_be_written(used: Path, ending: str) -> None:
    permit(used, directory=0o777, lock=0o666, database=0o666)
    forbid(used, ending)
    with without_privileges(used.parent):
        assert f'{ending}" cannot be written' in await refusal(used)


async def test_a_lock_file_with_other_contents(used: Path) -> None:
    scribble_on_lock(used)
    assert '.lock" is not an SQLite database' in await refusal(used)


async def test_a_database_that_a_tool_has_locked_before_the_first_start(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite3"
    with closing(sqlite3.connect(path, isolation_level=None)) as tool:
        tool.execute("VACUUM")
        tool.execute("PRAGMA user_version = 1")
        tool.execute("BEGIN EXCLUSIVE")
        assert "locked by another program" in await refusal(path)


async def test_a_second_store_on_the_same_file(used: Path) -> None:
    store = await Store.open(used, SYSTEMS)
    with pytest.raises(StorageError, match="in use by another running bot"):
        await Store.open(used, SYSTEMS)
    await store.close()
    store = await Store.open(used, SYSTEMS)
    await store.close()


async def test_closing_twice_equals_closing_once(used: Path) -> None:
    store = await Store.open(used, SYSTEMS)
    await store.close()
    await store.close()


HOLDER = """
import asyncio, sys
from rules.registry import SYSTEMS
from storage.store import Store

async def hold():
    store = await Store.open(sys.argv[1], SYSTEMS)  # one that nobody keeps is closed with the garbage
    print("open", flush=True)
    await asyncio.sleep(60)

asyncio.run(hold())
"""


@contextmanager
def another_bot(path: Path) -> Iterator["subprocess.Popen[bytes]"]:
    command = [sys.executable, "-c", HOLDER, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"open\n"
        try:
            yield holder
        finally:
            holder.kill()


async def test_a_database_that_another_process_has_open(used: Path) -> None:
    with another_bot(used):
        assert "in use by another running bot" in await refusal(used)


async def test_a_killed_process_leaves_no_lock(used: Path) -> None:
    with another_bot(used):
        pass
    store = await Store.open(used, SYSTEMS)
    assert await store.version(1) == 1
    await store.close()


@pytest.mark.parametrize("closing_too", [True, False])
def test_a_store_does_not_keep_the_interpreter_alive(path: Path, closing_too: bool) -> None:
    program = HOLDER.replace("    await asyncio.sleep(60)", "    await store.close()" * closing_too)
    done = subprocess.run(
        [sys.executable, "-c", program, str(path)], cwd=ROOT, timeout=30, capture_output=True, check=True
    )
    assert done.stdout == b"open\n"
