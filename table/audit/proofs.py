"""The public proofs of a campaign: its decks and rolls, and the seals of hidden choices.

They reveal nothing early: the seed and faces of a deck only when it is opened, a choice and its nonce only
when the game has shown the choice.
"""

from collections.abc import Collection, Iterable, Mapping

from narration.parts.public_proofs import (
    ShownClosing,
    ShownDeck,
    ShownHidden,
    ShownHiddenRoll,
    ShownRoll,
    ShownSeal,
)
from rules.campaign.hidden_rolls import OPENS
from rules.chance.deck import Deck, Throw
from rules.chance.seal import Choice, Seal, subject, without_opening
from rules.contract.system import System
from storage.documents.proofs import StoredProof, Turn
from table.play.table import Table

__all__ = ["PublishedProofs", "ShownDeck", "ShownRoll", "ShownSeal"]


#: By the subject of a choice: the contests and turns in which the game has shown such choices.
Opened = Mapping[str, frozenset[tuple[str, int]]]


class PublishedProofs:
    """Reads public proofs; it keeps no state, so make one where you need it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._store = table.store

    async def decks(self, campaign: int) -> tuple[ShownDeck, ...]:
        """Return the decks of a campaign with their rolls, oldest first."""
        rolls = [one for one in await self._store.proofs.of(campaign) if one.proof.roll or one.proof.hidden]
        return await self._decks(campaign, rolls)

    async def briefly(self, campaign: int) -> tuple[ShownDeck, ...]:
        """Return the decks of a campaign without their rolls, oldest first."""
        return await self._decks(campaign, ())

    async def missing(self, campaign: int) -> tuple[int, ...]:
        """Return the numbers of missing decks: those below the latest one that no deck has."""
        known = {deck.number for deck in await self._store.proofs.decks(campaign)}
        return tuple(number for number in range(1, max(known, default=0)) if number not in known)

    async def seals(self, campaign: int, where: tuple[str, int] | None = None) -> tuple[ShownSeal, ...]:
        """Return the seals of a campaign, or of one turn of a contest, oldest first."""
        system = await self._table.system_of(campaign)
        if where is not None:
            return seals_of(system, where, await self._store.proofs.turn(campaign, *where))
        opened = {
            about: await self._store.log.where_of_kind(campaign, kind) for kind, about in system.opens.items()
        }
        return _shown_seals(await self._store.proofs.of(campaign), opened)

    async def _decks(self, campaign: int, rolls: Iterable[StoredProof]) -> tuple[ShownDeck, ...]:
        """Return the decks; a deck that a backup retired is open once its rolls decide nothing hidden."""
        state = await self._table.state(campaign)
        hides = self._table.system(state).hides_dice(state)
        stored = await self._store.proofs.decks(campaign)
        known = (deck._replace(opened=deck.opened or (deck.retired and not hides)) for deck in stored)
        shown = await self._store.log.where_of_kind(campaign, next(iter(OPENS)))
        return tuple(_shown_deck(deck, rolls, shown) for deck in known)


def seals_of(system: System, where: tuple[str, int], turn: Turn) -> tuple[ShownSeal, ...]:
    """Return the seals of one turn of a contest, oldest first."""
    opened = {about: frozenset({where}) for kind, about in system.opens.items() if kind in turn.kinds}
    return _shown_seals(turn.proofs, opened)


def _shown_deck(deck: Deck, rolls: Iterable[StoredProof], shown: Collection[tuple[str, int]]) -> ShownDeck:
    every = [one for one in rolls if one.proof.deck == deck.number]
    mine = (one for one in every if one.proof.roll)
    unseen = (one for one in every if one.proof.hidden)
    return ShownDeck(
        deck.number,
        deck.promise,
        deck.words,
        deck.seed.hex() if deck.opened else "",
        tuple(_shown_roll(one, opened=deck.opened) for one in mine),
        deck.rolls,
        ShownHidden(deck.hidden_hashes, tuple(_unseen(deck, one, shown) for one in unseen))
        if deck.secret
        else None,
        ShownClosing(deck.place, max(deck.closed, 0)) if deck.closed else None,
    )


def _unseen(deck: Deck, one: StoredProof, shown: Collection[tuple[str, int]]) -> ShownHiddenRoll:
    """Return a hidden roll; its seed and dice only if the GM has shown it.

    Its number is that in its seal: before a stand-in's roll, an event with another number may come first.
    """
    proof = one.proof
    turn = next((seal.choice.turn for seal in proof.seals), one.turn)
    is_shown = (one.contest, turn) in shown
    throws = proof.throws if is_shown else ()
    seed = deck.for_hidden(proof.hidden).seed.hex() if is_shown else ""
    return ShownHiddenRoll(proof.hidden, turn, one.seq, one.seat, throws, seed)


def _faceless(throws: Iterable[Throw]) -> tuple[Throw, ...]:
    return tuple(Throw(each.sides, (0,) * len(each.faces)) for each in throws)


def _shown_roll(one: StoredProof, *, opened: bool) -> ShownRoll:
    proof = one.proof
    throws = proof.throws if opened else _faceless(proof.throws)
    return ShownRoll(
        proof.roll, proof.start, one.seq, one.version, one.at, one.seat, one.contest, one.turn, throws
    )


def _shown_seals(proofs: Iterable[StoredProof], opened: Opened) -> tuple[ShownSeal, ...]:
    made = [(seal, one) for one in proofs for seal in one.proof.seals]
    last = {subject(seal.choice): seal.hash for seal, one in made if not one.gone}
    return tuple(_shown_seal(seal, one, opened, last) for seal, one in made)


def _shown_seal(seal: Seal, one: StoredProof, opened: Opened, last: Mapping[Choice, str]) -> ShownSeal:
    """Return a seal as everybody may know it; one that a later choice replaced is never opened."""
    where = (seal.choice.contest, seal.choice.turn)
    counts = not one.gone and last[subject(seal.choice)] == seal.hash
    is_open = counts and where in opened.get(seal.choice.about, ())
    return ShownSeal(seal if is_open else without_opening(seal), one.seq, one.at, one.gone)
