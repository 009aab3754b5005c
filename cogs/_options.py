"""Options that several commands share: attributes, sides' choices, and how they are read."""

from discord import app_commands

from cogs._translator import Choice
from rules.nyx.model import Character
from rules.nyx.terms import Attribute

ATTRIBUTES: list[app_commands.Choice[str]] = [
    Choice("nyx-attribute-body", "body"),
    Choice("nyx-attribute-mind", "mind"),
    Choice("nyx-attribute-interaction", "interaction"),
]
#: What overflow does in a conflict of Nyx.
MODES: list[app_commands.Choice[str]] = [
    Choice("choice-mode-penalty", "penalty"),
    Choice("choice-mode-goal", "goal"),
    Choice("choice-mode-both", "both"),
]
GROUP_MODES: list[app_commands.Choice[str]] = [
    Choice("choice-group-worst", "worst"),
    Choice("choice-group-best", "best"),
]


def attribute_of(character: Character, chosen: str) -> Attribute:
    """Return the attribute that was chosen; a bare value has one alone, whatever was chosen."""
    return Attribute(chosen) if chosen in character.ratings else next(iter(character.ratings))
