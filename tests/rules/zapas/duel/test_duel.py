"""Duels between players' characters, following the state table SM-4 (ZAP-47 to 54)."""

from fractions import Fraction

import pytest

from rules.zapas.base.dice import duel_chances
from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from rules.zapas.state import events as e
from rules.zapas.state.contests import DuelPhase
from tests.rules.zapas.board import ANN, BEN, CLEO, GM, PLACE, STRANGER, Board, faces, table


def challenged() -> Board:
    board = table()
    board.challenge("Ada", "Bo")
    return board


def built() -> Board:
    """Return a duel whose stakes both sides have accepted, before they choose pools."""
    board = challenged()
    board.agree()
    return board


def bidding() -> Board:
    """Return a duel with bare pools in which Ada bids next."""
    board = table()
    board.helpable()
    board.begin_bidding()
    return board


@pytest.mark.rule("ZAP-47")
def test_one_character_challenges_another_players() -> None:
    board = table()
    challenge = m.Challenge(place=PLACE, character=board.id("Ada"), opponent=board.id("Bo"))
    assert board.refused(challenge, BEN) == "not-your-character"
    assert board.refused(challenge.but(opponent=board.id("Ada")), ANN) == "own-character"
    board.hurt("Bo", "dead")
    assert board.refused(challenge, ANN) == "cannot-act"


@pytest.mark.rule("ZAP-47")
def test_a_character_with_an_open_roll_cannot_be_challenged() -> None:
    board = table()
    board.open("Bo")
    challenge = m.Challenge(place=PLACE, character=board.id("Ada"), opponent=board.id("Bo"))
    assert board.refused(challenge, ANN) == "roll-open"


@pytest.mark.rule("ZAP-47")
def test_stakes_must_be_said_before_they_are_accepted() -> None:
    board = table()
    board.challenge("Ada", "Bo", stakes=False)
    assert board.refused(board.move(m.AcceptStakes, side=0), ANN) == "empty-stakes"
    edit = board.move(m.EditStakes, stakes=("I win.", "You win."))
    refusal = board.refusal(edit, CLEO)
    assert (refusal.code, refusal.details) == ("not-your-character", {"name": "Ada"})
    assert board.refused(edit.but(stakes=("I win.", "")), ANN) == "text-empty"
    board.do(edit, BEN)
    assert [side.stake for side in board.duel.sides] == ["I win.", "You win."]
    board.agree()


@pytest.mark.rule("ZAP-47")
def test_changed_stakes_must_be_accepted_again() -> None:
    board = challenged()
    board.side(m.AcceptStakes, 0)
    assert board.refused(board.move(m.AcceptStakes, side=0), ANN) == "wrong-state-accepted"
    old = board.move(m.AcceptStakes, side=1)
    board.do(board.move(m.EditStakes, stakes=("All.", "Nothing.")), BEN)
    assert [side.accepted for side in board.duel.sides] == [False, False]
    assert board.refused(old, BEN) == "stale-turn"
    assert board.refused(board.move(m.AcceptStakes, side=0), BEN) == "not-your-character"
    board.agree()
    assert board.duel.phase is DuelPhase.BUILD


@pytest.mark.rule("ZAP-47")
def test_a_challenge_may_be_declined_while_its_stakes_are_open() -> None:
    board = challenged()
    assert board.refused(board.move(m.Decline, side=1), CLEO) == "not-your-character"
    board.side(m.Decline, 1)
    assert board.duel.phase is DuelPhase.CANCELLED
    later = built()
    assert later.refused(later.move(m.Decline, side=1), BEN) == "wrong-state-duel"
    assert later.refused(later.move(m.EditStakes, stakes=("A", "B")), ANN) == "wrong-state-duel"


@pytest.mark.rule("ZAP-48")
def test_nothing_is_built_before_the_stakes_are_agreed() -> None:
    board = challenged()
    choose = board.move(m.Choose, side=0, pool=board.pool("Ada"), confirm=True)
    assert board.refused(choose, ANN) == "wrong-state-duel"
    bar = board.move(m.Bar, side=0, item=f"trait {board.trait('Ada', 'Thief').id}")
    assert board.refused(bar) == "wrong-state-duel"


@pytest.mark.rule("ZAP-48")
def test_pools_hold_no_reserve_dice_before_the_bidding() -> None:
    board = built()
    choose = board.move(m.Choose, side=0, pool=board.pool("Ada", reserve=1))
    assert board.refused(choose, ANN) == "wrong-state-reserve"
    board.choose(0, trait="Soldier", aspects=("rifle", "drill"), flag="Courage")
    assert board.event(d.PoolBuilt).dice == 5


