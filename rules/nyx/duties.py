"""What a conflict waits for, and from whom. Panels, pings and private answers all ask here.

This module also sets the order in which a person's duties are asked: demands before the declaration, a side's
own choices before the GM's judgement. Rules: NYX-12, 24, 33, 36, 38, 42.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from rules.campaign.model import controls
from rules.core.seat import Seat
from rules.nyx.access.groups import acts_for
from rules.nyx.base.enums import Phase, SideNumber
from rules.nyx.conflict.automatic_sides import is_automatic
from rules.nyx.conflict.claims import dice_wait
from rules.nyx.conflict.declaration import waits_for_gm
from rules.nyx.sheet.aspects import open_demands
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contests import Bonus, Conflict, Side


class Duty(StrEnum):
    """What somebody must do next."""

    DEMAND = "demand"
    DECLARE = "declare"
    #: The other side has declared. A pick now also declares this side as it was before.
    PICK_AT_ONCE = "pick-at-once"
    PICK = "pick"
    BONUS = "bonus"
    JUDGE = "judge"
    PENALTY = "penalty"
    #: Only the GM's word on what players claim is missing before the dice fall.
    CLAIMS = "claims"


class Due(NamedTuple):
    """A duty, the character that it concerns ("" for the GM), and its side.

    On a side of several characters it names the one who rolls, though any member's player may fulfil it. A
    demand or penalty names the character that it concerns, and only that character's player may answer.
    """

    duty: Duty
    character: str
    side: SideNumber


def due(state: NyxState, conflict: Conflict) -> tuple[Due, ...]:
    """Return all duties that a conflict waits for now: side by side, then the stories that the GM must
    judge, and the dice that wait for the GM's word.
    """
    sides = (one for side in conflict.active for one in _of_side(state, conflict, side))
    return (*sides, *_to_judge(conflict), *_to_let(conflict))


def due_for(state: NyxState, conflict: Conflict, seat: Seat) -> tuple[Due, ...]:
    """Return the duties of this seat, in the order in which they are asked."""
    return tuple(one for one in due(state, conflict) if _owns(state, conflict, one, seat))


def waiting_for(state: NyxState, conflict: Conflict) -> tuple[Side, ...]:
    """Return the sides that must act before a conflict goes on; none while the GM judges, or at its end."""
    return tuple(side for side in conflict.active if must_act(state, conflict, side))


def must_act(state: NyxState, conflict: Conflict, side: Side) -> bool:
    """Tell whether a conflict waits for this side. A demand holds it up only on the one who rolls."""
    return any(one.character == side.character for one in _of_side(state, conflict, side))


def declares(state: NyxState, conflict: Conflict, side: Side) -> bool:
    """Tell whether a side has to declare now. A player's side waits until the GM's side has declared
    (D-41).
    """
    return not side.declared and not waits_for_gm(state, conflict, side)


def chooses(conflict: Conflict, side: Side) -> bool:
    """Tell whether a side has an effective win and has not said how it uses it (NYX-36)."""
    return conflict.round is not None and side.number in conflict.round.winners and side.bonus is None


def _of_side(state: NyxState, conflict: Conflict, side: Side) -> Iterator[Due]:
    match conflict.phase:
        case Phase.DECLARE:
            for number in side.people:
                if open_demands(state.characters[number]):
                    yield Due(Duty.DEMAND, number, side.number)
            if declares(state, conflict, side):
                yield Due(_declaring(state, conflict, side), side.character, side.number)
        case Phase.TACTIC if not side.declared:
            yield Due(Duty.DECLARE, side.character, side.number)
        case Phase.TACTIC if side.pick is None:
            yield Due(Duty.PICK, side.character, side.number)
        case Phase.BONUS if chooses(conflict, side):
            yield Due(Duty.BONUS, side.character, side.number)
        case Phase.PENALTY if conflict.round is not None and conflict.round.harmed == side.number:
            yield Due(Duty.PENALTY, side.character, side.number)
        case _:
            return


def _declaring(state: NyxState, conflict: Conflict, side: Side) -> Duty:
    at_once = conflict.picks_tactics and conflict.other(side.number).declared
    return Duty.PICK_AT_ONCE if at_once and not is_automatic(state, side) else Duty.DECLARE


def _to_judge(conflict: Conflict) -> Iterator[Due]:
    """Yield the stories that the GM must judge; none while a choice is still open (NYX-38)."""
    if conflict.phase is not Phase.BONUS or not conflict.all_chosen:
        return
    for side in conflict.active:
        if isinstance(side.bonus, Bonus) and not side.bonus.judged:
            yield Due(Duty.JUDGE, "", side.number)


def _to_let(conflict: Conflict) -> Iterator[Due]:
    if dice_wait(conflict):
        yield Due(Duty.CLAIMS, "", 1)


def _owns(state: NyxState, conflict: Conflict, one: Due, seat: Seat) -> bool:
    """Tell whether a duty belongs to this seat. Demands and penalties are their character's own (D-16)."""
    if not one.character:
        return seat.is_gm
    who = state.characters[one.character]
    if one.duty is Duty.DEMAND:
        return controls(seat, who) and not who.is_out
    if one.duty is Duty.PENALTY:
        return controls(seat, who)
    return acts_for(state, conflict.side(one.side), seat)
