"""The database is full, locked, read-only or gone: private answers are clear, and nothing is half done.

A request that is repeated after the trouble works, without a restart of the bot.
"""

import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any

import pytest

from rules.chance.dice import ScriptedDice
from settings import Settings
from storage.store import Store
from tests.cogs.noir.sheets import test_sheet
from tests.postgres import Server
from tests.simulated.reading import ids, labels, whole
from tests.simulated.tabletop import Answer, Table, laid
from tests.storage.game import on_writer

Trouble = Callable[[Table], AbstractAsyncContextManager[None]]

#: Fills the log with events that belong to no campaign.
FILLING = (
    "INSERT INTO events (campaign, version, at, seat, contest, turn, kind, format, doc)"
    " VALUES (999, 1, 1, '', '', 0, '', 1, zeroblob({}))"
)
TROUBLE = "Nothing was changed: the database isn’t available right now"
SAID = {
    "en-US": TROUBLE,
    "sv-SE": "Ingenting ändrades: databasen går inte att nå just nu.",
    "ru": "Ничего не изменилось: база данных сейчас недоступна.",
}


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limit how long SQLite waits for another program's lock."""
    monkeypatch.setattr("storage.database.sqlite_file.PATIENCE", 0.02)


def run(table: Table, statement: str) -> Any:
    """Run a statement on the connection that the bot writes with."""
    return on_writer(table.bot.table.store, statement)


@asynccontextmanager
async def full(table: Table) -> AsyncIterator[None]:
    """No page can be added to the database, and the last page of the log has no room for another event."""
    ((pages,),) = await run(table, "PRAGMA page_count")
    for pragma in (f"max_page_count = {pages}", "foreign_keys = OFF"):
        await run(table, f"PRAGMA {pragma}")
    for size in (2000, 200, 20):
        with suppress(sqlite3.OperationalError):
            while True:
                await run(table, FILLING.format(size))
    await run(table, "PRAGMA foreign_keys = ON")
    yield
    await run(table, "PRAGMA max_page_count = 1000000")


@asynccontextmanager
async def locked(table: Table) -> AsyncIterator[None]:
    """Another program holds a write transaction open."""
    with closing(sqlite3.connect(table.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@asynccontextmanager
async def read_only(table: Table) -> AsyncIterator[None]:
    """Nothing can be written."""
    await run(table, "PRAGMA query_only = ON")
    yield
    await run(table, "PRAGMA query_only = OFF")


@asynccontextmanager
async def gone(table: Table) -> AsyncIterator[None]:
    """The server has closed our connections and accepts none."""
    server, name = SERVERS[table.database]
    server.tell(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    server.tell(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")  # noqa: S608
    yield
    server.tell(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


SERVERS: dict[Path, tuple[Server, str]] = {}


def read_only_after_a_save(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the database read-only after one action was saved."""
    save = Store.save

    async def saved_last(*args: Any, **named: Any) -> Any:
        stored = await save(*args, **named)
        await run(table, "PRAGMA query_only = ON")
        return stored

    monkeypatch.setattr(Store, "save", saved_last)


async def first_pick(table: Table, shown: Any) -> str:
    """Let Alva press the first tactic; return the answer."""
    custom_id = next(each for each in ids(shown) if each.startswith("n:seal:"))
    return (await table.alva.press_id(shown, custom_id)).text


def seen(table: Table) -> list[str]:
    """Return what everybody reads."""
    return [whole(message) for message in table.read()]


async def check_a_pick(table: Table, trouble: Trouble, said: str, caplog: pytest.LogCaptureFixture) -> None:
    await table.wrestling()
    shown = (await table.alva.press_id(table.panel, "n:choose:")).message
    before = seen(table)
    async with trouble(table):
        told = await first_pick(table, shown)
        assert told.startswith(said)
        assert seen(table) == before
        (logged,) = [each for each in caplog.records if each.levelno >= logging.ERROR]
        assert logged.exc_info is None
        assert told.rstrip(".").split()[-1] in logged.getMessage()
        assert str(table.database) not in told
        caplog.clear()
    assert (await table.conflict()).side(1).pick is None
    assert "🔒" in await first_pick(table, shown)
    assert (await table.conflict()).side(1).pick is not None
    assert "🔒" in whole(table.panel)


@pytest.mark.parametrize(
    ("trouble", "locale"),
    [(full, "en-US"), (locked, "sv-SE"), (read_only, "ru")],
    ids=["full", "locked", "read-only"],
)
async def test_a_failed_pick_is_reported_and_can_be_repeated_later(
    table: Table, trouble: Trouble, locale: str, caplog: pytest.LogCaptureFixture
) -> None:
    table.languages[table.alva.id] = locale
    await check_a_pick(table, trouble, SAID[locale], caplog)


@pytest.mark.postgresql
async def test_nothing_is_done_while_the_database_server_is_gone_and_everything_works_afterwards(
    tmp_path: Path, server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    address, path = await server.fresh(), tmp_path / "not used"
    SERVERS[path] = server, address.partition("@/")[2].partition("?")[0]
    async with laid(path, ScriptedDice(), Settings(database_url=address)) as table:
        await check_a_pick(table, gone, TROUBLE, caplog)
        async with gone(table):
            assert await table.gm.offered("nyx conflict", "opponent") == []
        assert "Guard" in await table.gm.offered("nyx conflict", "opponent")


async def test_reading_works_while_nothing_can_be_written(table: Table) -> None:
    await table.wrestling()
    async with locked(table):
        assert "Mira" in (await table.boris.press(table.panel, "Status")).text
        table.languages[table.alva.id] = "ru"  # which would be saved as a note, if possible
        assert "Mira" in whole((await table.alva.slash("now")).message)
    await table.alva.slash("now")
    assert await table.bot.services.direct_messages.heard(table.alva.id) == "ru"


async def test_a_campaign_that_cannot_be_stored_does_not_exist(
    table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    async with read_only(table):
        answer = await table.gm.slash("campaign new", system="nyx", name="The Night Train")
    assert answer.text.startswith(TROUBLE)
    assert answer.message.ephemeral
    assert "the database, reference" in caplog.text
    caplog.clear()
    assert table.read() == []
    assert (await table.gm.slash("campaign info")).text.startswith("There’s no campaign in this channel yet.")


async def test_a_save_just_before_the_trouble_is_confirmed_and_shown_once(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.wrestling()
    shown = (await table.alva.press_id(table.panel, "n:choose:")).message
    read_only_after_a_save(table, monkeypatch)
    assert "🔒" in await first_pick(table, shown)
    await run(table, "PRAGMA query_only = OFF")
    await table.env.advance_time(600)
    contest = [m for m in table.read() if m.components and "Join" not in labels(m)]
    assert [message.content.count("🔒 Mira · ") for message in contest] == [1]
    assert await table.bot.table.store.posts.unshown() == ()


async def test_a_form_of_several_numbers_is_saved_completely_or_not_at_all(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    form, numbers = await test_sheet.begun(table), (7, 11, 5, 4)

    async def sent() -> Answer:
        return await test_sheet.filled(table, form, "Fighting…", *map(str, numbers))

    async with read_only(table):
        assert (await sent()).text.startswith(TROUBLE)
    assert (await test_sheet.alma(table)).abilities == ()
    caplog.clear()
    read_only_after_a_save(table, monkeypatch)
    assert "Thrown weapons 5" in whole((await sent()).message)
    assert tuple(one.value for one in (await test_sheet.alma(table)).abilities) == numbers
