"""A closed bot leaves nothing behind in its process: no thread, no task, no open file."""

import asyncio
import gc
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from application import create_bot
from settings import Settings
from storage.documents.errors import StorageError
from tests.process.evening import evening


async def play(database: Path) -> None:
    async with evening(database) as here:
        await here.sit_down()
        await here.open_conflict("Chase")
        await here.go_on()
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def fail_to_open(database: Path) -> None:
    bot = create_bot(Settings(database=str(database.parent)))
    with pytest.raises(StorageError):
        async with bot:
            await bot.open()
    assert asyncio.all_tasks() == {asyncio.current_task()}


def open_files() -> set[str]:
    """Return the open files of this process, where the system lists them."""
    gc.collect()  # simcord keeps results of finished tests, including cursors, in reference cycles
    here = Path("/proc/self/fd")
    return {str(each.readlink()) for each in here.iterdir() if each.exists()} if here.exists() else set()


@pytest.mark.parametrize("live", [play, fail_to_open])
def test_a_closed_bot_leaves_no_thread_task_or_file(
    live: Callable[[Path], Awaitable[None]], tmp_path: Path
) -> None:
    threads, files = set(threading.enumerate()), open_files()
    asyncio.run(live(tmp_path / "nattvakt.sqlite3"))  # type: ignore[arg-type]
    assert set(threading.enumerate()) == threads
    assert open_files() == files
