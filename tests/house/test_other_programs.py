"""Two programs that are not ours check the same journals as `verify`, and agree with it."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules.registry import SYSTEMS
from storage.store import Store
from table.journal import ALL, ExportRequest, Journal
from table.play.table import Table
from tests.chance import told_chance
from tests.house.checkers import NODE, SEEN, first_program, flaws, forgeries, second_program, verdict, written
from tests.soak.programs import compared, honest
from tests.table.audit.chained_samples import journals
from tests.table.audit.exported_evenings import document
from tests.table.audit.forger import Document
from tests.table.nyx_table import PLAYER, closes_decks, duel, founded, guards, pick, roll, session

#: How many forgeries of each journal are compared.
FORGERIES = 25


@pytest.fixture
async def played(tmp_path: Path) -> AsyncIterator[Document]:
    """Yield a journal with a chain, an open deck, opened seals, and an event with a channel's long number."""
    store = await Store.open(tmp_path / "two.sqlite3", SYSTEMS)
    table = Table(store)
    closes_decks(table)
    await founded(table, place=1_234_567_890_123_456_789)
    await guards(table, "Guard", "Åke “Ö”")
    await table.cut(1, PLAYER, "raven")
    await session(table, on=True)
    await roll(table)
    contest = await duel(table)
    for side in (1, 2):
        await pick(table, contest, side)
    await session(table, on=False)
    yield json.loads(await Journal(table).export(1, ExportRequest("json", "players", "en", ALL)))
    await store.close()


@pytest.mark.skipif(NODE is None, reason="there is no node here")
async def test_the_second_program_agrees_on_honest_journals(played: Document, tmp_path: Path) -> None:
    samples = [one for _, one in journals()]
    evenings = [document(name) for name in SYSTEMS]
    assert all(second_program(written(tmp_path, [played, *samples, *evenings])))


@pytest.mark.skipif(NODE is None, reason="there is no node here")
async def test_the_second_program_agrees_on_forged_journals(played: Document, tmp_path: Path) -> None:
    chance = told_chance()
    honest = [played, *(document(name) for name in SYSTEMS)]
    forged = [one for each in honest for one in forgeries(each, FORGERIES, chance)]
    holds = second_program(written(tmp_path, forged))
    for one, said in zip(forged, holds, strict=True):
        found = verdict(one)
        if found is None:
            continue
        if flaws(found) & SEEN:
            assert not said, flaws(found) & SEEN
        if not said:
            assert not found.holds


async def test_the_program_on_the_page_agrees_on_forged_journals(played: Document, tmp_path: Path) -> None:
    assert first_program(written(tmp_path, [played])[0])
    for one in forgeries(played, FORGERIES, told_chance()):
        found = verdict(one)
        said = first_program(written(tmp_path, [one])[0])
        if found is None:
            continue
        assert not (flaws(found) & SEEN and said)
        assert said or not found.holds


#: How many honest journals, and as many forged ones, the tests compare; `make journals` compares a thousand.
FEW = 8


def test_three_programs_agree_on_a_few_journals_played_at_random(tmp_path: Path) -> None:
    chance = told_chance()
    true = list(honest(range(FEW), chance.randrange(10**6), tmp_path))
    forged = [one for each in true for one in forgeries(each, 1, chance)]
    for documents in (true, forged):
        _, wrong = compared(documents, tmp_path, are_honest=documents is true)
        assert not wrong
