"""Campaigns are stored and loaded again; of two saves of one version, at most one succeeds."""

import random
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from rules.campaign.actions import BindPlace, ChangeScene, TakeSeat
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from rules.nyx.state.actions import CreateBare
from rules.nyx.state.contest_actions import EndConflict
from rules.registry import SYSTEMS
from storage.campaign_index import Brief
from storage.display_state import DisplayRevision, Post
from storage.documents.errors import PlaceTaken, StorageError, VersionConflict
from storage.store import Store
from tests.accounts import without_accounts
from tests.storage.game import GM, HOME, Game, next_scene, retold


async def test_a_campaign_reads_back_as_it_was_saved(store: Store) -> None:
    game = await Game.found(store)
    await game.conflict()
    assert await store.load(game.id) == game.stored


async def test_a_campaign_survives_closing_and_opening(path: Path) -> None:
    store = await Store.open(path, SYSTEMS)
    game = await Game.found(store)
    await game.conflict()
    await store.close()
    store = await Store.open(path, SYSTEMS)
    assert await store.load(game.id) == game.stored
    await store.close()


async def test_every_campaign_gets_a_number_of_its_own(store: Store) -> None:
    first, second = await Game.found(store, place=1), await Game.found(store, place=2)
    assert first.id != second.id
    assert (await store.load(second.id)) == second.stored


async def test_a_missing_campaign_is_none(store: Store) -> None:
    assert await store.load(1) is None
    assert await store.version(1) is None
    assert await store.log.contest(1, "1") is None
    assert await store.posts.revision(1, "1") is None
    assert await store.log.events(1) == ()


@pytest.mark.parametrize("seed", range(5))
async def test_the_log_alone_restores_the_state(store: Store, seed: int) -> None:
    game = await Game.found(store, place=seed)
    await game.conflict()
    await game.wander(60, random.Random(seed))
    loaded = await store.load(game.id)
    assert loaded is not None
    assert without_accounts(loaded.state) == await retold(store, game.id)
    assert loaded.version == game.stored.version == await store.version(game.id)


async def test_a_refused_foundation_leaves_nothing(store: Store) -> None:
    def refuse(number: int) -> None:
        raise Refused("gm-only")

    with pytest.raises(Refused):
        await store.create(refuse, GM.id)  # type: ignore[arg-type]
    assert await store.campaigns.of(HOME) == ()
    assert await store.campaigns.of(0) == ()


async def test_saving_increments_the_version(store: Store) -> None:
    game = await Game.found(store)
    assert game.stored.version == 1
    await game.play(ChangeScene())
    assert game.stored.version == await store.version(game.id) == 2


async def test_saving_nothing_writes_nothing(store: Store) -> None:
    game = await Game.found(store)
    assert await store.save(game.stored, game.stored.state, (), GM.id) is game.stored
    assert await store.version(game.id) == 1


async def test_a_save_of_an_old_version_is_stale_and_changes_nothing(store: Store) -> None:
    game = await Game.found(store)
    old = game.stored
    await game.play(ChangeScene())
    played = next_scene(old.state)
    with pytest.raises(VersionConflict):
        await store.save(old, played.after, played.events, GM.id)
    assert await store.load(game.id) == game.stored
    assert len(await store.log.events(game.id)) == 4


async def test_a_save_of_a_missing_entity_is_stale(store: Store) -> None:
    game, other = await Game.found(store, place=1), await Game.found(store, place=2)
    await other.play(CreateBare(name="Wolf", value=9))
    (wolf,) = other.stored.state.characters.values()
    before = game.stored.state.but(characters={wolf.id: wolf})
    after = game.stored.state.but(characters={wolf.id: wolf.but(name="Bear")})
    with pytest.raises(VersionConflict):
        await store.save(replace(game.stored, state=before), after, (), GM.id)


async def test_dropping_an_entity_is_an_error(store: Store) -> None:
    game = await Game.found(store)
    await game.conflict()
    with pytest.raises(ValueError, match="never drops"):
        await store.save(game.stored, game.stored.state.but(contests={}), (), GM.id)


async def test_places_find_their_campaign(store: Store) -> None:
    game = await Game.found(store, place=5)
    await game.play(BindPlace(place=6))
    assert await store.campaigns.at(5) == await store.campaigns.at(6) == game.id
    assert await store.campaigns.at(7) is None


async def test_a_place_can_be_left(store: Store) -> None:
    game = await Game.found(store, place=5)
    left = game.stored.state.but(campaign=game.stored.state.campaign.but(places=()))
    await store.save(game.stored, left, (), GM.id)
    assert await store.campaigns.at(5) is None


async def test_binding_a_place_of_another_campaign_is_refused_and_saves_nothing(store: Store) -> None:
    await Game.found(store, place=5)
    game = await Game.found(store, place=6)
    with pytest.raises(PlaceTaken):
        await game.play(BindPlace(place=5))
    assert await store.load(game.id) == game.stored
    with pytest.raises(PlaceTaken):
        await Game.found(store, place=5)
    assert len(await store.campaigns.of(HOME)) == 2


