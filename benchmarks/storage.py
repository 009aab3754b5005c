"""What storing costs, against a raw transaction of Python's sqlite3 with the same durability.

The unit is measured between the saves, one by one, so that whatever else the machine does hits both.
"""

import asyncio
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

from benchmarks.report import Part, Result
from rules.nyx.actions import SetModifier
from rules.registry import SYSTEMS
from rules.system import Played, play
from storage import Store, Stored
from tests.storage.crowd import crowd, have_characters
from tests.storage.game import GM, NYX, Game, seeded

ROUNDS = 300
IN_FLIGHT = 50
SAVES_EACH = 20
EVENTS_OF_TURN = 10
CAMPAIGNS, EVENTS = 2_000, 500_000


def measure() -> Part:
    """Measure in a directory that is thrown away."""
    with tempfile.TemporaryDirectory() as directory:
        return asyncio.run(_measure(Path(directory)))


async def _measure(directory: Path) -> Part:
    raw = Raw(directory / "raw.sqlite3")
    small, large = directory / "small.sqlite3", directory / "large.sqlite3"
    store = await Store.open(small, SYSTEMS)
    game = await _game(store, 0)
    unit, lone = await _against(raw, game)
    measured = {
        "a save alone": lone,
        f"a save, {IN_FLIGHT} in flight": await _together(store),
        "asking for the version": await _median(lambda: store.version(game.id)),
        "loading a campaign, 2 characters": await _median(lambda: store.load(game.id)),
        f"the {EVENTS_OF_TURN} events of a turn": await _median(await _a_turn(store)),
    }
    await have_characters(game, 100)
    measured["loading a campaign, 100 characters"] = await _median(lambda: store.load(game.id))
    await store.close()
    results = [Result(what, seconds, unit) for what, seconds in measured.items()]
    results += await _in_large(raw, large)
    raw.close()
    return Part("Storage", "a raw transaction", results)


async def _in_large(raw: "Raw", path: Path) -> list[Result]:
    store = await Store.open(path, SYSTEMS)
    game = await _game(store, 0)
    crowd(path, CAMPAIGNS, EVENTS)
    await have_characters(game, 100)
    unit, lone = await _against(raw, game)
    await store.close()

    async def reopen() -> None:
        again = await Store.open(path, SYSTEMS)
        await again.close()

    opening = await _median(reopen, rounds=3)
    what = f"{EVENTS:,} events, {(await asyncio.to_thread(path.stat)).st_size >> 20} MB"
    return [
        Result(f"a save alone, {what}", lone, unit),
        Result(f"opening and closing, {what}", opening, unit),
    ]


class Raw:
    """The unit: change one document and log one event, as plainly as Python can."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None)
        self._connection.executescript(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
            "CREATE TABLE docs (id INTEGER PRIMARY KEY, version INTEGER, doc TEXT);"
            "CREATE TABLE log (seq INTEGER PRIMARY KEY, doc TEXT);"
            "INSERT INTO docs VALUES (1, 1, '');"
        )
        self.close = self._connection.close

    def transaction(self, doc: str, event: str) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        self._connection.execute("UPDATE docs SET version = version + 1, doc = ? WHERE id = 1", (doc,))
        self._connection.execute("INSERT INTO log (doc) VALUES (?)", (event,))
        self._connection.execute("COMMIT")


class Struggle(Game):
    """A campaign in the middle of a conflict, in which the GM keeps changing a modifier."""

    contest: str

    def next(self) -> Played:
        action = SetModifier(contest=self.contest, turn=1, side=1, modifier=self.stored.version % 3)
        return play(NYX, self.stored.state, action, GM, self.dice)

    async def save(self, played: Played) -> None:
        self.stored = await self.store.save(self.stored, played.after, played.events, GM.id)


async def _game(store: Store, place: int) -> Struggle:
    founded = await Game.found(store, place)
    game = Struggle(store, founded.stored, seeded())
    game.contest = await game.conflict()
    return game


async def _against(raw: Raw, game: Struggle) -> tuple[float, float]:
    """Return the median seconds of a raw transaction and of a save of the same size, in turn."""
    units, saves = [], []
    for _ in range(ROUNDS):
        played = game.next()
        doc = played.after.contests[game.contest].model_dump_json()
        event = played.events[0].model_dump_json()
        start = time.perf_counter()
        raw.transaction(doc, event)
        between = time.perf_counter()
        await game.save(played)
        units.append(between - start)
        saves.append(time.perf_counter() - between)
    return statistics.median(units), statistics.median(saves)


async def _together(store: Store) -> float:
    """Return the seconds per save when many campaigns are saved at once; what is saved is played before."""
    games = [await _game(store, place) for place in range(1, IN_FLIGHT + 1)]
    plays = [list(_plays(game)) for game in games]

    async def run(saves: list[tuple[Stored, Played]]) -> None:
        for before, played in saves:
            await store.save(before, played.after, played.events, GM.id)

    start = time.perf_counter()
    await asyncio.gather(*map(run, plays))
    return (time.perf_counter() - start) / (IN_FLIGHT * SAVES_EACH)


def _plays(game: Struggle) -> Iterator[tuple[Stored, Played]]:
    for _ in range(SAVES_EACH):
        before, played = game.stored, game.next()
        yield before, played
        game.stored = Stored(played.after, before.version + 1)


async def _a_turn(store: Store) -> Callable[[], Awaitable[object]]:
    game = await _game(store, IN_FLIGHT + 1)
    for _ in range(EVENTS_OF_TURN):
        await game.save(game.next())
    return lambda: store.events(game.id, game.contest, 1)


async def _median(work: Callable[[], Awaitable[object]], rounds: int = ROUNDS) -> float:
    taken = []
    for _ in range(rounds):
        start = time.perf_counter()
        await work()
        taken.append(time.perf_counter() - start)
    return statistics.median(taken)
