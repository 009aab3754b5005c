"""Two programs that are not ours check the same journals as `verify`, and agree with it."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from narration.proofs.audit_flaws import Part
from rules.registry import SYSTEMS
from storage.store import Store
from table.journal import ALL, ExportRequest, Journal
from table.play.table import Table
from tests.chance import told_chance
from tests.house.checkers import NODE, first_programs, forgeries, second_programs, written
from tests.soak.programs import compared, honest, link_of
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
    assert not any(second_programs(written(tmp_path, [played, *samples, *evenings])))


async def test_both_programs_agree_with_verify_on_each_part_of_forged_journals(
    played: Document, tmp_path: Path
) -> None:
    chance = told_chance()
    forged = forgeries(played, 3 * FORGERIES, chance)
    forged += [one for name in SYSTEMS for one in forgeries(document(name), FORGERIES, chance)]
    count, wrong = compared(forged, tmp_path)
    assert not wrong
    assert count.parts > FORGERIES / 5, "hardly a forgery concerns a part that they check"


async def test_the_program_on_the_page_finds_a_noted_link_where_verify_does(
    played: Document, tmp_path: Path
) -> None:
    cut = {**played, "chain": {**played["chain"], "saves": played["chain"]["saves"][:-1]}}
    whole = first_programs(written(tmp_path, [played, cut]), [link_of(played)] * 2)
    assert whole == [frozenset(), frozenset({Part.CHAIN})]
    forged = forgeries(played, FORGERIES, told_chance())
    _, wrong = compared(forged, tmp_path, [link_of(played)] * len(forged))
    assert not wrong


@pytest.mark.parametrize("cut", ["first saves", "their events too", "nothing, but a link before"])
async def test_all_programs_find_a_journal_whose_beginning_was_cut(
    played: Document, tmp_path: Path, cut: str
) -> None:
    """Its links fit, and its last one is the noted one."""
    saves = played["chain"]["saves"]
    kept = 0 if cut.startswith("nothing") else 4
    forged = {**played, "chain": {"before": saves[kept - 1]["head"], "saves": saves[kept:]}}
    if cut == "their events too":
        rest = [save["events"] for save in saves[kept:] if not isinstance(save["events"], str)]
        known = {leaf["seq"] for leaves in rest for leaf in leaves}
        forged["events"] = [one for one in played["events"] if one["seq"] in known]
    count, wrong = compared([forged], tmp_path, [link_of(played)])
    assert (count.parts, wrong) == (1, [])
    _, wrong = compared([forged], tmp_path)
    assert not wrong


#: How many honest journals, and as many forged ones, the tests compare; `make journals` compares a thousand.
FEW = 8


def test_three_programs_agree_on_a_few_journals_played_at_random(tmp_path: Path) -> None:
    chance = told_chance()
    true = list(honest(range(FEW), chance.randrange(10**6), tmp_path))
    forged = [one for each in true for one in forgeries(each, 1, chance)]
    of_true, amiss = compared(true, tmp_path)
    assert (amiss, of_true.refused, of_true.parts, of_true.rules) == ([], 0, 0, 0)
    _, wrong = compared(forged, tmp_path)
    assert not wrong
