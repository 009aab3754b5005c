"""Whether an action costs more the larger its campaign is: by events, by characters, by seats.

An action is a changed modifier, with the campaign at hand. The campaigns of one comparison take turns within
each round. Statements are counted, and the bytes are those by which the database has grown after all rounds.
"""

import asyncio
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import NamedTuple

from benchmarks import evening
from benchmarks.growth import Played, age
from benchmarks.report import Part, Result, up_to
from benchmarks.rounds import awaited
from benchmarks.statements import watch
from table.play.table import Table

ROUNDS, WARM = 401, 10
#: Latency and bytes are flat within this.
MOST = 1.1
SIZES: Mapping[str, Sequence[int]] = {
    "events": (10, 1_000, 10_000, 100_000, 1_000_000),
    "characters": (10, 100, 1_000),
    "seats": (10, 100, 1_000),
}
_SEATS = "INSERT INTO seats (campaign, seat, role, holder) VALUES (1, ?, 'player', ?)"


class Case(NamedTuple):
    """A campaign of some size, its database, and what its actions have run so far."""

    name: str
    path: Path
    table: Table
    played: Played
    run: Counter[str]


def measure(rounds: int = ROUNDS, sizes: Mapping[str, Sequence[int]] = SIZES) -> Sequence[Part]:
    """Measure in a temporary directory; results are relative to the smallest campaign of each kind."""
    parts = list[Part]()
    for kind, numbers in sizes.items():
        with tempfile.TemporaryDirectory() as directory:
            parts += asyncio.run(_measured(Path(directory), rounds, kind, numbers))
    return parts


async def _measured(directory: Path, rounds: int, kind: str, sizes: Sequence[int]) -> Sequence[Part]:
    async with AsyncExitStack() as held:
        cases = [await _case(held, directory / f"{size}.sqlite3", kind, size) for size in sizes]
        for _ in range(WARM):
            for case in cases:
                await case.played.at_hand()
        before = [_size(case.path) for case in cases]
        for case in cases:
            case.run.clear()
        taken = [[await awaited(case.played.at_hand) for case in cases] for _ in range(rounds)]
        grown = [(_size(case.path) - size) / rounds for case, size in zip(cases, before, strict=True)]
    times = [
        Result.of(case.name, [(one[place], one[0]) for one in taken], MOST if place else None)
        for place, case in enumerate(cases)
    ]
    disk = [
        Result(case.name, size, grown[0], MOST if place else None)
        for place, (case, size) in enumerate(zip(cases, grown, strict=True))
    ]
    run = [Result(case.name, case.run.total() / rounds, cases[0].run.total() / rounds, 1) for case in cases]
    first = cases[0].name
    return [
        Part(f"An action, by the {kind} of its campaign ({up_to(MOST)})", first, times),
        Part(f"Its statements, by {kind} (1 or less)", first, run, "run", 1),
        Part(f"Its bytes on disk, by {kind} ({up_to(MOST)})", first, disk, "bytes", 1),
    ]


async def _case(held: AsyncExitStack, path: Path, kind: str, size: int) -> Case:
    async with evening.opened(path) as table:
        (contest,) = (await evening.small(table)).contests
    await asyncio.to_thread(_grow, path, kind, size)
    table = await held.enter_async_context(evening.opened(path))
    run = Counter[str]()
    await watch(table, run)
    return Case(f"{size:,} {kind}", path, table, Played(table, 1, str(contest)), run)


def _grow(path: Path, kind: str, size: int) -> None:
    if kind == "seats":
        with closing(sqlite3.connect(path)) as connection:
            connection.executemany(_SEATS, ((str(1_000 + one), 1_000 + one) for one in range(size)))
            connection.commit()
    else:
        age(path, size if kind == "characters" else 0, size if kind == "events" else 0)


def _size(path: Path) -> int:
    """Return the size of a database with everything in its own file."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.stat().st_size
