"""Applies seat and import events to the campaign. Total: never refuses."""

from collections.abc import Callable
from typing import assert_never

from rules.campaign.events import (
    ActedFor,
    CampaignMovedIn,
    ChairHanded,
    CharacterGiven,
    CharacterImported,
    CharacterPlayed,
    InvitationDropped,
    Invited,
    LuckShown,
    MovingEvent,
    RoleSet,
    SeatHanded,
    SeatingEvent,
    SeatLeft,
    SeatTaken,
    StandInAppointed,
    TimeRanOut,
)
from rules.campaign.model import Campaign, SeatRecord
from rules.core.seat import Role


def apply_seat(campaign: Campaign, event: SeatingEvent) -> Campaign:
    """Return the campaign after the event."""
    match event:
        case SeatTaken(seat=seat, role=role, holder=holder, called=called):
            record = SeatRecord(id=seat, role=role, holder=holder, called=called, taken=event.nth)
            return _come(campaign, event).but(seats=(*campaign.seats, record))
        case Invited(holder=holder):
            return campaign.but(invited=(*campaign.invited, holder))
        case SeatLeft(seat=seat):
            return _left(campaign, seat)
        case SeatHanded():
            return _handed(_come(campaign, event), event)
        case ChairHanded(old=old, new=new):
            stepped_down = _changed(campaign, old, lambda r: r.but(role=Role.PLAYER))
            return _changed(stepped_down, new, lambda r: r.but(role=Role.GM)).but(chair=new, gm_called=False)
        case RoleSet(seat=seat, role=role):
            return _changed(campaign, seat, lambda r: r.but(role=role))
        case StandInAppointed(seat=seat, stand_in=stand_in):
            return _own_again(_changed(campaign, seat, lambda r: r.but(stand_in=stand_in)), seat)
        case CharacterGiven():
            return _given(campaign, event)
        case CharacterPlayed():
            return _played(campaign, event)
        case LuckShown(seat=seat, on=on):
            return _changed(campaign, seat, lambda r: r.but(shows_luck=on))
        case ActedFor() | TimeRanOut():
            return campaign
        case _:
            assert_never(event)


def apply_transfer(campaign: Campaign, event: MovingEvent) -> Campaign:
    """Return the campaign after an import, or after an invitation was deleted."""
    match event:
        case CharacterImported(character=character, seat=seat):
            counted = campaign.but(made=max(campaign.made, int(character)))
            return _changed(counted, seat, lambda r: r.but(character=r.character or character))
        case CampaignMovedIn(seat=seat, place=place, holder=holder, called=called):
            placed = campaign.but(places=(place,))
            return _changed(placed, seat, lambda r: r.but(holder=holder, called=called))
        case InvitationDropped(holder=holder):
            return _without_invitation(campaign, holder)
        case _:
            assert_never(event)


def _changed(campaign: Campaign, seat: str, change: Callable[[SeatRecord], SeatRecord]) -> Campaign:
    record = campaign.record(seat)
    return campaign if record is None else campaign.with_record(change(record))


def _come(campaign: Campaign, event: SeatTaken | SeatHanded) -> Campaign:
    """Return the campaign with one more holder of a seat, and without that account's invitation."""
    return _without_invitation(campaign, event.holder).but(holders=max(campaign.holders, event.nth))


def _without_invitation(campaign: Campaign, holder: int) -> Campaign:
    return campaign.but(invited=tuple(one for one in campaign.invited if one != holder))


def _bare(record: SeatRecord) -> SeatRecord:
    """Return a seat without its holder's arrangements: its stand-in, the seats that it acts for, its luck."""
    return record.but(stand_in="", acting={}, shows_luck=False)


def _handed(campaign: Campaign, event: SeatHanded) -> Campaign:
    """Change the holder of a seat.
    A seat trusts a person as its stand-in, so the new holder does not stand in for others.
    """
    seat, new = event.seat, {"holder": event.holder, "called": event.called, "taken": event.nth}
    handed = _changed(campaign, seat, lambda r: _bare(r).but(**new))
    freed = tuple(r.but(stand_in="") if r.stand_in == seat else r for r in handed.seats)
    called = campaign.gm_called and seat != campaign.chair
    return _own_again(handed.but(seats=freed, gm_called=called), seat)


def _left(campaign: Campaign, seat: str) -> Campaign:
    left = _handed(campaign, SeatHanded(seat=seat))
    return left.but(present=tuple(one for one in left.present if one != seat))


def _own_again(campaign: Campaign, seat: str) -> Campaign:
    """Return the campaign with nobody acting for this seat; its stand-in has changed."""
    records = tuple(
        r.but(acting={place: other for place, other in r.acting.items() if other != seat})
        for r in campaign.seats
    )
    return campaign.but(seats=records)


def _given(campaign: Campaign, event: CharacterGiven) -> Campaign:
    """Return the campaign after a character was given: its old seat no longer plays it.
    The new seat plays it if that seat had no character.
    """

    def without(record: SeatRecord) -> SeatRecord:
        active = {place: one for place, one in record.active.items() if one != event.character}
        character = "" if record.character == event.character else record.character
        return record.but(active=active, character=character)

    def taking(record: SeatRecord) -> SeatRecord:
        return record if record.character else record.but(character=event.character)

    return _changed(_changed(campaign, event.old, without), event.new, taking)


def _played(campaign: Campaign, event: CharacterPlayed) -> Campaign:
    place = event.place

    def playing(record: SeatRecord) -> SeatRecord:
        if not event.character:
            return record
        active = {**record.active, place: event.character} if place else record.active
        return record.but(character=record.character if event.acting else event.character, active=active)

    def acting(record: SeatRecord) -> SeatRecord:
        elsewhere = {there: seat for there, seat in record.acting.items() if there != place}
        return record.but(acting={**elsewhere, place: event.acting} if event.acting else elsewhere)

    return _changed(_changed(campaign, event.acting or event.seat, playing), event.seat, acting)
