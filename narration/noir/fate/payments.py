"""Payments of Fate, and requests to pay it, in lines: by whom, how much, and for what (NOIR-60, 64 to 69)."""

from typing import assert_never

from narration.noir.base import words
from narration.text.line import Line, line
from rules.noir.base.enums import FateUse
from rules.noir.state.campaign_state import FateRequest
from rules.noir.state.events import FatePaid


def paid(event: FatePaid) -> tuple[Line, ...]:
    """Return who paid how much and for what, who is helped by it, and any text typed with it (NOIR-60).

    What is left in the pot is not shown, since only the GM may know it.
    """
    use = words.FATE_USES[event.use]
    if event.payer:
        told = line("noir-told-paid", name=event.name, sum=account_sum(event), use=use)
    elif event.name:
        told = line("noir-told-paid-pot-for", name=event.name, points=event.points, use=use)
    else:
        told = line("noir-told-paid-pot", points=event.points, use=use)
    given = (line("noir-told-given", points=event.given),) if event.given else ()
    helped = (line("noir-told-helped", name=event.helped_name),) if event.helped_name else ()
    reason = (line("noir-told-text", text=event.text),) if event.text else ()
    return (told, *given, *helped, *reason)


def account_sum(event: FatePaid) -> Line:
    """Return a main character's account as a sum with the payment: `5 −4 = 1`."""
    own = event.points - event.given
    if not own:
        return line("noir-told-untouched", left=event.left)
    return line("noir-told-sum", before=event.left + own, points=-own, left=event.left)


def asked(name: str, ask: FateRequest) -> Line:
    """Return what a player requests from the GM, before anything is paid (NOIR-64 to 69)."""
    match ask.use:
        case FateUse.CHANGE:
            return line("noir-asked-change", name=name, points=ask.points)
        case FateUse.CONTACT:
            return line("noir-asked-contact", name=name)
        case FateUse.INSPIRATION:
            return line("noir-asked-inspiration", points=ask.points)
        case FateUse.RESCUE:
            assert ask.helped_use is not None, "a rescue is for one use"
            use = words.FATE_USES[ask.helped_use]
            return line("noir-asked-rescue", name=name, points=ask.points, use=use)
        case _:
            assert_never(ask.use)
