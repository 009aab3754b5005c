"""Who acts for a seat is told with what they do."""

import pytest

from rules.campaign.actions import MoveTime, RollHidden
from rules.campaign.events import ActedFor, TimeRanOut
from rules.contract.system import standin_event
from rules.core.model_base import Event
from rules.core.seat import DICE, OPENLY, Role, Seat
from tests.rules.nyx.board import ANN, duel

FOR_ANN = Seat(role=Role.PLAYER, id=ANN.id, by="3")


def test_a_stand_in_is_told_with_the_number_of_the_hidden_roll() -> None:
    state = duel().state
    rolled = state.but(campaign=state.campaign.but(hidden_made=4))
    (told,) = standin_event(rolled, RollHidden(rolls="body"), FOR_ANN)
    assert isinstance(told, ActedFor)
    assert (told.turn, told.seat, told.by, told.name, told.by_name) == (5, ANN.id, "3", "Ada", "Bo")


def test_who_acts_in_a_contest_is_told_in_its_turn() -> None:
    board = duel()
    (contest,) = board.state.contests
    (told,) = standin_event(board.state, Event(contest=contest), FOR_ANN)
    assert (told.contest, told.turn) == (contest, 1)


@pytest.mark.parametrize(("by", "how"), [(DICE, "dice"), (OPENLY, "openly")])
def test_who_chose_for_a_seat_whose_time_ran_out_is_told(by: str, how: str) -> None:
    (told,) = standin_event(duel().state, MoveTime(minutes=60), Seat(role=Role.PLAYER, id=ANN.id, by=by))
    assert isinstance(told, TimeRanOut)
    assert (told.seat, told.name, told.how) == (ANN.id, "Ada", how)


def test_an_action_outside_contests_has_no_turn_and_without_a_stand_in_nothing_is_told() -> None:
    (told,) = standin_event(duel().state, MoveTime(minutes=60), FOR_ANN)
    assert (told.contest, told.turn) == ("", 0)
    assert standin_event(duel().state, MoveTime(minutes=60), ANN) == ()
