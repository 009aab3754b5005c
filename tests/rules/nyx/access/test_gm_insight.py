"""A GM sees hidden choices only if the table allows it (NYX-33, NYX-37)."""

import pytest

from rules.campaign.actions import (
    AppointStandIn,
    ChangeSetting,
    GiveCharacter,
    HandSeat,
    SetRole,
    TakeSeat,
)
from rules.core.model_base import Action
from rules.core.seat import OPENLY, PUBLIC, Role, Seat
from rules.nyx.access.gm_insight import is_seen_by_gm
from rules.nyx.base.enums import BonusKind, Sealed, SideNumber, Tactic
from rules.nyx.state.contest_events import TacticPicked
from rules.nyx.state.contests import Bonus
from rules.nyx.system import NYX
from rules.nyx.view import redact, view
from tests.rules.nyx.board import ANN, BEN, GM, Board, against_guard, duel

WATCH = ChangeSetting(key="gm-sees-picks", value="after-own")
FOR_GM = Seat(role=Role.GM, id="1", by="2")
CO_GM = Seat(role=Role.GM, id="3")


def picked(*before: Action) -> Board:
    """Return a conflict in which Ada (Ann's) has picked and Bo (Ben's) has not.

    The GM first plays the actions in `before`.
    """
    board = duel()
    for action in before:
        board.do(action)
    board.declare_both()
    board.pick(1, Tactic.OFFENSIVE)
    return board


def pick(board: Board, seat: Seat, side: int = 0) -> object:
    return view(board.state, seat).contests[board.conflict.id].sides[side].pick


@pytest.mark.rule("NYX-33")
def test_a_gm_who_does_not_pick_sees_the_players_picks_and_nobody_else_does() -> None:
    board = picked(WATCH)
    assert pick(board, GM) is Tactic.OFFENSIVE
    assert [pick(board, seat) for seat in (BEN, PUBLIC)] == [Sealed.SEALED] * 2
    assert is_seen_by_gm(board.state, board.conflict, board.conflict.sides[0])


def test_without_the_setting_the_gm_sees_nothing() -> None:
    board = picked()
    assert pick(board, GM) is Sealed.SEALED
    assert not is_seen_by_gm(board.state, board.conflict, board.conflict.sides[0])


def test_the_gms_stand_in_sees_nothing() -> None:
    assert pick(picked(WATCH), FOR_GM) is Sealed.SEALED


@pytest.mark.rule("NYX-33")
def test_a_gm_who_still_has_to_pick_sees_nothing() -> None:
    board = against_guard()
    board.do(WATCH)
    board.declare(1)
    board.pick(1, Tactic.OFFENSIVE)
    assert pick(board, GM) is Sealed.SEALED
    assert not is_seen_by_gm(board.state, board.conflict, board.conflict.sides[0])


@pytest.mark.parametrize(
    "may_pick",
    [
        (AppointStandIn(seat="3", stand_in="1"),),
        (GiveCharacter(character="2", seat=""),),
        (ChangeSetting(key="deadline", value="24"), ChangeSetting(key="default", value="gm")),
    ],
    ids=["stands in", "plays the other side", "picks for who is late"],
)
def test_a_gm_who_may_yet_pick_for_the_other_side_sees_nothing(may_pick: tuple[Action, ...]) -> None:
    board = picked(WATCH, *may_pick)
    assert pick(board, GM) is Sealed.SEALED


@pytest.mark.rule("NYX-33")
@pytest.mark.parametrize(("key", "value"), [("deadline", "24"), ("default", "gm")])
def test_a_gm_picks_for_the_late_only_after_a_deadline_and_sees_picks_where_there_is_none(
    key: str, value: str
) -> None:
    assert pick(picked(WATCH, ChangeSetting(key=key, value=value)), GM) is Tactic.OFFENSIVE


def test_a_player_who_becomes_a_gm_sees_nothing_before_their_own_pick() -> None:
    board = picked(WATCH, SetRole(seat="3", gm=True))
    assert pick(board, CO_GM) is Sealed.SEALED


@pytest.mark.rule("NYX-37")
def test_a_gm_sees_the_choice_of_one_of_two_winners() -> None:
    board = duel()
    board.do(WATCH)
    board.round((1, 1), [4, 3])
    board.choose(1, BonusKind.STORY, "A rope.")
    bonus = [view(board.state, seat).contests[board.conflict.id].sides[0].bonus for seat in (GM, BEN)]
    assert bonus == [Bonus(choice=BonusKind.STORY, text="A rope.", judged=False), Sealed.SEALED]


@pytest.mark.rule("NYX-33")
def test_nobody_sees_a_pick_by_the_dice() -> None:
    board = picked(WATCH)
    side = board.conflict.sides[0].but(hand=OPENLY)
    conflict = board.conflict.but(sides=(side, board.conflict.sides[1]))
    board.state = board.state.but(contests={conflict.id: conflict})
    assert pick(board, GM) is Sealed.SEALED


