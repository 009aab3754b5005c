"""Paper and ink of the cards: sixteen colours at most, smooth edges, 640 pixels wide.

Every ink has one level between the ground and its full colour, so a smooth edge needs no blending: the mask
of a shape says how far up a pixel stands. A picture is one plane of palette numbers.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageDraw

from narration.pictures import shapes
from narration.pictures.canvas import GROUND, cut_to_pixels, drawable, font
from narration.pictures.faces import grey_square
from narration.text.faces import Face

Ink: TypeAlias = Literal["ink", "dim", "line", "gone", "a", "b", "c", "good", "bad"]
"""`a`, `b` and `c` are sides; `good` and `bad` are outcomes, and `bad` is harm too; `gone` is out or over."""

Anchor: TypeAlias = Literal["l", "m", "r"]
Point: TypeAlias = tuple[float, float]

#: The grid that cards are laid out on is 800 units wide; a card has `SCALE` pixels for each unit.
WIDTH: Final = 800
SCALE: Final = 0.8
#: The margin of a card.
EDGE: Final = 26
#: The most bytes of a card.
MOST_BYTES: Final = 6_500
#: Levels of zlib: the better one takes three times as long, for some hundredths of the size.
_QUICKLY: Final = 6
_WELL: Final = 8
#: Up to how many times too large a card is packed again.
_NEARLY: Final = 1.05

INKS: Final[dict[Ink, int]] = {
    "ink": 0xF5F7FB,
    "dim": 0xAAB4C4,
    "line": 0x465064,
    "gone": 0x6B7688,
    "a": 0x5AB8F5,
    "b": 0xF6A13B,
    "c": 0xD9C9F5,
    "good": 0x2DD4BF,
    "bad": 0xFBBF24,
}

#: A coverage is drawn in one of three levels: nothing, half, full.
_LEVELS: Final = tuple(min(2, (coverage * 2 + 127) // 255) for coverage in range(256))
_WRITTEN: Final = [255 if level else 0 for level in _LEVELS]
#: From which grey on a portrait has its second, third and fourth tone.
_TONES: Final = (72, 140, 208)
_SOLID: Final = [255 if coverage > 127 else 0 for coverage in range(256)]


def _halved(colour: int) -> int:
    """Return the colour halfway between the ground and a colour."""
    return sum(((colour >> shift & 255) + (GROUND >> shift & 255)) // 2 << shift for shift in (0, 8, 16))


def _palette() -> tuple[list[int], dict[str, tuple[int, int, int]]]:
    """Return all colours, and for each ink the numbers of its three levels.

    The line's colour is also the half level of what is gone, which saves one of the sixteen colours.
    """
    colours: list[int] = [GROUND]
    ramps: dict[str, tuple[int, int, int]] = {}
    for name, colour in INKS.items():
        if name == "gone":
            ramps[name] = (0, ramps["line"][2], len(colours))
            colours.append(colour)
        else:
            ramps[name] = (0, len(colours), len(colours) + 1)
            colours += [_halved(colour), colour]
    return colours, ramps


_COLOURS, _RAMPS = _palette()


def _hardened() -> list[int]:
    """Return for each palette number the one to draw without smooth edges: half levels become ground."""
    full = {ramp[2] for ramp in _RAMPS.values()}
    return [number if number in full else 0 for number in range(256)]


_HARD: Final = _hardened()


@lru_cache(64)
def _numbers(ink: Ink, on: Ink | None) -> list[int]:
    """Return the palette number for each coverage: of ink on ground, or of ground on a shape of `on`."""
    if on is None:
        return [_RAMPS[ink][level] for level in _LEVELS]
    return [_RAMPS[on][2 - level] for level in _LEVELS]


@lru_cache(1024)
def _shape(kind: str, width: int, height: int, more: tuple[float, ...]) -> Image.Image:
    """Return the mask of a shape, drawn four times as large and brought down."""
    big = Image.new("L", (width * 4, height * 4))
    shapes.SHAPES[kind](ImageDraw.Draw(big), width * 4, height * 4, *more)
    return big.reduce(4)


Stamp: TypeAlias = tuple[Image.Image, Image.Image]


@lru_cache(1024)
def _stamp(kind: str, box: tuple[int, int], more: tuple[float, ...], ink: Ink, on: Ink | None) -> Stamp:
    """Return a shape in its ink and the mask through which it is pasted."""
    mask = _shape(kind, *box, more)
    return mask.point(_numbers(ink, on)), mask.point(_WRITTEN)


@lru_cache(256)
def _face(face: Face, side: int, ink: Ink) -> Image.Image:
    """Return a portrait in palette numbers: the ground, the ink at half and in full, and white."""
    ground, half, full = _RAMPS[ink]
    tones = ground, half, full, _RAMPS["ink"][2]
    numbers = [tones[sum(grey >= least for least in _TONES)] for grey in range(256)]
    return grey_square(face, side).point(numbers)


@lru_cache(1024)
def _written(text: str, size: int) -> tuple[Image.Image, tuple[int, int], int]:
    """Return the mask of a text, the place of its corner beside the start of its baseline, and its width."""
    face = font(size)
    left, top, right, bottom = (round(edge) for edge in face.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)))
    ImageDraw.Draw(mask).text((1 - left, 1 - top), text, 255, face, anchor="ls")
    return mask, (left - 1, top - 1), round(face.getlength(text))


@lru_cache(1024)
def _inked(text: str, size: int, ink: Ink, on: Ink | None) -> Stamp:
    """Return a text in its ink and the mask through which it is pasted."""
    mask, _, _ = _written(text, size)
    return mask.point(_numbers(ink, on)), mask.point(_WRITTEN)


def written(text: str) -> str:
    """Return a text in characters that the font has, with an en dash for a minus sign."""
    return drawable(text.replace("\N{MINUS SIGN}", "\N{EN DASH}"))


@lru_cache(1024)
def breadth(text: str, size: int) -> float:
    """Return the width of a text on the grid."""
    return font(round(size * SCALE)).getlength(written(text)) / SCALE


@lru_cache(1024)
def fitted(text: str, room: float, size: int) -> str:
    """Return a text that can be drawn, cut with an ellipsis to `room` units of the grid."""
    return cut_to_pixels(written(text), max(0.0, room) * SCALE, round(size * SCALE))


class Sheet:
    """A card in the making, on a grid of `WIDTH` units; a place is given from the upper left corner."""

    def __init__(self, height: float) -> None:
        self.size = round(WIDTH * SCALE), round(height * SCALE)
        self._plane = Image.new("P", self.size, 0)

    def put(
        self, kind: str, at: Point, size: tuple[float, float], ink: Ink, *more: float, on: Ink | None = None
    ) -> None:
        """Draw a shape by its upper left corner; with `on` it is cut out of a filled shape of that ink."""
        box = max(1, round(size[0] * SCALE)), max(1, round(size[1] * SCALE))
        plane, through = _stamp(kind, box, more, ink, on)
        self._plane.paste(plane, (round(at[0] * SCALE), round(at[1] * SCALE)), through)

    def disc(self, middle: Point, radius: float, ink: Ink) -> None:
        """Draw a disc around a middle."""
        corner = middle[0] - radius, middle[1] - radius
        self.put("disc", corner, (2 * radius, 2 * radius), ink)

    def face(self, at: Point, wide: float, face: Face, ink: Ink) -> None:
        """Draw a portrait as a disc in the tones of an ink, within a ring of it, by its upper left corner."""
        side = round(wide * SCALE)
        place = round(at[0] * SCALE), round(at[1] * SCALE)
        self._plane.paste(_face(face, side, ink), place, _shape("disc", side, side, ()).point(_SOLID))
        self.put("ring", at, (wide, wide), ink, 3)

    def hole(self, middle: Point, radius: float) -> None:
        """Clear a disc around a middle, so that what is drawn there stands free."""
        wide = round(2 * radius * SCALE)
        place = round((middle[0] - radius) * SCALE), round((middle[1] - radius) * SCALE)
        self._plane.paste(0, place, _shape("disc", wide, wide, ()).point(_SOLID))

    def clear(self, x0: float, y0: float, x1: float, y1: float) -> None:
        """Clear a rectangle."""
        self._plane.paste(0, (round(x0 * SCALE), round(y0 * SCALE), round(x1 * SCALE), round(y1 * SCALE)))

    def bar(self, x: tuple[float, float], y: tuple[float, float], ink: Ink, radius: float = 0) -> None:
        """Fill a rectangle from edge to edge, its corners rounded by `radius`."""
        left, top = round(x[0] * SCALE), round(y[0] * SCALE)
        wide, high = max(1, round(x[1] * SCALE) - left), max(1, round(y[1] * SCALE) - top)
        if radius:
            plane, through = _stamp("pill", (wide, high), (radius * SCALE,), ink, None)
            self._plane.paste(plane, (left, top), through)
        else:
            self._plane.paste(_RAMPS[ink][2], (left, top, left + wide, top + high))

    def text(
        self, at: Point, text: str, size: int, ink: Ink, anchor: Anchor = "l", on: Ink | None = None
    ) -> float:
        """Write a text on its baseline; return where it ends."""
        shown, high = written(text), round(size * SCALE)
        _, (dx, dy), width = _written(shown, high)
        start = round(at[0] * SCALE) - {"l": 0, "m": round(width / 2), "r": width}[anchor]
        plane, through = _inked(shown, high, ink, on)
        self._plane.paste(plane, (start + dx, round(at[1] * SCALE) + dy), through)
        return (start + width) / SCALE

    def png(self) -> bytes:
        """Return the picture as a PNG with the colours that it uses, four bits for each pixel.

        A card that would be larger than `MOST_BYTES` has hard edges, which are smaller. One that is only just
        too large is packed with more effort first.
        """
        smooth = self._packed(self._plane, _QUICKLY)
        if MOST_BYTES < len(smooth) <= MOST_BYTES * _NEARLY:
            smooth = self._packed(self._plane, _WELL)
        if len(smooth) <= MOST_BYTES:
            return smooth
        return self._packed(self._plane.point(_HARD), _QUICKLY)

    def _packed(self, plane: Image.Image, level: int) -> bytes:
        used = [number for number, count in enumerate(plane.histogram()) if count]
        place = [0] * 256
        for at, number in enumerate(used):
            place[number] = at
        return _png(self.size, plane.point(place).tobytes(), [_COLOURS[number] for number in used], level)


def _png(size: tuple[int, int], plane: bytes, colours: Sequence[int], level: int) -> bytes:
    """Return a PNG without filters, which flat colours do not need; the width must be even."""
    width, height = size
    even, odd = int.from_bytes(plane[0::2], "big"), int.from_bytes(plane[1::2], "big")
    packed = (even << 4 | odd).to_bytes(len(plane) // 2, "big")
    row = width // 2
    lines = b"".join(b"\0" + packed[at : at + row] for at in range(0, len(packed), row))
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 4, 3, 0, 0, 0)),
        (b"PLTE", b"".join(colour.to_bytes(3, "big") for colour in colours)),
        (b"IDAT", zlib.compress(lines, level)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
