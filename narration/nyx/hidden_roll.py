"""A hidden roll of Nyx in words."""

from narration.nyx.base.words import ATTRIBUTES
from narration.text.line import Line, line
from rules.campaign.hidden_rolls import HiddenResult
from rules.nyx.base.enums import Attribute


def hidden_result(roll: HiddenResult) -> Line:
    """Return who rolled what, the die, and the effect."""
    return line(
        "nyx-hidden",
        name=roll.name,
        attribute=ATTRIBUTES[Attribute(roll.rolls)],
        value=roll.value + roll.modifier,
        die=roll.dice[0],
        effect=roll.result,
    )
