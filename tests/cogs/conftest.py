"""A table that is laid for one test, and the promise that the bot logged no error meanwhile."""

import logging
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest

from cogs._home_commands import Command, HomeCommands
from rules.dice import ScriptedDice
from rules.registry import SYSTEMS
from storage.store import Store
from tests import seam
from tests.cogs.tabletop import Table, laid

#: Every command as Discord is told it, by what it is declared as.
PAYLOADS: dict[bytes, Any] = {}


@pytest.fixture
def dice() -> ScriptedDice:
    """The dice of the table; a test writes down how they fall."""
    return ScriptedDice()


@pytest.fixture
async def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database in which nothing stands, made once for all tests: building its tables takes a while."""
    path = tmp_path_factory.getbasetemp() / "empty.sqlite3"
    if not path.exists():
        store = await Store.open(str(path), SYSTEMS)
        await store.close()
    return path


@pytest.fixture
async def table(tmp_path: Path, dice: ScriptedDice, empty_database: Path) -> AsyncIterator[Table]:
    """The bot, its people and its places; nobody has done anything yet."""
    path = tmp_path / "table.sqlite3"
    shutil.copy(empty_database, path)
    async with laid(path, dice) as one:
        yield one


@pytest.fixture(autouse=True)
def honest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the simulated Discord's errors be those of the real one."""
    seam.honest_errors(monkeypatch)


@pytest.fixture(autouse=True)
def translated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put each command together in all languages once for all bots, which takes most of a bot's start."""
    put_together = HomeCommands._payload

    async def payload(commands: HomeCommands, command: Command) -> Any:
        as_declared = orjson.dumps(command.to_dict(commands._bot.tree))
        if as_declared not in PAYLOADS:
            PAYLOADS[as_declared] = await put_together(commands, command)
        return PAYLOADS[as_declared]

    monkeypatch.setattr(HomeCommands, "_payload", payload)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot wait ten minutes before it tries again what failed: a test says when they have passed.

    Then a bot that is ended has nothing to wait for.
    """
    monkeypatch.setattr("cogs._stage.PAUSES", (600.0,))
    monkeypatch.setattr("cogs._bot.PATIENCE", 0.01)


@pytest.fixture(autouse=True)
def quiet(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test in which something was logged as an error, unless its table forgives."""
    yield
    table = request.node.funcargs.get("table")
    logged = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not logged or (table is not None and table.forgives)
