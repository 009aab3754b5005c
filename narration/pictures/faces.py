"""Portraits as cards show them: grey, with even shares of dark and light, so that four tones are enough."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Final

from PIL import Image, ImageFilter, ImageOps

from narration.text.faces import SIDE, Face

#: The formats of stored portraits; others are not decoded.
_FORMATS: Final = ("WEBP",)


def face_of(hash_: str, stored: bytes) -> Face | None:
    """Return the face of a stored portrait; None if it cannot be read. It takes milliseconds: use a thread.

    What is stored was written by `table/uploads/worker.py`, so it is small and safe to decode.
    """
    try:
        with Image.open(io.BytesIO(stored), formats=_FORMATS) as found:
            clear = found.convert("RGBA")
    except (OSError, ValueError):
        return None
    ground = Image.new("RGBA", clear.size, "black")
    flat = Image.alpha_composite(ground, clear).convert("L")
    small = ImageOps.fit(flat, (SIDE, SIDE)).filter(ImageFilter.MedianFilter(3))
    return Face(hash_, ImageOps.equalize(small).tobytes())


@lru_cache(256)
def grey_square(face: Face, side: int) -> Image.Image:
    """Return a face at a size in pixels."""
    return Image.frombytes("L", (SIDE, SIDE), face.grey).resize((side, side), Image.Resampling.BOX)
