"""Metrics and health checks: their counts, the conditions of health, and the data they never contain."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import pytest

from chat.operations.correlation import REFERENCE, CorrelationFilter, correlated
from rules.chance.dice import ScriptedDice
from settings import Settings
from storage.documents.errors import StorageError
from storage.store import Store
from tests.ports import free_port
from tests.simulated.tabletop import Table, laid
from tests.storage.game import on_writer


@pytest.fixture
def port() -> int:
    return free_port()


@pytest.fixture
async def watched(tmp_path: Path, dice: ScriptedDice, port: int) -> AsyncIterator[Table]:
    async with laid(tmp_path / "watched.sqlite3", dice, Settings(metrics_port=port)) as one:
        yield one


async def read(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as answer:
        return answer.status, await answer.text()


def number(metrics: str, name: str) -> float:
    return sum(float(row.rpartition(" ")[2]) for row in metrics.splitlines() if row.startswith(name))


async def test_interactions_are_counted_by_kind_and_result_and_refusals_by_code(
    watched: Table, port: int
) -> None:
    await watched.wrestling()
    await watched.alva.press(watched.panel, "Choose")
    await watched.alva.slash("campaign new", system="nyx", name="Another")
    _, told = await read(port, "/metrics")
    assert number(told, 'nattvakt_interactions_total{kind="command",result="done"}') >= 2
    assert number(told, 'nattvakt_interactions_total{kind="press",result="done"}') >= 1
    assert number(told, 'nattvakt_interactions_total{kind="command",result="refused"}') == 1
    assert number(told, 'nattvakt_refusals_total{code="place-taken"}') == 1
    assert number(told, "nattvakt_saves_per_batch_count") >= 5
    answered = number(told, "nattvakt_first_answer_seconds_count")
    assert answered == number(told, "nattvakt_interactions_total{")


async def test_metrics_contain_no_name_account_or_pick(watched: Table, port: int) -> None:
    await watched.wrestling()
    await watched.picked(watched.alva, "Waiting")
    _, told = await read(port, "/metrics")
    for secret in ("Mira", "waiting", "Waiting", str(watched.alva.id), str(watched.guild.id)):
        assert secret not in told


@pytest.mark.rule("NYX-37")
async def test_the_counts_do_not_reveal_whether_a_win_was_used_by_a_form_or_by_a_button(
    watched: Table, port: int
) -> None:
    await watched.duel()
    await watched.declared(watched.alva, watched.boris)
    watched.dice.add(2, 4)
    for person in (watched.alva, watched.boris):
        await watched.picked(person, "Waiting")
    before = await presses(port)
    shown = await watched.alva.press(watched.panel, "Use the win")
    await watched.alva.fill(await watched.alva.press(shown.message, "Story…"), "A rope.")
    between = await presses(port)
    shown = await watched.boris.press(watched.panel, "Use the win")
    await watched.boris.press(shown.message, "Three steps")
    after = await presses(port)
    assert [b - a for a, b in zip(before, between, strict=True)] == [2, 2]
    assert [b - a for a, b in zip(between, after, strict=True)] == [2, 2]


async def presses(port: int) -> tuple[float, float]:
    """Return the numbers of presses and of first answers that were counted so far."""
    _, told = await read(port, "/metrics")
    return (
        number(told, 'nattvakt_interactions_total{kind="press",result="done"}'),
        number(told, "nattvakt_first_answer_seconds_count"),
    )


async def test_health_reports_whether_discord_and_the_database_respond(
    watched: Table, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await read(port, "/health") == (200, "well\n")

    async def gone(_: Store) -> None:
        raise StorageError("The disk has left.")

    monkeypatch.setattr(Store, "vitals", gone)
    closed = SimpleNamespace(is_closed=lambda: True)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(type(watched.bot), "shards", {3: closed})
        assert await read(port, "/health") == (503, "shard 3: not connected\ndatabase: does not answer\n")


async def test_health_reports_that_nothing_can_be_written_until_a_write_succeeds(
    watched: Table, port: int, caplog: pytest.LogCaptureFixture
) -> None:
    await watched.wrestling()
    picker = (await watched.alva.press(watched.panel, "Choose")).message
    await on_writer(watched.bot.table.store, "PRAGMA query_only = ON")
    await watched.alva.press(picker, "Waiting")
    assert await read(port, "/health") == (503, "database: cannot be written to\n")
    caplog.clear()  # the failure was logged as an error
    await on_writer(watched.bot.table.store, "PRAGMA query_only = OFF")
    await watched.alva.press(picker, "Waiting")
    assert await read(port, "/health") == (200, "well\n")


async def test_the_latency_of_each_shard_is_reported_while_it_is_connected(
    watched: Table, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(watched.bot), "latencies", [(0, 0.25), (1, float("inf")), (3, 0.5)])
    _, told = await read(port, "/metrics")
    shown = [row for row in told.splitlines() if row.startswith("nattvakt_shard_latency_seconds{")]
    assert shown == [
        'nattvakt_shard_latency_seconds{shard="0"} 0.25',
        'nattvakt_shard_latency_seconds{shard="3"} 0.5',
    ]


async def test_without_a_port_nothing_listens(table: Table) -> None:
    assert table.bot.settings.metrics_port == 0
    assert table.bot.settings.metrics_host == "127.0.0.1"
    assert table.bot._endpoints == ()


def test_every_log_line_of_an_interaction_carries_its_reference() -> None:
    record = logging.makeLogRecord({"msg": "so it is"})
    assert CorrelationFilter().filter(record)
    assert record.reference == "-"  # type: ignore[attr-defined]
    with correlated():
        CorrelationFilter().filter(record)
        assert record.reference == REFERENCE.get() != ""  # type: ignore[attr-defined]
        first = REFERENCE.get()
    with correlated():
        assert REFERENCE.get() != first


async def test_a_stopped_loop_is_counted(watched: Table, port: int) -> None:
    await asyncio.sleep(0.15)
    time.sleep(0.3)  # noqa: ASYNC251  # it stops the loop on purpose
    await asyncio.sleep(0.15)
    _, told = await read(port, "/metrics")
    assert number(told, "nattvakt_loop_lag_seconds_count") >= 2
    assert number(told, "nattvakt_loop_lag_seconds_sum") >= 0.2
