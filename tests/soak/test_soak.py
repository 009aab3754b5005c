"""A short soak test passes, but fails if anything was lost or changed."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from copy import deepcopy
from itertools import count
from pathlib import Path

import pytest

from rules.registry import SYSTEMS
from storage.store import Store
from tests.chance import told_chance
from tests.postgres import Server
from tests.soak.ledger import Confirmed, Ledger, News, Promised
from tests.soak.life import Plan, look_at, open_house
from tests.soak.night import Night, play_a_night
from tests.soak.playing import House, Playing
from tests.soak.report import report

#: The least seconds of play, in two lives together.
SECONDS = 1.0
CAMPAIGNS = 6


def plan(database: str | Path) -> Plan:
    return Plan(database, CAMPAIGNS, at_once=6, seed=told_chance().randrange(10**9), rounds=15)


def was_played(night: Night) -> None:
    assert (night.lives, night.kills) == (2, 1)
    assert night.looked_at
    assert {account.system for account in night.ledger.accounts.values()} == set(SYSTEMS)


def test_a_short_night_on_a_database_file_finds_no_fault(tmp_path: Path) -> None:
    here = plan(tmp_path / "night.sqlite3")
    night = play_a_night(here, 2, SECONDS)
    was_played(night)
    assert f"seed {here.seed}" in report(night, here)


@pytest.mark.postgresql
def test_a_short_night_on_a_database_server_finds_no_fault(server: Server) -> None:
    was_played(play_a_night(plan(asyncio.run(server.fresh())), 2, SECONDS))


# ---------------------------------------------------------------------------------- what would be found


async def play_some(path: Path, ledger: Ledger) -> None:
    """Play every game, without faults, until dice have been rolled and choices sealed."""
    house = await open_house(Plan(path, 3, 3, seed=1), ledger, lambda _: None)
    house.trouble.commits = house.trouble.reads = 0
    playing = [await Playing.found(house, game, home=1) for game in SYSTEMS]
    for rounds in count(1):
        for one in playing:
            await one.go_on(3)
        if await has_all(house):
            break
        assert rounds < 50, "nobody ever rolled, or chose in secret"
    await house.close()


async def has_all(house: House) -> bool:
    proofs = [one.proof for number in house.ledger.accounts for one in await house.clean.proofs.of(number)]
    return any(proof.roll for proof in proofs) and any(proof.seals for proof in proofs)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Ledger]:
    """Return a database file in which every game was played, and the ledger of its confirmations."""
    path, ledger = tmp_path_factory.mktemp("soak") / "night.sqlite3", Ledger()
    asyncio.run(play_some(path, ledger))
    return path, ledger


async def found(path: Path, ledger: Ledger) -> list[str]:
    store = await Store.open(path, SYSTEMS)
    wrong = [what async for _, what in look_at(store, ledger.accounts.values())]
    await store.close()
    return wrong


#: The expected finding for each change to the file.
CHANGES = {
    "UPDATE campaigns SET home = home": "",
    "DELETE FROM campaigns WHERE id = 1": "and is lost",
    "UPDATE events SET saved = -saved": "times, and has version",
    "UPDATE events SET saved = saved + 9999": "and some more",
    "UPDATE campaigns SET doc = replace(doc, 'Tests', 'Texts')": "its events tell something else",
    "DELETE FROM events WHERE seq = (SELECT max(seq) FROM events)": "were confirmed, and are lost",
    "UPDATE events SET doc = replace(doc, 'Tests', 'Texts')": "its events tell something else",
    "UPDATE events SET proof = NULL WHERE proof LIKE '%roll%'": "are written down",
    """UPDATE events SET proof = replace(proof, '"seals":[["', '"seals":[["9')""": "a seal does not hold",
    "UPDATE decks SET seed = lower(hex(zeroblob(length(seed) / 2)))": "Flaw",
}


@pytest.mark.parametrize("change", CHANGES)
async def test_tampering_during_a_night_is_found(
    played: tuple[Path, Ledger], tmp_path: Path, change: str
) -> None:
    path, ledger = played
    here = tmp_path / "changed.sqlite3"
    shutil.copy(path, here)
    with closing(sqlite3.connect(here)) as connection:
        let_the_log_be_changed(connection)
        assert connection.execute(change).rowcount
        connection.commit()
    wrong = await found(here, ledger)
    assert any(CHANGES[change] in one for one in wrong) if CHANGES[change] else not wrong


def let_the_log_be_changed(connection: sqlite3.Connection) -> None:
    for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        connection.execute(f"DROP TRIGGER {name}")


@pytest.mark.parametrize(
    ("said", "news"),
    [("1 events were confirmed", Confirmed(1, (5,))), ("Flaw", Promised(1, 1, "of another"))],
)
async def test_a_confirmed_change_that_is_missing_is_found(
    played: tuple[Path, Ledger], said: str, news: News
) -> None:
    path, ledger = played[0], deepcopy(played[1])
    ledger.note(news)
    assert any(said in one for one in await found(path, ledger))
