"""The chances that a player sees before paying (NOIR-20 to 23, NOIR-67, NOIR-68)."""

import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache, partial
from itertools import pairwise, product
from typing import NamedTuple

import pytest

from rules.chance.dice import Dice, EntropyDice
from rules.noir.base.dice import Faces, extra_dice, picked, replaced, throw, throw_extra_dice
from rules.noir.base.roll_outcomes import TARGET, ComparableResult, against_target, comparable_result, winner
from rules.noir.odds import counting
from rules.noir.odds.roll_odds import (
    Side,
    chance,
    exceptional,
    late_die_chance,
    late_die_chance_versus,
    versus,
)
from tests.rules.noir.vector_runner import SPECIFICATION

#: Columns: the value; the chance to reach 20, exact and rounded; the chances of an exceptional success and
#: an exceptional failure; the chances to reach 20 with 1 to 5 odds dice.
REFERENCE = """
| -10 | 21/1250 | 0.0168 | 0.0064 | 0.0936 | 0.036040 | 0.057440 | 0.080552 | 0.104852 | 0.129877 |
| -9 | 19/1000 | 0.0190 | 0.0072 | 0.0928 | 0.040170 | 0.063668 | 0.089117 | 0.115960 | 0.143687 |
| -8 | 229/10000 | 0.0229 | 0.0079 | 0.0921 | 0.048670 | 0.077377 | 0.108344 | 0.140735 | 0.173840 |
| -7 | 57/2000 | 0.0285 | 0.0085 | 0.0915 | 0.061000 | 0.096815 | 0.134679 | 0.173403 | 0.212114 |
| -6 | 179/5000 | 0.0358 | 0.0090 | 0.0910 | 0.076620 | 0.120446 | 0.165389 | 0.210067 | 0.253643 |
| -5 | 28/625 | 0.0448 | 0.0094 | 0.0906 | 0.094990 | 0.146950 | 0.198455 | 0.248254 | 0.295766 |
| -4 | 111/2000 | 0.0555 | 0.0097 | 0.0903 | 0.115570 | 0.175223 | 0.232464 | 0.286511 | 0.337176 |
| -3 | 679/10000 | 0.0679 | 0.0099 | 0.0901 | 0.137820 | 0.204377 | 0.266500 | 0.324082 | 0.377321 |
| -2 | 41/500 | 0.0820 | 0.0100 | 0.0900 | 0.161200 | 0.233740 | 0.300040 | 0.360635 | 0.416014 |
| -1 | 49/500 | 0.0980 | 0.0100 | 0.0900 | 0.185200 | 0.262860 | 0.332840 | 0.396063 | 0.453215 |
| 0 | 57/500 | 0.1140 | 0.0100 | 0.0900 | 0.209200 | 0.291980 | 0.365640 | 0.431492 | 0.490415 |
| 1 | 16/125 | 0.1280 | 0.0100 | 0.0900 | 0.228100 | 0.312420 | 0.386115 | 0.451152 | 0.508765 |
| 2 | 3/20 | 0.1500 | 0.0200 | 0.0800 | 0.267500 | 0.367800 | 0.456125 | 0.533925 | 0.602082 |
| 3 | 9/50 | 0.1800 | 0.0200 | 0.0800 | 0.323000 | 0.444000 | 0.547350 | 0.634356 | 0.706494 |
| 4 | 109/500 | 0.2180 | 0.0300 | 0.0700 | 0.391200 | 0.532060 | 0.645280 | 0.734069 | 0.802289 |
| 5 | 33/125 | 0.2640 | 0.0300 | 0.0700 | 0.467700 | 0.621780 | 0.735355 | 0.816775 | 0.873993 |
| 6 | 159/500 | 0.3180 | 0.0400 | 0.0600 | 0.549100 | 0.707720 | 0.813265 | 0.881769 | 0.925537 |
| 7 | 19/50 | 0.3800 | 0.0400 | 0.0600 | 0.631000 | 0.783600 | 0.874090 | 0.926986 | 0.957691 |
| 8 | 9/20 | 0.4500 | 0.0500 | 0.0500 | 0.710000 | 0.847500 | 0.919800 | 0.957825 | 0.977827 |
| 9 | 11/20 | 0.5500 | 0.0500 | 0.0500 | 0.785000 | 0.897500 | 0.951050 | 0.976575 | 0.988765 |
| 10 | 16/25 | 0.6400 | 0.0600 | 0.0400 | 0.846000 | 0.934400 | 0.972060 | 0.988104 | 0.994939 |
| 11 | 18/25 | 0.7200 | 0.0600 | 0.0400 | 0.894000 | 0.960000 | 0.984860 | 0.994248 | 0.997806 |
| 12 | 79/100 | 0.7900 | 0.0700 | 0.0300 | 0.931000 | 0.977500 | 0.992670 | 0.997615 | 0.999225 |
| 13 | 17/20 | 0.8500 | 0.0700 | 0.0300 | 0.958000 | 0.988300 | 0.996720 | 0.999073 | 0.999736 |
| 14 | 9/10 | 0.9000 | 0.0800 | 0.0200 | 0.977000 | 0.994800 | 0.998830 | 0.999738 | 0.999942 |
| 15 | 47/50 | 0.9400 | 0.0800 | 0.0200 | 0.989000 | 0.998000 | 0.999630 | 0.999930 | 0.999987 |
| 16 | 97/100 | 0.9700 | 0.0900 | 0.0100 | 0.996000 | 0.999500 | 0.999940 | 0.999993 | 0.999999 |
| 17 | 99/100 | 0.9900 | 0.0900 | 0.0100 | 0.999000 | 0.999900 | 0.999990 | 0.999999 | 1.000000 |
| 18 | 1 | 1.0000 | 0.1000 | 0.0000 | 1.000000 | 1.000000 | 1.000000 | 1.000000 | 1.000000 |
""".strip().splitlines()


