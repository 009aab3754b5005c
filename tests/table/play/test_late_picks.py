"""What is picked for a seat whose time ran out comes from the deck, and can be checked like any roll."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules.campaign.events import TimeRanOut
from rules.contract.replay import ReplayedRoll, replay
from rules.core.refusal import Refused
from rules.nyx.base.enums import Tactic
from rules.nyx.replay import NyxReplay
from rules.nyx.state.contest_events import TacticPicked
from rules.registry import SYSTEMS
from storage.store import Store
from table.audit.campaign_audit import CampaignAudit
from table.audit.exported_audit import check
from table.audit.exported_journal import read_exported
from table.deadlines import play_drawn
from table.journal import ALL, ExportRequest, Journal
from table.play.table import Table
from tests.table.nyx_table import GM, closes_decks, duel, founded, guards, pick


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """Yield a table where two sides must pick."""
    store = await Store.open(str(tmp_path / "late.sqlite3"), SYSTEMS)
    made = Table(store)
    closes_decks(made)
    await founded(made)
    await guards(made, "Guard", "Other")
    yield made
    await store.close()


async def late(table: Table, contest: str) -> TacticPicked:
    """Let the time of a side run out, and return what was picked for it."""
    state = await table.state(1)
    wait = next(one for one in table.system(state).waits(state) if one.contest == contest)
    events = (await play_drawn(table, 1, wait)).events
    assert isinstance(events[0], TimeRanOut)
    assert events[0].choices == len(Tactic)
    return next(one for one in events if isinstance(one, TacticPicked))


async def test_a_late_pick_is_the_face_of_a_die_from_the_deck(table: Table) -> None:
    contest = await duel(table)
    picked = await late(table, contest)
    (proof,) = [one.proof for one in await table.store.proofs.of(1) if one.proof.roll]
    ((sides, (face,)),) = proof.throws
    assert (sides, Tactic(face - 1)) == (3, picked.tactic)


async def test_a_late_pick_and_what_follows_hold_once_they_are_shown(table: Table) -> None:
    contest = await duel(table)
    await late(table, contest)
    with pytest.raises(Refused, match="deck-hides"):
        await table.open_deck(1, GM)
    await pick(table, contest, 2)
    await table.open_deck(1, GM)
    assert (await CampaignAudit(table).verdict(1)).wrong == 0
    for edition in ("gm", "players"):
        found = check(
            read_exported(await Journal(table).export(1, ExportRequest("json", edition, "en", ALL)))
        )
        assert found.holds


async def test_a_pick_that_the_die_did_not_give_is_found(table: Table) -> None:
    """The owner of the database could choose for an absent player, and seal that."""
    contest = await duel(table)
    picked = await late(table, contest)
    assert isinstance(picked.tactic, Tactic)
    other = picked.but(tactic=Tactic((picked.tactic + 1) % 3))
    ran_out = TimeRanOut(seat="1", name="", how="dice", choices=3, contest=contest, turn=1)
    (proof,) = [one.proof for one in await table.store.proofs.of(1) if one.proof.roll]
    assert replay(NyxReplay(), (ran_out, picked), proof.throws) is ReplayedRoll.WHOLE
    assert replay(NyxReplay(), (ran_out, other), proof.throws) is ReplayedRoll.AMISS


async def test_a_wait_that_is_over_draws_nothing(table: Table) -> None:
    contest = await duel(table)
    state = await table.state(1)
    wait = next(one for one in table.system(state).waits(state) if one.contest == contest)
    for side in (1, 2):
        await pick(table, contest, side)
    before = await table.store.version(1)
    with pytest.raises(Refused, match="time-not-out"):
        await play_drawn(table, 1, wait)
    assert await table.store.version(1) == before
