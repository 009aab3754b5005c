"""What of a character's sheet counts in a roll, and what a title says: what players wrote (NOIR-33 to 37)."""

from collections.abc import Iterable

from narration.telling.person_view import Facts
from rules.campaign.telling import Slot
from rules.noir.base.modifiers import Item
from rules.noir.state.contests import RollPart

#: What stands between two names in the title that a contest has by itself.
BETWEEN = " – "
#: What a long name ends with there.
CUT = "…"


def sheet_facts(cast: RollPart | None) -> Facts:
    """Return whether something on the sheet helps in a roll, and whether something hinders."""
    return {"helped": _largest(cast, 1) is not None, "hindered": _largest(cast, -1) is not None}


def sheet_texts(cast: RollPart | None) -> dict[str, Slot | None]:
    """Return what helps most in a roll, and what hinders most, by name."""
    helps, hinders = _largest(cast, 1), _largest(cast, -1)
    return {"trait": helps.name if helps else None, "burden": hinders.name if hinders else None}


def _largest(cast: RollPart | None, sign: int) -> Item | None:
    named = (item for item in cast.modifiers if item.name) if cast is not None else ()
    return max(
        (one for one in named if one.amount * sign > 0), key=lambda one: one.amount * sign, default=None
    )


def given_title(title: str, names: Iterable[str]) -> str | None:
    """Return a title that somebody gave; None for one made of these people's names."""
    people = tuple(names)
    parts = title.split(BETWEEN) if BETWEEN in title else title.split(": ")[:1] if ": " in title else [title]
    made = len(title) > len(parts[0]) and all(_is_name(part, people) for part in parts)
    return None if made else title


def _is_name(part: str, people: Iterable[str]) -> bool:
    begun = part.rstrip(CUT)
    return bool(begun) and any(one == part or (begun != part and one.startswith(begun)) for one in people)