class Row(NamedTuple):
    """A row of the reference table."""

    value: int
    exact: Fraction
    rounded: str
    success: str
    failure: str
    bought: tuple[str, ...]


def read(line: str) -> Row:
    value, exact, rounded, success, failure, *bought = (cell.strip() for cell in line.strip("| ").split("|"))
    return Row(int(value), Fraction(exact), rounded, success, failure, tuple(bought))


ROWS = [pytest.param(read(line), id=f"value {read(line).value}") for line in REFERENCE]

SIDES = [Side(0), Side(9), Side(9, 3), Side(12, -3), Side(12), Side(4, 20), Side(99, 60), Side(0, -9999)]


def printed(exact: Fraction, text: str) -> bool:
    """Return whether a chance equals its printed value, to within half a unit of the last digit."""
    return abs(exact - Fraction(text)) <= Fraction(1, 2 * 10 ** len(text.partition(".")[2]))


# ------------------------------------------------------------------------------------------- reaching 20


@pytest.mark.rule("NOIR-20")
@pytest.mark.parametrize("row", ROWS)
def test_the_chance_to_reach_20_is_exact(row: Row) -> None:
    assert chance(row.value) == row.exact
    assert printed(row.exact, row.rounded)


@pytest.mark.rule("NOIR-23")
@pytest.mark.parametrize("row", ROWS)
def test_a_pair_makes_a_success_or_a_failure_exceptional(row: Row) -> None:
    success, failure = exceptional(row.value)
    assert (success, failure) == (Fraction(row.success), Fraction(row.failure))
    assert success + failure == Fraction(1, 10)


@pytest.mark.rule("NOIR-67")
@pytest.mark.parametrize("points", range(1, 6))
@pytest.mark.parametrize("row", ROWS)
def test_odds_dice_raise_the_chance_as_the_reference_table_shows(row: Row, points: int) -> None:
    assert printed(chance(row.value, points), row.bought[points - 1])


def test_the_reference_table_is_complete() -> None:
    assert [read(line).value for line in REFERENCE] == list(range(-10, 19))


@pytest.mark.skipif(not SPECIFICATION.exists(), reason="the specification is not beside the checkout")
def test_the_reference_table_matches_the_specification() -> None:
    text = SPECIFICATION.read_text(encoding="utf-8")
    assert re.findall(r"^\| -?\d+ \| [\d/]+ \| [\d.]+ \|.*\|$", text, re.MULTILINE) == REFERENCE


@pytest.mark.rule("NOIR-20", "NOIR-67")
@pytest.mark.parametrize(
    ("value", "points", "expected"),
    [
        pytest.param(0, 0, "57/500", id="V-195"),
        pytest.param(9, 0, "11/20", id="V-196"),
        pytest.param(10, 0, "16/25", id="V-197"),
        pytest.param(-2, 0, "41/500", id="V-198"),
        pytest.param(18, 0, "1", id="V-199"),
        pytest.param(9, 1, "157/200", id="V-200"),
        pytest.param(17, 1, "999/1000", id="V-201"),
        pytest.param(17, 2, "9999/10000", id="V-202"),
    ],
)
def test_a_chance_that_was_calculated_by_hand_is_reproduced(value: int, points: int, expected: str) -> None:
    assert chance(value, points) == Fraction(expected)


