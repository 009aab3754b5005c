"""Where `python bot.py run` cannot run, it prints one sentence, exits with a code and changes nothing."""

import asyncio
import os
import sqlite3
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from aiohttp import web

from rules.registry import SYSTEMS
from storage.store import Store
from tests.process import forked
from tests.process.wire import ROOT


def surroundings(where: Path, **more: str) -> dict[str, str]:
    """Return an environment with a token, and with the settings and the database in this directory."""
    (where / "config.toml").touch()
    bare = {key: value for key, value in os.environ.items() if not key.startswith("NATTVAKT_")}
    own = {"NATTVAKT_CONFIG": str(where / "config.toml"), "NATTVAKT_TOKEN": "a token"}
    return bare | own | {"NATTVAKT_DATABASE": str(where / "data" / "nattvakt.sqlite3")} | more


def run(where: Path, *program: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run the bot until it exits."""
    return forked.run(program or (str(ROOT / "bot.py"), "run"), ROOT, surroundings(where, **more))


def said(done: subprocess.CompletedProcess[str], code: int) -> str:
    """Return the one sentence that the bot printed, apart from INFO lines; require this exit code."""
    sentences = [line for line in done.stderr.splitlines() if " INFO " not in line]
    assert done.returncode == code, done.stderr
    assert len(sentences) == 1, done.stderr
    assert done.stdout == ""
    return sentences[0]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    (tmp_path / "data").mkdir()
    return tmp_path / "data" / "nattvakt.sqlite3"


@pytest.fixture
async def made(database: Path) -> Path:
    await (await Store.open(database, SYSTEMS)).close()
    return database


def test_a_file_that_is_not_a_database_is_refused(database: Path, tmp_path: Path) -> None:
    database.write_bytes(b"a shopping list, kept for long" * 100)
    assert "is not an SQLite database" in said(run(tmp_path), 1)
    assert database.read_bytes() == b"a shopping list, kept for long" * 100


def test_a_damaged_database_is_refused(made: Path, tmp_path: Path) -> None:
    whole = made.read_bytes()
    damaged = whole[:4096] + b"?" * 8192 + whole[12288:]
    made.write_bytes(damaged)
    assert "is damaged" in said(run(tmp_path), 1)
    assert made.read_bytes() == damaged


def test_a_database_of_a_newer_version_is_refused(made: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(made, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = made.read_bytes()
    assert "newer" in said(run(tmp_path), 1)
    assert made.read_bytes() == before


def test_a_directory_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way", encoding="utf-8")
    assert "cannot be reached or made" in said(run(tmp_path), 1)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_directory_that_cannot_be_written_is_refused(database: Path, tmp_path: Path) -> None:
    database.parent.chmod(0o500)
    try:
        assert "cannot be written" in said(run(tmp_path), 1)
    finally:
        database.parent.chmod(0o700)


@asynccontextmanager
async def discord_that_answers(status: int) -> AsyncIterator[str]:
    """Answer every request with this HTTP status; yield the address."""

    async def answer(_: web.Request) -> web.Response:
        return web.json_response({"message": "no", "code": 0}, status=status)

    app = web.Application()
    app.router.add_route("*", "/{tail:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


async def run_against(address: str, where: Path) -> subprocess.CompletedProcess[str]:
    """Run the bot until it exits, with Discord at this address."""
    addresses = {"DISCORD_API_BASE": f"{address}/api/v10", "DISCORD_GATEWAY": f"{address}/gateway"}
    return await asyncio.to_thread(run, where, str(ROOT / "tests/process/launch.py"), **addresses)


@pytest.mark.parametrize(
    ("status", "code", "sentence"),
    [(401, 2, 'Discord refused the "token"'), (503, 1, "Discord has trouble")],
)
async def test_a_refusal_by_discord_is_reported(
    tmp_path: Path, status: int, code: int, sentence: str
) -> None:
    async with discord_that_answers(status) as address:
        assert sentence in said(await run_against(address, tmp_path), code)


async def test_an_unreachable_discord_is_reported(tmp_path: Path) -> None:
    done = await run_against("http://127.0.0.1:9", tmp_path)
    assert "Discord cannot be reached" in said(done, 1)
