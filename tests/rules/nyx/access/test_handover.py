"""A sealed choice stays sealed when somebody else takes over the side (NYX-33, NYX-37)."""

from collections.abc import Callable

import pytest

from rules.campaign.actions import (
    AppointStandIn,
    GiveCharacter,
    HandChair,
    HandSeat,
    LeaveSeat,
    PlayCharacter,
    SetRole,
    TakeSeat,
)
from rules.campaign.events import ActedFor
from rules.contract.system import fold
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Role, Seat
from rules.nyx.access.handover import has_sealed
from rules.nyx.base.enums import Attribute, BonusKind, GroupMode, Phase, Sealed, Tactic
from rules.nyx.state import contest_actions as m
from rules.nyx.state.contest_events import BonusChosen, ChoiceHanded, RoundRolled, TacticPicked
from rules.nyx.state.contests import Side
from rules.nyx.system import NYX
from rules.nyx.view import redact, view
from tests.rules.nyx.board import ANN, BEN, GM, PLACE, Board, against_guard, duel

CLEO = 14
CHLOE = Seat(role=Role.PLAYER, id="4")
FOR_ANN = Seat(role=Role.PLAYER, id="2", by="4")
CO_GM = Seat(role=Role.GM, id="3")

GIVEN = GiveCharacter(character="1", seat="4")
HANDED = HandSeat(seat="2", holder=CLEO)
LEFT = LeaveSeat(seat="2")


def picked() -> Board:
    """Return a conflict in which Ada (Ann's) has picked and Bo has not. Cleo has a seat and no character."""
    board = duel()
    board.do(TakeSeat(holder=CLEO), PUBLIC)
    board.declare_both()
    board.pick(1, Tactic.WAITING)
    return board


def chosen() -> Board:
    """Return a conflict with a round that both won; Ada has chosen how to use her win, and Bo has not."""
    board = duel()
    board.do(TakeSeat(holder=CLEO), PUBLIC)
    board.round((1, 1), [4, 3])
    board.choose(1, BonusKind.STORY, "A rope.")
    return board


def known(board: Board, seat: Seat) -> Side:
    """Return side 1 as a seat sees it."""
    seen: Side = view(board.state, seat).contests[board.conflict.id].side(1)
    return seen


def hidden(board: Board, seat: Seat) -> bool:
    side = known(board, seat)
    return Sealed.SEALED in {side.pick, side.bonus}


#: Moments at which side 1 has made a sealed choice.
MOMENTS = pytest.mark.parametrize("moment", [picked, chosen])
Moment = Callable[[], Board]


@pytest.mark.rule("NYX-33", "NYX-37")
@MOMENTS
def test_receiving_a_character_or_a_seat_does_not_reveal_what_it_sealed(moment: Moment) -> None:
    given, handed = moment(), moment()
    assert not hidden(given, ANN)
    told = given.do(GIVEN, ANN)
    assert any(isinstance(event, ChoiceHanded) for event in told)
    assert hidden(given, CHLOE)
    assert hidden(given, ANN), "who gave it away acts for it no longer"
    # A handed seat keeps its id, so its choice must stay hidden from the new holder.
    handed.do(LeaveSeat(seat="4"), CHLOE)
    handed.do(HANDED, ANN)
    assert hidden(handed, ANN)


@pytest.mark.rule("NYX-33", "NYX-37")
@MOMENTS
def test_nobody_learns_the_pick_of_a_seat_that_was_left(moment: Moment) -> None:
    board = moment()
    board.do(LEFT, ANN)
    board.do(HandSeat(seat="2", holder=99))
    assert all(hidden(board, seat) for seat in (ANN, BEN, GM, CHLOE, PUBLIC))


