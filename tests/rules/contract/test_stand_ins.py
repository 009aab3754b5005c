"""Who acts for a seat is told with what they do."""

from rules.campaign.actions import MoveTime, RollHidden
from rules.campaign.events import ActedFor
from rules.contract.system import standin_event
from rules.core.seat import Role, Seat
from tests.rules.nyx.board import ANN, duel

FOR_ANN = Seat(role=Role.PLAYER, id=ANN.id, by="3")


def test_a_stand_in_is_told_with_the_number_of_the_hidden_roll() -> None:
    state = duel().state
    rolled = state.but(campaign=state.campaign.but(hidden_made=4))
    (told,) = standin_event(rolled, RollHidden(rolls="body"), FOR_ANN)
    assert isinstance(told, ActedFor)
    assert (told.turn, told.seat, told.by, told.name, told.by_name) == (5, ANN.id, "3", "Ada", "Bo")


def test_an_action_outside_contests_has_no_turn_and_without_a_stand_in_nothing_is_told() -> None:
    (told,) = standin_event(duel().state, MoveTime(minutes=60), FOR_ANN)
    assert (told.contest, told.turn) == ("", 0)
    assert standin_event(duel().state, MoveTime(minutes=60), ANN) == ()
