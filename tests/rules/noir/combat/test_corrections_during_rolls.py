"""The GM's corrections while a character is asked to roll: a roll that becomes unnecessary is dropped."""

import pytest

from rules.noir.base.enums import Health
from rules.noir.state import actions as a
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_actions as m
from rules.noir.state.contests import Phase
from tests.rules.noir.board import ANN, Board
from tests.rules.noir.moments import condition, dazed, fight, harmed, wounded


def asked(board: Board) -> set[str]:
    """Return the names of the characters who are asked about odds for a roll."""
    return {name for duty, name in board.waits if duty == "odds"}


@pytest.mark.rule("NOIR-125", "NOIR-130")
def test_somebody_killed_by_a_correction_rolls_neither_against_daze_nor_for_life() -> None:
    board = harmed()
    assert asked(board) == {"Ada"}
    condition(board, "Ada", health=Health.DEAD)
    assert board.who("Ada").condition.health is Health.DEAD
    assert board.waits == [("declare", "Bea")]
    late = m.PayOdds(contest=board.combat.id, step=board.combat.step, character=board.id("Ada"), points=0)
    assert board.refused(late).code == "wrong-state-no-roll"


@pytest.mark.rule("NOIR-127", "NOIR-130")
def test_somebody_knocked_out_by_a_correction_still_rolls_for_life() -> None:
    board = harmed()
    condition(board, "Ada", health=Health.UNCONSCIOUS, open_wounds=1)
    assert (board.combat.phase, asked(board)) == (Phase.WOUND_ROLL, {"Ada"})
    board.answer(m.PayOdds, "Ada", (9, 8), points=0)
    assert board.who("Ada").condition.health is Health.UNCONSCIOUS


@pytest.mark.rule("NOIR-127", "NOIR-130")
def test_somebody_killed_by_a_correction_is_not_asked_about_survival() -> None:
    board = wounded()
    condition(board, "Ada", health=Health.DEAD)
    assert board.waits == [("declare", "Bea")]


@pytest.mark.rule("NOIR-126")
def test_somebody_revived_by_a_correction_takes_the_turn_without_a_roll() -> None:
    board = dazed()
    condition(board, "Ada", daze=4)
    assert board.waits == [("declare", "Ada")]


@pytest.mark.rule("NOIR-126", "NOIR-130")
def test_somebody_knocked_out_by_a_correction_does_not_roll_to_come_round() -> None:
    board = dazed()
    condition(board, "Ada", health=Health.UNCONSCIOUS)
    assert board.who("Ada").condition.health is Health.UNCONSCIOUS
    assert asked(board) == set()


@pytest.mark.rule("NOIR-113")
def test_a_shot_from_a_weapon_that_the_gm_has_just_emptied_hits_nobody() -> None:
    board = fight()
    board.declare("directed-fire", "Guard", weapons=("revolver",))
    board.do(a.TakeWeapon(character=board.id("Ada"), weapon="revolver", loaded=0))
    board.defend("Guard", dice=(9, 8, 2, 3))
    assert board.happened(cd.HitsLanded) == []
    assert board.who("Ada").arms[0].loaded == 0
    assert board.waits == [("declare", "Bea")]


@pytest.mark.rule("NOIR-130")
def test_a_pending_action_of_somebody_killed_by_a_correction_needs_no_ruling() -> None:
    board = fight()
    board.declare("other", seat=ANN, text="Swing from the lamp.")
    assert board.waits == [("rule", "")]
    condition(board, "Ada", health=Health.DEAD)
    assert board.waits == [("declare", "Guard")]
