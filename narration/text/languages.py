"""The languages that Nattvakt speaks. The settings need them, and no message of any."""

from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

Language: TypeAlias = Literal["en", "sv", "ru"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
#: Each language has a directory of its own here.
LOCALES: Final = Path(__file__).parents[2] / "locales"


def language_of(locale: str, default: Language = "en") -> Language:
    """Return the language for a Discord locale such as `sv-SE`, or `default` if there is none of ours."""
    spoken = locale.partition("-")[0]
    return next((language for language in LANGUAGES if language == spoken), default)
