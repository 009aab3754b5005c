"""Modifiers: the amount from each source, and the rolls in which it counts (NOIR-30 to 38, NOIR-94)."""

import pytest

from rules.core.refusal import Refused
from rules.noir.base.modifiers import (
    Item,
    RollKind,
    Source,
    applying,
    circumstances,
    daze_penalty,
    helpers,
    low_initiative,
    reminder,
    require_sizes,
    total,
    traits,
    wound_penalty,
)

EVERY = tuple(Item(source=source, amount=amount) for source in Source for amount in (3, -3))


@pytest.mark.rule("NOIR-31")
def test_several_circumstances_of_the_permitted_sizes_add_up() -> None:
    assert circumstances([-10, -5, -2, 2, 5, 10]) == 0
    assert circumstances([]) == 0
    assert circumstances([2, 2, 5]) == 9


@pytest.mark.rule("NOIR-31")
@pytest.mark.parametrize("size", [0, 1, -1, 3, 4, 6, -9, 11, 20])
def test_a_circumstance_of_another_size_is_refused(size: int) -> None:
    with pytest.raises(Refused) as refused:
        circumstances([2, size])
    assert (refused.value.code, refused.value.details) == ("bad-level", {"have": size})


@pytest.mark.rule("NOIR-31")
def test_the_gm_gives_one_roll_five_circumstances_at_most() -> None:
    require_sizes([2] * 5)
    with pytest.raises(Refused) as refused:
        require_sizes([2] * 6)
    assert (refused.value.code, refused.value.details) == ("bad-value-many", {"most": 5})


@pytest.mark.rule("NOIR-32")
def test_each_helper_gives_the_bonus_that_the_table_has_set() -> None:
    assert [helpers(count) for count in (0, 1, 4)] == [0, 2, 8]
    assert helpers(3, bonus=1) == 3


@pytest.mark.rule("NOIR-32")
def test_a_negative_number_of_helpers_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        helpers(-1)
    assert refused.value.code == "bad-value-helpers"


@pytest.mark.rule("NOIR-33")
def test_the_table_sets_the_cap_of_traits_or_none() -> None:
    assert (traits([4, 4]), traits([-4, -4])) == (5, -5), "unless it sets another"
    assert traits([4, 4, 4], cap=None) == 12
    assert traits([-4, -4], cap=3) == -3
    assert traits([4, 2], cap=6) == 6
    assert traits([4], cap=0) == 0


@pytest.mark.rule("NOIR-34")
def test_drives_are_capped_where_the_table_says_so() -> None:
    assert traits([4, 4], cap=5) == 5
    assert traits([-4, -4, -4], cap=None) == -12


@pytest.mark.rule("NOIR-33", "NOIR-34")
@pytest.mark.parametrize("level", [0, 3, -3, 5, 8])
def test_traits_and_drives_have_three_levels(level: int) -> None:
    with pytest.raises(Refused) as refused:
        traits([1, level])
    assert (refused.value.code, refused.value.details) == ("bad-level", {"have": level})


@pytest.mark.rule("NOIR-38")
def test_daze_and_wounds_cost_what_the_table_has_set() -> None:
    assert (daze_penalty(7), daze_penalty(7, 0), daze_penalty(7, 2)) == (7, 0, 14)
    assert (wound_penalty(3), wound_penalty(3, 2)) == (0, 6)


@pytest.mark.rule("NOIR-94")
def test_the_limits_of_low_initiative_are_tested_in_rising_order() -> None:
    pairs = [(6, 2), (3, 5)]
    assert [low_initiative(pairs, initiative) for initiative in (1, 3, 4, 6, 7)] == [5, 5, 2, 2, 0]


@pytest.mark.rule("NOIR-94")
def test_the_gm_is_reminded_below_the_limit_until_a_penalty_is_entered() -> None:
    assert [reminder([], initiative) for initiative in (9, 10)] == [True, False]
    assert not reminder([(3, 5)], 1)
    assert not reminder([], 1, limit=0)


@pytest.mark.rule("NOIR-30")
def test_modifiers_add_up_without_a_cap_and_keep_their_names() -> None:
    items = [Item(source=Source.EXPERTISE, amount=60, name="Locks"), Item(source=Source.GM, amount=-5)]
    assert total(items) == 55
    assert applying(items, RollKind.ABILITY) == tuple(items)


@pytest.mark.rule("NOIR-30")
def test_modifiers_of_zero_are_omitted() -> None:
    assert applying([Item(source=Source.HELPERS, amount=0)], RollKind.ABILITY) == ()


@pytest.mark.rule("NOIR-94")
@pytest.mark.parametrize("kind", [kind for kind in RollKind if kind is not RollKind.ABILITY])
def test_low_initiative_counts_only_in_actions_and_defences(kind: RollKind) -> None:
    low = Item(source=Source.INITIATIVE, amount=-4)
    assert applying([low], RollKind.ABILITY) == (low,)
    assert applying([low], kind) == ()


@pytest.mark.rule("NOIR-125", "NOIR-126")
@pytest.mark.parametrize("kind", [RollKind.DAZE, RollKind.RECOVERY])
def test_against_daze_bonuses_count_and_daze_is_the_only_penalty(kind: RollKind) -> None:
    counting = applying(EVERY, kind)
    assert {item.source for item in counting if item.amount > 0} == set(Source)
    assert [item.source for item in counting if item.amount < 0] == [Source.DAZE]
    least = Item(source=Source.GM, amount=1)
    assert applying([least], kind) == (least,)


@pytest.mark.rule("NOIR-127")
def test_a_wound_roll_takes_the_condition_penalties_that_the_table_has_set() -> None:
    condition = [Item(source=source, amount=-3) for source in (Source.DAZE, Source.WOUNDS)]
    other = Item(source=Source.GM, amount=-5)
    assert applying([*condition, other], RollKind.WOUND) == (other,)
    for item in condition:
        assert applying(condition, RollKind.WOUND, wound_penalties={item.source}) == (item,)
    wanted = {Source.DAZE, Source.WOUNDS}
    assert applying(condition, RollKind.WOUND, wound_penalties=wanted) == tuple(condition)
