"""Nyx's waits, in each phase and between conflicts, and the default actions when a seat is late."""

import pytest

from rules.contract.system import Wait
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Attribute, BonusKind, GroupMode, Tactic
from rules.nyx.duties import waiting_for
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.system import NYX
from tests.rules.nyx.board import ANN, BEN, GM, Board, against_guard, duel


def waits(board: Board) -> list[tuple[str, str]]:
    return [(wait.what, wait.seat) for wait in NYX.waits(board.state)]


def the(board: Board, what: str) -> Wait:
    return next(wait for wait in NYX.waits(board.state) if wait.what == what)


@pytest.mark.rule("NYX-24")
def test_each_side_that_has_not_declared_is_waited_for() -> None:
    board = duel()
    assert waits(board) == [("declare", ANN.id), ("declare", BEN.id)]
    board.declare(1)
    assert waits(board) == [("declare", BEN.id)]
    wait = the(board, "declare")
    assert (wait.contest, wait.turn, wait.character) == (board.conflict.id, 1, board.who("Bo").id)
    (default,) = wait.defaults
    assert isinstance(default, m.Declare)
    assert (default.positive, default.negative) == ((), ())


@pytest.mark.rule("NYX-33")
@pytest.mark.parametrize("tactic", Tactic)
def test_a_side_that_has_picked_is_no_longer_awaited_and_its_pick_stays_hidden(tactic: Tactic) -> None:
    board = duel()
    board.declare_both()
    assert waits(board) == [("tactic", ANN.id), ("tactic", BEN.id)]
    board.pick(1, tactic)
    assert waits(board) == [("tactic", BEN.id)]
    other = duel()
    other.declare_both()
    other.pick(1, Tactic.WAITING)
    assert NYX.waits(board.state) == NYX.waits(other.state) == NYX.waits(NYX.view(board.state, PUBLIC))
    picks = [default.tactic for default in the(board, "tactic").defaults if isinstance(default, m.PickTactic)]
    assert picks == list(Tactic)


@pytest.mark.rule("NYX-36", "NYX-38")
def test_a_winner_chooses_and_the_gm_judges_a_story() -> None:
    board = duel()
    board.round((1, 1), [4, 3])
    assert waits(board) == [("bonus", ANN.id), ("bonus", BEN.id)]
    board.choose(1, BonusKind.STORY, "A rope.")
    assert waits(board) == [("bonus", BEN.id)]
    board.choose(2, BonusKind.STEPS)
    assert waits(board) == [("judge-story", "")]
    assert the(board, "judge-story").defaults == ()
    assert waiting_for(board.state, board.conflict) == ()


@pytest.mark.rule("NYX-43", "NYX-46")
def test_fatigue_is_the_default_penalty_unless_it_would_put_the_character_out() -> None:
    board = duel(lead=-5)
    board.round((1, 0), [10, 3])
    board.steps()
    assert waits(board) == [("penalty", ANN.id)]
    (fatigue,) = the(board, "penalty").defaults
    assert isinstance(fatigue, m.TakePenalty)
    assert not fatigue.damage
    ada = board.who("Ada")
    for before, lasts in ((2, True), (3, False), (5, False)):  # 3 more of Body 6
        tired = {**ada.ratings, Attribute.BODY: ada.ratings[Attribute.BODY].but(fatigue=before)}
        board.give("Ada", ratings=tired)
        assert bool(the(board, "penalty").defaults) is lasts


@pytest.mark.rule("NYX-12")
def test_a_demand_is_answered_before_the_declaration() -> None:
    board = duel()
    board.do(board.demand("Ada", "Ash"))
    assert waits(board) == [("declare", BEN.id), ("demand", ANN.id)]
    wait = the(board, "demand")
    assert (wait.contest, wait.turn, wait.character) == (board.conflict.id, 1, board.who("Ada").id)
    (accepted,) = wait.defaults
    assert accepted == board.answer("Ada", "Ash", buy_off=False)
    board.do(accepted, ANN)
    assert waits(board) == [("declare", ANN.id), ("declare", BEN.id)]


@pytest.mark.rule("NYX-12")
def test_a_demand_outside_conflicts_is_of_no_contest() -> None:
    board = Board()
    board.player("Ada", ANN)
    board.do(board.demand("Ada", "Ash"))
    accepted = board.answer("Ada", "Ash", buy_off=False)
    assert NYX.waits(board.state) == (Wait("demand", ANN.id, board.who("Ada").id, defaults=(accepted,)),)


def test_a_side_of_several_waits_for_everybody_who_may_act_for_it() -> None:
    board = Board()
    board.player("Ada", ANN)
    board.player("Bo", BEN)
    board.bare("Guard", 7)
    members = (board.who("Bo").id,)
    board.open("Ada", "Guard", first_members=members, first_group=GroupMode.BEST)
    assert waits(board) == [("declare", ANN.id), ("declare", BEN.id)]


@pytest.mark.rule("NYX-12", "NYX-21")
def test_nothing_is_declared_by_default_for_several_whose_roller_has_to_answer_a_demand() -> None:
    board = Board()
    board.player("Ada", ANN)
    board.player("Bo", BEN, ratings={"body": 8, "mind": 4, "interaction": 5})
    board.bare("Guard", 7)
    members = (board.who("Bo").id,)
    board.open("Ada", "Guard", first_members=members, first_group=GroupMode.BEST)
    assert the(board, "declare").defaults
    board.do(board.demand("Bo", "Ash"))
    assert the(board, "declare").defaults == ()


def test_the_gms_side_waits_for_the_gm() -> None:
    board = against_guard()
    board.declare_both()
    assert waits(board) == [("tactic", ANN.id), ("tactic", "")]


@pytest.mark.rule("NYX-13", "NYX-15", "NYX-47")
def test_between_conflicts_the_game_waits_for_rolls_answers_and_requests() -> None:
    board = Board()
    board.player("Ada", ANN)
    number = board.who("Ada").id
    board.do(a.CallForRoll(characters=(number,), attribute=Attribute.MIND, modifier=-1))
    board.do(a.AskSuccess(character=number, aspect=1, text="I know this."), ANN)
    board.do(a.Afflict(character=number, name="Fever", attribute=Attribute.BODY, strength=-1, period=60))
    assert waits(board) == [("roll", ANN.id), ("ask-success", "")]
    clock = board.state.campaign.but(clock=30)
    board.state = board.state.but(campaign=clock)
    assert waits(board) == [("roll", ANN.id), ("slow", ANN.id), ("ask-success", "")]


def test_only_the_gm_knows_the_requests_about_the_gms_own_sheets() -> None:
    board = Board()
    board.npc("Captain")
    number = board.who("Captain").id
    board.do(a.CallForRoll(characters=(number,), attribute=Attribute.MIND))
    assert waits(board) == [("roll", "")]
    assert NYX.waits(NYX.view(board.state, ANN)) == ()
    assert NYX.waits(NYX.view(board.state, GM)) == NYX.waits(board.state)
