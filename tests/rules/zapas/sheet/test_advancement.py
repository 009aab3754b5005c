"""Advancement: dice bought and sold, traits erased and replaced, sleeping aspects (ZAP-36 to 41)."""

import pytest

from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from rules.zapas.state import events as e
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state.campaign_state import Aspect, Proposal, ProposalState
from tests.rules.zapas.board import ANN, BEN, GM, Board, faces, table


def travelling(xp: int = 0) -> Board:
    board = table()
    board.travel()
    if xp:
        board.stake("Ada", xp=xp)
    return board


def new(board: Board, name: str = "Sailor", **more: object) -> sa.ProposeTrait:
    fields = {"character": board.id("Ada"), "name": name, "account": "The sea.", **more}
    return sa.ProposeTrait.model_validate(fields)


def waking(board: Board, trait: str, aspect: str) -> a.WakeAspect:
    where = board.at("Ada", trait, aspect)
    return a.WakeAspect(character=board.id("Ada"), trait=where.trait, aspect=where.aspect or 0)


def renaming(board: Board, name: str, trait: str = "Thief") -> a.RenameTrait:
    return a.RenameTrait(character=board.id("Ada"), trait=board.trait("Ada", trait).id, name=name)


@pytest.mark.rule("ZAP-36")
def test_a_die_may_be_bought_at_any_time_before_the_throw_and_above_six() -> None:
    board = table()
    board.stake("Ada", xp=6 + 7)
    board.open("Ada")
    board.do(board.raising("Ada", "Soldier"), ANN)
    board.do(board.raising("Ada", "Soldier"), ANN)
    soldier = board.trait("Ada", "Soldier")
    assert (soldier.level, soldier.paid) == (7, (None,) * 5 + (6, 7))
    assert board.refused(board.raising("Ada", "Soldier"), ANN) == "not-enough-xp"
    assert board.refused(board.raising("Ada", "Soldier"), BEN) == "not-your-character"


@pytest.mark.rule("ZAP-36")
def test_an_unfinished_character_buys_nothing() -> None:
    board = Board(players=1)
    board.sketch("Ada", ANN)
    board.propose("Ada", "Thief")
    board.accept("Ada", "Thief")
    board.stake("Ada", xp=9)
    assert board.refused(board.raising("Ada", "Thief"), ANN) == "not-ready"


@pytest.mark.rule("ZAP-36")
def test_changes_on_a_sheet_during_a_duel_leave_its_locked_pools_unchanged() -> None:
    board = travelling(9)
    board.challenge("Ada", "Bo")
    board.agree()
    board.choose(0, trait="Healer", aspects=("herbs", "bones", "calm"))
    board.choose(1)
    board.sell("Ada", "Healer", sleeps="herbs")
    board.begin_bidding()
    board.bid(0, 0)
    board.bid(1, 0, faces(5, 6))
    assert len(board.event(d.DuelThrown).dice[0]) == 5


@pytest.mark.rule("ZAP-37")
def test_a_new_trait_is_paid_for_when_it_is_accepted() -> None:
    board = travelling(3)
    board.do(new(board, level=6), ANN)
    assert board.has("Ada").xp == 3
    for seat in (GM, BEN):
        board.do(sa.Approve(what=board.at("Ada", "Sailor")), seat)
    assert board.refused(board.raising("Ada", "Sailor"), ANN) == "trait-not-accepted"
    board.accept("Ada", "Sailor")
    sailor = board.trait("Ada", "Sailor")
    assert (sailor.level, sailor.paid, sailor.account, board.has("Ada").xp) == (2, (1, 2), "The sea.", 0)
    assert board.event(e.ExperienceSpent).change == -3


@pytest.mark.rule("ZAP-37")
def test_two_new_traits_are_not_paid_for_with_the_same_experience() -> None:
    board = travelling(5)
    board.do(new(board), ANN)
    board.do(new(board, "Heir"), ANN)
    board.accept("Ada", "Sailor")
    assert board.refused(sa.CloseProposal(what=board.at("Ada", "Heir"))) == "not-enough-xp"


@pytest.mark.rule("ZAP-37")
def test_in_play_a_new_trait_comes_from_a_flashback_that_the_gm_approves() -> None:
    board = table()
    board.stake("Ada", xp=3)
    assert board.refused(new(board), ANN) == "not-in-travel"
    board.do(new(board, flashback=True), ANN)
    for name in ("Bo", "Cyrus", "Dora"):
        board.do(sa.Approve(what=board.at("Ada", "Sailor")), board.seat(name))
    assert not board.trait("Ada", "Sailor").accepted
    board.do(sa.Approve(what=board.at("Ada", "Sailor")))
    assert board.trait("Ada", "Sailor").accepted


@pytest.mark.rule("ZAP-37")
def test_a_new_trait_needs_an_account_and_a_unique_name() -> None:
    board = travelling(3)
    assert board.refused(new(board, account=" "), ANN) == "text-empty"
    assert board.refused(new(board, "thief"), ANN) == "duplicate-trait"