@cache
def by_need(dice: int, need: int) -> Fraction:
    """Return the chance that some dice and their extra dice add up to at least `need`, one wave at a time."""
    if dice == 0 or need <= 0:
        return Fraction(need <= 0)
    waves = list(product(range(1, 11), repeat=dice))
    return sum((by_need(extra_dice(wave), need - sum(wave)) for wave in waves), Fraction()) / len(waves)


@pytest.mark.rule("NOIR-11", "NOIR-67")
@pytest.mark.parametrize("points", range(3))
def test_the_longest_chains_are_counted_exactly(points: int) -> None:
    pairs = Counter(picked(thrown, points) for thrown in product(range(1, 11), repeat=2 + points))
    for value in range(-130, -10, 7):
        need = TARGET - value
        ways = (count * by_need(extra_dice(pair), need - sum(pair)) for pair, count in pairs.items())
        assert chance(value, points) == sum(ways, Fraction()) / 10 ** (2 + points)


@pytest.mark.rule("NOIR-20")
@pytest.mark.parametrize("points", range(6))
def test_a_higher_value_is_never_worse(points: int) -> None:
    chances = [chance(value, points) for value in (-9999, *range(-300, 19))]
    assert all(lower <= higher for lower, higher in pairwise(chances))
    assert 0 < chances[0] < Fraction(1, 10**12)
    assert chances[-1] == chance(99, points) == 1


@pytest.mark.rule("NOIR-67")
@pytest.mark.parametrize("value", range(-40, 18))
def test_each_odds_die_helps(value: int) -> None:
    chances = [chance(value, points) for points in range(6)]
    assert all(fewer < more for fewer, more in pairwise(chances))


# ------------------------------------------------------------------------------------------- the late die


@pytest.mark.rule("NOIR-68")
@pytest.mark.parametrize(
    ("faces", "value", "expected"),
    [
        pytest.param((6, 5), 8, "1/2", id="V-203"),
        pytest.param((10, 1), 3, "4/5", id="V-204"),
        pytest.param((9, 9), 0, "1/10", id="V-205"),
        pytest.param((2, 3), 3, "7/100", id="a new ten for the 2, and 4 or more on the die that it earns"),
        pytest.param((10, 9, 3), -2, "1", id="a roll that has its 20 declines"),
        pytest.param((10, 9, 3), -3, "7/10", id="4 or more for the extra die, a 10 among them"),
        pytest.param((10, 2, 9), -12, "8/100", id="a second ten: the 9 stays, and its wave gets 3 or more"),
        pytest.param((10, 10, 10, 1), -20, "62/100", id="a second wave without its 1 earns a die"),
    ],
)
def test_the_chance_after_the_late_die_is_exact(faces: Faces, value: int, expected: str) -> None:
    assert late_die_chance(faces, value) == Fraction(expected)


class Unwritten(Exception):
    """A roll needed more faces than were written for it."""


class Branch:
    """Dice that show the written faces, and raise `Unwritten` if more are thrown."""

    def __init__(self, faces: Faces) -> None:
        self._faces = list(faces)

    def roll(self, sides: int, count: int) -> Faces:
        assert sides == 10
        if count > len(self._faces):
            raise Unwritten
        faces, self._faces = self._faces[:count], self._faces[count:]
        return tuple(faces)


def every(play: Callable[[Dice], Faces], most: int) -> Iterator[tuple[Fraction, Faces]]:
    """Yield every roll of at most `most` dice with its chance; longer rolls are omitted."""
    branches: list[Faces] = [()]
    while branches:
        thrown = branches.pop()
        try:
            yield Fraction(1, 10 ** len(thrown)), play(Branch(thrown))
        except Unwritten:
            if len(thrown) < most:
                branches.extend((*thrown, face) for face in range(1, 11))


def limits(
    play: Callable[[Dice], Faces], wins: Callable[[Faces], Fraction | bool]
) -> tuple[Fraction, Fraction]:
    """Return the lower and upper bounds on the chance of winning, from all rolls of at most four dice."""
    won = known = Fraction()
    for weight, faces in every(play, 4):
        won += weight * wins(faces)
        known += weight
    return won, won + 1 - known


