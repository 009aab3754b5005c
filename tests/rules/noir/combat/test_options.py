"""Menu options: the weapons that fit an action (NOIR-97, NOIR-112, NOIR-113)."""

import pytest

from rules.noir.base.enums import ActionId
from rules.noir.combat.options import actions_now, declarations, is_armed_for, weapons_for
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
        (ActionId.OTHER, ["pistol", "knife", "throwing-knife"]),
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


@pytest.mark.rule("NOIR-97")
def test_somebody_is_armed_for_an_action_with_enough_weapons_of_its_kind() -> None:
    board = fight()
    board.give("Ada", arms=())
    board.arm("Ada", "pistol")
    assert is_armed_for(board.who("Ada"), ActionId.DIRECTED_FIRE)
    assert not is_armed_for(board.who("Ada"), ActionId.FIRE_TWO_WEAPONS)
    board.arm("Ada", "revolver")
    assert is_armed_for(board.who("Ada"), ActionId.FIRE_TWO_WEAPONS)


@pytest.mark.rule("NOIR-113")
def test_of_two_weapons_that_fire_together_an_empty_one_is_offered_last() -> None:
    board = fight()
    board.give("Ada", arms=())
    for weapon, loaded in (("pistol", 0), ("axe", 0), ("revolver", 3)):
        board.arm("Ada", weapon, loaded)
    (both,) = [one for one in declarations(board.state, board.combat) if one.action == "fire-two-weapons"]
    offered = weapons_for(board.state, board.combat, board.id("Ada"), ActionId.FIRE_TWO_WEAPONS)
    assert [arm.weapon.id for arm in offered] == ["revolver", "pistol"]
    assert set(both.weapons) == {"revolver", "pistol"}
    one = weapons_for(board.state, board.combat, board.id("Ada"), ActionId.DIRECTED_FIRE)
    assert [arm.weapon.id for arm in one] == ["revolver"]


@pytest.mark.rule("NOIR-115")
def test_only_a_weapon_with_room_for_rounds_is_reloaded() -> None:
    board = fight()
    board.give("Ada", arms=())
    for weapon, loaded in (("pistol", 9), ("axe", 0), ("revolver", 3)):
        board.arm("Ada", weapon, loaded)
    offered = weapons_for(board.state, board.combat, board.id("Ada"), ActionId.RELOAD)
    assert [arm.weapon.id for arm in offered] == ["revolver"]


@pytest.mark.rule("NOIR-97", "NOIR-113")
def test_a_menu_says_of_several_refusals_the_one_that_is_closest_to_the_action() -> None:
    board = fight(drawing="needed")
    board.give("Ada", arms=())
    for weapon, loaded in (("revolver", 0), ("pistol", 3)):
        board.arm("Ada", weapon, loaded)
    refused = dict(actions_now(board.state, board.combat))[ActionId.DIRECTED_FIRE]
    assert refused is not None
    assert refused.code == "wrong-state-not-drawn"