@pytest.mark.rule("ZAP-37")
def test_a_draft_of_a_new_trait_is_checked_again_when_it_is_submitted() -> None:
    board = travelling(3)
    board.do(new(board, draft=True), ANN)
    submit = sa.Submit(what=board.at("Ada", "Sailor"))
    board.travel(on=False)
    assert board.refused(submit, ANN) == "not-in-travel"
    board.travel()
    board.stake("Ada", xp=2)
    assert board.refused(submit, ANN) == "not-enough-xp"
    board.stake("Ada", xp=3)
    board.do(submit, ANN)


@pytest.mark.rule("ZAP-38")
def test_dice_are_sold_in_travel_with_an_account() -> None:
    board = table()
    sale = board.sale("Ada", "Scholar")
    assert board.refused(sale, ANN) == "not-in-travel"
    board.travel()
    assert board.refused(sale.but(account=""), ANN) == "text-empty"
    assert board.refused(sale, BEN) == "not-your-character"
    board.do(sale, ANN)
    assert board.trait("Ada", "Scholar").paid == (None,)


@pytest.mark.rule("ZAP-39")
def test_an_erased_trait_is_on_record_and_gives_nothing() -> None:
    board = travelling()
    erase = board.erasure("Ada", "Scholar")
    board.sell("Ada", "Scholar")
    board.travel(on=False)
    assert board.refused(erase, ANN) == "not-in-travel"
    board.travel()
    assert board.refused(erase.but(account=""), ANN) == "text-empty"
    board.do(erase, ANN)
    erased = board.trait("Ada", "Scholar")
    assert (erased.archived, erased.level, erased.paid) == (True, 0, ())
    board.open("Ada")
    assert board.refused(board.building(trait="Scholar"), ANN) == "trait-not-accepted"
    assert board.refused(erase, ANN) == "not-found"


@pytest.mark.rule("ZAP-39")
def test_a_trait_below_three_may_be_erased_too() -> None:
    board = travelling()
    for trait, dice in (("Scholar", 2), ("Pyromancer", 4), ("Thief", 4)):
        for _ in range(dice - 1):
            board.sell("Ada", trait)
        board.do(board.erasure("Ada", trait), ANN)
    assert [one.name for one in board.who("Ada").standing] == ["Soldier", "Healer"]


@pytest.mark.rule("ZAP-40")
def test_the_owner_names_the_aspect_that_loses_its_slot() -> None:
    board = travelling()
    assert board.refused(board.sale("Ada", "Healer"), ANN) == "which-aspect"
    board.sell("Ada", "Healer", sleeps="herbs")
    assert board.refused(board.sale("Ada", "Healer", sleeps="herbs"), ANN) == "which-aspect"
    board.sell("Ada", "Healer", sleeps="calm")
    assert [one.text for one in board.trait("Ada", "Healer").dormant] == ["herbs", "calm"]
    board.sell("Ada", "Soldier")
    assert board.trait("Ada", "Soldier").dormant == ()


@pytest.mark.rule("ZAP-40")
def test_an_aspect_that_is_only_proposed_does_not_sleep() -> None:
    board = travelling()
    scholar = board.trait("Ada", "Scholar").id
    board.fill("Ada", "Scholar", "maps")
    board.do(sa.ProposeAspect(character=board.id("Ada"), trait=scholar, text="runes"), ANN)
    assert board.refused(board.sale("Ada", "Scholar", sleeps="runes"), ANN) == "wrong-state-not-fixed"
    board.do(sa.Withdraw(what=board.at("Ada", "Scholar", "runes")), ANN)
    board.sell("Ada", "Scholar")
    assert [one.text for one in board.trait("Ada", "Scholar").filled] == ["maps"]


@pytest.mark.rule("ZAP-40")
def test_a_sleeping_aspect_gives_no_die_and_returns_before_a_new_one_is_written() -> None:
    board = travelling(3)
    board.sell("Ada", "Healer", sleeps="herbs")
    board.open("Ada")
    assert board.refused(board.building(trait="Healer", aspects=("herbs",)), ANN) == "aspect-unavailable"
    assert board.refused(waking(board, "Healer", "herbs"), ANN) == "no-free-slot"
    board.do(board.raising("Ada", "Healer"), ANN)
    more = sa.ProposeAspect(character=board.id("Ada"), trait=board.trait("Ada", "Healer").id, text="salve")
    assert board.refused(more, ANN) == "dormant-first"
    assert board.refused(waking(board, "Healer", "bones"), ANN) == "not-found"
    board.do(waking(board, "Healer", "herbs"), ANN)
    board.build(trait="Healer", aspects=("herbs", "bones", "calm"))


@pytest.mark.rule("ZAP-40")
def test_an_aspect_that_falls_asleep_leaves_a_pool_in_progress() -> None:
    board = travelling()
    board.open("Ada")
    board.build(trait="Healer", aspects=("herbs", "bones"), reserve=1)
    board.sell("Ada", "Healer", sleeps="herbs")
    assert board.roll.pool == board.pool("Ada", "Healer", ("bones",), reserve=1)
    board.sell("Ada", "Healer", sleeps="bones")
    board.do(board.erasure("Ada", "Healer"), ANN)
    assert board.roll.pool == board.pool("Ada", reserve=1)
    board.throw(1, 1)


