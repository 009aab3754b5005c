"""Nyx rolls of all kinds succeed as often as they state."""

from fractions import Fraction

import pytest

from rules.contract.system import play
from rules.core.model_base import Action
from rules.core.seat import Seat
from rules.nyx.base.enums import Attribute, GroupMode
from rules.nyx.odds.luck import CHECKS
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.system import NYX
from tests.rules.dice_branches import forked
from tests.rules.exact_luck import Mean, fair, means, read
from tests.rules.nyx.board import ANN, BEN, GM, PLACE, Board, against_guard, at_cliff, duel


def over_all_faces(board: Board, move: Action, seat: Seat) -> dict[str, Mean]:
    """Return the means of an action's rolls over all faces of its dice, by character name."""
    forks = forked(lambda dice: play(NYX, board.state, move, seat, dice).events)
    names = {number: who.name for number, who in board.state.characters.items()}
    return {names[number]: mean for number, mean in means(CHECKS, board.log, forks).items()}


@pytest.mark.rule("NYX-15", "NYX-17")
@pytest.mark.parametrize(("positive", "negative"), [((), ()), (("Fir", "Yew"), ()), ((), ("Fir",))])
def test_a_simple_roll_succeeds_as_often_as_stated(
    positive: tuple[str, ...], negative: tuple[str, ...]
) -> None:
    board = Board()
    board.player("Ada")
    move = board.roll("Ada", modifier=-2, positive=positive, negative=negative)
    (mean,) = over_all_faces(board, move, ANN).values()
    assert mean.told == 1
    assert mean.won == mean.chance


@pytest.mark.rule("NYX-25")
def test_both_sides_of_a_round_each_succeed_as_often_as_stated() -> None:
    board = against_guard()
    board.declare_both()
    board.pick(1, 0)
    found = over_all_faces(board, board.picking(2, 1), GM)
    assert found == {"Ada": fair(Fraction(6, 10)), "Guard": fair(Fraction(7, 10))}


@pytest.mark.rule("NYX-26")
def test_a_passive_side_rolls_nothing() -> None:
    board = at_cliff()
    assert over_all_faces(board, board.declaration(1), ANN) == {"Ada": fair(Fraction(3, 5))}


@pytest.mark.rule("NYX-20")
def test_in_an_opposed_roll_each_sides_roll_counts_separately() -> None:
    board = Board()
    board.player("Ada", ANN)
    board.bare("Guard", 7)
    sides = tuple(m.SideSetup(character=board.who(name).id) for name in ("Ada", "Guard"))
    board.do(m.Challenge(place=PLACE, title="Arms", sides=sides))  # type: ignore[arg-type]  # two sides
    found = over_all_faces(board, board.declaration(1), ANN)
    assert {name: mean.won for name, mean in found.items()} == {
        "Ada": Fraction(3, 5),
        "Guard": Fraction(7, 10),
    }
    assert all(mean.won == mean.chance for mean in found.values())


@pytest.mark.rule("NYX-47")
def test_a_roll_against_a_slow_penalty_counts() -> None:
    board = Board()
    ada = board.player("Ada")
    board.do(a.Afflict(character=ada, name="Fever", attribute=Attribute.BODY, strength=-1, period=6))
    board.give("Ada", afflictions=tuple(one.but(began=-6) for one in board.who("Ada").afflictions))
    found = over_all_faces(board, a.RollAffliction(character=ada, affliction=1, nth=0), ANN)
    assert found == {"Ada": fair(Fraction(1, 2))}


@pytest.mark.rule("NYX-21")
def test_for_a_side_of_several_the_roller_is_named() -> None:
    board = Board()
    board.player("Ada", ANN)
    board.bare("Wolf", 6)
    board.bare("Cub", 6)
    wolf, cub, ada = (board.who(name).id for name in ("Wolf", "Cub", "Ada"))
    pack = m.SideSetup(character=wolf, members=(cub,), group=GroupMode.BEST, goal="eat")
    sides = (m.SideSetup(character=ada, goal="flee"), pack)
    board.do(m.OpenConflict(place=PLACE, title="Den", sides=sides))
    board.do(m.Declare(**board.at, side=2, attribute=Attribute.VALUE, roller=cub))
    board.declare(1)
    board.pick(1, 0)
    board.do(board.picking(2, 0), GM, (3, 9))
    assert [(check.character, check.won) for check in read(CHECKS, board.log)] == [(ada, True), (cub, False)]


def test_a_conflict_whose_opening_was_not_read_is_skipped() -> None:
    board = duel()
    board.round((0, 0), (3, 4))
    assert len(read(CHECKS, board.log)) == 2
    late = [event for event in board.log if event.turn or not event.contest]
    assert read(CHECKS, late) == []
    assert board.seat(2) == BEN
