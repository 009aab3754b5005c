"""The few marks that our messages carry (bold, struck), for media that know them or do not.

Users' text is shielded while a line is said: nothing in it is taken for a mark, nor for HTML or Markdown, and
text that runs from right to left turns nothing around it.
"""

import html
import re
import unicodedata
from typing import Final

#: Where the signs of ASCII stand while they are shielded: in a private area of Unicode.
_SHIELD: Final = 0xE000
_SHIELDED: Final = re.compile("[\ue000-\ue07f]")
#: What nobody's text may bring: controls, what turns lines around, halves of characters, our own shields.
_UNWANTED: Final = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff\ue000-\ue0ff\ufffe\uffff]"
)
_SIGNS: Final = re.compile(r"[!-/:-@\[-`{-~]")
_APART, _TOGETHER = "\u2068", "\u2069"
_BOLD, _STRUCK = re.compile(r"\*\*(.+?)\*\*", re.DOTALL), re.compile(r"~~(.+?)~~", re.DOTALL)
#: What Markdown acts on anywhere, and at the start of a line.
_MARKDOWN: Final = frozenset("\\`*_[]<>~|&#@")
_LEADING: Final = re.compile(r"^(\s*)([-+=]|\d+(?=[.)]))")
_LINK: Final = re.compile(r"(?i)(?<=\w):(?=//)|(?<=www)\.")


def shield_user_text(text: str) -> str:
    """The escape for `Texts.say`: users' text that is to be read by one of the functions below."""
    kept = _UNWANTED.sub("", text.replace("\r\n", "\n").replace("\r", "\n"))
    shielded = _SIGNS.sub(lambda found: chr(_SHIELD + ord(found.group())), kept)
    turns = any(unicodedata.bidirectional(sign) in {"R", "AL", "AN"} for sign in kept)
    return f"{_APART}{shielded}{_TOGETHER}" if turns else shielded


def html_of(said: str) -> str:
    """A line as HTML; text that runs the other way is isolated, lines that a user broke stay broken."""
    text = html.escape(said, quote=False)
    text = _STRUCK.sub(r"<s>\1</s>", _BOLD.sub(r"<b>\1</b>", text))
    text = text.replace(_APART, "<bdi>").replace(_TOGETHER, "</bdi>").replace("\n", "<br>")
    return _SHIELDED.sub(lambda found: html.escape(_sign(found), quote=True), text)


def plain_of(said: str) -> str:
    """A line without marks."""
    bare = _STRUCK.sub(r"\1", _BOLD.sub(r"\1", said))
    return _SHIELDED.sub(_sign, bare)


def markdown_of(said: str) -> str:
    """A line as Markdown in one line: our marks stay, users' text formats and links nothing."""
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
