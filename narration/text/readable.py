"""Checks that every message can be read. Parsing all of them takes seconds, so the result is remembered.

It is kept as compiled modules are: in `__pycache__`, and only where Python may write those.
"""

import hashlib
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from narration.text.languages import LOCALES

#: Where the digest of the files stands that were read last.
KNOWN: Final = Path("__pycache__", "readable")


def require_readable(directory: Path = LOCALES) -> None:
    """Raise `TextError` or `OSError` if a message of `<language>/*.ftl` cannot be read."""
    known, digest = directory / KNOWN, _digest(directory)
    if known.is_file() and known.read_text(encoding="utf-8") == digest:
        return
    from narration.text.texts import Texts  # noqa: PLC0415 - it imports Fluent, which most checks need not

    Texts.load(directory)
    if not sys.dont_write_bytecode:
        with suppress(OSError):
            known.parent.mkdir(exist_ok=True)
            known.write_text(digest, encoding="utf-8")


def _digest(directory: Path) -> str:
    """Return the digest of every file, with its name and length, so that no two directories share one."""
    digest = hashlib.sha256()
    for path in sorted(directory.glob("*/*.ftl")):
        text = path.read_bytes()
        digest.update(f"{path.relative_to(directory)} {len(text)}\n".encode() + text)
    return digest.hexdigest()
