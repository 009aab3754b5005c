"""Reads one picture from standard input and writes it again, small and bare, to standard output.

It is run as a script of its own, with little memory and time, because a picture from a stranger may be made
to harm the program that decodes it. It knows three formats, looks at the dimensions before it decodes, and
keeps nothing but the pixels: no metadata, no profile, no animation. It can also check what it wrote once.
It imports nothing of ours, and only this process imports Pillow for it: the bot passes its limits.
"""

import io
import sys
from contextlib import suppress

from PIL import Image, ImageOps

#: The formats that are read.
FORMATS = ("PNG", "JPEG", "WEBP")
#: The most pixels along one side.
MOST_SIDE = 12_000
#: The most bytes of memory, and of seconds of a processor.
MEMORY, SECONDS = 1024 * 1024 * 1024, 8
#: The sides of a portrait, which is cropped to a square, and the longest side of a handout.
PORTRAIT, HANDOUT = 256, 1400
#: The qualities that are tried.
QUALITIES = 82, 70, 55, 40
#: The kind of a picture that was written here and comes back with a campaign.
CHECK = "check"
#: The exit code if this is no picture of these formats.
UNREADABLE = 3


def main(kind: str, most_pixels: int, most_bytes: int, too_large: int) -> int:
    """Convert a picture of so many pixels at most; return the exit code, `too_large` if it has more.

    The result has at most `most_bytes`.
    """
    _limit(most_pixels)
    try:
        sent = sys.stdin.buffer.read()
        found = Image.open(io.BytesIO(sent), formats=FORMATS)
        if found.width * found.height > most_pixels or max(found.size) > MOST_SIDE:
            return too_large
        written = sent if kind == CHECK else _written(_resized(found, kind), most_bytes)
        if kind == CHECK and not (_is_ours(found) and len(sent) <= most_bytes):
            return UNREADABLE
    except Image.DecompressionBombError:
        return too_large
    except Exception:  # noqa: BLE001 a broken picture may raise anything
        return UNREADABLE
    sys.stdout.buffer.write(written)
    return 0


def _limit(most_pixels: int) -> None:
    """Limit what this process may use, where the system can."""
    Image.MAX_IMAGE_PIXELS = most_pixels
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


def _written(picture: Image.Image, most_bytes: int) -> bytes:
    """Return the picture as WebP of a bounded size."""
    bare = Image.new(picture.mode, picture.size)
    bare.paste(picture)
    while True:
        for quality in QUALITIES:
            file = io.BytesIO()
            bare.save(file, "WEBP", quality=quality, method=4)
            if file.tell() <= most_bytes:
                return file.getvalue()
        bare = bare.resize((max(1, bare.width * 2 // 3), max(1, bare.height * 2 // 3)))


def _is_ours(found: Image.Image) -> bool:
    """Decode a picture, and tell whether it is small, still, and without metadata."""
    found.load()
    bare = not {"exif", "icc_profile", "xmp"} & found.info.keys() and getattr(found, "n_frames", 1) == 1
    return bare and found.format == "WEBP" and max(found.size) <= HANDOUT


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], *map(int, sys.argv[2:])))
