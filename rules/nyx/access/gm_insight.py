"""Who may see what is chosen in secret, and who may therefore not choose (NYX-33, NYX-37).

At some tables a GM sees the players' choices. Whether one may is decided when a choice is sealed, and never
changes afterwards. A person who knows a choice of somebody else makes none in that turn, by whatever seat,
role or character.
"""

from rules.campaign.common_settings import DEFAULT, common_value, is_timed
from rules.core.refusal import Refused
from rules.core.seat import OPENLY, Role, Seat
from rules.nyx.access.groups import acts_for
from rules.nyx.access.handover import has_sealed
from rules.nyx.base.enums import Phase
from rules.nyx.base.settings import tuning
from rules.nyx.state.campaign_state import NyxState
from rules.nyx.state.contests import Conflict, Side


def sees_sealed(state: NyxState, conflict: Conflict, side: Side, seat: Seat) -> bool:
    """Tell whether a seat sees a hidden choice before it is revealed.

    Only a GM in their own seat does, and not a person who took that seat after the first choice of the turn.
    """
    allowed = seat.is_gm and not seat.by and seat.id in side.watchers
    allowed = allowed and not _has_moved(state, conflict, seat.id)
    return allowed and tuning(state.campaign.settings).gm_sees_picks


def is_seen_by_gm(state: NyxState, conflict: Conflict, side: Side) -> bool:
    """Tell whether a GM may see what this side has chosen or is about to choose. Everybody may know this."""
    return bool(side.watchers if has_sealed(conflict, side) else watchers(state, conflict, side))


def watchers(state: NyxState, conflict: Conflict, side: Side) -> tuple[str, ...]:
    """Return the seats that may see what a side seals now: GMs who can choose for no other side.

    The last choice of a turn is shown at once, so nobody needs to see it before.
    """
    others = [one for one in _undecided(conflict) if one.number != side.number]
    if not others or not _may_watch(state):
        return ()
    gms = (one for one in state.campaign.seats if one.role is Role.GM and one.is_held)
    seats = (Seat(role=Role.GM, id=one.id) for one in gms)
    return tuple(gm.id for gm in seats if not any(_may_choose(state, one, gm) for one in others))


def chooser(state: NyxState, conflict: Conflict, side: Side, seat: Seat) -> str:
    """Return the seat of the person who seals a choice, if that person may not choose for another side.

    Empty for a person who plays both sides anyway, and for the dice.
    """
    person = _person(seat)
    others = [one for one in conflict.active if one.number != side.number]
    record = state.campaign.record(person)
    if record is None:
        return ""
    own = Seat(role=record.role, id=person)
    plays_both = any(_may_choose(state, one, own) for one in others)
    return "" if plays_both or (own.is_gm and _gm_picks_for_the_late(state)) else person


def require_unknowing(state: NyxState, conflict: Conflict, side: Side, seat: Seat) -> None:
    """Refuse `has-seen` if the person knows what another side has chosen in this turn."""
    if knows_other(state, conflict, side, seat):
        raise Refused("has-seen", name=side.name)


def knows_other(state: NyxState, conflict: Conflict, side: Side, seat: Seat) -> bool:
    """Tell whether the person who acts may know what another side has chosen in this turn.

    If a person who knows has left their seat, that is anybody who took one since.
    """
    knowing = {one for one, of in conflict.known_to if of != side.number}
    gms = {one.id for one in state.campaign.seats if one.role is Role.GM}
    people = gms if seat.by == OPENLY else {_person(seat)}
    return bool(people & knowing) or any(_may_be_one_of(state, conflict, one, knowing) for one in people)


def remember(now: NyxState, before: NyxState) -> NyxState:
    """Return the state that an undo goes back to. Who has seen a choice has seen it, also if it is undone."""
    for conflict in before.contests.values():
        later = now.contests.get(conflict.id)
        if later is not None and later.turn == conflict.turn and later.known_to != conflict.known_to:
            known_to = tuple(sorted({*conflict.known_to, *later.known_to}))
            before = before.with_contest(conflict.but(known_to=known_to, holders=later.holders))
    return before


def _may_be_one_of(state: NyxState, conflict: Conflict, seat: str, knowing: set[str]) -> bool:
    """Tell whether the holder of a seat may have held one of the seats that know."""
    return _has_moved(state, conflict, seat) and any(_has_moved(state, conflict, one) for one in knowing)


def _has_moved(state: NyxState, conflict: Conflict, seat: str) -> bool:
    """Tell whether a seat has lost or changed its holder since the first choice of the turn."""
    record = state.campaign.record(seat)
    return record is not None and (not record.is_held or record.taken > conflict.holders)


def _person(seat: Seat) -> str:
    """Return the seat whose holder acts."""
    return seat.by or seat.id


def _undecided(conflict: Conflict) -> tuple[Side, ...]:
    """Return the sides that still have to make their hidden choice."""
    if conflict.phase in {Phase.DECLARE, Phase.TACTIC}:
        return tuple(side for side in conflict.active if side.pick is None)
    winners = conflict.round.winners if conflict.round and conflict.phase is Phase.BONUS else ()
    return tuple(conflict.side(number) for number in winners if conflict.side(number).bonus is None)


def _may_watch(state: NyxState) -> bool:
    return tuning(state.campaign.settings).gm_sees_picks and not _gm_picks_for_the_late(state)


def _gm_picks_for_the_late(state: NyxState) -> bool:
    return is_timed(state.campaign) and common_value(state.campaign, DEFAULT) == "gm"


def _may_choose(state: NyxState, side: Side, seat: Seat) -> bool:
    records = (state.campaign.record(state.characters[number].seat) for number in side.people)
    lent = any(record is not None and record.stand_in == seat.id for record in records)
    return lent or acts_for(state, side, seat)
