"""Audits the decks, rolls and seals of an exported journal by the notes of the chain."""

from collections import Counter
from collections.abc import Iterator, Sequence

from narration.journal.chronicle import Selection
from narration.proofs.chain_report import ChainFlaw, SaveFlaw
from rules.campaign.events import Undone
from rules.chance.chain import (
    closing_note,
    deck_note,
    events_hash,
    hidden_note,
    roll_note,
    seal_note,
    without_dice,
    words_note,
)
from rules.registry import SYSTEMS
from storage.documents.logged import FAR
from table.audit.exported_journal import (
    ExportedChain,
    ExportedDeck,
    ExportedJournal,
    ExportedRoll,
    ExportedSave,
)


class SavedEvents:
    """The saves of a chain, and the place of each event in them."""

    def __init__(self, chain: ExportedChain) -> None:
        self.saves = saves = chain.saves
        self.leaves = {leaf.seq: leaf for save in saves for leaf in save.leaves}
        self._places = {
            leaf.seq: (save.save, place) for save in saves for place, leaf in enumerate(save.leaves)
        }
        #: The first event that must have a place. Older ones were saved before the chain, so there are none
        #: if a link comes before the first save.
        self.since = 0 if saves[0].save == 1 or chain.before else min(self.leaves, default=FAR)

    def number(self, seq: int) -> int:
        """Return the number of an event's save; 0 if no save has the event."""
        return self._places.get(seq, (0, 0))[0]

    def at(self, seq: int) -> tuple[int, int] | None:
        """Return the save and the place of an event; None for one from before the chain."""
        return self._places.get(seq, (0, 0)) if seq >= self.since else None


