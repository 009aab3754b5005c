"""Escapes users' text for Discord's Markdown, so that it appears as typed, without formatting or links.

Pings are prevented by the allowed mentions of each message, not here.
"""

import re

#: Characters that can start formatting, links, mentions and timestamps anywhere in a text.
_SPECIAL = re.compile(r"([\\*_~`|\[\]<>@])")
#: A sign or number that makes a heading or a list at the start of a text.
_LEADING = re.compile(r"^([#+-]|\d+(?=\.))")
_LINK = re.compile(r"(?<=\w):(?=//)")


def escape_markdown(text: str) -> str:
    """Return the text with a backslash before everything that Markdown would interpret."""
    escaped = _LINK.sub(r"\\:", _SPECIAL.sub(r"\\\1", text))
    return _LEADING.sub(_behind_backslash, escaped)


def _behind_backslash(found: re.Match[str]) -> str:
    sign = found.group()
    return f"{sign}\\" if sign.isdigit() else f"\\{sign}"
