"""A store for each test: in a file, and also in PostgreSQL unless the test asks for the file's path."""

import inspect
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules.registry import SYSTEMS
from storage.store import Store
from tests.postgres import Server

KINDS = ("sqlite", pytest.param("postgresql", marks=pytest.mark.postgresql))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    wants_the_file = "path" in inspect.signature(metafunc.function).parameters
    if "sort_of_database" in metafunc.fixturenames and not wants_the_file:
        metafunc.parametrize("sort_of_database", KINDS, scope="function")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "nattvakt.sqlite3"


@pytest.fixture
def sort_of_database() -> str:
    return "sqlite"


@pytest.fixture
async def database(path: Path, sort_of_database: str, request: pytest.FixtureRequest) -> Path | str:
    """Return the path or the address of an empty or missing database."""
    if sort_of_database == "sqlite":
        return path
    server: Server = request.getfixturevalue("server")
    return await server.fresh()


@pytest.fixture
async def store(database: Path | str) -> AsyncIterator[Store]:
    opened = await Store.open(database, SYSTEMS)
    yield opened
    await opened.close()