@pytest.mark.rule("NYX-33", "NYX-37")
@MOMENTS
def test_a_stand_in_does_not_learn_what_the_absent_seat_sealed(moment: Moment) -> None:
    board = moment()
    board.do(AppointStandIn(seat="2", stand_in="4"), ANN)
    board.do(PlayCharacter(character="1", place=PLACE), CHLOE)
    assert hidden(board, FOR_ANN)
    assert not hidden(board, ANN), "who sealed it knows it"


@pytest.mark.rule("NYX-33")
def test_neither_the_absent_seat_nor_a_new_holder_learns_what_the_stand_in_sealed() -> None:
    board = duel()
    board.do(TakeSeat(holder=CLEO), PUBLIC)
    board.declare_both()
    board.do(AppointStandIn(seat="2", stand_in="4"), ANN)
    told = board.do(board.picking(1, Tactic.WAITING), FOR_ANN)
    assert [type(event) for event in told] == [ActedFor, TacticPicked]
    assert hidden(board, ANN)
    assert not hidden(board, FOR_ANN)
    board.do(HandSeat(seat="4", holder=99), CHLOE)
    board.do(AppointStandIn(seat="2", stand_in="4"), ANN)
    assert hidden(board, FOR_ANN)


@pytest.mark.rule("NYX-33")
@pytest.mark.parametrize(
    ("action", "new"),
    [
        (HandChair(seat="3"), CO_GM),
        (SetRole(seat="3", gm=True), CO_GM),
        (HandSeat(seat="1", holder=CLEO), GM),
    ],
    ids=["chair", "co-gm", "seat"],
)
def test_a_new_gm_does_not_learn_what_the_old_one_sealed(action: Action, new: Seat) -> None:
    board = against_guard()
    board.declare_both()
    board.do(board.picking(2, Tactic.WAITING))
    board.do(action)
    seen = view(board.state, new).contests[board.conflict.id].side(2)
    assert seen.pick is Sealed.SEALED


@pytest.mark.rule("NYX-33")
def test_a_co_gm_who_may_play_on_the_other_side_does_not_learn_what_the_gm_sealed() -> None:
    board = against_guard()
    board.do(SetRole(seat="2", gm=True))
    board.declare_both()
    (sealed,) = board.do(board.picking(2, Tactic.WAITING))
    for seat, knows in ((GM, True), (Seat(role=Role.GM, id="2"), False)):
        pick = view(board.state, seat).contests[board.conflict.id].side(2).pick
        assert pick is (Tactic.WAITING if knows else Sealed.SEALED)
        assert (redact(board.state, sealed, seat) == sealed) is knows


@pytest.mark.rule("NYX-33")
def test_handing_over_a_players_seat_leaves_the_gms_pick_to_the_gm() -> None:
    board = against_guard()
    board.declare_both()
    board.do(board.picking(2, Tactic.WAITING))
    assert not [one for one in board.do(HandSeat(seat="3", holder=CLEO)) if isinstance(one, ChoiceHanded)]
    assert view(board.state, GM).contests[board.conflict.id].side(2).pick is Tactic.WAITING


@pytest.mark.rule("NYX-33")
@pytest.mark.parametrize(
    "action",
    [
        HandChair(seat="3"),
        SetRole(seat="3", gm=True),
        HandSeat(seat="3", holder=99),
        HandSeat(seat="1", holder=99),
    ],
    ids=["chair", "co-gm", "another seat", "the GM's seat"],
)
def test_what_a_player_sealed_stays_known_to_that_player_whoever_else_changes(action: Action) -> None:
    board = picked()
    assert not [one for one in board.do(action) if isinstance(one, ChoiceHanded)]
    assert not hidden(board, ANN)


