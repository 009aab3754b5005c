"""Reads every document of a database once and counts those that this program cannot read.

The operator's check uses it. Its statements are here because nothing else reads a whole database.
"""

from collections import Counter
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, literal, literal_column, select, union_all

from storage.database.connection import Connection
from storage.documents.documents import DocumentCodec
from storage.documents.errors import StorageError
from storage.documents.leases import DatabaseTime
from storage.documents.log_queries import NOTHING
from storage.documents.schema import campaigns, characters, contests, events, shared

#: How many events one query reads.
PAGE = 1000
#: Every document outside the log: what it is, its game, an empty kind (only events have one), format, text.
DOCUMENTS = union_all(
    select(literal("campaign"), campaigns.c.system, literal(""), campaigns.c.format, campaigns.c.doc),
    *(
        select(literal(what), campaigns.c.system, literal(""), table.c.format, table.c.doc).join_from(
            table, campaigns
        )
        for what, table in (("shared", shared), ("character", characters), ("contest", contests))
    ),
)
LOGGED = (
    select(events.c.seq, campaigns.c.system, events.c.kind, events.c.format, events.c.doc)
    .join_from(events, campaigns)
    .where(events.c.seq > bindparam("of_seq"), events.c.kind != NOTHING)
    .order_by(events.c.seq)
    .limit(literal_column(str(PAGE)))
)


#: When the newest event was saved, by the clock of the machine that saved it.
NEWEST = select(events.c.at).order_by(events.c.seq.desc()).limit(literal_column("1"))
CLOCK = select(DatabaseTime())


@dataclass(frozen=True)
class DocumentScan:
    """The number of campaigns and of documents, and how many documents cannot be read, by game and kind.

    `newest` is when the last event was saved, 0 if there is none, and `clock` the database's time, both in
    milliseconds since 1970.
    """

    campaigns: int
    documents: int
    unreadable: Mapping[str, int]
    newest: int
    clock: int


@dataclass(frozen=True)
class DatabaseSize:
    """The size of the database in bytes, and the revision of its tables."""

    size: int
    revision: str


async def database_size(link: Connection) -> DatabaseSize:
    """Return the database's size and revision; a cheap way to see that it answers."""
    return DatabaseSize(*await link.vitals())


async def scan_documents(link: Connection, codec: Mapping[str, DocumentCodec]) -> DocumentScan:
    """Try to read every document; keep and report nothing of their content."""
    seen, unreadable = Counter[str](), Counter[str]()
    async for what, system, *document in _documents(link):
        seen[what] += 1
        if not _is_readable(codec.get(system), what, document):
            unreadable[f"{system} {what}"] += 1
    newest = [at for (at,) in await link.fetch(NEWEST)]
    ((clock,),) = await link.fetch(CLOCK)
    return DocumentScan(seen["campaign"], seen.total(), unreadable, max(newest, default=0), clock)


async def _documents(link: Connection) -> AsyncIterator[tuple[Any, ...]]:
    for row in await link.fetch(DOCUMENTS):
        yield row
    last = 0
    while rows := await link.fetch(LOGGED, of_seq=last):
        for seq, *row in rows:
            yield ("event", *row)
            last = seq


def _is_readable(known: DocumentCodec | None, what: str, document: list[Any]) -> bool:
    if known is None:  # a newer Nattvakt has this game
        return False
    kind, format_, doc = document
    try:
        if what == "event":
            known.read_event(kind, format_, doc)
        else:
            _read(known, what)(format_, doc)
    except StorageError:
        return False
    return True


def _read(known: DocumentCodec, what: str) -> Any:
    readers = {
        "campaign": known.read_head,
        "shared": known.read_shared,
        "character": known.read_character,
        "contest": known.read_contest,
    }
    return readers[what]
