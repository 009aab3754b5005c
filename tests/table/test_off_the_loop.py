"""Whole logs are decoded off the event loop, so that a long campaign makes nobody else wait."""

import threading
from pathlib import Path
from typing import Any

import pytest

from rules.campaign.actions import FoundCampaign
from rules.core.seat import Role, Seat
from rules.registry import SYSTEMS
from storage.documents.documents import DocumentCodec
from storage.store import Store
from table.play.table import Table
from table.privacy import export_account
from table.transfer.transfer import export_campaign


async def test_a_log_is_decoded_in_another_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await Store.open(str(tmp_path / "table.sqlite3"), SYSTEMS)
    table = Table(store)
    await table.found(9, "nyx", FoundCampaign(holder=5, name="River", language="en", place=3))
    threads: set[threading.Thread] = set()
    read = DocumentCodec.read_event

    def watched(*args: Any) -> Any:
        threads.add(threading.current_thread())
        return read(*args)

    monkeypatch.setattr(DocumentCodec, "read_event", watched)
    await export_campaign(table, 1, Seat(role=Role.GM, id="1"))
    await export_account(table, 5, None)
    await store.close()
    assert threads
    assert threading.main_thread() not in threads
