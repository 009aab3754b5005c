"""Helpers: who plays them confirms them, or the GM, in rolls, combats and talks (NOIR-32)."""

from collections.abc import Callable

import pytest

from rules.noir.base.enums import Health
from rules.noir.base.modifiers import Source
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from tests.rules.noir.board import ANN, BEN, Board
from tests.rules.noir.moments import condition, fight, rich, table

TWO = m.Claims(helpers=2)
ONE = m.Claims(helpers=1)


def bonus(board: Board, name: str = "Ada") -> list[int]:
    """Return the bonus for helpers in a character's last roll."""
    decided = [one.check for one in board.happened(d.CheckDecided) if one.check.cast_of(board.id(name))]
    cast = decided[-1].cast_of(board.id(name))
    assert cast is not None
    return [item.amount for item in cast.modifiers if item.source is Source.HELPERS]


def _roll(claims: m.Claims) -> Board:
    board = table()
    board.test("Ada", seat=ANN, odds=0, claims=claims)
    return board


def _called(claims: m.Claims) -> Board:
    board = table()
    board.test("Ada")
    board.do(board.move(m.Ready, character=board.id("Ada"), claims=claims), ANN)
    return board


def _talk(claims: m.Claims) -> Board:
    board = table()
    board.talk("Ada", "Guard")
    board.do(board.move(m.Ready, character=board.id("Ada"), claims=claims), ANN)
    return board


def _action(claims: m.Claims) -> Board:
    board = fight()
    board.declare("scan", seat=ANN, claims=claims)
    return board


def _attack(claims: m.Claims) -> Board:
    board = fight()
    board.declare("fight", "Guard", weapons=("axe",), seat=ANN, claims=claims)
    board.defend("Guard")
    return board


def _defence(claims: m.Claims) -> Board:
    board = fight("Guard")
    board.declare("fight", "Ada", weapons=("axe",))
    board.do(board.defending("Ada", claims=claims), ANN)
    return board


#: The rolls with helpers, and the dice that fall once they are confirmed.
WINDOWS: dict[str, tuple[Callable[[m.Claims], Board], tuple[int, ...]]] = {
    "a roll": (_roll, (2, 3)),
    "a called roll": (_called, (2, 3)),
    "a talk": (_talk, (2, 3, 4, 5)),
    "an action": (_action, (2, 3)),
    "an attack": (_attack, (2, 3, 9, 8)),
    "a defence": (_defence, (2, 3, 9, 8)),
}


@pytest.mark.rule("NOIR-32")
@pytest.mark.parametrize("window", WINDOWS)
def test_the_gm_confirms_helpers_or_lets_the_roll_go_without(window: str) -> None:
    open_, dice = WINDOWS[window]
    for helped, expected in ((True, [4]), (False, [])):
        board = open_(TWO)
        assert board.waits == [("let", "")]
        board.do(board.move(m.LetRoll, with_helpers=helped), dice=dice)
        assert bonus(board) == expected


@pytest.mark.rule("NOIR-32")
@pytest.mark.parametrize("window", WINDOWS)
def test_who_plays_a_helper_confirms_it_and_the_roll_goes_on(window: str) -> None:
    open_, dice = WINDOWS[window]
    board = open_(ONE)
    help_ = board.move(m.ConfirmHelp, character=board.id("Ada"), helper=board.id("Bea"))
    assert board.refused(help_, ANN).code == "not-your-character"
    own = board.move(m.ConfirmHelp, character=board.id("Ada"), helper=board.id("Ada"))
    assert board.refused(own, ANN).code == "wrong-state-help"
    board.do(help_, BEN, dice)
    assert bonus(board) == [2]
    assert board.event(d.HelpConfirmed).helper_name == "Bea"


@pytest.mark.rule("NOIR-32")
def test_one_confirms_once_and_the_gm_counts_those_who_did() -> None:
    board = _talk(TWO)
    help_ = board.move(m.ConfirmHelp, character=board.id("Ada"), helper=board.id("Bea"))
    board.do(help_, BEN)
    assert board.refused(help_, BEN).code == "wrong-state-help"
    board.do(board.move(m.LetRoll, with_helpers=False), dice=(2, 3, 4, 5))
    assert bonus(board) == [2]
    assert board.event(d.HelpSettled).helpers == 1


@pytest.mark.rule("NOIR-32")
def test_who_cannot_act_helps_nobody() -> None:
    board = _roll(ONE)
    condition(board, "Bea", health=Health.UNCONSCIOUS)
    help_ = board.move(m.ConfirmHelp, character=board.id("Ada"), helper=board.id("Bea"))
    assert board.refused(help_, BEN).code == "wrong-state-help"


@pytest.mark.rule("NOIR-32", "NOIR-31")
def test_where_the_gm_lets_every_roll_helpers_alone_do_not_start_it() -> None:
    board = table(claims="every")
    board.test("Ada", seat=ANN, odds=0, claims=ONE)
    board.do(board.move(m.ConfirmHelp, character=board.id("Ada"), helper=board.id("Bea")), BEN)
    assert board.waits == [("let", "")]
    board.do(board.move(m.LetRoll), dice=(2, 3))
    assert bonus(board) == [2]


@pytest.mark.rule("NOIR-32", "NOIR-67")
def test_fate_promised_for_a_helped_roll_is_paid_when_it_goes_on() -> None:
    board = rich(table(), Ada=3)
    board.test("Ada", seat=ANN, odds=2, claims=ONE)
    assert board.who("Ada").fate == 3
    board.do(board.move(m.ConfirmHelp, character=board.id("Ada"), helper=board.id("Bea")), BEN, (2, 3, 4, 5))
    assert board.who("Ada").fate == 1


@pytest.mark.rule("NOIR-32")
def test_the_gms_helpers_need_no_word_and_nobody_helps_where_nobody_is_asked_for() -> None:
    board = table()
    board.test("Guard", claims=TWO, dice=(2, 3))
    assert bonus(board, "Guard") == [4]
    board.test("Ada")
    help_ = board.move(m.ConfirmHelp, character=board.id("Ada"), helper=board.id("Bea"))
    assert board.refused(help_, BEN).code == "wrong-state-not-asked"
    assert board.refused(board.move(m.LetRoll)).code == "wrong-state-not-asked"


@pytest.mark.rule("NOIR-32")
def test_a_roll_waits_for_its_helpers_before_anybody_else_is_asked() -> None:
    board = table()
    board.test("Ada", "Bea")
    board.do(board.move(m.Ready, character=board.id("Ada"), claims=TWO), ANN)
    assert board.waits == [("let", "")]
    board.do(board.move(m.LetRoll))
    assert board.waits == [("ready", "Bea")]
