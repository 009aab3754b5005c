"""What every game's campaigns share: seats, places, scenes and settings."""

from rules.campaign.actions import CAMPAIGN_ACTIONS, CampaignAction
from rules.campaign.apply import apply
from rules.campaign.decide import decide
from rules.campaign.events import CAMPAIGN_EVENTS, CampaignEvent, SceneChanged
from rules.campaign.governing import require_open
from rules.campaign.legal_actions import legal_actions
from rules.campaign.model import AnyCharacter, Campaign, SeatRecord

__all__ = [
    "CAMPAIGN_ACTIONS",
    "CAMPAIGN_EVENTS",
    "AnyCharacter",
    "Campaign",
    "CampaignAction",
    "CampaignEvent",
    "SceneChanged",
    "SeatRecord",
    "apply",
    "decide",
    "legal_actions",
    "require_open",
]
