"""Audits the chain of an exported journal: every save's link, and that the journal shows what was saved."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from pydantic_core import to_json

from narration.journal.chronicle import Place, Selection
from narration.journal.json_format import document_of
from narration.proofs.chain_report import ChainFlaw, ChainReport, SaveFlaw
from rules.campaign.events import SessionEnded
from rules.chance.chain import Entry, event_hash, events_hash, field_hash, link
from rules.core.model_base import Event
from rules.registry import SYSTEMS
from storage.documents.codecs import Codecs
from storage.documents.errors import StorageError
from table.audit.exported_journal import ExportedEvent, ExportedJournal, ExportedLeaf, ExportedSave
from table.audit.exported_notes import NotesAudit, SavedEvents

#: What a journal shows in place of a field that its reader may not know.
PLACEHOLDERS = ("sealed", "", 0, None)


_CODECS = Codecs(SYSTEMS)


def audit_chain(kept: ExportedJournal, noted: str) -> ChainReport | None:
    """Return the report of a journal's chain; None if it has none.

    `noted` is the beginning of a link to look for among the saves, empty if there is none.
    """
    chain = kept.file.chain
    if chain is None:
        return None
    saved = SavedEvents(chain)
    audits = (LinksAudit(kept, saved), EventsAudit(kept, saved), NotesAudit(kept, saved))
    flaws = {flaw for audit in audits for flaw in audit.flaws()}
    numbers = [save.save for save in chain.saves if save.head.startswith(noted)]
    leaves = saved.leaves.values()
    return ChainReport(
        chain.saves[0].save,
        chain.saves[-1].save,
        chain.saves[-1].head,
        hidden=sum(bool(leaf.hash) for leaf in leaves),
        partly=sum(len(_closed(leaf)) for leaf in leaves),
        older=sum(one.seq < saved.since for one in kept.file.events),
        flaws=tuple(sorted(flaws)),
        noted=max(numbers, default=0) if noted else None,
    )


def has_link(kept: ExportedJournal, noted: str) -> bool:
    """Tell whether a link of a journal's chain begins with these digits."""
    saves = kept.file.chain.saves if kept.file.chain else ()
    return any(save.head.startswith(noted) for save in saves)


class LinksAudit:
    """Calculates every link again from what the journal has of the save."""

    def __init__(self, kept: ExportedJournal, saved: SavedEvents) -> None:
        self._campaign = kept.file.campaign.id
        self._before = kept.file.chain.before if kept.file.chain else ""
        self._is_whole = kept.wanted == Selection()
        self._saved = saved
        self._events = {one.seq: one for one in kept.file.events}

    def flaws(self) -> Iterator[SaveFlaw]:
        before, saves = self._before, self._saved.saves
        if saves[0].save == 1 and before:
            yield SaveFlaw(1, ChainFlaw.LINK)
        if self._is_whole and before:
            yield SaveFlaw(saves[0].save, ChainFlaw.NUMBER)
        for save in saves:
            if link(self._campaign, save.save, before, save.notes, self._hash(save)) != save.head:
                yield SaveFlaw(save.save, ChainFlaw.LINK)
            before = save.head
        for one, two in pairwise(saves):
            if two.save != one.save + 1:
                yield SaveFlaw(two.save, ChainFlaw.NUMBER)

    def _hash(self, save: ExportedSave) -> str:
        return events_hash(map(self._leaf, save.events)) if isinstance(save.events, tuple) else save.events

    def _leaf(self, leaf: ExportedLeaf) -> str:
        """Return the hash of an event; empty for one that the journal neither shows nor leaves out."""
        shown = self._events.get(leaf.seq)
        if leaf.hash or shown is None:
            return leaf.hash
        document = shown.event if leaf.stored is None else leaf.stored
        fields = {
            name: one.hash or field_hash(one.salt, document.get(name)) for name, one in leaf.fields.items()
        }
        return event_hash(leaf.salt, Entry(shown.at, shown.seat, leaf.format, document), fields)


class EventsAudit:
    """Finds events that no save has or that the journal lacks, and those that read otherwise than saved."""

    def __init__(self, kept: ExportedJournal, saved: SavedEvents) -> None:
        self._kept, self._saved = kept, saved
        self._codec = _CODECS[kept.file.campaign.system]
        self._events = {one.seq: one for one in kept.file.events}

    def flaws(self) -> Iterator[SaveFlaw]:
        yield from self._order()
        yield from self._foreign()
        yield from self._otherwise()
        yield from self._columns()

    def _order(self) -> Iterator[SaveFlaw]:
        every = [(leaf.seq, save.save) for save in self._saved.saves for leaf in save.leaves]
        yield from (SaveFlaw(two[1], ChainFlaw.EVENT) for one, two in pairwise(every) if two[0] <= one[0])

    def _foreign(self) -> Iterator[SaveFlaw]:
        """Find events of the journal that no save shows."""
        for seq in self._events:
            leaf = self._saved.leaves.get(seq)
            if seq >= self._saved.since and (leaf is None or leaf.hash):
                yield SaveFlaw(self._saved.number(seq), ChainFlaw.EVENT)

    def _otherwise(self) -> Iterator[SaveFlaw]:
        for seq, leaf in self._saved.leaves.items():
            if leaf.hash:
                continue
            if seq not in self._events:
                yield SaveFlaw(self._saved.number(seq), ChainFlaw.EVENT)
            elif not self._reads_alike(leaf, self._events[seq]):
                yield SaveFlaw(self._saved.number(seq), ChainFlaw.SHOWN)

    def _reads_alike(self, leaf: ExportedLeaf, shown: ExportedEvent) -> bool:
        """Tell whether the journal shows an event as it was saved, and nothing in place of hidden fields."""
        closed = _closed(leaf)
        if not all(_is_placeholder(shown.event.get(name)) for name in closed):
            return False
        if leaf.stored is None:
            return True
        try:
            return _without(self._updated(leaf.stored, leaf, shown), closed) == _without(shown.event, closed)
        except StorageError:
            return False

    def _updated(self, stored: dict[str, Any], leaf: ExportedLeaf, shown: ExportedEvent) -> dict[str, Any]:
        """Return a stored event as the game reads it now."""
        filled = {**{name: shown.event.get(name) for name in _closed(leaf)}, **stored}
        return document_of(self._codec.read_event(shown.kind, leaf.format, to_json(filled).decode()))

    def _columns(self) -> Iterator[SaveFlaw]:
        """Find columns that say something else than the events: kind, contest, turn, session and scene."""
        here: Place | None = None
        for one, (_, event) in zip(self._kept.file.events, self._kept.log, strict=True):
            stated = Place(one.session, one.scene, one.over)
            told = (str(getattr(event, "kind", "")), event.contest, event.turn)
            here = here or _first(stated, event)
            if here.of(event) != stated or told != (one.kind, one.contest, one.turn):
                yield SaveFlaw(self._saved.number(one.seq), ChainFlaw.SHOWN)
            here = here.after(event)


def _first(stated: Place, event: Event) -> Place:
    """Return the place in which a journal begins: no session is over before it ends."""
    return stated._replace(over=False) if isinstance(event, SessionEnded) else stated


def _closed(leaf: ExportedLeaf) -> list[str]:
    return [name for name, one in leaf.fields.items() if one.hash]


def _is_placeholder(value: Any) -> bool:
    """Tell whether a value says nothing. A list may be a part of the hidden one, an object one side of it."""
    return isinstance(value, list | dict) or value in PLACEHOLDERS


def _without(document: Mapping[str, Any], names: list[str]) -> dict[str, Any]:
    return {name: value for name, value in document.items() if name not in names}
