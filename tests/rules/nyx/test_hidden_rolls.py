"""A roll of Nyx that the table does not see (NYX-15)."""

import pytest

from rules.campaign.actions import ChangeSetting, RollHidden
from rules.campaign.hidden_rolls import HiddenResult, HiddenRolled
from rules.nyx.base.enums import Attribute
from rules.nyx.hidden_rolls import FAILURE, SUCCESS, counts
from rules.nyx.state.campaign_state import Rating
from tests.rules.nyx.board import ANN, Board


def table() -> Board:
    board = Board()
    board.do(ChangeSetting(key="hidden-rolls", value="both"))
    board.player("Ada", ANN)
    board.bare("Guard", 7)
    return board


def rolled(board: Board, name: str, rolls: str, die: int, modifier: int = 0) -> HiddenResult:
    action = RollHidden(character=board.who(name).id, rolls=rolls, modifier=modifier, text="-")
    board.do(action, board.owner(name), [die])
    made = board.state.campaign.hidden_rolls[-1].roll
    assert made is not None
    return made


@pytest.mark.rule("NYX-15")
@pytest.mark.parametrize(("die", "effect", "outcome"), [(4, 4, SUCCESS), (5, 0, FAILURE)])
def test_a_hidden_roll_counts_the_attribute_that_it_names(die: int, effect: int, outcome: str) -> None:
    board = table()
    board.give("Ada", ratings={**board.who("Ada").ratings, Attribute.MIND: Rating(base=6, fatigue=1)})
    made = rolled(board, "Ada", "mind", die, modifier=-1)
    assert (made.rolls, made.value, made.modifier, made.dice) == ("mind", 5, -1, (die,))
    assert (made.result, made.outcome) == (effect, outcome)
    assert counts(made)
    assert not counts(made.model_copy(update={"result": effect + 1}))


@pytest.mark.rule("NYX-15")
@pytest.mark.parametrize("name", ["Ada", "Guard"])
@pytest.mark.parametrize("rolls", ["", "luck", "interest"])
def test_nobody_rolls_hidden_on_an_attribute_that_does_not_exist(name: str, rolls: str) -> None:
    board = table()
    action = RollHidden(character=board.who(name).id, rolls=rolls, text="-")
    assert board.refused(action, board.owner(name)).code == "no-such-attribute"


@pytest.mark.rule("NYX-15")
def test_an_opponent_of_one_value_rolls_that_value_for_any_attribute() -> None:
    board = table()
    assert rolled(board, "Guard", "value", 7).value == 7
    assert rolled(board, "Guard", "body", 7).rolls == "value"
    value = RollHidden(character=board.who("Ada").id, rolls="value", text="-")
    assert board.refused(value, ANN).code == "no-such-attribute"


def test_hidden_rolls_are_numbered_from_1_and_only_a_players_names_who_rolls() -> None:
    board = table()
    rolled(board, "Guard", "value", 7)
    rolled(board, "Ada", "body", 3)
    told = [event for event in board.log if isinstance(event, HiddenRolled)]
    assert [(one.turn, one.name, one.blind) for one in told] == [(1, "", False), (2, "Ada", True)]
    assert [one.number for one in board.state.campaign.hidden_rolls] == [1, 2]
