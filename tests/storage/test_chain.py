"""Each save is linked to the one before it, by its events, rolls and seals."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rules.campaign.actions import ChangeScene
from rules.chance.deck import Deck, SeedWord, Throw
from rules.chance.seal import Choice, sealed
from rules.nyx.state.actions import CreateBare
from rules.registry import SYSTEMS
from storage.documents.brought import brought_log
from storage.documents.chain import StoredSave, instant, linked
from storage.documents.changes import SaveContext
from storage.documents.codecs import Codecs
from storage.documents.logged import Logged
from storage.documents.proofs import SaveProof
from storage.log_reader import LogRange
from storage.store import Store
from tests.storage.game import GM, NYX, Game, foundation, next_scene


async def saves(game: Game) -> tuple[StoredSave, ...]:
    return await game.store.log_reader.saves(LogRange(game.id))


def again(game: Game, every: tuple[StoredSave, ...]) -> list[str]:
    """Calculate the links of these saves, the first of which begins the chain."""
    heads = [""]
    for save in every:
        assert save.link is not None
        heads.append(linked(game.id, save.version, heads[-1], save.link, save.rows, NYX.hidden_fields))
    return heads[1:]


def heads(every: tuple[StoredSave, ...]) -> list[str]:
    return [save.link.head for save in every if save.link is not None]


async def test_the_links_follow_from_the_saves_alone(store: Store) -> None:
    game = await Game.found(store)
    for number in range(4):
        await game.play(CreateBare(name=f"Wolf {number}", value=9))
    every = await saves(game)
    assert [save.version for save in every] == [1, 2, 3, 4, 5]
    assert again(game, every) == heads(every)
    assert game.stored.head == heads(every)[-1] == await store.log_reader.head(game.id, 5)


async def test_a_loaded_campaign_goes_on_from_the_last_link(store: Store) -> None:
    game = await Game.found(store)
    await game.play(ChangeScene())
    loaded = await store.load(game.id)
    assert loaded == game.stored
    game.stored = loaded
    await game.play(ChangeScene())
    every = await saves(game)
    assert again(game, every) == heads(every)


async def test_a_save_without_events_has_a_link_too(store: Store) -> None:
    game = await Game.found(store)
    deck = Deck(game.id, 1, bytes(32), (SeedWord("2", "moon"),))
    game.stored = await store.save(game.stored, game.stored.state, (), GM.id, SaveContext(deck=deck))
    await game.play(ChangeScene())
    every = await saves(game)
    assert every[1].rows == ()
    assert again(game, every) == heads(every)
    assert every[1].link is not None
    assert every[1].link.notes == (f"deck 1 {deck.promise}", 'words 1 [["2","moon"]]')


async def test_rolls_and_seals_are_noted_without_faces_and_picks(store: Store) -> None:
    game = await Game.found(store)
    seal = sealed(game.id, Choice("3", 1, "2", "tactic", "offensive", "nobody"), bytes(16))
    proof = SaveProof(1, 1, 0, (Throw(10, (3, 4)), Throw(6, (1,))), (seal,))
    scene = next_scene(game.stored.state)
    footing = SaveContext(proofs={0: proof})
    game.stored = await store.save(game.stored, scene.after, scene.events, GM.id, footing)
    link = (await saves(game))[-1].link
    assert link is not None
    assert link.notes == ("roll 0 1 1 0 2d10 1d6", f"seal 0 3 1 2 tactic {seal.hash}")


async def test_what_an_import_brings_is_part_of_the_first_link(store: Store) -> None:
    game = await Game.found(store)
    old = await store.log.events(game.id)
    moved = await store.create(foundation(2), GM.id, before=brought_log(Codecs(SYSTEMS)["nyx"], [*old, *old]))
    game.stored = moved
    every = await saves(game)
    assert len(every) == 1
    assert len(every[0].rows) == 3 * len(old)
    assert again(game, every) == heads(every)


async def test_a_range_has_whole_saves(store: Store) -> None:
    game = await Game.found(store)
    for _ in range(3):
        await game.play(ChangeScene())
    every = await saves(game)
    seqs = [[row.seq for row in save.rows] for save in every]
    some = await store.log_reader.saves(LogRange(game.id, seqs[1][-1], seqs[2][0]))
    assert some == every[1:3]


CHANGES = (
    "UPDATE events SET doc = replace(doc, '\"scene\":', '\"scene\":1') WHERE kind = 'scene-changed'",
    "UPDATE events SET at = at + 1 WHERE version = 2",
    "UPDATE events SET seat = '2' WHERE version = 2",
    "UPDATE events SET format = format - 1 WHERE version = 2",
    "UPDATE events SET chain = chain || char(10) || 'seal 1 1 1 tactic 0' WHERE version = 2",
    "DELETE FROM events WHERE version = 2",
    "UPDATE events SET seq = seq + 100 WHERE seq = (SELECT min(seq) FROM events WHERE version = 1)",
)


@pytest.mark.parametrize("change", CHANGES)
async def test_a_changed_log_has_other_links(store: Store, path: Path, change: str) -> None:
    game = await Game.found(store)
    for _ in range(3):
        await game.play(ChangeScene())
    with closing(sqlite3.connect(path)) as tool, tool:
        tool.execute("DROP TRIGGER events_no_update")
        tool.execute("DROP TRIGGER events_no_delete")
        assert tool.execute(change).rowcount
    every = await saves(game)
    assert again(game, every) != heads(every)


async def test_what_was_saved_before_the_chain_has_no_link(store: Store, path: Path) -> None:
    game = await Game.found(store)
    with closing(sqlite3.connect(path)) as tool, tool:
        tool.execute("DROP TRIGGER events_no_update")
        tool.execute("UPDATE events SET chain = NULL")
    loaded = await store.load(game.id)
    assert loaded is not None
    assert loaded.head == ""
    game.stored = loaded
    await game.play(ChangeScene())
    every = await saves(game)
    assert [save.link is None for save in every] == [True, False]
    assert again(game, every[1:]) == heads(every)


def test_logged_events_carry_no_secret() -> None:
    assert "chain" not in Logged.__dataclass_fields__


def test_times_are_written_as_in_the_journal() -> None:
    assert instant(1_789_236_000_005) == "2026-09-12T18:00:00.005Z"
