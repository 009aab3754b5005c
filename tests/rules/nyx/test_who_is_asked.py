"""Who is not asked in Nyx: nothing could change, or one press does both. One row for each question."""

import pytest

from rules.nyx.duties import Duty, due_for
from tests.rules.nyx.board import ANN, GM, Board


def against(opponent: str) -> Board:
    """Return Ada in a conflict with a bare value, or with a full sheet of the GM."""
    board = Board()
    board.player("Ada", ANN)
    if opponent == "Guard":
        board.bare("Guard", 7)
    else:
        board.npc(opponent)
    board.open("Ada", opponent)
    return board


@pytest.mark.rule("NYX-24")
@pytest.mark.parametrize(
    ("opponent", "duties"),
    [
        pytest.param("Captain", [Duty.DECLARE], id="a sheet has something to declare"),
        pytest.param("Guard", [], id="a bare value has nothing to declare"),
    ],
)
def test_who_declares_for_an_npc(opponent: str, duties: list[Duty]) -> None:
    board = against(opponent)
    asked = [one.duty for one in due_for(board.state, board.conflict, GM)]
    assert [one for one in asked if one is Duty.DECLARE] == duties


@pytest.mark.rule("NYX-24", "NYX-33")
def test_who_declares_last_is_asked_for_tactic_and_declaration_at_once() -> None:
    board = against("Guard")
    assert [one.duty for one in due_for(board.state, board.conflict, ANN)] == [Duty.PICK_AT_ONCE]
