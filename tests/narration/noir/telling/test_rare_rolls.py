"""What random play hardly ever reaches is told as well."""

import pytest

from narration.noir.telling.noir_telling import NOIR_TELLING
from narration.noir.telling.situations import SITUATIONS
from narration.telling.choice import Past
from rules.campaign.told_rounds import ToldRounds
from rules.noir.system import NOIR
from tests.rules.noir.board import Board

#: Two equal throws of two dice, and a die each that decides.
TIED = (9, 4, 4, 9, 1, 3)


@pytest.mark.rule("NOIR-22")
def test_a_full_tie_is_told_in_every_wording_that_it_has() -> None:
    board, told, said = Board(odds_ask="players"), ToldRounds(), list[str]()
    board.npc("Thug A")
    board.npc("Thug B")
    (tie,) = (row for row in SITUATIONS if row.name == "tie-broken")
    for number in tie.wordings:
        before = board.state
        events = board.test("Thug A", "Thug B", odds=0, dice=TIED)
        worded = NOIR_TELLING.tell(NOIR, before, board.state, Past(told, number), events)
        said += [one.wording for event in worded for one in event.said]
        told = told.after(worded)
    assert sorted(said) == [f"tie-broken-{number}" for number in tie.wordings]
