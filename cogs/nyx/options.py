"""What the Nyx commands share: option lists, suggestions, and reading typed options."""

from collections.abc import Iterable
from typing import Any

from chat.interactions.character_options import named, suggesting
from chat.interactions.context import Context
from chat.interactions.localization import choices_of
from rules.campaign.model import controls
from rules.core.names import same
from rules.core.refusal import Refused
from rules.nyx.base.enums import SHEET_ATTRIBUTES, Attribute, GroupMode
from rules.nyx.sheet.sheet import find_own
from rules.nyx.state.campaign_state import Aspect, Character

ATTRIBUTES = choices_of(SHEET_ATTRIBUTES, "nyx-attribute")
GROUP_MODES = choices_of(GroupMode, "choice-group")


def own_named(context: Context, typed: str) -> Character:
    """Return the seat's own character of this name, or the one it plays when nothing was typed.

    Refused: `not-your-character`, and as `named`.
    """
    return find_own(context.state, named(context, typed).id, context.seat)


def attribute_of(character: Character, chosen: str) -> Attribute:
    """Return the attribute that was chosen, or the character's first attribute if it lacks that one."""
    return Attribute(chosen) if chosen in character.ratings else next(iter(character.ratings))


def aspect_of(character: Character, typed: str) -> Aspect:
    """Return the aspect of this name; refuse `no-such-aspect`."""
    found = aspect_named(character, typed)
    if found is None:
        raise Refused("no-such-aspect", name=character.name)
    return found


def aspect_named(character: Character, typed: str) -> Aspect | None:
    """Return the aspect of this name, or None."""
    return next((each for each in character.aspects if each.name and same(each.name, typed)), None)


def players_first(context: Context) -> Iterable[Character]:
    """Return every character, players' characters first."""
    return sorted(context.state.characters.values(), key=lambda one: not one.seat)


def npcs_first(context: Context) -> Iterable[Character]:
    """Return every character, the GM's characters first."""
    return sorted(context.state.characters.values(), key=lambda one: bool(one.seat))


def controlled(context: Context) -> Iterable[Character]:
    """Return the characters that this seat plays."""
    return (one for one in context.state.characters.values() if controls(context.seat, one))


@suggesting
def suggest_aspect(context: Context, typed: Any) -> Iterable[str]:
    """Suggest aspects of the character that is chosen in the same command, or of the person's own."""
    character: Character = named(context, typed.character or "")
    return [one.name for one in character.aspects if one.name]
