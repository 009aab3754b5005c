"""The result of checking an exported JSON journal, and its report for a terminal."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from narration.journal.chronicle import Edition, Selection
from narration.journal.speech import selection_name
from narration.proofs.audit_flaws import AuditFlaw, DeckFlaw, Part, SealFlaw, broken_parts
from narration.proofs.chain_report import ChainFlaw, ChainReport, chain_lines, named, unlike_line
from narration.text.line import Arg, Line, line
from narration.text.refusals import refusal_line
from rules.contract.proof_checks import Flaw
from rules.core.refusal import Refused


@dataclass(frozen=True)
class DeckReport:
    """The result for one deck; `told` is the number of its rolls that the journal's events show in full.

    `message` is the one that closed it in `channel`; empty if none did.
    """

    number: int
    promise: str
    rolls: int
    dice: int
    told: int
    is_open: bool
    flaws: tuple[DeckFlaw, ...]
    channel: str = ""
    message: str = ""


@dataclass(frozen=True)
class ContestReport:
    """The result for the hidden choices of one contest, counted by the state of their seals.

    A seal is `opened` and checked, still `closed`, or `gone` because its choice was undone.
    """

    contest: str
    title: str
    opened: int
    closed: int
    gone: int
    flaws: tuple[SealFlaw, ...]


@dataclass(frozen=True)
class AuditReport:
    """The result of checking a journal.

    `missing` lists the first and last numbers of each run of missing decks. `early` counts throws from before
    there were decks, `loose` counts throws whose deck is missing.
    """

    campaign: int
    name: str
    edition: Edition
    wanted: Selection
    decks: tuple[DeckReport, ...]
    contests: tuple[ContestReport, ...]
    missing: tuple[tuple[int, int], ...] = ()
    early: int = 0
    loose: int = 0
    #: None for a journal without a chain; `lost` says that a link of one was to be found in it.
    chain: ChainReport | None = None
    lost: bool = False
    #: The contest and turn of each event whose result does not follow from its dice.
    unlike: tuple[tuple[str, int], ...] = ()
    #: How many throws came in from a file and cannot be checked, and how many more `earlier` proves: the
    #: journals of where the campaign was played before.
    imported: int = 0
    proven: int = 0
    earlier: "tuple[AuditReport, ...]" = ()

    @property
    def holds(self) -> bool:
        """Whether everything that can be checked is correct."""
        flawed = any(deck.flaws for deck in self.decks) or any(one.flaws for one in self.contests)
        chained = self.chain is None or self.chain.holds
        before = all(one.holds for one in self.earlier)
        return chained and before and not (self.missing or self.loose or self.lost or self.unlike or flawed)

    @property
    def broken_parts(self) -> tuple[Part, ...]:
        """The parts that do not hold, of those that any program can check; `earlier` has its own."""
        chain = {flaw.wrong for flaw in (self.chain.flaws if self.chain else ())}
        if self.lost or (self.chain is not None and self.chain.noted == 0):
            chain.add(ChainFlaw.LINK)
        choices = {flaw.wrong for one in self.contests for flaw in one.flaws}
        return broken_parts(chain, choices, {flaw.wrong for deck in self.decks for flaw in deck.flaws})

    @property
    def is_empty(self) -> bool:
        """Whether the journal contains nothing that could be checked."""
        found = (
            self.decks,
            self.contests,
            self.missing,
            self.loose,
            self.chain,
            self.lost,
            self.unlike,
            self.earlier,
        )
        return not any(found)

    @property
    def is_closed(self) -> bool:
        """Whether part of the journal cannot be checked yet."""
        return not all(one.is_open for one in self.decks) or any(one.closed for one in self.contests)


_EDITIONS: Mapping[Edition, Line] = {
    "players": line("journal-edition-players"),
    "gm": line("journal-edition-gm"),
}
_DECK_FLAWS: Mapping[Flaw | AuditFlaw, str] = {
    Flaw.PROMISE: "verify-promise",
    Flaw.NUMBER: "verify-number",
    Flaw.START: "verify-start",
    Flaw.FACES: "verify-faces",
    Flaw.SHOWN: "verify-shown",
    AuditFlaw.WITHHELD: "verify-withheld",
    Flaw.UNTOLD: "verify-untold",
    Flaw.HIDDEN: "verify-hidden",
    Flaw.HIDDEN_SHOWN: "verify-hidden-shown",
    AuditFlaw.SEAT: "verify-seat",
}
_SEAL_FLAWS: Mapping[AuditFlaw, str] = {
    AuditFlaw.SEAL: "verify-seal",
    AuditFlaw.CHOICE: "verify-choice",
    AuditFlaw.CLOSED: "verify-closed",
    AuditFlaw.UNSEALED: "verify-unsealed",
}
_PARTS: Mapping[Part, str] = {
    Part.CHAIN: "verify-part-chain",
    Part.SEALS: "verify-part-seals",
    Part.DICE: "verify-part-dice",
}
_UNREADABLE: Mapping[str, str] = {
    "file-size": "verify-file-size",
    "file-not-json": "verify-file-not-json",
    "file-deep": "verify-file-deep",
    "file-fault": "verify-file-fault",
    "file-newer": "verify-file-newer",
}


def report_lines(found: AuditReport) -> tuple[Line, ...]:
    """Return the whole report: a line for each deck and contest, then the conclusion."""
    return (
        line(
            "journal-file",
            name=found.name,
            part=selection_name(found.wanted),
            edition=_EDITIONS[found.edition],
        ),
        *(_missing(*one) for one in found.missing),
        *map(_deck, found.decks),
        *_closings(found.decks),
        *map(_contest, found.contests),
        *chain_lines(found.chain, found.edition, lost=found.lost),
        *(
            [line("verify-unlike", flaws=named(unlike_line(*one) for one in found.unlike))]
            if found.unlike
            else []
        ),
        *([line("verify-loose", count=found.loose)] if found.loose else []),
        *([line("verify-early", count=found.early)] if found.early else []),
        *_from_file(found),
        *_sum(found),
        *(said for one in found.earlier for said in (line("verify-before"), *report_lines(one))),
    )


def _apart(found: AuditReport) -> Line:
    """Return what does not hold of the parts that any program can check, or that they hold."""
    broken = tuple(line(_PARTS[part]) for part in found.broken_parts)
    return line("verify-apart-parts", parts=broken) if broken else line("verify-apart-rules")


def _from_file(found: AuditReport) -> Iterator[Line]:
    """Yield what came in from a file: the throws that nobody can check, and those that it proves itself."""
    if found.imported:
        yield line("fairness-imported", count=found.imported)
    if found.earlier:
        numbers = tuple(str(one.campaign) for one in found.earlier)
        yield line("fairness-earlier", count=found.proven, numbers=numbers)


def unreadable_line(file: str, why: Refused | OSError) -> Line:
    """Return why a file cannot be read."""
    return line("verify-file", file=file, why=_why(why))


def _why(why: Refused | OSError) -> Line:
    if isinstance(why, OSError):
        return line("verify-file-none", reason=why.strerror or "")
    said = refusal_line(why)
    return Line(_UNREADABLE.get(why.code, said.id), said.args)


def _missing(first: int, last: int) -> Line:
    if first == last:
        return line("verify-deck-missing", number=first)
    return line("verify-decks-missing", first=first, last=last)


def _deck(deck: DeckReport) -> Line:
    about: dict[str, Arg] = {"number": deck.number, "rolls": deck.rolls, "promise": deck.promise}
    if deck.flaws:
        return line("verify-deck-wrong", flaws=named(map(_deck_flaw, deck.flaws)), **about)
    if not deck.is_open:
        return line("verify-deck-closed", **about)
    return line("verify-deck-holds", dice=deck.dice, told=deck.told, **about)


def _closings(decks: Sequence[DeckReport]) -> Iterator[Line]:
    """Yield which message closed each deck, and the decks that were used and that no message closed."""
    for deck in decks:
        if deck.message:
            yield line("verify-closing", number=deck.number, channel=deck.channel, message=deck.message)
    open_ = tuple(str(deck.number) for deck in decks if deck.rolls and not deck.message)
    if open_:
        yield line("fairness-unclosed", decks=open_)


def _deck_flaw(flaw: DeckFlaw) -> Line:
    said = line(_DECK_FLAWS[flaw.wrong])
    return line("verify-at-roll", roll=flaw.roll, said=said) if flaw.roll else said


def _contest(one: ContestReport) -> Line:
    title = line("verify-contest", contest=one.contest, title=one.title) if one.title else _number(one)
    if one.flaws:
        return line("verify-contest-wrong", title=title, flaws=named(map(_seal_flaw, one.flaws)))
    if not one.opened:
        return line("verify-contest-closed", title=title, closed=one.closed, gone=one.gone)
    return line("verify-contest-holds", title=title, opened=one.opened, closed=one.closed, gone=one.gone)


def _number(one: ContestReport) -> Line:
    return line("verify-contest-number", contest=one.contest)


def _seal_flaw(flaw: SealFlaw) -> Line:
    return line("verify-at-turn", turn=flaw.turn, seat=flaw.seat, said=line(_SEAL_FLAWS[flaw.wrong]))


def _sum(found: AuditReport) -> Iterator[Line]:
    if found.is_empty:
        yield line("verify-nothing")
        return
    yield line("verify-right" if found.holds else "verify-wrong")
    if not found.holds:
        yield _apart(found)
    if found.is_closed:
        yield line("verify-later")
    if found.decks:
        yield line("verify-compare")
    if found.chain is not None and found.chain.noted is None:
        yield line("verify-chain-unnoted")
