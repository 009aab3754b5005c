"""Two processes, each with one of two shards, on one PostgreSQL: together they are one bot.

Discord sends direct messages to the process of shard 0, and a server's events to the process of its shard. A
lock on a database table holds both processes until each is waiting to write to it, so that they collide.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from rules.campaign.actions import ChangeSetting
from rules.nyx.base.enums import Attribute
from rules.nyx.state import contest_actions
from rules.nyx.state.contest_events import RoundRolled, TacticPicked
from rules.nyx.state.events import RolledAlone
from rules.registry import SYSTEMS
from storage.store import Store, utc_now
from tests.postgres import Server
from tests.process.wire import PATIENCE, BotProcess, Wire, check, missing, running, wire
from tests.process.wire_cast import Desk, desk
from tests.process.wire_place import BEGINS, ROUND, Place, said, tactics

pytestmark = [
    pytest.mark.postgresql,
    pytest.mark.skipif(bool(missing()), reason=missing() or "-"),
]

REMINDER = "⏳ “Mira – Guard” is waiting for: "
#: Counts the statements that wait for a lock on a table.
WAITING = "SELECT count(*) FROM pg_locks WHERE NOT granted AND relation = $1::regclass"


@asynccontextmanager
async def two(server: Wire, directory: Path, address: str) -> AsyncIterator[list[BotProcess]]:
    """Start a process for each of the two shards; neither writes a deadline before both want to."""
    shared: dict[str, Any] = {"database_url": address, "shards": 2, "sync_commands": False}
    async with AsyncExitStack() as stack:
        started = []
        async with meeting(address, "deadlines"):
            for shard in (0, 1):
                own = directory / str(shard)
                own.mkdir()
                one = running(server, own, shard_ids=shard, **shared)
                started.append(await stack.enter_async_context(one))
        yield started


@asynccontextmanager
async def meeting(address: str, table: str) -> AsyncIterator[None]:
    """Lock a database table against writes, and release it once both processes are waiting for it."""
    connection: Any = await asyncpg.connect(address.replace("+asyncpg", ""))
    try:
        async with connection.transaction():
            await connection.execute(f"LOCK TABLE {table} IN EXCLUSIVE MODE")
            yield
            async with asyncio.timeout(PATIENCE):
                while await connection.fetchval(WAITING, table) < 2:  # noqa: ASYNC110
                    await asyncio.sleep(0.02)  # the database sends no event for this
    finally:
        await connection.close()


async def home_of(server: Wire, shard: int) -> str:
    """Create a Discord server whose events go to this shard; return its id."""
    while True:
        home = await server.world("guild", name="The tavern")
        if (int(home) >> 22) % 2 == shard:
            return home


async def test_two_processes_play_one_round_and_do_everything_once(tmp_path: Path, server: Server) -> None:
    address = await server.fresh()
    async with wire("--shards", "2") as discord_:
        homes = [await home_of(discord_, shard) for shard in (1, 1, 0)]
        async with desk(discord_, address) as table:
            in_turn, at_once, near = [await table.chase(discord_, home) for home in homes]
            late = await table.chase(discord_, homes[0])
            await declare(table, at_once)
            await run_late(table, late)
        async with two(discord_, tmp_path, address) as bots:
            await asyncio.gather(meet(in_turn), meet(near))
            await meet_at_once(at_once, address)
            await discord_.until(late.posts, partial(reminded, late))
            assert await discord_.do("journal", kind="nonce_dedup") == []  # no request came twice
            await check(discord_)
            assert [await bot.terminate() for bot in bots] == [0, 0]
        assert not [bot.logged() for bot in bots if "Traceback" in bot.logged()]
        assert await reminded(late)
    await check_log(address, at_once)


async def declare(table: Desk, place: Place) -> None:
    """Let the player declare, so that both sides may pick in any order."""
    state = await table.table.state(place.campaign)
    (contest,) = state.contests
    declaring = contest_actions.Declare(contest=contest, turn=1, side=1, attribute=Attribute.BODY)
    await table.table.play(place.campaign, declaring, state.campaign.seat_of(int(place.player)))


async def run_late(table: Desk, place: Place) -> None:
    """Set a deadline of 24 hours in this place, and let 13 of them pass."""
    seat = (await table.table.state(place.campaign)).campaign.seat_of(int(place.gm))
    await table.table.play(place.campaign, ChangeSetting(key="deadline", value="24"), seat)
    table.watch.time = utc_now() - timedelta(hours=13)
    await table.bot.services.scheduler.tick()
    table.watch.time = None


async def reminded(place: Place) -> bool:
    """Return whether the opening and the reminder are in this place, once each."""
    posted = sorted(each["content"] for each in await place.posted())
    return len(posted) == 2 and all(map(str.startswith, posted, (BEGINS, REMINDER)))


async def meet(place: Place) -> None:
    """Pick in the channel, then by direct message, which goes to the process of shard 0."""
    assert "Sealed: Defensive" in (await place.picks())["content"]
    assert "Sealed: Offensive" in (await place.gm_picks())["content"]
    await revealed(place)
    assert len(await place.letters()) == 1


async def meet_at_once(place: Place, address: str) -> None:
    """Pick in the channel, pick by direct message and roll for the dog, all before any of it is saved."""
    choosing, letter = await place.choose(place.player), await place.letter()
    roll = await place.prepared_roll(await place.letterbox())
    (ours, *_), (*_, theirs) = tactics(choosing), tactics(letter)
    presses = ((place.player, choosing, ours), (place.gm, letter, theirs), (place.gm, *roll))
    since = await place.wire.now()
    async with meeting(address, "events"), place.wire.silence():
        asked = [await place.pressed(*press) for press in presses]
    answers = [(await place.answer(since, each))["content"] for each in asked]
    assert ["Sealed: Defensive" in answers[0], "Sealed: Offensive" in answers[1]] == [True, True]
    await revealed(place)


async def revealed(place: Place) -> None:
    await place.stands(BEGINS, ROUND)
    assert said((await place.posted())[1]).startswith(ROUND)


async def check_log(address: str, place: Place) -> None:
    """Require that everything that was done at the same moment is stored exactly once."""
    store = await Store.open(address, SYSTEMS)
    logged = [type(each.event) for each in await store.log.events(place.campaign)]
    await store.close()
    counted = Counter(logged)
    assert (counted[TacticPicked], counted[RoundRolled], counted[RolledAlone]) == (2, 1, 1)
