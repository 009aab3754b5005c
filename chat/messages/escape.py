"""Users' text made harmless in a Discord message: shown as it was typed, formatting nothing, linking nothing.

Pings are prevented where messages are sent, by their allowed mentions; here only the looks are kept.
"""

import re

#: What starts formatting, links, mentions and timestamps anywhere in a text.
_SPECIAL = re.compile(r"([\\*_~`|\[\]<>@])")
#: What starts a heading, list or quote at the start of a line.
_LEADING = re.compile(r"^([#+-]|\d+(?=\.))")
_LINK = re.compile(r"(?<=\w):(?=//)")


def escape_markdown(text: str) -> str:
    """Return the text with a backslash before everything that Discord's Markdown would act on."""
    escaped = _LINK.sub(r"\\:", _SPECIAL.sub(r"\\\1", text))
    return _LEADING.sub(_behind_backslash, escaped)


def _behind_backslash(found: re.Match[str]) -> str:
    sign = found.group()
    return f"{sign}\\" if sign.isdigit() else f"\\{sign}"
