"""Who is not asked in Zapas: nothing to pay with, nothing in doubt. One row for each question."""

import pytest

from rules.zapas.duties import Duty, due
from tests.rules.zapas.board import Board, faces, table


def fought(ada: int, bo: int) -> Board:
    """Return a duel between Ada and Bo, who have these dice in reserve and one in the pool, before bids."""
    board = table()
    board.stake("Ada", reserve=ada)
    board.stake("Bo", reserve=bo)
    board.challenge("Ada", "Bo")
    board.agree()
    for side in (0, 1):
        board.choose(side, trait="Scholar")
    return board


def asked(board: Board) -> list[Duty]:
    return [one.duty for one in due(board.duel)] if board.duel.is_open else []


@pytest.mark.rule("ZAP-50")
@pytest.mark.parametrize(
    ("ada", "bo", "dice", "whom"),
    [
        pytest.param(2, 2, (), 0, id="the challenger bids first"),
        pytest.param(0, 2, (), 1, id="nothing to bid with: ready by itself"),
        pytest.param(0, 0, (*faces(1, 2), *faces(0, 2)), None, id="nobody can bid: the dice fall"),
    ],
)
def test_who_is_asked_for_a_bid(ada: int, bo: int, dice: tuple[int, ...], whom: int | None) -> None:
    board = fought(ada, bo)
    board.begin_bidding(dice)
    assert asked(board) == ([] if whom is None else [Duty.BID])
    assert whom is None or board.duel.bidder == whom


@pytest.mark.rule("ZAP-22")
@pytest.mark.parametrize(
    ("base", "duty"),
    [
        pytest.param(None, Duty.DIFFICULTY, id="no difficulty yet"),
        pytest.param(3, Duty.BUILD, id="the GM has called for it with one"),
    ],
)
def test_who_is_asked_for_a_difficulty(base: int | None, duty: Duty) -> None:
    board = table()
    board.open("Ada", base)
    assert [one.duty for one in due(board.roll)] == [duty]