@pytest.mark.rule("ZAP-40")
def test_a_trait_that_is_bought_again_has_its_aspects_asleep() -> None:
    board = travelling(3)
    board.sell("Ada", "Healer", sleeps="herbs")
    board.sell("Ada", "Healer", sleeps="bones")
    board.do(board.erasure("Ada", "Healer"), ANN)
    board.do(new(board, "healer"), ANN)
    assert board.trait("Ada", "healer").aspects == ()
    board.accept("Ada", "healer")
    assert [one.text for one in board.trait("Ada", "healer").dormant] == ["herbs", "bones", "calm"]
    board.do(waking(board, "healer", "calm"), ANN)
    board.do(waking(board, "healer", "herbs"), ANN)
    board.open("Ada")
    board.build(trait="healer", aspects=("herbs", "calm"))
    assert board.event(d.PoolBuilt).dice == 4


@pytest.mark.rule("ZAP-40")
def test_a_trait_that_was_erased_twice_has_the_aspects_of_the_last_time() -> None:
    board = travelling(3)
    scholar = board.trait("Ada", "Scholar")
    accepted = (Proposal(text=text, state=ProposalState.ACCEPTED) for text in ("maps", "runes"))
    maps, runes = (Aspect(id=number, proposal=one) for number, one in enumerate(accepted, 20))
    gone = scholar.but(level=0, paid=(), archived=True)
    board.give("Ada", traits=(gone.but(id=18, aspects=(maps,)), gone.but(id=19, aspects=(runes,))), made=21)
    board.do(new(board, "Scholar"), ANN)
    board.accept("Ada", "Scholar")
    assert [one.text for one in board.trait("Ada", "Scholar").aspects] == ["runes"]


@pytest.mark.rule("ZAP-41")
def test_an_accepted_replacement_of_a_trait_is_free_and_keeps_everything() -> None:
    board = travelling()
    before = board.trait("Ada", "Thief")
    board.do(renaming(board, "Scout"), ANN)
    what = board.at("Ada", "Thief", renaming=True)
    assert board.refused(renaming(board, "Spy"), ANN) == "wrong-state-renaming"
    board.open("Ada")
    board.build(trait="Thief", aspects=("Risky",))
    board.do(sa.CloseProposal(what=what))
    after = board.trait("Ada", "Scout")
    assert (after.id, after.level, after.paid, after.aspects) == (
        before.id,
        before.level,
        before.paid,
        before.aspects,
    )
    assert (after.renaming, board.has("Ada").xp) == (None, 0)


@pytest.mark.rule("ZAP-41")
def test_an_objection_to_an_aspect_stops_a_replacement() -> None:
    board = travelling()
    board.do(renaming(board, "Nun"), ANN)
    what = board.at("Ada", "Thief", renaming=True)
    assert board.refused(sa.Approve(what=what), ANN) == "not-allowed-own"
    board.do(sa.VetoProposal(what=what, reason="Risky does not suit."), GM)
    assert board.refused(sa.Revise(what=what, text="nun"), ANN) == "veto-stands"
    assert board.refused(sa.Revise(what=what, text="Thief"), ANN) == "duplicate-trait"
    board.do(sa.Withdraw(what=what), ANN)
    thief = board.trait("Ada", "Thief")
    assert (thief.renaming, thief.proposal.state) == (None, ProposalState.ACCEPTED)


@pytest.mark.rule("ZAP-41")
def test_a_new_name_may_change_while_the_table_decides() -> None:
    board = travelling()
    board.do(renaming(board, "Nun"), ANN)
    what = board.at("Ada", "Thief", renaming=True)
    board.do(sa.Revise(what=what, text="Scout"), ANN)
    board.do(sa.CloseProposal(what=what))
    assert board.trait("Ada", "Scout").renaming is None


@pytest.mark.rule("ZAP-41")
def test_a_trait_is_replaced_in_travel_under_a_unique_name() -> None:
    board = table()
    assert board.refused(renaming(board, "Scout"), ANN) == "not-in-travel"
    board.travel()
    assert board.refused(renaming(board, "Soldier"), ANN) == "duplicate-trait"
    board.do(renaming(board, "Scout"), ANN)
    assert board.refused(new(board, "scout"), ANN) == "duplicate-trait"


def test_travel_begins_and_ends_when_the_gm_says_so() -> None:
    board = table()
    assert board.refused(a.SetPhase(travel=True), ANN) == "gm-only"
    assert board.refused(a.SetPhase(travel=False)) == "wrong-state-travel"
    board.travel()
    assert board.refused(a.SetPhase(travel=True)) == "wrong-state-travel"
    board.open("Ada")
    board.do(board.move(m.Throw), ANN, (4,))
