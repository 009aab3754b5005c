"""The log counts saves: of two saves of a version, one succeeds, and each writes as little as possible."""

import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import create_engine

from rules.campaign.actions import ChangeScene
from rules.chance.deck import Deck, SeedWord
from rules.nyx.state.actions import CreateBare
from storage.database.connection import AT_ONCE
from storage.database.migrate import configuration
from storage.documents.changes import AnnounceTarget, SaveContext
from storage.documents.errors import VersionConflict
from storage.store import Store
from storage.stored import Stored
from tests.storage.game import GM, Game, counting
from tests.storage.toy import GAMES, TOY, Kitty


async def save(store: Store, before: Stored, deck: Deck) -> Stored:
    """Save a changed deck and nothing else."""
    return await store.save(before, before.state, (), GM.id, SaveContext(deck=deck))


async def test_of_two_saves_of_one_version_without_events_the_second_is_stale(
    store: Store,
) -> None:
    game = await Game.found(store)
    first, second = Deck(game.id, 1, b"1"), Deck(game.id, 1, b"2")
    saved = await save(store, game.stored, first)
    with pytest.raises(VersionConflict):
        await save(store, game.stored, second)
    assert await store.load(game.id) == saved
    assert saved.deck == first


async def test_a_save_without_events_counts_as_a_version_and_logs_none(store: Store) -> None:
    game = await Game.found(store)
    await game.play(ChangeScene())
    last, logged = await store.log.last(game.id), await store.log.events(game.id)
    saved = await save(store, game.stored, Deck(game.id, 1, b"1"))
    assert saved.version == await store.version(game.id) == 3
    assert await store.log.last(game.id) == last
    assert await store.log.events(game.id) == logged
    assert await store.log.of_save(game.id, 3) == ()
    assert (await store.survey()).unreadable == {}


async def test_the_deck_is_as_the_last_save_left_it_and_an_earlier_save_keeps_its_own(store: Store) -> None:
    game = await Game.found(store)
    deck = Deck(game.id, 1, b"1", (SeedWord("2", "owl"),))
    saved = await save(store, game.stored, deck)
    saved = await save(store, saved, deck._replace(rolls=3, drawn=40))
    assert await store.proofs.decks(game.id) == (saved.deck,)
    done, new = deck._replace(rolls=4, drawn=50), Deck(game.id, 2, b"2")
    saved = await save(store, saved, done)
    saved = await save(store, saved, new)
    assert await store.load(game.id) == saved
    assert await store.proofs.decks(game.id) == (done._replace(opened=True), new)


@pytest.mark.parametrize("events", [1, 2, AT_ONCE, AT_ONCE + 1])
async def test_a_save_with_messages_takes_one_statement_for_the_changes_and_one_for_the_log(
    path: Path, events: int
) -> None:
    store = await Store.open(path, GAMES)
    game = await Game.found(store, system=TOY)
    await game.play(CreateBare(name="Wolf", value=9))
    run = Counter[str]()
    await counting(store, run)
    (wolf,) = game.stored.state.characters.values()
    after = game.stored.state.but(characters={wolf.id: wolf.but(name="Bear")})
    told = (await store.log.events(game.id))[-1].event
    owed = SaveContext(asked=AnnounceTarget(place=5, interaction=6))
    saved = await store.save(game.stored, after, (told,) * events, GM.id, owed)
    assert run == {"BEGIN": 1, "UPDATE": 1, "INSERT": 1 if events <= AT_ONCE else events, "COMMIT": 1}
    assert await store.load(game.id) == saved
    assert [one.event for one in await store.log.of_save(game.id, saved.version)] == [told] * events
    await store.close()


async def test_an_entity_that_ends_unchanged_is_not_written(path: Path) -> None:
    store = await Store.open(path, GAMES)
    game = await Game.found(store, system=TOY)
    await game.play(CreateBare(name="Wolf", value=9))
    (wolf,) = game.stored.state.characters.values()
    after = game.stored.state.but(characters={wolf.id: wolf.but(name=wolf.name)}, shared=Kitty(coins=5))
    await store.save(game.stored, after, (), GM.id)
    with closing(sqlite3.connect(path)) as tool:
        assert tool.execute("SELECT version FROM characters").fetchall() == [(2,)]
    await store.close()


#: A campaign as migration 0005 left it: saved seven times, the last time without events, with a deck in use.
BEFORE: Sequence[str] = (
    "INSERT INTO campaigns (id, home, name, system, version, format, doc) SELECT id, home, name, system, 7,"
    " format, doc FROM new.campaigns",
    "INSERT INTO events (campaign, version, at, seat, contest, turn, kind, format, doc)"
    " SELECT campaign, 6, at, seat, contest, turn, kind, format, doc FROM new.events",
    "INSERT INTO decks VALUES (1, 1, '31', '[]', 9, 99, 5), (1, 2, '32', '[]', 3, 40, 0)",
)


def of_0005(path: Path, new: Path, version: int = 7) -> None:
    """Create a database with the tables of migration 0005, and fill it from a new one."""
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, "0005")
    engine.dispose()
    with closing(sqlite3.connect(path)) as tool:
        tool.execute("ATTACH ? AS new", (str(new),))
        with tool:
            for statement in BEFORE:
                tool.execute(statement)
            tool.execute("UPDATE campaigns SET version = ?", (version,))


async def test_a_campaign_continues_from_the_version_and_the_dice_of_an_older_program(
    path: Path, tmp_path: Path
) -> None:
    store = await Store.open(new := tmp_path / "new.sqlite3", GAMES)
    game = await Game.found(store)
    logged = await store.log.events(game.id)
    await store.close()
    path.parent.mkdir(exist_ok=True)
    of_0005(path, new)
    game.store = await Store.open(path, GAMES)
    loaded = await game.store.load(game.id)
    assert loaded is not None
    assert (loaded.version, loaded.deck) == (7, Deck(game.id, 2, b"2", rolls=3, drawn=40))
    assert [one.rolls for one in await game.store.proofs.decks(game.id)] == [9, 3]
    assert await game.store.log.events(game.id) == logged
    last = await game.store.log.last(game.id)
    assert last is not None
    assert last.version == 6
    game.stored = loaded
    await game.play(ChangeScene())
    assert game.stored.version == 8
    assert await game.store.load(game.id) == game.stored
    await game.store.close()


async def test_the_last_action_before_the_update_can_be_undone_after_it(path: Path, tmp_path: Path) -> None:
    store = await Store.open(new := tmp_path / "new.sqlite3", GAMES)
    game = await Game.found(store)
    logged = await store.log.events(game.id)
    await store.close()
    path.parent.mkdir(exist_ok=True)
    of_0005(path, new, version=6)
    game.store = await Store.open(path, GAMES)
    last = await game.store.log.last(game.id)
    assert last is not None
    assert (last.version, last.events) == (6, tuple(one.event for one in logged))
    await game.store.close()
