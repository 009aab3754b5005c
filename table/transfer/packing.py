"""Packs journals for a campaign's file: compressed, as text.

They have numbers and texts that no other part of such a file may have.
"""

import json
import zlib
from base64 import b64decode, b64encode
from typing import Any

#: The largest journal that is read, in bytes; enough for a few hundred sessions.
MOST = 64 * 1024 * 1024
#: The most journals of where a campaign was played before.
MOST_EARLIER = 8


def pack_journal(journal: dict[str, Any]) -> str:
    """Return a journal as text in Base64."""
    return b64encode(zlib.compress(json.dumps(journal, ensure_ascii=False).encode())).decode()


def unpack_journal(text: str) -> bytes:
    """Return the JSON of a packed journal. ValueError if it is none, or longer than a journal may be."""
    unpacking = zlib.decompressobj()
    try:
        data = unpacking.decompress(b64decode(text, validate=True), MOST)
    except zlib.error as error:
        raise ValueError("not compressed") from error
    if not unpacking.eof:
        raise ValueError("too long")
    return data
