"""A hidden roll of Zapas in words."""

from narration.text.line import Line, line
from rules.campaign.hidden_rolls import HiddenResult


def hidden_result(roll: HiddenResult) -> Line:
    """Return who rolled if a player did, the dice, and the hits."""
    dice, facts = ", ".join(map(str, roll.dice)), {"hits": roll.result, "difficulty": roll.difficulty}
    if roll.name:
        return line("zapas-hidden-of", name=roll.name, dice=dice, **facts)
    return line("zapas-hidden", dice=dice, **facts)
