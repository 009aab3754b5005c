"""Promised dice and votes when Zapas characters and seats change hands."""

import pytest

from rules.campaign.actions import AppointStandIn, GiveCharacter, HandSeat, LeaveSeat
from rules.campaign.events import ActedFor
from rules.core.seat import Role, Seat
from rules.zapas.state import contest_actions as m
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state import sheet_events as se
from rules.zapas.state.campaign_state import ProposalState
from tests.rules.zapas.board import ANN, BEN, CLEO, GM, PLACE, Board, faces, table

NEW = 99
FOR_ANN = Seat(role=Role.PLAYER, id=ANN.id, by=CLEO.id)


def give(board: Board, name: str, seat: str) -> GiveCharacter:
    return GiveCharacter(character=board.id(name), seat=seat)


def test_nobody_who_rolls_or_helps_in_an_open_roll_is_given_away() -> None:
    board = table()
    board.open("Ada")
    board.help("Bo")
    for name in ("Ada", "Bo"):
        assert board.refused(give(board, name, "")) == "roll-open-give"
    board.build(trait="Thief")
    board.throw(*faces(0, 3))
    board.do(give(board, "Ada", ""))
    assert board.who("Ada").seat == ""


def test_nobody_in_an_open_duel_or_recovery_scene_is_given_away() -> None:
    board = table()
    people = (board.id("Ada"), board.id("Bo"))
    board.do(m.StartRecovery(place=PLACE, characters=people), ANN, [1])
    assert board.refused(give(board, "Ada", CLEO.id)) == "roll-open-give"


def test_a_seat_is_handed_over_with_its_dice_in_the_middle_of_a_roll() -> None:
    board = table()
    board.open("Ada")
    board.build(trait="Thief", reserve=2)
    before = board.state.shared
    board.do(HandSeat(seat=ANN.id, holder=NEW), ANN)
    assert board.state.campaign.seat_of(NEW) == ANN
    assert (board.state.shared, board.roll.pool.reserve) == (before, 2)
    board.throw(*faces(4, 4))
    assert board.state.shared.of(ANN.id).reserve == before.of(ANN.id).reserve - 2


def test_a_stand_in_rolls_for_an_absent_seat_with_its_dice_and_is_named() -> None:
    board = table()
    board.do(AppointStandIn(seat=ANN.id, stand_in=CLEO.id), ANN)
    told = board.do(board.opening("Ada"), FOR_ANN)
    assert isinstance(told[0], ActedFor)
    assert (board.roll.seat, told[0].name) == (ANN.id, "Ada")


def test_only_the_gm_plays_an_npc() -> None:
    board = table()
    board.npc("Ghost")
    assert board.refused(give(board, "Ghost", ANN.id)) == "wrong-state-npc-stays"


def proposed() -> Board:
    board = Board(players=3)
    board.sketch("Ada", ANN)
    board.propose("Ada", "Thief", 4)
    return board


@pytest.mark.rule("ZAP-3")
def test_a_vote_does_not_wait_for_a_seat_that_was_left() -> None:
    board = proposed()
    board.do(LeaveSeat(seat=CLEO.id), CLEO)
    for seat in (BEN, GM):
        board.do(sa.Approve(what=board.at("Ada", "Thief")), seat)
    assert board.trait("Ada", "Thief").proposal.state is ProposalState.ACCEPTED
    board.propose("Ada", "Soldier", 2)
    assert board.trait("Ada", "Soldier").proposal.asked == (GM.id, BEN.id)


@pytest.mark.rule("ZAP-3")
def test_a_new_player_of_a_character_has_no_vote_on_it_and_is_not_waited_for() -> None:
    board = proposed()
    board.do(give(board, "Ada", CLEO.id), ANN)
    what = board.at("Ada", "Thief")
    assert board.refused(sa.Approve(what=what), CLEO) == "not-allowed-own"
    for seat in (BEN, GM):
        board.do(sa.Approve(what=what), seat)
    assert board.trait("Ada", "Thief").proposal.state is ProposalState.ACCEPTED


@pytest.mark.rule("ZAP-3")
def test_a_veto_leaves_with_its_player_and_the_others_continue_voting() -> None:
    board = proposed()
    what = board.at("Ada", "Thief")
    board.do(sa.Approve(what=what), BEN)
    board.do(sa.VetoProposal(what=what, reason="Too broad."), CLEO)
    board.do(LeaveSeat(seat=CLEO.id), CLEO)
    left = board.trait("Ada", "Thief").proposal
    assert (left.state, left.vetoes, left.asked) == (ProposalState.PROPOSED, (), (GM.id, BEN.id))
    assert board.event(se.Voted).vote == "lift"
    board.do(sa.Approve(what=what), GM)
    assert board.trait("Ada", "Thief").accepted


@pytest.mark.rule("ZAP-3")
def test_a_veto_remains_when_only_one_of_two_objectors_leaves() -> None:
    board = proposed()
    what = board.at("Ada", "Thief")
    for seat in (BEN, CLEO):
        board.do(sa.VetoProposal(what=what, reason="Too broad."), seat)
    board.do(LeaveSeat(seat=CLEO.id), CLEO)
    left = board.trait("Ada", "Thief").proposal
    assert (left.state, [one.seat for one in left.vetoes]) == (ProposalState.VETOED, [BEN.id])


@pytest.mark.rule("ZAP-3")
def test_a_player_who_left_no_longer_counts_as_asked_and_accepted_proposals_stay() -> None:
    board = proposed()
    board.propose("Ada", "Soldier", 2)
    board.accept("Ada", "Soldier")
    board.do(sa.Approve(what=board.at("Ada", "Thief")), CLEO)
    before = board.trait("Ada", "Soldier")
    board.do(LeaveSeat(seat=CLEO.id), CLEO)
    open_ = board.trait("Ada", "Thief").proposal
    assert (open_.asked, open_.approved) == ((GM.id, BEN.id), ())
    assert board.trait("Ada", "Soldier") == before
