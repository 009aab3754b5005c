"""Cleans and limits the texts that people type.

Control characters, direction overrides and invisible characters are removed; white space becomes a single
space. Escaping is not done here: the code that writes to a medium escapes for that medium.
"""

import unicodedata

from rules.core.refusal import Refused

NAME_LENGTH = 60
TEXT_LENGTH = 400
MESSAGE_LENGTH = 2000

#: Zero-width joiners are part of emoji and of some scripts, so they stay inside a word.
_JOINERS = "\u200c\u200d"
#: Letters and symbols that show nothing: the Hangul fillers and the empty Braille cell.
_BLANK = frozenset("\u115f\u1160\u3164\uffa0\u2800")
#: Marks that show nothing on their own: variation selectors and the grapheme joiner.
_SILENT = frozenset(("\u034f", *_JOINERS, *map(chr, (*range(0x180B, 0x180E), *range(0xFE00, 0xFE10)))))


def clean(text: str) -> str:
    """Return the text in NFC form, on one line, without control characters and direction marks."""
    line = " ".join("".join(map(_visible, text)).split())
    return unicodedata.normalize("NFC", line).strip(f"{_JOINERS} ")


def clean_rows(text: str) -> str:
    """Return the text without control characters and direction marks, its rows and spaces as they are."""
    return "\n".join("".join(map(_visible, row)) for row in text.splitlines())


def _visible(char: str) -> str:
    category = unicodedata.category(char)
    if category in {"Cc", "Zl", "Zp", "Zs"}:
        return " "
    hidden = category in {"Cf", "Cs", "Co", "Cn"} and char not in _JOINERS
    return "" if hidden else char


def name(text: str) -> str:
    """Clean a name of 1 to 60 characters; refuse `name-empty` or `text-too-long`."""
    return _bounded(text, NAME_LENGTH, "name-empty")


def sentence(text: str) -> str:
    """Clean free text of 1 to 400 characters; refuse `text-empty` or `text-too-long`."""
    return _bounded(text, TEXT_LENGTH, "text-empty")


def message(text: str) -> str:
    """Clean a message of 1 to 2000 characters; refuse `text-empty` or `text-too-long`."""
    return _bounded(text, MESSAGE_LENGTH, "text-empty")


def note(text: str, most: int) -> str:
    """Clean free text that may be missing; return "" if it shows nothing. Refuse `text-too-long`."""
    return "" if is_empty(text) else _bounded(text, most, "text-empty")


def is_empty(text: str) -> bool:
    """Tell whether a text shows nothing: it has no visible letter, number or symbol."""
    return not any(unicodedata.category(char)[0] in "LNPS" and char not in _BLANK for char in clean(text))


def same(one: str, other: str) -> bool:
    """Tell whether two names read the same. Case, width and invisible marks are ignored."""
    return key(one) == key(other)


def key(text: str) -> str:
    """Return a comparison key: two names that read the same have the same key."""
    folded = unicodedata.normalize("NFKC", clean(text)).casefold()
    return "".join(char for char in unicodedata.normalize("NFKC", folded) if char not in _SILENT)


def _bounded(text: str, most: int, empty: str) -> str:
    cleaned = clean(text)
    if is_empty(cleaned):
        raise Refused(empty)
    if len(cleaned) > most:
        raise Refused("text-too-long", have=len(cleaned), most=most)
    return cleaned
