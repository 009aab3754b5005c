"""Rolls against 20 and against others, and their grades (NOIR-20 to 23)."""

from collections.abc import Iterable, Sequence

import pytest

from rules.core.refusal import Refused
from rules.noir.base.enums import Outcome
from rules.noir.base.roll_outcomes import (
    TARGET,
    ComparableResult,
    against_target,
    comparable_result,
    outcome,
    roll_total,
    winner,
)


class Ties:
    """A source of tie-breaking throws with written faces; it records how many dice each call requests."""

    def __init__(self, throws: Iterable[Sequence[int]] = ()) -> None:
        self.throws = list(throws)
        self.asked: list[int] = []

    def __call__(self, count: int) -> Sequence[int]:
        self.asked.append(count)
        return self.throws.pop(0)


def side(total: int, value: int = 0, highest: int = 0) -> ComparableResult:
    return ComparableResult(total, value, highest)


@pytest.mark.rule("NOIR-20")
def test_twenty_is_always_the_target_and_enough() -> None:
    assert TARGET == 20
    assert against_target((4, 5), 11, 0) is Outcome.SUCCESS
    assert against_target((4, 5), 10, 0) is Outcome.FAILURE


@pytest.mark.rule("NOIR-20")
def test_a_roll_total_may_be_below_zero() -> None:
    assert roll_total((1, 2), 0, -30) == -27


@pytest.mark.rule("NOIR-23")
@pytest.mark.parametrize(
    ("won", "faces", "grade"),
    [
        (True, (4, 5), Outcome.SUCCESS),
        (True, (4, 4), Outcome.EXCEPTIONAL_SUCCESS),
        (False, (4, 5), Outcome.FAILURE),
        (False, (4, 4), Outcome.EXCEPTIONAL_FAILURE),
    ],
)
def test_a_pair_makes_either_end_exceptional(won: bool, faces: tuple[int, int], grade: Outcome) -> None:
    assert outcome(won, faces) is grade
    assert (grade.won, grade.exceptional) == (won, faces[0] == faces[1])


@pytest.mark.rule("NOIR-22")
def test_a_tie_is_decided_by_the_plain_value_and_then_the_highest_of_all_dice() -> None:
    assert comparable_result((10, 4, 6), 7, -3) == ComparableResult(total=24, value=7, highest=10)


@pytest.mark.rule("NOIR-21")
def test_the_highest_total_wins_without_any_further_throw() -> None:
    ties = Ties()
    assert winner([side(12, 9, 9), side(13), side(11, 9, 9)], ties) == 1
    assert ties.asked == []


@pytest.mark.rule("NOIR-22")
def test_a_value_comes_before_a_highest_die() -> None:
    assert winner([side(20, 5, 10), side(20, 6, 3)], Ties()) == 1


@pytest.mark.rule("NOIR-22")
def test_only_full_ties_are_thrown_for_and_only_the_best_throw_again() -> None:
    ties = Ties([(3, 8, 8), (2, 9)])
    sides = [side(20, 5, 9), side(21, 5, 9), side(21, 5, 8), side(21, 5, 9), side(21, 5, 9)]
    assert winner(sides, ties) == 4
    assert ties.asked == [3, 2]


@pytest.mark.rule("NOIR-22")
def test_a_throw_with_too_few_dice_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        winner([side(20), side(20)], Ties([(4,)]))
    assert (refused.value.code, refused.value.details) == ("bad-count", {"have": 1, "need": 2})


@pytest.mark.rule("NOIR-21")
@pytest.mark.parametrize("sides", [[], [side(20)]])
def test_an_opposed_roll_needs_an_opponent(sides: list[ComparableResult]) -> None:
    with pytest.raises(Refused) as refused:
        winner(sides, Ties())
    assert (refused.value.code, refused.value.details) == ("bad-count", {"have": len(sides), "need": 2})
