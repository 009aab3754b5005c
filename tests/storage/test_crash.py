"""A process that is killed at any moment loses nothing that it confirmed, and leaves no half-written save."""

import asyncio
import multiprocessing
import time
from contextlib import suppress
from pathlib import Path

import pytest

from storage.store import Store
from tests.accounts import without_accounts
from tests.chance import told_chance
from tests.storage.game import retold
from tests.storage.saving import save_for_ever
from tests.storage.toy import GAMES

#: The server process imports everything once, so its children start in milliseconds.
START = multiprocessing.get_context("forkserver")
START.set_forkserver_preload(["tests.storage.saving"])
KILLS = 15


def killed_after(seconds: float, path: Path, seed: int, *, warm: bool) -> dict[int, int]:
    """Kill a saving process `seconds` after its start, or, if `warm`, after its first save.

    Return the last version that the process confirmed for each campaign.
    """
    ours, theirs = START.Pipe(duplex=False)
    process = START.Process(target=save_for_ever, args=(path, seed, theirs))
    process.start()
    theirs.close()
    versions: dict[int, int] = dict([ours.recv()])
    if warm:
        versions.update([ours.recv()])
    time.sleep(seconds)
    process.kill()
    process.join()
    with suppress(EOFError):
        while True:
            versions.update([ours.recv()])
    ours.close()
    return versions


async def check(path: Path, versions: dict[int, int]) -> None:
    store = await Store.open(path, GAMES)
    for campaign, version in versions.items():
        loaded = await store.load(campaign)
        assert loaded is not None, f"campaign {campaign} was confirmed and is lost"
        assert loaded.version >= version, f"campaign {campaign}, version {version} was confirmed and is lost"
        told = await retold(store, campaign, GAMES[loaded.state.campaign.system])
        assert without_accounts(loaded.state) == told, f"campaign {campaign} is half saved"
    await store.close()


def test_a_process_killed_while_saving_loses_nothing_confirmed(path: Path) -> None:
    chance = told_chance()
    versions: dict[int, int] = {}
    kill = 0
    while kill < KILLS or max(versions.values()) == 1:  # a busy machine may save nothing at first
        versions |= killed_after(chance.uniform(0, 0.15), path, 1000 * kill, warm=True)
        versions.pop(0)
        asyncio.run(check(path, versions))
        kill += 1
    assert len(versions) >= KILLS


@pytest.mark.parametrize("moment", range(10))
def test_a_process_killed_while_creating_the_tables_leaves_all_or_none(path: Path, moment: int) -> None:
    versions = killed_after(told_chance().uniform(0, 0.008) * moment, path, 0, warm=False)
    versions.pop(0)
    asyncio.run(check(path, versions))


def test_a_start_after_a_kill_before_the_first_page_creates_the_database(path: Path) -> None:
    path.parent.mkdir()
    path.with_name(f"{path.name}.new").touch()
    asyncio.run(check(path, {}))
    assert sorted(each.name for each in path.parent.iterdir()) == [path.name, f"{path.name}.lock"]
