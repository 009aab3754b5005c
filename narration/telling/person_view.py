"""A moment as seen from one person: the claims that hold, and what fills the gaps of a sentence."""

from collections.abc import Mapping
from typing import NamedTuple

from narration.telling.quoting import quotable
from narration.telling.situation import View
from rules.campaign.telling import Slot

#: The most names that a sentence lists.
MOST_NAMES = 4

Facts = dict[str, bool]


class Person(NamedTuple):
    """A character as a sentence needs it. `one`: whether it is surely a single one; an NPC may be several."""

    name: str
    one: bool = True


def view(
    facts: Mapping[str, bool], a: Person | None = None, b: Person | None = None, **texts: Slot | None
) -> View:
    """Return a view from `a`, with `b` beside it.

    A text that can be quoted fills the gap of its name, and the claim of that name with `_named` holds; the
    same goes for a number, and for a list of at most `MOST_NAMES` names.
    """
    claims = {claim for claim, holds in facts.items() if holds}
    slots: dict[str, Slot] = {}
    for key, who in (("a", a), ("b", b)):
        if who is not None:
            slots[key] = who.name
            claims |= {f"one_{key}"} if who.one else set()
    for key, text in texts.items():
        said = _fitting(text)
        if said is not None:
            slots[key] = said
            claims.add(f"{key}_named")
    return View(frozenset(claims), slots)


def _fitting(text: Slot | None) -> Slot | None:
    match text:
        case str():
            return quotable(text)
        case tuple():
            return text if 0 < len(text) <= MOST_NAMES else None
        case _:
            return text
