"""Reads one picture from standard input and writes it again, small and bare, to standard output.

It is run as a script of its own, with little memory and time, because a picture from a stranger may be made
to harm the program that decodes it. It knows three formats, looks at the dimensions before it decodes, and
keeps nothing but the pixels: no metadata, no profile, no animation. It can also check what it wrote once.
"""

import io
import sys
from contextlib import suppress

from PIL import Image, ImageOps

#: The formats that are read.
FORMATS = ("PNG", "JPEG", "WEBP")
#: The most pixels, and the most along one side.
MOST_PIXELS, MOST_SIDE = 40_000_000, 12_000
#: The most bytes of memory, and of seconds of a processor.
MEMORY, SECONDS = 1024 * 1024 * 1024, 8
#: The sides of a portrait, which is cropped to a square, and the longest side of a handout.
PORTRAIT, HANDOUT = 256, 1400
#: The qualities that are tried, and the most bytes of the result.
QUALITIES, MOST_BYTES = (82, 70, 55, 40), 240_000
#: The kind of a picture that was written here and comes back with a campaign.
CHECK = "check"
#: Exit codes: no picture of these formats, too many pixels.
UNREADABLE, TOO_LARGE = 3, 4


def main(kind: str) -> int:
    """Convert the picture; return the exit code."""
    _limit()
    try:
        sent = sys.stdin.buffer.read()
        found = Image.open(io.BytesIO(sent), formats=FORMATS)
        if found.width * found.height > MOST_PIXELS or max(found.size) > MOST_SIDE:
            return TOO_LARGE
        written = sent if kind == CHECK else _written(_resized(found, kind))
        if kind == CHECK and not _is_ours(found, sent):
            return UNREADABLE
    except Image.DecompressionBombError:
        return TOO_LARGE
    except Exception:  # noqa: BLE001 a broken picture may raise anything
        return UNREADABLE
    sys.stdout.buffer.write(written)
    return 0


def _limit() -> None:
    """Limit what this process may use, where the system can."""
    Image.MAX_IMAGE_PIXELS = MOST_PIXELS
    try:
        import resource  # noqa: PLC0415 Windows has none
    except ImportError:
        return
    most = {resource.RLIMIT_AS: MEMORY, resource.RLIMIT_CPU: SECONDS, resource.RLIMIT_FSIZE: 0}
    for what, bound in most.items():
        with suppress(ValueError):  # macOS takes no bound on memory
            resource.setrlimit(what, (bound, bound))


def _resized(found: Image.Image, kind: str) -> Image.Image:
    """Return the upright picture in its size: a square for a portrait."""
    if found.format == "JPEG":
        found.draft("RGB", (HANDOUT, HANDOUT))
    upright = ImageOps.exif_transpose(found).convert("RGBA" if _is_clear(found) else "RGB")
    if kind == "portrait":
        return ImageOps.fit(upright, (PORTRAIT, PORTRAIT), centering=(0.5, 0.35))
    upright.thumbnail((HANDOUT, HANDOUT))
    return upright


def _is_clear(found: Image.Image) -> bool:
    return found.mode in {"RGBA", "LA", "PA"} or "transparency" in found.info


def _written(picture: Image.Image) -> bytes:
    """Return the picture as WebP of a bounded size."""
    bare = Image.new(picture.mode, picture.size)
    bare.paste(picture)
    while True:
        for quality in QUALITIES:
            file = io.BytesIO()
            bare.save(file, "WEBP", quality=quality, method=4)
            if file.tell() <= MOST_BYTES:
                return file.getvalue()
        bare = bare.resize((max(1, bare.width * 2 // 3), max(1, bare.height * 2 // 3)))


def _is_ours(found: Image.Image, sent: bytes) -> bool:
    """Decode a picture, and tell whether it is small, still, and without metadata."""
    found.load()
    bare = not {"exif", "icc_profile", "xmp"} & found.info.keys() and getattr(found, "n_frames", 1) == 1
    return bare and found.format == "WEBP" and max(found.size) <= HANDOUT and len(sent) <= MOST_BYTES


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
