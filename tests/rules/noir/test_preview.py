"""What a roll would come to, as it is shown before anything is paid."""

import pytest

from rules.noir import preview
from rules.noir.preview import Preview
from tests.rules.noir.board import Board
from tests.rules.noir.moments import attacked, fight, rich


def defence_of(board: Board) -> Preview:
    """What Ada would defend herself with, and how it would go."""
    return preview.of_defence(board.state, board.combat, board.defending("Ada"))


@pytest.mark.rule("NOIR-67")
def test_the_chance_to_defend_counts_what_the_attacker_has_paid() -> None:
    paid = rich(fight("Guard"), Pot=3)
    before = preview.of_declaration(paid.state, paid.combat, paid.declaring("fight", "Ada", weapons=("axe",)))
    paid.declare("fight", "Ada", weapons=("axe",), odds=2)
    assert defence_of(paid).chance == 1 - before.with_odds[1]
    assert defence_of(attacked()).chance == 1 - (before.chance or 0)


@pytest.mark.rule("NOIR-67")
def test_the_chance_of_a_roll_counts_what_the_other_side_has_paid() -> None:
    board = rich(fight("Guard"), Pot=3, Ada=3)
    board.declare("fight", "Ada", weapons=("axe",), odds=1)
    chance = defence_of(board).chance
    board.defend("Ada")
    assert preview.of_roll(board.state, board.combat, board.id("Ada")).chance == chance
