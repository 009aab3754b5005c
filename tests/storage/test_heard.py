"""An interaction that two processes hear is done once, by the save itself."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from rules.nyx.state.actions import CreateBare
from rules.registry import SYSTEMS
from storage.documents.errors import AlreadyDone, VersionConflict
from storage.heard import answered
from storage.store import Store
from tests.storage.game import Game

#: The id of an interaction of 2 January 2026.
INTERACTION = (int(datetime(2026, 1, 2, tzinfo=UTC).timestamp() * 1000) - 1_420_070_400_000) << 22


@pytest.fixture
async def game(store: Store) -> Game:
    return await Game.found(store)


async def test_the_second_save_for_an_interaction_is_refused_and_changes_nothing(game: Game) -> None:
    with answered(INTERACTION):
        await game.play(CreateBare(name="Wolf", value=9))
    before = await game.store.load(game.id)
    with answered(INTERACTION), pytest.raises(AlreadyDone):
        await game.play(CreateBare(name="Bear", value=9))
    assert await game.store.load(game.id) == before
    assert await game.store.heard.has(INTERACTION)
    assert not await game.store.heard.has(INTERACTION + 1)


async def test_two_saves_of_one_process_for_an_interaction_both_count(game: Game) -> None:
    with answered(INTERACTION) as asking:
        await game.play(CreateBare(name="Wolf", value=9))
        assert asking.is_noted
        await game.play(CreateBare(name="Bear", value=9))


async def test_a_save_that_fails_notes_nothing(game: Game) -> None:
    with answered(INTERACTION):
        stale = game.stored
        await game.play(CreateBare(name="Wolf", value=9))
    game.stored = stale
    with answered(INTERACTION + 1), pytest.raises(VersionConflict):
        await game.play(CreateBare(name="Bear", value=9))
    assert not await game.store.heard.has(INTERACTION + 1)


async def test_interactions_are_forgotten_when_none_of_them_can_come_again(game: Game) -> None:
    with answered(INTERACTION):
        await game.play(CreateBare(name="Wolf", value=9))
    await game.store.heard.forget(datetime(2026, 1, 2, tzinfo=UTC))
    assert await game.store.heard.has(INTERACTION)
    await game.store.heard.forget(datetime(2026, 1, 2, tzinfo=UTC) + timedelta(days=1))
    assert not await game.store.heard.has(INTERACTION)


async def test_a_campaign_is_founded_once_for_an_interaction(path: Path) -> None:
    store = await Store.open(path, SYSTEMS)
    with answered(INTERACTION):
        await Game.found(store)
    with answered(INTERACTION), pytest.raises(AlreadyDone):
        await Game.found(store)
    await store.close()
