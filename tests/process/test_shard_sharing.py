"""Processes on one PostgreSQL share shards: one is killed, one is added, all are updated, the server dies."""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rules.nyx.state.contest_events import RoundRolled, TacticPicked
from rules.registry import SYSTEMS
from storage.log_reader import LogRange
from storage.store import Store
from tests import next_release
from tests.failover import Pair
from tests.postgres import Server
from tests.process.wire import PATIENCE, BotProcess, Impossible, Wire, check, missing, started, wire
from tests.process.wire_cast import desk
from tests.process.wire_place import BEGINS, ROUND, Place, said, tactics

pytestmark = [
    pytest.mark.postgresql,
    pytest.mark.skipif(bool(missing()), reason=missing() or "-"),
]

SHARDS = 4
#: Seconds until the shards of a dead process are served again, and until those of a living one are shared:
#: that takes less than 20, but a busy machine needs as long to start a process.
TAKEN_OVER, SHARED = 30.0, 60.0
#: Milliseconds between two sessions, where a process shall not begin its second one.
APART = 60_000
#: Seconds in which every process goes on after a standby was promoted.
SOON = 10.0
#: What a campaign looks like that uses something of a newer release.
CHANGED_BY_A_NEWER_PROGRAM = "UPDATE campaigns SET format = 999 WHERE id = {}"
HOLDERS = "SELECT shard || ' ' || holder FROM shard_leases WHERE until > extract(epoch FROM now()) * 1000"


class Sharing:
    """The leases as they are in the database."""

    def __init__(self, tell: Callable[[str], str]) -> None:
        self._tell = tell

    async def held(self) -> dict[str, set[int]]:
        """Return the shards of each process that holds some."""
        rows = await asyncio.to_thread(self._tell, HOLDERS)
        found = dict[str, set[int]]()
        for row in rows.splitlines():
            shard, holder = row.split()
            found.setdefault(holder, set()).add(int(shard))
        return found

    async def until(self, sizes: list[int], seconds: float) -> dict[str, set[int]]:
        """Wait until as many processes hold as many shards as these."""
        end = time.monotonic() + seconds
        while sorted(map(len, (held := await self.held()).values())) != sizes:
            assert time.monotonic() < end, held
            await asyncio.sleep(0.2)
        return held


@asynccontextmanager
async def sharing(
    server: Wire, directory: Path, address: str, program: Path | None = None, apart: int = 0
) -> AsyncIterator[BotProcess]:
    """Start a process that shares, of this release or of another program; it may have no shard yet.

    Its sessions begin `apart` milliseconds after those of others.
    """
    directory.mkdir()  # noqa: ASYNC240 - nothing else runs in the test meanwhile
    settings: dict[str, Any] = {"database_url": address, "shards": "auto", "sync_commands": False}
    async with started(server, directory, program=program, apart=apart, **settings) as process:
        yield process


async def home_of(server: Wire, shard: int) -> str:
    """Create a Discord server whose events go to this shard; return its id."""
    while True:
        home = await server.world("guild", name="The tavern")
        if (int(home) >> 22) % SHARDS == shard:
            return home


async def test_shards_go_to_who_is_there_and_rounds_go_on(tmp_path: Path, server: Server) -> None:
    address = await server.fresh()
    table = Sharing(partial(server.tell, address=address))
    async with wire("--shards", str(SHARDS)) as discord_, AsyncExitStack() as stack:
        async with desk(discord_, address) as told:
            homes = [await home_of(discord_, shard) for shard in range(SHARDS)]
            early, late, last = [[await told.chase(discord_, home) for home in homes] for _ in range(3)]
        processes = [
            await stack.enter_async_context(sharing(discord_, tmp_path / name, address))
            for name in ("one", "two", "three")
        ]
        await table.until([1, 1, 2], SHARED)
        await asyncio.gather(*map(play, early))
        since = time.monotonic()
        await processes[0].kill()
        held = await table.until([2, 2], TAKEN_OVER)
        assert set().union(*held.values()) == {*range(SHARDS)}
        await asyncio.gather(*map(play, late))
        assert time.monotonic() - since < 2 * TAKEN_OVER
        added = await stack.enter_async_context(sharing(discord_, tmp_path / "four", address))
        await table.until([1, 1, 2], SHARED)
        await asyncio.gather(*map(play, last))
        await check(discord_)
        assert [await each.terminate() for each in (*processes[1:], added)] == [0, 0, 0]
        assert await table.held() == {}
        assert not [each.logged() for each in (*processes, added) if "Traceback" in each.logged()]
    await check_logs(address, [*early, *late, *last])


