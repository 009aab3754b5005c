"""When two texts of Zapas count as equal (ZQ-41), and when as similar (ZAP-45)."""

import unicodedata
from difflib import SequenceMatcher

#: The least similarity, 0 to 1, at which people should compare two texts.
NEAR = 0.8


def normalized(text: str) -> str:
    """Return a comparison key: equal texts have the same key.
    Case, the letter ё, punctuation at the ends and extra spaces are ignored. A text that is all
    punctuation keeps it.
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    line = " ".join(folded.replace("ё", "е").split())
    signs = "".join(char for char in set(line) if unicodedata.category(char)[0] in "PZ")
    return line.strip(signs) or line


def same(one: str, other: str) -> bool:
    """Tell whether two texts are equal."""
    return normalized(one) == normalized(other)


def near(one: str, other: str) -> bool:
    """Tell whether two texts are similar but not equal."""
    ours, theirs = normalized(one), normalized(other)
    return ours != theirs and SequenceMatcher(None, ours, theirs).ratio() >= NEAR
