"""A table that is laid for one test, and the promise that the bot logged no error meanwhile."""

import logging
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from chat.delivery.guild_commands import Command, GuildCommands
from chat.interactions import localization
from narration.text.texts import Texts, bundled_texts
from rules.chance.dice import ScriptedDice
from rules.registry import SYSTEMS
from storage.store import Store
from tests import databases, seam
from tests.simulated.tabletop import Table, laid

#: Every command as Discord is told it, by where it is declared and its name.
PAYLOADS: dict[tuple[Any, str], Any] = {}
#: The commands whose options have their words already: the library keeps them once for all bots of a process.
DESCRIBED: set[tuple[Any, str]] = set()


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
    put_together, describe = GuildCommands._payload, localization._describe_options

    async def payload(commands: GuildCommands, command: Command) -> Any:
        declared = command.module, command.qualified_name
        if declared not in PAYLOADS:
            PAYLOADS[declared] = await put_together(commands, command)
        return PAYLOADS[declared]

    def described(texts: Texts, command: localization.Command) -> None:
        declared = command.module, command.qualified_name
        if declared not in DESCRIBED or texts is not bundled_texts():
            describe(texts, command)
            DESCRIBED.add(declared)

    monkeypatch.setattr(GuildCommands, "_payload", payload)
    monkeypatch.setattr(localization, "_describe_options", described)


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spare a test what shows nothing: statements compiled anew, the wait for the disk, slow copies."""
    databases.quickly(monkeypatch)
    seam.quick_copies(monkeypatch)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot wait ten minutes before it tries again what failed: a test says when they have passed.

    Then a bot that is ended has nothing to wait for.
    """
    monkeypatch.setattr("chat.delivery.retry.PAUSES", (600.0,))
    monkeypatch.setattr("chat.delivery.followup.PAUSES", (0.0,))
    monkeypatch.setattr("chat.client.client.PATIENCE", 0.01)


@pytest.fixture(autouse=True)
def quiet(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test in which something was logged as an error, unless its table forgives."""
    yield
    table = request.node.funcargs.get("table")
    logged = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not logged or (table is not None and table.forgives)
