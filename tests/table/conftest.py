"""Every test here plays on a database of its own, a copy of one that is made once."""

import pytest

from tests import databases


@pytest.fixture(autouse=True)
def quick_database(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    databases.quickly(monkeypatch)
    databases.copied(monkeypatch, tmp_path_factory.getbasetemp() / "empty-table.sqlite3")
