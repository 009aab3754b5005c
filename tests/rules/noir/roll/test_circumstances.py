"""The GM's circumstances in any roll that waits for its dice (NOIR-31)."""

import pytest

from rules.noir.base.enums import Health
from rules.noir.base.modifiers import Source
from rules.noir.roll.circumstances import bonuses_only
from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state.contests import RollPart
from tests.rules.noir.board import ANN, BEN, GM, Board
from tests.rules.noir.moments import attacked, condition, dazed, fight, harmed, hit, rich, table, wounded


def give(board: Board, name: str, *sizes: int) -> None:
    board.do(board.move(m.GiveCircumstances, character=board.id(name), sizes=sizes))


def given(board: Board, name: str) -> list[int]:
    """Return the circumstances that count in the roll that waits for somebody."""
    found: list[RollPart | None] = [check.cast_of(board.id(name)) for check in board.contest.checks]
    (cast,) = [one for one in found if one is not None]
    return [item.amount for item in cast.modifiers if item.source is Source.GM]


@pytest.mark.rule("NOIR-31", "NOIR-90")
def test_several_circumstances_are_given_to_initiative_and_replace_those_given_before() -> None:
    board = rich(table(), Ada=3, Bea=3)
    board.fight({"Ada": 1, "Bea": 2}, ())
    give(board, "Ada", 5, -2)
    assert given(board, "Ada") == [5, -2]
    give(board, "Ada", -10)
    assert given(board, "Ada") == [-10]
    assert given(board, "Bea") == []
    board.answer(m.PayOdds, "Ada", (9, 8), points=0)
    assert board.event(d.CheckDecided).check.casts[0].modifier == -10


@pytest.mark.rule("NOIR-125", "NOIR-126")
def test_only_rolls_against_daze_and_to_recover_take_no_penalty() -> None:
    assert [bonuses_only(moment().contest) for moment in (harmed, dazed)] == [True, True]
    assert [bonuses_only(moment().contest) for moment in (attacked, wounded)] == [False, False]


@pytest.mark.rule("NOIR-31", "NOIR-125", "NOIR-127")
def test_a_roll_against_daze_takes_bonuses_only_and_a_wound_roll_takes_both() -> None:
    board = hit(Ada=3)
    board.do(board.move(m.Survive, points=0), ANN, (9, 8))
    give(board, "Ada", 5, -5)
    assert given(board, "Ada") == [5]
    board.answer(m.PayOdds, "Ada", (9, 8), points=0)
    give(board, "Ada", 5, -5)
    assert given(board, "Ada") == [5, -5]


@pytest.mark.rule("NOIR-31", "NOIR-126")
def test_circumstances_set_ahead_count_in_the_roll_to_come_round_and_are_used_up() -> None:
    board = fight("Bea")
    rich(board, Ada=2)
    condition(board, "Ada", health=Health.DAZED)
    ahead = board.move(m.SetFighterCircumstances, character=board.id("Ada"), sizes=(5,))
    board.do(ahead)
    board.declare("wait", seat=BEN)
    while board.combat.actor != board.id("Ada"):
        board.declare("wait")
    assert given(board, "Ada") == [5]
    assert board.fighter("Ada").circumstances == ()


@pytest.mark.rule("NOIR-31")
def test_circumstances_of_a_call_join_what_the_player_says_matters() -> None:
    board = rich(table(), Ada=3)
    board.test("Ada")
    give(board, "Ada", -5, -2)
    board.answer(m.Ready, "Ada", (9, 8), claims=m.Claims(traits=("Greedy",)))
    assert board.event(d.CheckDecided).check.casts[0].modifier == -5 - 2 + 2


@pytest.mark.rule("NOIR-31")
def test_only_the_gm_gives_circumstances_and_only_before_the_dice() -> None:
    board = rich(table(), Ada=9)
    board.test("Ada")
    wish = board.move(m.GiveCircumstances, character=board.id("Ada"), sizes=(2,))
    assert board.refused(wish, ANN).code == "gm-only"
    assert board.refused(wish.but(sizes=(3,)), GM).code == "bad-level"
    assert board.refused(wish.but(sizes=(2,) * 6), GM).code == "bad-value-many"
    board.answer(m.Ready, "Ada", (2, 3), odds=0)
    late = board.move(m.GiveCircumstances, character=board.id("Ada"), sizes=(10,))
    assert board.refused(late).code == "wrong-state-thrown"
