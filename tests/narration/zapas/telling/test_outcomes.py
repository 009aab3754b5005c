"""What a success brings, and what the GM gives or takes outside rolls."""

import pytest

from rules.zapas.state import actions as a
from rules.zapas.state.contests import Aim, Purpose
from tests.narration.zapas.telling.storied import StoriedBoard, storied
from tests.rules.zapas.board import ANN, GM, faces


def succeed(board: StoriedBoard, aim: Aim) -> None:
    board.stake("Ada", reserve=7)
    board.attempt("Ada", faces(4, 5), aim, reserve=4)


@pytest.mark.rule("ZAP-24")
def test_a_condition_that_a_roll_or_the_gm_lifts_is_told() -> None:
    board = storied()
    board.hurt("Bo", "lost")
    succeed(board, Aim(purpose=Purpose.CONDITION, character=board.id("Bo"), text="lost"))
    assert board.told == ["win", "lifted"]
    assert "Bo" in board.sentences[1]
    board.hurt("Bo", "tired")
    board.do(a.LiftCondition(character=board.id("Bo"), label="tired"))
    assert board.told == ["lifted"]


@pytest.mark.rule("ZAP-56")
def test_a_part_and_the_end_of_a_hard_task_are_told() -> None:
    board = storied()
    board.do(a.SetTask(text="Bring down the dragon"))
    task = board.state.shared.tasks[-1].id
    succeed(board, Aim(purpose=Purpose.PART, text="Sand in its eyes", task=task))
    assert board.told == ["win", "task-part"]
    succeed(board, Aim(purpose=Purpose.TASK, task=task))
    assert board.told[1:] == ["task-done"]


def test_a_task_that_the_gm_drops_was_not_done() -> None:
    board = storied()
    board.do(a.SetTask(text="Bring down the dragon"))
    board.do(a.SetTask(drop=board.state.shared.tasks[-1].id))
    assert board.told == []


@pytest.mark.rule("ZAP-58", "ZAP-59")
@pytest.mark.parametrize(
    ("purpose", "told"),
    [(Purpose.CONTACT, "contact"), (Purpose.ACQUIRE, "thing"), (Purpose.PACKED, "thing")],
)
def test_a_contact_is_told_and_so_is_a_thing(purpose: Purpose, told: str) -> None:
    board = storied()
    succeed(board, Aim(purpose=purpose, text="a smith"))
    assert board.told == ["win", told]
    assert purpose.value in board.claims("outcome")


@pytest.mark.rule("ZAP-63")
def test_an_npc_is_hit_and_then_it_is_dead() -> None:
    board = storied()
    board.npc("Ogre", 3, 8)
    aim = Aim(purpose=Purpose.ATTACK, character=board.id("Ogre"))
    succeed(board, aim)
    assert board.told == ["win", "npc-hit"]
    assert "one_b" not in board.claims("outcome")
    board.attempt("Bo", faces(4, 5), aim, reserve=4)
    assert board.told[1:] == ["npc-dead"]


@pytest.mark.rule("ZAP-20")
def test_a_condition_is_told_by_whether_it_stops_all_action() -> None:
    board = storied()
    board.hurt("Ada", "tired")
    assert board.told == ["condition"]
    board.hurt("Bo", "turned to stone", stops=True)
    assert board.told == ["condition-stops"]
    board.hurt("Cyrus", "dead")
    assert board.told == ["condition-final"]
    board.hurt("Dora", "dead", stops=False)
    assert board.told == ["condition"]


def test_what_happens_to_an_npc_that_nobody_has_met_is_not_told() -> None:
    board = storied()
    board.npc("Baron")
    board.hurt("Baron", "tired")
    assert board.moments == ()
    assert board.worded == ()


def test_a_condition_of_an_npc_needs_no_verb_that_agrees() -> None:
    board = storied()
    board.npc("Rats")
    board.open("Ada", 3, Aim(character=board.id("Rats")))
    board.hurt("Rats", "scattered")
    assert board.told == ["condition"]
    assert not {"one_a", "player"} & board.claims("condition")


@pytest.mark.rule("ZAP-43")
def test_a_struck_flag_is_told_by_its_reason_and_its_marks_only_if_there_are_any() -> None:
    board = storied()
    board.strike("Ada", "Courage")
    assert board.told == ["flag-against"]
    assert "n_marks_named" not in board.claims("flag")
    board.attempt("Ada", faces(0, 2), flag="Risky")
    for seat in (ANN, GM):
        board.do(board.striking("Ada", "Risky", "reached"), seat)
    assert board.told == ["flag-reached"]
    assert "n_marks_named" in board.claims("flag")


@pytest.mark.rule("ZAP-37")
def test_the_journey_begins_and_ends() -> None:
    board = storied()
    board.travel()
    assert board.told == ["travel"]
    board.travel(on=False)
    assert board.told == ["play"]
