"""Adds the chain to a journal: the hash of each event that it leaves out, and the salts of those it shows."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from pydantic_core import from_json

from narration.journal.chronicle import Chronicle, Logged, Selection
from narration.journal.json_format import document_of
from narration.parts.public_proofs import ShownLeaf, ShownSave
from rules.chance.chain import events_hash, field_hash, salt_of
from rules.registry import SYSTEMS
from storage.documents.chain import HiddenFields, Link, StoredRow, StoredSave, row_hash
from storage.documents.logged import FAR
from storage.log_reader import LogRange
from table.play.table import Table


class ShownChain(NamedTuple):
    """The saves of a chain as a journal shows them, and the link before the first."""

    saves: tuple[ShownSave, ...] = ()
    before: str = ""


async def chain_of(table: Table, told: Chronicle) -> ShownChain:
    """Return the chain over the saves that a chronicle covers; for a whole one, up to the latest save."""
    logged = [one.logged for one in told.log]
    is_whole = told.wanted == Selection() or not logged
    stretch = LogRange(told.campaign, *((0, FAR) if is_whole else (logged[0].seq, logged[-1].seq)))
    stored = await table.store.log_reader.saves(stretch)
    linked = [(save, save.link) for save in stored if save.link is not None]
    if not linked:
        return ShownChain()
    before = await table.store.log_reader.head(told.campaign, linked[0][0].version - 1)
    return ShownChain(tuple(shown_saves(linked, logged, SYSTEMS[told.system].hidden_fields)), before)


def shown_saves(
    linked: Iterable[tuple[StoredSave, Link]], logged: Iterable[Logged], hidden: HiddenFields
) -> Iterator[ShownSave]:
    """Yield saves as a journal shows them in which these events are."""
    shown = {one.seq: one for one in logged}
    return (_save(save, link, shown, hidden) for save, link in linked)


def _save(save: StoredSave, link: Link, shown: Mapping[int, Logged], hidden: HiddenFields) -> ShownSave:
    leaves = tuple(
        _leaf(link.secret, place, row, shown.get(row.seq), hidden) for place, row in enumerate(save.rows)
    )
    if link.notes or not all(leaf.hash for leaf in leaves):
        return ShownSave(save.version, link.head, link.notes, leaves)
    return ShownSave(save.version, link.head, (), hash=events_hash(leaf.hash for leaf in leaves))


def _leaf(secret: str, place: int, row: StoredRow, shown: Logged | None, hidden: HiddenFields) -> ShownLeaf:
    if shown is None:
        return ShownLeaf(row.seq, row_hash(secret, place, row, hidden))
    document = from_json(row.doc)
    names = [name for name in hidden.get(row.kind, ()) if name in document]
    salts = {name: salt_of(secret, place, name) for name in names}
    closed = {} if shown.is_whole else {name: field_hash(salts[name], document[name]) for name in names}
    known = _without(document, closed)
    return ShownLeaf(
        row.seq,
        salt=salt_of(secret, place),
        format=row.format,
        fields=_without(salts, closed),
        closed=closed,
        stored=None if known == _without(document_of(shown.event), closed) else known,
    )


def _without(document: Mapping[str, Any], names: Sequence[str] | Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in document.items() if name not in names}
