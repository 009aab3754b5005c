"""Audits a stored campaign: its decks and seals, and whether the game showed what they say.

It checks what is open. It reads the public proofs and the log; of decks and seals that are closed, it reveals
only how many there are.
"""

import asyncio
from bisect import bisect
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from narration.parts.public_proofs import ShownDeck, ShownRoll, ShownSeal
from narration.proofs.verification import Verdict
from rules.campaign.hidden_rolls import OPENS, HiddenRollShown
from rules.chance.deck import Deck
from rules.chance.hidden_seeds import hash_of_hashes
from rules.chance.seal import Choice, Seal, subject
from rules.contract.hidden_checks import HiddenProof, hidden_flaws
from rules.contract.outcomes import Outcomes, holds
from rules.contract.proof_checks import Flaw, FoundFlaw, Rolled, check_deck, seal_holds
from rules.contract.replay import Replay, ReplayedRoll, replay
from rules.contract.system import System
from rules.core.model_base import Event
from rules.registry import OUTCOMES, REPLAYS
from storage.documents.logged import FAR, Logged
from storage.log_reader import LogRange
from table.audit.earlier import from_file
from table.audit.proofs import PublishedProofs
from table.audit.stored_chain import audit_stored_chain
from table.play.table import Table

#: How many events one query reads.
READ = 2000
#: By choice (with an empty pick): the pick that the game showed first, and the event that showed it.
Shown: TypeAlias = Mapping[Choice, tuple[str, Logged]]


async def verdict(table: Table, campaign: int, noted: str = "") -> Verdict:
    """Return what an audit of a campaign finds. Refused: as `CampaignAudit.verdict`."""
    return await CampaignAudit(table).verdict(campaign, noted)


class CampaignAudit:
    """Audits campaigns; it keeps no state, so make one where you need it."""

    def __init__(self, table: Table, most: int = READ) -> None:
        self._table = table
        self._most = most

    async def verdict(self, campaign: int, noted: str = "") -> Verdict:
        """Return the audit's findings. Refused: `no-such-campaign`.

        `noted` is the beginning of a link of the chain to look for, empty if there is none.
        """
        fairness = PublishedProofs(self._table)
        system = self._table.system(await self._table.state(campaign))
        seals, decks = await fairness.seals(campaign), await fairness.decks(campaign)
        opened = [one for one in seals if one.is_open]
        shown = await self._shown(campaign, system)
        game = REPLAYS[system.name]()
        told = await self._told(campaign)
        flaws = [
            (deck.number, flaw)
            for deck, last in zip(decks, _ends(decks), strict=True)
            for flaw in (
                *await self._of_deck(campaign, deck, last, game),
                *_unseen(campaign, deck, told, game.sides),
            )
        ]
        return Verdict(
            seals,
            decks,
            broken=tuple(one for one in opened if not seal_holds(campaign, one.seal)),
            differing=tuple(one for one in opened if _differs(one, shown)),
            flaws=tuple(flaws),
            unsealed=await self._unsealed(campaign, seals, _since(seals, decks), shown, game),
            missing=await fairness.missing(campaign),
            chain=await audit_stored_chain(self._table, campaign, noted),
            unlike=await self._unlike(campaign, OUTCOMES[system.name]()),
            **await self._imported(campaign, game, noted),
        )

    async def _unlike(self, campaign: int, game: Outcomes) -> tuple[tuple[str, int], ...]:
        """Return the contest and turn of each event whose result does not follow from its dice."""
        events = self._log(campaign, 0, FAR)
        return tuple([(one.contest, one.turn) async for _, one in events if not holds(game.follows, one)])

    async def _told(self, campaign: int) -> Mapping[int, tuple[int, ...]]:
        """Return the faces of the hidden rolls that were shown, by the rolls' numbers."""
        shown = await self._table.store.log.of_kinds(campaign, OPENS)
        events = (one.event for one in shown)
        return {one.turn: one.roll.dice for one in events if isinstance(one, HiddenRollShown)}

    async def _imported(self, campaign: int, game: Replay, noted: str) -> dict[str, Any]:
        """Return the fields of a verdict about what came in from a file."""
        origin = await from_file(self._table, campaign)
        rolled = [seq async for seq, event in self._log(campaign, 0, origin.moved_in) if game.shown(event)]
        bare = sum(map(origin.is_bare, rolled))
        numbers = tuple(journal["campaign"]["id"] for journal in origin.journals)
        return {
            "imported": bare,
            "proven": len(rolled) - bare,
            "earlier": numbers,
            "noted_earlier": bool(noted) and any(origin.heads(noted)),
        }

    async def _shown(self, campaign: int, system: System) -> Shown:
        """Return, for each choice, the pick that the game showed first; a later pick was made openly."""
        found: dict[Choice, tuple[str, Logged]] = {}
        for logged in await self._table.store.log.of_kinds(campaign, system.opens):
            for choice in system.shown(logged.event):
                found.setdefault(subject(choice), (choice.pick, logged))
        return found

    async def _unsealed(
        self, campaign: int, seals: Iterable[ShownSeal], since: int, shown: Shown, game: Replay
    ) -> tuple[ShownSeal, ...]:
        """Return the choices that lack a seal although they were made in secret after sealing began."""
        sealed = {subject(one.seal.choice) for one in seals if not one.gone}
        bare = [(made, at) for made, (_, at) in shown.items() if made not in sealed and at.seq >= since]
        cut = [one for one in bare if await self._was_sealed(campaign, one[0], since, game)]
        return tuple(ShownSeal(Seal(choice, "", ""), at.seq, at.at, gone=False) for choice, at in cut)

    async def _was_sealed(self, campaign: int, choice: Choice, since: int, game: Replay) -> bool:
        """Return whether a choice must have had a seal: it was made in secret, and from `since` on."""
        events = await self._table.store.log.events(campaign, choice.contest, choice.turn)
        early = any(game.hides(one.event) == choice and one.seq < since for one in events)
        return not early and all(game.opens(one.event) != choice for one in events)

    async def _of_deck(
        self, campaign: int, deck: ShownDeck, last: int, game: Replay
    ) -> tuple[FoundFlaw, ...]:
        if not deck.seed:
            return tuple(_missing(deck))
        found = await asyncio.to_thread(_recomputed, campaign, deck)
        return (*found, *await self._of_events(campaign, deck, last, game))

    async def _of_events(self, campaign: int, deck: ShownDeck, last: int, game: Replay) -> list[FoundFlaw]:
        """Find the rolls that the events before the next roll show wrongly or not at all."""
        begins = [one.seq for one in deck.rolls]
        follow: list[list[Event]] = [[] for _ in begins]
        async for seq, event in self._log(campaign, begins[0] if begins else last, last):
            follow[bisect(begins, seq) - 1].append(event)
        return await asyncio.to_thread(lambda: list(_amiss(game, deck.rolls, follow)))

    async def _log(self, campaign: int, first: int, last: int) -> AsyncIterator[tuple[int, Event]]:
        """Yield the events from `first` up to but not including `last`, read in pages."""
        while first < last:
            log = await self._table.store.log_reader.events(LogRange(campaign, first, last - 1), self._most)
            for one in log:
                yield one.seq, one.event
            first = log[-1].seq + 1 if len(log) == self._most else last


