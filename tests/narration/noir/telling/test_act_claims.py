"""What the teller of Noir claims about an action, from its log."""

import pytest

from narration.noir.telling.act_claims import act
from rules.noir.state import combat_events as cd
from tests.narration.noir.table import brawl, machine_gun, shoot
from tests.rules.noir.board import Board

#: A failed attack, then a pair with which the target succeeds.
DODGED = (2, 3, 8, 8)


def dodged(board: Board) -> bool:
    """Return whether the last action is told as dodged by its target."""
    done = next(one for one in reversed(board.log) if isinstance(one, cd.ActionDone))
    moment = act(board.state, done, board.log)
    assert moment is not None
    (view,) = moment.views
    return view.holds("dodged")


@pytest.mark.rule("NOIR-101")
def test_an_exceptional_defence_is_a_dodge_by_the_only_target_alone() -> None:
    shot = brawl()
    shoot(shot, dice=DODGED)
    assert dodged(shot)
    sweep = brawl()
    sweep.arm("Alma", machine_gun())
    sweep.declare("sweep-auto", "Thug A", "Thug B", weapons=("made-1",))
    sweep.defend("Thug A", None)
    sweep.defend("Thug B", dice=DODGED)
    assert not dodged(sweep)
