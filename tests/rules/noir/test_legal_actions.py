"""What is offered in single moments of Noir; that all of it is accepted is tested in random play."""

from typing import TypeVar

import pytest

from rules.core.model_base import Action
from rules.core.seat import PUBLIC, Seat
from rules.noir.base.enums import Health
from rules.noir.legal_actions import legal_actions
from rules.noir.state import actions as a
from rules.noir.state import contest_actions as m
from tests.rules.noir.board import ANN, BEN, GM, Board
from tests.rules.noir.moments import condition, fight, gritting, hit, rich, table

A = TypeVar("A", bound=Action)


def offered(board: Board, kind: type[A], seat: Seat = ANN) -> list[A]:
    """Return what is offered to a seat, of one kind."""
    return [one for one in legal_actions(board.state, seat) if isinstance(one, kind)]


# ----------------------------------------------------------------------------------------------- talks


@pytest.mark.rule("NOIR-142")
def test_the_loser_of_a_roll_accepts_it_or_goes_up_one_level() -> None:
    board = table()
    board.talk("Ada", "Bea")
    board.answer(m.Ready, "Ada")
    board.answer(m.Ready, "Bea", (2, 3, 9, 8))
    assert [one.escalate for one in offered(board, m.ChooseLoss)] == [False, True]


@pytest.mark.rule("NOIR-142", "NOIR-143")
@pytest.mark.parametrize(("level", "choices"), [(3, [False, True]), (4, [False])])
def test_the_loser_of_a_fight_goes_up_to_the_fourth_level_and_no_further(
    level: int, choices: list[bool]
) -> None:
    board = table()
    board.talk("Ada", "Bea", (9, 5, 2, 3), level=level)
    board.do(board.move(m.EndContest, board.combat))
    board.do(board.move(m.NameLoser, board.social, character=board.id("Ada")))
    assert [one.escalate for one in offered(board, m.ChooseLoss)] == choices


@pytest.mark.rule("NOIR-143")
def test_the_gm_names_who_lost_a_fight_of_a_talk_once_it_is_over() -> None:
    board = table()
    board.talk("Ada", "Guard", (9, 5, 2, 3), level=3)
    assert offered(board, m.NameLoser, GM) == []
    board.do(board.move(m.EndContest, board.combat))
    losers = [one.character for one in offered(board, m.NameLoser, GM)]
    assert losers == [board.id("Ada"), board.id("Guard")]


# ----------------------------------------------------------------------------------------------- rolls


@pytest.mark.rule("NOIR-67")
def test_of_odds_dice_the_two_highest_or_the_first_and_last_are_offered() -> None:
    board = rich(table(), Ada=9)
    board.test("Ada")
    board.answer(m.Ready, "Ada", (3, 4, 5, 6), odds=2)
    assert [one.places for one in offered(board, m.ChooseTwo)] == [None, (0, 3)]


@pytest.mark.rule("NOIR-67")
@pytest.mark.parametrize(("fate", "points"), [(1, [0, 1]), (2, [0, 1, 2]), (9, [0, 1, 2, 3, 4, 5])])
def test_before_a_roll_as_many_points_are_offered_as_there_are_up_to_five(
    fate: int, points: list[int]
) -> None:
    board = rich(table(), Ada=fate)
    board.fight({"Ada": 1, "Bea": 2}, (9, 8))
    assert [one.points for one in offered(board, m.PayOdds)] == points


@pytest.mark.rule("NOIR-68")
def test_the_late_die_is_bought_or_not() -> None:
    board = rich(table(), Ada=4)
    board.test("Ada")
    board.answer(m.Ready, "Ada", (2, 3), odds=0)
    assert [one.buy for one in offered(board, m.BuyLate)] == [False, True]


# ---------------------------------------------------------------------------------------------- combat


@pytest.mark.rule("NOIR-62")
def test_somebody_asked_to_step_in_may_do_so_or_not() -> None:
    board = hit(Bea=3)
    assert [one.steps_in for one in offered(board, m.Protect, BEN)] == [False, True]


@pytest.mark.rule("NOIR-70")
@pytest.mark.parametrize(("fate", "prices"), [(3, [0, 3]), (5, [0, 3]), (6, [0, 3, 6])])
def test_a_victim_may_pay_to_survive_as_much_as_there_is(fate: int, prices: list[int]) -> None:
    board = rich(hit(Bea=3), Ada=fate)
    board.answer(m.Protect, "Bea", steps_in=False)
    assert [one.points for one in offered(board, m.Survive)] == prices


@pytest.mark.rule("NOIR-63")
@pytest.mark.parametrize(("fate", "offers"), [(0, 0), (1, 1)])
def test_grit_is_offered_to_who_has_the_point(fate: int, offers: int) -> None:
    board = gritting()
    rich(board, Ada=fate)
    assert len(offered(board, m.Grit)) == offers


@pytest.mark.rule("NOIR-63", "NOIR-98")
def test_a_target_is_offered_grit_only_to_defend_at_all_and_only_once() -> None:
    board = rich(fight("Guard"), Ada=6)
    board.declare("fight", "Ada", weapons=("axe",))
    assert offered(board, m.Grit) == []
    condition(board, "Ada", health=Health.DAZED)
    assert len(offered(board, m.Grit)) == 1
    board.answer(m.Grit, "Ada")
    assert offered(board, m.Grit) == []


@pytest.mark.rule("NOIR-63")
def test_who_has_had_a_turn_is_offered_no_grit_to_defend() -> None:
    board = rich(fight("Guard"), Ada=6)
    board.declare("fight", "Ada", weapons=("axe",))
    condition(board, "Ada", health=Health.DAZED)
    board.set_fighter("Ada", had_turn=True)
    assert offered(board, m.Grit) == []


# --------------------------------------------------------------------------------------------- outside


def test_only_a_sheets_own_player_is_offered_to_finish_it() -> None:
    board = Board()
    board.do(a.CreateCharacter(name="Eve"), ANN)
    board.do(a.CreateCharacter(name="Thug", npc=True))
    assert [one.character for one in offered(board, a.FinishSheet)] == [board.id("Eve")]
    assert [offered(board, a.FinishSheet, seat) for seat in (BEN, GM, PUBLIC)] == [[], [], []]


@pytest.mark.rule("NOIR-60", "NOIR-64")
def test_the_gm_is_offered_to_refuse_a_request_since_to_allow_it_may_need_a_price() -> None:
    board = rich(table(), Ada=4)
    board.do(a.PayChange(character=board.id("Ada"), text="A door."), ANN)
    assert [one.allowed for one in offered(board, a.JudgeAsk, GM)] == [False]
    assert offered(board, a.JudgeAsk) == []
