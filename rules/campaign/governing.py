"""Rules for what the server decides about a campaign, and for archived campaigns.

The rules know no server. Whether a person may manage it, and how long a GM has been silent, is checked by
the caller.
"""

from typing import assert_never

from rules.campaign.actions import (
    AnswerCall,
    ArchiveCampaign,
    BindPlace,
    CallGm,
    DropInvitation,
    Governing,
    LeaveSeat,
)
from rules.campaign.events import CampaignArchived, CampaignRestored, GmAnswered, GmCalled, GoverningEvent
from rules.campaign.model import Campaign
from rules.core.model_base import Action
from rules.core.refusal import Refused
from rules.core.seat import Seat, require_own

#: What is possible in an archived campaign: restoring it, and asking to be forgotten.
LASTING = (BindPlace, LeaveSeat, DropInvitation)


def require_open(campaign: Campaign, action: Action) -> None:
    """Refuse `campaign-archived` for an action that needs a campaign in play."""
    if campaign.archived and not isinstance(action, LASTING):
        raise Refused("campaign-archived", campaign=campaign.name)


def on_governing(campaign: Campaign, action: Governing, seat: Seat) -> GoverningEvent:
    """Return the event of an action. Refused: `stand-in-may-not`, `chair-only`, `gm-not-called`."""
    require_own(seat)
    match action:
        case CallGm():
            return GmCalled()
        case AnswerCall():
            _require_chair(campaign, seat)
            if not campaign.gm_called:
                raise Refused("gm-not-called")
            return GmAnswered()
        case ArchiveCampaign(by_server=by_server):
            if not by_server:
                _require_chair(campaign, seat)
            return CampaignArchived()
        case _:
            assert_never(action)


def apply_governing(campaign: Campaign, event: GoverningEvent) -> Campaign:
    """Return the campaign after the event."""
    match event:
        case GmCalled():
            return campaign.but(gm_called=True)
        case GmAnswered():
            return campaign.but(gm_called=False)
        case CampaignArchived():
            return campaign.but(archived=True, places=())
        case CampaignRestored():
            return campaign.but(archived=False)
        case _:
            assert_never(event)


def _require_chair(campaign: Campaign, seat: Seat) -> None:
    if seat.id != campaign.chair:
        raise Refused("chair-only")
