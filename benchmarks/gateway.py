"""Gateway events as 100,000 servers send them, as many as reach one process of sixteen, and then more.

Each step doubles the rate, until one in a hundred presses is answered too late. The times of events are
random with a fixed seed. The simulated Discord answers at once, so what is measured is this process and its
disk. The rates are assumptions; docs/scaling.md has them.

Then people press at fixed rates: at 200 presses a second, the latest answers are compared with the usual
ones; and then faster, until one in a hundred waits for more than a second.
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
from benchmarks.guild_payloads import payload
from benchmarks.guilds import tell
from benchmarks.interactions import HOLDER, HOME, Roll
from benchmarks.line import Line, connected, hear
from benchmarks.report import Part, Result, up_to
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
#: Presses in a second of people in a hurry, how many times as late as usual the latest may be answered, the
#: longest that it may take at the highest rate, and the rates that are tried.
HURRY, LATER, SECOND = 200.0, 3.0, 1.0
FASTER = (100.0, 120.0, 140.0, 160.0, 180.0, 200.0, 250.0, 300.0, 400.0, 450.0, 500.0, 550.0, 600.0)

#: What every answer has. Of two presses in a hurry the second one may be refused, without an embed.
ANSWER = b'"embeds":['

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


def measure(
    servers: int = SHARE, seconds: float = STEP, most: int = MOST, faster: Sequence[float] = FASTER
) -> Sequence[Part]:
    """Raise the rate step by step."""
    with tempfile.TemporaryDirectory() as directory:
        return asyncio.run(_measured(Path(directory), servers, seconds, most, faster))


async def _measured(
    directory: Path, servers: int, seconds: float, most: int, faster: Sequence[float]
) -> Sequence[Part]:
    bot = create_bot(
        Settings(database=str(directory / "share.sqlite3"), sync_commands=False, presses_per_minute=0)
    )
    line = await connected(bot)
    bot.table.close_by_message = None  # the tables have no channels of their own
    tell(bot._connection, range(2, servers + 1))  # noqa: SLF001  # gateway events go in here
    crowd = Crowd(bot, line, await _tables(bot, max(1, servers * PLAYING // 100)), _others(servers), seconds)
    gc.collect()
    gc.freeze()
    try:
        return [await _multiples(crowd, servers, most), *await _hurried(crowd, servers, faster)]
    finally:
        await bot.close()
        gc.unfreeze()


async def _multiples(crowd: "Crowd", servers: int, most: int) -> Part:
    results, factor = list[Result](), 1
    while factor <= most:
        late = (await crowd.late(Rates.of(servers * factor))).late
        bound = 1 if factor == 1 else None
        results.append(Result(f"{factor} × the rate: 99 of 100 answers within", late, LATEST, bound))
        if late > LATEST:
            break
        factor *= 2
    title = f"Gateway events of {servers:,} servers, {Rates.of(servers).presses:.1f} presses a second"
    return Part(f"{title} ({LATEST} s or less)", f"{LATEST} s", results, "ms", 1e3)


async def _hurried(crowd: "Crowd", servers: int, faster: Sequence[float]) -> Sequence[Part]:
    usual = await crowd.late(Rates.of(servers)._replace(presses=HURRY))
    first = Result(f"{HURRY:.0f} presses a second: 99 of 100 answers within", usual.late, usual.median, LATER)
    rates = list[Result]()
    for presses in faster:
        late = usual if presses == HURRY else await crowd.late(Rates.of(servers)._replace(presses=presses))
        bound = 1 if presses <= HURRY else None
        rates.append(
            Result(f"{presses:.0f} presses a second: 99 of 100 answers within", late.late, SECOND, bound)
        )
        if late.late > SECOND and presses >= HURRY:
            break
    return [
        Part(f"The latest answers under load ({up_to(LATER)})", "the median answer", [first], "ms", 1e3),
        Part("The highest rate of one process", f"{SECOND:.0f} s", rates, "ms", 1e3),
    ]


async def _tables(bot: Nattvakt, tables: int) -> list[Roll]:
    states = [
        await evening.campaign(bot.table, home=HOME, place=place, holder=HOLDER) for place in range(tables)
    ]
    return [Roll(state, list(state.characters)[2]) for state in states]


class Lateness(NamedTuple):
    """Within how many seconds half of the presses, and 99 of 100, were answered."""

    median: float
    late: float


class Crowd(NamedTuple):
    """People at tables, who press for some seconds."""

    bot: Nattvakt
    line: Line
    rolls: Sequence[Roll]
    others: Others
    seconds: float

    async def late(self, rates: Rates) -> Lateness:
        """Send events at these rates; return how late the presses were answered."""
        chance = random.Random(int(rates.presses))
        answers: list[asyncio.Task[float]] = []
        start = time.perf_counter()
        for at, kind in _times(chance, rates, self.seconds):
            await asyncio.sleep(max(0.0, start + at - time.perf_counter()))
            if kind == "press":
                answers.append(await _pressed(self.bot, self.line, chance.choice(self.rolls), start + at))
            else:
                hear(self.bot, chance.choice(self.others[kind]))
        late = await asyncio.gather(*answers)
        if len(late) < 2:  # quantiles need two
            return Lateness(max(late, default=0.0), max(late, default=0.0))
        return Lateness(statistics.median(late), statistics.quantiles(late, n=100)[-1])


async def _pressed(bot: Nattvakt, line: Line, roll: Roll, due: float) -> "asyncio.Task[float]":
    pressed = await roll.press()
    coming = line.coming(pressed.where, ANSWER)
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
