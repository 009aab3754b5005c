"""The specification's spellings of the vectors, as ids of ours: Swedish names, and `_` for `-`."""

from collections.abc import Iterable, Mapping

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

#: The codes of section 0.3, with which every refusal of Noir begins.
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


def ours(word: str) -> str:
    """Return the id for a name of the specification."""
    return NAMES[word] if word in NAMES else word.replace("_", "-")


def all_ours(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(map(ours, words))


def values(given: Mapping[str, int]) -> dict[str, int]:
    return {ours(name): value for name, value in given.items()}


def theirs(id_: str) -> str:
    """Return an outcome or a state as the specification spells it."""
    return id_.replace("-", "_")


def code(refused: str) -> str:
    """Return the code of section 0.3 that a refusal's code begins with."""
    return next(each for each in CODES if f"{refused}-".startswith(f"{theirs(each).replace('_', '-')}-"))
