"""The scale of a contest as a picture, drawn with Pillow.

The picture only repeats the words next to it. It is readable without colour: the marker shows its number,
chevrons point towards the leader's end, and an arrow starts at the marker's previous place.
"""

from __future__ import annotations

import math
import struct
import zlib
from dataclasses import dataclass
from itertools import starmap
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

from narration.pictures.canvas import DIM, GROUND, INK, MARGIN, SIZE, cut_to_pixels, drawable, font, rgb
from narration.pictures.colours import TONES
from narration.text.line import Tone

SHRUNK: Final = 0.57
SCALE_SIZE: Final = (684, 228)
"""Width and height of a scale in pixels: the grid times `SHRUNK`, twice the 340 points of a phone's width."""

_BAR, _POST = 0x364054, 0x8A96AA
_BASE: Final = 252  # the y of the bar's middle
_THICK: Final = 34
_NAME: Final = 50  # the font size of a name

Point: TypeAlias = tuple[float, float]


def scale_picture(
    left: str, right: str, length: int, marker: int, previous: int | None = None, *, over: bool = False
) -> bytes:
    """Return the scale as a PNG of `SCALE_SIZE` and less than 3 kB; positions are those of `Track`.

    `over` turns the scale grey. Names may be any text: characters that the font lacks are dropped, and long
    names are cut.
    """
    scale = _Scale(length)
    tone = TONES["over" if over else _tone(marker)]
    pen = _Pen()
    _draw_bar(pen, scale)
    _draw_lead(pen, scale, marker, tone)
    if previous is not None and previous != marker:
        _draw_way(pen, scale, previous, marker)
    _draw_marker(pen, scale, marker, tone)
    _write_digits(pen, scale, marker)
    _write_names(pen, left, right)
    return pen.png()


@dataclass(frozen=True)
class _Scale:
    """The positions of a scale's steps on the grid."""

    length: int

    @property
    def pitch(self) -> float:
        return (SIZE[0] - 2 * MARGIN) / (2 * self.length)

    @property
    def radius(self) -> float:
        """The radius of the marker, always too small to cover the neighbouring steps."""
        return min(46.0, self.pitch * 0.66)

    def x(self, place: float) -> float:
        return SIZE[0] / 2 + place * self.pitch


