"""The operator's commands, partly in separate processes, while a store is in use as by a running bot."""

import asyncio
import gc
import re
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from bot import main
from console import doctor
from rules.campaign.events import SceneChanged
from rules.registry import SYSTEMS
from storage.store import Store
from tests.process.test_command_line import run, surroundings
from tests.process.wire import ROOT
from tests.storage.game import Game, next_scene
from tests.storage.test_backup import alter

BOT = str(ROOT / "bot.py")


def ask(where: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    return run(where, BOT, *arguments, **more)


def told(done: subprocess.CompletedProcess[str], code: int = 0) -> list[str]:
    """Return the lines printed by a process that exited with this code and reported no error."""
    assert (done.returncode, done.stderr) == (code, "")
    return done.stdout.splitlines()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "data" / "nattvakt.sqlite3"


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give commands in this process the environment of a separate one; do not read the texts again."""
    monkeypatch.setattr(doctor, "require_readable", lambda: None)
    for name, value in surroundings(tmp_path).items():
        monkeypatch.setenv(name, value)


@pytest.fixture
async def used(database: Path) -> AsyncIterator[Game]:
    """Yield a campaign in a database that is open, as in a running bot."""
    store = await Store.open(database, SYSTEMS)
    yield await Game.found(store)
    await store.close()


def test_a_command_hardly_ever_looks_for_garbage_while_it_imports() -> None:
    usual = gc.get_threshold()
    try:
        with pytest.raises(SystemExit):
            main(["--version"])
        assert gc.get_threshold()[0] >= 100_000
    finally:
        gc.set_threshold(*usual)


async def test_a_backup_made_while_a_bot_writes_is_a_consistent_snapshot(used: Game, tmp_path: Path) -> None:
    writing = asyncio.create_task(write(used))
    try:
        done = await asyncio.to_thread(ask, tmp_path, "backup", "--out", str(tmp_path / "copy.sqlite3"))
    finally:
        writing.cancel()
    (line,) = told(done)
    assert line.startswith(f"{tmp_path / 'copy.sqlite3'}: ")
    assert line.endswith(", 1 campaign.")
    copy = await Store.open(tmp_path / "copy.sqlite3", SYSTEMS)
    kept = await copy.load(used.id)
    assert kept is not None
    logged = await copy.log.events(used.id)
    await copy.close()
    assert kept.version <= used.stored.version
    assert logged[-1].event == SceneChanged(scene=kept.state.campaign.scene), "the state is the log's"


async def write(game: Game) -> None:
    """Save new scenes, one after another, without end."""
    while True:
        played = next_scene(game.stored.state)
        game.stored = await game.store.save(game.stored, played.after, played.events, "1")


@pytest.mark.usefixtures("here")
def test_a_backup_that_is_killed_leaves_nothing_that_looks_like_one(database: Path, tmp_path: Path) -> None:
    asyncio.run(make_large(database))
    out = tmp_path / "backups"
    out.mkdir()
    for _ in range(20):
        if killed_while_copying(tmp_path, out / "copy.sqlite3"):
            break
        (out / "copy.sqlite3").unlink()  # the backup was faster than the kill
    assert not [each for each in out.iterdir() if not each.name.startswith(".nattvakt-")]
    assert main(["backup", "--out", str(out / "copy.sqlite3")]) == 0


async def make_large(database: Path) -> None:
    store = await Store.open(database, SYSTEMS)
    for number in range(60):
        await store.notes.set(f"ballast {number}", "x" * 1_000_000)
    await store.close()


@contextmanager
def begun(where: Path, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    with subprocess.Popen([sys.executable, BOT, *arguments], cwd=ROOT, env=surroundings(where)) as process:
        yield process


def killed_while_copying(where: Path, copy: Path) -> bool:
    """Kill a backup while it writes its copy; return False if it finished first."""
    with begun(where, "backup", "--out", str(copy)) as process:
        while not any(each.stat().st_size for each in copy.parent.glob(".nattvakt-*/copy.sqlite3")):
            if process.poll() is not None:
                return False
        process.kill()
    return process.returncode != 0


@pytest.mark.usefixtures("here")
async def test_a_backup_is_restored_once_the_bot_is_stopped(
    used: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.database.sqlite_file.PATIENCE", 0.1)  # the bot does not stop
    copy = str(tmp_path / "copy.sqlite3")
    assert await asyncio.to_thread(main, ["backup", "--out", copy]) == 0
    before = used.stored
    await used.conflict()
    assert await asyncio.to_thread(main, ["restore", copy]) == 1, "a bot is using it"
    await used.store.close()
    restored, kept = told(ask(tmp_path, "restore", copy))
    assert restored.endswith(f"1 campaign from {copy}.")
    assert "is kept as" in kept
    opened = await Store.open(tmp_path / "data" / "nattvakt.sqlite3", SYSTEMS)
    assert await opened.load(used.id) == before
    await opened.close()
    old = next((tmp_path / "data").glob("nattvakt-before-*.sqlite3"))
    opened = await Store.open(old, SYSTEMS)
    assert await opened.load(used.id) == used.stored
    await opened.close()


@pytest.mark.usefixtures("here")
def test_a_backup_is_created_next_to_the_database_and_overwrites_nothing(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(found(database))
    assert main(["backup"]) == 0
    (made,) = (database.parent / "backups").iterdir()
    assert made.name.startswith("nattvakt-20")
    assert capsys.readouterr().out == f"{made}: {made.stat().st_size / 1000:.1f} kB, 1 campaign.\n"
    assert main(["backup", "--out", str(made)]) == 1
    assert "is there already" in capsys.readouterr().err


@pytest.mark.usefixtures("here")
def test_a_backup_of_a_newer_program_is_refused(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(found(database))
    newer = tmp_path / "newer.sqlite3"
    newer.write_bytes(database.read_bytes())
    alter(newer, "UPDATE alembic_version SET version_num = '9999'")
    before = database.read_bytes()
    assert main(["restore", str(newer)]) == 1
    assert "newer Nattvakt" in capsys.readouterr().err
    assert database.read_bytes() == before


async def found(database: Path) -> None:
    store = await Store.open(database, SYSTEMS)
    await Game.found(store)
    await store.close()


async def test_the_doctor_finds_no_fault_next_to_a_running_bot(used: Game, tmp_path: Path) -> None:
    for secret in (tmp_path / "data").iterdir():
        secret.chmod(0o600)
    lines = told(await asyncio.to_thread(ask, tmp_path, "doctor"))
    assert all(line.startswith("OK ") for line in lines)
    text = "\n".join(lines)
    assert "a bot is running on it" in text
    assert "1 campaign, 4 documents, all readable" in text
    assert "a token" not in text


@pytest.mark.usefixtures("here")
def test_the_doctor_names_each_problem_and_its_fix(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(found(database))
    alter(database, "UPDATE campaigns SET doc = '{}'")
    monkeypatch.setenv("NATTVAKT_TOKEN", "")
    assert main(["doctor"]) == 1
    text = capsys.readouterr().out
    assert "WRONG token: " in text
    assert "WRONG documents: cannot be read (nyx campaign: 1): " in text
    assert "free, no bot is running on it" in text


@pytest.mark.usefixtures("here")
def test_the_doctor_looks_at_the_clock(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(found(database))
    database.chmod(0o600)
    assert main(["doctor"]) == 0
    assert "OK    clock: agrees with the database." in capsys.readouterr().out
    now = time.time()
    monkeypatch.setattr("console.doctor.time", SimpleNamespace(time=lambda: now - 3600))
    assert main(["doctor"]) == 1
    assert re.search(r"WRONG clock: 3(599|600) seconds behind the last save: set it", capsys.readouterr().out)
    monkeypatch.setattr("console.doctor.time", SimpleNamespace(time=lambda: now + 60))
    assert main(["doctor"]) == 1
    assert re.search(r"WRONG clock: (59|60) seconds off: set it", capsys.readouterr().out)


@pytest.mark.usefixtures("here")
def test_the_doctor_names_files_with_secrets_that_others_may_read(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(found(database))
    database.chmod(0o644)
    monkeypatch.delenv("NATTVAKT_TOKEN")
    (tmp_path / "config.toml").write_text('token = "secret"', encoding="utf-8")
    (tmp_path / "config.toml").chmod(0o640)
    assert main(["doctor"]) == 1
    text = capsys.readouterr().out
    for path in (database, tmp_path / "config.toml"):
        assert f'WRONG permissions: other accounts may read "{path}": chmod 600 "{path}"' in text
        path.chmod(0o600)
    assert main(["doctor"]) == 0


@pytest.mark.usefixtures("here")
def test_the_doctor_warns_of_a_disk_without_room_for_a_copy(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(found(database))
    database.chmod(0o600)
    monkeypatch.setattr("console.doctor.LEAST_FREE", 1 << 60)
    assert main(["doctor"]) == 1
    assert "WRONG disk: only " in capsys.readouterr().out


@pytest.mark.usefixtures("here")
def test_the_doctor_looks_at_the_server_that_is_configured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NATTVAKT_DATABASE_URL", "postgresql+asyncpg://me:hush@127.0.0.1:1/none")
    assert main(["doctor"]) == 1
    text = capsys.readouterr().out
    assert "WRONG database: " in text
    assert "first start" not in text
    assert "hush" not in text


async def test_only_their_owner_may_read_the_files_that_a_command_writes(used: Game, tmp_path: Path) -> None:
    for command in (("backup", "--out", "copy.sqlite3"), ("export", "1", "--out", "told.html")):
        target = tmp_path / command[-1]
        told(await asyncio.to_thread(ask, tmp_path, *command[:-1], str(target)))
        assert target.stat().st_mode & 0o777 == 0o600, command


@pytest.mark.usefixtures("here")
def test_the_doctor_of_a_damaged_database_names_the_fix(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database.parent.mkdir()
    database.write_bytes(b"a shopping list, kept for long" * 100)
    assert main(["doctor"]) == 1
    assert "is not an SQLite database" in capsys.readouterr().out


@pytest.mark.usefixtures("here")
def test_the_doctor_creates_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor"]) == 0
    assert "is made at the first start" in capsys.readouterr().out
    assert {each.name for each in tmp_path.iterdir()} == {"config.toml"}
