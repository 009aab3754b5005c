"""Damage, daze, wounds, countdowns and care (NOIR-70, NOIR-120 to 130)."""

import pytest

from rules.core.refusal import Refused
from rules.noir.base.enums import Health, Outcome, WeaponKind
from rules.noir.harm.daze_and_wounds import (
    Survival,
    after_daze_roll,
    after_recovery,
    after_wound_roll,
    damage,
    escalation_for_weapon,
    initiative_after_daze_roll,
    initiative_after_recovery,
    mortal_rounds,
    require_open,
    stabilised,
    survived,
    wounds,
)

FACES = (7, 4, 9)


@pytest.mark.rule("NOIR-120")
def test_damage_adds_flat_and_bonus_and_is_never_below_zero() -> None:
    assert damage((4, 6), 1, 3) == 14
    assert damage((1, 1), -4, 0) == 0
    assert damage((1, 1), -4, 2) == 0
    assert damage((1, 1), -4, 3) == 1


@pytest.mark.rule("NOIR-123")
def test_escalation_counts_in_melee_and_thrown_where_the_table_says_so() -> None:
    assert {kind: escalation_for_weapon(kind, 3) for kind in WeaponKind} == {
        WeaponKind.MELEE: 3,
        WeaponKind.THROWN: 0,
        WeaponKind.RANGED: 0,
    }
    assert {kind: escalation_for_weapon(kind, 3, thrown=True) for kind in WeaponKind} == {
        WeaponKind.MELEE: 3,
        WeaponKind.THROWN: 3,
        WeaponKind.RANGED: 0,
    }


@pytest.mark.rule("NOIR-121")
@pytest.mark.parametrize(
    ("daze", "number"), [(0, 0), (5, 0), (6, 1), (10, 1), (11, 4), (20, 4), (21, 9), (9999, 9)]
)
def test_each_step_of_daze_begins_one_above_its_limit(daze: int, number: int) -> None:
    assert wounds(daze, 5, FACES, stun=False) == number


@pytest.mark.rule("NOIR-122")
@pytest.mark.parametrize(("daze", "number"), [(10, 0), (11, 1), (20, 1), (21, 4), (40, 4), (41, 9)])
def test_stunning_damage_doubles_every_step(daze: int, number: int) -> None:
    assert wounds(daze, 5, FACES, stun=True) == number


@pytest.mark.rule("NOIR-121")
def test_a_threshold_is_at_least_one() -> None:
    assert wounds(1, 1, FACES, stun=False) == 0
    with pytest.raises(Refused) as refused:
        wounds(1, 0, FACES, stun=False)
    assert (refused.value.code, refused.value.details) == ("bad-value-threshold", {"have": 0})


@pytest.mark.rule("NOIR-70")
@pytest.mark.parametrize(
    ("taken", "points", "left"), [(9, 3, 8), (9, 15, 4), (4, 9, 1), (4, 12, 1), (1, 3, 1), (0, 15, 0)]
)
def test_three_points_save_from_a_wound_but_never_from_the_last(taken: int, points: int, left: int) -> None:
    assert survived(taken, points) == left


@pytest.mark.rule("NOIR-70")
@pytest.mark.parametrize("points", [-3, 0, 1, 4, 16, 18])
def test_only_the_five_prices_save_from_wounds(points: int) -> None:
    with pytest.raises(Refused) as refused:
        survived(4, points)
    assert refused.value.code == "out-of-range-survive"


@pytest.mark.rule("NOIR-125", "NOIR-126")
def test_only_winning_the_roll_against_daze_keeps_or_restores_consciousness() -> None:
    assert [after_daze_roll(outcome) for outcome in Outcome] == [
        Health.ACTING,
        Health.ACTING,
        Health.DAZED,
        Health.UNCONSCIOUS,
    ]
    assert [after_recovery(outcome) for outcome in Outcome] == [
        Health.RECOVERING,
        Health.RECOVERING,
        Health.DAZED,
        Health.UNCONSCIOUS,
    ]


@pytest.mark.rule("NOIR-125", "NOIR-126")
def test_being_dazed_takes_initiative_and_recovering_well_gives_it() -> None:
    assert [initiative_after_daze_roll(outcome, 14) for outcome in Outcome] == [14, 14, 1, 14]
    assert [initiative_after_recovery(outcome, 14, (6, 6)) for outcome in Outcome] == [26, 14, 14, 14]


@pytest.mark.rule("NOIR-127")
def test_a_wound_roll_decides_between_life_a_countdown_and_death() -> None:
    assert [after_wound_roll(outcome) for outcome in Outcome] == [
        Survival.SURVIVES,
        Survival.SURVIVES,
        Survival.MORTAL,
        Survival.DEAD,
    ]


@pytest.mark.rule("NOIR-128")
def test_a_second_countdown_never_lengthens_the_first() -> None:
    assert mortal_rounds((10, 2, 3)) == 15
    assert mortal_rounds((3, 4), left=5) == 5
    assert mortal_rounds((1, 2), left=5) == 3


@pytest.mark.rule("NOIR-129")
def test_care_closes_no_more_wounds_than_are_open_and_opens_none_that_is_not_there() -> None:
    for opened in range(1, 6):
        for closed in range(4):
            for outcome in Outcome:
                left, kept = stabilised(opened, closed, outcome, (3, 3))
                assert left >= 0
                assert kept >= 0
                assert left + kept == opened + closed


@pytest.mark.rule("NOIR-129")
def test_an_exceptional_failure_reopens_one_wound_however_many_were_closed() -> None:
    assert stabilised(1, 3, Outcome.EXCEPTIONAL_FAILURE, (2, 2)) == (2, 2)


@pytest.mark.rule("NOIR-129")
def test_an_exceptional_success_closes_as_many_wounds_as_the_lowest_die() -> None:
    assert stabilised(9, 1, Outcome.EXCEPTIONAL_SUCCESS, (10, 10, 4, 6)) == (5, 5)


@pytest.mark.rule("NOIR-129")
def test_nobody_is_cared_for_without_an_open_wound() -> None:
    for check in (lambda: require_open(0), lambda: stabilised(0, 3, Outcome.SUCCESS, (3, 4))):
        with pytest.raises(Refused) as refused:
            check()
        assert refused.value.code == "wrong-state-no-wounds"
