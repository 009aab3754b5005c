"""Texts typed in a vote appear in events in their cleaned form, as they are stored."""

import pytest

from rules.core.names import clean
from rules.zapas.state import sheet_actions as sa
from rules.zapas.state import sheet_events as se
from tests.hostile import TEXTS
from tests.rules.zapas.board import ANN, BEN, Board


@pytest.mark.parametrize("kind", ["controls", "from the right", "half invisible", "blocks"])
def test_the_reason_of_a_veto_is_cleaned_in_the_log_as_on_the_sheet(kind: str) -> None:
    board = Board(players=2)
    board.sketch("Ada", ANN)
    board.propose("Ada", "Thief", 4)
    board.do(sa.VetoProposal(what=board.at("Ada", "Thief"), reason=TEXTS[kind]), BEN)
    voted = board.event(se.Voted)
    assert voted.reason == voted.proposal.vetoes[0].reason == clean(TEXTS[kind])
