"""A roll of Zapas that the table does not see: so many dice against a difficulty, without costs (ZAP-15)."""

from rules.campaign.actions import RollHidden
from rules.campaign.hidden_rolls import HiddenResult
from rules.chance.dice import Dice
from rules.core.refusal import Refused
from rules.core.seat import Seat
from rules.zapas.base.dice import SIDES, hits
from rules.zapas.state.access import find_playable
from rules.zapas.state.campaign_state import ZapasState

#: The most dice of a hidden roll.
MOST = 30


def hidden_roll(state: ZapasState, action: RollHidden, seat: Seat, dice: Dice) -> HiddenResult:
    """Roll 1 to 30 dice unseen. A player rolls for a character; the GM needs none.

    Refused: `hidden-dice` for another number, `no-such-character`, `not-your-character`.
    """
    if not 1 <= action.count <= MOST or action.difficulty < 0:
        raise Refused("hidden-dice", most=MOST)
    name = "" if seat.is_gm else find_playable(state, action.character, seat).name
    faces = dice.roll(SIDES, action.count)
    counted = hits(faces)
    return HiddenResult(
        character="" if seat.is_gm else action.character,
        name=name,
        difficulty=action.difficulty,
        dice=faces,
        result=counted,
        outcome=_outcome(counted, action.difficulty),
    )


def counts(made: HiddenResult) -> bool:
    """Tell whether the hits of a hidden roll follow from its dice (ZAP-15)."""
    counted = hits(made.dice)
    return (made.result, made.outcome) == (counted, _outcome(counted, made.difficulty))


def _outcome(counted: int, difficulty: int) -> str:
    return "success" if counted >= difficulty else "failure"
