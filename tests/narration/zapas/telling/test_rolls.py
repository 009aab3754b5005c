"""What a roll is told as: how near it was, how hard, and in spite of what."""

import pytest

from rules.zapas.state.contests import Step
from tests.narration.zapas.telling.storied import StoriedBoard, storied
from tests.rules.zapas.board import faces


def thrown(hits: int, dice: int, base: int = 3) -> StoriedBoard:
    """Return a board on which Ada has thrown so many dice from the reserve, with so many hits."""
    board = storied()
    board.open("Ada", base)
    board.build(reserve=dice - 1)
    board.throw(*faces(hits, dice))
    return board


@pytest.mark.rule("ZAP-17", "ZAP-18")
@pytest.mark.parametrize(
    ("hits", "dice", "base", "told"),
    [
        (3, 5, 3, "win-exact"),
        (4, 5, 3, "win"),
        (5, 5, 3, "win"),
        (6, 6, 3, "win-far"),
        (5, 6, 5, "win-steep"),
        (2, 5, 3, "lose-one"),
        (1, 5, 3, "lose"),
        (0, 5, 3, "lose-none"),
        (0, 1, 2, "lose-none"),
    ],
)
def test_a_roll_is_told_by_its_distance_from_the_difficulty(
    hits: int, dice: int, base: int, told: str
) -> None:
    assert thrown(hits, dice, base).told[0] == told


@pytest.mark.rule("ZAP-22")
def test_a_success_in_spite_of_a_condition_names_the_condition() -> None:
    board = storied()
    board.hurt("Ada", "a broken arm", raises=1)
    board.open("Ada")
    board.difficulty(2, conditions=("a broken arm",))
    board.build(reserve=3)
    board.throw(*faces(3, 4))
    assert board.told[0] == "win-hurt"
    assert "“a broken arm”" in board.sentences[0]


@pytest.mark.rule("ZAP-16")
def test_a_raise_for_another_reason_is_no_condition() -> None:
    board = storied()
    board.open("Ada")
    board.difficulty(2, raises=(Step(text="Wind", amount=1),))
    board.build(reserve=3)
    board.throw(*faces(3, 4))
    assert board.told[0] == "win-exact"


def test_a_handful_is_at_least_three_dice() -> None:
    assert "handful" in thrown(0, 3).claims("roll")
    assert "handful" not in thrown(0, 2).claims("roll")


def test_a_title_is_quoted_only_if_it_is_short() -> None:
    board = thrown(3, 4)
    assert {"title_named", "goal_named"} <= board.claims("roll")
    opened = board.opening("Ada", base=3).but(title="Climb the wall and then " * 5, goal="")
    board.do(opened)
    board.build()
    board.throw(*faces(1, 1))
    assert not {"title_named", "goal_named"} & board.claims("roll")
