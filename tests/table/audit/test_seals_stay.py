"""A seal never changes, even if a stand-in made it, a new GM takes over, or a choice is undone."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from narration.nyx.conflict.panel import conflict_panel
from narration.parts.seals import rows
from rules.campaign.actions import AppointStandIn, HandChair, TakeSeat
from rules.core.seat import PUBLIC, Role, Seat
from rules.nyx.base.enums import Tactic
from rules.nyx.state import contest_actions
from rules.nyx.view import view
from rules.registry import SYSTEMS
from storage.store import Store
from table.audit.proofs import PublishedProofs
from table.play.table import Table
from tests.narration.printing import field
from tests.table.nyx_table import GM, duel, founded, guards, pick

FOR_GM = Seat(role=Role.GM, id="1", by="2")


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    store = await Store.open(str(tmp_path / "seals.sqlite3"), SYSTEMS)
    made = Table(store)
    await founded(made)
    await guards(made, "Guard", "Other")
    await made.play(1, TakeSeat(holder=12), PUBLIC)
    yield made
    await store.close()


async def on_panel(table: Table, contest: str, name: str) -> list[str]:
    """Return the rows of a side's seal that everybody sees on the panel."""
    state = view((await table.with_contest(1, contest)), PUBLIC)
    seals = await PublishedProofs(table).seals(1, (contest, 1))
    shown = field(conflict_panel(state, state.contests[contest], seals), name)
    return [row.strip("`") for row in shown if row.startswith("`")]


async def hashes(table: Table, contest: str) -> list[str]:
    return [one.seal.hash for one in await PublishedProofs(table).seals(1, (contest, 1))]


@pytest.mark.rule("NYX-33")
async def test_the_pick_of_an_automatic_side_has_a_seal_too(table: Table) -> None:
    contest = await duel(table, itself=True)
    (digits,) = await hashes(table, contest)
    assert await on_panel(table, contest, "Guard (GM)") == list(rows(digits)[:2])
    await pick(table, contest, 2)
    shown = await PublishedProofs(table).seals(1, (contest, 1))
    assert [one.is_open for one in shown] == [True, True]
    assert shown[0].seal.hash == digits


@pytest.mark.rule("NYX-33")
async def test_a_stand_in_seals_like_anybody_and_a_new_gm_changes_no_seal(table: Table) -> None:
    contest = await duel(table)
    await table.play(1, AppointStandIn(seat="1", stand_in="2"), GM)
    at: dict[str, Any] = {"contest": contest, "turn": 1, "side": 1}
    picked = (await table.play(1, contest_actions.PickTactic(**at, tactic=Tactic.WAITING), FOR_GM)).events
    assert picked[0].kind == "acted-for"  # type: ignore[attr-defined]
    (digits,) = await hashes(table, contest)
    assert await on_panel(table, contest, "Guard (GM)") == list(rows(digits)[:2])
    await table.play(1, HandChair(seat="2"), GM)
    assert await on_panel(table, contest, "Guard (GM)") == list(rows(digits)[:2])
    assert await hashes(table, contest) == [digits]


async def test_after_an_undo_the_panel_shows_the_seal_of_the_choice_that_counts(table: Table) -> None:
    contest = await duel(table)
    await pick(table, contest, 1, Tactic.OFFENSIVE)
    await table.undo(1, (await table.last_act(1)).save.version, (GM,))
    assert await on_panel(table, contest, "Guard (GM)") == []
    await pick(table, contest, 1, Tactic.OFFENSIVE)
    gone, counts = await hashes(table, contest)
    assert gone != counts
    assert await on_panel(table, contest, "Guard (GM)") == list(rows(counts)[:2])
