"""Imported Noir sheets, weapons and contests: what is fine, and where the fault is if something is not."""

import pytest

from rules.noir.base.enums import FateUse
from rules.noir.base.weapons import WEAPONS, Weapon
from rules.noir.state.campaign_state import Ability, CarriedWeapon, Character, FateRequest, GroupState, Mark
from rules.noir.validation import validate_campaign, validate_character
from tests.rules.noir.board import Board
from tests.rules.noir.moments import fight

ADA = Character(id="1", name="Ada", finished=True)
CLUB, PISTOL = WEAPONS["axe"].but(id="club", name="Club"), WEAPONS["pistol"].but(id="toy", name="Toy")


def faults(character: Character) -> list[tuple[str | int, ...]]:
    return [fault.path for fault in validate_character(character)]


def faults_of_weapon(weapon: Weapon) -> list[tuple[str | int, ...]]:
    """Return the faults of a weapon that a table has made, by their path within it."""
    state = Board().state.but(shared=GroupState(weapons=(weapon,)))
    return [fault.path[3:] for fault in validate_campaign(state)]


@pytest.mark.rule("NOIR-42")
def test_two_abilities_whose_names_differ_in_case_alone_are_one() -> None:
    sailing = ADA.but(abilities=(Ability(id="Sailing", value=3), Ability(id="sailing", value=4)))
    assert faults(sailing) == [("abilities", 1)]
    assert faults(ADA.but(abilities=(Ability(id="Sailing", value=3), Ability(id="Rowing", value=4)))) == []


@pytest.mark.rule("NOIR-35")
def test_an_entry_that_nobody_could_write_is_a_fault() -> None:
    assert faults(ADA.but(marks=(Mark(name="Scar", modifier=99),))) == []
    assert faults(ADA.but(marks=(Mark(name="Scar", modifier=100),))) == [("marks", 0)]


@pytest.mark.rule("NOIR-110")
def test_a_carried_weapon_of_the_rules_has_the_numbers_of_the_rules() -> None:
    axe = WEAPONS["axe"]
    assert faults(ADA.but(arms=(CarriedWeapon(weapon=axe),))) == []
    sharper = axe.but(precision=axe.precision + 1)
    assert faults(ADA.but(arms=(CarriedWeapon(weapon=sharper),))) == [("arms", 0, "weapon")]


@pytest.mark.rule("NOIR-112")
@pytest.mark.parametrize(("metres", "fine"), [(-1, False), (0, True), (99_999, True), (100_000, False)])
def test_a_weapon_reaches_up_to_a_hundred_kilometres(metres: int, fine: bool) -> None:
    reach = (metres, 5, 5)
    assert faults_of_weapon(CLUB.but(reach=reach)) == ([] if fine else [("reach",)])


@pytest.mark.rule("NOIR-113")
def test_a_ranged_weapon_has_a_magazine_and_another_needs_none() -> None:
    assert faults_of_weapon(CLUB) == faults_of_weapon(PISTOL) == []
    assert faults_of_weapon(PISTOL.but(magazine=None)) == [("magazine",)]


@pytest.mark.rule("NOIR-60")
@pytest.mark.parametrize(("count", "fine"), [(100, True), (101, False)])
def test_a_hundred_requests_for_fate_wait_at_most(count: int, fine: bool) -> None:
    state = fight().state
    (who, *_) = state.characters
    ask = FateRequest(id="", use=FateUse.CHANGE, character=who, text="A door.")
    asks = tuple(ask.but(id=str(number)) for number in range(count))
    found = [fault.path for fault in validate_campaign(state.but(shared=GroupState(asks=asks)))]
    assert found == ([] if fine else [("shared", "asks")])


def test_everybody_in_a_contest_is_known() -> None:
    state = fight().state
    assert list(validate_campaign(state)) == []
    known = {number: who for number, who in state.characters.items() if who.name != "Bea"}
    (contest,) = state.contests
    assert [fault.path for fault in validate_campaign(state.but(characters=known))] == [("contests", contest)]
