"""Standing orders: when a character's player is asked about Fate (NOIR-62, 67, 68, 70)."""

import pytest

from rules.noir.base.enums import FateOrder
from rules.noir.state import actions as a
from rules.noir.state import events as e
from tests.rules.noir.board import ANN, BEN, Board
from tests.rules.noir.moments import attacked, rich, table


def order(board: Board, name: str, wanted: FateOrder) -> None:
    board.do(a.OrderFate(character=board.id(name), order=wanted))


@pytest.mark.rule("NOIR-67", "NOIR-90")
@pytest.mark.parametrize(
    ("wanted", "asked"),
    [(FateOrder.ASK, ["Ada", "Bea"]), (FateOrder.LOSING, ["Bea"]), (FateOrder.NEVER, ["Bea"])],
)
def test_only_who_wants_to_be_asked_is_asked_before_a_roll(wanted: FateOrder, asked: list[str]) -> None:
    board = rich(table(), Ada=9, Bea=9)
    order(board, "Ada", wanted)
    board.fight({"Ada": 1, "Bea": 2}, () if wanted is FateOrder.ASK else (9, 8))
    assert [name for _, name in board.waits] == asked


@pytest.mark.rule("NOIR-68", "NOIR-70")
@pytest.mark.parametrize(("wanted", "asked"), [(FateOrder.LOSING, True), (FateOrder.NEVER, False)])
def test_who_loses_is_asked_unless_they_never_want_to_be(wanted: FateOrder, asked: bool) -> None:
    board = attacked(Ada=9)
    order(board, "Ada", wanted)
    board.defend("Ada", dice=(9, 8, 2, 3) if asked else (9, 8, 2, 3, 1, 2, 9, 8), odds=0)
    assert (board.waits == [("late", "Ada")]) is asked
    assert board.who("Ada").fate == 9


@pytest.mark.rule("NOIR-62")
def test_who_never_wants_to_be_asked_is_not_asked_to_step_in() -> None:
    board = attacked(Bea=6)
    order(board, "Bea", FateOrder.NEVER)
    board.defend("Ada", dice=(9, 8, 2, 3), odds=0)
    assert board.waits == [("survive", "Ada")]


@pytest.mark.rule("NOIR-67")
def test_fate_can_be_paid_in_a_form_whatever_the_order() -> None:
    board = rich(table(), Ada=9)
    order(board, "Ada", FateOrder.NEVER)
    board.test("Ada", seat=ANN, odds=2, dice=(9, 8, 2, 3))
    assert board.who("Ada").fate == 7
    assert board.waits == [("choose", "Ada")]


@pytest.mark.rule("NOIR-60")
def test_only_the_player_and_the_gm_give_orders() -> None:
    board = table()
    wish = a.OrderFate(character=board.id("Ada"), order=FateOrder.NEVER)
    assert board.refused(wish, BEN).code == "not-your-character"
    board.do(wish, ANN)
    assert board.event(e.FateOrdered).name == "Ada"
