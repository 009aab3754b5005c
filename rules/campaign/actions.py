"""What can be asked of a campaign, whatever its game."""

from typing import Literal

from rules.campaign.model import Language
from rules.frozen import Action


class FoundCampaign(Action):
    """Start the campaign; who asks becomes its GM. Played once, on an empty campaign."""

    kind: Literal["found-campaign"] = "found-campaign"
    holder: int
    name: str
    language: Language
    place: int


class BindPlace(Action):
    """Bind one more place to the campaign. Who: GM."""

    kind: Literal["bind-place"] = "bind-place"
    place: int


class TakeSeat(Action):
    """Join as a player. Who: anyone at the campaign's home without a seat yet."""

    kind: Literal["take-seat"] = "take-seat"
    holder: int


class PlayCharacter(Action):
    """Play this character when none is named. Who: the seat that the character belongs to."""

    kind: Literal["play-character"] = "play-character"
    character: str


class ChangeScene(Action):
    """Declare that an important scene is over and the next one begins. Who: GM."""

    kind: Literal["change-scene"] = "change-scene"


CampaignAction = FoundCampaign | BindPlace | TakeSeat | PlayCharacter | ChangeScene
CAMPAIGN_ACTIONS = (FoundCampaign, BindPlace, TakeSeat, PlayCharacter, ChangeScene)
