"""Throws that came in from a file are marked wherever they are shown: nobody can check them."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from narration.journal.chronicle import Format
from rules.campaign.actions import EndSession, MoveIn
from rules.registry import SYSTEMS
from storage.store import Store
from table.audit.campaign_audit import CampaignAudit
from table.journal import ALL, ExportRequest, Journal
from table.play.table import Table
from table.transfer.file_import import read_campaign
from table.transfer.packed import packed
from table.transfer.transfer import unpack
from tests.golden import SAMPLES
from tests.table.nyx_table import GM, founded


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    store = await Store.open(tmp_path / "moved.sqlite3", SYSTEMS)
    yield Table(store)
    await store.close()


async def moved(table: Table, game: str) -> None:
    """Move the recorded campaign of a game in, as campaign 1."""
    brought = packed(read_campaign((SAMPLES / f"export-{game}.json").read_bytes()))
    await unpack(table, 7, brought, MoveIn(holder=8, called="Greta", place=9))


async def exported(table: Table, format_: Format) -> str:
    return (await Journal(table).export(1, ExportRequest(format_, "gm", "en", ALL))).decode()


@pytest.mark.parametrize("game", sorted(SYSTEMS))
async def test_verify_counts_the_throws_of_a_file(table: Table, game: str) -> None:
    await moved(table, game)
    found = await CampaignAudit(table).verdict(1)
    assert found.imported > 0
    assert found.wrong == 0


async def test_a_journal_marks_what_was_read_from_a_file_and_nothing_later(table: Table) -> None:
    await moved(table, "noir")
    await table.play(1, EndSession(), GM)
    events = json.loads(await exported(table, "json"))["events"]
    here = next(place for place, one in enumerate(events) if one["kind"] == "campaign-moved-in")
    assert [one.get("imported", False) for one in events] == [place < here for place in range(len(events))]
    for format_ in ("md", "html"):
        assert "that can’t be checked" in await exported(table, format_)


async def test_a_campaign_that_was_played_here_has_no_such_mark(table: Table) -> None:
    await founded(table)
    assert (await CampaignAudit(table).verdict(1)).imported == 0
    assert "imported" not in await exported(table, "json")
