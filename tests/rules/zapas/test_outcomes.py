"""What came of the dice is calculated again (ZAP-15 to 17, ZAP-51)."""

import pytest

from rules.zapas.outcomes import ZapasOutcomes
from rules.zapas.state import contest_events as d
from tests.rules.zapas.board import Board, table


def fought(*dice: int) -> Board:
    """Return a duel in which each side has thrown one die."""
    board = table()
    board.helpable()
    board.begin_bidding()
    board.bid(0, 0)
    board.bid(1, 0, dice)
    return board


@pytest.mark.rule("ZAP-51")
@pytest.mark.parametrize(
    ("dice", "winner", "stake"),
    [((4, 3), 0, "The map is mine"), ((3, 4), 1, "The map is yours"), ((4, 4), None, ""), ((1, 1), None, "")],
)
def test_only_the_winner_and_the_stake_that_follow_from_the_dice_hold(
    dice: tuple[int, int], winner: int | None, stake: str
) -> None:
    board = fought(*dice)
    thrown = board.event(d.DuelThrown)
    assert (thrown.winner, thrown.stake) == (winner, stake)
    outcomes = ZapasOutcomes()
    assert all(outcomes.follows(event) for event in board.log)
    for other in {None, 0, 1} - {winner}:
        assert not outcomes.follows(thrown.but(winner=other))
    assert not outcomes.follows(thrown.but(stake="Another"))
