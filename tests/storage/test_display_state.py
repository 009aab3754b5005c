"""The display state of a contest takes one query, and agrees with the results of single queries."""

from rules.campaign.events import Undone
from rules.chance.seal import Choice, Seal
from rules.nyx.state.contest_actions import SetModifier
from storage.display_state import DisplayRevision, DisplayState, Post
from storage.documents.changes import SaveContext
from storage.documents.logged import Logged
from storage.documents.proofs import SaveProof
from storage.store import Store
from tests.storage.game import Game

STORY = "story"


async def standing(store: Store, game: Game, number: str) -> DisplayState[Logged]:
    found = await store.display_states.of(game.id, number, STORY)
    assert found is not None
    return found


async def changed(game: Game, number: str, modifier: int, turn: int = 1) -> None:
    await game.play(SetModifier(contest=number, turn=turn, side=1, modifier=modifier))


async def test_a_missing_contest_has_no_display_state(store: Store) -> None:
    game = await Game.found(store)
    assert await store.display_states.of(game.id, "9", STORY) is None


async def test_one_query_gives_the_same_as_many_reads(store: Store) -> None:
    game = await Game.found(store)
    number = await game.conflict()
    await changed(game, number, -1)
    posts = [Post(game.id, number, kind, 0, 1, 2, shown=3) for kind in (STORY, "panel")]
    for post in posts:
        await store.posts.put(post)
    seen = await standing(store, game, number)
    assert (seen.version, seen.system) == (game.stored.version, "nyx")
    assert (
        seen.showing == await store.posts.revision(game.id, number) == DisplayRevision(game.stored.version, 0)
    )
    assert seen.posts == await store.posts.of(game.id, number)
    for turn in (0, 1):
        logged = await store.log.events(game.id, number, turn)
        assert seen.events(turn) == logged
        assert seen.last(turn) == logged[-1].seq
        assert seen.turn(turn) == await store.proofs.turn(game.id, number, turn)
    assert (seen.events(2), seen.last(2)) == ((), 0)


async def test_it_knows_the_turns_from_the_one_before_the_last_that_was_told(store: Store) -> None:
    game = await Game.found(store)
    number = await game.conflict()
    assert (await standing(store, game, number)).since == 0
    await store.posts.put(Post(game.id, number, STORY, 2, 1, 2, shown=3))
    seen = await standing(store, game, number)
    assert seen.since == 1
    assert not seen.events(0)


async def test_an_undone_event_belongs_to_no_turn_but_its_proof_stays(store: Store) -> None:
    game = await Game.found(store)
    number = await game.conflict()
    before = await game.play(SetModifier(contest=number, turn=1, side=1, modifier=-1))
    gone = Undone(contest=number, turn=1, version=before.version, seat="1", name="Wolf")
    proof = SaveProof(seals=(Seal(Choice(number, 1, "1", "tactic", "1"), "00", "11"),))
    footing = SaveContext(undoes=before.version, proofs={0: proof})
    game.stored = await store.save(before, before.state, (gone,), "1", footing)
    seen = await standing(store, game, number)
    assert [one.event for one in seen.events(1)] == [gone]
    assert seen.turn(1) == await store.proofs.turn(game.id, number, 1)
    assert [one.proof for one in seen.turn(1).proofs] == [proof]
    assert seen.turn(1).kinds == {"undone"}


async def test_an_event_is_decoded_once_though_it_is_shown_again(store: Store) -> None:
    game = await Game.found(store)
    number = await game.conflict()
    (first, *_) = (await standing(store, game, number)).events(0)
    await changed(game, number, -1)
    assert (await standing(store, game, number)).events(0)[0] is first
