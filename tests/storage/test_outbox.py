"""The first row of a save shows that it waits for an announcement; clearing this changes nothing else."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.dialects import sqlite
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.sql.compiler import SQLCompiler

from rules.registry import SYSTEMS
from storage.database.migrate import configuration
from storage.documents import display_queries, writes
from storage.documents.changes import AnnounceTarget, SaveContext
from storage.documents.schema import events
from storage.log_reader import LogRange
from storage.outbox import OutboxEntry
from storage.store import Store
from tests.postgres import Server
from tests.storage.game import GM, HOME, Game, foundation, next_scene

FOUNDED, FIRST, SECOND = (
    AnnounceTarget(1, 2**60, 3),
    AnnounceTarget(1, 2**60 + 1),
    AnnounceTarget(4, 2**60 + 2, 5),
)


async def play(game: Game, asked: AnnounceTarget | None) -> None:
    """Save two events, which need an announcement if `asked` is given."""
    played, footing = next_scene(game.stored.state), SaveContext(asked=asked)
    game.stored = await game.store.save(game.stored, played.after, played.events * 2, GM.id, footing)


@pytest.fixture
async def game(store: Store) -> Game:
    """Return a campaign with four saves; the first three wait for announcements, two for one interaction."""
    stored = await store.create(foundation(1), GM.id, asked=FOUNDED)
    made = await Game.found(store, place=2)
    made.stored = stored
    for asked in (FIRST, FIRST, None):
        await play(made, asked)
    return made


async def test_the_outbox_is_read_by_campaign_and_version(store: Store, game: Game) -> None:
    other = await Game.found(store, place=3)
    await play(other, SECOND)
    assert await store.outbox.all() == (
        OutboxEntry(HOME, game.id, 1, FOUNDED),
        OutboxEntry(HOME, game.id, 2, FIRST),
        OutboxEntry(HOME, game.id, 3, FIRST),
        OutboxEntry(HOME, other.id, 2, SECOND),
    )
    assert store.outbox.waiting == {FOUNDED.interaction, FIRST.interaction, SECOND.interaction}


async def test_only_events_that_were_told_to_an_interaction_leave_the_outbox(
    store: Store, game: Game
) -> None:
    logged = await store.log.events(game.id)
    await store.outbox.mark_told(FIRST.interaction)
    assert await store.outbox.all() == (OutboxEntry(HOME, game.id, 1, FOUNDED),)
    assert store.outbox.waiting == {FOUNDED.interaction}
    assert (await store.log.events(game.id), await store.load(game.id)) == (logged, game.stored)


async def test_a_row_keeps_its_events_when_it_leaves_the_outbox(path: Path) -> None:
    store = await Store.open(path, SYSTEMS)
    game = await Game.found(store)
    await play(game, FIRST)
    what = ", ".join(column.name for column in events.c if column.name not in AnnounceTarget._fields)
    with closing(sqlite3.connect(path)) as tool:
        before = tool.execute(f"SELECT {what} FROM events").fetchall()  # noqa: S608
        await store.outbox.mark_told(FIRST.interaction)
        assert tool.execute(f"SELECT {what} FROM events").fetchall() == before  # noqa: S608
        assert tool.execute("SELECT DISTINCT place, interaction, pressed FROM events").fetchall() == [
            (None, None, None)
        ]
    await store.close()


#: For each statement, the index with which SQLite finds its rows.
FOUND = (
    (display_queries.DEBTS, "events_owed (interaction>?)"),
    (writes.ANNOUNCEMENT_DONE.sql, "events_owed (interaction=?)"),
)


async def test_reading_the_outbox_does_not_scan_the_log(store: Store, path: Path) -> None:
    with closing(sqlite3.connect(path)) as tool:
        for statement, index in FOUND:
            asked = SQLCompiler(sqlite.dialect(paramstyle="qmark"), statement)
            bound = [None] * len(asked.positiontup or ())
            first, *_ = tool.execute(f"EXPLAIN QUERY PLAN {asked}", bound)
            assert first[3] == f"SEARCH events USING INDEX {index}"


# ---------------------------------------------------------------------------------- from an older program

#: A campaign as migration 0006 left it. Three saves wait for announcements: one from before the log
#: counted saves, one without events, and an ordinary one.
BEFORE = (
    "INSERT INTO campaigns (id, home, name, system, format, doc) VALUES (1, 100, '', 'nyx', 1, '')",
    "INSERT INTO events (campaign, version, at, seat, contest, turn, kind, format, doc, saved)"
    " VALUES (1, 4, 1, '1', '', 0, 'x', 1, '', NULL), (1, 4, 1, '1', '', 0, 'x', 1, '', NULL),"
    " (1, 6, 1, '1', '', 0, 'x', 1, '', 6), (1, 6, 1, '1', '', 0, 'x', 1, '', NULL),"
    " (1, 7, 1, '1', '', 0, 'x', 1, '', 7)",
    "INSERT INTO debts VALUES (1, 4, 5, 99994, 0), (1, 5, 5, 99995, 0), (1, 6, 5, 99996, 7)",
)


def left_by_0006(connection: Connection) -> None:
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, "0006")
    for statement in BEFORE:
        connection.execute(text(statement))


@pytest.fixture
async def old(path: Path, sort_of_database: str, request: pytest.FixtureRequest) -> Path | str:
    """Return the path or the address of a database that an older program left."""
    if sort_of_database == "sqlite":
        path.parent.mkdir()
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            left_by_0006(connection)
        engine.dispose()
        return path
    server: Server = request.getfixturevalue("server")
    there = create_async_engine(address := server.empty())
    async with there.begin() as link:
        await link.run_sync(left_by_0006)
    await there.dispose()
    return address


async def test_the_outbox_of_an_older_program_is_kept_and_can_be_emptied(old: Path | str) -> None:
    store = await Store.open(old, SYSTEMS)
    owed = [
        OutboxEntry(100, 1, version, AnnounceTarget(5, 99990 + version, pressed))
        for version, pressed in ((4, 0), (5, 0), (6, 7))
    ]
    assert await store.outbox.all() == tuple(owed)
    assert (await store.version(1), await store.log_reader.count(LogRange(1))) == (7, 5)
    await store.outbox.mark_told(99994)
    assert await store.outbox.all() == tuple(owed[1:])
    await store.close()