def test_the_event_of_a_pick_stays_sealed_for_the_gm() -> None:
    board = duel()
    board.do(WATCH)
    board.declare_both()
    (event,) = board.pick(1, Tactic.OFFENSIVE)
    told = redact(board.state, event, GM)
    assert told is not None
    assert told.tactic is Sealed.SEALED  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "before",
    [(), (ChangeSetting(key="deadline", value="24"), ChangeSetting(key="default", value="gm"), WATCH)],
    ids=["the setting", "what kept the GM from seeing"],
)
def test_a_change_of_settings_does_not_show_the_gm_earlier_picks(
    before: tuple[Action, ...],
) -> None:
    board = picked(*before)
    board.do(ChangeSetting(key="default", value="wait") if before else WATCH)
    assert pick(board, GM) is Sealed.SEALED
    board.pick(2, Tactic.WAITING, [4, 3])
    assert not board.conflict.sides[0].watchers


def test_a_gm_who_gives_the_undecided_character_away_does_not_see_an_earlier_pick() -> None:
    board = against_guard_of_ben(WATCH)
    board.do(GiveCharacter(character="2", seat="3"))
    assert pick(board, GM) is Sealed.SEALED


def against_guard_of_ben(*before: Action) -> Board:
    """Return a conflict against an NPC of the GM's, in which Ada has picked."""
    board = duel()
    board.do(GiveCharacter(character="2", seat=""))
    for action in before:
        board.do(action)
    board.declare_both()
    board.pick(1, Tactic.OFFENSIVE)
    return board


def test_a_gm_may_stop_watching_at_any_time() -> None:
    board = picked(WATCH)
    board.do(ChangeSetting(key="gm-sees-picks", value="no"))
    assert pick(board, GM) is Sealed.SEALED
    assert board.state.contests[board.conflict.id].sides[0].pick is Tactic.OFFENSIVE
    assert pick(board, ANN) is Tactic.OFFENSIVE


@pytest.mark.rule("NYX-33")
def test_who_has_seen_a_choice_has_seen_it_after_an_undo_in_that_turn_alone() -> None:
    board = picked(WATCH)
    before = board.state
    seen = board.conflict.but(known_to=(*board.conflict.known_to, ("9", 1)))
    now = board.state.with_contest(seen)
    assert ("9", 1) in NYX.remember(now, before).contests[seen.id].known_to
    later = board.state.with_contest(seen.but(turn=seen.turn + 1))
    assert ("9", 1) not in NYX.remember(later, before).contests[seen.id].known_to


@pytest.mark.rule("NYX-33")
def test_who_takes_the_gms_seat_before_the_first_pick_of_a_turn_sees_it_and_nobody_does_later() -> None:
    board = picked(WATCH, HandSeat(seat="1", holder=99))
    assert pick(board, GM) is Tactic.OFFENSIVE
    board.do(HandSeat(seat="1", holder=98))
    assert pick(board, GM) is Sealed.SEALED


@pytest.mark.rule("NYX-33")
def test_a_gm_who_has_seen_a_pick_does_not_pick_for_the_other_side_from_another_seat() -> None:
    board = picked(WATCH)
    board.do(HandSeat(seat="1", holder=99))
    board.do(TakeSeat(holder=11), PUBLIC)
    board.do(GiveCharacter(character="2", seat="4"), BEN)
    back = Seat(role=Role.PLAYER, id="4")
    assert board.refused(board.picking(2, Tactic.WAITING), back).code == "has-seen"


@pytest.mark.rule("NYX-33")
@pytest.mark.parametrize(("knowing", "may"), [("1", False), ("2", True)])
def test_an_open_pick_for_somebody_late_is_made_by_any_gm_so_none_may_have_seen_the_other(
    knowing: str, may: bool
) -> None:
    board = picked()
    board.state = board.state.with_contest(board.conflict.but(known_to=((knowing, 1),)))
    late = Seat(role=Role.PLAYER, id="3", by=OPENLY)
    if may:
        board.do(board.picking(2, Tactic.WAITING), late, [4, 3])
    else:
        assert board.refused(board.picking(2, Tactic.WAITING), late).code == "has-seen"


LATE = (ChangeSetting(key="deadline", value="24"), ChangeSetting(key="default", value="gm"))


@pytest.mark.rule("NYX-33")
@pytest.mark.parametrize(
    ("before", "side", "chooser"),
    [
        ((), 1, "2"),
        (LATE, 1, "2"),
        ((), 2, "1"),
        (LATE, 2, ""),
    ],
    ids=[
        "a player",
        "a player at a table with deadlines",
        "the GM",
        "a GM who picks for the late",
    ],
)
def test_a_person_is_noted_as_knowing_their_pick_unless_they_may_pick_for_both_sides(
    before: tuple[Action, ...], side: SideNumber, chooser: str
) -> None:
    board = against_guard()
    for action in before:
        board.do(action)
    board.declare_both()
    board.pick(side, Tactic.WAITING)
    assert board.event(TacticPicked).chooser == chooser


@pytest.mark.rule("NYX-33")
def test_who_stands_in_for_the_other_side_too_may_know_both_picks() -> None:
    board = picked(AppointStandIn(seat="3", stand_in="2"))
    assert board.event(TacticPicked).chooser == ""
    board.do(board.picking(2, Tactic.WAITING), Seat(role=Role.PLAYER, id="3", by="2"), [4, 3])