class _Pen:
    """Draws on the grid of `SIZE` into a picture of `SCALE_SIZE`, in a few flat colours.

    Edges are not antialiased: that would cost most of the file size and time, and phone pixels are fine
    enough without it.
    """

    def __init__(self) -> None:
        self._image = Image.new("P", SCALE_SIZE, rgb(GROUND))
        self._draw = ImageDraw.Draw(self._image)

    def bar(self, start: float, end: float, thick: float, colour: int) -> None:
        """Draw a horizontal bar along the scale."""
        box = (*_shrunk((start, _BASE - thick / 2)), *_shrunk((end, _BASE + thick / 2)))
        self._draw.rounded_rectangle(box, 6 * SHRUNK, rgb(colour))

    def disc(self, centre: Point, radius: float, fill: int, ring: int, width: float) -> None:
        x, y = centre
        box = (*_shrunk((x - radius, y - radius)), *_shrunk((x + radius, y + radius)))
        self._draw.ellipse(box, rgb(fill), rgb(ring), max(1, round(width * SHRUNK)))

    def stroke(self, points: list[Point], width: float, colour: int) -> None:
        self._draw.line(list(map(_shrunk, points)), rgb(colour), round(width * SHRUNK), joint="curve")

    def shape(self, points: list[Point], colour: int) -> None:
        self._draw.polygon(list(map(_shrunk, points)), rgb(colour))

    def text(self, place: Point, text: str, size: int, colour: int, anchor: str) -> None:
        written = font(round(size * SHRUNK))
        self._draw.text(_shrunk(place), text, rgb(colour), written, anchor=anchor)

    def png(self) -> bytes:
        """Return the picture as a PNG of 16 colours without filters.

        Pillow would filter each line, which makes a file of flat colours a quarter larger.
        """
        width, height = SCALE_SIZE
        packed = self._image.tobytes("raw", "P;4")
        lines = (b"\0" + packed[start : start + width // 2] for start in range(0, len(packed), width // 2))
        head = struct.pack(">IIBBBBB", width, height, 4, 3, 0, 0, 0)
        chunks = {
            b"IHDR": head,
            b"PLTE": bytes(self._image.getpalette() or ()),
            b"IDAT": zlib.compress(b"".join(lines)),
            b"IEND": b"",
        }
        return b"\x89PNG\r\n\x1a\n" + b"".join(starmap(_chunk, chunks.items()))


def _draw_bar(pen: _Pen, scale: _Scale) -> None:
    pen.bar(scale.x(-scale.length), scale.x(scale.length), _THICK, _BAR)
    for place in range(-scale.length, scale.length + 1):
        x = scale.x(place)
        match scale.length - abs(place):
            case 0:
                pen.bar(x - 7, x + 7, 92, _POST)
            case scale.length:
                pen.bar(x - 4, x + 4, 64, _POST)
            case _:
                pen.disc((x, _BASE), 6, _POST, _POST, 1)


def _draw_lead(pen: _Pen, scale: _Scale, marker: int, tone: int) -> None:
    """Draw the bar from the middle to the marker, with chevrons that point to it."""
    if marker == 0:
        return
    ends = sorted((scale.x(0), scale.x(marker)))
    pen.bar(ends[0], ends[1], _THICK, tone)
    way = 1 if marker > 0 else -1
    reach = abs(scale.x(marker) - scale.x(0)) - scale.radius
    for step in range(int((reach - 4) // 30)):
        x = scale.x(0) + way * (18 + step * 30)
        pen.stroke([(x - way * 4, _BASE - 9), (x + way * 5, _BASE), (x - way * 4, _BASE + 9)], 5, GROUND)


def _draw_way(pen: _Pen, scale: _Scale, previous: int, marker: int) -> None:
    """Draw a ring where the marker was, and an arrow from there to where it is."""
    small = scale.radius * 0.5
    pen.disc((scale.x(previous), _BASE), small, GROUND, DIM, 5)
    start = (scale.x(previous), _BASE - small - 8)
    tip = (scale.x(marker), _BASE - scale.radius - 10)
    top = ((start[0] + tip[0]) / 2, tip[1] - min(180, 50 + abs(tip[0] - start[0]) * 0.55))
    curve = [_between(start, top, tip, step / 48) for step in range(49)]
    shaft = [point for point in curve if math.dist(point, tip) > 22]
    back = math.atan2(shaft[-1][1] - tip[1], shaft[-1][0] - tip[0])
    pen.stroke([*shaft, _beside(tip, back, 20)], 6, DIM)
    pen.shape([tip, _beside(tip, back - 0.5, 30), _beside(tip, back + 0.5, 30)], DIM)


def _draw_marker(pen: _Pen, scale: _Scale, marker: int, tone: int) -> None:
    pen.disc((scale.x(marker), _BASE), scale.radius + 4, GROUND, GROUND, 1)
    pen.disc((scale.x(marker), _BASE), scale.radius, INK, tone, 8)


def _write_digits(pen: _Pen, scale: _Scale, marker: int) -> None:
    size = round(min(44.0, scale.pitch * 0.72))
    for place in range(-scale.length, scale.length + 1):
        here = place == marker
        colour = INK if here else DIM
        pen.text((scale.x(place), 346), str(abs(place)), size, colour, "mm")
    inside = round(scale.radius * (1.05 if abs(marker) < 10 else 0.9))
    pen.text((scale.x(marker), _BASE), str(abs(marker)), inside, GROUND, "mm")


def _write_names(pen: _Pen, left: str, right: str) -> None:
    """Write each name at its end; the longer one may use the space that the shorter one leaves."""
    names, room = (drawable(left), drawable(right)), SIZE[0] - 2 * MARGIN - 60
    free = [max(room / 2, room - font(_NAME).getlength(other)) for other in reversed(names)]
    pen.text((MARGIN, 68), cut_to_pixels(names[0], free[0], _NAME), _NAME, INK, "ls")
    pen.text((SIZE[0] - MARGIN, 68), cut_to_pixels(names[1], free[1], _NAME), _NAME, INK, "rs")


def _tone(marker: int) -> Tone:
    if marker == 0:
        return "running"
    return "ahead" if marker > 0 else "behind"


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _shrunk(point: Point) -> Point:
    return point[0] * SHRUNK, point[1] * SHRUNK


def _between(start: Point, top: Point, end: Point, part: float) -> Point:
    """Return a point of the quadratic curve from `start` to `end` with the control point `top`."""
    weights = ((1 - part) ** 2, 2 * part * (1 - part), part**2)
    points = (start, top, end)
    return (
        sum(weight * point[0] for weight, point in zip(weights, points, strict=True)),
        sum(weight * point[1] for weight, point in zip(weights, points, strict=True)),
    )


def _beside(point: Point, angle: float, distance: float) -> Point:
    return point[0] + math.cos(angle) * distance, point[1] + math.sin(angle) * distance
