"""What is offered to choose from: weapons that fit (NOIR-97, NOIR-112)."""

import pytest

from rules.noir.options import weapons_for
from rules.noir.terms import ActionId
from tests.rules.noir.moments import fight


@pytest.mark.rule("NOIR-97")
@pytest.mark.parametrize(
    ("action", "fitting"),
    [
        (ActionId.FIGHT, ["knife", "unarmed"]),
        (ActionId.DIRECTED_FIRE, ["pistol"]),
        (ActionId.THROW_AT_TARGET, ["throwing-knife"]),
        (ActionId.THROW_TO_PLACE, ["throwing-knife"]),
        (ActionId.DRAW_WEAPON, ["pistol", "knife", "throwing-knife"]),
        (ActionId.MOVE, []),
    ],
)
def test_an_action_offers_the_weapons_that_fit_it(action: ActionId, fitting: list[str]) -> None:
    board = fight()
    board.give("Ada", arms=())
    for weapon in ("pistol", "knife", "throwing-knife"):
        board.arm("Ada", weapon)
    offered = weapons_for(board.state, board.combat, board.id("Ada"), action)
    assert [arm.weapon.id for arm in offered] == fitting
