"""Gateway events as 100,000 servers send them, as many as reach one process of sixteen, and then more.

Each step doubles the rate, until one in a hundred presses is answered too late. The times of events are
random with a fixed seed. The simulated Discord answers at once, so what is measured is this process and its
disk. The rates are assumptions; docs/scaling.md has them.
"""

import asyncio
import gc
import random
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from heapq import merge
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

import orjson

from application import create_bot
from benchmarks import evening
from benchmarks.guilds import payload, tell
from benchmarks.interactions import HOLDER, HOME, Roll
from benchmarks.line import Line, connected, hear
from benchmarks.report import Part, Result
from chat.client.client import Nattvakt
from settings import Settings

SERVERS, PROCESSES = 100_000, 16
#: The servers of one process, and how many of a hundred play at the busiest hour.
SHARE, PLAYING = SERVERS // PROCESSES, 1
#: By server: seconds between two people who join or leave a voice channel, and two changed channels.
VOICE, CHANNEL = 300.0, 3600.0
#: By table: seconds between two presses.
PRESS = 6.0
#: Seconds of one step, the latest answer that is allowed, and the highest multiple of the rate that is tried.
STEP, LATEST, MOST = 10.0, 0.5, 256

#: Of how many servers there are changes to send, and those changes by kind.
SAMPLE = 300
Others: TypeAlias = dict[str, list[bytes]]


class Rates(NamedTuple):
    """Events in a second: presses, changes of voice, changes of channels."""

    presses: float
    voices: float
    channels: float

    @classmethod
    def of(cls, servers: int) -> "Rates":
        return cls(servers * PLAYING / 100 / PRESS, servers / VOICE, servers / CHANNEL)


def measure(servers: int = SHARE, seconds: float = STEP, most: int = MOST) -> Sequence[Part]:
    """Raise the rate step by step."""
    with tempfile.TemporaryDirectory() as directory:
        found = asyncio.run(_measured(Path(directory), servers, seconds, most))
    results = [
        Result(f"{factor} × the rate: 99 of 100 answers within", late, LATEST, 1 if factor == 1 else None)
        for factor, late in found
    ]
    title = f"Gateway events of {servers:,} servers, {Rates.of(servers).presses:.1f} presses a second"
    return [Part(f"{title} ({LATEST} s or less)", f"{LATEST} s", results, "ms", 1e3)]


async def _measured(directory: Path, servers: int, seconds: float, most: int) -> list[tuple[int, float]]:
    bot = create_bot(Settings(database=str(directory / "share.sqlite3"), sync_commands=False))
    line = await connected(bot)
    bot.table.close_by_message = None  # the tables have no channels of their own
    tell(bot._connection, range(2, servers + 1))  # noqa: SLF001  # gateway events go in here
    rolls = await _tables(bot, max(1, servers * PLAYING // 100))
    gc.collect()
    gc.freeze()
    found, factor, others = list[tuple[int, float]](), 1, _others(servers)
    try:
        while factor <= most:
            found.append((factor, await _step(bot, line, rolls, others, Rates.of(servers * factor), seconds)))
            if found[-1][1] > LATEST:
                break
            factor *= 2
    finally:
        await bot.close()
        gc.unfreeze()
    return found


async def _tables(bot: Nattvakt, tables: int) -> list[Roll]:
    states = [
        await evening.campaign(bot.table, home=HOME, place=place, holder=HOLDER) for place in range(tables)
    ]
    return [Roll(state, list(state.characters)[2]) for state in states]


async def _step(
    bot: Nattvakt, line: Line, rolls: Sequence[Roll], others: Others, rates: Rates, seconds: float
) -> float:
    """Send events at these rates; return within how many seconds 99 of 100 presses were answered."""
    chance = random.Random(int(rates.presses))
    answers: list[asyncio.Task[float]] = []
    start = time.perf_counter()
    for at, kind in _times(chance, rates, seconds):
        await asyncio.sleep(max(0.0, start + at - time.perf_counter()))
        if kind == "press":
            answers.append(await _pressed(bot, line, chance.choice(rolls), start + at))
        else:
            hear(bot, chance.choice(others[kind]))
    late = await asyncio.gather(*answers)
    return statistics.quantiles(late, n=100)[-1] if len(late) > 1 else max(late, default=0.0)


async def _pressed(bot: Nattvakt, line: Line, roll: Roll, due: float) -> "asyncio.Task[float]":
    pressed = await roll.press()
    coming = line.coming(pressed.where, pressed.part)
    hear(bot, pressed.text)

    async def late() -> float:
        return (await coming).at - due

    return asyncio.create_task(late())


def _times(chance: random.Random, rates: Rates, seconds: float) -> Iterator[tuple[float, str]]:
    """Yield the time of each event and its kind, in order."""
    kinds = zip(("press", "voice", "channel"), rates, strict=True)
    return merge(*(_random(chance, rate, kind, seconds) for kind, rate in kinds))


def _random(chance: random.Random, rate: float, kind: str, seconds: float) -> Iterator[tuple[float, str]]:
    at = chance.expovariate(rate)
    while at < seconds:
        yield at, kind
        at += chance.expovariate(rate)


def _others(servers: int) -> Others:
    """Return the gateway's texts for changes on some of the servers that nobody plays on."""
    known = [payload(number) for number in range(2, min(servers, SAMPLE) + 1)]
    return {"voice": [_voice(one) for one in known], "channel": [_channel(one) for one in known]}


def _voice(server: dict[str, Any]) -> bytes:
    told = {**server["voice_states"][0], "guild_id": server["id"], "member": server["members"][0]}
    return orjson.dumps({"op": 0, "s": 1, "t": "VOICE_STATE_UPDATE", "d": told})


def _channel(server: dict[str, Any]) -> bytes:
    told = {**server["channels"][-1], "guild_id": server["id"], "name": "renamed"}
    return orjson.dumps({"op": 0, "s": 1, "t": "CHANNEL_UPDATE", "d": told})
