"""What is told of a roll or a duel in somebody's own words (ZAP-53)."""

import pytest

from rules.core.seat import Seat
from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from tests.rules.zapas.board import ANN, BEN, CLEO, GM, Board, faces, table


def thrown(hits: int = 3) -> Board:
    board = table()
    board.open("Ada")
    board.build(trait="Soldier", reserve=1)
    board.throw(*faces(hits, 3))
    return board


@pytest.mark.parametrize(("seat", "by"), [(ANN, "Ada"), (GM, "")])
def test_the_roller_and_the_gm_tell_a_roll_and_nobody_else(seat: Seat, by: str) -> None:
    board = thrown()
    assert board.refused(board.move(m.Tell, text="I let go"), BEN) == "not-your-character"
    (told,) = board.do(board.move(m.Tell, text=" I let go "), seat)
    assert told == d.ContestTold(contest=board.roll.id, turn=1, by=by, text="I let go")


def test_a_failure_is_told_again_and_again_but_never_in_no_words() -> None:
    board = thrown(0)
    before = board.state
    for text in ("The rope holds", "No, it does not"):
        board.do(board.move(m.Tell, text=text), ANN)
    assert board.refused(board.move(m.Tell, text=" "), ANN) == "text-empty"
    assert board.state.contests == before.contests


def test_what_is_not_over_or_was_called_off_is_not_told() -> None:
    board = table()
    board.open("Ada")
    assert board.refused(board.move(m.Tell, text="I let go"), ANN) == "stale-button"
    board.do(board.move(m.Cancel), ANN)
    assert board.refused(board.move(m.Tell, text="I let go"), ANN) == "stale-button"


@pytest.mark.rule("ZAP-53")
def test_the_gm_tells_a_duel_and_so_do_both_sides() -> None:
    board = table()
    board.helpable()
    board.begin_bidding()
    board.bid(0, 0)
    board.bid(1, 0, (5, 1))
    for seat, by in ((GM, ""), (ANN, "Ada"), (BEN, "Bo")):
        (told,) = board.do(board.move(m.Tell, text="The map tears"), seat)
        assert isinstance(told, d.ContestTold)
        assert told.by == by
    refusal = board.refusal(board.move(m.Tell, text="The map tears"), CLEO)
    assert (refusal.code, refusal.details) == ("not-your-character", {"name": "Ada"})
