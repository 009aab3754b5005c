"""Groups on the panel: a penalty for one member names only that member (D-16)."""

import pytest

from narration.nyx.conflict.panel import conflict_panel
from narration.nyx.conflict.prompts import penalty_prompt
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import GroupMode
from rules.nyx.view import view
from tests.narration.printing import lines, said
from tests.rules.nyx.access.test_groups import saying, together
from tests.rules.nyx.board import BEN


@pytest.mark.rule("NYX-43")
def test_a_penalty_waits_only_for_the_person_who_rolled() -> None:
    board = together(GroupMode.BEST, lead=-5)
    board.do(saying(board, "Bo"), BEN)
    board.pick(1, 1)
    board.pick(2, 1, [9, 4])
    board.steps()
    known = view(board.state, PUBLIC)
    panel = conflict_panel(known, known.contests[board.conflict.id])
    assert lines(panel)[0].endswith("⏳ Waiting for Bo")
    assert "Ada" not in said(penalty_prompt(board.state, board.conflict, 1).headline)
