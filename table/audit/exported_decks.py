"""Audits the decks of an exported journal: their rolls, and whether its events show the faces rolled."""

from bisect import bisect
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from narration.journal.chronicle import Selection
from narration.proofs.audit_flaws import AuditFlaw, DeckFlaw
from narration.proofs.audit_report import DeckReport
from rules.campaign.hidden_rolls import HiddenRollShown
from rules.chance.deck import Deck, Throw
from rules.contract.hidden_checks import HiddenProof, hidden_flaws
from rules.contract.proof_checks import Flaw, Rolled, check_deck
from rules.contract.replay import Replay, ReplayedRoll, replay
from rules.core.model_base import Event
from table.audit.exported_journal import ExportedDeck, ExportedHiddenRoll, ExportedJournal, ExportedRoll
from table.audit.exported_origin import moved_in


class DeckFindings(NamedTuple):
    """The fields of `narration.proofs.audit_report.AuditReport` that concern dice."""

    decks: tuple[DeckReport, ...]
    missing: tuple[tuple[int, int], ...]
    early: int
    loose: int


def audit_decks(kept: ExportedJournal, game: Replay) -> DeckFindings:
    """Check every deck of a journal, in order."""
    decks = kept.file.decks or ()
    tales = EventsByRoll(kept, game)
    moved = moved_in(kept) if kept.file.chain else 0  # without a chain, anybody can add such an event
    outside = sum(bool(game.shown(event)) for seq, event in tales.before if seq > moved)
    missing = tuple(_missing(kept, decks, outside)) if decks else ()
    return DeckFindings(
        tuple(_deck(kept, deck, tales, is_last=deck is decks[-1]) for deck in decks),
        missing,
        early=outside if decks and not missing else 0,
        loose=0 if decks else outside,
    )


def _missing(kept: ExportedJournal, decks: Sequence[ExportedDeck], outside: int) -> Iterator[tuple[int, int]]:
    """Yield ranges of deck numbers that are missing, as first and last number.

    A journal of one session or scene need not have the decks before its first roll.
    """
    first = decks[0].number
    if first > 1 and kept.wanted == Selection():
        yield 1, first - 1
    elif first > 1 and outside:
        yield first - 1, first - 1
    for one, two in pairwise(decks):
        if two.number > one.number + 1:
            yield one.number + 1, two.number - 1


class EventsByRoll:
    """Groups the events of a journal by the roll that they follow, and replays them."""

    def __init__(self, kept: ExportedJournal, game: Replay) -> None:
        rolls = (roll for deck in kept.file.decks or () for roll in deck.rolls)
        self._begins = sorted(roll.seq for roll in rolls)
        self._game, self.sides = game, game.sides
        self._follow: list[list[Event]] = [[] for _ in range(len(self._begins) + 1)]
        for seq, event in kept.log:
            self._follow[bisect(self._begins, seq)].append(event)
        first = self._begins[0] if self._begins else kept.log[-1].seq + 1 if kept.log else 0
        #: The events before the first roll, with their numbers.
        self.before = tuple(one for one in kept.log if one.seq < first)

    def open(self, roll: ExportedRoll) -> ReplayedRoll:
        """Return how the events show a roll of an open deck, whose faces are known."""
        return replay(self._game, self._after(roll), _throws(roll))

    def closed(self, roll: ExportedRoll) -> ReplayedRoll:
        """Return how the events show a roll of a closed deck, of which only the number of dice is known."""
        shown = sum(len(self._game.shown(event)) for event in self._after(roll))
        if shown > _dice(roll):
            return ReplayedRoll.AMISS
        return ReplayedRoll.WHOLE if shown else ReplayedRoll.NOTHING

    def _after(self, roll: ExportedRoll) -> Sequence[Event]:
        return self._follow[bisect(self._begins, roll.seq)]


def _throws(roll: ExportedRoll | ExportedHiddenRoll) -> tuple[Throw, ...]:
    """Return the throws of a roll, with no faces where the file has only their number."""
    return tuple(Throw(sides, fell if isinstance(fell, tuple) else ()) for sides, fell in roll.throws)


def _dice(roll: ExportedRoll) -> int:
    return sum(len(fell) if isinstance(fell, tuple) else fell for _, fell in roll.throws)


def _has_faces(roll: ExportedRoll) -> bool:
    return all(isinstance(fell, tuple) for _, fell in roll.throws)


def _deck(kept: ExportedJournal, deck: ExportedDeck, tales: EventsByRoll, *, is_last: bool) -> DeckReport:
    is_open = bool(deck.seed)
    told = [tales.open(roll) if is_open else tales.closed(roll) for roll in deck.rolls]
    own = _opened(kept, deck) if is_open else _closed(deck, is_last=is_last)
    flaws = (
        *own,
        *_end(deck),
        *_seats(kept, deck),
        *_told(kept, deck, told),
        *_hidden(kept, deck, tales.sides),
    )
    return DeckReport(
        deck.number,
        deck.promise,
        rolls=len(deck.rolls),
        dice=sum(map(_dice, deck.rolls)),
        told=told.count(ReplayedRoll.WHOLE),
        is_open=is_open,
        channel=deck.closing.channel if deck.closing else "",
        message=deck.closing.message if deck.closing else "",
        flaws=tuple(sorted(dict.fromkeys(flaws), key=lambda flaw: flaw.roll)),
    )


