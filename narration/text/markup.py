"""The formatting marks in our messages (bold and strikethrough), for media with and without formatting.

Users' text is shielded when a line is rendered: none of it counts as a mark, HTML or Markdown, and
right-to-left text does not reorder the text around it.
"""

import html
import re
import unicodedata
from typing import Final

#: Added to the code of an ASCII sign to shield it: the start of a private use area of Unicode.
_SHIELD: Final = 0xE000
_SHIELDED: Final = re.compile("[\ue000-\ue07f]")
#: Characters removed from users' text: controls, bidi overrides, surrogates, and our own shields.
_UNWANTED: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ue000-\ue0ff\ufffe\uffff]"
)
_SIGNS: Final = re.compile(r"[!-/:-@\[-`{-~]")
_APART, _TOGETHER = "\u2068", "\u2069"
_BOLD, _STRUCK = re.compile(r"\*\*(.+?)\*\*", re.DOTALL), re.compile(r"~~(.+?)~~", re.DOTALL)
#: The characters that Markdown interprets anywhere, and those at the start of a line.
_MARKDOWN: Final = frozenset("\\`*_[]<>~|&#@")
_LEADING: Final = re.compile(r"^(\s*)([-+=]|\d+(?=[.)]))")
_LINK: Final = re.compile(r"(?i)(?<=\w):(?=//)|(?<=www)\.")


def shield_user_text(text: str) -> str:
    """Shield users' text for `Texts.say`; the functions below turn it back into readable text."""
    kept = _UNWANTED.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))
    shielded = _SIGNS.sub(lambda found: chr(_SHIELD + ord(found.group())), kept)
    turns = any(unicodedata.bidirectional(sign) in {"R", "AL", "AN"} for sign in kept)
    return f"{_APART}{shielded}{_TOGETHER}" if turns else shielded


def html_of(said: str) -> str:
    """Return a line as HTML with right-to-left text isolated and users' line breaks kept."""
    text = html.escape(said, quote=False)
    text = _STRUCK.sub(r"<s>\1</s>", _BOLD.sub(r"<b>\1</b>", text))
    text = text.replace(_APART, "<bdi>").replace(_TOGETHER, "</bdi>").replace("\n", "<br>")
    return _SHIELDED.sub(lambda found: html.escape(_sign(found), quote=True), text)


def plain_of(said: str) -> str:
    """Return a line as plain text, without marks."""
    bare = _STRUCK.sub(r"\1", _BOLD.sub(r"\1", said))
    return _SHIELDED.sub(_sign, bare)


def markdown_of(said: str) -> str:
    """Return a line as Markdown on one line: our marks stay; users' text can neither format nor link."""
    text = _SHIELDED.sub(_escaped, " ".join(said.split()))
    text = _LINK.sub(lambda found: f"\\{found.group()}", text)
    return _LEADING.sub(_behind_backslash, text)


def _sign(found: re.Match[str]) -> str:
    return chr(ord(found.group()) - _SHIELD)


def _escaped(found: re.Match[str]) -> str:
    sign = _sign(found)
    return f"\\{sign}" if sign in _MARKDOWN else sign


def _behind_backslash(found: re.Match[str]) -> str:
    blank, sign = found.groups()
    return f"{blank}{sign}\\" if sign.isdigit() else f"{blank}\\{sign}"
