"""A hidden roll of Noir in words."""

from narration.noir.base.words import OUTCOMES, value_name
from narration.text.line import Line, line
from rules.campaign.hidden_rolls import HiddenResult
from rules.noir.base.enums import Outcome


def hidden_result(roll: HiddenResult) -> Line:
    """Return who rolled what, the dice, the sum, and the outcome."""
    return line(
        "noir-hidden",
        name=roll.name,
        ability=value_name(roll.rolls),
        value=roll.value + roll.modifier,
        dice=", ".join(map(str, roll.dice)),
        total=roll.result,
        outcome=OUTCOMES[Outcome(roll.outcome)],
    )
