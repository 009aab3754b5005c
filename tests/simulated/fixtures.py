"""Fixtures: a table for each test, shortcuts that save time, and a check that the bot logs no error."""

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

#: Every command as it is registered with Discord, by its module and name.
PAYLOADS: dict[tuple[Any, str], Any] = {}
#: Commands whose options are already localised; all bots in a process share the library's options.
DESCRIBED: set[tuple[Any, str]] = set()


@pytest.fixture
def dice() -> ScriptedDice:
    """Return the dice of the table; a test scripts their faces."""
    return ScriptedDice()


@pytest.fixture
async def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an empty database, made once for all tests because creating its tables takes a while."""
    path = tmp_path_factory.getbasetemp() / "empty.sqlite3"
    if not path.exists():
        store = await Store.open(str(path), SYSTEMS)
        await store.close()
    return path


@pytest.fixture
async def table(tmp_path: Path, dice: ScriptedDice, empty_database: Path) -> AsyncIterator[Table]:
    """Yield a new table: the bot, its people and its places, before anybody has done anything."""
    path = tmp_path / "table.sqlite3"
    shutil.copy(empty_database, path)
    async with laid(path, dice) as one:
        yield one


@pytest.fixture(autouse=True)
def honest(monkeypatch: pytest.MonkeyPatch) -> None:
    """Raise the simulated Discord's errors as the real library does."""
    seam.honest_errors(monkeypatch)


@pytest.fixture(autouse=True)
def translated_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Localise each command once for all bots, because this takes most of a bot's start."""
    put_together, describe = GuildCommands.payload, localization._describe_options

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

    monkeypatch.setattr(GuildCommands, "payload", payload)
    monkeypatch.setattr(localization, "_describe_options", described)


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Avoid slow work that tests do not check: compiling statements, waiting for the disk, deep copies."""
    databases.quickly(monkeypatch)
    seam.quick_copies(monkeypatch)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the bot wait ten minutes before it retries a failure; a test decides when they have passed.

    A bot that is being closed waits for almost nothing.
    """
    monkeypatch.setattr("chat.delivery.retry.PAUSES", (600.0,))
    monkeypatch.setattr("chat.delivery.followup.PAUSES", (0.0,))
    monkeypatch.setattr("chat.client.client.PATIENCE", 0.01)


@pytest.fixture(autouse=True)
def quiet(request: pytest.FixtureRequest, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test during which an error was logged, unless its table allows errors."""
    yield
    table = request.node.funcargs.get("table")
    logged = [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]
    assert not logged or (table is not None and table.forgives)
