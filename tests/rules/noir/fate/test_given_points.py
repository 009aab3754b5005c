"""Fate that others gave for one use pays for it at once, or is lost (NOIR-69)."""

import pytest

from rules.noir.base.enums import FateUse
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from tests.rules.noir.board import ANN, Board
from tests.rules.noir.moments import gritting, hit, rich, table, wounded


def given(board: Board, use: FateUse) -> None:
    """Let Bea pay ten points, so that Ada has five for this use."""
    rich(board, Ada=0, Bea=10)
    board.do(a.PayRescue(character=board.id("Bea"), helped=board.id("Ada"), points=10, use=use))
    grace = board.who("Ada").grace
    assert grace is not None
    assert grace.points == 5


def rolled() -> Board:
    """Return a roll that Ada has failed, at the moment when she is asked for the late die."""
    board = rich(table(), Ada=4)
    board.test("Ada")
    board.answer(m.Ready, "Ada", (2, 3))
    return board


@pytest.mark.rule("NOIR-69")
def test_what_others_gave_for_a_die_after_a_roll_is_lost_when_the_roll_stands() -> None:
    board = rolled()
    given(board, FateUse.ODDS_AFTER)
    board.answer(m.BuyLate, "Ada", buy=False)
    assert board.who("Ada").grace is None


@pytest.mark.rule("NOIR-69")
def test_what_others_gave_for_odds_is_lost_when_none_are_paid() -> None:
    board = wounded()
    given(board, FateUse.ODDS_BEFORE)
    board.answer(m.PayOdds, "Ada", (9, 8), points=0)
    assert board.who("Ada").grace is None


@pytest.mark.rule("NOIR-69", "NOIR-70")
@pytest.mark.parametrize("points", [0, 3])
def test_what_others_gave_to_survive_is_lost_with_the_hit_and_so_is_its_surplus(points: int) -> None:
    board = hit(Ada=3)
    given(board, FateUse.SURVIVE)
    board.do(board.move(m.Survive, points=points), ANN, (2, 3, 9, 8))
    assert (board.who("Ada").grace, board.who("Ada").fate) == (None, 0)


@pytest.mark.rule("NOIR-63", "NOIR-69")
def test_what_others_gave_for_grit_is_lost_with_the_turn() -> None:
    board = gritting()
    given(board, FateUse.GRIT)
    board.do(board.move(m.PassTurn), ANN)
    assert board.who("Ada").grace is None


@pytest.mark.rule("NOIR-69")
def test_what_others_gave_for_one_use_stays_when_another_is_let_go_by() -> None:
    board = rolled()
    given(board, FateUse.SURVIVE)
    board.answer(m.BuyLate, "Ada", buy=False)
    assert board.who("Ada").grace is not None
