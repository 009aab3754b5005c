"""PgBouncer in transaction mode between the bot and the server: tables are made, and campaigns played."""

import asyncio
import os
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rules.campaign.actions import ChangeScene
from rules.registry import SYSTEMS
from storage.database.postgres_address import ServerOptions
from storage.log_reader import LogRange
from storage.store import Store
from tests.ports import free_port
from tests.postgres import DAEMON, USER, Server
from tests.storage.game import Game

#: How many saves each process makes.
SAVES = 20
CONFIGURATION = """
[databases]
* = host={host} user={user}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
"""


@pytest.fixture
def pooled(server: Server, tmp_path: Path) -> Iterator[str]:
    """Return the address, by PgBouncer, of a database without tables; there are 2 connections behind it."""
    database = server.empty().partition("@/")[2].partition("?")[0]
    port, path = free_port(), server.directory / "pgbouncer.ini"
    path.write_text(CONFIGURATION.format(host=server.directory, user=USER, port=port))
    path.chmod(0o644)
    as_daemon: dict[str, Any] = {"user": DAEMON, "extra_groups": []} if os.geteuid() == 0 else {}
    process = subprocess.Popen(
        ("pgbouncer", "-q", str(path)), stderr=subprocess.DEVNULL, cwd="/", **as_daemon
    )
    try:
        time.sleep(0.5)
        yield f"postgresql+asyncpg://{USER}@127.0.0.1:{port}/{database}"
    finally:
        process.terminate()
        process.wait(20)


@pytest.mark.postgresql
@pytest.mark.pgbouncer
async def test_two_processes_play_by_a_pooler_in_transaction_mode(pooled: str) -> None:
    options = ServerOptions(pooler=True)
    stores = [await Store.open(pooled, SYSTEMS, server=options) for _ in range(2)]
    games = [await Game.found(store, place) for place, store in enumerate(stores, 1)]
    await asyncio.gather(*(played(game) for game in games))
    for game, other in zip(games, reversed(stores), strict=True):
        assert await other.load(game.id) == game.stored
        saves = await other.log_reader.saves(LogRange(game.id))
        assert [save.version for save in saves] == list(range(1, SAVES + 2))
    for store in stores:
        await store.close()


async def played(game: Game) -> None:
    """Save and read at the same time, so that the connections behind the pooler change hands."""
    for _ in range(SAVES):
        await asyncio.gather(
            game.play(ChangeScene()), *(game.store.log.events(game.id) for _ in range(4)), game.store.vitals()
        )
