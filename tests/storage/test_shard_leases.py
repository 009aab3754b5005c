"""Processes that share a database share the shards out, by leases that expire by the database's clock."""

import asyncio

import pytest

from storage import shard_leases
from storage.shard_leases import Leases
from storage.store import Store


def numbers(leases: Leases) -> list[int]:
    return sorted(leases.held)


async def test_the_only_process_takes_all_shards(store: Store) -> None:
    leases = store.shard_leases
    assert await leases.join("a", 3) == 3
    assert numbers(await leases.renew("a")) == [0, 1, 2]
    assert (await leases.renew("a")).excess == ()


async def test_one_more_process_takes_its_part_once_it_is_given_back(store: Store) -> None:
    leases = store.shard_leases
    await leases.join("a", 4)
    held = (await leases.renew("a")).held
    assert await leases.join("b", 9) == 4  # the others' number holds
    assert numbers(await leases.renew("b")) == []
    a = await leases.renew("a")
    assert a.excess == (2, 3)
    await leases.give_back("a", {shard: held[shard] for shard in a.excess})
    b = await leases.renew("b")
    assert numbers(b) == [2, 3]
    assert all(b.held[shard] == held[shard] + 1 for shard in b.held)
    assert numbers(await leases.renew("a")) == [0, 1]


async def test_the_shards_of_a_process_that_left_are_free_at_once(store: Store) -> None:
    leases = store.shard_leases
    await leases.join("a", 2)
    await leases.renew("a")
    await leases.join("b", 2)
    await leases.leave("a")
    assert numbers(await leases.renew("b")) == [0, 1]


async def test_the_shards_of_a_dead_process_are_taken_when_its_leases_expire(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    leases = store.shard_leases
    monkeypatch.setattr(shard_leases, "LEASE", 400)
    await leases.join("a", 2)
    a = await leases.renew("a")
    monkeypatch.setattr(shard_leases, "LEASE", 60_000)
    await leases.join("b", 2)
    assert numbers(await leases.renew("b")) == []
    await asyncio.sleep(0.5)
    b = await leases.renew("b")
    assert numbers(b) == [0, 1]
    await leases.give_back("a", a.held)  # it wakes up: its numbers are old, and it loses nothing of b's
    assert numbers(await leases.renew("b")) == [0, 1]
    assert numbers(await leases.renew("a")) == []
    assert (await leases.renew("b")).excess == (1,)


async def test_no_two_sessions_begin_in_one_bucket_at_once(store: Store) -> None:
    leases = store.shard_leases
    assert await leases.wait_for_session(0) == 0
    assert 4 < await leases.wait_for_session(0) <= 5
    assert await leases.wait_for_session(1) == 0


async def test_a_new_number_of_shards_counts_when_no_other_process_is_alive(store: Store) -> None:
    leases = store.shard_leases
    await leases.join("a", 2)
    a = await leases.renew("a")
    await leases.leave("a")
    assert await leases.join("b", 3) == 3
    b = await leases.renew("b")
    assert numbers(b) == [0, 1, 2]
    assert min(b.held.values()) > max(a.held.values())


@pytest.mark.parametrize("shards", [1, 5, 16])
async def test_all_shards_are_served_once_while_processes_come_and_go(store: Store, shards: int) -> None:
    leases, held = store.shard_leases, dict[str, Leases]()
    for coming, going in (("a", ""), ("b", ""), ("c", "a"), ("d", ""), ("", "b")):
        if going:
            await leases.leave(going)
            del held[going]
        if coming:
            await leases.join(coming, shards)
            held[coming] = Leases(shards)
        for _ in range(3):
            for name in held:
                held[name] = await leases.renew(name)
                excess = {shard: held[name].held[shard] for shard in held[name].excess}
                await leases.give_back(name, excess)
        for name in held:
            held[name] = await leases.renew(name)
        served = [shard for each in held.values() for shard in each.held]
        assert sorted(served) == [*range(shards)]
        assert max(len(each.held) for each in held.values()) <= -(-shards // len(held))
