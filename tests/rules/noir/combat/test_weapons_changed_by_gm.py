"""What happens when the GM changes a weapon that somebody carries or is using (NOIR-110, 114)."""

import pytest

from rules.noir.base.enums import WeaponKind
from rules.noir.base.weapons import WEAPONS, Weapon, magazine_of
from rules.noir.state import actions as a
from rules.noir.state import combat_events as cd
from rules.noir.state import contest_actions as m
from tests.rules.noir.board import ANN, Board
from tests.rules.noir.moments import fight, rich, table

TOMMY = WEAPONS["rifle"].but(id="made-1", name="Tommy", automatic=True, magazine=magazine_of("20b"))


def made(board: Board, weapon: Weapon) -> None:
    board.do(a.MakeWeapon(weapon=weapon))


def loaded(board: Board, weapon: str, rounds: int) -> None:
    board.do(a.TakeWeapon(character=board.id("Ada"), weapon=weapon, loaded=rounds))


@pytest.mark.rule("NOIR-110", "NOIR-112")
def test_a_weapon_that_the_gm_redefines_changes_for_everybody_who_carries_it() -> None:
    board = table()
    made(board, TOMMY)
    loaded(board, TOMMY.id, 15)
    made(board, TOMMY.but(recoil=1, magazine=magazine_of("9+1")))
    arm = board.who("Ada").arm(TOMMY.id)
    assert arm is not None
    assert (arm.weapon.recoil, arm.loaded) == (1, 10)
    assert board.who("Bea").arm(TOMMY.id) is None
    made(board, TOMMY.but(kind=WeaponKind.MELEE, magazine=None))
    arm = board.who("Ada").arm(TOMMY.id)
    assert arm is not None
    assert arm.loaded == 0


@pytest.mark.rule("NOIR-114")
def test_a_weapon_that_the_gm_loads_during_a_reload_needs_no_reloading() -> None:
    board = rich(fight(), Ada=3)
    loaded(board, "revolver", 2)
    board.declare("reload", weapons=("revolver",), seat=ANN)
    loaded(board, "revolver", 6)
    board.answer(m.PayOdds, "Ada", (9, 8), points=0)
    assert board.happened(cd.Reloaded) == []
    assert board.fighter("Ada").had_turn


@pytest.mark.rule("NOIR-114")
def test_a_weapon_that_no_longer_takes_rounds_is_not_reloaded() -> None:
    board = rich(fight(), Ada=3)
    made(board, TOMMY)
    loaded(board, TOMMY.id, 2)
    board.declare("reload", weapons=(TOMMY.id,), seat=ANN)
    made(board, TOMMY.but(kind=WeaponKind.MELEE, magazine=None))
    board.answer(m.PayOdds, "Ada", (9, 8), points=0)
    assert board.happened(cd.Reloaded) == []
