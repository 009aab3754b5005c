"""Texts that people type: cleaned of what breaks a line, and bounded.

Control characters, direction overrides and invisible joiners go; white space folds to one blank.
Escaping for a medium is not done here: it belongs to the edge that writes to that medium.
"""

import unicodedata

from rules.refusal import Refused

NAME_LENGTH = 60
TEXT_LENGTH = 400

#: Joiners are part of written emoji and of some scripts, so they stay inside a word.
_KEPT_FORMATS = frozenset("\u200c\u200d")


def clean(text: str) -> str:
    """Return the text in composed form, on one line, without controls and direction marks."""
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(_visible(char) for char in composed).split()).strip("\u200c\u200d ")


def _visible(char: str) -> str:
    category = unicodedata.category(char)
    if category in {"Cc", "Zl", "Zp", "Zs"}:
        return " "
    hidden = category in {"Cf", "Cs", "Co", "Cn"} and char not in _KEPT_FORMATS
    return "" if hidden else char


def name(text: str) -> str:
    """Clean a name of 1 to 60 characters; refuse `name-empty` or `text-too-long`."""
    return _bounded(text, NAME_LENGTH, "name-empty")


def sentence(text: str) -> str:
    """Clean a free text of 1 to 400 characters; refuse `text-empty` or `text-too-long`."""
    return _bounded(text, TEXT_LENGTH, "text-empty")


def _bounded(text: str, most: int, empty: str) -> str:
    cleaned = clean(text)
    if not cleaned:
        raise Refused(empty)
    if len(cleaned) > most:
        raise Refused("text-too-long", have=len(cleaned), most=most)
    return cleaned
