"""One life of a playing process: check the campaigns that the last life left, play, be closed or killed."""

import asyncio
import resource
import traceback
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import count
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import NamedTuple

from rules.registry import SYSTEMS
from storage.database.connection import DatabaseConnections
from storage.database.engine import connect
from storage.documents.codecs import Codecs
from storage.documents.errors import StoreClosed
from storage.store import Store, utc_now
from table.play.table import Table
from tests.soak.checks import flaws
from tests.soak.ledger import Account, Ledger, News, Settled
from tests.soak.playing import LENGTH, Flawed, House, Playing
from tests.soak.trouble import Trouble

#: Seconds between two reports.
PULSE = 0.5
GAMES = tuple(SYSTEMS)


@dataclass(frozen=True)
class Plan:
    """How to play: the number of campaigns, how many of them play a round at once, and for how long."""

    database: str | Path
    campaigns: int
    at_once: int
    seed: int
    #: Seconds until the store is closed in the middle of play; this many saves must have been confirmed.
    seconds: float = 1e6
    saves: int = 20
    rounds: int = LENGTH


class Sample(NamedTuple):
    """Counts and latencies since the last sample; `memory` is the current use in bytes."""

    counts: Counter[str]
    latencies: list[float]
    memory: int


class Woken(NamedTuple):
    """The process has started, and has checked this many campaigns of the last life."""

    looked_at: int


class Broken(NamedTuple):
    """A check failed, or there was an unexpected error."""

    what: str


Message = News | Sample | Woken | Broken


def live(plan: Plan, ledger: Ledger, outside: Connection) -> None:
    """Follow a plan to its end or until this process is killed; report everything to the outside."""
    try:
        asyncio.run(_live(plan, ledger, outside.send))
    except BaseException:  # noqa: BLE001  any failure ends the soak test and is reported
        outside.send(Broken(traceback.format_exc()))


async def _live(plan: Plan, ledger: Ledger, tell: Callable[[Message], None]) -> None:
    house = await open_house(plan, ledger, tell)
    touched = [ledger.accounts[campaign] for campaign in sorted(ledger.touched)]
    async for campaign, wrong in look_at(house.clean, touched):
        raise Flawed(f"after the last life, campaign {campaign}: {wrong}")
    for account in touched:
        house.note(Settled(account.campaign, await house.clean.version(account.campaign) or 0))
    ledger.touched.clear()
    tell(Woken(len(touched)))
    pulse = asyncio.create_task(_pulse(house, tell))
    await _play(house, plan)
    pulse.cancel()
    tell(_sample(house))


async def look_at(store: Store, accounts: Iterable[Account]) -> AsyncIterator[tuple[int, str]]:
    """Yield the id and a text for each fault of these campaigns, which nobody may be playing."""
    for account in accounts:
        async for wrong in flaws(store, account):
            yield account.campaign, f"({account.system}) {wrong}"


async def _play(house: House, plan: Plan) -> None:
    """Play until the time is up, then close the stores in the middle of play."""
    waiting = [account for account in house.ledger.accounts.values() if account.is_played]
    founded = count(len(house.ledger.accounts))
    async with asyncio.TaskGroup() as group:
        for _ in range(plan.campaigns):
            group.create_task(_table(house, waiting, founded, plan.rounds))
        await asyncio.sleep(plan.seconds)
        await house.enough.wait()
        await house.close()


async def _table(house: House, waiting: list[Account], founded: "count[int]", rounds: int) -> None:
    """Play one campaign after another, first those that an earlier life left unfinished."""
    with suppress(StoreClosed):
        while True:
            if waiting:
                playing = Playing.resumed(house, waiting.pop())
            else:
                number = next(founded)
                playing = await Playing.found(house, GAMES[number % len(GAMES)], home=1 + number)
            await playing.go_on(rounds)


async def open_house(plan: Plan, ledger: Ledger, tell: Callable[[Message], None]) -> House:
    """Open the database for two tables: a file once, a database server twice, as two processes would."""
    chance = Random(plan.seed)
    trouble = Trouble(chance)
    is_file = isinstance(plan.database, Path)
    opened = [await connect(plan.database) for _ in range(1 if is_file else 2)]
    stores = [_store(trouble.around(database)) for database in opened]
    tables = (Table(stores[0]), Table(stores[-1]))
    room = asyncio.Semaphore(plan.at_once)
    clean = _store(replace(opened[0], is_shared=True))
    return House(tables, clean, trouble, ledger, chance, tell, room, plan.saves)


def _store(database: DatabaseConnections) -> Store:
    return Store(database, Codecs(SYSTEMS), utc_now)


async def _pulse(house: House, tell: Callable[[Message], None]) -> None:
    while True:
        await asyncio.sleep(PULSE)
        tell(_sample(house))


def _sample(house: House) -> Sample:
    counts = house.counts + house.trouble.seen
    sample = Sample(counts, list(house.latencies), _memory())
    for spent in (house.counts, house.trouble.seen, house.latencies):
        spent.clear()
    return sample


def _memory() -> int:
    """Return this process's memory in bytes: the current use, or else the highest so far."""
    with suppress(OSError):
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
