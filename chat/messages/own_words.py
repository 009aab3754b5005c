"""Prints what somebody tells, with their bold, italics and block quotes; everything else appears as typed."""

import re

from chat.messages.escape import escape_markdown
from chat.messages.printer import Message, Printer
from narration.text.line import Line, line, verbatim

#: A block quote at the start of a row; one that would quote all that follows counts as one of a row.
_QUOTE = re.compile(r"\s*>(?:>>)?\s+(?=\S)")
#: Bold, or italics by either sign; a sign behind a backslash, beside a space or inside a word is only a sign.
_EMPHASIS = re.compile(
    r"(?<![\\*])(?:"
    r"(?P<bold>\*\*)(?![\s*])(?P<strong>(?:[^*]|\*(?!\*))+?)(?<![\s\\*])\*\*"
    r"|(?P<star>\*)(?![\s*])(?P<slanted>[^*]+?)(?<![\s\\])\*"
    r"|(?<!\w)(?P<low>_)(?![\s_])(?P<sloping>[^_]+?)(?<![\s\\])_(?!\w)"
    r")(?!\*)"
)


def teller(by: str) -> Line:
    """Return who tells: a character by name; the GM if it is empty."""
    return verbatim(by) if by else line("telling-gm")


def told_by(printer: Printer, by: str, text: str) -> Message:
    """Return the message with what somebody tells under their name."""
    return Message(f"{printer.say(line('telling', name=teller(by)))}\n{with_emphasis(text)}")


def with_emphasis(text: str) -> str:
    """Return a text for Discord in which bold, italics and block quotes keep their meaning.

    Mentions, links, headings, lists, code, spoilers, small print, server emoji and timestamps are escaped.
    """
    return "\n".join(map(_row, text.splitlines()))


def _row(row: str) -> str:
    quote = _QUOTE.match(row)
    said = row[quote.end() :] if quote else row.lstrip()
    return f"{'> ' if quote else ''}{_emphasised(said)}"


def _emphasised(text: str) -> str:
    parts, end = [], 0
    for found in _EMPHASIS.finditer(text):
        sign = found["bold"] or found["star"] or found["low"]
        inner = _emphasised(found["strong"]) if found["bold"] else escape_markdown(_inside(found))
        parts += [_plain(text, end, found.start()), sign, inner, sign]
        end = found.end()
    return "".join((*parts, _plain(text, end, len(text))))


def _inside(found: re.Match[str]) -> str:
    return str(found["slanted"] or found["sloping"])


def _plain(text: str, start: int, end: int) -> str:
    return escape_markdown(text[start:end])
