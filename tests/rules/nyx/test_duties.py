"""The duties in a Nyx conflict: who has them, and in what order."""

from collections.abc import Callable
from typing import Any

import pytest

from rules.core.seat import PUBLIC, Seat
from rules.nyx.base.enums import BonusKind, GroupMode
from rules.nyx.duties import Due, Duty, due, due_for, waiting_for
from rules.nyx.state import contest_actions as m
from tests.rules.nyx.board import ANN, BEN, GM, Board, at_cliff, duel


def declared_once() -> Board:
    board = duel()
    board.declare(1)
    return board


def demanded() -> Board:
    board = duel()
    board.do(board.demand("Ada", "Ash"))
    return board


def picking() -> Board:
    board = duel()
    board.declare_both()
    board.pick(1, 0)
    return board


def won_twice() -> Board:
    board = duel()
    board.round((1, 1), [4, 3])
    return board


def one_story() -> Board:
    board = won_twice()
    board.choose(1, BonusKind.STORY, "A rope.")
    return board


def judged() -> Board:
    board = one_story()
    board.choose(2, BonusKind.STEPS)
    return board


def harmed() -> Board:
    board = duel(lead=-5)
    board.round((1, 0), [10, 3])
    board.steps()
    return board


def against_captain() -> Board:
    """Return a conflict between Ada and a full sheet of the GM, who declares first."""
    board = Board()
    board.player("Ada", ANN)
    board.npc("Captain")
    board.open("Ada", "Captain")
    return board


def captain_declared() -> Board:
    board = against_captain()
    board.declare(2)
    return board


def two_captains() -> Board:
    """Return a conflict between two of the GM's characters: one has declared, the other is automatic."""
    board = Board()
    board.npc("Captain")
    board.npc("Colonel")
    board.open("Captain", "Colonel")
    board.do(m.SetAutomatic(**board.at, side=2, on=True))
    board.declare(1)
    return board


def two_against_guard(**setup: Any) -> Board:
    board = Board()
    board.player("Ada", ANN)
    board.player("Bo", BEN)
    board.bare("Guard", 7)
    board.open("Ada", "Guard", first_members=(board.who("Bo").id,), first_group=GroupMode.BEST, **setup)
    return board


DUTIES: list[tuple[Callable[[], Board], list[tuple[Duty, str, int]]]] = [
    (duel, [(Duty.DECLARE, "Ada", 1), (Duty.DECLARE, "Bo", 2)]),
    (declared_once, [(Duty.PICK_AT_ONCE, "Bo", 2)]),
    (demanded, [(Duty.DEMAND, "Ada", 1), (Duty.DECLARE, "Ada", 1), (Duty.DECLARE, "Bo", 2)]),
    (against_captain, [(Duty.DECLARE, "Captain", 2)]),
    (captain_declared, [(Duty.PICK_AT_ONCE, "Ada", 1)]),
    (two_captains, [(Duty.DECLARE, "Colonel", 2)]),
    (at_cliff, [(Duty.DECLARE, "Ada", 1)]),
    (picking, [(Duty.PICK, "Bo", 2)]),
    (won_twice, [(Duty.BONUS, "Ada", 1), (Duty.BONUS, "Bo", 2)]),
    (one_story, [(Duty.BONUS, "Bo", 2)]),
    (judged, [(Duty.JUDGE, "", 1)]),
    (harmed, [(Duty.PENALTY, "Ada", 1)]),
]


@pytest.mark.rule("NYX-24", "NYX-33", "NYX-36", "NYX-42")
@pytest.mark.parametrize(("case", "duties"), DUTIES)
def test_a_conflict_lists_its_duties_side_by_side(
    case: Callable[[], Board], duties: list[tuple[Duty, str, int]]
) -> None:
    board = case()
    assert [(one.duty, named(board, one), one.side) for one in due(board.state, board.conflict)] == duties


def named(board: Board, one: Due) -> str:
    return board.state.characters[one.character].name if one.character else ""


@pytest.mark.parametrize(
    ("case", "seat", "duties"),
    [
        (demanded, ANN, [Duty.DEMAND, Duty.DECLARE]),
        (demanded, BEN, [Duty.DECLARE]),
        (demanded, GM, []),
        (demanded, PUBLIC, []),
        (against_captain, GM, [Duty.DECLARE]),
        (judged, GM, [Duty.JUDGE]),
        (judged, ANN, []),
        (harmed, ANN, [Duty.PENALTY]),
        (harmed, GM, []),
    ],
)
def test_everybody_is_asked_only_for_their_own_and_the_gm_not_for_players(
    case: Callable[[], Board], seat: Seat, duties: list[Duty]
) -> None:
    board = case()
    assert [one.duty for one in due_for(board.state, board.conflict, seat)] == duties


@pytest.mark.rule("NYX-21")
def test_any_member_may_declare_but_only_ones_own_demand_is_asked() -> None:
    board = two_against_guard()
    board.do(board.demand("Bo", "Ash"))
    bo = board.who("Bo").id
    assert [one.duty for one in due_for(board.state, board.conflict, ANN)] == [Duty.PICK_AT_ONCE]
    assert due_for(board.state, board.conflict, BEN)[0] == Due(Duty.DEMAND, bo, 1)


@pytest.mark.rule("NYX-21", "NYX-42")
def test_only_the_roller_is_asked_about_a_penalty() -> None:
    board = two_against_guard(lead=-5)
    board.round((1, 0), [10, 3])
    board.steps()
    assert [one.duty for one in due_for(board.state, board.conflict, ANN)] == [Duty.PENALTY]
    assert due_for(board.state, board.conflict, BEN) == ()


def test_a_character_who_is_out_is_not_asked_to_answer_a_demand() -> None:
    board = two_against_guard()
    board.do(board.demand("Bo", "Ash"))
    worn = {name: rating.but(fatigue=rating.base) for name, rating in board.who("Bo").ratings.items()}
    board.give("Bo", ratings=worn)
    assert board.who("Bo").is_out
    assert Duty.DEMAND not in [one.duty for one in due_for(board.state, board.conflict, BEN)]


@pytest.mark.rule("NYX-12")
def test_a_demand_holds_a_side_up_only_if_it_concerns_the_roller() -> None:
    board = against_captain()
    board.do(board.demand("Ada", "Ash"))
    assert [side.name for side in waiting_for(board.state, board.conflict)] == ["Ada", "Captain"]
    several = Board()
    several.player("Ada", ANN)
    several.player("Bo", BEN)
    several.npc("Captain")
    members = (several.who("Bo").id,)
    several.open("Ada", "Captain", first_members=members, first_group=GroupMode.BEST)
    several.do(several.demand("Bo", "Ash"))
    assert [one.duty for one in due(several.state, several.conflict)] == [Duty.DEMAND, Duty.DECLARE]
    assert [side.name for side in waiting_for(several.state, several.conflict)] == ["Captain"]


def test_a_finished_conflict_has_no_duties() -> None:
    board = duel()
    board.do(m.GiveUp(**board.at, side=1), ANN)
    assert not board.conflict.is_open
    assert due(board.state, board.conflict) == ()
