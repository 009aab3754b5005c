"""Fate that another player gave for one use is spent on that use, or is lost (NOIR-69)."""

import pytest

from rules.noir.base.enums import FateUse
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from tests.rules.noir.board import ANN, Board
from tests.rules.noir.moments import gritting, hit, rich, table, wounded


def given(board: Board, use: FateUse) -> None:
    """Let Bea pay ten points, which gives Ada five for this use."""
    rich(board, Ada=0, Bea=10)
    board.do(a.PayRescue(character=board.id("Bea"), helped=board.id("Ada"), points=10, use=use))
    grace = board.who("Ada").grace
    assert grace is not None
    assert grace.points == 5


def rolled() -> Board:
    """Return a board on which Ada has failed a roll and may still buy the late die."""
    board = rich(table(), Ada=4)
    board.test("Ada")
    board.answer(m.Ready, "Ada", (2, 3))
    return board


@pytest.mark.rule("NOIR-69")
def test_points_given_for_a_die_after_a_roll_are_lost_when_the_roll_is_kept() -> None:
    board = rolled()
    given(board, FateUse.ODDS_AFTER)
    board.answer(m.BuyLate, "Ada", buy=False)
    assert board.who("Ada").grace is None


@pytest.mark.rule("NOIR-69")
def test_points_given_for_odds_are_lost_when_none_are_bought() -> None:
    board = wounded()
    given(board, FateUse.ODDS_BEFORE)
    board.answer(m.PayOdds, "Ada", (9, 8), points=0)
    assert board.who("Ada").grace is None


@pytest.mark.rule("NOIR-69", "NOIR-70")
@pytest.mark.parametrize("points", [0, 3])
def test_points_given_to_survive_and_their_surplus_are_lost_with_the_hit(points: int) -> None:
    board = hit(Ada=3)
    given(board, FateUse.SURVIVE)
    board.do(board.move(m.Survive, points=points), ANN, (2, 3, 9, 8))
    assert (board.who("Ada").grace, board.who("Ada").fate) == (None, 0)


@pytest.mark.rule("NOIR-63", "NOIR-69")
def test_points_given_for_grit_are_lost_with_the_turn() -> None:
    board = gritting()
    given(board, FateUse.GRIT)
    board.do(board.move(m.PassTurn), ANN)
    assert board.who("Ada").grace is None


@pytest.mark.rule("NOIR-69")
def test_points_given_for_one_use_stay_when_another_is_declined() -> None:
    board = rolled()
    given(board, FateUse.SURVIVE)
    board.answer(m.BuyLate, "Ada", buy=False)
    assert board.who("Ada").grace is not None
