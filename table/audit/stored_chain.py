"""Audits the chain of a stored campaign: its links, events, decks, rolls and seals, and what was undone."""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from pydantic_core import from_json

from narration.proofs.chain_report import ChainFlaw, ChainReport, SaveFlaw
from rules.chance.chain import closing_note, deck_note, without_dice, words_note
from rules.chance.deck import Deck
from rules.contract.system import System
from storage.documents.chain import Link, StoredRow, StoredSave, linked, notes_of
from storage.documents.proofs import StoredProof
from storage.log_reader import LogRange
from table.audit.one_version import at_one_version
from table.play.table import Table


async def audit_stored_chain(table: Table, campaign: int, noted: str = "") -> ChainReport | None:
    """Return the report of a campaign's chain; None if it has none yet.

    `noted` is the beginning of a link to look for among the saves, empty if there is none.
    """

    async def read() -> "StoredChain":
        saves = await table.store.log_reader.saves(LogRange(campaign))
        proofs, decks = await table.store.proofs.of(campaign), await table.store.proofs.decks(campaign)
        return StoredChain(campaign, await table.system_of(campaign), saves, proofs, decks)

    chain = await at_one_version(table.store, campaign, read)
    return await asyncio.to_thread(chain.report, noted)


class StoredChain:
    """The saves of a campaign, with everything that their notes must agree with."""

    def __init__(
        self,
        campaign: int,
        system: System,
        saves: Sequence[StoredSave],
        proofs: Sequence[StoredProof],
        decks: Sequence[Deck],
    ) -> None:
        self._campaign, self._system, self._decks = campaign, system, decks
        #: Saves without a link; honest ones come before all others.
        self._bare = [save for save in saves if save.link is None]
        self._saves = [(save, save.link) for save in saves if save.link is not None]
        self._proofs = {one.seq: one for one in proofs}

    def report(self, noted: str = "") -> ChainReport | None:
        if not self._saves:
            return None
        first, last, head = self._saves[0][0].version, self._saves[-1][0].version, self._saves[-1][1].head
        older = sum(len(save.rows) for save in self._bare if save.version < first)
        flaws = tuple(sorted(set(self._flaws())))
        saves = [save.version for save, link in self._saves if link.head.startswith(noted)]
        found = max(saves, default=0) if noted else None
        return ChainReport(first, last, head, hidden=0, partly=0, older=older, flaws=flaws, noted=found)

    def _flaws(self) -> Iterator[SaveFlaw]:
        yield from self._links()
        yield from self._gone()
        for save, link in self._saves:
            if not all(map(_is_as_its_event, save.rows)):
                yield SaveFlaw(save.version, ChainFlaw.SHOWN)
            if Counter(self._notes_due(save)) != Counter(map(without_dice, _of_actions(link))):
                yield SaveFlaw(save.version, ChainFlaw.NOTE)
        yield from self._laid()

    def _links(self) -> Iterator[SaveFlaw]:
        before = ""
        for save, link in self._saves:
            again = linked(self._campaign, save.version, before, link, save.rows, self._system.hidden_fields)
            if again != link.head:
                yield SaveFlaw(save.version, ChainFlaw.LINK)
            before = link.head
        for (one, _), (two, _) in pairwise(self._saves):
            if two.version != one.version + 1:
                yield SaveFlaw(two.version, ChainFlaw.NUMBER)
        first = self._saves[0][0].version
        yield from (SaveFlaw(one.version, ChainFlaw.LINK) for one in self._bare if one.version > first)

    def _gone(self) -> Iterator[SaveFlaw]:
        """Find saves that count as taken back although no event says so, and the reverse."""
        every = [*self._bare, *(save for save, _ in self._saves)]
        undone = {
            from_json(row.doc)["version"] for save in every for row in save.rows if row.kind == "undone"
        }
        for save in every:
            if save.gone != (save.version in undone):
                yield SaveFlaw(save.version, ChainFlaw.GONE)

    def _notes_due(self, save: StoredSave) -> tuple[str, ...]:
        """Return the notes that a save must have about its rolls and seals."""
        places = {place: self._proofs.get(row.seq) for place, row in enumerate(save.rows)}
        return notes_of(None, None, {place: one.proof for place, one in places.items() if one is not None})

    def _laid(self) -> Iterator[SaveFlaw]:
        """Find decks whose promise, words or closing are not what was noted last."""
        noted = {
            tuple(note.split(" ")[:2]): (save.version, note)
            for save, link in self._saves
            for note in link.notes
            if note not in _of_actions(link)
        }
        due = {}
        for deck in self._decks:
            due["deck", str(deck.number)] = deck_note(deck.number, deck.promise)
            if deck.words:
                due["words", str(deck.number)] = words_note(deck.number, deck.words)
            if deck.closed:
                due["closing", str(deck.number)] = closing_note(deck.number, deck.place, deck.closed)
        for key, (version, note) in noted.items():
            if due.get((key[0], key[1])) != note:
                yield SaveFlaw(version, ChainFlaw.NOTE)


def _of_actions(link: Link) -> list[str]:
    """Return the notes about rolls and seals."""
    return [note for note in link.notes if note.startswith(("roll ", "hidden ", "seal "))]


def _is_as_its_event(row: StoredRow) -> bool:
    """Tell whether the columns by which a row is found are those of its event."""
    event = from_json(row.doc)
    return bool((row.kind, row.contest, row.turn) == (event["kind"], event["contest"], event["turn"]))
