"""Translate between our ids and the spellings of the vectors: Swedish names, and `_` for `-`."""

from collections.abc import Iterable, Mapping
from typing import Any

#: A vector's input, and its results.
Given = Mapping[str, Any]
Found = dict[str, Any]
#: The result of an action that is not refused.
ALLOWED: Mapping[str, Any] = {"allowed": True}

NAMES: Mapping[str, str] = {
    "Beslutsamhet": "determination",
    "Charm": "charm",
    "Intuition": "intuition",
    "Kondition": "fitness",
    "Ledarskap": "leadership",
    "Medicin": "medicine",
    "Motstå": "withstand",
    "Närstrid": "close-combat",
    "Reaktioner": "reactions",
    "Resistens": "resistance",
    "Rörlighet": "agility",
    "Sans": "composure",
    "Skjutvapen": "firearms",
    "Slutledning": "deduction",
    "Styrka": "strength",
    "Uppmärksamhet": "alertness",
    "Världsvana": "worldliness",
    "Försvar": "defence",
    "Inlärning": "learning",
    "Intryck": "impression",
    "Livsvilja": "will",
    "Skadestegring": "escalation",
    "Storlek": "size",
    "Stridsförflyttning": "movement",
    "Sårtröskel": "threshold",
    "Uthållighet": "endurance",
    "Överblick": "overview",
    "Oerfaren": "green",
    "Duglig": "capable",
    "Erfaren": "experienced",
    "Suverän": "superb",
    "Mästerlig": "masterly",
    "Pistol": "pistol",
    "Revolver": "revolver",
    "Gevär": "rifle",
    "Hagelgevär": "shotgun",
    "Yxa": "axe",
}

#: The NQ-2 codes; every Noir refusal begins with one of them.
CODES = (
    "bad_die",
    "bad_count",
    "missing_dice",
    "bad_value",
    "bad_level",
    "unknown_id",
    "missing_input",
    "out_of_range",
    "no_fate",
    "not_allowed",
    "wrong_state",
    "initiative_limit",
    "no_ammo",
    "wrong_mode",
)
#: The NQ-2 codes for refusal codes that do not begin with one.
HOUSE: Mapping[str, str] = {
    "gm-only": "not_allowed",
    "not-your-character": "not_allowed",
    "not-your-turn": "wrong_state",
}


def ours(word: str) -> str:
    """Return our id for a name in the specification."""
    return NAMES[word] if word in NAMES else word.replace("_", "-")


def all_ours(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(map(ours, words))


def values(given: Mapping[str, int]) -> dict[str, int]:
    return {ours(name): value for name, value in given.items()}


def theirs(id_: str) -> str:
    """Return an outcome or a state in the specification's spelling."""
    return id_.replace("-", "_")


def swedish(id_: str) -> str:
    """Return the specification's name for an id, or the id itself if it has no other name."""
    return next((name for name, other in NAMES.items() if other == id_), id_)


def code(refused: str) -> str:
    """Return the NQ-2 code for a refusal code: its entry in `HOUSE`, or the code it begins with."""
    if refused in HOUSE:
        return HOUSE[refused]
    return next(each for each in CODES if f"{refused}-".startswith(f"{each.replace('_', '-')}-"))
