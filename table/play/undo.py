"""Undo: which save would be taken back, who may do it, and the state after it.

The seat that acted or a GM may take a save back, but only if that person may know all of it, so nobody can
undo or learn a choice that somebody else made in secret.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from narration.games import GAMES
from rules.campaign.events import Undone
from rules.contract.irreversible import IrreversibleReason, is_irreversible
from rules.contract.system import AnyState, Played, System, character_name_of_seat, standin_event
from rules.core.model_base import Event
from rules.core.refusal import Refused, Term
from rules.core.seat import Seat
from storage.documents.logged import Save
from storage.store import Store
from storage.stored import Stored

#: What a person who is not a GM can do about a save that cannot be undone: ask the GM.
ASK = Term("undo-fix-ask")


@dataclass(frozen=True)
class UndoableSave:
    """The last save that was not taken back, with the current state and every contest that it touched."""

    system: System
    stored: Stored
    save: Save

    @property
    def state(self) -> AnyState:
        return self.stored.state

    @property
    def name(self) -> str:
        """The name of the character of the seat that acted; empty for most GMs."""
        return character_name_of_seat(self.state, self.save.seat)

    @property
    def contest(self) -> str:
        """The contest that the save belongs to; empty outside contests."""
        return next((event.contest for event in self.save.events if event.contest), "")

    def known_to(self, seat: Seat) -> list[Event]:
        """Return the save's events that a seat may know; none if it may know only who acted for whom."""
        return self.system.told(self.state, self.save.events, seat)


def who_may(act: UndoableSave, seats: Sequence[Seat]) -> Seat:
    """Return the one of a person's seats that may take a save back.

    Refused: `undo-not-yours`; `undo-dice`, `undo-final`, `undo-made` or `undo-unsaid` if the save cannot be
    undone; `undo-sealed` if the person may not know all of it.
    """
    over = [seat for seat in seats if seat.id and (seat.id == act.save.seat or seat.is_gm)]
    if not over:
        raise Refused("undo-not-yours")
    _require_open(act, over[0])
    for seat in over:
        if act.known_to(seat) == list(act.save.events):
            return seat
    raise Refused("undo-sealed")


def _require_open(act: UndoableSave, seat: Seat) -> None:
    """Refuse a save that cannot be undone, and say what to do instead."""
    fix, stands = fix_of(act, seat), act.save.back.stands
    if stands is IrreversibleReason.DICE:
        raise Refused("undo-dice", fix=fix)
    if stands is IrreversibleReason.MADE:
        raise Refused("undo-made", fix=fix)
    if stands is IrreversibleReason.FINAL or is_irreversible(act.system, act.save.events):
        raise Refused("undo-final", fix=fix)
    if stands is not None:
        raise Refused("undo-unsaid", fix=fix)


def fix_of(act: UndoableSave, seat: Seat) -> Term:
    """Return what a seat does where nothing can be undone, as a sentence."""
    return Term(GAMES[act.system.name].fix.id) if seat.is_gm else ASK


def state_before(store: Store, act: UndoableSave, seat: Seat) -> AnyState:
    """Return the state before a save that this seat may take back, with what people know since.

    Refused: `undo-unsaid` if its undo patch was stored in an older format than the current one.
    """
    before = store.before(act.state, act.save.back)
    if before is None:
        raise Refused("undo-unsaid", fix=fix_of(act, seat))
    known: AnyState = act.system.remember(act.state, before)
    return known


def taken_back(act: UndoableSave, before: AnyState, seat: Seat) -> Played:
    """Return the outcome of an undo: the state before the save, and the event `Undone`."""
    contest = before.contests.get(act.contest)
    undone = Undone(
        contest=act.contest,
        turn=getattr(contest, "turn", 0),
        version=act.save.version,
        seat=act.save.seat,
        name=act.name,
    )
    return Played(act.state, before, (*standin_event(before, undone, seat), undone))


async def require_unseen(store: Store, act: UndoableSave, played: Played, seat: Seat) -> None:
    """Refuse `undo-final` if the undo would again hide rolls whose deck has been opened since."""
    hides, campaign = act.system.hides_dice, act.state.campaign.id
    if hides(played.before) or not hides(played.after):
        return
    shown = {deck.number for deck in await store.proofs.decks(campaign) if not deck.is_in_use}
    for number in act.save.back.contests:
        contest = played.after.contests[number]
        told = await store.proofs.turn(campaign, number, getattr(contest, "turn", 0))
        if any(one.proof.deck in shown for one in told.proofs):
            raise Refused("undo-final", fix=fix_of(act, seat))
