"""Settled rolls: the titles already rolled for in the current scene (NOIR-3)."""

import pytest

from rules.campaign.events import SceneChanged
from rules.noir.roll import settled_rolls
from tests.rules.noir.board import Board


@pytest.mark.rule("NOIR-3")
def test_a_question_that_was_rolled_for_is_settled_until_the_scene_changes() -> None:
    board = Board()
    board.main("Alma")
    board.test("Alma", odds=0, dice=(3, 4))
    assert settled_rolls.settled_titles(board.log) == ("Roll",)
    assert settled_rolls.settled_titles((*board.log, SceneChanged(scene=2))) == ()


@pytest.mark.rule("NOIR-3")
def test_a_roll_that_still_waits_has_settled_nothing() -> None:
    board = Board()
    board.main("Alma")
    board.test("Alma")
    assert settled_rolls.settled_titles(board.log) == ()


@pytest.mark.rule("NOIR-3")
def test_titles_are_compared_as_they_read() -> None:
    assert settled_rolls.is_settled(["The Lock"], " the  lock ")
    assert not settled_rolls.is_settled(["The lock"], "The door")


@pytest.mark.rule("NOIR-3")
def test_the_first_roll_of_a_scene_is_settled_too() -> None:
    board = Board()
    board.main("Alma")
    before = len(board.log)
    board.test("Alma", odds=0, dice=(3, 4))
    assert settled_rolls.settled_titles((SceneChanged(scene=2), *board.log[before:])) == ("Roll",)


@pytest.mark.rule("NOIR-3")
def test_only_the_last_change_of_scene_counts() -> None:
    board = Board()
    board.main("Alma")
    before = len(board.log)
    board.test("Alma", odds=0, dice=(3, 4))
    first, second = SceneChanged(scene=2), SceneChanged(scene=3)
    assert settled_rolls.settled_titles((first, *board.log[before:], second)) == ()
    assert settled_rolls.settled_titles((first, second, *board.log[before:])) == ("Roll",)
