"""A process serves a shard no longer than its lease lasts, and finishes what was left on each."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import pytest

from chat.client import shard_sharing
from chat.client.gateway_sessions import GatewaySessions
from chat.client.shard_sharing import MARGIN, ShardSharing
from chat.client.sharded_bot import ShardedBot
from chat.contests.live import LiveContests
from chat.operations.served_shards import ServedShards
from rules.registry import SYSTEMS
from storage import shard_leases
from storage.documents.errors import Unavailable
from storage.shard_leases import LEASE
from storage.store import Store
from tests.simulated.tabletop import Table

LASTS = LEASE / 1000 - MARGIN


@dataclass
class Clock:
    """A process's own clock, in seconds."""

    now: float = 1000.0

    def monotonic(self) -> float:
        return self.now


@dataclass
class SlowHost:
    """Opens no connections; to close one takes seconds."""

    clock: Clock
    seconds: float = 0.0
    expected: list[int] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    dropped: list[int] = field(default_factory=list)

    async def expect_shard(self, shard: int) -> None:
        self.expected.append(shard)

    async def take_shard(self, shard: int) -> None:
        self.taken.append(shard)

    async def drop_shard(self, shard: int) -> None:
        self.dropped.append(shard)
        self.clock.now += self.seconds


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = await Store.open(tmp_path / "shared.sqlite3", SYSTEMS)
    yield store
    await store.close()


def sharing_bot(store: Store, host: SlowHost) -> ShardedBot:
    bot = ShardedBot("", intents=discord.Intents.none())
    bot.served = ServedShards(0, ())
    bot.sharing = ShardSharing(host, store.shard_leases, bot.served)
    bot.sessions = GatewaySessions(bot, store, bool, lambda _: asyncio.sleep(0))
    return bot


async def test_to_give_shards_back_prolongs_no_lease(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(shard_sharing, "time", clock)
    served, host = ServedShards(0, (), clock.monotonic), SlowHost(clock, seconds=3)
    sharing = ShardSharing(host, store.shard_leases, served)
    await sharing.begin(4, 1)
    await store.shard_leases.join("another", 4)
    begun = clock.now
    await sharing._round()  # renews the leases, and gives two shards back, which takes six seconds
    assert host.dropped == [2, 3]
    assert served.ids == {0, 1}
    clock.now = begun + LASTS - 0.1
    assert served.ids == {0, 1}
    clock.now = begun + LASTS
    assert served.ids == set()
    await sharing.leave()


async def test_a_bot_that_stops_takes_over_no_shard_that_another_gives_back_meanwhile(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shard_sharing, "INTERVAL", 0.01)
    leases, host = store.shard_leases, SlowHost(Clock())
    bot = sharing_bot(store, host)
    assert bot.sharing is not None
    await leases.join("another", 2)
    excess = (await leases.renew("another")).held
    joined = asyncio.create_task(bot.sharing.begin(2, 1))
    while not (more := (await leases.renew("another")).excess):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    await leases.give_back("another", {shard: excess[shard] for shard in more})
    await joined
    bot.sharing.start()
    await bot.hear_no_more()
    before = [*host.expected]
    await leases.leave("another")
    await asyncio.sleep(0.2)
    assert host.expected == before
    await bot.sharing.leave()
    await leases.join("third", 2)
    assert sorted((await leases.renew("third")).held) == [0, 1]


async def test_a_shard_that_is_given_back_before_its_turn_is_not_connected(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shard_leases, "BETWEEN", 400)
    leases, host = store.shard_leases, SlowHost(Clock())
    sharing = ShardSharing(host, leases, ServedShards(0, ()))
    sharing._process = "last"
    await leases.wait_for_session(0)  # somebody's turn has just been
    await sharing.begin(1, 1)
    sharing.start()
    await asyncio.sleep(0.1)
    assert (host.expected, host.taken) == ([0], [])
    await leases.join("first", 1)
    await sharing._round()
    assert host.dropped == [0]
    await asyncio.sleep(0.6)
    assert host.taken == []
    await sharing.stop()
    await sharing.leave()


async def test_a_shard_is_connected_although_the_database_was_out_of_reach(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shard_sharing, "INTERVAL", 0.01)
    host, trouble = SlowHost(Clock()), [Unavailable("gone")]

    async def asked(_: int) -> float:
        if trouble:
            raise trouble.pop()
        return 0.0

    monkeypatch.setattr(store.shard_leases, "wait_for_session", asked)
    sharing = ShardSharing(host, store.shard_leases, ServedShards(0, ()))
    await sharing.begin(1, 1)
    sharing.start()
    await asyncio.sleep(0.2)
    assert (host.expected, host.taken) == ([0], [0])
    await sharing.stop()
    await sharing.leave()


async def test_where_shards_are_shared_no_process_counts_as_the_only_one(store: Store) -> None:
    """Another may have saved a change for a server that this one serves, as its last act."""
    served = ServedShards(0, ())
    sharing = ShardSharing(SlowHost(Clock()), store.shard_leases, served)
    await sharing.begin(2, 1)
    assert served.ids == {0, 1}
    assert not served.is_alone
    assert ServedShards(2, (0, 1)).is_alone
    assert not ServedShards(2, (0,)).is_alone
    await sharing.leave()


async def test_a_process_is_ready_although_its_second_shard_comes_at_once(store: Store) -> None:
    """The library expects as many shards as there were at the start, and else is never ready."""
    bot, was_ready = sharing_bot(store, SlowHost(Clock())), asyncio.Event()

    async def on_ready() -> None:
        was_ready.set()

    bot.add_listener(on_ready)
    await bot._async_setup_hook()
    state = bot._connection
    state.shard_ids, state.guild_ready_timeout = [3], 0.01
    for shard in (3, 1):
        user = {"id": "1", "username": "Nattvakt", "discriminator": "0", "avatar": None}
        said: Any = {"shard": [shard, 4], "user": user, "guilds": []}
        state.parse_ready(said)
    async with asyncio.timeout(30):
        await was_ready.wait()
    assert bot.is_ready()
    await bot.close()


async def test_a_server_is_served_when_it_is_known_or_its_shard_has_arrived() -> None:
    home, served = 3 << 22, ServedShards(4, (3,))
    served.knows = lambda _: False
    assert not served.serves(home)
    served.settle(3)
    assert served.serves(home)
    served.hold(4, ())
    served.hold(4, (3,))
    assert not served.serves(home)
    served.knows = lambda _: True
    assert served.serves(home)


async def test_a_shard_that_arrives_while_the_bot_heals_is_healed_too(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = 0

    async def heal(_: LiveContests) -> None:
        nonlocal times
        times += 1
        if times == 1:
            table.bot._heal_soon()

    await table.env.settle()
    monkeypatch.setattr(LiveContests, "heal", heal)
    table.bot._heal_soon()
    await table.bot._healing
    assert times == 2
