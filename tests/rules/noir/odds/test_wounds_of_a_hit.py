"""Chances of damage and wounds, checked against all throws and icepool (NOIR-120 to 122)."""

from collections import Counter
from fractions import Fraction
from itertools import product
from time import process_time

import icepool
import pytest

from rules.chance.dice import Dice
from rules.chance.odds import Distribution
from rules.core.refusal import Refused
from rules.noir.base import dice
from rules.noir.base.enums import Outcome
from rules.noir.base.roll_outcomes import TARGET, against_target
from rules.noir.harm import daze_and_wounds
from rules.noir.odds import roll_odds
from rules.noir.odds.counting import LAST
from rules.noir.odds.wounds_of_a_hit import damage, greatest_distinct_sum, wounds
from tests.rules.dice_branches import forked


@pytest.mark.rule("NOIR-120")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_dice_that_do_not_explode_match_the_enumeration_of_faces(count: int) -> None:
    every = Counter(daze_and_wounds.damage(faces, -3, 1) for faces in product(range(1, 11), repeat=count))
    assert damage(count, -2, explode=False) == Distribution(every)


@pytest.mark.rule("NOIR-120")
@pytest.mark.parametrize("added", [-1, 0, 1])
def test_what_is_added_moves_every_amount(added: int) -> None:
    plain = damage(2, 0, explode=False).chances()
    assert damage(2, added, explode=False).chances() == {each + added: one for each, one in plain.items()}


@pytest.mark.rule("NOIR-11", "NOIR-12", "NOIR-120")
@pytest.mark.parametrize(("count", "throws"), [(1, 5), (2, 3), (3, 2)])
def test_damage_matches_the_enumeration_of_all_throws(count: int, throws: int) -> None:
    def thrown(source: Dice) -> int:
        return daze_and_wounds.damage(dice.throw(source, count), 2, 0)

    low: dict[int, Fraction] = {}
    for chance, amount in forked(thrown, throws):
        low[amount] = low.get(amount, Fraction()) + chance
    unknown, ours = 1 - sum(low.values()), damage(count, 2).chances()
    for amount in range(60):
        assert low.get(amount, 0) <= ours.get(amount, 0) <= low.get(amount, 0) + unknown
    assert unknown < Fraction(1, 40)


@pytest.mark.rule("NOIR-11")
def test_one_exploding_die_matches_icepool() -> None:
    theirs = icepool.d(10).explode(depth=12)
    ours = damage(1, 0).chances()
    for total in range(1, 120):
        assert ours.get(total, 0) == Fraction(theirs.quantity(total), theirs.denominator())


@pytest.mark.rule("NOIR-120")
@pytest.mark.parametrize("count", [1, 2, 5, 15])
def test_merged_sums_are_rarer_than_any_table_will_see(count: int) -> None:
    found = damage(count, 0)
    assert found.chance(lambda amount: amount > greatest_distinct_sum(count)) < Fraction(1, 10**12)
    assert sum(found.chances().values()) == 1


@pytest.mark.rule("NOIR-120")
@pytest.mark.parametrize("count", [1, 2, 5])
def test_greater_sums_than_the_last_distinct_one_count_as_the_next(count: int) -> None:
    assert max(damage(count, 0).chances()) == greatest_distinct_sum(count) + 1


@pytest.mark.rule("NOIR-120")
@pytest.mark.parametrize("count", [2, 5])
def test_the_last_distinct_sum_has_a_chance_of_its_own(count: int) -> None:
    assert damage(count, 0).chances()[greatest_distinct_sum(count)] > 0


@pytest.mark.rule("NOIR-120")
def test_the_least_damage_of_several_dice_has_its_exact_chance() -> None:
    assert damage(2, 0).chances()[2] == Fraction(1, 10**2)
    assert damage(3, 0).chances()[3] == Fraction(1, 10**3)