async def test_campaigns_are_listed_by_server_and_by_holder(store: Store) -> None:
    river = await Game.found(store, place=1, home=1)
    await Game.found(store, place=2, home=2)
    await river.play(TakeSeat(holder=8), PUBLIC)
    assert await store.campaigns.of(1) == (Brief(river.id, "River 1", "nyx"),)
    assert await store.campaigns.with_holder(8) == (Brief(river.id, "River 1", "nyx"),)
    assert len(await store.campaigns.with_holder(7)) == 2
    assert await store.campaigns.with_holder(9) == ()


async def test_a_seat_can_change_hands(store: Store) -> None:
    game = await Game.found(store)
    campaign = game.stored.state.campaign
    seats = tuple(record.but(holder=70) for record in campaign.seats)
    await store.save(game.stored, game.stored.state.but(campaign=campaign.but(seats=seats)), (), GM.id)
    assert await store.campaigns.with_holder(7) == ()
    assert len(await store.campaigns.with_holder(70)) == 1


async def test_an_ended_contest_is_not_loaded_but_can_be_requested(store: Store) -> None:
    game = await Game.found(store)
    number = await game.conflict()
    await game.play(EndConflict(contest=number, turn=1))
    loaded = await store.load(game.id)
    assert loaded is not None
    assert loaded.state.contests == {}
    assert await store.log.contest(game.id, number) == game.stored.state.contests[number]


async def test_entities_keep_the_order_in_which_they_were_made(store: Store) -> None:
    game = await Game.found(store)
    for number in range(12):
        await game.play(CreateBare(name=f"Wolf {number}", value=9))
    loaded = await store.load(game.id)
    assert loaded is not None
    assert list(loaded.state.characters) == list(game.stored.state.characters)


async def test_events_are_logged_with_time_and_seat(path: Path) -> None:
    noon = datetime(2026, 1, 2, 12, 0, 0, 345000, tzinfo=UTC)
    store = await Store.open(path, SYSTEMS, now=lambda: noon)
    game = await Game.found(store)
    number = await game.conflict()
    (opened,) = await store.log.events(game.id, number)
    assert (opened.at, opened.seat, opened.event.contest) == (noon, GM.id, number)
    assert await store.log.events(game.id, number, turn=opened.event.turn) == (opened,)
    assert await store.log.events(game.id, number, turn=99) == ()
    assert len(await store.log.events(game.id, "")) == 5
    assert [each.seq for each in await store.log.events(game.id)] == [1, 2, 3, 4, 5, 6]
    await store.close()


async def test_posts_are_put_replaced_and_dropped(store: Store) -> None:
    game = await Game.found(store)
    number = await game.conflict()
    panel = Post(game.id, number, "panel", 0, channel=1, message=2, shown=3)
    story = Post(game.id, number, "story", 1, channel=1, message=4, shown=3)
    for post in (story, panel, replace(panel, message=5)):
        await store.posts.put(post)
    assert await store.posts.of(game.id, number) == (replace(panel, message=5), story)
    await store.posts.drop(panel)
    await store.posts.drop(panel)
    assert await store.posts.of(game.id, number) == (story,)


async def test_a_post_without_a_contest_is_an_error_in_one_sentence(store: Store) -> None:
    with pytest.raises(StorageError, match=r"FOREIGN KEY|ForeignKey"):
        await store.posts.put(Post(1, "1", "panel", 0, channel=1, message=2, shown=3))


async def test_a_contest_that_changed_since_it_was_shown_is_unshown(store: Store) -> None:
    game = await Game.found(store)
    number = await game.conflict()
    version = game.stored.version
    assert await store.posts.unshown() == ((HOME, game.id, number),)
    assert await store.posts.revision(game.id, number) == DisplayRevision(changed=version, shown=0)
    await store.posts.mark_shown(game.id, number, version)
    assert await store.posts.unshown() == ()
    await game.play(EndConflict(contest=number, turn=1))
    await store.posts.mark_shown(game.id, number, version)
    assert await store.posts.unshown() == ((HOME, game.id, number),)
    await store.posts.mark_shown(game.id, number, game.stored.version)
    await store.posts.mark_shown(game.id, number, version)
    assert await store.posts.revision(game.id, number) == DisplayRevision(version + 1, version + 1)


async def test_an_event_that_names_a_contest_makes_it_unshown(store: Store) -> None:
    game = await Game.found(store)
    number = await game.conflict()
    await store.posts.mark_shown(game.id, number, game.stored.version)
    event = (await store.log.events(game.id, number))[0].event
    await store.save(game.stored, game.stored.state, (event,), GM.id)
    assert await store.posts.unshown() == ((HOME, game.id, number),)


async def test_notes_are_kept(store: Store) -> None:
    assert await store.notes.get("commands") is None
    await store.notes.set("commands", "a")
    await store.notes.set("commands", "b")
    assert await store.notes.get("commands") == "b"


async def test_a_campaign_of_an_unknown_game_is_refused_by_name(path: Path) -> None:
    store = await Store.open(path, SYSTEMS)
    game = await Game.found(store)
    await store.close()
    store = await Store.open(path, {})
    with pytest.raises(StorageError, match='"nyx"'):
        await store.load(game.id)
    await store.close()
