"""A tactic that is sealed with its declaration, and who chooses again when the dice change (D-25)."""

from typing import Any

import pytest

from rules.campaign.actions import ChangeSetting
from rules.core.seat import DICE, PUBLIC
from rules.nyx.base.enums import BonusKind, Phase, Sealed, SideNumber, Tactic
from rules.nyx.sealed_choices import hides_dice
from rules.nyx.state import contest_actions as m
from rules.nyx.state.contest_events import RoundRolled, TacticReopened
from rules.nyx.state.contests import Bonus
from rules.nyx.system import NYX
from tests.rules.nyx.board import ANN, BEN, GM, Board, against_guard, duel

SEATS = {1: ANN, 2: BEN}


def sealed(
    board: Board, side: SideNumber, tactic: Tactic, dice: tuple[int, ...] = (), **said: Any
) -> tuple[Any, ...]:
    """Let a side declare with its tactic."""
    keep = said.pop("keep", False)
    action = board.declaration(side, **said).but(tactic=tactic, keep=keep)
    return board.do(action, SEATS[side], dice)


def again(board: Board) -> list[SideNumber]:
    """Return the sides that were told to choose again, in order."""
    return [event.side for event in board.log if isinstance(event, TacticReopened)]


@pytest.mark.rule("NYX-33")
def test_two_declarations_with_their_tactics_make_a_round() -> None:
    board = duel()
    sealed(board, 1, Tactic.WAITING)
    assert (board.conflict.phase, board.side(1).pick) == (Phase.DECLARE, Tactic.WAITING)
    sealed(board, 2, Tactic.OFFENSIVE, (3, 4))
    assert [side.tactic for side in board.event(RoundRolled).sides] == [Tactic.WAITING, Tactic.OFFENSIVE]
    assert again(board) == []


@pytest.mark.rule("NYX-33")
def test_nobody_else_sees_a_tactic_that_was_sealed_before_the_other_side_declares() -> None:
    board = duel()
    sealed(board, 1, Tactic.OFFENSIVE)
    for seat in (GM, BEN, PUBLIC):
        seen = NYX.view(board.state, seat).contests[board.conflict.id]
        assert seen.side(1).pick is Sealed.SEALED
        assert all(
            getattr(NYX.redact(board.state, event, seat), "tactic", Sealed.SEALED) is Sealed.SEALED
            for event in board.log
        )
    assert NYX.view(board.state, ANN).contests[board.conflict.id].side(1).pick is Tactic.OFFENSIVE


@pytest.mark.rule("NYX-33")
@pytest.mark.parametrize("keep", [False, True])
def test_a_later_declaration_of_other_dice_lets_the_sealed_side_choose_again(keep: bool) -> None:
    board = duel()
    sealed(board, 1, Tactic.WAITING, keep=keep)
    sealed(board, 2, Tactic.OFFENSIVE, (3, 4, 5, 6) if keep else (), positive=["Ash"])
    assert again(board) == ([] if keep else [1])
    if keep:
        assert board.event(RoundRolled).sides[0].tactic is Tactic.WAITING
    else:
        assert (board.conflict.phase, board.side(1).pick) == (Phase.TACTIC, None)
        assert [side.again for side in board.conflict.sides] == [True, False]
        board.pick(1, Tactic.DEFENSIVE, [3, 4, 5, 6])
        assert board.event(RoundRolled).sides[0].tactic is Tactic.DEFENSIVE


@pytest.mark.rule("NYX-33")
def test_a_side_chooses_again_until_it_has_picked() -> None:
    board = duel()
    sealed(board, 1, Tactic.WAITING)
    board.declare(2, positive=["Ash"])
    assert board.side(1).again
    board.pick(1, Tactic.DEFENSIVE)
    assert not board.side(1).again


@pytest.mark.rule("NYX-33")
@pytest.mark.parametrize("tactic", list(Tactic))
def test_who_is_asked_does_not_depend_on_what_was_picked(tactic: Tactic) -> None:
    board = duel()
    sealed(board, 1, tactic)
    sealed(board, 2, Tactic.WAITING, positive=["Ash"])
    assert again(board) == [1]


@pytest.mark.rule("NYX-33")
def test_a_later_declaration_of_the_same_dice_asks_nobody() -> None:
    board = duel()
    sealed(board, 1, Tactic.WAITING)
    board.declare(2)
    assert again(board) == []
    board.pick(2, Tactic.WAITING, [3, 4])
    assert board.event(RoundRolled).turn == 1


