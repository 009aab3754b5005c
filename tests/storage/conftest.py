"""A store on a file of its own for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules.registry import SYSTEMS
from storage import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "nattvakt.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(path, SYSTEMS)
    yield opened
    await opened.close()
