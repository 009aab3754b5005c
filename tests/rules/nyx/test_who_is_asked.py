"""Who is not asked in Nyx: one answer is possible, or nothing could change. One row for each question."""

import pytest

from rules.nyx.duties import Duty, due_for
from rules.nyx.state.events import DemandAnswered
from tests.rules.nyx.board import ANN, GM, Board


def against_guard(points: int = 7, *, npc: bool = False) -> Board:
    """Return Ada, who has this many points, in a conflict; she is the GM's if she is an NPC."""
    board = Board()
    if npc:
        board.npc("Ada")
        board.player("Bo", ANN)
        board.open("Ada", "Bo")
    else:
        board.player("Ada", ANN)
        board.bare("Guard", 7)
        board.open("Ada", "Guard")
    board.give("Ada", points=points)
    return board


@pytest.mark.rule("NYX-12")
@pytest.mark.parametrize(
    ("points", "npc", "is_asked"),
    [
        pytest.param(1, False, True, id="a point buys it off"),
        pytest.param(0, False, False, id="nothing to pay with"),
        pytest.param(0, True, True, id="an NPC's points stay hidden"),
        pytest.param(1, True, True, id="an NPC with points is asked as well"),
    ],
)
def test_who_is_asked_about_a_demand(points: int, npc: bool, is_asked: bool) -> None:
    board = against_guard(points, npc=npc)
    events = board.do(board.demand("Ada", "Ash"))
    duties = [one.duty for one in due_for(board.state, board.conflict, GM if npc else ANN)]
    assert (Duty.DEMAND in duties) is is_asked
    answers = [one for one in events if isinstance(one, DemandAnswered)]
    assert [one.bought_off for one in answers] == ([] if is_asked else [False])


@pytest.mark.rule("NYX-24")
def test_a_bare_value_in_a_conflict_with_a_player_is_not_asked_to_declare() -> None:
    board = against_guard()
    assert board.conflict.sides[1].declared
    assert Duty.DECLARE not in [one.duty for one in due_for(board.state, board.conflict, GM)]
