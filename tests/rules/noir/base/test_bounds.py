"""How large the numbers of a sheet and how long its lists may be: both ends of each bound (NQ-1, NOIR-44)."""

import pytest

from rules.core.refusal import Refused
from rules.noir.base.bounds import require_sheet_value
from rules.noir.base.enums import Grade, NpcKind
from rules.noir.base.weapons import WEAPONS
from rules.noir.state.campaign_state import Ability, Character, Condition, GroupState, Npc
from rules.noir.validation import validate_campaign, validate_character
from tests.rules.noir.board import Board

ADA = Character(id="1", name="Ada", finished=True)


@pytest.mark.rule("NOIR-40")
@pytest.mark.parametrize("value", [0, 99])
def test_a_value_is_0_to_99(value: int) -> None:
    assert require_sheet_value(value) == value


@pytest.mark.rule("NOIR-40")
@pytest.mark.parametrize("value", [-1, 100])
def test_any_other_value_is_refused_with_its_bounds(value: int) -> None:
    with pytest.raises(Refused) as refused:
        require_sheet_value(value)
    assert (refused.value.code, refused.value.details) == ("bad-value-number", {"least": 0, "most": 99})


def abilities(count: int) -> Character:
    return ADA.but(abilities=tuple(Ability(id=f"Trade {number}", value=1) for number in range(count)))


def listed(count: int) -> Character:
    words = tuple(f"trade {number}" for number in range(count))
    return ADA.but(npc=Npc(kind=NpcKind.CIVILIAN, grade=Grade.GREEN, secondary=words))


@pytest.mark.rule("NOIR-40", "NOIR-44", "NOIR-60", "NOIR-128")
@pytest.mark.parametrize(
    ("fine", "too_much"),
    [
        (ADA.but(fate=999), ADA.but(fate=1000)),
        (ADA.but(condition=Condition(daze=9999)), ADA.but(condition=Condition(daze=10000))),
        (ADA.but(condition=Condition(open_wounds=999)), ADA.but(condition=Condition(open_wounds=1000))),
        (abilities(60), abilities(61)),
        (listed(60), listed(61)),
    ],
    ids=["fate", "daze", "wounds", "abilities", "listed words"],
)
def test_the_numbers_and_lists_of_a_sheet_end_where_nobody_needs_more(
    fine: Character, too_much: Character
) -> None:
    assert list(validate_character(fine)) == []
    assert len(list(validate_character(too_much))) == 1


@pytest.mark.rule("NOIR-110")
@pytest.mark.parametrize(("count", "faults"), [(40, 0), (41, 1)])
def test_a_table_makes_forty_weapons_of_its_own(count: int, faults: int) -> None:
    club = WEAPONS["axe"]
    made = tuple(club.but(id=f"club-{number}", name="Club") for number in range(count))
    state = Board().state.but(shared=GroupState(weapons=made))
    assert len(list(validate_campaign(state))) == faults