class NotesAudit:
    """Compares decks, rolls and seals with the notes, and what was taken back with the log."""

    def __init__(self, kept: ExportedJournal, saved: SavedEvents) -> None:
        self._kept, self._saved = kept, saved
        self._is_whole = kept.wanted == Selection()
        self._undone = {event.version for _, event in kept.log if isinstance(event, Undone)}
        self._noted = [(save.save, without_dice(note)) for save in saved.saves for note in save.notes]

    def flaws(self) -> Iterator[SaveFlaw]:
        yield from self._rolls_and_seals()
        yield from self._decks()
        yield from self._closings()
        yield from self._gone()
        yield from self._omitted()

    def _rolls_and_seals(self) -> Iterator[SaveFlaw]:
        noted = Counter(one for one in self._noted if one[1].startswith(("roll", "hidden", "seal")))
        due = Counter(self._notes_due())
        missing = due - noted if self._is_whole else Counter[tuple[int, str]]()
        yield from (SaveFlaw(save, ChainFlaw.NOTE) for save, _ in (noted - due) + missing)

    def _notes_due(self) -> Iterator[tuple[int, str]]:
        """Yield the notes that the journal's rolls and seals must have, each with its save."""
        for deck in self._kept.file.decks or ():
            for roll in deck.rolls:
                dice = _dice(roll)
                if at := self._saved.at(roll.seq):
                    yield at[0], roll_note(at[1], deck.number, roll.roll, roll.start, dice)
            for unseen in deck.hidden.rolls if deck.hidden else ():
                if at := self._saved.at(unseen.seq):
                    yield at[0], hidden_note(at[1], deck.number, unseen.number)
        for one in self._kept.file.seals or ():
            if at := self._saved.at(one.seq):
                choice = (one.contest, one.turn, one.seat, one.about)
                yield at[0], seal_note(at[1], *choice, one.hash)

    def _decks(self) -> Iterator[SaveFlaw]:
        """Find decks whose promise or words are not what the saves noted last."""
        decks, words = self._last("deck"), self._last("words")
        for deck in self._kept.file.decks or ():
            save, note = decks.get(deck.number, (0, ""))
            if not note and self._may_be_older(deck, min(decks, default=deck.number + 1)):
                continue
            if note != deck_note(deck.number, deck.promise):
                yield SaveFlaw(save, ChainFlaw.NOTE)
            save, note = words.get(deck.number, (save, ""))
            said = ((one.seat, one.word) for one in deck.words)
            if note != (words_note(deck.number, said) if deck.words else "") and self._is_begun(deck):
                yield SaveFlaw(save, ChainFlaw.NOTE)
        known = {deck.number for deck in self._kept.file.decks or ()}
        if self._is_whole:
            yield from (SaveFlaw(save, ChainFlaw.NOTE) for n, (save, _) in decks.items() if n not in known)

    def _closings(self) -> Iterator[SaveFlaw]:
        """Find decks that were closed otherwise than the saves noted, or after their first roll."""
        for deck in self._kept.file.decks or ():
            mine = [(save, note.split(" ")) for save, note in self._noted]
            said = [(save, words) for save, words in mine if words[:2] == ["closing", str(deck.number)]]
            rolled = [save for save, words in mine if _is_roll_of(words, deck.number)]
            due = [closing_note(deck.number, int(deck.closing.channel), deck.closed)] if deck.closing else []
            if [" ".join(words) for _, words in said] != due and (said or self._is_covered):
                yield SaveFlaw(max((save for save, _ in said), default=0), ChainFlaw.NOTE)
            yield from (
                SaveFlaw(save, ChainFlaw.NOTE) for save, _ in said if save >= min(rolled, default=save + 1)
            )

    @property
    def _is_covered(self) -> bool:
        """Whether the journal has every save of the campaign."""
        return self._is_whole and self._saved.saves[0].save == 1

    def _last(self, kind: str) -> dict[int, tuple[int, str]]:
        """Return the last note of this kind about each deck, with its save."""
        return {int(note.split(" ")[1]): (save, note) for save, note in self._noted if note.startswith(kind)}

    def _may_be_older(self, deck: ExportedDeck, first: int) -> bool:
        """Tell whether a deck may have been laid outside of the saves that the journal has."""
        return not self._is_whole or (self._saved.saves[0].save > 1 and deck.number < first)

    def _is_begun(self, deck: ExportedDeck) -> bool:
        """Tell whether the saves that the journal has reach beyond a deck's last word."""
        return self._is_whole or any(
            note.split(" ")[::2][:2] == ["roll", str(deck.number)] for _, note in self._noted
        )

    def _gone(self) -> Iterator[SaveFlaw]:
        """Find what is marked as taken back and was not, and the reverse."""
        for one in self._kept.file.seals or ():
            save = self._saved.number(one.seq)
            is_gone = save in self._undone
            if save and one.gone != is_gone and (self._is_whole or is_gone):
                yield SaveFlaw(save, ChainFlaw.GONE)
        for each in self._saved.saves:
            if each.save in self._undone and not all(leaf.hash for leaf in each.leaves):
                yield SaveFlaw(each.save, ChainFlaw.GONE)

    def _omitted(self) -> Iterator[SaveFlaw]:
        """Find events that the GM's edition leaves out although nobody took them back."""
        keeps_drafts = SYSTEMS[self._kept.file.campaign.system].keeps_drafts
        if self._kept.file.edition != "gm" or keeps_drafts or not self._is_whole:
            return
        for save in self._saved.saves:
            if save.save not in self._undone and _leaves_out(save):
                yield SaveFlaw(save.save, ChainFlaw.OMITTED)


def _is_roll_of(words: Sequence[str], deck: int) -> bool:
    """Tell whether a note is that of a roll from this deck, hidden or not."""
    return words[0] in ("roll", "hidden") and words[2] == str(deck)


def _dice(roll: ExportedRoll) -> list[tuple[int, int]]:
    """Return the sides and count of a roll's dice."""
    return [(sides, fell if isinstance(fell, int) else len(fell)) for sides, fell in roll.throws]


def _leaves_out(save: ExportedSave) -> bool:
    """Tell whether a journal leaves out an event of a save."""
    if isinstance(save.events, str):
        return save.events != events_hash(())
    return any(leaf.hash for leaf in save.events)