@pytest.mark.rule("ZAP-48")
def test_a_side_may_choose_again_until_both_have_confirmed() -> None:
    board = built()
    board.choose(0, trait="Soldier")
    board.choose(0, trait="Thief", confirm=False)
    assert not board.duel.sides[0].confirmed
    board.choose(1)
    assert board.happened(d.DuelWent)[-1].phase is DuelPhase.BUILD
    board.choose(0, trait="Thief")
    assert board.happened(d.DuelWent)[-1].phase is DuelPhase.HELP
    again = board.move(m.Choose, side=0, pool=board.pool("Ada"))
    assert board.refused(again, ANN) == "build-locked"
    bar = board.move(m.Bar, side=0, item=f"trait {board.trait('Ada', 'Thief').id}")
    assert board.refused(bar) == "build-locked"


@pytest.mark.rule("ZAP-48")
def test_a_side_must_choose_again_after_the_gm_excludes_something() -> None:
    board = built()
    board.choose(0, trait="Thief", aspects=("Risky",))
    thief = f"trait {board.trait('Ada', 'Thief').id}"
    other = f"trait {board.trait('Ada', 'Soldier').id}"
    board.do(board.move(m.Bar, side=0, item=other))
    assert board.duel.sides[0].confirmed
    board.do(board.move(m.Bar, side=0, item=thief))
    assert (board.duel.sides[0].pool, board.duel.sides[0].confirmed) == (board.pool("Ada"), False)
    choose = board.move(m.Choose, side=0, pool=board.pool("Ada", "Thief"))
    assert board.refused(choose, ANN) == "not-applicable"
    board.choose(1, trait="Thief")


@pytest.mark.rule("ZAP-49")
def test_the_gm_or_both_principals_end_the_helping() -> None:
    board = table()
    board.helpable()
    assert board.refused(board.move(m.CloseHelp), ANN) == "gm-only"
    assert board.refused(board.move(m.CloseHelp, side=1), ANN) == "not-your-character"
    board.side(m.CloseHelp, 1)
    assert board.refused(board.move(m.CloseHelp, side=1), BEN) == "wrong-state-accepted"
    assert board.duel.phase is DuelPhase.HELP
    board.side(m.CloseHelp, 0)
    assert (board.duel.phase, board.duel.bidder) == (DuelPhase.BIDDING, 0)


@pytest.mark.rule("ZAP-50")
def test_nobody_bids_before_the_bidding() -> None:
    board = table()
    board.helpable()
    assert board.refused(board.move(m.Bid, side=0, dice=1), ANN) == "wrong-state-duel"


@pytest.mark.rule("ZAP-50")
def test_bids_are_made_in_turn_and_never_taken_back() -> None:
    board = bidding()
    assert board.refused(board.move(m.Bid, side=1, dice=1), BEN) == "not-your-turn"
    assert board.refused(board.move(m.Bid, side=0, dice=1), BEN) == "not-your-character"
    assert board.refused(board.move(m.Bid, side=0, dice=-1), ANN) == "step-range"
    assert board.refused(board.move(m.Bid, side=0, dice=8), ANN) == "not-enough-reserve"
    board.bid(0, 3)
    board.bid(1, 1)
    board.bid(0, 2)
    assert [side.pool.reserve for side in board.duel.sides] == [5, 1]
    assert board.refused(board.move(m.Bid, side=0, dice=1), ANN) == "not-your-turn"


@pytest.mark.rule("ZAP-50")
def test_a_higher_bid_revokes_the_other_sides_readiness() -> None:
    board = bidding()
    board.bid(0, 0)
    board.bid(1, 2)
    assert board.duel.readies == 0
    board.bid(0, 0)
    board.bid(1, 0, (4, 1, 1, 1))
    assert board.duel.phase is DuelPhase.SETTLED
    assert board.refused(board.move(m.Bid, side=0, dice=1), ANN) == "bidding-closed"
    assert board.refused(board.move(m.Concede, side=0), ANN) == "already-thrown"


@pytest.mark.rule("ZAP-51")
def test_one_die_more_than_the_other_wins_exactly_half_the_time() -> None:
    for dice in range(1, 12):
        win, tie, lose = duel_chances(dice + 1, dice)
        assert win == Fraction(1, 2)
        assert win + tie + lose == 1


@pytest.mark.rule("ZAP-51")
def test_the_chances_of_a_duel_match_the_enumeration_of_throws() -> None:
    for ours, theirs in ((1, 1), (2, 1), (3, 5), (4, 4)):
        falls = range(2 ** (ours + theirs))
        ways = [((fall >> theirs).bit_count(), (fall % 2**theirs).bit_count()) for fall in falls]
        won = Fraction(sum(a > b for a, b in ways), len(ways))
        tied = Fraction(sum(a == b for a, b in ways), len(ways))
        assert duel_chances(ours, theirs) == (won, tied, 1 - won - tied)


@pytest.mark.rule("ZAP-51", "ZAP-52")
def test_more_hits_win_and_the_winners_stake_comes_true() -> None:
    board = bidding()
    board.bid(0, 1)
    board.bid(1, 0)
    board.bid(0, 0, (5, 6, 4))
    thrown = board.event(d.DuelThrown)
    assert (thrown.hits, thrown.winner, thrown.stake) == ((2, 1), 0, "The map is mine")
    assert (board.has("Ada").reserve, board.has("Bo").reserve) == (6, 8)


