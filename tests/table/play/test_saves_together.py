"""Actions that come close together are decided on one another at once, and their saves share a commit."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from rules.campaign.events import Worded
from rules.chance.dice import ScriptedDice
from rules.contract.system import Played
from rules.core.refusal import Refused
from rules.nyx.base.enums import BonusKind, Tactic
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from rules.registry import SYSTEMS
from storage.database.connection import Writes
from storage.database.sqlite import SqliteConnection
from storage.documents.errors import AlreadyDone, Unavailable, VersionConflict
from storage.store import Store
from table.audit.campaign_audit import CampaignAudit
from table.audit.stored_chain import audit_stored_chain
from table.play.table import Table
from tests.table.nyx_table import GM, duel, founded, guards, pick, roll

Commit = Callable[[SqliteConnection, Sequence[Writes]], Awaitable[None]]


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "together.sqlite3", SYSTEMS)
    yield opened
    await opened.close()


@pytest.fixture
async def table(store: Store) -> Table:
    """Return a table with a guard, which rolls from decks."""
    made = Table(store)
    await founded(made)
    await guards(made, "Guard")
    return made


async def guard(table: Table, name: str) -> Played:
    return await table.play(1, nyx.CreateBare(name=name, value=7), GM)


async def outcome(action: Awaitable[Any]) -> str:
    """Return the code with which an action is refused, or nothing."""
    try:
        await action
    except Refused as refused:
        return refused.code
    return ""


async def names(table: Table) -> list[str]:
    return [one.name for one in (await table.state(1)).characters.values()]


class Disk:
    """Fails some commits, by their number from 1."""

    def __init__(self, patch: pytest.MonkeyPatch, **failing: Exception) -> None:
        self.commits = 0
        commit: Commit = SqliteConnection.commit

        async def counted(link: SqliteConnection, writes: Sequence[Writes]) -> None:
            self.commits += 1
            if error := failing.get(f"commit_{self.commits}"):
                raise error
            await commit(link, writes)

        patch.setattr(SqliteConnection, "commit", counted)


class Slow:
    """Holds every commit back until it `goes_on`."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.is_reached, self.goes_on = asyncio.Event(), asyncio.Event()
        commit: Commit = SqliteConnection.commit

        async def slow(link: SqliteConnection, writes: Sequence[Writes]) -> None:
            self.is_reached.set()
            await self.goes_on.wait()
            await commit(link, writes)

        patch.setattr(SqliteConnection, "commit", slow)


async def require_whole(table: Table) -> None:
    """Require that the chain and the dice can be checked, and that the cached state is the stored one."""
    found = await audit_stored_chain(table, 1)
    assert found is not None
    assert (found.last, found.flaws) == (await table.store.version(1), ())
    assert (await CampaignAudit(table).verdict(1)).wrong == 0
    stored = await table.store.load(1)
    assert stored is not None
    assert stored.state == await table.state(1)
    assert stored.deck == await table.deck(1)


async def test_actions_at_once_are_saved_in_order_and_with_few_commits(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    rolls, guards_ = [roll(table) for _ in range(15)], [guard(table, f"Guard {n}") for n in range(15)]
    thrown = await asyncio.gather(*rolls, *guards_)
    assert disk.commits < 15
    logged = [one.event for one in await table.store.log.events(1)]
    assert [one.roll.dice for one in logged if one.kind == "rolled-alone"] == list(thrown[:15])  # type: ignore[attr-defined]
    assert await names(table) == ["Guard", *(f"Guard {n}" for n in range(15))]
    assert await table.store.version(1) == 2 + 30
    await require_whole(table)


async def test_of_actions_at_once_a_refused_one_changes_nothing(table: Table) -> None:
    names = ["One", "Two", "One", "Three"]
    done = await asyncio.gather(*(guard(table, name) for name in names), return_exceptions=True)
    assert [one.code if isinstance(one, Refused) else "" for one in done] == ["", "", "name-taken", ""]
    assert [one.name for one in (await table.state(1)).characters.values()] == [
        "Guard",
        "One",
        "Two",
        "Three",
    ]
    await require_whole(table)


async def test_actions_of_two_processes_at_once_are_all_saved(table: Table, store: Store) -> None:
    other = Table(store)
    await asyncio.gather(*(roll((table, other)[n % 2]) for n in range(20)))
    assert await store.version(1) == 2 + 20
    starts = [one.proof.start for one in await store.proofs.of(1)]
    assert starts == sorted(set(starts))
    await require_whole(table)
    await require_whole(other)


async def test_what_was_decided_on_a_save_that_failed_is_decided_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch, commit_1=VersionConflict())
    await asyncio.gather(*(guard(table, name) for name in ("One", "Two", "Three")))
    assert disk.commits > 2
    assert {one.name for one in (await table.state(1)).characters.values()} == {
        "Guard",
        "One",
        "Two",
        "Three",
    }
    await require_whole(table)


