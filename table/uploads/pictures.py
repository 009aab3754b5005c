"""Reads a picture that somebody sent, in a process of its own, one at a time."""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Literal, TypeAlias

from rules.core import names
from rules.core.refusal import Refused

PictureKind: TypeAlias = Literal["portrait", "handout", "check"]

#: The most bytes of a picture that is read, and the most seconds that reading may take.
MOST_BYTES, SECONDS = 8 * 1024 * 1024, 15.0
#: The most pixels that it may have, and the most bytes of what is stored.
MOST_PIXELS, STORED_BYTES = 40_000_000, 240_000
#: The most characters that say what a picture shows.
MOST_ALT = 300

#: The exit codes of the process: done, stopped, too many pixels.
_DONE, _STOPPED, _TOO_LARGE = 0, -1, 4
_WORKER = Path(__file__).with_name("worker.py")
_ONE_AT_A_TIME = asyncio.Semaphore(1)


def alt_text(text: str) -> str:
    """Return what a picture shows, as it will be stored. Refused: `picture-alt`, `text-too-long`."""
    said = names.note(text, MOST_ALT)
    if not said:
        raise Refused("picture-alt")
    return said


async def small_picture(data: bytes, kind: PictureKind) -> bytes:
    """Return a picture as WebP, small and without metadata; a portrait is cropped to a square.

    With "check", return the picture itself if it is already so.

    Refused: `picture-unreadable`, `picture-large`.
    """
    async with _ONE_AT_A_TIME:
        code, written = await asyncio.to_thread(_run, data, kind)
    if code == _TOO_LARGE:
        raise Refused("picture-large", most=MOST_PIXELS // 1_000_000)
    if code != _DONE or not written:
        raise Refused("picture-unreadable")
    return written


def _run(data: bytes, kind: PictureKind) -> tuple[int, bytes]:
    """Return the worker's exit code and what it wrote; it is killed if it takes too long."""
    try:
        done = subprocess.run(  # noqa: S603  our own script, and words of ours
            [sys.executable, "-I", str(_WORKER), kind, *map(str, (MOST_PIXELS, STORED_BYTES, _TOO_LARGE))],
            input=data,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=SECONDS,
            env={},
            check=False,
        )
    except subprocess.TimeoutExpired:
        return _STOPPED, b""
    return done.returncode, done.stdout
