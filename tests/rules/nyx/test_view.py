"""The view of a seat: picks, hidden choices and the GM's sheets (NYX-33, NYX-37, D-40)."""

import pytest

from rules.core.seat import PUBLIC, Seat
from rules.nyx.base.enums import BonusKind, Sealed, Tactic
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Character, NyxState
from rules.nyx.state.contest_events import BonusChosen, Declared, TacticPicked
from rules.nyx.state.contests import Bonus
from rules.nyx.view import redact, view
from tests.rules.nyx.board import ANN, BEN, GM, SEATS, Board, against_guard, duel

EVERY_OTHER = (GM, BEN, PUBLIC)


def seen(board: Board, seat: Seat) -> NyxState:
    return view(board.state, seat)


def pick(board: Board, seat: Seat) -> object:
    return seen(board, seat).contests[board.conflict.id].sides[0].pick


def bonus(board: Board, seat: Seat) -> object:
    return seen(board, seat).contests[board.conflict.id].sides[0].bonus


def known(board: Board, seat: Seat, name: str) -> Character | None:
    return next((one for one in seen(board, seat).characters.values() if one.name == name), None)


@pytest.mark.rule("NYX-33")
def test_only_its_side_knows_a_pick_until_the_dice_fall() -> None:
    board = duel()
    board.declare_both()
    assert [pick(board, seat) for seat in SEATS] == [None] * 4
    board.pick(1, 2)
    assert pick(board, ANN) is Tactic.OFFENSIVE
    assert [pick(board, seat) for seat in EVERY_OTHER] == [Sealed.SEALED] * 3
    board.pick(2, 1, [4, 3])
    assert [pick(board, seat) for seat in SEATS] == [Tactic.OFFENSIVE] * 4


@pytest.mark.rule("NYX-33")
def test_only_the_gm_knows_the_pick_of_an_npc_side() -> None:
    board = against_guard()
    board.declare(1)
    board.pick(2, 0)
    side = {seat.id: seen(board, seat).contests[board.conflict.id].sides[1].pick for seat in SEATS}
    assert side == {GM.id: Tactic.DEFENSIVE, ANN.id: Sealed.SEALED, BEN.id: Sealed.SEALED, "": Sealed.SEALED}


@pytest.mark.rule("NYX-33")
def test_the_event_of_a_pick_stays_sealed_for_others_forever() -> None:
    board = duel()
    board.declare_both()
    (picked,) = board.pick(1, 2)
    assert isinstance(picked, TacticPicked)
    board.pick(2, 1, [4, 3])
    assert redact(board.state, picked, ANN) == picked
    for seat in EVERY_OTHER:
        assert redact(board.state, picked, seat) == picked.but(tactic=Sealed.SEALED)


@pytest.mark.rule("NYX-33")
def test_a_conflict_that_ends_before_the_dice_fall_reveals_no_pick() -> None:
    board = duel()
    board.declare_both()
    board.pick(1, 2)
    board.do(m.EndConflict(**board.at))
    assert [pick(board, seat) for seat in SEATS] == [None] * 4


@pytest.mark.rule("NYX-37")
def test_each_of_two_winners_knows_only_their_own_choice_until_both_have_chosen() -> None:
    board = duel()
    board.round((1, 1), [4, 4])
    (chosen,) = board.choose(1, BonusKind.STORY, "She finds a rope.")
    assert isinstance(chosen, BonusChosen)
    assert isinstance(bonus(board, ANN), Bonus)
    assert [bonus(board, seat) for seat in EVERY_OTHER] == [Sealed.SEALED] * 3
    for seat in EVERY_OTHER:
        assert redact(board.state, chosen, seat) == chosen.but(bonus=Sealed.SEALED)
    (second, *_) = board.choose(2, BonusKind.STEPS)
    assert [isinstance(bonus(board, seat), Bonus) for seat in SEATS] == [True] * 4
    assert [redact(board.state, second, seat) for seat in SEATS] == [second] * 4


@pytest.mark.rule("NYX-37")
def test_a_conflict_that_ends_between_two_hidden_choices_reveals_neither() -> None:
    board = duel()
    board.round((1, 1), [4, 4])
    board.choose(1, BonusKind.STORY, "She finds a rope.")
    board.do(m.EndConflict(**board.at))
    assert [bonus(board, seat) for seat in EVERY_OTHER] == [None] * 3


@pytest.mark.rule("NYX-37")
def test_a_revealed_choice_stays_visible_when_the_conflict_ends() -> None:
    board = duel(lead=-5)
    board.round((1, 1), [10, 4])
    board.steps()
    board.do(m.EndConflict(**board.at))
    assert [isinstance(bonus(board, seat), Bonus) for seat in SEATS] == [True] * 4


@pytest.mark.rule("NYX-38")
def test_everybody_sees_a_single_winners_choice() -> None:
    board = duel()
    board.round((1, 0), [4, 4])
    (chosen, *_) = board.choose(1, BonusKind.STORY, "She finds a rope.")
    assert isinstance(chosen, BonusChosen)
    assert not chosen.hidden
    assert [redact(board.state, chosen, seat) for seat in SEATS] == [chosen] * 4


def test_players_know_each_others_sheets_and_meet_the_gms_characters_in_a_conflict() -> None:
    board = Board()
    board.player("Ada", ANN)
    board.npc("Captain")
    board.bare("Guard")
    assert known(board, BEN, "Ada") == board.who("Ada")
    assert known(board, GM, "Captain") == board.who("Captain")
    for seat in (ANN, BEN, PUBLIC):
        assert known(board, seat, "Captain") is known(board, seat, "Guard") is None
    board.open("Ada", "Captain")
    for seat in (ANN, BEN, PUBLIC):
        met = known(board, seat, "Captain")
        assert met is not None
        assert (met.ratings, met.aspects) == (board.who("Captain").ratings, ())
        assert known(board, seat, "Guard") is None


def test_only_the_gm_hears_how_the_gms_sheets_were_made() -> None:
    board = Board()
    board.npc("Captain")
    board.bare("Guard")
    made = [event for event in board.log if getattr(event, "character", "") and not event.contest]
    assert len(made) == 1 + 3 + 1 + 1 + 1
    for event in made:
        assert redact(board.state, event, GM) == event
        assert [redact(board.state, event, seat) for seat in (ANN, BEN, PUBLIC)] == [None] * 3


def test_everything_else_is_public() -> None:
    board = against_guard()
    board.player("Bo", BEN)
    (declared, *_) = board.declare(1, positive=["Ash"])
    assert isinstance(declared, Declared)
    played = [
        event for event in board.log if not (getattr(event, "name", "") == "Guard" and not event.contest)
    ]
    for event in played:
        assert [redact(board.state, event, seat) for seat in SEATS] == [event] * 4
