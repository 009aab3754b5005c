"""The live message of a conflict: what it says beside the result, in as few rows as a phone has room for."""

import pytest

from narration.nyx.conflict.live import live
from narration.nyx.conflict.opening import goals
from narration.nyx.conflict.result import result
from narration.text.line import Panel
from rules.core.seat import PUBLIC
from rules.nyx.view import view
from tests.narration.printing import said
from tests.rules.nyx.board import Board, duel


def seen(board: Board) -> Panel:
    """Return the live message as everybody sees it."""
    state = view(board.state, PUBLIC)
    conflict = state.contests[board.conflict.id]
    now = [event for event in board.log if (event.contest, event.turn) == (conflict.id, conflict.turn)]
    return live(state, conflict, now, (), None if conflict.rolled else result(now, conflict))


def small(board: Board) -> list[str]:
    return [said(row) for row in seen(board).small]


@pytest.mark.rule("NYX-24")
def test_before_anybody_declares_one_row_says_the_situation_and_the_modifiers() -> None:
    board = duel(first_advantage=1, second_advantage=4, first_modifier=-3, second_modifier=2)
    assert small(board) == ["Situational advantage 4 −1 = 3 (Bo) · Ada: Modifier −3 · Bo: Modifier +2"]


@pytest.mark.rule("NYX-30")
def test_the_situation_of_a_round_is_the_steps_that_it_is_worth() -> None:
    board = duel(first_advantage=1, second_advantage=4)
    board.round((1, 1), (2, 2))
    assert small(board) == []
    board.steps()
    assert small(board) == ["Situation: +3 for Bo"]


def test_a_goal_above_the_scale_is_short_and_so_is_its_name() -> None:
    board = duel()
    goal = "get over the pass and be home again before the others know"
    side = board.conflict.sides[0].but(name="Adalheid of the Long Water", goal=goal)
    (named, text), _ = [
        (said(one.name), said(one.lines[0]))
        for one in goals(board.conflict.but(sides=(side, board.conflict.sides[1])))
    ]
    assert (named, text) == ("Adalheid of th…", "get over the pass and be home again before the…")