def _ends(decks: Sequence[ShownDeck]) -> Iterator[int]:
    """Yield the `seq` at which each deck ends: that of a later deck's first roll."""
    begins = [deck.rolls[0].seq if deck.rolls else FAR for deck in decks]
    for number in range(1, len(begins) + 1):
        yield min(begins[number:], default=FAR)


def _recomputed(campaign: int, shown: ShownDeck) -> tuple[FoundFlaw, ...]:
    """Calculate the rolls of an open deck again; the number of its last roll must equal the deck's count."""
    deck = _deck(campaign, shown)
    rolls = [Rolled(one.roll, one.start, one.throws) for one in shown.rolls]
    hidden = hash_of_hashes(shown.hidden.hashes) if shown.hidden else ""
    found = check_deck(deck, shown.promise, rolls, hidden)
    last = shown.rolls[-1].roll if shown.rolls else 0
    return found if last == shown.fallen else (*found, FoundFlaw(shown.fallen, Flaw.NUMBER))


def _deck(campaign: int, shown: ShownDeck) -> Deck:
    """Return the deck as far as it is public."""
    seed, closed = bytes.fromhex(shown.seed), shown.closing.message if shown.closing else 0
    return Deck(campaign, shown.number, seed, shown.words, closed=closed)


def _unseen(
    campaign: int, shown: ShownDeck, told: Mapping[int, tuple[int, ...]], sides: int
) -> Iterator[FoundFlaw]:
    """Check the hidden rolls of a deck, open or not."""
    if shown.hidden is None:
        return
    rolls = [
        HiddenProof(one.number, one.throws, bytes.fromhex(one.seed), told.get(one.roll))
        for one in shown.hidden.rolls
    ]
    deck = _deck(campaign, shown)
    hashes = shown.hidden.hashes
    yield from hidden_flaws(deck, hash_of_hashes(hashes), hashes, rolls, sides)


def _amiss(
    game: Replay, rolls: Sequence[ShownRoll], follow: Iterable[Sequence[Event]]
) -> Iterator[FoundFlaw]:
    """Replay the events of each roll; a roll without any may have had its events removed from the log."""
    for one, events in zip(rolls, follow, strict=True):
        match replay(game, events, one.throws):
            case ReplayedRoll.AMISS:
                yield FoundFlaw(one.roll, Flaw.SHOWN)
            case ReplayedRoll.NOTHING:
                yield FoundFlaw(one.roll, Flaw.UNTOLD)
            case ReplayedRoll.WHOLE:
                pass


def _missing(shown: ShownDeck) -> Iterator[FoundFlaw]:
    """Yield the missing rolls of a closed deck, by their numbers alone."""
    known = {one.roll for one in shown.rolls}
    return (FoundFlaw(roll, Flaw.NUMBER) for roll in range(1, shown.fallen + 1) if roll not in known)


def _differs(one: ShownSeal, shown: Shown) -> bool:
    """Return whether the game showed a pick other than the sealed one, or none."""
    choice = one.seal.choice
    pick, _ = shown.get(subject(choice), (None, None))
    return pick != choice.pick


def _since(seals: Iterable[ShownSeal], decks: Iterable[ShownDeck]) -> int:
    """Return the `seq` from which choices are sealed: that of the first seal or the first roll of a deck."""
    rolls = (roll.seq for deck in decks for roll in deck.rolls)
    return min((*rolls, *(one.seq for one in seals)), default=FAR)
