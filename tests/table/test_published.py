"""Many pages: each is written when something of it has changed, and none waits for another one."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules.campaign.actions import FoundCampaign, StartSession
from rules.chance.dice import ScriptedDice
from rules.registry import SYSTEMS
from storage.store import Store
from table.pages import FRESH, PageBasis, Pages, PageWriter, WrittenPage
from table.play.table import Table
from table.published import PublishedFolder, Refreshed
from tests.table.nyx_table import GM

MANY = 35


class Counting(PageWriter):
    """Notes for which campaigns a page is written; the writing of those in `held` waits."""

    now = 0.0

    def __init__(self, table: Table) -> None:
        super().__init__(table, lambda: self.now)
        self.wrote: list[int] = []
        self.held: dict[int, asyncio.Event] = {}

    async def _write(self, campaign: int, basis: PageBasis) -> WrittenPage:
        self.wrote.append(campaign)
        if campaign in self.held:
            await self.held[campaign].wait()
        return await super()._write(campaign, basis)


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """Return a table at which every one of many campaigns has a page."""
    store = await Store.open(str(tmp_path / "many.sqlite3"), SYSTEMS)
    table = Table(store, ScriptedDice())
    for number in range(1, MANY + 1):
        await table.found(
            9, "nyx", FoundCampaign(holder=5, name=f"Night {number}", language="en", place=number)
        )
        await Pages(table).make(number, GM)
    yield table
    await store.close()


async def test_what_has_not_changed_is_not_written_again_however_many_there_are(
    table: Table, tmp_path: Path
) -> None:
    writer = Counting(table)
    folder = PublishedFolder(tmp_path / "public", table, writer)
    assert await folder.refresh() == Refreshed(MANY, MANY, 0)
    writer.wrote.clear()
    assert await folder.refresh() == Refreshed(MANY, 0, 0)
    assert writer.wrote == []
    await table.play(1, StartSession(title="The pass"), GM)
    writer.now = FRESH + 1
    assert await folder.refresh() == Refreshed(MANY, 1, 0)
    assert writer.wrote == [1]


async def test_what_was_a_moment_behind_is_written_the_next_time(table: Table, tmp_path: Path) -> None:
    writer = Counting(table)
    folder = PublishedFolder(tmp_path / "public", table, writer)
    await folder.refresh()
    await table.play(MANY, StartSession(title="The pass"), GM)
    assert (await folder.refresh()).written == 0, "the page of a moment ago is good enough"
    writer.now = FRESH + 1
    assert (await folder.refresh()).written == 1


async def test_one_page_is_written_at_once_as_it_is_now_and_no_other_is_looked_at(
    table: Table, tmp_path: Path
) -> None:
    writer = Counting(table)
    folder = PublishedFolder(tmp_path / "public", table, writer)
    await folder.refresh()
    page, other = await Pages(table).of(3, GM), await Pages(table).of(4, GM)
    assert page is not None
    assert other is not None
    await table.play(3, StartSession(title="The pass"), GM)
    document = tmp_path / "public" / page.word / "index.html"
    writer.wrote.clear()
    (tmp_path / "public" / other.word / "index.html").unlink()
    await folder.refresh_one(3)
    assert "The pass" in document.read_text(encoding="utf-8"), "a page of a moment ago is not good enough"
    assert writer.wrote == [3]
    await Pages(table).revoke(4, GM)
    await folder.refresh_one(4)
    assert sorted(one.name for one in (tmp_path / "public").iterdir() if one.is_dir()) == sorted(
        one.word for one in await table.store.pages.every()
    )


async def test_a_page_that_is_revoked_while_all_are_written_does_not_come_back(
    table: Table, tmp_path: Path
) -> None:
    writer = Counting(table)
    folder = PublishedFolder(tmp_path / "public", table, writer)
    page = await Pages(table).of(MANY, GM)
    assert page is not None
    writer.held[1] = asyncio.Event()
    everything = asyncio.create_task(folder.refresh())
    await asyncio.sleep(0.05)
    await Pages(table).revoke(MANY, GM)
    gone = asyncio.create_task(folder.refresh_one(MANY))
    writer.held[1].set()
    await asyncio.wait_for(asyncio.gather(everything, gone), 30)
    assert not (tmp_path / "public" / page.word).exists()
    assert MANY not in writer.wrote


async def test_as_many_pages_are_kept_as_memory_allows_the_latest_read_first(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = Counting(table)
    size = (await writer.written(1)).size
    monkeypatch.setattr("table.pages.MOST_KEPT", 5 * size + size // 2)
    for campaign in (2, 3, 4, 5, 1, 6, 1, 2):
        await writer.written(campaign)
    assert writer.wrote == [1, 2, 3, 4, 5, 6, 2], "when the sixth came, the second was read longest ago"
    assert writer._bytes == sum(one.page.size for one in writer._made.values()) <= 5 * size + size // 2


async def test_a_file_that_somebody_deleted_comes_back(table: Table, tmp_path: Path) -> None:
    folder = PublishedFolder(tmp_path / "public", table, PageWriter(table))
    await folder.refresh()
    made = await Pages(table).of(3, GM)
    assert made is not None
    document = tmp_path / "public" / made.word / "index.html"
    document.unlink()
    assert (await folder.refresh()).written == 1
    assert document.is_file()


async def test_a_page_does_not_wait_for_others_that_are_being_written(table: Table) -> None:
    writer = Counting(table)
    known = await writer.written(1)
    writer.held[2] = asyncio.Event()
    slow = [asyncio.create_task(writer.written(2)) for _ in range(3)]
    await asyncio.sleep(0.05)
    assert await asyncio.wait_for(writer.written(1), 5) == known
    assert (await asyncio.wait_for(writer.written(3), 5)).document
    writer.held[2].set()
    first, *others = await asyncio.gather(*slow)
    assert all(one is first for one in others)
    assert writer.wrote == [1, 2, 3], "several readers of one page have it written once"