def late_limits(faces: Faces, wins: Callable[[Faces], Fraction | bool]) -> tuple[Fraction, Fraction]:
    """Return the bounds on the chance of winning when each late face goes where it helps most."""
    low = high = Fraction()
    for new in range(1, 11):
        places = [None, *range(len(faces))]
        found = [limits(partial(_replace, faces, place, new), wins) for place in places]
        low += max(least for least, _ in found) / 10
        high += max(most for _, most in found) / 10
    return low, high


def _replace(faces: Faces, place: int | None, new: int, dice: Dice) -> Faces:
    return replaced(faces, place, new, dice)


FINISHED = [
    (1, 1),
    (6, 5),
    (10, 1),
    (9, 9),
    (10, 9, 3),
    (10, 2, 9),
    (10, 4, 10, 6),
    (10, 10, 7, 2),
    (10, 10, 10, 1),
    (10, 10, 10, 3, 5),
    (10, 10, 1, 1),
    (10, 10, 10, 10, 2, 8),
]


@pytest.mark.rule("NOIR-68")
@pytest.mark.parametrize("faces", FINISHED)
@pytest.mark.parametrize("short", [0, 1, 3, 8, 15])
def test_the_chances_of_the_late_die_match_enumeration(faces: Faces, short: int) -> None:
    value = TARGET - sum(faces) - short
    low, high = late_limits(faces, lambda dice: against_target(dice, value, 0).won)
    assert low <= late_die_chance(faces, value) <= high < low + Fraction(1, 500)


def against(other: ComparableResult, own: Side, faces: Faces) -> Fraction:
    """Return 1 if a finished opposed roll is won, 0 if it is lost, and one half if 1T must decide."""
    mine = comparable_result(faces, own.value, own.modifier)
    return Fraction(1, 2) if mine == other else Fraction(mine > other)


@pytest.mark.rule("NOIR-22", "NOIR-68")
@pytest.mark.parametrize("faces", FINISHED)
@pytest.mark.parametrize("other_value", [7, 8, 9])
@pytest.mark.parametrize("short", [-1, 0, 1, 3, 8])
def test_the_chances_of_the_late_die_against_a_finished_roll_match_enumeration(
    faces: Faces, other_value: int, short: int
) -> None:
    own, other = Side(8, -2), ComparableResult(sum(faces) + 6 + short, other_value, 9)
    low, high = late_limits(faces, partial(against, other, own))
    assert low <= late_die_chance_versus(faces, own, *other) <= high < low + Fraction(1, 500)


@pytest.mark.rule("NOIR-22", "NOIR-68")
@pytest.mark.parametrize(
    ("other_value", "other_highest", "expected"),
    [
        pytest.param(9, 10, "4/10", id="a lower value needs 21"),
        pytest.param(7, 10, "5/10", id="a higher value needs 20"),
        pytest.param(8, 9, "4/10", id="equal values and a lower highest die need 21"),
        pytest.param(8, 5, "5/10", id="equal values and a higher highest die need 20"),
        pytest.param(8, 6, "45/100", id="where all is equal, 20 is worth a half"),
    ],
)
def test_the_late_die_counts_ties_by_value_then_by_the_highest_die(
    other_value: int, other_highest: int, expected: str
) -> None:
    assert late_die_chance_versus((6, 5), Side(8), 20, other_value, other_highest) == Fraction(expected)


# ------------------------------------------------------------------------------------------- opposed rolls


@pytest.mark.rule("NOIR-21", "NOIR-22")
@pytest.mark.parametrize(
    ("own", "other", "expected"),
    [
        (Side(9), Side(9), "0.500000"),
        (Side(12), Side(10), "0.636437"),
        (Side(15), Side(9), "0.807736"),
        (Side(18), Side(4), "0.953398"),
        (Side(12, 2), Side(10), "0.731281"),
        (Side(10, 2), Side(12), "0.471754"),
    ],
)
def test_the_chance_to_beat_somebody_matches_the_reference_table(
    own: Side, other: Side, expected: str
) -> None:
    assert printed(versus(own, other), expected)


@pytest.mark.rule("NOIR-21")
@pytest.mark.parametrize(("own", "other"), [*product(SIDES, repeat=2)])
def test_the_chances_of_both_sides_sum_to_one(own: Side, other: Side) -> None:
    for points, other_points in ((0, 0), (2, 0), (1, 5)):
        there = versus(own, other, points, other_points)
        assert there + versus(other, own, other_points, points) == 1


