"""Effects that last for a round are settled when the combat ends or the fighter is taken out of it."""

from collections.abc import Callable

import pytest

from rules.noir.base.enums import Health
from rules.noir.combat.lifecycle import one_side_left
from rules.noir.harm.ability_to_act import would_grit_help
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from tests.rules.noir.board import Board
from tests.rules.noir.moments import FIRST, condition, fight, table

SIDES = {"Ada": 1, "Bea": 1, "Guard": 2}
Ending = Callable[[Board], None]


def out(board: Board) -> None:
    """Take Ada out of the combat."""
    board.do(board.move(m.LeaveCombat, board.combat, character=board.id("Ada")))


def over(board: Board) -> None:
    """End the combat."""
    board.do(board.move(m.EndContest, board.combat))


@pytest.mark.rule("NOIR-126")
@pytest.mark.parametrize("end", [out, over])
def test_a_fighter_who_came_round_acts_again_after_the_fight(end: Ending) -> None:
    board = table()
    condition(board, "Ada", health=Health.DAZED)
    board.fight(SIDES, (*FIRST["Ada"], 9, 8))
    assert board.who("Ada").condition.health is Health.RECOVERING
    end(board)
    assert board.who("Ada").condition.health is Health.ACTING


def dying() -> Board:
    """Return a fight in which Ada has three rounds left to live; the current round does not count."""
    board = fight("Bea")
    condition(board, "Ada", open_wounds=1, mortal=3, fresh=True)
    return board


@pytest.mark.rule("NOIR-128")
@pytest.mark.parametrize("end", [out, over])
def test_the_first_round_of_a_new_fight_counts_for_somebody_dying_since_the_last(end: Ending) -> None:
    board = dying()
    end(board)
    if board.combat.is_open:
        over(board)
    board.fight(SIDES, FIRST["Bea"])
    board.declare("wait")
    board.declare("wait")
    assert (board.combat.turn, board.who("Ada").condition.mortal) == (2, 2)


@pytest.mark.rule("NOIR-128")
def test_a_round_outside_combat_counts_for_somebody_dying_since_a_fight() -> None:
    board = dying()
    over(board)
    board.do(a.PassRound())
    assert board.who("Ada").condition.mortal == 2


def test_a_fight_has_one_side_left_when_nobody_else_can_still_act() -> None:
    board = fight()
    left = []
    for how in (Health.ACTING, Health.DAZED, Health.UNCONSCIOUS, Health.DEAD):
        condition(board, "Guard", health=how)
        left.append(one_side_left(board.state, board.combat))
    assert left == [False, False, True, True]
    for name in ("Ada", "Bea"):
        condition(board, name, health=Health.DEAD)
    assert one_side_left(board.state, board.combat), "nor is there any other"


@pytest.mark.rule("NOIR-63")
def test_grit_helps_who_has_a_turn_left_and_cannot_act() -> None:
    board = fight()
    guard = board.who("Guard")
    assert not would_grit_help(board.combat, guard), "who can act needs none"
    condition(board, "Guard", health=Health.DAZED)
    guard = board.who("Guard")
    assert would_grit_help(board.combat, guard)
    assert not would_grit_help(board.combat.but(turn=0), guard), "before the first round"
    assert not would_grit_help(board.combat.but(harm=True), guard)
    for changes in ({"grit": True}, {"had_turn": True}):
        fighters = tuple(one.but(**changes) if one.name == "Guard" else one for one in board.combat.fighters)
        assert not would_grit_help(board.combat.but(fighters=fighters), guard)
    others = tuple(one for one in board.combat.fighters if one.name != "Guard")
    assert not would_grit_help(board.combat.but(fighters=others), guard)


@pytest.mark.rule("NOIR-128", "NOIR-130")
def test_the_dead_are_neither_dying_nor_saved() -> None:
    board = fight()
    condition(board, "Ada", health=Health.DEAD, mortal=3, fresh=True, saved=True)
    how = board.who("Ada").condition
    assert (how.mortal, how.fresh, how.saved) == (0, False, False)
