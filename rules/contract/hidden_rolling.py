"""Plays a hidden roll: the game says what the dice mean, the campaign who may roll and what is told."""

from collections.abc import Callable
from typing import Any

from rules.campaign.actions import RollHidden
from rules.campaign.common_settings import require_hidden
from rules.campaign.hidden_rolls import HiddenResult, HiddenRolled
from rules.chance.dice import Dice
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat

#: Rolls as the game does, without costs: from its state, the action, the seat and the dice.
HiddenRolling = Callable[[Any, RollHidden, Seat, Dice], HiddenResult]


def never_hidden(_: Any, __: RollHidden, ___: Seat, ____: Dice) -> HiddenResult:
    """Refuse every hidden roll, for a game that has none (`hidden-rolls-off`)."""
    raise Refused("hidden-rolls-off")


def roll_hidden(
    rolling: HiddenRolling, state: Any, action: RollHidden, seat: Seat, dice: Dice
) -> HiddenRolled:
    """Roll unseen. A player's roll names who rolls, and the GM alone sees what fell.

    Refused: `no-seat`, `hidden-rolls-off`, `hidden-rolls-gm`, codes of texts, and as the game refuses.
    """
    if not seat.id:
        raise Refused("no-seat")
    blind = not seat.is_gm
    require_hidden(state.campaign, blind=blind)
    text = "" if names.is_empty(action.text) else names.sentence(action.text)
    result = rolling(state, action, seat, dice)
    name = result.name if blind else ""
    number = state.campaign.hidden_made + 1
    by = seat.by if blind else ""
    return HiddenRolled(turn=number, seat=seat.id, blind=blind, name=name, text=text, by=by, roll=result)
