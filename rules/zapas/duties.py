"""What a contest waits for, and from whom. Panels, pings and private answers all ask here."""

from enum import StrEnum
from typing import NamedTuple

from rules.core.seat import Seat
from rules.zapas.state.campaign_state import ZapasState
from rules.zapas.state.contests import Contest, Duel, DuelPhase, Helper, Recovery, Roll, RollPhase


class Duty(StrEnum):
    """What somebody must do next."""

    DIFFICULTY = "difficulty"
    BUILD = "build"
    CONFIRM = "confirm"
    OBJECTION = "objection"
    STAKES = "stakes"
    ACCEPT = "accept"
    CHOOSE = "choose"
    CLOSE_HELP = "close-help"
    BID = "bid"
    END_RECOVERY = "end-recovery"


class Due(NamedTuple):
    """A duty and the character that it concerns; "" for the GM. `side` is 0 or 1 in a duel."""

    duty: Duty
    character: str = ""
    side: int = 0


def due(contest: Contest) -> tuple[Due, ...]:
    """Return all duties that a contest waits for now."""
    if not contest.is_open:
        return ()
    match contest:
        case Roll():
            return _roll(contest)
        case Duel():
            return _duel(contest)
        case Recovery():
            return (Due(Duty.END_RECOVERY),)


def due_for(state: ZapasState, contest: Contest, seat: Seat) -> tuple[Due, ...]:
    """Return the duties that this seat may answer, its own first. The GM may answer all of them."""
    own = own_due(state, contest, seat)
    return (*own, *(one for one in due(contest) if one not in own)) if seat.is_gm else own


def own_due(state: ZapasState, contest: Contest, seat: Seat) -> tuple[Due, ...]:
    """Return the duties that wait for this seat itself."""
    return tuple(one for one in due(contest) if _owns(state, one, seat))


def _owns(state: ZapasState, one: Due, seat: Seat) -> bool:
    if not one.character:
        return seat.is_gm
    return bool(seat.id) and state.characters[one.character].seat == seat.id


def _doubts(helpers: tuple[Helper, ...]) -> tuple[Due, ...]:
    return (Due(Duty.OBJECTION),) if any(helper.objected for helper in helpers) else ()


def _roll(roll: Roll) -> tuple[Due, ...]:
    if roll.phase is RollPhase.OPEN:
        return (Due(Duty.DIFFICULTY),)
    duty = Duty.CONFIRM if roll.unconfirmed else Duty.BUILD
    return (*_doubts(roll.helpers), Due(duty, roll.character))


def _duel(duel: Duel) -> tuple[Due, ...]:
    sides = tuple(enumerate(duel.sides))
    match duel.phase:
        case DuelPhase.STAKES if not all(side.stake for side in duel.sides):
            return tuple(Due(Duty.STAKES, side.character, place) for place, side in sides)
        case DuelPhase.STAKES:
            return tuple(
                Due(Duty.ACCEPT, side.character, place) for place, side in sides if not side.accepted
            )
        case DuelPhase.BUILD:
            return tuple(
                Due(Duty.CHOOSE, side.character, place) for place, side in sides if not side.confirmed
            )
        case DuelPhase.HELP:
            doubts = _doubts(tuple(helper for side in duel.sides for helper in side.helpers))
            open_ = tuple(
                Due(Duty.CLOSE_HELP, side.character, place) for place, side in sides if not side.wants_bidding
            )
            return doubts or open_
        case DuelPhase.BIDDING:
            return (Due(Duty.BID, duel.sides[duel.bidder].character, duel.bidder),)
        case _:
            return ()