@pytest.mark.long
async def test_a_release_and_the_next_one_work_side_by_side_and_no_press_is_lost(
    tmp_path: Path, server: Server
) -> None:
    """The processes are replaced one by one while rounds are played, and by the older release in the end."""
    address, newer = await server.fresh(), next_release.built(tmp_path / "next")
    table = Sharing(partial(server.tell, address=address))
    async with wire("--shards", str(SHARDS)) as discord_, AsyncExitStack() as stack:
        async with desk(discord_, address) as told:
            homes = [await home_of(discord_, shard) for shard in range(SHARDS)]
            rounds = [[await told.chase(discord_, home) for home in homes] for _ in range(6)]

        async def start(name: str, program: Path | None = None) -> BotProcess:
            return await stack.enter_async_context(sharing(discord_, tmp_path / name, address, program))

        older = [await start("one"), await start("two")]
        await table.until([2, 2], SHARED)
        started_ = asyncio.create_task(start("three", newer))
        await asyncio.gather(*map(play, rounds[0]))
        new = await started_
        await table.until([1, 1, 2], SHARED)
        assert server.tell("SELECT version_num FROM alembic_version", address) == next_release.REVISION
        await asyncio.gather(*map(play, rounds[1]))
        stopped = await asyncio.gather(older[0].terminate(), *map(play, rounds[2]))
        assert stopped[0] == 0
        last = await start("four", newer)
        await table.until([1, 1, 2], SHARED)
        stopped = await asyncio.gather(older[1].terminate(), *map(play, rounds[3]))
        assert stopped[0] == 0
        again = await start("five")
        await table.until([1, 1, 2], SHARED)
        stopping = await asyncio.gather(new.terminate(), last.terminate(), *map(play, rounds[4]))
        assert stopping[:2] == [0, 0]
        await table.until([4], SHARED)
        only_newer = rounds[5][0]
        server.tell(CHANGED_BY_A_NEWER_PROGRAM.format(only_newer.campaign), address)
        fresh = await start("six")
        assert await again.terminate() == 0
        await table.until([4], SHARED)
        answer = await only_newer.press(only_newer.player, await only_newer.panel(), "choose")
        assert answer["content"].startswith(
            "Nothing was changed: a newer version of the bot is being installed"
        )
        assert await fresh.terminate() == 0
        await check(discord_)
        assert not [
            each.logged() for each in (*older, new, last, again, fresh) if "Traceback" in each.logged()
        ]
    played = [place for some in rounds[:5] for place in some]
    assert [place.given_up for place in played] == [set()] * len(played)
    await check_logs(address, played)


async def test_a_press_is_heard_although_two_processes_in_a_row_were_stopped(
    tmp_path: Path, server: Server
) -> None:
    """The second has heard the sessions of the first, and has begun only one of its own so far."""
    address = await server.fresh()
    async with wire("--shards", str(SHARDS)) as discord_:
        async with desk(discord_, address) as told:
            places = [await told.chase(discord_, await home_of(discord_, shard)) for shard in range(SHARDS)]
        async with sharing(discord_, tmp_path / "first", address) as first:
            asked = [await place.choose(place.player) for place in places]
            assert await first.terminate() == 0
        since = await discord_.now()
        async with sharing(discord_, tmp_path / "second", address, apart=APART) as second:
            await resumed(discord_, since)
            assert await second.terminate() == 0
        since = await discord_.now()
        pressed = [
            await place.pressed(place.player, choosing, tactics(choosing)[0])
            for place, choosing in zip(places, asked, strict=True)
        ]
        async with sharing(discord_, tmp_path / "third", address, apart=APART) as third:
            for one in pressed:
                path = f"/interactions/{one['id']}/*"
                assert await discord_.do("wait_http", since=since, method="POST", path=path, wait=PATIENCE)
        assert "Traceback" not in third.logged()


async def resumed(discord_: Wire, since: int) -> None:
    """Wait until the old session of each shard is heard again."""
    async with asyncio.timeout(PATIENCE):
        while len(await discord_.do("journal", since=since, kind="gw_resumed")) < SHARDS:  # noqa: ASYNC110
            await asyncio.sleep(0.05)


