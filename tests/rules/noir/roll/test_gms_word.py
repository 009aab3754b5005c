"""The GM's word on a roll that a player opens (NOIR-31, NOIR-32)."""

import pytest

from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state import events as e
from rules.noir.state.contests import Test
from tests.rules.noir.board import ANN, GM, Board
from tests.rules.noir.moments import rich, table


def asked(*, odds: int = 0, helpers: int = 0, **settings: str) -> Board:
    """Return a board on which Ada's player, with 3 Fate, has opened a roll."""
    board = rich(table(**settings), Ada=3)
    board.test("Ada", seat=ANN, odds=odds, claims=m.Claims(helpers=helpers))
    return board


@pytest.mark.rule("NOIR-97")
def test_a_move_outside_combat_asks_the_gm_how_hard_it_is() -> None:
    board = table()
    board.test("Ada", rolls="movement", seat=ANN, odds=0)
    assert board.waits == [("let", "")]
    board.do(board.move(m.GiveCircumstances, character=board.id("Ada"), sizes=(-10,)))
    board.do(board.move(m.LetRoll), dice=(9, 8))
    assert board.event(d.CheckDecided).check.casts[0].modifier == -10
    board.test("Ada", rolls="movement", odds=0, dice=(2, 3))
    assert not board.contest.is_open


@pytest.mark.rule("NOIR-31")
def test_a_roll_that_waits_for_the_gm_takes_circumstances_and_is_let() -> None:
    board = asked(claims="every")
    assert board.waits == [("let", "")]
    board.do(board.move(m.GiveCircumstances, character=board.id("Ada"), sizes=(5, -2)))
    board.do(board.move(m.LetRoll), GM, (9, 8))
    assert board.event(d.CheckDecided).check.casts[0].modifier == 3
    assert isinstance(board.contest, Test)
    assert not board.contest.held
    assert not board.contest.unpaid


@pytest.mark.rule("NOIR-67")
def test_fate_that_was_promised_is_paid_when_the_roll_is_let_and_not_when_it_is_called_off() -> None:
    board = asked(odds=2, claims="every")
    assert board.who("Ada").fate == 3
    board.do(board.move(m.LetRoll), GM, (9, 8, 2, 3))
    assert board.who("Ada").fate == 1
    board = asked(odds=2, claims="every")
    board.do(board.move(m.EndContest))
    assert board.who("Ada").fate == 3


@pytest.mark.rule("NOIR-60")
def test_fate_that_is_gone_when_the_roll_is_let_is_not_paid() -> None:
    board = asked(odds=2, claims="every")
    rich(board, Ada=1)
    board.do(board.move(m.LetRoll), GM, (9, 8))
    assert board.who("Ada").fate == 1
    assert not board.happened(e.FatePaid)


@pytest.mark.rule("NOIR-32")
def test_helpers_of_a_player_s_own_roll_wait_for_the_gm_whatever_the_setting() -> None:
    board = asked(helpers=2)
    assert board.waits == [("let", "")]
    wish = board.move(m.LetRoll)
    assert board.refused(wish, ANN).code == "gm-only"
    board.do(wish, GM, (9, 8))
    assert board.event(d.CheckDecided).check.casts[0].modifier == 4
    board = rich(table(), Ada=3)
    board.test("Ada")
    board.answer(m.Ready, "Ada", claims=m.Claims(helpers=1))
    assert board.waits == [("let", "")]
    board.do(board.move(m.LetRoll), GM, (9, 8))
    assert board.event(d.CheckDecided).check.casts[0].modifier == 2


@pytest.mark.rule("NOIR-32")
def test_helpers_that_the_gm_put_in_wait_for_nobody() -> None:
    board = rich(table(), Ada=3)
    board.test("Ada", claims=m.Claims(helpers=1))
    board.answer(m.Ready, "Ada", (9, 8))
    assert board.event(d.CheckDecided).check.casts[0].modifier == 2


@pytest.mark.rule("NOIR-31")
def test_a_roll_may_call_the_gm_to_its_result_without_waiting() -> None:
    board = rich(table(claims="tell"), Ada=3)
    board.test("Ada", seat=ANN, odds=0, dice=(9, 8))
    opened = board.event(d.TestOpened).test
    assert isinstance(opened, Test)
    assert (opened.tells, opened.held) == (True, False)
    board.test("Ada", dice=())
    assert not board.event(d.TestOpened).test.tells
