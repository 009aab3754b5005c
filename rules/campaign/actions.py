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


class Rest(Action):
    """Declare a rest: slow damage heals, fatigue stays. Who: GM."""

    kind: Literal["rest"] = "rest"


class MoveTime(Action):
    """Let 1 minute to 10 years of game time pass. Who: GM."""

    kind: Literal["move-time"] = "move-time"
    minutes: int


class StartSession(Action):
    """Begin a session of play. Who: GM."""

    kind: Literal["start-session"] = "start-session"


class EndSession(Action):
    """End the session of play; between sessions characters may change. Who: GM."""

    kind: Literal["end-session"] = "end-session"


class DeclareBreak(Action):
    """Begin or end a long break within a session. Who: GM."""

    kind: Literal["declare-break"] = "declare-break"
    on: bool


class ChangeSetting(Action):
    """Choose another value for a setting, or type one where that is possible. Who: GM."""

    kind: Literal["change-setting"] = "change-setting"
    key: str
    value: str


Course = ChangeScene | Rest | MoveTime | StartSession | EndSession | DeclareBreak
CampaignAction = FoundCampaign | BindPlace | TakeSeat | PlayCharacter | ChangeSetting | Course
CAMPAIGN_ACTIONS = (
    FoundCampaign,
    BindPlace,
    TakeSeat,
    PlayCharacter,
    ChangeSetting,
    ChangeScene,
    Rest,
    MoveTime,
    StartSession,
    EndSession,
    DeclareBreak,
)
