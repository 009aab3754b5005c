"""The memory that an idle server costs: in our bot and in plain discord.py, given the same gateway events.

Each is measured in its own process, which runs this module: `python -m benchmarks.guilds idle 100` prints the
bytes per server for a hundred servers, as counted by Python and by the system. Servers on which somebody
plays have no promised bound.
"""

import asyncio
import gc
import os
import resource
import subprocess
import sys
import tracemalloc
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import discord
import orjson
from discord.ext import commands

from application import create_bot
from benchmarks.guild_payloads import ME, payload
from benchmarks.report import Part, Result, up_to
from settings import Settings

NATTVAKT: Any = {"id": str(ME), "username": "Nattvakt", "discriminator": "0", "avatar": None}
#: How many servers are added before the measurement, so that one-time allocations are not counted.
BEFORE = 5
SERVERS = 150
#: The factor for the number of idle servers: each takes little, and memory is granted in large steps.
MORE = 6
MOST = 1 / 8


class Cost(NamedTuple):
    """Bytes per server: of Python's objects, and of the process."""

    objects: float
    process: float


def measure(servers: int = SERVERS) -> Sequence[Part]:
    """Measure each way of keeping servers, one after the other."""
    default, idle, played = (cost(which, servers) for which in ("default", "idle", "in-use"))
    results = [
        Result("an idle server, Python's objects", idle.objects, default.objects, MOST),
        Result("an idle server, the process", idle.process, default.process, MOST),
        Result("one that plays, Python's objects", played.objects, default.objects),
        Result("one that plays, the process", played.process, default.process),
    ]
    return [Part(f"Memory ({up_to(MOST)})", "default discord.py", results, "kB", 1e-3)]


def cost(which: str, servers: int) -> Cost:
    """Return the cost per server for `which`: "default" (discord.py), "idle" or "in-use" (ours)."""
    done = subprocess.run(  # noqa: S603  # this module itself
        (sys.executable, "-m", "benchmarks.guilds", which, str(servers)),
        check=True,
        capture_output=True,
        text=True,
    )
    return Cost(*map(float, done.stdout.split()))


async def objects(which: str, servers: int) -> float:
    """Return the bytes of Python's objects per server, measured in this process."""
    state = connection(which)
    tell(state, range(BEFORE))
    tracemalloc.start()
    tell(state, range(BEFORE, BEFORE + servers))
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / servers


async def _measured(which: str, servers: int) -> Cost:
    state = connection(which)
    tell(state, range(BEFORE))
    many = servers * (MORE if which == "idle" else 1)
    filled = _filled()
    held = _process()
    tell(state, range(BEFORE, BEFORE + many))
    process = (_process() - held) / many
    del filled
    return Cost(await objects(which, servers), process)


def _filled() -> list[list[bytes]]:
    """Fill the memory that is free after the start, until the system grants more; return the filling."""
    found, held = list[list[bytes]](), _process()
    while _process() < held + (1 << 21):
        found.append([bytes(size) for size in range(16, 512, 16) for _ in range(20)])
    return found


def connection(which: str) -> Any:
    """Return a client's connection state before any gateway event."""
    state: Any = _client(which)._connection  # noqa: SLF001  # gateway events go in here
    state.user = discord.ClientUser(state=state, data=NATTVAKT)
    state.dispatch = lambda *_: None
    return state


def _client(which: str) -> discord.Client:
    if which == "default":
        return commands.Bot("!", intents=discord.Intents.default())
    ours = create_bot(Settings(database=os.devnull))
    if which == "in-use":
        ours._connection.is_in_use = lambda _: True  # type: ignore[attr-defined]  # noqa: SLF001
    return ours


def tell(state: Any, numbers: Iterable[int]) -> None:
    """Feed the gateway events of these servers into a client, each parsed from text."""
    for number in numbers:
        state.parsers["GUILD_CREATE"](orjson.loads(orjson.dumps(payload(number))))
    gc.collect()


def _process() -> int:
    """Return the resident bytes of this process; where the system does not say, the peak."""
    known = Path("/proc/self/statm")
    if known.exists():
        return int(known.read_text(encoding="ascii").split()[1]) * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


if __name__ == "__main__":
    print(*asyncio.run(_measured(sys.argv[1], int(sys.argv[2]))))
