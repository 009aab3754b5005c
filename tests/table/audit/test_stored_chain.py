"""The chain of a stored campaign holds after honest play, and every change of the log's rows is found."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from narration.proofs.chain_report import ChainFlaw, ChainReport
from rules.registry import SYSTEMS
from storage.store import Store
from table.audit.campaign_audit import CampaignAudit
from table.audit.stored_chain import audit_stored_chain
from table.play.table import Table
from tests.table.nyx_table import GM, PLAYER, duel, founded, guards, pick, roll, session


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chain.sqlite3"


@pytest.fixture
async def table(path: Path) -> AsyncIterator[Table]:
    """Yield a table with a cut deck, a roll, a hidden pick and one that was taken back."""
    store = await Store.open(path, SYSTEMS)
    made = Table(store)
    await founded(made)
    await guards(made, "Guard", "Other")
    await made.cut(1, PLAYER, "raven")
    await session(made, on=True)
    await roll(made)
    contest = await duel(made)
    await pick(made, contest, 1)
    await made.undo(1, (await made.last_act(1)).save.version, [GM])
    await pick(made, contest, 1)
    yield made
    await store.close()


async def judged(table: Table) -> ChainReport:
    found = await audit_stored_chain(table, 1)
    assert found is not None
    return found


def forge(path: Path, change: str) -> None:
    """Change the database as somebody could who has the file, even rows that are never changed."""
    with closing(sqlite3.connect(path)) as tool, tool:
        for verb in ("update", "delete"):
            tool.execute(f"DROP TRIGGER IF EXISTS events_no_{verb}")
        assert tool.execute(change).rowcount


async def test_the_chain_holds_after_honest_play(table: Table) -> None:
    found = await judged(table)
    version, head = await table.link(1)
    assert (found.first, found.last, found.head, found.flaws) == (1, version, head, ())
    assert (await CampaignAudit(table).verdict(1)).wrong == 0


FORGERIES = {
    "UPDATE events SET doc = replace(doc, 'Guard', 'Gared') WHERE kind = 'character-created'": ChainFlaw.LINK,
    "UPDATE events SET at = at - 1 WHERE kind = 'rolled-alone'": ChainFlaw.LINK,
    "UPDATE events SET turn = turn + 1 WHERE kind = 'tactic-picked'": ChainFlaw.SHOWN,
    "UPDATE events SET contest = '' WHERE kind = 'tactic-picked'": ChainFlaw.SHOWN,
    "UPDATE events SET proof = NULL WHERE kind = 'tactic-picked'": ChainFlaw.NOTE,
    "UPDATE events SET proof = replace(proof, 'throws', 'x') WHERE kind = 'rolled-alone'": ChainFlaw.NOTE,
    "UPDATE decks SET seed = '00'": ChainFlaw.NOTE,
    "UPDATE decks SET words = '[]'": ChainFlaw.NOTE,
    "DELETE FROM undone": ChainFlaw.GONE,
    "INSERT INTO undone VALUES (1, 5)": ChainFlaw.GONE,
    "DELETE FROM events WHERE kind = 'rolled-alone'": ChainFlaw.NUMBER,
    "UPDATE events SET chain = NULL WHERE saved = 3": ChainFlaw.NUMBER,
    "UPDATE events SET chain = NULL WHERE saved <= 3": ChainFlaw.LINK,
    "UPDATE events SET chain = NULL WHERE saved = (SELECT max(saved) FROM events)": ChainFlaw.LINK,
}


@pytest.mark.parametrize("change", FORGERIES)
async def test_a_forged_row_is_found(table: Table, path: Path, change: str) -> None:
    forge(path, change)
    assert FORGERIES[change] in {flaw.wrong for flaw in (await judged(table)).flaws}


async def test_the_verdict_counts_the_flaws_of_the_chain(table: Table, path: Path) -> None:
    forge(path, "UPDATE events SET seat = '2' WHERE kind = 'character-created'")
    assert (await CampaignAudit(table).verdict(1)).wrong == len((await judged(table)).flaws) > 0


async def test_a_campaign_from_before_the_chain_has_none_to_check(table: Table, path: Path) -> None:
    forge(path, "UPDATE events SET chain = NULL")
    assert await audit_stored_chain(table, 1) is None
    assert (await CampaignAudit(table).verdict(1)).wrong == 0
