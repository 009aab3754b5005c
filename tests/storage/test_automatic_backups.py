"""Automatic backups: when one is made, what is kept, and that a failure is said and tried again."""

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from rules.registry import SYSTEMS
from storage import automatic_backups
from storage.automatic_backups import HOUR, BackupPlan, backing_up
from storage.store import Store


@pytest.fixture
async def plan(tmp_path: Path) -> BackupPlan:
    """Return a plan for a database in use, daily, with two copies kept."""
    store = await Store.open(tmp_path / "data" / "nattvakt.sqlite3", SYSTEMS)
    await store.close()
    return BackupPlan.of(str(tmp_path / "data" / "nattvakt.sqlite3"), "", 24, 2)


def made(plan: BackupPlan, name: str, hours: float) -> Path:
    """Make an empty copy that is some hours old."""
    plan.directory.mkdir(exist_ok=True)
    path = plan.directory / name
    path.touch()
    then = time.time() - hours * HOUR
    os.utime(path, (then, then))
    return path


def test_the_first_is_due_at_once_and_the_next_after_the_interval(plan: BackupPlan) -> None:
    assert plan.due_in(time.time()) == 0
    plan.carry_out()
    assert plan.due_in(time.time()) == pytest.approx(24 * HOUR, abs=60)
    assert plan.due_in(time.time() + 30 * HOUR) == 0


def test_the_newest_copies_are_kept_and_nothing_else_is_deleted(plan: BackupPlan) -> None:
    old = made(plan, "nattvakt-auto-2020-01-01-000000.sqlite3", 48)
    kept = made(plan, "nattvakt-auto-2020-01-02-000000.sqlite3", 24)
    own = made(plan, "nattvakt-2020-01-01-000000.sqlite3", 72)
    new = plan.carry_out()
    assert not old.exists()
    assert kept.exists()
    assert own.exists()
    assert plan.copies() == [kept, new]


def test_a_copy_is_whole_and_private(plan: BackupPlan) -> None:
    new = plan.carry_out()
    assert new.stat().st_mode & 0o077 == 0
    with sqlite3.connect(new) as copy:
        assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def test_copies_are_made_while_the_bot_runs(plan: BackupPlan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automatic_backups, "SETTLING", 0.01)
    reported: list[float] = []
    async with backing_up(plan, reported.append):
        await until(lambda: bool(reported))
    assert len(plan.copies()) == 1
    async with backing_up(plan, reported.append):
        await asyncio.sleep(0.05)
    assert len(plan.copies()) == 1
    assert reported[1] == reported[0]


async def test_a_failure_is_one_sentence_in_the_log_and_tried_again(
    plan: BackupPlan, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(automatic_backups, "SETTLING", 0.0)
    monkeypatch.setattr(automatic_backups, "RETRY", 0.01)
    plan.directory.write_text("in the way")
    reported: list[float] = []
    with caplog.at_level(logging.ERROR):
        async with backing_up(plan, reported.append):
            await until(lambda: len(caplog.records) >= 2)
            plan.directory.unlink()
            await until(lambda: bool(reported))
    assert caplog.records[0].getMessage().startswith("no backup could be made: ")
    assert caplog.records[0].exc_info is None


async def test_without_a_plan_nothing_is_made() -> None:
    async with backing_up(None, lambda _: pytest.fail("a copy was made")):
        await asyncio.sleep(0)


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not happened():  # noqa: ASYNC110  # a file has no event
            await asyncio.sleep(0.01)
