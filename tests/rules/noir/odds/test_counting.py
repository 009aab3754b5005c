"""The sums of dice that are counted separately, and those that are counted together (NOIR-11, NOIR-20)."""

import pytest

from rules.noir.odds.counting import LAST, reaching


@pytest.mark.rule("NOIR-11", "NOIR-20")
@pytest.mark.parametrize("dice", [1, 2])
def test_a_chain_that_has_to_exceed_the_last_sum_has_to_reach_the_next(dice: int) -> None:
    beyond = reaching(dice, LAST + 1)
    assert beyond == reaching(dice, LAST + 2) == reaching(dice, 10 * LAST)


@pytest.mark.rule("NOIR-11", "NOIR-20")
def test_two_dice_reach_the_last_sum_more_often_than_they_exceed_it() -> None:
    assert reaching(2, LAST) > reaching(2, LAST + 1) > 0
