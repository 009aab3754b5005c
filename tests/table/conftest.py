"""Every test here plays on its own copy of an empty database that is created once."""

import pytest

from tests import databases


@pytest.fixture(autouse=True)
def quick_database(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    databases.quickly(monkeypatch)
    databases.copied(monkeypatch, tmp_path_factory.getbasetemp() / "empty-table.sqlite3")
