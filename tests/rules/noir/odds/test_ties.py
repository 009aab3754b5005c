"""Ties in an opposed Noir roll, compared with every pair of throws that do not explode."""

from fractions import Fraction
from itertools import product

import pytest

from rules.noir.odds.counting import LAST
from rules.noir.odds.roll_odds import Side, versus
from rules.noir.odds.ties import opposed_chances, tie

FACES = range(1, 11)


@pytest.mark.rule("NOIR-21")
def test_the_verdicts_sum_to_one_and_a_full_tie_is_shared() -> None:
    own, other = Side(9, 1), Side(9)
    found = opposed_chances(own, other, 1, 0)
    assert sum(found) == 1
    assert found.own + found.tie / 2 == versus(own, other, 1, 0)
    assert found.tie > 0


@pytest.mark.rule("NOIR-21")
def test_a_tie_is_settled_by_the_plain_values_if_they_differ() -> None:
    assert opposed_chances(Side(12, 2), Side(10)).tie == 0


@pytest.mark.rule("NOIR-21")
def test_sides_whose_totals_are_too_far_apart_are_never_tied() -> None:
    assert tie(Side(5, LAST + 1), Side(5)) == 0


@pytest.mark.rule("NOIR-22")
def test_a_tie_is_an_equal_sum_with_an_equal_highest_die() -> None:
    found = opposed_chances(Side(5), Side(5))
    throws = list(product(FACES, repeat=2))
    calm = [(sum(dice), max(dice)) for dice in throws if 10 not in dice or 1 in dice]
    counted = Fraction(sum(one == other for one in calm for other in calm), len(throws) ** 2)
    assert counted < found.tie < counted + Fraction(5, 1000), "few throws explode to the same end"


def test_without_points_nobody_has_bought_odds() -> None:
    own, other = Side(5), Side(5)
    assert opposed_chances(own, other) == opposed_chances(own, other, 0, 0)
    assert tie(own, other) == tie(own, other, 0, 0) == opposed_chances(own, other).tie
