"""Audits the seals of an exported journal, and whether the game showed what was sealed."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from narration.games import GAMES
from narration.journal.chronicle import Selection
from narration.proofs.audit_flaws import AuditFlaw, SealFlaw
from narration.proofs.audit_report import ContestReport
from rules.chance.seal import Choice, Seal, subject
from rules.contract.proof_checks import seal_holds
from rules.contract.replay import Replay
from rules.core import names
from rules.core.model_base import Event
from rules.registry import SYSTEMS
from table.audit.exported_journal import ExportedJournal, ExportedSeal

#: By choice (with an empty pick): its seals that were not taken back, oldest first.
SealsByChoice = Mapping[Choice, Sequence[ExportedSeal]]
#: Greater than the `seq` of every event.
NEVER = 2**64
#: The id of a contest, and a flaw in it.
Flawed = tuple[str, SealFlaw]


def contests_found(kept: ExportedJournal, game: Replay) -> tuple[ContestReport, ...]:
    """Check the seals of every contest that has seals or flaws; return a report for each."""
    seals = kept.file.seals or ()
    standing = _standing(seals)
    flawed = (
        *_broken(kept),
        *_unsealed(kept, game, standing),
        *_shown_unsealed(kept, game, standing),
        *_other(kept, game, standing),
        *_never_shown(kept, standing),
    )
    titles = _titles(kept)
    contests = dict.fromkeys((*(one.contest for one in seals), *(contest for contest, _ in flawed)))
    return tuple(
        ContestReport(
            contest,
            titles.get(contest, ""),
            opened=sum(one.contest == contest and bool(one.nonce) for one in seals),
            closed=sum(one.contest == contest and not one.nonce and not one.gone for one in seals),
            gone=sum(one.contest == contest and one.gone for one in seals),
            flaws=tuple(dict.fromkeys(flaw for of, flaw in flawed if of == contest)),
        )
        for contest in contests
    )


def _choice(seal: ExportedSeal) -> Choice:
    return Choice(seal.contest, seal.turn, seal.seat, seal.about, "")


def _standing(seals: Sequence[ExportedSeal]) -> SealsByChoice:
    found: dict[Choice, list[ExportedSeal]] = defaultdict(list)
    for one in sorted(seals, key=lambda seal: seal.seq):
        if not one.gone:
            found[_choice(one)].append(one)
    return found


def _flaw(choice: Choice, wrong: AuditFlaw) -> Flawed:
    return choice.contest, SealFlaw(choice.turn, choice.seat, wrong)


def _broken(kept: ExportedJournal) -> Iterator[Flawed]:
    """Find open seals whose hash does not match their choice."""
    for one in kept.file.seals or ():
        seal = Seal(_choice(one)._replace(pick=one.pick, seen=one.seen), one.nonce, one.hash)
        if one.nonce and not seal_holds(kept.file.campaign.id, seal):
            yield _flaw(seal.choice, AuditFlaw.SEAL)


def _unsealed(kept: ExportedJournal, game: Replay, standing: SealsByChoice) -> Iterator[Flawed]:
    """Find hidden choices made since sealing began that have no seal of their own."""
    since = _since(kept, game)
    before: dict[Choice, int] = {}
    for seq, event in kept.log:
        choice = game.hides(event)
        if choice is None or seq < since:
            continue
        if not any(before.get(choice, 0) < one.seq <= seq for one in standing.get(choice, ())):
            yield _flaw(choice, AuditFlaw.UNSEALED)
        before[choice] = seq


def _shown_unsealed(kept: ExportedJournal, game: Replay, standing: SealsByChoice) -> Iterator[Flawed]:
    """Find choices of a whole journal that were shown and have no seal, whether or not their event is there.

    Those that were made openly need none, nor do those from before sealing began.
    """
    if kept.wanted != Selection():
        return
    since, free = _since(kept, game), set[Choice]()
    for seq, event in kept.log:
        open_, hidden = game.opens(event), game.hides(event)
        free |= {one for one in (open_, hidden if seq < since else None) if one is not None}
        made = {subject(choice) for choice in SYSTEMS[kept.file.campaign.system].shown(event)}
        if seq >= since:
            yield from (_flaw(one, AuditFlaw.UNSEALED) for one in sorted(made - free - standing.keys()))


def _since(kept: ExportedJournal, game: Replay) -> int:
    """Return the `seq` from which choices are sealed: that of the first roll of a deck or the first seal.

    It is 0 for a whole journal with no dice before its first deck: such a campaign has always sealed.
    """
    rolls = [roll.seq for deck in kept.file.decks or () for roll in deck.rolls]
    begun = min((*rolls, *(one.seq for one in kept.file.seals or ())), default=NEVER)
    early = any(game.shown(event) for seq, event in kept.log if seq < min(rolls, default=NEVER))
    whole = kept.wanted == Selection() and bool(rolls)
    return 0 if whole and not early else begun


def _other(kept: ExportedJournal, game: Replay, standing: SealsByChoice) -> Iterator[Flawed]:
    """Find choices that were shown differently from their seal, or whose seal stayed closed."""
    replayed = ReplayedChoices(kept, game, standing)
    for seq, event in kept.log:
        replayed.take(event)
        for choice in SYSTEMS[kept.file.campaign.system].shown(event):
            made = choice._replace(pick="")
            seals = [one for one in standing.get(made, ()) if one.seq <= seq and made not in replayed]
            if seals and not seals[-1].nonce:
                yield _flaw(choice, AuditFlaw.CLOSED)
            elif seals and seals[-1].pick != choice.pick:
                yield _flaw(choice, AuditFlaw.CHOICE)


class ReplayedChoices:
    """The choices made again in the open up to this point in the log; these have no seal of their own.

    Only a second choice counts: the first has a seal, whatever its event says.
    """

    def __init__(self, kept: ExportedJournal, game: Replay, standing: SealsByChoice) -> None:
        first = kept.log[0].seq if kept.log else NEVER
        self._game = game
        self._made = {choice for choice, seals in standing.items() if seals[0].seq < first}
        self._replayed: set[Choice] = set()

    def __contains__(self, choice: Choice) -> bool:
        return choice in self._replayed

    def take(self, event: Event) -> None:
        """Record the choice that an event makes, if any."""
        if (choice := self._game.hides(event)) is not None:
            self._made.add(choice)
            self._replayed.discard(choice)
        elif (choice := self._game.opens(event)) is not None:
            if choice in self._made:
                self._replayed.add(choice)
            self._made.add(choice)


def _never_shown(kept: ExportedJournal, standing: SealsByChoice) -> Iterator[Flawed]:
    """Find open seals of choices that were never shown.

    Only a whole journal can tell: a session or scene may begin after that event, or end before it.
    """
    if kept.wanted != Selection():
        return
    shown = SYSTEMS[kept.file.campaign.system].shown
    seen = {choice._replace(pick="") for _, event in kept.log for choice in shown(event)}
    opened = (choice for choice, seals in standing.items() if seals[-1].nonce)
    yield from (_flaw(choice, AuditFlaw.CHOICE) for choice in opened if choice not in seen)


def _titles(kept: ExportedJournal) -> Mapping[str, str]:
    """Return the titles of the contests whose beginning is in the journal."""
    openings = GAMES[kept.file.campaign.system].teller.openings
    fields = ((event, openings.get(getattr(event, "kind", ""))) for _, event in kept.log)
    return {event.contest: names.clean(getattr(event, field).title) for event, field in fields if field}
