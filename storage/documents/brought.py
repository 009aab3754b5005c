"""The log that an imported campaign brings: rows that lack only the campaign's number, and their hashes.

It is made before the save and off the event loop, because a long log takes seconds to write and to hash. It
stays packed until it is written: tens of thousands of rows would keep the garbage collector busy.
"""

import secrets
from collections.abc import Iterable, Iterator
from datetime import datetime
from typing import NamedTuple, Protocol

from pydantic import ConfigDict, TypeAdapter

from rules.chance.chain import SALT
from rules.core.model_base import Event
from storage.documents.chain import StoredRow, hashes_of
from storage.documents.documents import DocumentCodec

#: How many rows are packed together, and written at a time; the event loop turns between two times.
AT_A_TIME = 200
_ROWS = TypeAdapter(list[StoredRow], config=ConfigDict(defer_build=True))


class PastEvent(Protocol):
    """An event as it was logged elsewhere."""

    @property
    def at(self) -> datetime: ...
    @property
    def seat(self) -> str: ...
    @property
    def event(self) -> Event: ...


class BroughtLog(NamedTuple):
    """Rows as JSON in parts of `AT_A_TIME`, and the hash of each row; `secret` made the hashes' salts."""

    secret: str
    parts: tuple[bytes, ...] = ()
    hashes: tuple[str, ...] = ()

    def rows(self) -> Iterator[list[StoredRow]]:
        """Yield the rows in order, a part at a time."""
        for part in self.parts:
            yield _ROWS.validate_json(part, strict=True)


def brought_log(codec: DocumentCodec, past: Iterable[PastEvent] = ()) -> BroughtLog:
    """Return the log of an imported campaign, with a new secret."""
    secret = secrets.token_hex(SALT)
    rows = [_row(codec, one) for one in past]
    parts = (rows[first : first + AT_A_TIME] for first in range(0, len(rows), AT_A_TIME))
    hashes = hashes_of(secret, rows, codec.system.hidden_fields)
    return BroughtLog(secret, tuple(map(_ROWS.dump_json, parts)), tuple(hashes))


def _row(codec: DocumentCodec, one: PastEvent) -> StoredRow:
    columns, at = codec.event(one.event), int(one.at.timestamp() * 1000)
    kind, doc = str(columns["kind"]), str(columns["doc"])
    return StoredRow(0, at, one.seat, one.event.contest, one.event.turn, kind, int(columns["format"]), doc)
