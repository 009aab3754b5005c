"""A campaign that moves brings its chain, decks and seals along under its old number, and proves itself."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from narration.journal.chronicle import Format
from narration.proofs.audit_report import AuditReport, report_lines
from narration.text.languages import LANGUAGES
from narration.text.texts import bundled_texts
from rules.campaign.actions import MoveIn
from rules.core.refusal import Refused
from rules.nyx.state.contest_actions import EndConflict
from rules.registry import SYSTEMS
from storage.store import Store
from table.audit.campaign_audit import CampaignAudit
from table.audit.earlier import from_file
from table.audit.exported_audit import check
from table.audit.exported_journal import read_exported
from table.journal import ALL, ExportRequest, Journal
from table.luck import Luck
from table.play.table import Table
from table.transfer.file_import import read_campaign
from table.transfer.packed import packed
from table.transfer.packing import pack_journal, unpack_journal
from table.transfer.transfer import export_campaign, unpack
from tests.table.nyx_table import GM, PLAYER, closes_decks, duel, founded, guards, pick, roll, session

Document = dict[str, Any]


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """Yield a table after four rolls from a deck that is open now, and one from the next deck."""
    store = await Store.open(str(tmp_path / "before.sqlite3"), SYSTEMS)
    made = Table(store)
    closes_decks(made)
    await founded(made, place=1_234_567_890_123_456_789)
    await guards(made, "Guard", "Other")
    await made.cut(1, PLAYER, "raven")
    await session(made, on=True)
    for _ in range(3):
        await roll(made)
    contest = await duel(made)
    for side in (1, 2):
        await pick(made, contest, side)
    turn = (await made.state(1)).contests[contest].turn
    await made.play(1, EndConflict(contest=contest, turn=turn), GM)
    await session(made, on=False)
    await roll(made)
    yield made
    await store.close()


@pytest.fixture
async def there(tmp_path: Path) -> AsyncIterator[Table]:
    """Yield a table at another place, with a campaign of its own, so that numbers differ."""
    store = await Store.open(str(tmp_path / "after.sqlite3"), SYSTEMS)
    made = Table(store)
    await founded(made, place=77)
    yield made
    await store.close()


async def file(table: Table, campaign: int = 1) -> Document:
    document: Document = json.loads((await export_campaign(table, campaign, GM)).data)
    return document


async def moved(there: Table, document: Document, place: int = 9) -> int:
    """Import a campaign; return its new number."""
    brought = packed(read_campaign(json.dumps(document).encode()))
    return int((await unpack(there, 7, brought, MoveIn(holder=8, called="Greta", place=place))).campaign.id)


async def exported(table: Table, campaign: int, format_: Format = "json") -> str:
    return (await Journal(table).export(campaign, ExportRequest(format_, "players", "en", ALL))).decode()


async def report(table: Table, campaign: int, noted: str = "") -> AuditReport:
    return check(read_exported((await exported(table, campaign)).encode()), noted)


async def test_dice_of_open_decks_are_checked_again_under_the_old_number(table: Table, there: Table) -> None:
    number = await moved(there, await file(table))
    assert number == 2
    found = await CampaignAudit(there).verdict(number)
    assert (found.wrong, found.proven, found.imported, found.earlier) == (0, 4, 1, (1,))
    told = await report(there, number)
    assert (told.holds, told.proven, told.imported) == (True, 4, 1)
    assert [one.campaign for one in told.earlier] == [1]
    assert [deck.is_open for deck in told.earlier[0].decks] == [True, False]


async def test_a_link_that_was_noted_before_the_move_is_found_after_it(table: Table, there: Table) -> None:
    _, head = await table.link(1)
    number = await moved(there, await file(table))
    found = await CampaignAudit(there).verdict(number, head[:32])
    assert found.noted_earlier
    assert found.wrong == 0
    told = await report(there, number, head[:32])
    assert told.holds
    assert told.earlier[0].chain is not None
    assert told.earlier[0].chain.noted
    assert not (await report(there, number, "0" * 32)).holds


async def test_invented_throws_are_marked_wherever_they_are_shown(table: Table, there: Table) -> None:
    forged = await file(table)
    for one in forged["events"]:
        for part in ("roll", "first"):
            if isinstance(one["event"].get(part), dict) and "dice" in one["event"][part]:
                one["event"][part]["dice"] = [face % 10 + 1 for face in one["event"][part]["dice"]]
    alone = [one for one in forged["events"] if one["event"]["kind"] == "rolled-alone"]
    assert alone
    number = await moved(there, forged)
    found = await CampaignAudit(there).verdict(number)
    assert (found.proven, found.imported) == (1, 4)
    for format_ in ("md", "html"):
        assert "Dice here came in from a file" in await exported(there, number, format_)
    events = json.loads(await exported(there, number))["events"]
    invented = [one for one in events if one["kind"] == "rolled-alone"]
    assert all(one["imported"] and "proven" not in one for one in invented)
    luck = await Luck(there, Journal(there)).of(number, ["1"], "gm")
    assert luck.bare == len(alone)


@pytest.mark.parametrize("forgery", ["a roll twice", "another order"])
async def test_a_journal_proves_each_of_its_throws_once_and_in_their_order(
    table: Table, there: Table, forgery: str
) -> None:
    forged = await file(table)
    events = forged["events"]
    first, second, *_ = (n for n, one in enumerate(events) if one["event"]["kind"] == "rolled-alone")
    if forgery == "a roll twice":
        events.insert(second, events[first])
    else:
        events[first], events[second] = events[second], events[first]
    number = await moved(there, forged)
    found = await CampaignAudit(there).verdict(number)
    assert (found.proven, found.imported) == ((4, 2) if forgery == "a roll twice" else (3, 2))
    told = await report(there, number)
    assert (told.proven, told.imported) == (found.proven, found.imported)


async def test_a_journal_that_was_forged_as_well_proves_nothing(table: Table, there: Table) -> None:
    forged = await file(table)
    journal = json.loads(unpack_journal(forged["earlier"][0]))
    deck = journal["decks"][0]
    deck["rolls"][0]["throws"][0][1][0] = deck["rolls"][0]["throws"][0][1][0] % 10 + 1
    forged["earlier"] = [pack_journal(journal)]
    number = await moved(there, forged)
    found = await CampaignAudit(there).verdict(number)
    assert (found.proven, found.imported, found.earlier) == (0, 5, ())


async def test_a_campaign_that_moves_twice_keeps_both_numbers(
    table: Table, there: Table, tmp_path: Path
) -> None:
    number = await moved(there, await file(table))
    again = await moved(there, await file(there, number), place=10)
    found = await CampaignAudit(there).verdict(again)
    assert (found.proven, found.imported, found.earlier) == (4, 1, (1, number))
    assert (await report(there, again)).holds


async def test_a_file_without_proofs_is_read_as_before(table: Table, there: Table) -> None:
    old = await file(table)
    del old["earlier"]
    old["format"] = 1
    number = await moved(there, old)
    assert (await CampaignAudit(there).verdict(number)).imported == 5
    assert (await from_file(there, number)).journals == ()


async def test_a_file_with_a_broken_journal_is_refused(table: Table) -> None:
    broken = await file(table)
    journal = json.loads(unpack_journal(broken["earlier"][0]))
    torn = (
        pack_journal({**journal, "decks": "none"}),
        pack_journal({"nattvakt": "character"}),
        "none",
        broken["earlier"][0][:-8],
    )
    for one in torn:
        with pytest.raises(Refused, match="file-fault"):
            read_campaign(json.dumps({**broken, "earlier": [one]}).encode())


async def test_the_file_has_no_texts_twice_and_nothing_of_running_contests(table: Table) -> None:
    contest = await duel(table)
    await pick(table, contest, 1)
    (text,) = (await file(table))["earlier"]
    journal = json.loads(unpack_journal(text))
    assert not any(one["told"] for one in journal["events"])
    assert not any(one["contest"] == contest for one in journal["events"])
    assert check(read_exported(json.dumps(journal).encode())).holds


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_report_says_what_came_from_where(table: Table, there: Table, language: Any) -> None:
    number = await moved(there, await file(table))
    said = [bundled_texts().say(language, one) for one in report_lines(await report(there, number))]
    assert len(said) > 8
    assert not any("???" in one or "fairness-" in one for one in said)
