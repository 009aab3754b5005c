"""Chances as a bar chart with numbers, drawn with Pillow."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from narration.pictures.canvas import DIM, GROUND, INK, MARGIN, SIZE, cut_to_pixels, drawable, font, rgb
from narration.pictures.colours import TONES

_FLOOR: Final = 340  # the y of the baseline
_HIGH: Final = 230  # the height of the highest bar


@lru_cache(maxsize=64)
def bars_picture(title: str, bars: tuple[tuple[str, float, str, bool], ...]) -> bytes:
    """Return chances as a PNG of `SIZE`.

    Each bar is given as a label, a chance from 0 to 1, the chance as text, and whether the bar is marked. The
    highest bar fills the height. Labels and numbers shrink to fit, and are omitted when they would be too
    small to read.
    """
    picture = Image.new("RGB", SIZE, rgb(GROUND))
    brush = ImageDraw.Draw(picture)
    said = cut_to_pixels(drawable(title), SIZE[0] - 2 * MARGIN, 36)
    brush.text((MARGIN, 48), said, rgb(INK), font(36), anchor="ls")
    pitch = (SIZE[0] - 2 * MARGIN) / max(1, len(bars))
    most = max((chance for _, chance, _, _ in bars), default=1.0) or 1.0
    sizes = (_fitting([bar[2] for bar in bars], pitch, 40), _fitting([bar[0] for bar in bars], pitch, 28))
    for place, bar in enumerate(bars):
        x = MARGIN + (place + 0.5) * pitch
        _draw_chance(brush, (x, min(pitch * 0.38, 60)), bar, bar[1] / most, sizes)
    return _png(picture)


def _draw_chance(
    brush: ImageDraw.ImageDraw,
    place: tuple[float, float],
    bar: tuple[str, float, str, bool],
    part: float,
    sizes: tuple[int, int],
) -> None:
    """Draw one bar; `place` is the x of its middle and half its width, `part` its share of the full height.

    A marked bar is brighter, with a dot below it.
    """
    (x, half), (label, _, shown, marked) = place, bar
    top = _FLOOR - max(2.0, part * _HIGH)
    brush.rectangle((x - half, top, x + half, _FLOOR), rgb(INK if marked else TONES["ahead"]))
    written = ((shown, top - 6, "ms"), (_minus(label), _FLOOR + 8, "mt"))
    for (text, y, anchor), size in zip(written, sizes, strict=True):
        if size:
            brush.text((x, y), text, rgb(INK if marked else DIM), font(size), anchor=anchor)
    if marked:
        brush.ellipse((x - 6, SIZE[1] - 22, x + 6, SIZE[1] - 10), rgb(INK))


def _minus(label: str) -> str:
    """Return a label in characters that the font has, with an en dash for a minus sign."""
    return drawable(label.replace("\N{MINUS SIGN}", "\N{EN DASH}"))


def _fitting(texts: Sequence[str], pitch: float, most: int) -> int:
    """Return the largest size up to `most` at which all texts fit side by side; 0 if no size does."""
    sizes = (size for size in (40, 34, 28, 24, 20, 17, 14) if size <= most)
    return next((size for size in sizes if _widest(texts, size) <= pitch * 0.94), 0)


def _widest(texts: Sequence[str], size: int) -> float:
    return max((font(size).getlength(text) for text in texts), default=0.0)


def _png(picture: Image.Image) -> bytes:
    """Return the PNG. Its palette of 64 colours cuts the file to a third, and the time by half."""
    file = io.BytesIO()
    picture.quantize(64, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(file, "PNG")
    return file.getvalue()
