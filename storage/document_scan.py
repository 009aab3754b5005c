"""Every document of a database read once, for the operator: is there any that this program cannot read?

Its statements stand here: nothing else reads all there is.
"""

from collections import Counter
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, literal, literal_column, select, union_all

from storage.database.connection import Connection
from storage.documents.documents import DocumentCodec
from storage.documents.errors import StorageError
from storage.documents.schema import campaigns, characters, contests, events, shared
from storage.documents.statements import NOTHING

#: How many events are read at once.
PAGE = 1000
#: Every document but those of the log: what it is, of which game, and (of events alone) its kind.
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


@dataclass(frozen=True)
class DocumentScan:
    """How many campaigns and documents there are, and how many of those cannot be read, by kind."""

    campaigns: int
    documents: int
    unreadable: Mapping[str, int]


@dataclass(frozen=True)
class DatabaseSize:
    """The size of the database in bytes, and the revision of its tables."""

    size: int
    revision: str


async def database_size(link: Connection) -> DatabaseSize:
    """Read what tells at a glance that the database is there."""
    return DatabaseSize(*await link.vitals())


async def scan_documents(link: Connection, papers: Mapping[str, DocumentCodec]) -> DocumentScan:
    """Try to read every document; nothing of what is in them is kept or told."""
    seen, unreadable = Counter[str](), Counter[str]()
    async for what, system, *document in _documents(link):
        seen[what] += 1
        if not _is_readable(papers.get(system), what, document):
            unreadable[f"{system} {what}"] += 1
    return DocumentScan(seen["campaign"], seen.total(), unreadable)


async def _documents(link: Connection) -> AsyncIterator[tuple[Any, ...]]:
    for row in await link.fetch(DOCUMENTS):
        yield row
    last = 0
    while rows := await link.fetch(LOGGED, of_seq=last):
        for seq, *row in rows:
            yield ("event", *row)
            last = seq


def _is_readable(known: DocumentCodec | None, what: str, document: list[Any]) -> bool:
    if known is None:  # a game of a newer Nattvakt
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