@pytest.mark.rule("NYX-8", "NYX-33")
def test_a_struck_claim_lets_every_side_choose_again_but_the_one_that_keeps() -> None:
    board = Board(trusts=False)
    board.player("Ada", ANN)
    board.player("Bo", BEN)
    board.open("Ada", "Bo")
    sealed(board, 1, Tactic.WAITING, positive=["Ash"])
    sealed(board, 2, Tactic.OFFENSIVE, keep=True)
    board.do(m.StrikeClaim(**board.at, side=1, aspect=board.aspect("Ada", "Ash")))
    assert again(board) == [1]
    assert (board.side(1).pick, board.side(2).pick) == (None, Tactic.OFFENSIVE)
    sealed(board, 1, Tactic.DEFENSIVE, (3, 4))
    assert board.event(RoundRolled).sides[0].tactic is Tactic.DEFENSIVE


@pytest.mark.rule("NYX-16", "NYX-33")
def test_a_modifier_that_the_gm_sets_later_lets_the_sealed_side_choose_again() -> None:
    board = duel()
    sealed(board, 1, Tactic.WAITING)
    board.do(m.SetModifier(**board.at, side=2, modifier=2))
    assert again(board) == [1]


@pytest.mark.rule("NYX-12", "NYX-33")
def test_an_accepted_demand_lets_the_sealed_side_choose_again() -> None:
    board = duel()
    sealed(board, 1, Tactic.WAITING)
    board.do(board.demand("Bo", "Fir"))
    board.do(board.answer("Bo", "Fir", buy_off=False), BEN)
    assert again(board) == [1]


@pytest.mark.rule("NYX-33")
def test_where_the_gm_sees_picks_they_are_for_good() -> None:
    board = duel()
    board.do(ChangeSetting(key="gm-sees-picks", value="after-own"))
    sealed(board, 1, Tactic.WAITING)
    sealed(board, 2, Tactic.OFFENSIVE, (3, 4, 5, 6), positive=["Ash"])
    assert again(board) == []


@pytest.mark.rule("NYX-33")
def test_a_kept_tactic_is_not_picked_twice() -> None:
    board = duel()
    sealed(board, 1, Tactic.WAITING, keep=True)
    action = board.declaration(1, positive=["Ash"]).but(tactic=Tactic.OFFENSIVE)
    assert board.refused(action, ANN).code == "picked-already"


@pytest.mark.rule("NYX-33")
def test_a_side_that_kept_its_tactic_is_offered_to_declare_alone() -> None:
    board = duel()
    sealed(board, 1, Tactic.WAITING, keep=True)
    board.do(m.Revise(**board.at, side=1), ANN)
    board.do(board.declaration(2), BEN)
    assert board.side(1).pick is Tactic.WAITING
    offered = [type(choice) for choice in NYX.legal_actions(board.state, ANN)]
    assert m.Declare in offered
    assert m.PickTactic not in offered


@pytest.mark.rule("NYX-26")
def test_a_tactic_against_a_passive_side_is_refused() -> None:
    board = Board()
    board.player("Ada", ANN)
    board.open("Ada")
    action = board.declaration(1).but(tactic=Tactic.WAITING)
    assert board.refused(action, ANN).code == "no-tactics"


@pytest.mark.rule("NYX-33")
def test_the_gm_s_side_that_declares_first_may_seal_with_it() -> None:
    board = against_guard()
    assert board.side(2).declared
    sealed(board, 1, Tactic.WAITING)
    board.pick(2, Tactic.OFFENSIVE, [3, 4])
    assert board.event(RoundRolled).turn == 1


@pytest.mark.parametrize(
    ("phase", "hand", "chosen", "hidden"),
    [
        (Phase.TACTIC, DICE, False, False),
        (Phase.DECLARE, DICE, True, False),
        (Phase.BONUS, DICE, True, True),
        (Phase.BONUS, DICE, False, False),
        (Phase.BONUS, "", True, False),
        (Phase.PENALTY, DICE, True, False),
    ],
)
def test_dice_hide_a_choice_until_the_bonuses_are_revealed(
    phase: Phase, hand: str, *, chosen: bool, hidden: bool
) -> None:
    board = duel()
    first, second = board.conflict.sides
    bonus = Bonus(choice=BonusKind.STEPS) if chosen else None
    conflict = board.conflict.but(phase=phase, sides=(first.but(hand=hand, bonus=bonus), second))
    assert hides_dice(board.state.with_contest(conflict)) is hidden


@pytest.mark.parametrize("phase", Phase)
@pytest.mark.parametrize("hand", [DICE, "2"])
@pytest.mark.parametrize("pick", [None, Tactic.WAITING])
def test_dice_hide_a_tactic_until_the_round_is_rolled(phase: Phase, hand: str, pick: Tactic | None) -> None:
    board = duel()
    first, second = board.conflict.sides
    conflict = board.conflict.but(phase=phase, sides=(first.but(hand=hand, pick=pick), second))
    hidden = hand == DICE and pick is not None and phase in {Phase.DECLARE, Phase.TACTIC}
    assert hides_dice(board.state.with_contest(conflict)) is hidden
