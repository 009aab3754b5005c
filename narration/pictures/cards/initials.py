"""The letter in a side's disc."""

from typing import Final

from narration.pictures.ink import written

#: Words at the start of a name that do not tell it from others.
_ARTICLES: Final = frozenset(("the", "a", "an", "den", "det", "de", "en", "ett"))


def initial(name: str) -> str:
    """Return the first letter that the font has in a name, past an article; a question mark if none is."""
    words = [word for word in written(name).split() if any(map(str.isalnum, word))]
    telling = [word for word in words if word.casefold() not in _ARTICLES] or words
    return next((letter for word in telling for letter in word if letter.isalnum()), "?").upper()[:1]
