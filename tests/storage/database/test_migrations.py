"""The migrations create the tables in the schema; the log is append-only, and no query scans a table."""

import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import CompoundSelect, Connection, Engine, Select, create_engine, inspect
from sqlalchemy.dialects import sqlite

from rules.registry import SYSTEMS
from storage.database import migrate
from storage.database.migrate import REVISIONS, configuration, is_current
from storage.documents import campaign_queries, display_queries, log_queries
from storage.documents.changes import AnnounceTarget
from storage.documents.errors import StorageError
from storage.documents.indexes import metadata
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


def hindrances(engine: Engine, before: "Tables") -> list[str]:
    """Return what keeps a program that knows only the tables `before` from using those of today."""
    now, found = tables(engine), []
    for name, columns in before.items():
        for column, looks in columns.items():
            if now.get(name, {}).get(column) != looks:
                found.append(f"{name}.{column} has changed or gone")
        for column, (_, must_be_given) in now.get(name, {}).items():
            if column not in columns and must_be_given:
                found.append(f"{name}.{column} has no default")
    return found


#: Each table's columns: what they look like, and whether an INSERT has to name them.
Tables = dict[str, dict[str, tuple[str, bool]]]


def tables(engine: Engine) -> Tables:
    """Return the tables as a program sees them that inserts into them; a unique index counts as a column."""
    found: Tables = {}
    look = inspect(engine)
    for name in look.get_table_names():
        columns = {
            each["name"]: (
                f"{each['type']} {each['nullable']}",
                not each["nullable"] and each["default"] is None,
            )
            for each in look.get_columns(name)
        }
        unique = {each["name"]: ("unique", True) for each in look.get_indexes(name) if each["unique"]}
        found[name] = columns | {str(index): looks for index, looks in unique.items()}
    return found


#: The revisions after which older programs may go on, with the number of the oldest.
SHARED = [tuple(revision.split("_since_")) for revision in REVISIONS if "_since_" in revision]


def test_a_migration_that_lets_older_programs_go_on_only_adds(tmp_path: Path) -> None:
    engine, known = create_engine(f"sqlite:///{tmp_path / 'each.sqlite3'}"), dict[str, Tables]()
    for revision in REVISIONS:
        with engine.begin() as connection:
            config = configuration()
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
        known[revision[:4]] = tables(engine)
        assert all(
            hindrances(engine, known[since]) == [] for number, since in SHARED if number == revision[:4]
        )
    engine.dispose()


@pytest.mark.parametrize(
    ("change", "hindered"),
    [
        ("CREATE TABLE kites (length INTEGER NOT NULL)", []),
        ("ALTER TABLE birds ADD COLUMN nest TEXT", []),
        ("ALTER TABLE birds ADD COLUMN eggs INTEGER NOT NULL DEFAULT 0", []),
        ("CREATE INDEX by_name ON birds (name)", []),
        ("CREATE UNIQUE INDEX by_name ON birds (name)", ["birds.by_name has no default"]),
        ("ALTER TABLE birds DROP COLUMN age", ["birds.age has changed or gone"]),
        ("ALTER TABLE birds RENAME COLUMN age TO years", ["birds.age has changed or gone"]),
        ("DROP TABLE birds", ["birds.name has changed or gone", "birds.age has changed or gone"]),
    ],
)
def test_what_hinders_an_older_program_is_found(tmp_path: Path, change: str, hindered: list[str]) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'birds.sqlite3'}")
    with engine.begin() as connection:
        connection.exec_driver_sql("CREATE TABLE birds (name TEXT NOT NULL, age INTEGER)")
    before = tables(engine)
    with engine.begin() as connection:
        connection.exec_driver_sql(change)
    assert hindrances(engine, before) == hindered
    engine.dispose()


@pytest.mark.parametrize(
    ("revision", "is_usable"),
    [
        ("", False),
        ("0018", False),
        ("0019", True),
        ("0020_since_0019", True),
        ("0031_since_0007", True),
        ("0020", None),
        ("0021_since_0020", None),
        ("9999", None),
        ("0020_since_", None),
        ("another program's", None),
    ],
)
def test_an_older_program_uses_a_newer_database_that_allows_it(
    monkeypatch: pytest.MonkeyPatch, revision: str, is_usable: bool | None
) -> None:
    monkeypatch.setattr(migrate, "REVISIONS", ("0018", "0019"))
    if is_usable is None:
        with pytest.raises(StorageError, match="newer Nattvakt"):
            is_current(revision)
    else:
        assert is_current(revision) is is_usable


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
QUERIES = vars(campaign_queries) | vars(log_queries) | vars(display_queries)
READS = sorted(
    name for name, each in QUERIES.items() if isinstance(each, Select | CompoundSelect) and name not in WHOLE
)


@pytest.mark.parametrize("name", READS)
async def test_no_query_scans_a_whole_table(store: Store, path: Path, name: str) -> None:
    read = QUERIES[name].compile(dialect=sqlite.dialect(paramstyle="qmark"))
    with closing(sqlite3.connect(path)) as connection:
        parameters = [None] * len(read.positiontup)
        plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {read}", parameters)]
    assert plan
    assert [step for step in plan if step.startswith("SCAN") and " USING " not in step] == []
