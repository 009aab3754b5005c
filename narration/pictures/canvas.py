"""What all pictures share: size, colours, font, and functions that make names drawable."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from functools import cache
from pathlib import Path
from typing import Final

from PIL import ImageFont

SIZE: Final = (1200, 400)
"""Width and height of a chart in pixels, and the grid that a scale is laid out on."""

MARGIN: Final = 66
GROUND, INK, DIM = 0x1B2130, 0xF5F7FB, 0xB3BDCC
FONT: Final = Path(__file__).parent / "fonts" / "NotoSans-SemiBold.ttf"
_NOT_IN_FONT: Final = re.compile(r"[^ -~\xa0-\u024f\u0370-\u03e1\u03f0-\u052f\u1e00-\u1eff\u2010-\u2027]")


def drawable(name: str) -> str:
    """Return a text without the characters that the font lacks, and with single spaces."""
    return " ".join(_NOT_IN_FONT.sub("", unicodedata.normalize("NFC", name)).split())


def cut_to_pixels(name: str, room: float, size: int) -> str:
    """Return a name cut to `room` pixels, with an ellipsis if it was cut."""
    if font(size).getlength(name) <= room:
        return name
    widths = range(len(name))  # by number of characters kept, each measured with the ellipsis
    most = bisect_right(widths, room, key=lambda count: font(size).getlength(_left(name, count))) - 1
    return _left(name, max(0, most))


def _left(name: str, count: int) -> str:
    return f"{name[:count].rstrip()}…"


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """Return the font at a size in pixels."""
    return ImageFont.truetype(FONT, size, layout_engine=ImageFont.Layout.BASIC)


def rgb(colour: int) -> tuple[int, int, int]:
    """Return the red, green and blue of a colour given as 0xRRGGBB."""
    return colour >> 16, colour >> 8 & 255, colour & 255
