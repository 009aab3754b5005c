"""The card of a roll that one character makes alone. Rules: NYX-15 to 18, 47."""

from narration.nyx.base import words
from narration.nyx.conflict.card import card_dice
from narration.pictures.cards.roll import RollCard
from narration.text.line import Line, line, verbatim
from rules.nyx.base.pool import Roll
from rules.nyx.state.events import AfflictionRolled, RolledAlone


def roll_card(event: RolledAlone | AfflictionRolled) -> RollCard:
    """Return the card of an individual action, or of a roll of a slow penalty."""
    roll = event.roll
    good = roll.steps > 0
    return RollCard(
        name=verbatim(event.name),
        dice=card_dice(roll),
        figure=roll.effect,
        verdict=line("card-success" if good else "card-failure"),
        good=good,
        target=_target(roll),
    )


def _target(roll: Roll) -> Line:
    attribute = words.ATTRIBUTES[roll.pool.attribute]
    if roll.withheld:
        return line("card-effect-withheld", attribute=attribute)
    return line("card-effect", attribute=attribute, target=max(0, roll.pool.target))
