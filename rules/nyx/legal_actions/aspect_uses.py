"""Which aspects are at hand for a roll: what several kinds of choices share (NYX-7 to 9)."""

from collections.abc import Iterator

from rules.nyx.base.enums import Answer
from rules.nyx.sheet.aspects import PRICE
from rules.nyx.state.campaign_state import Aspect, Character

#: Stands for a text that is still to be written.
TEXT = "…"


def aspect_uses(character: Character) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield no aspect at all, then single ones to use for and against."""
    yield (), ()
    for aspect in usable_aspects(character):
        if not aspect.damage and character.points >= PRICE:
            yield (aspect.id,), ()
        yield (), (aspect.id,)


def usable_aspects(character: Character) -> list[Aspect]:
    """Return the aspects that may still be used in the coming roll."""
    if not character.has_points:
        return []
    taken = {demand.aspect for demand in character.demands}
    return [aspect for aspect in character.aspects if aspect.name and aspect.id not in taken]


def has_open_demand(character: Character) -> bool:
    """Tell whether a demand is still to be answered (NYX-12)."""
    return any(demand.answer is Answer.OPEN for demand in character.demands)
