"""Weapons in hand and weapons that are thrown, as the settings say (NOIR-97, NOIR-110)."""

import pytest

from rules.noir.base.enums import DefenceId
from rules.noir.combat.options import weapons_for
from rules.noir.state import actions as a
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_actions as m
from rules.noir.state import events as e
from tests.rules.noir.board import ANN, Board
from tests.rules.noir.moments import fight


def in_hand(board: Board, name: str, *weapons: str) -> None:
    board.do(board.move(m.SetInHand, character=board.id(name), weapons=weapons))


@pytest.mark.rule("NOIR-97")
def test_a_weapon_that_was_not_drawn_is_refused_where_the_settings_say_so() -> None:
    board = fight(drawing="needed")
    shot = board.declaring("directed-fire", "Guard", weapons=("revolver",))
    refused = board.refused(shot, ANN)
    assert refused.code == "wrong-state-not-drawn"
    board.declare("fight", "Guard", weapons=("unarmed",), seat=ANN)


@pytest.mark.rule("NOIR-97")
def test_drawing_costs_an_action_and_its_roll() -> None:
    board = fight(drawing="needed")
    board.declare("draw-weapon", weapons=("revolver",), seat=ANN, dice=(2, 3))
    assert board.fighter("Ada").drawn == ()
    board = fight(drawing="needed")
    board.declare("draw-weapon", weapons=("revolver",), seat=ANN, dice=(9, 8))
    assert board.fighter("Ada").drawn == ("revolver",)
    assert board.event(cd.WeaponsDrawn).name == "Ada"
    board.declare("wait")
    board.declare("wait")
    board.declare("directed-fire", "Guard", weapons=("revolver",), seat=ANN)


@pytest.mark.rule("NOIR-97")
def test_what_is_in_hand_is_offered_to_shoot_with_and_all_else_to_draw() -> None:
    board = fight(drawing="needed")
    in_hand(board, "Ada", "revolver")

    def offered(action: str) -> set[str]:
        arms = weapons_for(board.state, board.combat, board.id("Ada"), action)
        return {arm.weapon.id for arm in arms}

    assert offered("directed-fire") == {"revolver"}
    assert "revolver" not in offered("draw-weapon")
    assert "axe" in offered("draw-weapon")


@pytest.mark.rule("NOIR-97")
def test_the_gm_says_what_somebody_holds() -> None:
    board = fight(drawing="needed")
    action = board.move(m.SetInHand, character=board.id("Ada"), weapons=("axe",))
    assert board.refused(action, ANN).code == "gm-only"
    cannon = board.move(m.SetInHand, character=board.id("Ada"), weapons=("cannon",))
    assert board.refused(cannon).code == "unknown-id-weapon"
    in_hand(board, "Ada", "axe")
    board.declare("fight", "Guard", weapons=("axe",), seat=ANN)


@pytest.mark.rule("NOIR-97")
def test_a_weapon_that_is_no_longer_carried_does_not_keep_another_from_being_drawn() -> None:
    board = fight(drawing="needed")
    in_hand(board, "Ada", "axe")
    board.do(a.LeaveWeapon(character=board.id("Ada"), weapon="axe"))
    board.declare("draw-weapon", weapons=("revolver",), seat=ANN, dice=(9, 8))
    assert board.fighter("Ada").drawn == ("revolver",)


@pytest.mark.rule("NOIR-98")
def test_a_counter_attack_needs_a_drawn_weapon_too() -> None:
    board = fight("Guard", drawing="needed")
    in_hand(board, "Guard", "axe")
    board.declare("fight", "Ada", weapons=("axe",))
    board.set_fighter("Ada", initiative=20)
    back = board.defending("Ada", DefenceId.STRIKE_BACK, weapon="axe")
    assert board.refused(back, ANN).code == "wrong-state-not-drawn"
    in_hand(board, "Ada", "axe")
    board.do(board.defending("Ada", DefenceId.STRIKE_BACK, weapon="axe"), ANN, (9, 8, 2, 3, 1, 2, 9, 8))


@pytest.mark.rule("NOIR-97")
def test_by_default_every_weapon_is_at_hand() -> None:
    board = fight()
    board.declare("directed-fire", "Guard", weapons=("revolver",), seat=ANN)
    assert board.fighter("Ada").drawn == ()


@pytest.mark.rule("NOIR-110")
@pytest.mark.parametrize(("setting", "left"), [("stays", True), ("leaves", False)])
def test_a_thrown_weapon_is_gone_where_the_settings_say_so(setting: str, left: bool) -> None:
    board = fight("Bea", thrown=setting)
    board.declare("throw-at-target", "Guard", weapons=("throwing-knife",))
    board.defend("Guard", dice=(9, 8, 2, 3, 1, 9, 8))
    assert (board.who("Bea").arm("throwing-knife") is not None) is left
    assert board.event(cd.DamageRolled).damage.flat == 2
    assert bool(board.happened(e.WeaponLeft)) is not left
    assert board.who("Bea").arm("axe") is not None
