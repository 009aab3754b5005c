"""Whether an action costs more the more processes share a PostgreSQL database.

Each process plays a campaign of its own, some actions a second, as people do: at a rate that the machine can
hold, a longer answer is a matter of the database and not of waiting for a processor. All processes are
connected all the time; in turns, one, two, four and eight of them play. The server is that of the tests,
which does not wait for the disk.
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

from benchmarks.report import Part, Result, up_to
from tests.postgres import running

ROOT = Path(__file__).parents[1]
ROUNDS, ACTIONS = 9, 25
COUNTS = (1, 2, 4, 8)
MOST = 1.1
#: Plays when it is told to, so many actions with a pause after each, and prints the median of their seconds.
PLAYER = """
import asyncio, statistics, sys
from benchmarks import evening
from benchmarks.growth import Played
from benchmarks.rounds import awaited
from rules.registry import SYSTEMS
from storage.store import Store
from table.play.table import Table
async def main():
    store = await Store.open(sys.argv[1], SYSTEMS)
    table, number = Table(store), int(sys.argv[2])
    state = await evening.campaign(table, home=number, place=number, holder=number)
    played = Played(table, state.campaign.id, *state.contests)
    print("ready", flush=True)
    while actions := await asyncio.to_thread(sys.stdin.readline):
        taken = []
        for _ in range(int(actions)):
            taken.append(await awaited(played.at_hand))
            await asyncio.sleep(0.1)
        print(statistics.median(taken), flush=True)
    await store.close()
asyncio.run(main())
"""


class Player:
    """A process that plays."""

    def __init__(self, address: str, number: int) -> None:
        self._process = subprocess.Popen(  # noqa: S603 our own program
            [sys.executable, "-c", PLAYER, address, str(number)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def told(self) -> str:
        """Wait for what it prints next."""
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def play(self, actions: int) -> None:
        """Let it play so many actions; `told` then is the median of their seconds."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{actions}\n")
        self._process.stdin.flush()

    def close(self) -> None:
        self._process.communicate()


@contextmanager
def _players(address: str, count: int) -> Iterator[Sequence[Player]]:
    with ExitStack() as held:
        found = []
        for number in range(1, count + 1):
            found.append(Player(address, number))
            held.callback(found[-1].close)
            found[-1].told()
        yield found


def measure(rounds: int = ROUNDS, counts: Sequence[int] = COUNTS, actions: int = ACTIONS) -> Sequence[Part]:
    """Measure with a server in a temporary directory; empty on a machine without PostgreSQL."""
    initdb = shutil.which("initdb")
    if initdb is None:
        return []
    with running(Path(initdb).resolve().parent) as server, _players(server.empty(), max(counts)) as players:
        taken = [[_played(players[:count], actions) for count in counts] for _ in range(rounds)]
    results = [
        Result.of(f"{count} playing", [(one[place], one[0]) for one in taken], MOST if place else None)
        for place, count in enumerate(counts)
    ]
    return [Part(f"An action, by the processes on PostgreSQL ({up_to(MOST)})", results[0].what, results)]


def _played(players: Sequence[Player], actions: int) -> float:
    """Return the median over the players, who all play at once."""
    for one in players:
        one.play(actions)
    return median(float(one.told()) for one in players)
