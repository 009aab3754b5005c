"""The live message of a conflict: what it says beside the result, in as few rows as a phone has room for."""

import pytest

from narration.nyx.conflict.live import live
from narration.nyx.conflict.opening import goals
from narration.nyx.conflict.result import result
from narration.text.languages import Language
from narration.text.line import Panel
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import BonusKind
from rules.nyx.state.contest_actions import SetAutomatic
from rules.nyx.view import view
from tests.narration.printing import said
from tests.rules.nyx.board import ANN, Board, against_guard, duel

#: Dice that draw Defensive, the first tactic of the mix.
DRAWN = (10, 10, 10, 1)


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


def drawn(board: Board) -> Board:
    """Let the dice draw side 2's tactics."""
    board.do(SetAutomatic(**board.at, side=2, on=True))
    return board


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "⏳ Waiting for Captain (autopilot)"),
        ("sv", "⏳ Väntar på Captain (taktiken lottas)"),
        ("ru", "⏳ Ждём: Captain (тактика по жребию)"),
    ],
)
def test_a_side_that_is_waited_for_has_a_word_on_its_autopilot_behind_its_name(
    language: Language, expected: str
) -> None:
    board = Board()
    board.player("Ada", ANN)
    board.npc("Captain")
    board.open("Ada", "Captain")
    assert due(drawn(board), language) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "⏳ Waiting for Ada (Guard: autopilot)"),
        ("sv", "⏳ Väntar på Ada (Guard: taktiken lottas)"),
        ("ru", "⏳ Ждём: Ada (Guard: тактика по жребию)"),
    ],
)
@pytest.mark.parametrize("rolled", [0, 1], ids=["round 1", "round 2"])
def test_a_side_on_autopilot_that_has_declared_takes_no_row_of_its_own(
    rolled: int, language: Language, expected: str
) -> None:
    board = against_guard()
    for _ in range(rolled):
        board.round((1, 0), (3, 3))
        board.steps()
    drawn(board)
    board.declare(2)
    assert (due(board, language), small(board)) == (expected, [])
    board.declare(1, DRAWN)
    assert due(board, language) == expected, "also while tactics are picked"


def test_once_the_dice_have_fallen_nothing_is_said_of_an_autopilot() -> None:
    board = drawn(against_guard())
    board.declare(1, DRAWN)
    board.pick(1, 1, (3, 3))
    assert due(board, "en") == "⏳ Ada: how to use the win?"
    board.choose(1, BonusKind.STORY, "The lantern goes out")
    assert due(board, "en") == "⏳ Waiting for the GM"


def due(board: Board, language: Language) -> str:
    waits = seen(board).due
    assert waits is not None
    return said(waits, language)


@pytest.mark.rule("NYX-38")
def test_a_long_wish_for_the_story_is_cut_while_the_gm_judges_it() -> None:
    board = against_guard()
    board.round((1, 0), (2, 5))
    board.choose(1, BonusKind.STORY, "The lantern goes out. " * 15)
    (row,) = small(board)
    assert len(row) < 200
    assert row.endswith("…")


def test_a_goal_above_the_scale_is_short_and_so_is_its_name() -> None:
    board = duel()
    goal = "get over the pass and be home again before the others know"
    side = board.conflict.sides[0].but(name="Adalheid of the Long Water", goal=goal)
    (named, text), _ = [
        (said(one.name), said(one.lines[0]))
        for one in goals(board.conflict.but(sides=(side, board.conflict.sides[1])))
    ]
    assert (named, text) == ("Adalheid of th…", "get over the pass and be home again before the…")
