"""The cost of drawing a scale, compared to zlib on the pixels of its file, and the size of the file.

A pixel is one byte, the index of its colour, as in a file with a palette. Each picture is drawn again,
although the bot caches the last ones (chat/messages/picture_cache.py); the font is already loaded.
"""

import io
import zlib
from collections.abc import Sequence
from functools import partial

from PIL import Image

from benchmarks.report import Part, Result, up_to
from benchmarks.rounds import compared
from narration.pictures.scale import scale_picture

ROUNDS = 101
MOST, MOST_BYTES = 5, 3_000
#: Names, the scale's length, the marker, and its previous place.
SCALES = {
    "a scale at the start": ("Mira", "Guard", 5, 0, None),
    "a scale with a way": ("Mira", "Guard", 5, 1, -2),
    "the longest scale": ("Mira", "Guard", 10, 9, -10),
    "the longest names": ("Мира из Нижнего " * 3, "Vakten vid ån " * 3, 10, -8, 10),
}


def measure(rounds: int = ROUNDS) -> Sequence[Part]:
    """Draw a few scales."""
    drawn = {what: scale_picture(*scale) for what, scale in SCALES.items()}
    times = [
        compared(what, (partial(_draw, what), 1), (partial(zlib.compress, _pixels(png)), 1), rounds, MOST)
        for what, png in drawn.items()
    ]
    sizes = [Result(what, len(png), MOST_BYTES, 1) for what, png in drawn.items()]
    return [
        Part(f"A picture of a scale ({up_to(MOST)})", "zlib on its pixels", times),
        Part("A picture's file (less than 3 kB)", "3 kB", sizes, "bytes", 1),
    ]


def _draw(what: str) -> None:
    scale_picture(*SCALES[what])


def _pixels(png: bytes) -> bytes:
    with Image.open(io.BytesIO(png)) as picture:
        return picture.tobytes()
