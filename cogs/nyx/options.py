"""Options that several commands share: attributes, sides' choices, and how they are read."""

from chat.interactions.localization import choices_of
from rules.nyx.base.enums import Attribute, GroupMode, Mode
from rules.nyx.state.campaign_state import Character

ATTRIBUTES = choices_of((Attribute.BODY, Attribute.MIND, Attribute.INTERACTION), "nyx-attribute")
#: What overflow does in a conflict.
MODES = choices_of(Mode, "choice-mode")
GROUP_MODES = choices_of(GroupMode, "choice-group")


def attribute_of(character: Character, chosen: str) -> Attribute:
    """Return the attribute that was chosen; a bare value has one alone, whatever was chosen."""
    return Attribute(chosen) if chosen in character.ratings else next(iter(character.ratings))
