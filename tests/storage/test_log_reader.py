"""Ranges of the log: as many events as requested, in order."""

from collections.abc import Iterator

import pytest

from storage.documents.logged import Logged
from storage.log_reader import LogRange
from storage.store import Store
from tests.storage.game import Game

KINDS = ("character-created", "conflict-opened")


def seqs(log: Iterator[Logged]) -> list[int]:
    return [one.seq for one in log]


@pytest.fixture
async def game(store: Store) -> Game:
    """Return a campaign next to another one; three times, two animals were created and a conflict opened."""
    made = await Game.found(store)
    for _ in range(3):
        await made.conflict()
    await Game.found(store, place=2)
    return made


async def test_a_range_is_read_in_order_up_to_the_requested_end(store: Store, game: Game) -> None:
    whole = [one.seq for one in await store.log.events(game.id)]
    book = store.log_reader
    assert seqs(iter(await book.events(LogRange(game.id)))) == whole
    assert seqs(iter(await book.events(LogRange(game.id, whole[2], whole[5]), most=3))) == whole[2:5]
    assert await book.count(LogRange(game.id, whole[2], whole[5])) == 4
    assert await book.events(LogRange(99)) == ()


async def test_several_kinds_are_read_together_in_order(store: Store, game: Game) -> None:
    found = await store.log_reader.of_kinds(LogRange(game.id), KINDS, seqs)
    assert found == sorted(found)
    assert len(found) == 9


async def test_the_latest_events_of_several_kinds_go_back_as_far_as_all_kinds_are_complete(
    store: Store, game: Game
) -> None:
    every = await store.log_reader.of_kinds(LogRange(game.id), KINDS, seqs)
    latest = await store.log_reader.latest_of_kinds(LogRange(game.id), KINDS, 4, seqs)
    assert latest == every[3:]
    assert await store.log_reader.latest_of_kinds(LogRange(game.id), KINDS, 99, seqs) == every
