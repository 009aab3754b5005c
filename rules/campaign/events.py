"""What can happen to a campaign, whatever its game."""

from typing import Literal

from rules.campaign.model import Language
from rules.core.model_base import Event
from rules.core.seat import Role


class CampaignFounded(Event):
    """The campaign has its name and language."""

    kind: Literal["campaign-founded"] = "campaign-founded"
    name: str
    language: Language


class PlaceBound(Event):
    """A place belongs to the campaign from now on."""

    kind: Literal["place-bound"] = "place-bound"
    place: int


class PlaceLeft(Event):
    """A place belongs to the campaign no longer."""

    kind: Literal["place-left"] = "place-left"
    place: int


class SeatTaken(Event):
    """An account has a seat from now on. Who that is stands in the campaign, never in the log."""

    kind: Literal["seat-taken"] = "seat-taken"
    seat: str
    role: Role
    holder: int = 0
    called: str = ""


class Invited(Event):
    """An account may join. Which one stands in the campaign, never in the log."""

    kind: Literal["invited"] = "invited"
    holder: int = 0


class SeatLeft(Event):
    """A seat has no holder any more. Its stand-in, and what it stood in for, end with it."""

    kind: Literal["seat-left"] = "seat-left"
    seat: str


class SeatHanded(Event):
    """A seat has another holder. Who that is stands in the campaign, never in the log."""

    kind: Literal["seat-handed"] = "seat-handed"
    seat: str
    holder: int = 0
    called: str = ""


class ChairHanded(Event):
    """Another seat is the GM who answers for the campaign; the old one is a player's from now on."""

    kind: Literal["chair-handed"] = "chair-handed"
    old: str
    new: str


class RoleSet(Event):
    """A seat has another role."""

    kind: Literal["role-set"] = "role-set"
    seat: str
    role: Role


class StandInAppointed(Event):
    """The holder of another seat may act for this one; nobody may when `stand_in` is empty."""

    kind: Literal["stand-in-appointed"] = "stand-in-appointed"
    seat: str
    stand_in: str


class CharacterGiven(Event):
    """A character belongs to another seat; "" is the GM's."""

    kind: Literal["character-given"] = "character-given"
    character: str
    name: str
    old: str
    new: str


class CharacterPlayed(Event):
    """A seat plays this character from now on when none is named, at a place or (0) everywhere.

    With `acting`, the seat acts for that other one there.
    """

    kind: Literal["character-played"] = "character-played"
    seat: str
    character: str
    name: str
    place: int = 0
    acting: str = ""


class ActedFor(Event):
    """What happened with it was done for an absent seat by its stand-in; both named by their characters."""

    kind: Literal["acted-for"] = "acted-for"
    seat: str
    by: str
    name: str
    by_name: str


class TimeRanOut(Event):
    """What happened with it came in for a seat whose time ran out, named by its character: by chance, or by
    the GM's choice in front of everybody.
    """

    kind: Literal["time-ran-out"] = "time-ran-out"
    seat: str
    name: str
    how: Literal["dice", "openly"]


class CharacterImported(Event):
    """A character came in from a file, for a seat or, with "", for the GM.

    `sheet` is the whole character as JSON, empty where the event is told again.
    """

    kind: Literal["character-imported"] = "character-imported"
    character: str
    name: str
    seat: str
    sheet: str = ""


class CampaignMovedIn(Event):
    """The campaign came in from a file: its chair has a holder again, and it a place."""

    kind: Literal["campaign-moved-in"] = "campaign-moved-in"
    seat: str
    place: int
    holder: int = 0
    called: str = ""


class InvitationDropped(Event):
    """Somebody who was invited is invited no longer. Who, stands nowhere."""

    kind: Literal["invitation-dropped"] = "invitation-dropped"
    holder: int = 0


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
    present: tuple[str, ...] = ()


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


class Undone(Event):
    """The save of this version was taken back: its events happened, and count no longer.

    It was the action of `seat`, named by the character that it plays.
    """

    kind: Literal["undone"] = "undone"
    version: int
    seat: str
    name: str


CourseEvent = SceneChanged | Rested | TimeMoved | SessionStarted | SessionEnded | BreakDeclared
SeatingEvent = (
    SeatTaken
    | Invited
    | SeatLeft
    | SeatHanded
    | ChairHanded
    | RoleSet
    | StandInAppointed
    | CharacterGiven
    | CharacterPlayed
    | ActedFor
    | TimeRanOut
)
MovingEvent = CharacterImported | CampaignMovedIn | InvitationDropped
CampaignEvent = (
    CampaignFounded
    | PlaceBound
    | PlaceLeft
    | SeatingEvent
    | MovingEvent
    | SettingChanged
    | CourseEvent
    | Undone
)
CAMPAIGN_EVENTS = (
    CampaignFounded,
    PlaceBound,
    PlaceLeft,
    SeatTaken,
    Invited,
    SeatLeft,
    SeatHanded,
    ChairHanded,
    RoleSet,
    StandInAppointed,
    CharacterGiven,
    CharacterPlayed,
    ActedFor,
    TimeRanOut,
    CharacterImported,
    CampaignMovedIn,
    InvitationDropped,
    SettingChanged,
    SceneChanged,
    Rested,
    TimeMoved,
    SessionStarted,
    SessionEnded,
    BreakDeclared,
    Undone,
)
