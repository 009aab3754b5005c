"""The duties in a Zapas contest, and who has them."""

from collections.abc import Callable

import pytest

from rules.campaign.actions import GiveCharacter
from rules.core.seat import PUBLIC, Seat
from rules.zapas.duties import Due, Duty, due, due_for, own_due
from rules.zapas.state import contest_actions as m
from tests.rules.zapas.board import ANN, BEN, CLEO, GM, Board, table
from tests.rules.zapas.moments import at_task, bidding, doubted


def opened() -> Board:
    board = table()
    board.open("Ada", None)
    return board


def challenged(*, stakes: bool = True) -> Board:
    board = table()
    board.challenge("Ada", "Bo", stakes=stakes)
    return board


def halfway() -> Board:
    """Return a duel in which Ada has chosen her pool and Bo has not."""
    board = challenged()
    board.agree()
    board.choose(0)
    return board


def helping() -> Board:
    """Return a duel in which Ada has asked to begin the bidding."""
    board = table()
    board.helpable()
    board.side(m.CloseHelp, 0)
    return board


def recovering() -> Board:
    board = table()
    people = (board.id("Ada"), board.id("Bo"))
    board.do(m.StartRecovery(place=1, characters=people), ANN, (1,))
    return board


WAITS: list[tuple[Callable[[], Board], list[tuple[Duty, str, int]]]] = [
    (opened, [(Duty.DIFFICULTY, "", 0)]),
    (at_task, [(Duty.BUILD, "Ada", 0)]),
    (doubted, [(Duty.OBJECTION, "", 0), (Duty.CONFIRM, "Ada", 0)]),
    (lambda: challenged(stakes=False), [(Duty.STAKES, "Ada", 0), (Duty.STAKES, "Bo", 1)]),
    (challenged, [(Duty.ACCEPT, "Ada", 0), (Duty.ACCEPT, "Bo", 1)]),
    (halfway, [(Duty.CHOOSE, "Bo", 1)]),
    (helping, [(Duty.CLOSE_HELP, "Bo", 1)]),
    (bidding, [(Duty.BID, "Bo", 1)]),
    (recovering, [(Duty.END_RECOVERY, "", 0)]),
]


@pytest.mark.rule("ZAP-12", "ZAP-47")
@pytest.mark.parametrize(("case", "waits"), WAITS)
def test_a_contest_lists_its_duties(case: Callable[[], Board], waits: list[tuple[Duty, str, int]]) -> None:
    board = case()
    assert due(board.contest) == tuple(
        Due(duty, board.id(name) if name else "", side) for duty, name, side in waits
    )


@pytest.mark.parametrize(
    ("seat", "duties"),
    [(GM, [Duty.OBJECTION, Duty.CONFIRM]), (ANN, [Duty.CONFIRM]), (BEN, []), (CLEO, []), (PUBLIC, [])],
)
def test_everybody_answers_for_themselves_and_the_gm_for_everybody(seat: Seat, duties: list[Duty]) -> None:
    board = doubted()
    assert [one.duty for one in due_for(board.state, board.roll, seat)] == duties


def test_a_character_who_was_given_to_the_gm_answers_through_the_gms_own_seat() -> None:
    board = table()
    board.do(GiveCharacter(character=board.id("Ada"), seat=GM.id))
    board.open("Ada")
    assert [one.duty for one in own_due(board.state, board.roll, GM)] == [Duty.BUILD]
    board.do(board.move(m.Cancel))
    board.open("Bo")
    assert own_due(board.state, board.roll, GM) == ()


def test_a_finished_contest_waits_for_nothing() -> None:
    board = opened()
    board.do(board.move(m.Cancel))
    assert due(board.roll) == ()