def _opened(kept: ExportedJournal, kept_deck: ExportedDeck) -> Iterator[DeckFlaw]:
    """Calculate an open deck's rolls again from its seed; yield the flaws."""
    deck = _of_file(kept, kept_deck)
    hidden = kept_deck.hidden.promise if kept_deck.hidden else ""
    rolled = [Rolled(roll.roll, roll.start, _throws(roll)) for roll in kept_deck.rolls]
    for roll, flaw in check_deck(deck, kept_deck.promise, rolled, hidden):
        yield DeckFlaw(roll, flaw)
    yield from (DeckFlaw(roll.roll, Flaw.FACES) for roll in kept_deck.rolls if not _has_faces(roll))


def _of_file(kept: ExportedJournal, deck: ExportedDeck) -> Deck:
    seed = bytes.fromhex(deck.seed)
    return Deck(kept.file.campaign.id, deck.number, seed, deck.said, closed=deck.closed)


def _hidden(kept: ExportedJournal, deck: ExportedDeck, sides: int) -> Iterator[DeckFlaw]:
    """Check the hidden rolls of a deck, and what the journal's events show of them.

    A journal of a session need not have the event that showed a roll later.
    """
    if deck.hidden is None:
        return
    told = {event.turn: event.roll.dice for _, event in kept.log if isinstance(event, HiddenRollShown)}
    is_whole = kept.wanted == Selection()
    rolls = []
    for one in deck.hidden.rolls:
        throws = _throws(one)
        fallen = tuple(face for throw in throws for face in throw.faces)
        shown = told.get(one.roll) if is_whole or not one.seed else told.get(one.roll, fallen)
        rolls.append(HiddenProof(one.number, throws, bytes.fromhex(one.seed), shown))
    found = hidden_flaws(_of_file(kept, deck), deck.hidden.promise, deck.hidden.hashes, rolls, sides)
    yield from (DeckFlaw(number, flaw) for number, flaw in found)
    turns = {one.seq: one.turn for one in kept.file.events}
    for one in deck.hidden.rolls:
        if turns.get(one.seq, 0) not in {
            0,
            one.roll,
        }:  # version 1.0.0 gave a stand-in's first event no number
            yield DeckFlaw(one.number, Flaw.HIDDEN_SHOWN)


def _closed(deck: ExportedDeck, *, is_last: bool) -> Iterator[DeckFlaw]:
    """Check a deck without a seed: its rolls are numbered in order, and its seed may still be secret."""
    if not is_last or any(roll.throws and _has_faces(roll) for roll in deck.rolls):
        yield DeckFlaw(0, AuditFlaw.WITHHELD)
    number = at = 0
    for roll in deck.rolls:
        if roll.roll != number + 1:
            yield DeckFlaw(roll.roll, Flaw.NUMBER)
        if roll.start < at or (number == 0 and roll.start):
            yield DeckFlaw(roll.roll, Flaw.START)
        number, at = roll.roll, roll.start + _dice(roll)


def _end(deck: ExportedDeck) -> Iterator[DeckFlaw]:
    """Check that no roll is missing at the end, and that the rolls are in the same order as in the log."""
    last = deck.rolls[-1].roll if deck.rolls else 0
    if last != deck.fallen:
        yield DeckFlaw(max(last, deck.fallen), Flaw.NUMBER)
    for one, two in pairwise(deck.rolls):
        if two.seq <= one.seq:
            yield DeckFlaw(two.roll, Flaw.NUMBER)


def _seats(kept: ExportedJournal, deck: ExportedDeck) -> Iterator[DeckFlaw]:
    """Check that each roll belongs to the seat that its event belongs to."""
    seats = {one.seq: one.seat for one in kept.file.events}
    rolled = [(one.roll, one.seq, one.seat) for one in deck.rolls]
    unseen = [(one.number, one.seq, one.seat) for one in (deck.hidden.rolls if deck.hidden else ())]
    for number, seq, seat in (*rolled, *unseen):
        if seats.get(seq, seat) != seat:
            yield DeckFlaw(number, AuditFlaw.SEAT)


def _told(kept: ExportedJournal, deck: ExportedDeck, told: Iterable[ReplayedRoll]) -> Iterator[DeckFlaw]:
    """Find rolls that events show wrongly, or not at all where they must."""
    for roll, tale in zip(deck.rolls, told, strict=True):
        if tale is ReplayedRoll.AMISS:
            yield DeckFlaw(roll.roll, Flaw.SHOWN)
        if tale is ReplayedRoll.NOTHING and deck.seed and _is_due(kept, roll):
            yield DeckFlaw(roll.roll, Flaw.UNTOLD)


def _is_due(kept: ExportedJournal, roll: ExportedRoll) -> bool:
    """Return whether this edition must show a roll: the GM's shows every roll between its events."""
    within = bool(kept.log) and kept.log[0].seq <= roll.seq <= kept.log[-1].seq
    return within and kept.file.edition == "gm"
