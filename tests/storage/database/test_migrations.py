"""The migrations create the tables in the schema; the log is append-only, and no query scans a table."""

import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import CompoundSelect, Connection, Select, create_engine
from sqlalchemy.dialects import sqlite

from rules.registry import SYSTEMS
from storage.database.migrate import configuration
from storage.documents import queries
from storage.documents.changes import AnnounceTarget
from storage.documents.schema import metadata
from storage.store import Store
from tests.storage.game import Game


def differences(path: Path) -> list[Any]:
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        found = compare_metadata(context(connection), metadata)
    engine.dispose()
    return list(found)


def context(connection: Connection) -> MigrationContext:
    return MigrationContext.configure(connection, opts={"compare_type": True})


def wheres(path: Path) -> dict[str, str]:
    """Return the conditions of partial indexes, by index name; Alembic does not compare them."""
    with closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql LIKE 'CREATE%INDEX%'")
        return {name: sql.partition(" WHERE ")[2] for name, sql in rows if " WHERE " in sql}


async def test_the_migrations_produce_the_tables_of_the_program(store: Store, path: Path) -> None:
    assert differences(path) == []


async def test_the_partial_indexes_are_the_same(store: Store, path: Path, tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'direct.sqlite3'}")
    metadata.create_all(engine)
    engine.dispose()
    assert wheres(path) == wheres(tmp_path / "direct.sqlite3") != {}


def test_the_migration_history_is_linear() -> None:
    script = ScriptDirectory.from_config(configuration())
    assert len(script.get_heads()) == 1
    assert all(not step.is_branch_point and not step.is_merge_point for step in script.walk_revisions())


CHANGE = "UPDATE events SET {0} = {0}"


async def test_the_log_is_append_only_except_for_the_outbox(store: Store, path: Path) -> None:
    await Game.found(store)
    columns = {column.name for column in metadata.tables["events"].c}
    with closing(sqlite3.connect(path)) as tool:
        for verb in ("DELETE FROM events", *map(CHANGE.format, sorted(columns - {*AnnounceTarget._fields}))):
            with pytest.raises(sqlite3.IntegrityError, match="append-only"):
                tool.execute(verb)
        for name in AnnounceTarget._fields:
            assert tool.execute(CHANGE.format(name)).rowcount > 0


async def test_opening_does_not_change_the_logging_setup(path: Path) -> None:
    before = [*logging.root.handlers], logging.root.level, dict(logging.root.manager.loggerDict)
    store = await Store.open(path, SYSTEMS)
    await store.close()
    assert ([*logging.root.handlers], logging.root.level) == before[:2]
    known = [each for each in before[2].values() if isinstance(each, logging.Logger)]
    assert not any(logger.disabled for logger in known)


async def test_it_works_from_any_directory(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(os.sep)
    store = await Store.open(path, SYSTEMS)
    await Game.found(store)
    await store.close()


#: Statements over all campaigns: the operator's list, and the search for an account to be erased.
WHOLE = {"CAMPAIGNS", "CAMPAIGNS_NAMING"}
READS = sorted(
    name
    for name, each in vars(queries).items()
    if isinstance(each, Select | CompoundSelect) and name not in WHOLE
)


@pytest.mark.parametrize("name", READS)
async def test_no_query_scans_a_whole_table(store: Store, path: Path, name: str) -> None:
    read = vars(queries)[name].compile(dialect=sqlite.dialect(paramstyle="qmark"))
    with closing(sqlite3.connect(path)) as connection:
        parameters = [None] * len(read.positiontup)
        plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {read}", parameters)]
    assert plan
    assert [step for step in plan if step.startswith("SCAN") and " USING " not in step] == []
