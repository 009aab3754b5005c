"""Rules about seats: joining, leaving, handing over, standing in, and who plays which character."""

from collections.abc import Mapping
from typing import assert_never

from rules.campaign.actions import (
    AppointStandIn,
    GiveCharacter,
    HandChair,
    HandSeat,
    Invite,
    LeaveSeat,
    PlayCharacter,
    Seating,
    SetRole,
    ShowLuck,
    TakeChair,
    TakeSeat,
)
from rules.campaign.common_settings import JOIN
from rules.campaign.events import (
    ChairHanded,
    CharacterGiven,
    CharacterPlayed,
    Invited,
    LuckShown,
    RoleSet,
    SeatHanded,
    SeatingEvent,
    SeatLeft,
    SeatTaken,
    StandInAppointed,
)
from rules.campaign.model import AnyCharacter, Campaign, SeatRecord
from rules.core.names import NAME_LENGTH, clean
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Role, Seat, require_gm, require_own

Characters = Mapping[str, AnyCharacter]


def on_seat(
    campaign: Campaign, characters: Characters, action: Seating, seat: Seat
) -> tuple[SeatingEvent, ...]:
    """Return the event of an action on seats, or raise `Refused`.

    Refused for every action: `stand-in-may-not`.
    """
    require_own(seat)
    match action:
        case TakeSeat():
            return (take_seat(campaign, action, seat),)
        case Invite():
            return (_invite(campaign, action, seat),)
        case LeaveSeat():
            return (_leave(campaign, action, seat),)
        case HandSeat():
            return (_hand(campaign, action, seat),)
        case HandChair():
            return (_hand_chair(campaign, action, seat),)
        case TakeChair():
            return _take_chair(campaign, action)
        case SetRole():
            return (_set_role(campaign, action, seat),)
        case AppointStandIn():
            return (_appoint(campaign, action, seat),)
        case GiveCharacter():
            return (_give(campaign, characters, action, seat),)
        case PlayCharacter():
            return (_play(campaign, characters, action, seat),)
        case ShowLuck():
            return (_show_luck(campaign, action, seat),)
        case _:
            assert_never(action)


def next_seat(campaign: Campaign) -> str:
    """Return the id of the next new seat. Seats are never deleted, so it is free."""
    return str(len(campaign.seats) + 1)


def account_name(name: str) -> str:
    """Return an account's name as a seat stores it: on one line, at most 60 characters."""
    return clean(name)[:NAME_LENGTH].strip()


def take_seat(campaign: Campaign, action: TakeSeat, seat: Seat) -> SeatTaken:
    """Return the event of a new seat.

    Refused: `no-such-campaign` before there is a GM, `seat-taken-already`, `invitation-needed`.
    """
    if not campaign.seats:
        raise Refused("no-such-campaign")
    if seat != PUBLIC:
        raise Refused("seat-taken-already", campaign=campaign.name)
    _require_free(campaign, action.holder)
    if campaign.settings.get(JOIN.key) == "invited" and action.holder not in campaign.invited:
        raise Refused("invitation-needed", campaign=campaign.name)
    return _new_seat(campaign, action)


def _new_seat(campaign: Campaign, action: TakeSeat | TakeChair) -> SeatTaken:
    name = account_name(action.called)
    nth = campaign.holders + 1
    return SeatTaken(seat=next_seat(campaign), role=Role.PLAYER, holder=action.holder, called=name, nth=nth)


def _invite(campaign: Campaign, action: Invite, seat: Seat) -> Invited:
    """Refused: `gm-only`, `has-seat-already`, `invited-already`."""
    require_gm(seat)
    _require_outsider(campaign, action.holder)
    if action.holder in campaign.invited:
        raise Refused("invited-already")
    return Invited(holder=action.holder)


def _leave(campaign: Campaign, action: LeaveSeat, seat: Seat) -> SeatLeft:
    """Refused: `no-such-seat`, `seat-empty`, `not-your-seat`, `chair-must-be-handed`."""
    record = _held(campaign, action.seat)
    if action.forgotten and seat.id != record.id:
        raise Refused("not-your-seat")
    if record.id == campaign.chair and not action.forgotten:
        raise Refused("chair-must-be-handed")
    _require_over(campaign, record, seat)
    return SeatLeft(seat=record.id)


def _hand(campaign: Campaign, action: HandSeat, seat: Seat) -> SeatHanded:
    """Refused: `no-such-seat`, `not-your-seat`, `chair-only` for a co-GM's seat, `has-seat-already`."""
    record = _require_seat(campaign, action.seat)
    _require_over(campaign, record, seat)
    if record.role is Role.GM:
        _require_chair(campaign, seat)
    _require_outsider(campaign, action.holder)
    return _handed(campaign, record.id, action)


def _handed(campaign: Campaign, seat: str, action: HandSeat | TakeChair) -> SeatHanded:
    """Return the event of a seat that gets a new holder, who counts as one more person."""
    nth, called = campaign.holders + 1, account_name(action.called)
    return SeatHanded(seat=seat, holder=action.holder, called=called, nth=nth)


def _hand_chair(campaign: Campaign, action: HandChair, seat: Seat) -> ChairHanded:
    """Refused: `chair-only`, `no-such-seat`, `seat-empty`, `chair-is-theirs`."""
    _require_chair(campaign, seat)
    record = _held(campaign, action.seat)
    if record.id == campaign.chair:
        raise Refused("chair-is-theirs")
    return ChairHanded(old=campaign.chair, new=record.id)


