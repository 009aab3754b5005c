"""What follows a failed roll: a condition, a twist, both or neither (ZAP-18)."""

import pytest

from rules.zapas.state import contest_actions as m
from rules.zapas.state import contest_events as d
from rules.zapas.state import events as e
from rules.zapas.state.contests import Roll
from tests.rules.zapas.board import ANN, Board, table


def thrown(*faces: int) -> Board:
    board = table()
    board.open("Ada")
    board.do(board.move(m.Throw), ANN, faces or (1,))
    return board


@pytest.mark.rule("ZAP-18", "ZAP-20")
def test_a_condition_follows_in_the_roll_and_a_twist_may_follow_it() -> None:
    board = thrown()
    (given,) = board.do(board.move(m.Follow, condition="trapped"))
    assert isinstance(given, e.ConditionGiven)
    assert given.contest == board.contest.id
    assert board.who("Ada").condition("trapped") is not None
    assert board.do(board.move(m.Follow, twist="the lamp goes out")) == (
        d.Followed(contest=given.contest, turn=1, twist="the lamp goes out"),
    )


@pytest.mark.rule("ZAP-18")
@pytest.mark.parametrize("twist", ["", "the lamp goes out"])
def test_a_twist_or_the_end_of_the_matter_is_said_once(twist: str) -> None:
    board = thrown()
    board.do(board.move(m.Follow, twist=twist))
    assert isinstance(board.contest, Roll)
    assert board.contest.followed
    assert board.refused(board.move(m.Follow)) == "stale-button"
    assert board.refused(board.move(m.Follow, twist="it rains")) == "stale-button"


@pytest.mark.rule("ZAP-18")
def test_only_the_gm_says_what_follows_and_only_a_failure_has_it() -> None:
    assert (failed := thrown()).refused(failed.move(m.Follow, twist="it rains"), ANN) == "gm-only"
    board = table()
    board.open("Ada", base=2)
    assert board.refused(board.move(m.Follow)) == "stale-button"
    board.build(reserve=2)
    board.do(board.move(m.Throw), ANN, (6, 6, 6))
    assert board.refused(board.move(m.Follow, condition="trapped")) == "stale-button"
