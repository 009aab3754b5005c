"""Noir's waits, in contests and between them, and the default answers for absent players."""

import pytest

from rules.contract.system import Wait
from rules.core.seat import PUBLIC
from rules.noir.base.enums import ActionId, Health
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from rules.noir.system import NOIR
from tests.rules.noir.board import ANN, BEN, GM, Board
from tests.rules.noir.moments import attacked, condition, fight, gritting, hit, rich, table


def waits(board: Board) -> list[tuple[str, str]]:
    return [(wait.what, wait.seat) for wait in NOIR.waits(board.state)]


def the(board: Board, what: str) -> Wait:
    return next(wait for wait in NOIR.waits(board.state) if wait.what == what)


def test_the_fighter_whose_turn_it_is_is_awaited_and_waits_by_default() -> None:
    board = fight("Ada")
    assert waits(board) == [("declare", ANN.id)]
    wait = the(board, "declare")
    assert (wait.character, wait.contest) == (board.id("Ada"), board.combat.id)
    assert [default.action for default in wait.defaults if isinstance(default, m.Declare)] == [ActionId.WAIT]
    assert waits(fight("Guard")) == [("declare", "")]


def test_a_target_defends_by_default_in_the_plainest_way_without_fate() -> None:
    board = attacked(Ada=6)
    assert waits(board) == [("defend", ANN.id)]
    (default,) = the(board, "defend").defaults
    assert isinstance(default, m.Defend)
    assert default.action is not None
    assert default.odds == 0


@pytest.mark.rule("NOIR-63", "NOIR-98")
def test_a_target_who_could_only_defend_with_grit_defends_by_default_with_nothing() -> None:
    board = rich(fight("Guard"), Ada=6)
    condition(board, "Ada", health=Health.DAZED)
    board.declare("fight", "Ada", weapons=("axe",))
    (default,) = the(board, "defend").defaults
    assert isinstance(default, m.Defend)
    assert (default.action, default.odds) == (None, 0)


@pytest.mark.rule("NOIR-84")
def test_the_gm_says_what_became_of_an_npc_whom_a_wound_took_out_as_long_as_the_fight_lasts() -> None:
    board = fight()
    condition(board, "Guard", health=Health.OUT)
    assert the(board, "fallen").character == board.id("Guard")
    board.do(board.move(m.EndContest))
    assert "fallen" not in [what for what, _ in waits(board)]


def test_no_default_pays_for_anybody_or_decides_about_paying_for_ones_life() -> None:
    board = hit(Ada=3, Bea=3)
    assert waits(board) == [("protect", BEN.id)]
    (default,) = the(board, "protect").defaults
    board.do(default, BEN)
    assert waits(board) == [("survive", ANN.id)]
    assert the(board, "survive").defaults == ()
    (passed,) = the(gritting(), "grit").defaults
    assert isinstance(passed, m.PassTurn)


def test_no_default_buys_odds_before_a_roll() -> None:
    board = rich(table(), Ada=4)
    board.test("Ada")
    assert [one.odds for one in the(board, "ready").defaults if isinstance(one, m.Ready)] == [0]


def test_no_default_pays_for_a_die_in_a_fight_or_after_a_roll() -> None:
    board = rich(table(), Ada=4)
    board.fight({"Ada": 1, "Bea": 2}, (9, 8))
    assert [one.points for one in the(board, "odds").defaults if isinstance(one, m.PayOdds)] == [0]
    board = rich(table(), Ada=4)
    board.test("Ada")
    board.answer(m.Ready, "Ada", (2, 3), odds=0)
    assert [one.buy for one in the(board, "late").defaults if isinstance(one, m.BuyLate)] == [False]


def test_no_default_writes_texts_and_a_lost_talk_is_accepted() -> None:
    board = table()
    board.talk("Ada", "Bea", effect="")
    assert waits(board) == [("terms", BEN.id)]
    assert the(board, "terms").defaults == ()
    other = table()
    other.talk("Ada", "Bea")
    other.answer(m.Ready, "Ada")
    other.answer(m.Ready, "Bea", (2, 3, 9, 8))
    (default,) = the(other, "loss").defaults
    assert isinstance(default, m.ChooseLoss)
    assert not default.escalate


@pytest.mark.rule("NOIR-64")
def test_a_players_request_waits_for_the_gm() -> None:
    board = rich(table(), Ada=12)
    board.do(a.PayChange(character=board.id("Ada"), text="A door."), ANN)
    assert NOIR.waits(board.state) == (Wait("ask", "", board.id("Ada")),)
    assert NOIR.waits(NOIR.view(board.state, PUBLIC)) == NOIR.waits(board.state)


@pytest.mark.rule("NOIR-128", "NOIR-129")
def test_a_countdown_outside_a_fight_and_the_word_that_ends_one_wait_for_the_gm() -> None:
    board = table()
    condition(board, "Ada", mortal=3)
    condition(board, "Bea", saved=True, health=Health.UNCONSCIOUS)
    assert waits(board) == [("countdown", ""), ("saved", "")]
    board.do(a.PassRound())
    assert waits(board) == [("countdown", ""), ("saved", "")]


def test_only_the_gm_knows_the_countdown_of_somebody_players_have_not_met() -> None:
    board = table()
    condition(board, "Guard", mortal=3)
    assert waits(board) == [("countdown", "")]
    assert NOIR.waits(NOIR.view(board.state, ANN)) == ()
    assert NOIR.waits(NOIR.view(board.state, GM)) == NOIR.waits(board.state)


def test_a_sheet_that_is_not_in_play_waits_for_its_player() -> None:
    board = Board()
    board.do(a.CreateCharacter(name="Eve"), ANN)
    assert waits(board) == [("sheet", ANN.id)]
