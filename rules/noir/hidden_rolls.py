"""A roll of Noir that the table does not see: against 20, without Fate (NOIR-20)."""

from rules.campaign.actions import RollHidden
from rules.campaign.hidden_rolls import HiddenResult
from rules.chance.dice import Dice
from rules.contract.ownership import find_own
from rules.core.seat import Seat
from rules.noir.base import dice as chains
from rules.noir.base import roll_outcomes
from rules.noir.base.settings import tuning
from rules.noir.sheet.roll_values import value_of
from rules.noir.state.campaign_state import NoirState


def hidden_roll(state: NoirState, action: RollHidden, seat: Seat, dice: Dice) -> HiddenResult:
    """Roll an ability or attribute unseen.

    Refused: `not-your-character`, `missing-input`.
    """
    who = find_own(state, action.character, seat)
    value = value_of(who, action.rolls, tuning(state.campaign.settings))
    faces = chains.throw(dice)
    return HiddenResult(
        character=who.id,
        name=who.name,
        rolls=action.rolls,
        value=value,
        modifier=action.modifier,
        dice=faces,
        result=roll_outcomes.roll_total(faces, value, action.modifier),
        outcome=roll_outcomes.against_target(faces, value, action.modifier).value,
    )


def counts(made: HiddenResult) -> bool:
    """Tell whether the sum and the outcome of a hidden roll follow from its dice (NOIR-20).

    Refused: as in `typed_dice`, for dice that were not earned, or that are missing.
    """
    faces = chains.typed_dice(made.dice[: chains.BASE], made.dice[chains.BASE :])
    total = roll_outcomes.roll_total(faces, made.value, made.modifier)
    return (made.result, made.outcome) == (
        total,
        roll_outcomes.against_target(faces, made.value, made.modifier).value,
    )
