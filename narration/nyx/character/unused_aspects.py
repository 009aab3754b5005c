"""The aspects that have not come up for long, for the GM's list of characters."""

from collections.abc import Iterable

from narration.text.line import Field, Line, line
from rules.nyx.base.enums import CharacterKind
from rules.nyx.sheet.last_uses import LastUses, not_for_long
from rules.nyx.state.campaign_state import Aspect, Character


def unused_aspects(characters: Iterable[Character], used: LastUses, session: int) -> tuple[Field, ...]:
    """Return a field that names them, a line for each player's character; nothing if all have come up."""
    players = (one for one in characters if one.kind is CharacterKind.PLAYER and one.finished)
    found = [(one, not_for_long(one, used, session)) for one in players]
    rows = tuple(
        line("nyx-unused-of", name=one.name, aspects=tuple(_aspect(*each) for each in unused))
        for one, unused in found
        if unused
    )
    return (Field(line("nyx-unused"), rows),) if rows else ()


def _aspect(aspect: Aspect, last: int) -> Line:
    if not last:
        return line("nyx-unused-never", aspect=aspect.name, value=aspect.value)
    return line("nyx-unused-aspect", aspect=aspect.name, value=aspect.value, session=last)
