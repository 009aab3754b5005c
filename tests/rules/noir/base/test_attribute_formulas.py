"""Attributes of a sheet (NOIR-50 to 55)."""

import pytest

from rules.core.refusal import Refused, Term
from rules.noir.base.attribute_formulas import FORMULAS, attribute
from rules.noir.base.enums import ABILITIES, COMPUTED, DEFENCES

#: A different value for each ability, for size and for Defence.
VALUES = {name: number for number, name in enumerate((*ABILITIES, "size", "defence"), start=3)}

INPUTS = {
    "defence": {"intuition", "reactions", "alertness"},
    "learning": {"determination", "deduction", "worldliness"},
    "impression": {"charm", "leadership", "composure", "worldliness"},
    "will": {"determination", "fitness", "composure"},
    "escalation": {"size", "strength"},
    "movement": {"determination", "fitness", "agility"},
    "threshold": {"fitness", "size", "strength"},
    "endurance": {"resistance", "size", "strength"},
    "overview": {"reactions", "composure", "alertness"},
    "defence-distance": {"defence"},
    "defence-melee": {"defence"},
}


def test_every_computed_attribute_has_a_formula() -> None:
    assert set(FORMULAS) == {*COMPUTED, *DEFENCES}


@pytest.mark.rule("NOIR-50", "NOIR-42")
@pytest.mark.parametrize("name", FORMULAS)
def test_an_attribute_takes_its_inputs_and_asks_for_one_that_is_missing(name: str) -> None:
    for each in VALUES:
        fewer = {other: value for other, value in VALUES.items() if other != each}
        if each not in INPUTS[name]:
            assert attribute(name, fewer) == attribute(name, VALUES)
            continue
        with pytest.raises(Refused) as refused:
            attribute(name, fewer)
        told = ("missing-input", {"value": Term(f"noir-value-{each}")})
        assert (refused.value.code, refused.value.details) == told


@pytest.mark.rule("NOIR-51")
def test_only_the_bracket_is_divided_and_rounded_down_once() -> None:
    values = {"resistance": 1, "size": 0, "strength": 1}
    assert attribute("endurance", values) == 5
    assert attribute("endurance", values | {"size": 1}) == 6


@pytest.mark.rule("NOIR-50")
def test_the_table_may_choose_which_ability_makes_an_impression() -> None:
    values = {"charm": 3, "leadership": 9, "composure": 6, "worldliness": 6}
    found = [attribute("impression", values, impression=which) for which in ("higher", "charm", "leadership")]
    assert found == [7, 5, 7]


@pytest.mark.rule("NOIR-50")
def test_where_the_table_has_chosen_the_other_ability_is_not_required() -> None:
    values = {"charm": 3, "composure": 6, "worldliness": 6}
    assert attribute("impression", values, impression="charm") == 5
    with pytest.raises(Refused, match="missing-input"):
        attribute("impression", values)


@pytest.mark.rule("NOIR-53")
def test_later_changes_are_added_in_full_and_leave_nothing_below_zero() -> None:
    values = {"size": 9, "strength": 9}
    assert [attribute("escalation", values, later=later) for later in (0, 1, -1, -5)] == [1, 2, 0, 0]


@pytest.mark.rule("NOIR-55")
def test_each_use_of_defence_starts_as_defence_with_its_own_changes() -> None:
    assert attribute("defence-melee", {"defence": 7}, later=-3) == 4
    assert attribute("defence-distance", {"defence": 7}) == 7


@pytest.mark.rule("NOIR-50")
@pytest.mark.parametrize("name", ["beauty", "size", "luck", "strength"])
def test_an_attribute_without_a_formula_is_not_computed(name: str) -> None:
    with pytest.raises(Refused) as refused:
        attribute(name, VALUES)
    assert (refused.value.code, refused.value.details) == ("unknown-id-attribute", {"text": name})
