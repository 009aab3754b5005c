"""A deadline changes only if it is still the one that was read, and survives a restart."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from rules.campaign.actions import ChangeSetting
from rules.registry import SYSTEMS
from storage.deadlines import Deadline
from storage.store import Store
from tests.storage.game import Game

DUE = datetime(2026, 11, 23, 14, 30, 5, 123000, tzinfo=UTC)


async def waiting(store: Store) -> tuple[Game, Deadline]:
    """Found a campaign with a conflict and set a deadline for it."""
    game = await Game.found(store)
    deadline = Deadline(game.id, await game.conflict(), "1:tactic:2:3", DUE)
    assert await store.deadlines.move(None, deadline)
    return game, deadline


async def test_a_deadline_is_found_again_after_a_restart(path: Path) -> None:
    store = await Store.open(path, SYSTEMS)
    game, deadline = await waiting(store)
    await store.close()
    store = await Store.open(path, SYSTEMS)
    assert await store.deadlines.of(game.id) == (deadline,)
    assert await store.deadlines.of(game.id + 1) == ()
    await store.close()


async def test_a_contest_has_one_deadline_at_most(store: Store) -> None:
    game, deadline = await waiting(store)
    assert not await store.deadlines.move(None, replace(deadline, due=DUE + timedelta(hours=1)))
    assert await store.deadlines.of(game.id) == (deadline,)


async def test_of_two_changes_of_the_same_deadline_one_succeeds(store: Store) -> None:
    game, deadline = await waiting(store)
    reminded = replace(deadline, stage=1)
    done = await asyncio.gather(*(store.deadlines.move(deadline, reminded) for _ in range(2)))
    assert sorted(done) == [False, True]
    assert await store.deadlines.of(game.id) == (reminded,)


async def test_a_deadline_that_has_changed_since_is_not_overwritten_or_dropped(store: Store) -> None:
    game, deadline = await waiting(store)
    for old in (
        replace(deadline, stage=1),
        replace(deadline, wait="other"),
        replace(deadline, due=DUE + timedelta(milliseconds=1)),
        replace(deadline, contest="99"),
    ):
        assert not await store.deadlines.move(old, replace(old, stage=2))
        assert not await store.deadlines.move(old, None)
    assert await store.deadlines.of(game.id) == (deadline,)


async def test_a_dropped_deadline_is_gone_and_may_be_set_again(store: Store) -> None:
    game, deadline = await waiting(store)
    assert await store.deadlines.move(deadline, None)
    assert await store.deadlines.of(game.id) == ()
    assert await store.deadlines.move(None, deadline)


async def test_only_campaigns_with_current_or_leftover_deadlines_are_checked(store: Store) -> None:
    other = await Game.found(store, place=9)
    assert await store.deadlines.campaigns() == ()
    await other.play(ChangeSetting(key="deadline", value="48"))
    assert await store.deadlines.campaigns() == (other.id,)
    game, deadline = await waiting(store)
    assert await store.deadlines.campaigns() == (other.id, game.id)
    await store.deadlines.move(deadline, None)
    await other.play(ChangeSetting(key="deadline", value="off"))
    assert await store.deadlines.campaigns() == ()


async def test_the_store_gives_the_time_that_it_logs(path: Path) -> None:
    store = await Store.open(path, SYSTEMS, now=lambda: DUE)
    game = await Game.found(store)
    assert store.now() == DUE == (await store.log.events(game.id))[0].at
    await store.close()