@pytest.mark.rule("NYX-33")
def test_who_takes_the_gms_seat_does_not_learn_what_a_player_sealed_for_a_side_of_both() -> None:
    board = Board()
    for name in ("Ada", "Bo"):
        board.player(name, ANN if name == "Ada" else BEN)
    board.npc("Captain")
    members = (board.who("Captain").id,)
    board.open("Ada", "Bo", first_members=members, first_group=GroupMode.BEST)
    board.do(m.Declare(**board.at, side=1, attribute=Attribute.BODY), ANN)
    board.declare(2)
    board.do(board.picking(1, Tactic.WAITING), ANN)
    assert not hidden(board, GM), "the captain is on this side"
    board.do(HandSeat(seat="1", holder=99))
    assert hidden(board, GM)


@pytest.mark.rule("NYX-33")
def test_a_co_gm_who_becomes_a_player_leaves_the_gms_pick_to_the_gm() -> None:
    board = against_guard()
    board.do(SetRole(seat="3", gm=True))
    board.declare_both()
    board.do(board.picking(2, Tactic.WAITING))
    assert not [one for one in board.do(SetRole(seat="3", gm=False)) if isinstance(one, ChoiceHanded)]
    assert view(board.state, GM).contests[board.conflict.id].side(2).pick is Tactic.WAITING


@pytest.mark.rule("NYX-37")
def test_a_choice_that_is_revealed_is_sealed_no_more() -> None:
    board = chosen()
    conflict = board.conflict
    assert has_sealed(conflict, conflict.side(1))
    assert not has_sealed(conflict, conflict.side(2)), "who has not chosen has sealed nothing"
    board.choose(2, BonusKind.STEPS)
    told = board.conflict
    assert (told.phase, told.all_chosen) == (Phase.BONUS, True), "the story waits for the GM"
    assert not any(has_sealed(told, side) for side in told.sides)


@pytest.mark.rule("NYX-33", "NYX-37")
@MOMENTS
def test_the_log_hides_it_from_the_new_holder_as_the_state_does(moment: Moment) -> None:
    board = moment()
    board.do(GIVEN, ANN)
    (sealed,) = [event for event in board.log if isinstance(event, TacticPicked | BonusChosen)][-1:]
    seen = redact(board.state, sealed, CHLOE)
    assert isinstance(seen, TacticPicked | BonusChosen)
    assert Sealed.SEALED in {getattr(seen, "tactic", None), getattr(seen, "bonus", None)}


@pytest.mark.rule("NYX-33")
def test_a_sealed_pick_counts_when_the_dice_fall_even_if_the_seat_has_changed_hands() -> None:
    board = picked()
    board.do(GIVEN, ANN)
    board.pick(2, Tactic.DEFENSIVE, [4, 3])
    assert board.event(RoundRolled).turn == 1
    assert fold(NYX, board.start, board.log) == board.state


def test_without_sealed_choices_nothing_is_hidden() -> None:
    board = duel()
    board.do(TakeSeat(holder=CLEO), PUBLIC)
    assert not [one for one in board.do(GIVEN, ANN) if isinstance(one, ChoiceHanded)]


def test_an_opponent_that_is_one_value_stays_with_the_gm() -> None:
    board = against_guard()
    guard = board.who("Guard").id
    assert board.refused(GiveCharacter(character=guard, seat="2")).code == "bare-stays"
    with pytest.raises(Refused) as refusal:
        NYX.for_transfer(board.who("Guard"), "2", 0)
    assert refusal.value.code == "bare-stays"


def test_opponents_of_one_value_move_to_another_gm_and_sheets_to_players_too() -> None:
    board = against_guard()
    for name, seat in (("Guard", ""), ("Ada", ""), ("Ada", "2")):
        assert NYX.for_transfer(board.who(name), seat, 0) == board.who(name)


def test_a_full_sheet_of_the_gm_becomes_a_players_character_and_back() -> None:
    board = Board()
    number = board.npc("Captain")
    board.do(GiveCharacter(character=number, seat="2"))
    assert (board.who("Captain").kind, board.who("Captain").seat) == ("player", "2")
    board.do(GiveCharacter(character=number, seat=""), ANN)
    assert (board.who("Captain").kind, board.who("Captain").seat) == ("npc", "")