@pytest.mark.rule("NOIR-21")
@pytest.mark.parametrize("points", range(6))
def test_equals_have_equal_chances(points: int) -> None:
    assert versus(Side(11, 2), Side(11, 2), points, points) == Fraction(1, 2)


@pytest.mark.rule("NOIR-21", "NOIR-22")
def test_a_higher_value_never_hurts_in_an_opposed_roll() -> None:
    by_modifier = [versus(Side(9, modifier), Side(12)) for modifier in range(-300, 300)]
    by_value = [versus(Side(value, 20 - value), Side(12, 8)) for value in range(30)]
    by_points = [versus(Side(9), Side(12), points) for points in range(6)]
    for chances in (by_modifier, by_value, by_points):
        assert chances == sorted(chances)
        assert chances[0] < chances[-1]


@pytest.mark.rule("NOIR-22")
def test_a_higher_plain_value_wins_every_tie() -> None:
    plain, helped = versus(Side(12), Side(10, 2)), versus(Side(10, 2), Side(12))
    ties = sum((share**2 for share in totals().values()), Fraction())
    assert plain - helped == pytest.approx(float(ties), abs=1e-6)


def totals() -> dict[int, Fraction]:
    """Return the chance of each sum, from all rolls of at most seven dice."""
    found = Counter[int]()
    for weight, faces in every(throw, 7):
        found[sum(faces)] += int(weight * 10**7)
    return {total: Fraction(ways, 10**7) for total, ways in found.items()}


@pytest.mark.rule("NOIR-21", "NOIR-22", "NOIR-67")
@pytest.mark.parametrize(
    ("own", "other", "points", "other_points"),
    [
        (Side(9), Side(9), 1, 0),
        (Side(9, 5), Side(12), 0, 2),
        (Side(12, -3), Side(9), 3, 1),
        (Side(4), Side(12, 4), 5, 0),
    ],
)
def test_simulated_rolls_agree_with_the_chances(
    own: Side, other: Side, points: int, other_points: int
) -> None:
    chance_of_faces = random.Random(20)
    dice = EntropyDice(chance_of_faces.randbytes)

    def result(side: Side, bought: int) -> ComparableResult:
        return comparable_result(throw_extra_dice(picked(dice.roll(10, 2 + bought), bought), dice), *side)

    rolls = 8000
    sides = ([result(own, points), result(other, other_points)] for _ in range(rolls))
    won = sum(winner(both, lambda count: dice.roll(10, count)) == 0 for both in sides)
    assert won / rolls == pytest.approx(float(versus(own, other, points, other_points)), abs=0.02)


@pytest.mark.rule("NOIR-20", "NOIR-67")
@pytest.mark.parametrize(("value", "points"), [(0, 0), (5, 1), (9, 2), (-3, 5)])
def test_simulated_rolls_reach_20_as_often_as_predicted(value: int, points: int) -> None:
    dice = EntropyDice(random.Random(20).randbytes)
    rolls = 8000
    thrown = (throw_extra_dice(picked(dice.roll(10, 2 + points), points), dice) for _ in range(rolls))
    won = sum(against_target(faces, value, 0).won for faces in thrown)
    assert won / rolls == pytest.approx(float(chance(value, points)), abs=0.02)


# ------------------------------------------------------------------------------------------- time

CALLS: list[Callable[[], object]] = [
    lambda: chance(9, 5),
    lambda: exceptional(9),
    lambda: late_die_chance((10, 10, 10, 3, 5), -25),
    lambda: versus(Side(9), Side(12, 1), 5, 3),
    lambda: late_die_chance_versus((10, 10, 10, 3, 5), Side(9), 50, 9, 10),
]


def seconds(call: Callable[[], object]) -> float:
    """Return the processor time of a call in seconds; other programs do not affect it."""
    start = time.process_time()
    call()
    return time.process_time() - start


@pytest.mark.parametrize("call", CALLS)
def test_chances_are_computed_while_a_person_looks_at_a_button(call: Callable[[], object]) -> None:
    for kept in vars(counting).values():
        if hasattr(kept, "cache_clear"):
            kept.cache_clear()
    assert seconds(call) < 0.5
    assert min(seconds(call) for _ in range(5)) < 0.05