async def test_a_refusal_because_of_a_save_that_fails_is_decided_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    Disk(monkeypatch, commit_1=AlreadyDone())
    first, second = await asyncio.gather(guard(table, "One"), guard(table, "One"), return_exceptions=True)
    assert isinstance(first, AlreadyDone)
    assert not isinstance(second, BaseException)
    assert await names(table) == ["Guard", "One"]
    await require_whole(table)


async def test_a_commit_that_fails_loses_nothing_and_reports_nothing_as_saved(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = {f"commit_{number}": Unavailable("the disk is full") for number in range(1, 99)}
    Disk(monkeypatch, **full)
    done = await asyncio.gather(*(guard(table, f"Guard {n}") for n in range(9)), return_exceptions=True)
    assert [type(one) for one in done] == [Unavailable] * 9
    monkeypatch.undo()
    assert await names(table) == ["Guard"]
    await guard(table, "Another")
    await require_whole(table)


async def test_nothing_is_returned_before_the_save_that_it_was_decided_on_is_on_the_disk(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Slow(monkeypatch)
    actions = guard(table, "One"), guard(table, "One"), roll(table)
    tasks = [asyncio.create_task(outcome(action)) for action in actions]
    await disk.is_reached.wait()
    await asyncio.sleep(0.05)
    assert not any(task.done() for task in tasks), "a refusal too is told only when it is certain"
    disk.goes_on.set()
    assert await asyncio.gather(*tasks) == ["", "name-taken", ""]


async def test_a_caller_that_is_cancelled_leaves_its_save_to_those_decided_on_it(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Slow(monkeypatch)
    tasks = [asyncio.create_task(guard(table, f"Guard {n}")) for n in range(3)]
    await disk.is_reached.wait()
    tasks[0].cancel()
    disk.goes_on.set()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert [isinstance(one, asyncio.CancelledError) for one in done] == [True, False, False]
    assert await names(table) == ["Guard", "Guard 0", "Guard 1", "Guard 2"]
    await require_whole(table)


async def test_actions_that_lose_again_and_again_do_not_take_others_with_them(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    Disk(monkeypatch, **{f"commit_{number}": VersionConflict() for number in range(1, 20)})
    await asyncio.gather(*(guard(table, f"Guard {n}") for n in range(9)))
    assert len(await names(table)) == 10
    await require_whole(table)


async def told_of_a_round(path: Path, patch: pytest.MonkeyPatch | None = None) -> list[Worded]:
    """Return what tells a round; with a patch, its winner chooses before its roll is on the disk."""
    store = await Store.open(path, SYSTEMS)
    table = Table(store, ScriptedDice([1, 10]))
    await founded(table)
    await guards(table, "Guard", "Other")
    contest = await duel(table)
    await pick(table, contest, 1, Tactic.OFFENSIVE)
    choice = contest_actions.ChooseBonus(contest=contest, turn=1, side=1, choice=BonusKind.STEPS)
    if patch is None:
        await pick(table, contest, 2)
        await table.play(1, choice, GM)
    else:
        disk = Slow(patch)
        both = asyncio.gather(pick(table, contest, 2), table.play(1, choice, GM))
        await disk.is_reached.wait()
        await asyncio.sleep(0.05)
        disk.goes_on.set()
        await both
    events = [one.event for one in await store.log.events(1)]
    await store.close()
    return [event for event in events if isinstance(event, Worded)]


async def test_a_round_is_told_the_same_when_its_saves_come_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one_by_one = await told_of_a_round(tmp_path / "one.sqlite3")
    together = await told_of_a_round(tmp_path / "together.sqlite3", monkeypatch)
    assert together == one_by_one
    assert len(together) > 1


async def test_a_campaign_is_deleted_once_even_if_the_save_before_fails(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    Disk(monkeypatch, commit_1=AlreadyDone())
    failed, deleted = await asyncio.gather(guard(table, "One"), table.delete(1, GM), return_exceptions=True)
    assert isinstance(failed, AlreadyDone)
    assert deleted is None
    assert await table.store.version(1) is None
