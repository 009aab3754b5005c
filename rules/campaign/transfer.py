"""Imports of characters and campaigns, and deleted invitations."""

from collections.abc import Mapping
from typing import assert_never

from rules.campaign.actions import DropInvitation, ImportCharacter, MoveIn, Moving
from rules.campaign.events import CampaignMovedIn, CharacterImported, InvitationDropped, MovingEvent
from rules.campaign.handouts import HandoutEvent, redact_handout
from rules.campaign.hidden_rolls import HiddenRolled, redacted
from rules.campaign.model import AnyCharacter, Campaign
from rules.core import names
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_own

Characters = Mapping[str, AnyCharacter]


def on_transfer(campaign: Campaign, characters: Characters, action: Moving, seat: Seat) -> MovingEvent:
    """Return the event of an import or of a deleted invitation.

    Refused: `not-invited`, and as `_import` and `_move_in`.
    """
    match action:
        case ImportCharacter():
            return _import(campaign, characters, action, seat)
        case MoveIn():
            return _move_in(campaign, action)
        case DropInvitation(holder=holder):
            if holder not in campaign.invited:
                raise Refused("not-invited")
            return InvitationDropped(holder=holder)
        case _:
            assert_never(action)


#: What `redact_campaign` may change, by kind of event.
HIDDEN_OF_CAMPAIGN = {"character-imported": ("sheet",), "hidden-rolled": ("roll",)}


#: The events of the campaign that not everybody may know whole.
Secretive = CharacterImported | HiddenRolled | HandoutEvent


def redact_campaign(event: Secretive, seat: Seat) -> Secretive | None:
    """Return the event as a seat may know it: without a sheet, what fell unseen, or a handout of others.

    Only GMs learn of the GM's characters.
    """
    if isinstance(event, HandoutEvent):
        return redact_handout(event, seat)
    if isinstance(event, HiddenRolled):
        return redacted(event, seat)
    return event.but(sheet="") if event.seat or seat.is_gm else None


def _import(
    campaign: Campaign, characters: Characters, action: ImportCharacter, seat: Seat
) -> CharacterImported:
    """Refused: `stand-in-may-not`, `no-seat`, `in-session` for players, `name-taken`, codes of names."""
    require_own(seat)
    if not seat.id:
        raise Refused("no-seat")
    if not (seat.is_gm or campaign.between_sessions):
        raise Refused("in-session")
    name = names.name(action.name)
    if any(names.same(one.name, name) for one in characters.values()):
        raise Refused("name-taken", name=name)
    owner = "" if seat.is_gm else seat.id
    return CharacterImported(character=campaign.next_id, name=name, seat=owner, sheet=action.sheet)


def _move_in(campaign: Campaign, action: MoveIn) -> CampaignMovedIn:
    """Refused: `campaign-founded` if somebody holds a seat already."""
    if any(record.is_held for record in campaign.seats):
        raise Refused("campaign-founded")
    return CampaignMovedIn(
        seat=campaign.chair, place=action.place, holder=action.holder, called=action.called
    )
