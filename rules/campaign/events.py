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
    """The next scene has begun; `scene` is its number, counted from 1.

    `counts` is false where a rest has counted for slow recovery already.
    """

    kind: Literal["scene-changed"] = "scene-changed"
    scene: int
    counts: bool = True


class Rested(Event):
    """The characters have rested. `counts` is false where the scene's change counted already."""

    kind: Literal["rested"] = "rested"
    counts: bool


class TimeMoved(Event):
    """Game time has passed; `clock` is the time now, both in minutes."""

    kind: Literal["time-moved"] = "time-moved"
    minutes: int
    clock: int


class SessionStarted(Event):
    """A session has begun; `session` counts from 1."""

    kind: Literal["session-started"] = "session-started"
    session: int


class SessionEnded(Event):
    """The session is over."""

    kind: Literal["session-ended"] = "session-ended"
    session: int


class BreakDeclared(Event):
    """A long break has begun, or is over."""

    kind: Literal["break-declared"] = "break-declared"
    on: bool


class SettingChanged(Event):
    """A setting has another value."""

    kind: Literal["setting-changed"] = "setting-changed"
    system: str
    key: str
    old: str
    new: str


CourseEvent = SceneChanged | Rested | TimeMoved | SessionStarted | SessionEnded | BreakDeclared
CampaignEvent = CampaignFounded | PlaceBound | SeatTaken | CharacterPlayed | SettingChanged | CourseEvent
CAMPAIGN_EVENTS = (
    CampaignFounded,
    PlaceBound,
    SeatTaken,
    CharacterPlayed,
    SettingChanged,
    SceneChanged,
    Rested,
    TimeMoved,
    SessionStarted,
    SessionEnded,
    BreakDeclared,
)