def _take_chair(campaign: Campaign, action: TakeChair) -> tuple[SeatingEvent, ...]:
    """Give the chair to an account. Refused: `chair-is-theirs` if it has the chair.
    The old GM keeps the seat and becomes a player. If the chair is empty, an account without a seat receives
    the chair's seat.
    """
    record = campaign.held_by(action.holder)
    if record is None and not campaign.gm.is_held:
        return (_handed(campaign, campaign.chair, action),)
    if record is None:
        taken = _new_seat(campaign, action)
        return (taken, ChairHanded(old=campaign.chair, new=taken.seat))
    if record.id == campaign.chair:
        raise Refused("chair-is-theirs")
    return (ChairHanded(old=campaign.chair, new=record.id),)


def _set_role(campaign: Campaign, action: SetRole, seat: Seat) -> RoleSet:
    """Refused: `chair-only`, `no-such-seat`, `chair-must-be-handed` for the chair itself, `role-same`."""
    _require_chair(campaign, seat)
    record = _require_seat(campaign, action.seat)
    if record.id == campaign.chair:
        raise Refused("chair-must-be-handed")
    role = Role.GM if action.gm else Role.PLAYER
    if record.role is role:
        raise Refused("role-same")
    return RoleSet(seat=record.id, role=role)


def _appoint(campaign: Campaign, action: AppointStandIn, seat: Seat) -> StandInAppointed:
    """Refused: `no-such-seat`, `not-your-seat`, `seat-empty`, `stand-in-is-self`, `stand-in-same`."""
    record = _require_seat(campaign, action.seat)
    _require_over(campaign, record, seat)
    if action.stand_in == record.id:
        raise Refused("stand-in-is-self")
    if action.stand_in == record.stand_in:
        raise Refused("stand-in-same")
    if action.stand_in:
        _held(campaign, action.stand_in)
    return StandInAppointed(seat=record.id, stand_in=action.stand_in)


def _give(campaign: Campaign, characters: Characters, action: GiveCharacter, seat: Seat) -> CharacterGiven:
    """Refused: `no-such-character`, `not-your-character`, `no-such-seat`, `character-theirs-already`."""
    character = characters.get(action.character)
    if character is None or not (character.seat or seat.is_gm):
        raise Refused("no-such-character")
    if not seat.is_gm and (not seat.id or character.seat != seat.id):
        raise Refused("not-your-character", name=character.name)
    if action.seat:
        _require_seat(campaign, action.seat)
    if action.seat == character.seat:
        raise Refused("character-theirs-already", name=character.name)
    return CharacterGiven(character=character.id, name=character.name, old=character.seat, new=action.seat)


def _play(campaign: Campaign, characters: Characters, action: PlayCharacter, seat: Seat) -> CharacterPlayed:
    """Without a character, the seat acts for itself again.

    Refused: `no-such-character` (for players, also if it is one of the GM's), `not-your-character`, and as
    `_own_again`.
    """
    if not action.character:
        return _own_again(campaign, action, seat)
    character = characters.get(action.character)
    if character is None or not (character.seat or seat.is_gm):
        raise Refused("no-such-character")
    owner = campaign.record(character.seat)
    lent = owner is not None and bool(seat.id) and owner.stand_in == seat.id
    if not seat.id or not (character.seat == seat.id or lent):
        raise Refused("not-your-character", name=character.name)
    return CharacterPlayed(
        seat=seat.id,
        character=character.id,
        name=character.name,
        place=action.place,
        acting=character.seat if lent else "",
    )


def _own_again(campaign: Campaign, action: PlayCharacter, seat: Seat) -> CharacterPlayed:
    """Refused: `acting-as-self` if the seat acts for no other seat there."""
    record = campaign.record(seat.id)
    if record is None or action.place not in record.acting:
        raise Refused("acting-as-self")
    return CharacterPlayed(seat=record.id, character="", name="", place=action.place)


def _require_seat(campaign: Campaign, seat: str) -> SeatRecord:
    record = campaign.record(seat)
    if record is None:
        raise Refused("no-such-seat")
    return record


def _held(campaign: Campaign, seat: str) -> SeatRecord:
    record = _require_seat(campaign, seat)
    if not record.is_held:
        raise Refused("seat-empty")
    return record


def _require_over(campaign: Campaign, record: SeatRecord, seat: Seat) -> None:
    """Refuse `not-your-seat` for a seat that is not the asker's own; a GM has all players', the chair all."""
    over = seat.is_gm and (record.role is Role.PLAYER or seat.id == campaign.chair)
    if not seat.id or not (seat.id == record.id or over):
        raise Refused("not-your-seat")


def _require_chair(campaign: Campaign, seat: Seat) -> None:
    if seat.id != campaign.chair:
        raise Refused("chair-only")


def _require_free(campaign: Campaign, holder: int) -> None:
    if campaign.held_by(holder) is not None:
        raise Refused("seat-taken-already", campaign=campaign.name)


def _require_outsider(campaign: Campaign, holder: int) -> None:
    """Refuse `has-seat-already`: an account may have many characters, but only one seat."""
    if campaign.held_by(holder) is not None:
        raise Refused("has-seat-already", campaign=campaign.name)


def _show_luck(campaign: Campaign, action: ShowLuck, seat: Seat) -> LuckShown:
    """Refused: `no-seat`, `change-nothing`."""
    record = campaign.record(seat.id)
    if record is None:
        raise Refused("no-seat")
    if record.shows_luck == action.on:
        raise Refused("change-nothing")
    return LuckShown(seat=record.id, on=action.on)
