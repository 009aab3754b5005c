"""How a campaign event changes the campaign. Total: never refuses."""

from typing import assert_never

from rules.campaign.events import (
    CampaignEvent,
    CampaignFounded,
    CharacterPlayed,
    PlaceBound,
    SceneChanged,
    SeatTaken,
)
from rules.campaign.model import Campaign, SeatRecord


def apply(campaign: Campaign, event: CampaignEvent) -> Campaign:
    """Return the campaign after the event."""
    match event:
        case CampaignFounded(name=name, language=language):
            return campaign.but(name=name, language=language)
        case PlaceBound(place=place):
            return campaign.but(places=(*campaign.places, place))
        case SeatTaken(seat=seat, role=role, holder=holder):
            return campaign.but(seats=(*campaign.seats, SeatRecord(id=seat, role=role, holder=holder)))
        case CharacterPlayed(seat=seat, character=character):
            return campaign.playing(seat, character)
        case SceneChanged(scene=scene):
            return campaign.but(scene=scene)
        case _:
            assert_never(event)
