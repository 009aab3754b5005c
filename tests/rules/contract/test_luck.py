"""Tallies of rolls and their intervals, checked against every combination and exact fractions."""

import random
import time
from fractions import Fraction
from itertools import product
from math import comb, prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.contract.luck import ERROR, MOST, SURE, Check, is_among, tally
from rules.registry import SYSTEMS

CHANCES = st.fractions(min_value=0, max_value=1, max_denominator=1000)
HALF = Fraction(1, 2)


def rolls(*chances: Fraction, won: int = 0) -> tuple[Check, ...]:
    """Return rolls with these chances; the first `won` of them succeeded."""
    return tuple(Check("1", number < won, chance) for number, chance in enumerate(chances))


def every_way(chances: tuple[Fraction, ...]) -> dict[int, Fraction]:
    """Return the chance of each number of successes, counted over every combination of outcomes."""
    found = dict.fromkeys(range(len(chances) + 1), Fraction())
    for won in product((False, True), repeat=len(chances)):
        ways = (chance if one else 1 - chance for one, chance in zip(won, chances, strict=True))
        found[sum(won)] += prod(ways, start=Fraction(1))
    return found


@given(st.lists(CHANCES, max_size=6).map(tuple), st.integers(0, 6))
def test_the_chance_of_successes_matches_all_combinations(chances: tuple[Fraction, ...], won: int) -> None:
    told, exact = tally(rolls(*chances, won=won)), every_way(chances)
    succeeded = min(won, len(chances))
    assert (told.rolls, told.won) == (len(chances), succeeded)
    assert told.expected == pytest.approx(float(sum(chances)), abs=ERROR)
    for number, chance in exact.items():
        assert told.chances.get(number, 0.0) == pytest.approx(float(chance), abs=ERROR)
    assert told.at_most == pytest.approx(float(sum(exact[n] for n in range(succeeded + 1))), abs=ERROR)
    assert told.at_least == pytest.approx(
        float(sum(exact[n] for n in range(succeeded, len(chances) + 1))), abs=ERROR
    )


@given(st.lists(CHANCES, max_size=6).map(tuple))
def test_the_interval_has_the_stated_coverage_and_no_smaller_one_would(
    chances: tuple[Fraction, ...],
) -> None:
    exact = every_way(chances)
    low, high, coverage = tally(rolls(*chances)).interval
    assert coverage == pytest.approx(float(sum(exact[n] for n in range(low, high + 1))), abs=ERROR)
    assert coverage >= SURE - ERROR
    side = (1 - SURE) / 2 + 2e-12
    assert float(sum(exact[n] for n in range(low))) <= side
    assert float(sum(exact[n] for n in range(low + 1))) > side - 2e-12
    assert float(sum(exact[n] for n in range(high + 1, len(chances) + 1))) <= side
    assert float(sum(exact[n] for n in range(high, len(chances) + 1))) > side - 2e-12


def test_zero_rolls_and_one_roll_have_an_interval_too() -> None:
    nothing = tally(())
    assert (nothing.rolls, nothing.expected, nothing.chances) == (0, 0, {0: 1})
    assert list(nothing.interval) == [0, 0, 1]
    one = tally(rolls(Fraction(3, 10), won=1))
    assert [one.won, *one.interval] == [1, 0, 1, 1]
    assert [one.at_least, one.at_most] == [0.3, 1]
    sure = tally(rolls(Fraction(1), Fraction(0), won=1))
    assert [sure.chances, *sure.interval] == [{1: 1}, 1, 1, 1]


def test_what_a_side_is_left_with_exactly_is_not_too_much() -> None:
    assert tally(rolls(HALF, HALF, Fraction(9, 10))).interval[:2] == (1, 3)


def test_several_hundred_different_chances_add_up_as_fractions_do() -> None:
    drawn = random.Random(7)
    of_100 = [drawn.randint(0, 100) for _ in range(300)]
    ways = [1]
    for chance in of_100:
        pairs = zip([*ways, 0], [0, *ways], strict=True)
        ways = [same * (100 - chance) + fewer * chance for same, fewer in pairs]
    told, whole = tally(rolls(*(Fraction(chance, 100) for chance in of_100))).chances, 100 ** len(of_100)
    assert all(abs(told.get(number, 0.0) - count / whole) < ERROR for number, count in enumerate(ways))


def test_thousands_of_rolls_are_counted_quickly_and_correctly() -> None:
    begun = time.process_time()
    told = tally(rolls(*[HALF] * MOST, won=MOST // 2))
    taken = time.process_time() - begun
    exact = {n: comb(MOST, n) / 2**MOST for n in (2400, 2450, 2500, 2600)}
    assert all(abs(told.chances[number] - chance) < ERROR for number, chance in exact.items())
    assert told.interval[:2] == (2431, 2569)
    assert sum(told.chances.values()) == pytest.approx(1, abs=ERROR)
    assert taken < 5, "a second on an idle machine"


def test_beyond_the_limit_only_the_last_rolls_count() -> None:
    told = tally(rolls(*[Fraction(1)] * 10, *[Fraction(0)] * MOST, won=10))
    assert (told.rolls, told.won, told.expected) == (MOST, 0, 0)


def test_rolls_against_each_other_are_not_counted_together() -> None:
    duel = (Check("1", True, HALF, ("2",)), Check("2", False, HALF, ("1",)))
    other = Check("3", True, HALF, ("2",))
    for people, counted in (("1", [False]), ("12", [True, True]), ("13", [False, False])):
        mine = [one for one in (*duel, other) if one.character in people]
        assert [is_among(one, set(people)) for one in mine] == counted


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_game_reads_only_kinds_of_events_that_it_has(name: str) -> None:
    kinds = set(SYSTEMS[name].events.json_schema()["discriminator"]["mapping"])
    assert set(SYSTEMS[name].checks.kinds) <= kinds
