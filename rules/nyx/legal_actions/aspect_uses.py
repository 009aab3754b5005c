"""Which aspects a roll may use; several kinds of choices share this (NYX-7 to 9)."""

from collections.abc import Iterator

from rules.nyx.base.enums import Answer
from rules.nyx.sheet.aspects import PRICE
from rules.nyx.state.campaign_state import Aspect, Character

#: A placeholder for a text that somebody still has to write.
TEXT = "…"


def aspect_uses(character: Character) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield pairs of aspects used for and against: none, then each single use."""
    yield (), ()
    for aspect in usable_aspects(character):
        if not aspect.damage and character.points >= PRICE:
            yield (aspect.id,), ()
        yield (), (aspect.id,)


def claims_again(character: Character, positive: tuple[int, ...], negative: tuple[int, ...]) -> bool:
    """Tell whether a roll with these aspects waits for the GM already."""
    waiting = {use.aspect for use in character.claim.uses} if character.claim else set()
    return bool(waiting) and waiting == {*positive, *negative}


def usable_aspects(character: Character) -> list[Aspect]:
    """Return the aspects that the coming roll may still use."""
    if not character.has_points:
        return []
    taken = {demand.aspect for demand in character.demands}
    return [aspect for aspect in character.aspects if aspect.name and aspect.id not in taken]


def has_open_demand(character: Character) -> bool:
    """Tell whether a demand has no answer yet (NYX-12)."""
    return any(demand.answer is Answer.OPEN for demand in character.demands)
