"""When each aspect was last used: in rounds, rolls, stories and called-for hindrances, by session."""

import pytest

from rules.campaign.actions import EndSession, StartSession
from rules.core.model_base import Event
from rules.nyx.sheet.last_uses import KINDS, LONG, last_uses, not_for_long
from tests.rules.nyx.board import ANN, Board, against_guard


def told(board: Board) -> tuple[Event, ...]:
    return tuple(event for event in board.log if event.model_dump()["kind"] in KINDS)


def session(board: Board) -> None:
    if board.state.campaign.in_session:
        board.do(EndSession())
    board.do(StartSession())


def unused(board: Board) -> dict[str, int]:
    ada = board.who("Ada")
    found = not_for_long(ada, last_uses(told(board)), board.state.campaign.session)
    return {aspect.name: last for aspect, last in found}


@pytest.mark.rule("NYX-7", "NYX-8", "NYX-10")
def test_the_3_and_the_2s_show_when_they_have_not_come_up_for_two_sessions() -> None:
    board = Board()
    board.player("Ada", ANN)
    session(board)
    board.do(board.story("Ada", "Iron", helps=True), ANN)
    board.do(board.roll("Ada", positive=["Ash"]), ANN, [1, 1, 1])
    assert unused(board) == {}, "the first session is not over"
    session(board)
    board.do(board.roll("Ada", negative=["Ash"]), ANN, [1, 1, 1])
    assert unused(board) == {"Oak": 0, "Elm": 0}
    session(board)
    assert unused(board) == {"Iron": 1, "Oak": 0, "Elm": 0}
    assert LONG == 2


@pytest.mark.rule("NYX-9", "NYX-12")
def test_what_helps_or_is_demanded_in_a_conflict_has_come_up() -> None:
    board = against_guard()
    session(board)
    session(board)
    board.do(board.demand("Ada", "Oak"))
    board.do(board.answer("Ada", "Oak", buy_off=False), ANN)
    board.declare(1, positive=["Iron"])
    board.pick(1, 0)
    board.dice.add(1, 1, 1)
    board.pick(2, 0)
    assert unused(board) == {"Ash": 0, "Elm": 0}


def test_a_new_character_has_time_to_use_every_aspect() -> None:
    board = Board()
    board.player("Old", ANN)
    session(board)
    session(board)
    board.player("Ada", ANN)
    session(board)
    assert unused(board) == {}
    session(board)
    assert unused(board) == dict.fromkeys(("Iron", "Ash", "Oak", "Elm"), 0)


def test_what_was_used_before_the_first_session_was_used_in_session_0() -> None:
    board = Board()
    board.player("Ada", ANN)
    board.do(board.story("Ada", "Iron", helps=True), ANN)
    found = last_uses(told(board))
    assert found[board.who("Ada").id, "Iron"] == 0
    for session_number, shown in ((1, 0), (2, 4)):
        assert len(not_for_long(board.who("Ada"), found, session_number)) == shown


def test_a_sheet_whose_end_no_log_has_counts_from_the_beginning() -> None:
    board = Board()
    board.player("Ada", ANN)
    assert [len(not_for_long(board.who("Ada"), {}, session)) for session in (1, 2)] == [0, 4]
