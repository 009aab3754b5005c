"""The claims of Fate that is paid outside rolls and hits (NOIR-61, 64 to 66, 69)."""

from collections.abc import Iterator

from narration.noir.telling.people import person
from narration.telling.person_view import Person, view
from narration.telling.situation import Moment
from rules.core.model_base import Event
from rules.noir.base.enums import FateUse
from rules.noir.state import events as e
from rules.noir.state.campaign_state import NoirState

#: The claim of each use of Fate that is told by itself.
USES = {
    FateUse.SETBACK: "setback",
    FateUse.CHANGE: "changes",
    FateUse.CONTACT: "contact",
    FateUse.RESCUE: "rescue",
}


def fate_paid(state: NoirState, event: Event) -> Iterator[Moment]:
    """Yield what a payment outside contests brings about; a clue when the GM allows it."""
    match event:
        case e.FatePaid(use=use) if use in USES:
            payer, helped = _payer(state, event), _helped(state, event)
            mine, other = (helped, payer) if helped is not None else (payer, None)
            if mine is None:
                return
            seen = view({USES[use]: True, "given": other is not None}, mine, other, text=event.text)
        case e.FateAllowed(ask=ask) if ask.use is FateUse.INSPIRATION:
            seen = view({"clue": True}, person(state, event.character, event.name))
        case _:
            return
    yield Moment(event.contest, event.turn, "fate", (seen,))


def _payer(state: NoirState, event: e.FatePaid) -> Person | None:
    """Return the character that pays; None for the GM's pot."""
    return person(state, event.payer, event.name) if event.payer else None


def _helped(state: NoirState, event: e.FatePaid) -> Person | None:
    return person(state, event.helped, event.helped_name) if event.helped else None
