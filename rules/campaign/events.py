"""What can happen to a campaign, whatever its game."""

from typing import Literal

from rules.campaign.model import Language
from rules.frozen import Event
from rules.seat import Role


class CampaignFounded(Event):
    """The campaign has its name and language."""

    kind: Literal["campaign-founded"] = "campaign-founded"
    name: str
    language: Language


class PlaceBound(Event):
    """A place belongs to the campaign from now on."""

    kind: Literal["place-bound"] = "place-bound"
    place: int


class SeatTaken(Event):
    """An account has a seat from now on."""

    kind: Literal["seat-taken"] = "seat-taken"
    seat: str
    role: Role
    holder: int


class CharacterPlayed(Event):
    """A seat plays this character from now on when none is named."""

    kind: Literal["character-played"] = "character-played"
    seat: str
    character: str
    name: str


class SceneChanged(Event):
    """The next scene has begun; `scene` is its number, counted from 1."""

    kind: Literal["scene-changed"] = "scene-changed"
    scene: int


CampaignEvent = CampaignFounded | PlaceBound | SeatTaken | CharacterPlayed | SceneChanged
CAMPAIGN_EVENTS = (CampaignFounded, PlaceBound, SeatTaken, CharacterPlayed, SceneChanged)
