"""Whether an action costs the same in a large database as in a small one, and late in a campaign as early.

An action is what a press triggers: the campaign is loaded, or found in the cache if somebody has just played;
the action is decided; the save reaches the disk. The databases take turns within each round. They are filled
with copies of one small campaign, so every campaign in them is playable.

The first action on a campaign outside the cache reads all characters, which then stay cached until two
hundred other campaigns have been played. Its floor is fetching their rows with Python's sqlite3, without
decoding any.
"""

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, closing
from itertools import count
from pathlib import Path

from benchmarks import evening
from benchmarks.report import Part, Result, up_to
from benchmarks.rounds import Task, awaited
from rules.core.model_base import Action
from rules.nyx.state import contest_actions
from table.play.table import Table

ROUNDS = 201
MOST, FIRST = 1.1, 1.5
CROWDS = (10, 1_000, 100_000, 1_000_000)
#: How many characters and events an old campaign has.
OLD = (1_000, 100_000)
#: How many campaigns, spread over the whole database, take turns.
PLAYED = 10

_CAMPAIGN = (
    "INSERT INTO campaigns (id, home, name, system, format, doc)"
    " SELECT :to, home, name, system, format, json_set(doc, '$.id', :to) FROM campaigns WHERE id = 1"
)
_CHARACTER = (
    "INSERT INTO characters (campaign, id, version, format, doc)"
    " SELECT campaign, :id, version, format, json_set(doc, '$.id', :id) FROM characters"
    " WHERE campaign = 1 AND id = (SELECT min(id) FROM characters)"
)
_INTO = "INSERT INTO {table} (campaign, {columns}) SELECT {to}, {values} FROM {table} WHERE campaign = 1"
_COLUMNS = {
    "seats": "seat, role, holder",
    "characters": "id, version, format, doc",
    "contests": "id, version, shown, open, format, doc",
    "decks": "number, seed, words, rolls, drawn, opened",
    "events": "version, at, seat, contest, turn, kind, format, doc, back, proof, saved, rolls, drawn",
}


class Played:
    """A campaign in which the GM keeps changing a modifier."""

    def __init__(self, table: Table, campaign: int, contest: str) -> None:
        self._table, self._campaign, self._contest = table, campaign, contest
        self._changed = count()

    async def at_hand(self) -> None:
        """Act with the campaign in the cache."""
        await self._table.play(self._campaign, self._next(), evening.GM)

    async def afresh(self) -> None:
        """Act with an empty cache, as after a start or after two hundred other campaigns."""
        await Table(self._table.store).play(self._campaign, self._next(), evening.GM)

    def _next(self) -> Action:
        modifier = next(self._changed) % 2 - 1
        return contest_actions.SetModifier(contest=self._contest, turn=1, side=1, modifier=modifier)


def measure(
    rounds: int = ROUNDS, crowds: Sequence[int] = CROWDS, old: tuple[int, int] = OLD
) -> Sequence[Part]:
    """Measure in a temporary directory; results are relative to the first database of each comparison."""
    with tempfile.TemporaryDirectory() as directory:
        return asyncio.run(_measure(Path(directory), rounds, crowds, old))


async def _measure(
    directory: Path, rounds: int, crowds: Sequence[int], old: tuple[int, int]
) -> Sequence[Part]:
    async with AsyncExitStack() as held:
        cases = [
            await held.enter_async_context(_crowded(directory / f"{number}.sqlite3", number))
            for number in crowds
        ]
        names = [f"{number:,} campaigns" for number in crowds]
        among = await _part("An action, loaded afresh, by campaigns", names, _afresh(cases), rounds, MOST)
    async with AsyncExitStack() as held:
        cases = [
            await held.enter_async_context(_aged(directory / f"{name}.sqlite3", *size))
            for name, size in {"new": (0, 0), "old": old}.items()
        ]
        names = ["a new campaign", "one with {:,} characters, {:,} events".format(*old)]
        at_hand = [[one.at_hand for one in case] for case in cases]
        first, read = "The first action, which reads all characters", _reading(directory / "old.sqlite3")
        afresh = [*_afresh(cases), [read]]
        return [
            among,
            await _part("An action, the campaign at hand", names, at_hand, rounds, MOST),
            await _part(
                first, [*names, "the rows of those characters alone"], afresh, rounds, FIRST, floors=1
            ),
        ]


def _reading(path: Path) -> Task:
    """Return a task that fetches the documents of all characters."""

    async def read() -> None:
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("SELECT id, version, format, doc FROM characters").fetchall()

    return read


def _afresh(cases: Sequence[Sequence[Played]]) -> list[list[Task]]:
    return [[one.afresh for one in case] for case in cases]


async def _part(
    title: str,
    names: Sequence[str],
    cases: Sequence[Sequence[Task]],
    rounds: int,
    most: float | None = None,
    *,
    floors: int = 0,
) -> Part:
    """Return what the cases take, in turns, compared with the first; the last ones may be floors."""
    taken = [
        [await awaited(case[number % len(case)]) for case in cases] for number in range(PLAYED + rounds)
    ][PLAYED:]
    results = [
        Result.of(
            name, [(one[place], one[0]) for one in taken], most if 0 < place < len(names) - floors else None
        )
        for place, name in enumerate(names)
    ]
    return Part(f"{title} ({up_to(most)})" if most else title, names[0], results)


@asynccontextmanager
async def _crowded(path: Path, campaigns: int) -> AsyncIterator[Sequence[Played]]:
    contest = await _founded(path)
    await asyncio.to_thread(copy, path, campaigns)
    async with evening.opened(path) as table:
        numbers = [1 + place * (campaigns - 1) // max(1, PLAYED - 1) for place in range(PLAYED)]
        yield [Played(table, number, contest) for number in numbers]


@asynccontextmanager
async def _aged(path: Path, characters: int, events: int) -> AsyncIterator[Sequence[Played]]:
    contest = await _founded(path)
    await asyncio.to_thread(age, path, characters, events)
    async with evening.opened(path) as table:
        yield [Played(table, 1, contest)]


async def _founded(path: Path) -> str:
    async with evening.opened(path) as table:
        (contest,) = (await evening.small(table)).contests
        return str(contest)


def copy(path: Path, campaigns: int) -> None:
    """Copy the first campaign until there are `campaigns` of them, each in its own place."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute("BEGIN")
        numbers = [{"to": number} for number in range(2, campaigns + 1)]
        connection.executemany(_CAMPAIGN, numbers)
        connection.executemany("INSERT INTO places (place, campaign) VALUES (:to, :to)", numbers)
        for table, columns in _COLUMNS.items():
            connection.executemany(
                _INTO.format(table=table, columns=columns, to=":to", values=columns), numbers
            )
        _done(connection)


def age(path: Path, characters: int, events: int) -> None:
    """Give the only campaign more characters and events, as copies of its first ones."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("BEGIN")
        connection.executemany(_CHARACTER, ({"id": str(1_000 + one)} for one in range(characters)))
        connection.executemany(
            _INTO.format(
                table="events",
                columns=_COLUMNS["events"],
                to=1,
                values=_COLUMNS["events"]
                .replace("contest, turn", ":contest, :turn")
                .replace("saved", ":saved"),
            )
            + " AND seq = 1",
            ({"contest": str(10 + one // 100), "turn": one % 100, "saved": -one} for one in range(events)),
        )
        _done(connection)


def _done(connection: sqlite3.Connection) -> None:
    connection.execute("COMMIT")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
