"""Zapas's waits, in contests, votes and sheets, and the default actions when a seat is late."""

import pytest

from rules.contract.system import Wait
from rules.core.seat import PUBLIC
from rules.zapas.state import actions as a
from rules.zapas.state import contest_actions as m
from rules.zapas.state.contests import Pool
from rules.zapas.system import ZAPAS
from tests.rules.zapas.board import ANN, BEN, CLEO, Board, table
from tests.rules.zapas.moments import bidding, creation, doubted, travelling


def waits(board: Board) -> list[tuple[str, str]]:
    return [(wait.what, wait.seat) for wait in ZAPAS.waits(board.state)]


def the(board: Board, what: str, seat: str = "") -> Wait:
    return next(w for w in ZAPAS.waits(board.state) if w.what == what and seat in {"", w.seat})


@pytest.mark.rule("SM-3")
def test_a_roll_waits_for_the_gm_and_then_for_its_player_without_a_default_throw() -> None:
    board = table()
    board.open("Ada", None)
    assert waits(board) == [("difficulty", "")]
    board.difficulty(3)
    assert waits(board) == [("build", ANN.id)]
    assert the(board, "build").defaults == ()
    assert waits(doubted()) == [("objection", ""), ("confirm", ANN.id)]


@pytest.mark.rule("SM-4")
def test_in_a_duel_only_defaults_that_cost_nothing_are_played() -> None:
    board = table()
    board.challenge("Ada", "Bo")
    assert waits(board) == [("accept", ANN.id), ("accept", BEN.id)]
    assert the(board, "accept").defaults == ()
    board.agree()
    assert the(board, "choose", BEN.id).defaults == ()
    helping = table()
    helping.helpable()
    (close,) = the(helping, "close-help").defaults
    assert isinstance(close, m.CloseHelp)
    (nothing,) = the(bidding(), "bid").defaults
    assert isinstance(nothing, m.Bid)
    assert nothing.dice == 0


def test_a_chosen_but_unconfirmed_pool_is_confirmed_by_default() -> None:
    board = table()
    board.challenge("Ada", "Bo")
    board.agree()
    duel = board.duel
    pool = Pool(trait=board.trait("Ada", "Soldier").id)
    board.do(m.Choose(contest=duel.id, step=duel.step, side=0, pool=pool), ANN)
    (default,) = the(board, "choose", ANN.id).defaults
    assert isinstance(default, m.Choose)
    assert (default.pool, default.confirm) == (pool, True)


@pytest.mark.rule("SM-1")
def test_a_proposal_waits_for_each_vote_and_a_draft_for_nobody() -> None:
    board = creation()
    votes = [wait.seat for wait in ZAPAS.waits(board.state) if wait.what == "vote"]
    assert {BEN.id, CLEO.id, ""} == set(votes)
    assert ("vetoed", ANN.id) in waits(board)
    assert ("flag", "") in waits(board)
    assert ("sheet", BEN.id) in waits(board)
    assert ("sheet", ANN.id) not in waits(board)
    assert ZAPAS.waits(ZAPAS.view(board.state, PUBLIC)) == ZAPAS.waits(board.state)


@pytest.mark.rule("ZAP-11")
def test_a_sheet_waits_for_its_player_unless_a_vote_or_a_flag_keeps_it() -> None:
    board = Board(players=2)
    board.sketch("Ada", ANN)
    board.propose("Ada", "Heir", draft=True)
    assert waits(board) == [("sheet", ANN.id)]
    board.do(a.TakeFlag(character=board.id("Ada"), text="Courage"), ANN)
    assert waits(board) == [("flag", "")]
    board.do(a.JudgeFlag(character=board.id("Ada"), flag=board.flag("Ada", "Courage").id, fits=True))
    board.propose("Ada", "Sailor")
    assert waits(board) == [("vote", ""), ("vote", BEN.id)]
    board.accept("Ada", "Sailor")
    assert waits(board) == [("sheet", ANN.id)]


@pytest.mark.rule("ZAP-43")
def test_a_flag_to_be_struck_waits_for_the_gm() -> None:
    assert ("strike", "") in waits(travelling())


@pytest.mark.rule("ZAP-20")
def test_a_condition_waits_until_its_player_says_how_it_shows() -> None:
    board = table()
    board.hurt("Ada", "injured")
    assert waits(board) == [("show", ANN.id)]
    board.do(a.ShowCondition(character=board.id("Ada"), label="injured", text="She limps."), ANN)
    assert waits(board) == []
