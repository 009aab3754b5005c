"""Sheets of Zapas as they come back from a file."""

import pytest

from rules.contract.validation import Path
from rules.zapas.state.campaign_state import Character
from rules.zapas.system import ZAPAS
from tests.rules.zapas.board import table
from tests.rules.zapas.moments import moments


def faults(who: Character) -> list[tuple[Path, str]]:
    return [(fault.path, fault.code) for fault in ZAPAS.validate_character(who)]


def test_a_sheet_as_it_was_played_has_no_fault() -> None:
    for board in moments():
        for who in board.state.characters.values():
            assert faults(who) == []


@pytest.mark.rule("ZAP-43")
@pytest.mark.parametrize(
    ("active", "striking", "fine"),
    [(True, "", True), (True, "against", True), (False, "", True), (False, "against", False)],
)
def test_only_a_confirmed_flag_is_to_be_struck(*, active: bool, striking: str, fine: bool) -> None:
    ada = table().who("Ada")
    flag = ada.flags[0].but(active=active, striking=striking)
    assert faults(ada.but(flags=(flag,))) == ([] if fine else [(("flags", 0, "striking"), "value")])


@pytest.mark.rule("ZAP-23")
def test_a_condition_locks_aspects_if_that_is_its_effect_and_only_then() -> None:
    board = table()
    board.hurt("Ada", "disarmed", locks=[("Soldier", "rifle")])
    board.hurt("Ada", "tired")
    ada = board.who("Ada")
    disarmed, tired = ada.conditions
    both, none = (disarmed, tired.but(locks=disarmed.locks)), (disarmed.but(locks=()), tired)
    assert faults(ada) == []
    assert faults(ada.but(conditions=both)) == [(("conditions", 1, "locks"), "value")]
    assert faults(ada.but(conditions=none)) == [(("conditions", 0, "locks"), "value")]
