"""A stopping bot finishes its work, even work that arrives meanwhile, and closes the store last."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest

from chat.client.client import Nattvakt
from chat.client.shard_sharing import ShardSharing
from storage.documents.errors import StorageError
from tests.simulated.tabletop import Table


def working(bot: Nattvakt, until: asyncio.Event, work: Callable[[], Awaitable[None]]) -> asyncio.Task[None]:
    """Start work that waits for `until` and then calls `work`."""

    async def task() -> None:
        with bot.inflight.at_work():
            await until.wait()
            await work()

    return asyncio.create_task(task())


async def test_closing_waits_for_running_work_and_for_work_that_starts_meanwhile(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chat.client.client.PATIENCE", 30.0)
    store, tasks, free = table.bot.table.store, list[asyncio.Task[None]](), asyncio.Event()

    async def late() -> None:
        await store.notes.set("late", "said")

    async def early() -> None:
        tasks.append(working(table.bot, free, late))
        await asyncio.sleep(0)
        await store.notes.set("early", "said")

    tasks.append(working(table.bot, free, early))
    await asyncio.sleep(0)
    asyncio.get_running_loop().call_soon(free.set)
    await table.bot.close()
    assert [task.done() and task.exception() is None for task in tasks] == [True, True]
    with pytest.raises(StorageError, match="the bot is stopping"):
        await store.notes.get("late")


async def test_another_process_may_take_the_shards_over_before_all_work_is_finished(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever presses meanwhile waits for it, three seconds at most."""
    monkeypatch.setattr("chat.client.client.PATIENCE", 30.0)
    monkeypatch.setattr("chat.client.client.HANDING_OVER", 0.01)
    bot, free = table.bot, asyncio.Event()
    leases = bot.table.store.shard_leases
    bot.sharing = ShardSharing(bot, leases, bot.served)
    await bot.sharing.begin(1, 1)
    work = working(bot, free, lambda: asyncio.sleep(0))
    await leases.join("another", 1)
    closing = asyncio.create_task(bot.close())
    async with asyncio.timeout(10):
        while not (await leases.renew("another")).held:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert not work.done()
    assert bot.served.ids == frozenset()
    free.set()
    await closing
    assert work.done()


async def test_a_deadline_check_that_has_started_is_finished(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chat.client.client.PATIENCE", 30.0)
    begun, free, ended = asyncio.Event(), asyncio.Event(), list[bool]()

    async def look() -> None:
        begun.set()
        await free.wait()
        ended.append(True)

    table.bot.services.scheduler.stop()
    monkeypatch.setattr(table.bot.services.scheduler, "tick", look)
    await asyncio.sleep(0)
    table.bot.services.scheduler.start()
    await begun.wait()
    closing = asyncio.create_task(table.bot.close())
    await asyncio.sleep(0)
    free.set()
    await closing
    assert ended == [True]


async def test_work_that_does_not_finish_is_abandoned_and_counted(
    table: Table, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is cancelled before the connections close: what it still sends would fail with a traceback."""
    caplog.set_level(logging.WARNING)
    left, disconnect = list[int](), table.bot.http.close

    async def closed() -> None:
        left.append(len(table.bot.inflight))
        await disconnect()

    async def nothing() -> None:
        pass

    monkeypatch.setattr(table.bot.http, "close", closed)
    task = working(table.bot, asyncio.Event(), nothing)
    await asyncio.sleep(0)
    await table.bot.close()
    assert "closing; left unfinished: 1" in caplog.text
    assert task.cancelled()
    assert left == [0]