@pytest.mark.rule("ZAP-52", "ZAP-53")
def test_a_tie_gives_all_dice_back_and_settles_nothing() -> None:
    board = table()
    board.helpable(fact=True)
    board.help("Cyrus", 0)
    board.begin_bidding()
    board.bid(0, 1)
    board.bid(1, 0)
    happened = board.do(board.move(m.Bid, side=0, dice=0), ANN, (4, 1, 1, 4))
    assert [type(one) for one in happened] == [d.BidMade, d.DuelThrown]
    assert board.event(d.DuelThrown).stake == ""
    assert [board.has(name).reserve for name in ("Ada", "Bo", "Cyrus")] == [7, 7, 7]


@pytest.mark.rule("ZAP-54")
def test_the_winners_claim_about_a_fact_is_recorded() -> None:
    board = table()
    board.helpable(fact=True)
    board.begin_bidding()
    board.bid(0, 0)
    board.bid(1, 0, (1, 4))
    assert board.event(e.FactSettled).text == "The map is yours"
    assert board.state.shared.facts == ("The map is yours",)


@pytest.mark.rule("ZAP-54")
def test_a_duel_about_something_else_settles_no_fact() -> None:
    board = bidding()
    board.bid(0, 0)
    board.bid(1, 0, (1, 4))
    assert board.state.shared.facts == ()


@pytest.mark.rule("ZAP-52")
@pytest.mark.parametrize("fact", [True, False])
def test_conceding_makes_the_others_stake_come_true_and_costs_no_die(*, fact: bool) -> None:
    board = table()
    board.challenge("Ada", "Bo", fact=fact)
    assert board.refused(board.move(m.Concede, side=0), ANN) == "wrong-state-duel"
    board.agree()
    board.choose(0, flag="Courage")
    board.choose(1)
    board.help("Cyrus", 0)
    board.begin_bidding()
    board.bid(0, 4)
    assert board.refused(board.move(m.Concede, side=0), BEN) == "not-your-character"
    board.side(m.Concede, 0)
    assert (board.duel.phase, board.duel.winner) == (DuelPhase.CONCEDED, 1)
    assert board.event(d.Conceded).stake == "The map is yours"
    assert board.state.shared.facts == (("The map is yours",) if fact else ())
    assert [board.has(name).reserve for name in ("Ada", "Bo", "Cyrus")] == [7, 7, 7]
    assert board.flag("Ada", "Courage").marks == 0
    board.open("Ada")


@pytest.mark.rule("ZAP-52")
def test_both_sides_together_or_the_gm_cancel_a_duel() -> None:
    board = bidding()
    board.bid(0, 3)
    refusal = board.refusal(board.move(m.Cancel), CLEO)
    assert (refusal.code, refusal.details) == ("not-your-character", {"name": "Ada"})
    assert board.refused(board.move(m.Cancel), STRANGER) == "not-your-character"
    board.do(board.move(m.Cancel), ANN)
    assert board.refused(board.move(m.Cancel), ANN) == "wrong-state-accepted"
    assert board.duel.is_open
    board.do(board.move(m.Cancel), BEN)
    assert board.duel.phase is DuelPhase.CANCELLED
    assert board.has("Ada").reserve == 7
    other = bidding()
    other.do(other.move(m.Cancel), GM)
    assert other.duel.phase is DuelPhase.CANCELLED
    assert other.refused(other.move(m.Cancel), GM) == "wrong-state-over"


@pytest.mark.rule("ZAP-47")
def test_a_request_to_cancel_lapses_with_its_phase() -> None:
    board = challenged()
    board.do(board.move(m.Cancel), ANN)
    board.agree()
    board.do(board.move(m.Cancel), BEN)
    assert board.duel.is_open


@pytest.mark.rule("ZAP-53")
def test_the_gm_may_give_a_condition_with_the_result() -> None:
    board = bidding()
    board.bid(0, 0)
    board.bid(1, 0, (1, 4))
    board.hurt("Ada", "exhausted")
    assert board.who("Ada").condition("exhausted") is not None


@pytest.mark.rule("ZAP-50")
def test_dice_that_are_promised_elsewhere_are_not_bid() -> None:
    board = table()
    board.stake("Ada", reserve=1)
    board.open("Dora")
    board.help("Ada")
    board.helpable()
    board.begin_bidding()
    assert board.event(d.BidMade).by_itself
    assert board.duel.bidder == 1
    board.bid(1, 0, faces(2, 2))


@pytest.mark.rule("ZAP-13", "ZAP-48")
def test_the_gm_excludes_items_of_either_side_and_of_no_third() -> None:
    board = built()
    thief = f"trait {board.trait('Bo', 'Thief').id}"
    assert board.refused(board.move(m.Bar, side=2, item=thief)) == "not-found"
    assert board.refused(board.move(m.Bar, side=-1, item=thief)) == "not-found"
    board.do(board.move(m.Bar, side=1, item=thief))
    assert board.duel.barred == (f"1 {thief}",)
