"""When two texts are the same in Zapas (ZQ-41), and when they are nearly so (ZAP-45)."""

import unicodedata
from difflib import SequenceMatcher

#: How alike two texts are that people should look at, from 0 to 1.
NEAR = 0.8


def normalized(text: str) -> str:
    """Return what two texts have in common that count as the same: case, ё, outer signs and spaces do not.

    A text of nothing but signs keeps them.
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())
    line = " ".join(folded.replace("ё", "е").split())
    signs = "".join(char for char in set(line) if unicodedata.category(char)[0] in "PZ")
    return line.strip(signs) or line


def same(one: str, other: str) -> bool:
    """Tell whether two texts are the same."""
    return normalized(one) == normalized(other)


def near(one: str, other: str) -> bool:
    """Tell whether two texts differ, but hardly."""
    ours, theirs = normalized(one), normalized(other)
    return ours != theirs and SequenceMatcher(None, ours, theirs).ratio() >= NEAR