@pytest.mark.rule("NOIR-121", "NOIR-122")
@pytest.mark.parametrize(
    ("count", "added", "daze", "threshold", "stun"),
    [
        (1, 0, 0, 4, False),
        (2, 3, 5, 6, False),
        (2, -15, 30, 4, False),
        (2, 4, 0, 3, True),
        (2, 3, 40, 4, False),
        (3, 0, 9, 20, False),
    ],
)
def test_wounds_match_the_enumeration_of_all_throws(
    count: int, added: int, daze: int, threshold: int, stun: bool
) -> None:
    def thrown(source: Dice) -> int:
        faces = dice.throw(source, count)
        amount = daze_and_wounds.damage(faces, added, 0)
        return daze_and_wounds.wounds(daze + amount, threshold, faces, stun=stun) if amount else 0

    low: dict[int, Fraction] = {}
    for chance, caused in forked(thrown, 5 if count == 1 else 3 if count == 2 else 2):
        low[caused] = low.get(caused, Fraction()) + chance
    unknown = 1 - sum(low.values())
    ours = wounds(count, added, daze, threshold, stun=stun).chances()
    for caused in range(11):
        assert low.get(caused, 0) <= ours.get(caused, 0) <= low.get(caused, 0) + unknown
    assert unknown < Fraction(1, 40)


@pytest.mark.rule("NOIR-121", "NOIR-122")
@pytest.mark.parametrize(
    ("daze", "threshold", "stun"), [(4, 5, False), (0, 2, True), (0, 9, False), (80, 9, True)]
)
def test_wounds_of_dice_that_do_not_explode_match_the_enumeration_of_faces(
    daze: int, threshold: int, stun: bool
) -> None:
    faces = product(range(1, 11), repeat=3)
    every = Counter(daze_and_wounds.wounds(daze + sum(f), threshold, f, stun=stun) for f in faces)
    assert wounds(3, 0, daze, threshold, stun=stun, explode=False) == Distribution(every)


@pytest.mark.rule("NOIR-120", "NOIR-122")
def test_dice_explode_and_do_not_stun_unless_it_is_said() -> None:
    assert wounds(2, 0, 0, 9) == wounds(2, 0, 0, 9, stun=False, explode=True)
    assert damage(2, 0) == damage(2, 0, explode=True)


@pytest.mark.rule("NOIR-121", "NOIR-122")
def test_the_heaviest_hit_on_the_toughest_person_is_calculated_within_seconds() -> None:
    began = process_time()
    found = wounds(12, 0, 0, 99, stun=True)
    assert process_time() - began < 5
    assert found.chance(lambda count: count == 0) > 1 - Fraction(1, 10**6)
    assert sum(found.chances().values()) == 1


@pytest.mark.rule("NOIR-121")
def test_a_threshold_below_one_is_refused() -> None:
    with pytest.raises(Refused, match="bad-value-threshold"):
        wounds(2, 0, 0, 0)


@pytest.mark.rule("NOIR-23", "NOIR-67")
@pytest.mark.parametrize(("value", "points"), [(4, 0), (9, 1), (18, 1), (-4, 1)])
def test_exceptional_rolls_with_odds_dice_match_the_enumeration_of_faces(value: int, points: int) -> None:
    low: dict[Outcome, Fraction] = {}

    def thrown(source: Dice) -> Outcome:
        pair = dice.picked(source.roll(10, 2 + points), points)
        return against_target(dice.throw_extra_dice(pair, source), value, 0)

    for chance, outcome in forked(thrown, 2):
        low[outcome] = low.get(outcome, Fraction()) + chance
    unknown = 1 - sum(low.values())
    won, lost = roll_odds.exceptional(value, points)
    assert low.get(Outcome.EXCEPTIONAL_SUCCESS, 0) <= won <= low.get(Outcome.EXCEPTIONAL_SUCCESS, 0) + unknown
    assert (
        low.get(Outcome.EXCEPTIONAL_FAILURE, 0) <= lost <= low.get(Outcome.EXCEPTIONAL_FAILURE, 0) + unknown
    )


@pytest.mark.rule("NOIR-20", "NOIR-67")
@pytest.mark.parametrize("points", range(6))
def test_the_total_of_a_roll_has_the_chances_of_a_check(points: int) -> None:
    found = roll_odds.totals(points)
    for value in range(-20, 19, 5):
        need = TARGET - value
        assert found.chance(lambda total, need=need: total >= need) == roll_odds.chance(value, points)  # type: ignore[misc]
    assert found.chance(lambda total: total > LAST) < Fraction(1, 10**12)
    assert max(found.chances()) == LAST + 1
