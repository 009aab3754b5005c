"""Long logs are read in helper processes: they find what the bot would, and have limits."""

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from chat.messages.printer import speech
from narration.journal.chronicle import Selection
from rules.campaign.actions import FoundCampaign
from rules.core.refusal import Refused
from rules.core.seat import Role, Seat
from rules.registry import SYSTEMS
from storage.documents.errors import Unavailable
from storage.store import Store
from table.apart import readings
from table.apart.processes import HelperFailed, HelperProcesses, Limits
from table.apart.readings import Readings, Source
from table.apart.work_queue import WorkQueue
from table.audit.campaign_audit import verdict
from table.journal import ExportRequest, journal_file
from table.journal_search import found_in, pages_in
from table.luck import luck_of
from table.pages import PageWriter, page_of
from table.play.table import Table
from table.privacy import export_account
from table.transfer.transfer import export_campaign
from tests.postgres import Server

GM = Seat(role=Role.GM, id="1")
SPEECH = partial(speech, "sv", "nyx", odds=True)
WISH = ExportRequest("html", "gm", "sv", Selection())
READINGS = [
    (export_campaign, (1, GM)),
    (journal_file, (1, WISH)),
    (verdict, (1,)),
    (export_account, (5, "sv")),
    (luck_of, (1, {"1": "Mira"}, "gm")),
    (found_in, (1, "gm", "river", None, SPEECH)),
    (pages_in, (1, "gm", Selection(), SPEECH)),
]


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    store = await Store.open(str(tmp_path / "table.sqlite3"), SYSTEMS)
    table = Table(store)
    await table.found(9, "nyx", FoundCampaign(holder=5, name="River", language="en", place=3))
    yield table
    await store.close()


@pytest.fixture
def helped(table: Table, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Readings:
    """Return readings that start a helper process for everything."""
    monkeypatch.setattr(readings, "SHORT", 0)
    return Readings(table, Source(str(tmp_path / "table.sqlite3")))


@pytest.mark.parametrize(("reading", "wanted"), READINGS, ids=[one.__name__ for one, _ in READINGS])
async def test_a_helper_finds_what_the_bot_would(
    table: Table, helped: Readings, reading: Any, wanted: tuple[Any, ...]
) -> None:
    assert await helped.of([1], reading, *wanted) == await reading(table, *wanted)


@pytest.mark.postgresql
async def test_a_helper_reads_postgresql_as_well(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readings, "SHORT", 0)
    address = await server.fresh()
    store = await Store.open(address, SYSTEMS)
    table = Table(store)
    await table.found(9, "nyx", FoundCampaign(holder=5, name="River", language="en", place=3))
    found = await Readings(table, Source(address)).of([1], journal_file, 1, WISH)
    assert found == await journal_file(table, 1, WISH)
    await store.close()


async def test_a_helper_writes_the_page_that_the_bot_would(table: Table, helped: Readings) -> None:
    basis = await PageWriter(table).basis(1)
    assert await helped.of([1], page_of, 1, basis) == await page_of(table, 1, basis)
    assert (await PageWriter(table, readings=helped).written(1)).basis == basis


async def test_a_helper_refuses_as_the_bot_would(helped: Readings) -> None:
    with pytest.raises(Refused) as refused:
        await helped.of([1], journal_file, 1, WISH, most_bytes=10)
    assert refused.value.code == "journal-too-large"
    assert refused.value.details["most"] == 0


async def changing(table: Table) -> None:
    await table.found(9, "nyx", FoundCampaign(holder=5, name="Lake", language="en", place=4))


async def test_a_helper_cannot_change_anything(table: Table, helped: Readings) -> None:
    with pytest.raises(HelperFailed, match=r"^[A-Z][A-Za-z]+ at [a-z_]+.py:"):
        await helped.of([1], changing)
    assert await table.store.campaigns.at(4) is None


async def test_a_helper_without_a_database_says_so(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readings, "SHORT", 0)
    lost = Readings(table, Source("postgresql+asyncpg://nobody@127.0.0.1:9/none"))
    with pytest.raises(Unavailable):
        await lost.of([1], verdict, 1)


async def endless(_: Table) -> None:
    while True:
        pass


async def gluttonous(_: Table) -> int:
    return len(bytes(1 << 31))


@pytest.mark.parametrize(
    ("reading", "limits"), [(endless, Limits(seconds=2)), (gluttonous, Limits(megabytes=1024))]
)
async def test_a_helper_that_exceeds_a_limit_is_ended_and_refused(
    table: Table, helped: Readings, reading: Any, limits: Limits
) -> None:
    limited = Readings(table, helped.source, HelperProcesses(limits))
    with pytest.raises(Refused, match="work-too-heavy"):
        await limited.of([1], reading)
    assert await helped.of([1], journal_file, 1, WISH)


async def test_a_short_log_is_read_here_few_at_a_time_and_with_patience(table: Table) -> None:
    here = Readings(table, Source("nowhere"), queue=WorkQueue(1, 0.5))
    assert await here.of([1], journal_file, 1, WISH)

    async def twice(which: Readings) -> None:
        async def inner(_: Table) -> None:
            await which.sized(0, journal_file, 1, WISH)

        await which.sized(0, inner)

    with pytest.raises(Refused, match="work-too-heavy"):  # the only slot is taken
        await twice(here)
    await twice(Readings(table, Source("nowhere"), queue=WorkQueue(2)))