@pytest.mark.long
async def test_all_processes_go_on_after_a_failover_and_nothing_is_lost_or_doubled(
    tmp_path: Path, pair: Pair
) -> None:
    table = Sharing(lambda asked: pair.primary.answers(asked) or pair.standby.answers(asked))
    async with wire("--shards", str(SHARDS)) as discord_, AsyncExitStack() as stack:
        async with desk(discord_, pair.address) as told:
            homes = [await home_of(discord_, shard) for shard in range(SHARDS)]
            before, during, after = [[await told.chase(discord_, home) for home in homes] for _ in range(3)]
        processes = [
            await stack.enter_async_context(sharing(discord_, tmp_path / name, pair.address))
            for name in ("one", "two", "three")
        ]
        await table.until([1, 1, 2], SHARED)
        await asyncio.gather(*map(play, before))
        playing = [asyncio.create_task(insist(place)) for place in during]
        await asyncio.sleep(0.2)
        await asyncio.to_thread(pair.fail_over)
        promoted = datetime.now(UTC)
        confirmed = await asyncio.gather(*playing, *map(insist, after))
        await table.until([1, 1, 2], SHARED)
        await check(discord_)
        assert [await each.terminate() for each in processes] == [0, 0, 0]
        assert not [each.logged() for each in processes if "Traceback" in each.logged()]
    await check_logs(pair.address, before)
    for place, sealed in zip((*during, *after), confirmed, strict=True):
        await check_rounds(pair.address, place, sealed)
    late = [await first_save(pair.address, some, promoted) for some in zip(during, after, strict=True)]
    assert max(late) < SOON, late
    assert max([await first_save(pair.address, [place], promoted) for place in during]) > 0, "all was over"


async def first_save(address: str, places: Iterable[Place], since: datetime) -> float:
    """Return the seconds until something was saved first after a moment; 0 if nothing was."""
    store = await Store.open(address, SYSTEMS)
    events = [each for place in places for each in await store.log.events(place.campaign)]
    await store.close()
    return min([(each.at - since).total_seconds() for each in events if each.at > since], default=0.0)


async def check_rounds(address: str, place: Place, sealed: int) -> None:
    """Require that each round is stored once, in order, and as many picks as were confirmed."""
    store = await Store.open(address, SYSTEMS)
    events = [each.event for each in await store.log.events(place.campaign)]
    saves = await store.log_reader.saves(LogRange(place.campaign))
    await store.close()
    rolled = [each.turn for each in events if isinstance(each, RoundRolled)]
    picks = Counter((each.turn, each.side) for each in events if isinstance(each, TacticPicked))
    assert rolled == [*range(1, len(rolled) + 1)]
    assert rolled
    assert set(picks.values()) == {1}
    assert len(picks) >= sealed
    versions = [*dict.fromkeys(each.version for each in saves)]
    assert versions == [*range(1, len(versions) + 1)]


async def insist(place: Place) -> int:
    """Press until a round is told, as people do who read that nothing was changed; count confirmed picks."""
    sealed = 0
    while not any(each["content"].startswith(ROUND) for each in await place.posted()):
        for pick in (place.picks, place.gm_picks):
            # no buttons came, or no answer, or the message was replaced meanwhile
            with suppress(IndexError, AssertionError, TimeoutError, Impossible):
                sealed += "Sealed" in (await asyncio.wait_for(pick(), 2))["content"]
    return sealed


async def play(place: Place) -> None:
    """Play a round: the player picks in the channel, the GM in a letter, which another process may have."""
    assert "Sealed: Defensive" in (await place.picks())["content"]
    assert "Sealed: Offensive" in (await place.gm_picks())["content"]
    await place.stands(BEGINS, ROUND)
    assert said((await place.posted())[1]).startswith(ROUND)
    assert len(await place.letters()) == 1


async def check_logs(address: str, places: list[Place]) -> None:
    """Require that every pick and every round is stored once."""
    store = await Store.open(address, SYSTEMS)
    for place in places:
        kinds = [type(each.event) for each in await store.log.events(place.campaign)]
        assert (kinds.count(TacticPicked), kinds.count(RoundRolled)) == (2, 1)
    await store.close()
