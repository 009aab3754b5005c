"""Grades of a roll and ties of an opposed one, against every throw of few dice."""

from fractions import Fraction
from itertools import product

import pytest

from rules.noir import odds
from rules.noir.grades import grades, verdict

FACES = range(1, 11)


@pytest.mark.rule("NOIR-23")
@pytest.mark.parametrize("value", [-20, 0, 5, 9, 18, 25])
def test_without_fate_the_grades_are_those_known(value: int) -> None:
    found = grades(value)
    assert (found.exceptional_success, found.exceptional_failure) == odds.exceptional(value)
    assert found.success == odds.chance(value)


@pytest.mark.rule("NOIR-67")
@pytest.mark.parametrize("points", [1, 2])
def test_with_fate_an_exceptional_roll_is_a_pair_of_the_two_highest(points: int) -> None:
    found = grades(9, points)
    pairs = [sorted(dice)[-2:] for dice in product(FACES, repeat=2 + points)]
    share = Fraction(sum(low == high for low, high in pairs), len(pairs))
    assert found.exceptional_success + found.exceptional_failure == share
    failing = Fraction(sum(low == high and 2 * low + 9 < 20 for low, high in pairs), len(pairs))
    assert found.exceptional_failure == failing, "with value 9 a pair of tens is always enough"


@pytest.mark.rule("NOIR-21")
def test_the_verdict_is_whole_and_a_tie_is_shared() -> None:
    own, other = odds.Side(9, 1), odds.Side(9)
    found = verdict(own, other, 1, 0)
    assert sum(found) == 1
    assert found.own + found.tie / 2 == odds.versus(own, other, 1, 0)
    assert found.tie > 0


@pytest.mark.rule("NOIR-21")
def test_a_tie_is_settled_by_the_plain_value_where_these_differ() -> None:
    assert verdict(odds.Side(12, 2), odds.Side(10)).tie == 0


@pytest.mark.rule("NOIR-22")
def test_a_tie_without_exploding_dice_is_counted_pair_by_pair() -> None:
    """Sides so far apart that only known sums meet: -17 against 0 needs 20 from one and 3 from the other."""
    found = verdict(odds.Side(5), odds.Side(5))
    throws = list(product(FACES, repeat=2))
    calm = [(sum(dice), max(dice)) for dice in throws if 10 not in dice or 1 in dice]
    counted = Fraction(sum(one == other for one in calm for other in calm), len(throws) ** 2)
    assert counted < found.tie < counted + Fraction(5, 1000)
