"""Distributions, checked against all possible throws, and against dyce and icepool."""

from collections import Counter
from fractions import Fraction
from itertools import product

import dyce
import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.chance.odds import Distribution, ranks

DISTRIBUTIONS = st.dictionaries(st.integers(-9, 9), st.integers(0, 5), min_size=1).filter(
    lambda ways: any(ways.values())
)


def test_outcomes_are_in_rising_order_and_impossible_ones_are_omitted() -> None:
    found = Distribution({3: 1, -2: 2, 5: 0})
    assert list(found.ways.items()) == [(-2, 2), (3, 1)]
    assert found.whole == 3


def test_outcomes_that_are_equally_likely_are_counted() -> None:
    found = Distribution.of((3, 1, 3))
    assert (found.ways, found.whole) == ({1: 1, 3: 2}, 3)


def test_equal_chances_are_equal_in_any_denominator() -> None:
    assert Distribution({1: 2, 2: 2}) == Distribution({1: 1, 2: 1})
    assert hash(Distribution({1: 2, 2: 2})) == hash(Distribution({1: 1, 2: 1}))
    assert Distribution({1: 1}) != 1


@pytest.mark.parametrize("throws", [1, 2, 3, 4])
def test_the_best_and_the_worst_of_some_dice_match_all_throws(throws: int) -> None:
    every = list(product(range(1, 7), repeat=throws))
    counted = ranks(6, throws)
    assert dict(zip(range(1, 7), counted, strict=True)) == Counter(map(max, every))
    assert dict(zip(range(1, 7), reversed(counted), strict=True)) == Counter(map(min, every))


@given(DISTRIBUTIONS, DISTRIBUTIONS)
def test_sums_and_margins_match_icepool(one: dict[int, int], other: dict[int, int]) -> None:
    first, second = Distribution(one), Distribution(other)
    theirs = icepool.Die(one), icepool.Die(other)
    for ours, die in (
        (first.plus(second), theirs[0] + theirs[1]),
        (first.minus(second), theirs[0] - theirs[1]),
    ):
        assert ours.chances() == {
            int(outcome): Fraction(ways, die.denominator()) for outcome, ways in die.items() if ways
        }


@pytest.mark.parametrize("throws", [2, 3, 4])
def test_the_best_and_the_worst_match_dyce(throws: int) -> None:
    pool = dyce.P(*[dyce.H(10)] * throws)
    counted = ranks(10, throws)
    assert dict(zip(range(1, 11), counted, strict=True)) == dict(pool.at(-1).items())
    assert dict(zip(range(1, 11), reversed(counted), strict=True)) == dict(pool.at(0).items())


@given(DISTRIBUTIONS)
def test_chances_sum_to_one_and_the_mean_is_their_average(ways: dict[int, int]) -> None:
    found = Distribution(ways)
    assert sum(found.chances().values()) == 1
    assert found.mean == sum(outcome * chance for outcome, chance in found.chances().items())
    assert found.chance(lambda outcome: outcome > 0) == 1 - found.chance(lambda outcome: outcome <= 0)
    assert sum(found.floats().values()) == pytest.approx(1)
    assert found.map(abs).chances().get(0, 0) == found.chances().get(0, 0)
