"""Decks and seals of a campaign: stored with each save, shown in time, and unchanged by a crash."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from rules.campaign.actions import SetRole, TakeSeat
from rules.chance.deck import replay_throws
from rules.chance.seal import hash_of
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Attribute, Tactic
from rules.nyx.state import actions as nyx
from rules.nyx.state import contest_actions
from rules.registry import SYSTEMS
from storage.documents.errors import VersionConflict
from storage.store import Store
from storage.stored import Stored
from table.audit.proofs import PublishedProofs
from table.play.table import Table
from tests.table.nyx_table import GM, PLAYER, duel, founded, guards, pick, roll, session


@pytest.fixture
async def path(tmp_path: Path) -> str:
    return str(tmp_path / "fair.sqlite3")


@pytest.fixture
async def table(path: str) -> AsyncIterator[Table]:
    store = await Store.open(path, SYSTEMS)
    made = Table(store)
    await founded(made)
    await guards(made, "Guard", "Other")
    yield made
    await store.close()


# ------------------------------------------------------------------------------------------- decks


async def test_a_complete_session_can_be_recalculated_from_its_seed(table: Table) -> None:
    await session(table, on=True)
    (shown,) = await PublishedProofs(table).decks(1)
    assert shown.seed == ""
    fallen = [await roll(table) for _ in range(5)]
    await session(table, on=False)
    opened, fresh = await PublishedProofs(table).decks(1)
    (deck, _) = await table.store.proofs.decks(1)
    assert opened.seed == deck.seed.hex()
    assert (opened.promise, fresh.seed, fresh.rolls) == (shown.promise, "", ())
    thrown = [throw for one in opened.rolls for throw in one.throws]
    assert [throw.faces for throw in thrown] == fallen
    assert list(replay_throws(deck._replace(drawn=0), thrown)) == thrown


async def test_an_open_session_shows_how_many_dice_fell_but_no_faces_and_no_seed(
    table: Table,
) -> None:
    await roll(table)
    (deck,) = await table.store.proofs.decks(1)
    (shown,) = await PublishedProofs(table).decks(1)
    assert deck.seed.hex() not in repr(shown)
    assert [(one.roll, one.throws) for one in shown.rolls] == [(1, ((10, (0,)),))]


async def test_rolls_are_numbered_without_a_gap_and_skip_no_byte(table: Table) -> None:
    for _ in range(12):
        await roll(table)
    (deck,) = await table.store.proofs.decks(1)
    rolls = (await PublishedProofs(table).decks(1))[0].rolls
    assert [one.roll for one in rolls] == list(range(1, 13))
    at = 0
    for one in rolls:
        assert one.start == at
        proof = next(p.proof for p in await table.store.proofs.of(1) if p.proof.roll == one.roll)
        again_ = replay_throws(deck._replace(drawn=at), proof.throws)
        assert list(again_) == list(proof.throws)
        at = next((later.start for later in rolls if later.roll == one.roll + 1), deck.drawn)


async def test_after_a_crash_the_next_die_follows_the_last_that_was_saved(table: Table, path: str) -> None:
    fallen = [await roll(table) for _ in range(3)]
    (deck,) = await table.store.proofs.decks(1)
    await table.store.close()
    store = await Store.open(path, SYSTEMS)
    risen = Table(store)
    fallen.append(await roll(risen))
    kinds = [throw for one in await store.proofs.of(1) for throw in one.proof.throws]
    assert [throw.faces for throw in replay_throws(deck._replace(drawn=0), kinds)] == fallen
    await store.close()


async def test_a_refused_action_or_a_failed_save_takes_nothing_from_the_deck(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await roll(table)
    before = await table.store.proofs.decks(1)
    with pytest.raises(Refused):
        await table.play(1, nyx.RollAlone(character="99", attribute=Attribute.VALUE), GM)
    save = Store.save
    lost: list[tuple[object, ...]] = []

    async def stale_once(store: Store, stored: Stored, *rest: object) -> Stored:
        if not lost:
            lost.append(rest)
            raise VersionConflict
        return await save(store, stored, *rest)  # type: ignore[arg-type]

    assert await table.store.proofs.decks(1) == before
    monkeypatch.setattr(Store, "save", stale_once)
    fallen = await roll(table)
    lost_played = lost[0][1][0]  # type: ignore[index]
    assert lost_played.roll.dice == fallen
    assert [one.proof.roll for one in await table.store.proofs.of(1)] == [1, 2]


async def test_two_processes_never_draw_the_same_dice(table: Table, path: str) -> None:
    other = Table(table.store)
    for each in (table, other, other, table):
        await roll(each)
    starts = [one.proof.start for one in await table.store.proofs.of(1)]
    assert starts == sorted(set(starts))
    assert [one.proof.roll for one in await table.store.proofs.of(1)] == [1, 2, 3, 4]


async def test_an_undo_leaves_the_deck_at_its_position(table: Table) -> None:
    await roll(table)
    (before,) = await table.store.proofs.decks(1)
    await table.play(
        1, contest_actions.SetModifier(contest=await duel_open(table), turn=1, side=1, modifier=1), GM
    )
    act = await table.last_act(1)
    await table.undo(1, act.save.version, (GM,))
    assert await table.store.proofs.decks(1) == (before,)


async def duel_open(table: Table) -> str:
    sides = tuple(contest_actions.SideSetup(character=number, goal="win") for number in ("1", "2"))
    opened = await table.play(1, contest_actions.OpenConflict(place=20, title="Duel", sides=sides), GM)  # type: ignore[arg-type]
    return list(opened.after.contests)[-1]


async def test_words_are_added_before_the_first_die_and_only_once_per_seat(table: Table) -> None:
    await table.cut(1, PLAYER, "raven")
    await table.cut(1, GM, "moon")
    deck = await table.cut(1, PLAYER, "  crow\u200b ")
    assert deck is not None
    assert deck.words == (("1", "moon"), ("2", "crow"))
    await roll(table)
    with pytest.raises(Refused) as caught:
        await table.cut(1, PLAYER, "late")
    assert caught.value.code == "deck-begun"
    assert (await PublishedProofs(table).decks(1))[0].words == deck.words


async def test_a_gm_opens_the_deck_of_a_campaign_without_sessions(table: Table) -> None:
    with pytest.raises(Refused) as caught:
        await table.open_deck(1, GM)
    assert caught.value.code == "deck-unused"
    await roll(table)
    with pytest.raises(Refused) as caught:
        await table.open_deck(1, PLAYER)
    assert caught.value.code == "gm-only"
    fresh = await table.open_deck(1, GM)
    assert fresh is not None
    assert (fresh.number, fresh.rolls) == (2, 0)
    first, second = await PublishedProofs(table).decks(1)
    assert (bool(first.seed), bool(second.seed)) == (True, False)


async def test_an_unused_deck_carries_over_into_the_next_session(table: Table) -> None:
    await table.cut(1, PLAYER, "raven")
    await session(table, on=True)
    await session(table, on=False)
    (deck,) = await PublishedProofs(table).decks(1)
    assert (deck.number, deck.seed, len(deck.words)) == (1, "", 1)


async def test_a_deck_that_drew_a_pick_stays_closed_until_the_pick_is_shown(table: Table) -> None:
    contest = await duel(table, itself=True)
    with pytest.raises(Refused) as caught:
        await table.open_deck(1, GM)
    assert caught.value.code == "deck-hides"
    await session(table, on=True)
    assert [deck.seed for deck in await PublishedProofs(table).decks(1)] == [""]
    await pick(table, contest, 2)
    await session(table, on=False)
    assert (await PublishedProofs(table).decks(1))[0].seed != ""


async def test_a_new_gm_does_not_open_it_either(table: Table) -> None:
    contest = await duel(table, itself=True)
    await table.play(1, TakeSeat(holder=12), PUBLIC)
    told = (await table.play(1, SetRole(seat="2", gm=True), GM)).events
    assert [event.kind for event in told] == ["role-set"]  # type: ignore[attr-defined]
    with pytest.raises(Refused) as caught:
        await table.open_deck(1, GM)
    assert caught.value.code == "deck-hides"
    await pick(table, contest, 2)
    assert await table.open_deck(1, GM) is not None


async def test_an_end_of_session_cannot_be_undone_once_the_seed_of_a_hidden_pick_was_shown(
    table: Table,
) -> None:
    contest = await duel(table, itself=True)
    await table.play(1, contest_actions.EndConflict(contest=contest, turn=1), GM)
    await table.undo(1, (await table.last_act(1)).save.version, (GM,))
    await table.play(1, contest_actions.EndConflict(contest=contest, turn=1), GM)
    await table.open_deck(1, GM)
    with pytest.raises(Refused) as caught:
        await table.undo(1, (await table.last_act(1)).save.version, (GM,))
    assert caught.value.code == "undo-final"
    assert (await table.with_contest(1, contest)).contests[contest].outcome is not None


# ------------------------------------------------------------------------------------------- seals


async def test_a_pick_is_sealed_when_it_is_made_and_opened_with_the_dice(table: Table) -> None:
    contest = await duel(table)
    await pick(table, contest, 1, Tactic.OFFENSIVE)
    (shown,) = await PublishedProofs(table).seals(1, (contest, 1))
    assert (shown.seal.choice.pick, shown.seal.nonce, shown.is_open) == ("", "", False)
    await pick(table, contest, 2, Tactic.DEFENSIVE)
    first, second = await PublishedProofs(table).seals(1, (contest, 1))
    assert first.seal.hash == shown.seal.hash
    assert [one.seal.choice.pick for one in (first, second)] == ["offensive", "defensive"]
    for one in (first, second):
        assert hash_of(1, one.seal.choice, one.seal.nonce) == one.seal.hash
    assert len(first.seal.nonce) == 32
    assert first.seal.nonce != second.seal.nonce


async def test_an_undone_pick_keeps_its_seal_and_is_never_opened(table: Table) -> None:
    contest = await duel(table)
    await pick(table, contest, 1, Tactic.OFFENSIVE)
    act = await table.last_act(1)
    await table.undo(1, act.save.version, (GM,))
    await pick(table, contest, 1, Tactic.WAITING)
    await pick(table, contest, 2)
    shown = await PublishedProofs(table).seals(1, (contest, 1))
    assert [(one.gone, one.is_open) for one in shown] == [(True, False), (False, True), (False, True)]


async def test_seals_of_a_whole_campaign_are_in_the_order_in_which_they_were_made(table: Table) -> None:
    for _ in range(2):
        contest = await duel(table)
        await pick(table, contest, 1)
        await table.play(1, contest_actions.EndConflict(contest=contest, turn=1), GM)
    shown = await PublishedProofs(table).seals(1)
    assert len(shown) == 2
    assert not any(one.is_open for one in shown)
