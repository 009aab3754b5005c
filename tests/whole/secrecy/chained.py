"""The hashes and salts of a campaign's chain, which differ in each evening."""

from collections.abc import Iterator

from pydantic_core import from_json

from rules.chance.chain import events_hash, field_hash, salt_of
from storage.documents.chain import HiddenFields, Link, StoredSave, row_hash
from storage.log_reader import LogRange
from table.play.table import Table

#: Fields whose salts no journal ever shows. They are random, so evenings would differ if one were told.
NEVER_SHOWN = {"tactic"}


async def chain_marks(table: Table, campaign: int) -> list[str]:
    """Return every hash and salt of a chain that people may see."""
    hidden = (await table.system_of(campaign)).hidden_fields
    saves = await table.store.log_reader.saves(LogRange(campaign))
    return [
        mark for save in saves if save.link for mark in (save.link.head, *_marks(save, save.link, hidden))
    ]


def _marks(save: StoredSave, link: Link, hidden: HiddenFields) -> Iterator[str]:
    hashes = [row_hash(link.secret, place, row, hidden) for place, row in enumerate(save.rows)]
    yield from (*hashes, events_hash(hashes))
    for place, row in enumerate(save.rows):
        yield salt_of(link.secret, place)
        document = from_json(row.doc)
        for name in hidden.get(row.kind, ()):
            salt = salt_of(link.secret, place, name)
            yield field_hash(salt, document.get(name))
            if name not in NEVER_SHOWN:
                yield salt
