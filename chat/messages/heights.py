"""How high a message is on a screen, as far as that can be said without one.

Letters have rough widths here, rather too wide than too narrow: a client has its own font.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import ceil
from struct import unpack_from
from typing import Final, NamedTuple

import discord
from discord import ui

from chat.messages.printer import Message
from narration.text.rendering import FENCE, SMALL


class Screen(NamedTuple):
    """The most pixels that a message may be high, and how wide its parts are."""

    most: int
    content: int
    embed: int
    column: int


#: A window of 520 pixels and a phone of 350, with the sender's picture beside the message.
DESKTOP, PHONE = Screen(470, 444, 401, 194), Screen(520, 291, 260, 124)
#: Letters that are narrow and wide, and how wide each kind is, as a part of the font's size.
_NARROW, _WIDE = frozenset(" .,:;'!|iljtfrI·()[]/-’“”\"„«»"), frozenset("MWmwЖШЩЮЫФжшщюыфм—…%@&+=→≤≥−")
_WIDTHS: Final = (0.33, 0.57, 0.68, 0.88)
#: Where signs and emoji begin, which are wide.
_SIGNS: Final = 0x2600
#: The sizes of the fonts of content, small print, titles, embeds and footers; bold letters are wider.
_CONTENT, _SMALL, _TITLE, _EMBED, _FOOTER, _BOLD = 15, 12.75, 15.5, 14, 12.5, 1.05
#: The heights of a row of content, of small print and of an embed, and of what is around a message, around
#: its embed, and between the parts of either.
_CONTENT_ROW, _SMALL_ROW, _ROW, _AROUND, _FRAME, _GAP = 21.75, 22, 18, 28, 30, 8
#: A button's height, and what it is wide besides its label.
_BUTTON, _PADDING = 36, 30
#: The most that a picture is wide and high.
_PICTURE: Final = (400, 300)


def height(message: Message, view: ui.View | None, screen: Screen, *, called: str = "") -> float:
    """Return about how many pixels a message is high; `called` are mentions in it."""
    content = message.calling(called).split("\n")
    said = sum(_row(row, screen.content, _CONTENT, _CONTENT_ROW) for row in content)
    embed = 0 if message.embed is None else _embed_height(message, message.embed, screen)
    return _AROUND + said + embed + _controls(view, screen)


def _embed_height(message: Message, embed: discord.Embed, screen: Screen) -> float:
    parts: list[float] = [_FRAME]
    if embed.title:
        parts.append(_GAP / 2 + _ROW * _rows(embed.title, screen.embed / _TITLE / _BOLD))
    if embed.description:
        parts.append(sum(_described(embed.description, screen)))
    if embed.fields:
        parts.append(_GAP + _columns(embed, screen))
    if message.picture:
        parts.append(_GAP + _picture_height(message.picture, screen))
    if embed.footer.text:
        parts.append(_GAP + _ROW * _rows(embed.footer.text, screen.embed / _FOOTER))
    return sum(parts)


def _described(text: str, screen: Screen) -> Iterator[float]:
    """Yield the height of each row of an embed's text. Rows of a code block are not wrapped."""
    coded = False
    for row in text.split("\n"):
        coded ^= row == FENCE
        yield _ROW if coded or row == FENCE else _row(row, screen.embed, _EMBED, _ROW)


def _row(row: str, wide: float, size: float, high: float) -> float:
    """Return the height of a line of text, which may be in small print."""
    if row.startswith(SMALL):
        small = _SMALL / _CONTENT
        return (_SMALL_ROW if high == _CONTENT_ROW else high) * _rows(row[len(SMALL) :], wide / size / small)
    return high * _rows(row, wide / size)


def _columns(embed: discord.Embed, screen: Screen) -> float:
    """Return the height of the fields of an embed, which stand beside each other or below."""
    highs = [
        _ROW
        * sum(
            _rows(text or "", (screen.column if one.inline else screen.embed) / _EMBED)
            for text in (one.name, one.value)
        )
        for one in embed.fields
    ]
    return max(highs) if all(one.inline for one in embed.fields) else sum(highs) + _GAP * (len(highs) - 1)


def _picture_height(picture: bytes, screen: Screen) -> float:
    """Return how high a PNG is shown. Its width and its height are the first things in it."""
    wide, high = unpack_from(">II", picture, 16)
    return float(high * min(1, screen.embed / wide, _PICTURE[0] / wide, _PICTURE[1] / high))


def _controls(view: ui.View | None, screen: Screen) -> float:
    """Return the height of the rows of buttons; a screen wraps them."""
    rows: dict[int, list[float]] = {}
    for one in view.children if view else ():
        if isinstance(one, ui.Button):
            rows.setdefault(one.row or 0, []).append(_BOLD * _width(one.label or "") * _CONTENT + _PADDING)
    return sum((_GAP + _BUTTON) * _wrapped(wide, _GAP, screen.content) for wide in rows.values())


@lru_cache(512)  # most of a message stays as it is when it is edited
def _rows(text: str, wide: float) -> int:
    """Return how many rows a text takes that is `wide` times as wide as its font's size."""
    return sum(_wrapped(_words(row), _WIDTHS[0], wide) for row in text.split("\n"))


@lru_cache(512)  # a row is measured for each screen
def _words(row: str) -> tuple[float, ...]:
    """Return the widths of the words of a row, which may be bold."""
    broader = _BOLD if "**" in row else 1
    return tuple([broader * _width(word) for word in row.replace("**", "").split()])


def _wrapped(widths: Sequence[float], gap: float, wide: float) -> int:
    """Return how many rows things take that stand in a row until it is full; what is too wide is broken."""
    rows, at = 1, 0.0
    for one in widths:
        at += one + (gap if at else 0)
        if at > wide and at > one:
            rows, at = rows + 1, one
        broken = ceil(at / wide) - 1
        rows, at = rows + broken, at - wide * broken
    return rows


@lru_cache(4096)  # a message is measured for each screen
def _width(text: str) -> float:
    return sum(map(_LETTERS.__getitem__, text))


class _Letters(dict[str, float]):
    """How wide each letter is that has been asked for, as a part of the font's size."""

    def __missing__(self, letter: str) -> float:
        narrow, plain, capital, wide = _WIDTHS
        if letter in _NARROW:
            self[letter] = narrow
        elif letter in _WIDE or ord(letter) >= _SIGNS:
            self[letter] = wide
        else:
            self[letter] = capital if letter.isupper() else plain
        return self[letter]


_LETTERS = _Letters()
