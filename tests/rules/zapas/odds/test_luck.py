"""How often Zapas rolls and duels succeed, compared with the chances that they report."""

from fractions import Fraction

import pytest

from rules.contract.system import play
from rules.zapas.odds.luck import CHECKS
from rules.zapas.odds.odds import duel
from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from rules.zapas.system import ZAPAS
from tests.rules.dice_branches import forked
from tests.rules.exact_luck import Mean, fair, means, read
from tests.rules.zapas.board import Board, table


def over_all_faces(board: Board, move: m.ContestMove, name: str) -> dict[str, Mean]:
    """Return the means of an action's rolls over all faces of its dice, by character name."""
    forks = forked(lambda dice: play(ZAPAS, board.state, move, board.seat(name), dice).events)
    names = {number: who.name for number, who in board.state.characters.items()}
    return {names[number]: mean for number, mean in means(CHECKS, board.log, forks).items()}


@pytest.mark.rule("ZAP-17")
@pytest.mark.parametrize(("reserve", "difficulty", "chance"), [(2, 2, Fraction(1, 2)), (0, 3, Fraction(0))])
def test_a_roll_succeeds_as_often_as_stated(reserve: int, difficulty: int, chance: Fraction) -> None:
    board = table()
    board.open("Ada", difficulty)
    board.build(reserve=reserve)
    assert over_all_faces(board, board.move(m.Throw, board.roll), "Ada") == {"Ada": fair(chance)}


@pytest.mark.rule("ZAP-51")
def test_both_sides_of_a_duel_win_as_often_as_the_other_throw_predicts() -> None:
    board = table()
    board.helpable()
    board.begin_bidding()
    board.bid(0, 1)
    board.bid(1, 0)
    found = over_all_faces(board, board.move(m.Bid, board.duel, side=0, dice=0), "Ada")
    chances = duel(2, 1)
    assert found == {"Ada": fair(chances.a), "Bo": fair(chances.b)}


def test_the_chance_in_a_duel_is_measured_against_the_others_throw() -> None:
    board = table()
    board.helpable()
    board.begin_bidding()
    board.bid(0, 1)
    board.bid(1, 0)
    board.bid(0, 0, (5, 6, 4))
    ada, bo = board.id("Ada"), board.id("Bo")
    one, other = read(CHECKS, board.log)
    assert one[:4] == (ada, True, Fraction(1, 4), (bo,))
    assert other[:4] == (bo, False, Fraction(0), (ada,))
    late = [event for event in board.log if not isinstance(event, d.DuelOpened)]
    assert read(CHECKS, late) == []


def test_a_roll_knows_its_trait() -> None:
    board = table()
    board.open("Ada", 2)
    board.build(trait="Soldier", aspects=("drill",))
    board.throw(5, 6, 1)
    (check,) = read(CHECKS, board.log)
    assert (check.won, check.rolls) == (True, "Soldier")
