"""The cost of storing, compared to a raw transaction of Python's sqlite3 with the same durability.

The unit is measured between single saves, so that other load affects both.
"""

import asyncio
import sqlite3
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from benchmarks.report import Part, Result, up_to
from benchmarks.rounds import Task, awaited, timed
from rules.contract.system import Played, play
from rules.nyx.state.contest_actions import SetModifier
from rules.registry import SYSTEMS
from storage.store import Store
from storage.stored import Stored
from tests.storage.crowd import crowd, have_characters
from tests.storage.game import GM, NYX, Game, seeded

ROUNDS = 201
#: The promised bound for concurrent saves, in raw transactions.
MOST_TOGETHER = 1 / 2
IN_FLIGHT = 50
SAVES_EACH = 5
EVENTS_OF_TURN = 10
CAMPAIGNS, EVENTS = 2_000, 500_000


def measure(rounds: int = ROUNDS, crowded: tuple[int, int] = (CAMPAIGNS, EVENTS)) -> Sequence[Part]:
    """Measure in a temporary directory; `crowded` gives the campaigns and events of the large database."""
    with tempfile.TemporaryDirectory() as directory:
        return [asyncio.run(_measure(Path(directory), rounds, crowded))]


async def _measure(directory: Path, rounds: int, crowded: tuple[int, int]) -> Part:
    raw = Raw(directory / "raw.sqlite3")
    store = await Store.open(directory / "small.sqlite3", SYSTEMS)
    game = await _game(store, 0)
    results = [
        await _saving("a save alone", raw, game, rounds),
        await _together(raw, store, rounds // 10),
        await raw.beside("asking for the version", lambda: store.version(game.id), rounds),
        await raw.beside("loading a campaign, 2 characters", lambda: store.load(game.id), rounds),
        await raw.beside(f"the {EVENTS_OF_TURN} events of a turn", await _a_turn(store), rounds),
    ]
    await have_characters(game, 100)
    results.append(
        await raw.beside("loading a campaign, 100 characters", lambda: store.load(game.id), rounds)
    )
    await store.close()
    results += await _in_large(raw, directory / "large.sqlite3", rounds, crowded)
    raw.close()
    return Part(f"Storage ({IN_FLIGHT} in flight: {up_to(MOST_TOGETHER)})", "a raw transaction", results)


async def _in_large(raw: "Raw", path: Path, rounds: int, crowded: tuple[int, int]) -> list[Result]:
    store = await Store.open(path, SYSTEMS)
    game = await _game(store, 0)
    crowd(path, *crowded)
    await have_characters(game, 100)
    what = f"{crowded[1]:,} events, {(await asyncio.to_thread(path.stat)).st_size >> 20} MB"
    lone = await _saving(f"a save alone, {what}", raw, game, rounds)
    await store.close()

    async def reopen() -> None:
        again = await Store.open(path, SYSTEMS)
        await again.close()

    return [lone, await raw.beside(f"opening and closing, {what}", reopen, min(rounds, 3))]


class Raw:
    """The unit: change one document and log one event, with as little code as possible."""

    def __init__(self, path: Path) -> None:
        self._connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        self._connection.executescript(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"
            "CREATE TABLE docs (id INTEGER PRIMARY KEY, version INTEGER, doc TEXT);"
            "CREATE TABLE log (seq INTEGER PRIMARY KEY, doc TEXT);"
            "INSERT INTO docs VALUES (1, 1, '');"
        )
        self.close = self._connection.close

        self._last = ("", "")

    def transaction(self, doc: str, event: str) -> None:
        self._last = doc, event
        self._connection.execute("BEGIN IMMEDIATE")
        self._connection.execute("UPDATE docs SET version = version + 1, doc = ? WHERE id = 1", (doc,))
        self._connection.execute("INSERT INTO log (doc) VALUES (?)", (event,))
        self._connection.execute("COMMIT")

    def again(self) -> None:
        """Repeat the last transaction."""
        self.transaction(*self._last)

    async def beside(self, what: str, task: Task, rounds: int) -> Result:
        """Return the cost of a task, with a raw transaction after each run."""
        return Result.of(what, [(await awaited(task), timed(self.again)) for _ in range(rounds)])


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


async def _saving(what: str, raw: Raw, game: Struggle, rounds: int) -> Result:
    """Return the cost of a save, compared to raw transactions of the same size."""

    async def save() -> float:
        played = game.next()
        raw.transaction(*written(game, played))
        return await awaited(lambda: game.save(played))

    return Result.of(what, [(await save(), timed(raw.again)) for _ in range(rounds)])


def written(game: Struggle, played: Played) -> tuple[str, str]:
    """Return the document and the event of an action as text."""
    return played.after.contests[game.contest].model_dump_json(), played.events[0].model_dump_json()


async def _together(raw: Raw, store: Store, rounds: int) -> Result:
    """Return the cost of a save when many campaigns save at once; the plays are computed beforehand.

    A locked database or a version conflict would raise.
    """
    games = [await _game(store, place) for place in range(1, IN_FLIGHT + 1)]

    async def run(saves: list[tuple[Stored, Played]]) -> None:
        for before, played in saves:
            await store.save(before, played.after, played.events, GM.id)

    async def burst() -> float:
        plays = [list(_plays(game)) for game in games]
        taken = await awaited(lambda: asyncio.gather(*map(run, plays)))
        return taken / (IN_FLIGHT * SAVES_EACH)

    pairs = [(await burst(), timed(raw.again, SAVES_EACH)) for _ in range(max(1, rounds))]
    return Result.of(f"a save, {IN_FLIGHT} in flight", pairs, MOST_TOGETHER)


def _plays(game: Struggle) -> Iterator[tuple[Stored, Played]]:
    for _ in range(SAVES_EACH):
        before, played = game.stored, game.next()
        yield before, played
        game.stored = Stored(played.after, before.version + 1, head=before.head)


async def _a_turn(store: Store) -> Task:
    game = await _game(store, IN_FLIGHT + 1)
    for _ in range(EVENTS_OF_TURN):
        await game.save(game.next())
    return lambda: store.log.events(game.id, game.contest, 1)
