"""The events of a campaign, the same in every game."""

from typing import Literal

from rules.campaign.handouts import HandoutDropped, HandoutEvent, HandoutMade, HandoutShown
from rules.campaign.hidden_rolls import HiddenRolled, HiddenRollShown
from rules.campaign.model import Language
from rules.campaign.ready import ReadyConflictBegun, ReadyEvent, ScenePrepared
from rules.campaign.telling import Sentence
from rules.core.model_base import Event, sparse
from rules.core.seat import Role


class CampaignFounded(Event):
    """The campaign received its name and language."""

    kind: Literal["campaign-founded"] = "campaign-founded"
    name: str
    language: Language


class PlaceBound(Event):
    """A place was bound to the campaign."""

    kind: Literal["place-bound"] = "place-bound"
    place: int


class PlaceLeft(Event):
    """A place no longer belongs to the campaign."""

    kind: Literal["place-left"] = "place-left"
    place: int


class SeatTaken(Event):
    """An account took a seat. The campaign stores which account; the log never does."""

    kind: Literal["seat-taken"] = "seat-taken"
    seat: str
    role: Role
    holder: int = 0
    called: str = ""
    #: The holder is the n-th person who took a seat in the campaign; 0 in earlier events.
    nth: int = sparse(0)


class Invited(Event):
    """An account was invited. The campaign stores which one; the log never does."""

    kind: Literal["invited"] = "invited"
    holder: int = 0


class SeatLeft(Event):
    """A seat lost its holder. Its stand-in, and its standing in for others, end too."""

    kind: Literal["seat-left"] = "seat-left"
    seat: str


class SeatHanded(Event):
    """A seat has a new holder. The campaign stores which account; the log never does."""

    kind: Literal["seat-handed"] = "seat-handed"
    seat: str
    holder: int = 0
    called: str = ""
    #: The holder is the n-th person who took a seat in the campaign; 0 in earlier events.
    nth: int = sparse(0)


class ChairHanded(Event):
    """Another seat became the responsible GM; the old one became a player."""

    kind: Literal["chair-handed"] = "chair-handed"
    old: str
    new: str


class RoleSet(Event):
    """The role of a seat changed."""

    kind: Literal["role-set"] = "role-set"
    seat: str
    role: Role


class StandInAppointed(Event):
    """The holder of another seat may act for this one; nobody may if `stand_in` is empty."""

    kind: Literal["stand-in-appointed"] = "stand-in-appointed"
    seat: str
    stand_in: str


class CharacterGiven(Event):
    """A character moved to another seat; "" is the GM's."""

    kind: Literal["character-given"] = "character-given"
    character: str
    name: str
    old: str
    new: str


class CharacterPlayed(Event):
    """A seat chose the character that it plays by default, at a place or (0) everywhere.

    With `acting`, the seat acts for that other seat there.
    """

    kind: Literal["character-played"] = "character-played"
    seat: str
    character: str
    name: str
    place: int = 0
    acting: str = ""


class ActedFor(Event):
    """A stand-in acted for an absent seat in this save. Both are named by their characters."""

    kind: Literal["acted-for"] = "acted-for"
    seat: str
    by: str
    name: str
    by_name: str


class TimeRanOut(Event):
    """The save contains a default action for a seat whose time ran out.

    `name` is that seat's character. The dice chose the action, or the GM did in public. `choices` is the
    number of sides of the die that chose among so many actions; 0 if there was one alone, or the GM chose.
    """

    kind: Literal["time-ran-out"] = "time-ran-out"
    seat: str
    name: str
    how: Literal["dice", "openly"]
    choices: int = sparse(0)


class CharacterImported(Event):
    """A character was imported for a seat, or for the GM with "".

    `sheet` is the complete character as JSON. It is empty if the event is replayed.
    """

    kind: Literal["character-imported"] = "character-imported"
    character: str
    name: str
    seat: str
    sheet: str = ""


class CampaignMovedIn(Event):
    """The campaign was imported: its chair has a holder again, and it has a place."""

    kind: Literal["campaign-moved-in"] = "campaign-moved-in"
    seat: str
    place: int
    holder: int = 0
    called: str = ""


class InvitationDropped(Event):
    """An invitation was deleted. Whose it was is not stored."""

    kind: Literal["invitation-dropped"] = "invitation-dropped"
    holder: int = 0


class LuckShown(Event):
    """A seat lets the table see how its rolls have gone, or does not any more."""

    kind: Literal["luck-shown"] = "luck-shown"
    seat: str
    on: bool


class GmCalled(Event):
    """A manager of the server asked in public whether the GM is still here."""

    kind: Literal["gm-called"] = "gm-called"


class GmAnswered(Event):
    """The GM is still here."""

    kind: Literal["gm-answered"] = "gm-answered"


class CampaignArchived(Event):
    """The campaign left all its places and rests."""

    kind: Literal["campaign-archived"] = "campaign-archived"


class CampaignRestored(Event):
    """The campaign is in play again."""

    kind: Literal["campaign-restored"] = "campaign-restored"


class SceneChanged(Event):
    """The next scene began; `scene` is its number, counted from 1.

    `counts` is false if a rest has already counted for slow recovery. `title` is empty if nobody gave one.
    """

    kind: Literal["scene-changed"] = "scene-changed"
    scene: int
    counts: bool = True
    title: str = sparse("")


class Rested(Event):
    """The characters rested. `counts` is false if the change of scene has already counted for slow
    recovery.
    """

    kind: Literal["rested"] = "rested"
    counts: bool


class TimeMoved(Event):
    """Game time passed; `clock` is the time now. Both are in minutes."""

    kind: Literal["time-moved"] = "time-moved"
    minutes: int
    clock: int


class SessionStarted(Event):
    """A session began; `session` counts from 1. `present` lists the seats that were there, if known.

    `title` is empty if nobody gave one. `recap` tells everybody what happened last time; it may be empty.
    """

    kind: Literal["session-started"] = "session-started"
    session: int
    present: tuple[str, ...] = ()
    title: str = sparse("")
    recap: str = sparse("")


class SessionEnded(Event):
    """The session ended."""

    kind: Literal["session-ended"] = "session-ended"
    session: int


class BreakDeclared(Event):
    """A long break began or ended."""

    kind: Literal["break-declared"] = "break-declared"
    on: bool


class SettingChanged(Event):
    """The value of a setting changed."""

    kind: Literal["setting-changed"] = "setting-changed"
    system: str
    key: str
    old: str
    new: str


class MessageKept(Event):
    """A message that somebody wrote in the channel was kept in the journal as their words.

    `seat` is its author's, `by` the character they play, if any; `gm` says that the author is a GM.
    """

    kind: Literal["message-kept"] = "message-kept"
    message: int
    seat: str
    by: str
    text: str
    gm: bool = sparse(False)


class Undone(Event):
    """The save of this version was undone: its events no longer count.

    It was the action of `seat`, named by the character that it plays.
    """

    kind: Literal["undone"] = "undone"
    version: int
    seat: str
    name: str


class Worded(Event):
    """These sentences tell what happened in this turn. They are chosen once and never change."""

    kind: Literal["worded"] = "worded"
    said: tuple[Sentence, ...]


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
    | LuckShown
    | ActedFor
    | TimeRanOut
)
HiddenEvent = HiddenRolled | HiddenRollShown
MovingEvent = CharacterImported | CampaignMovedIn | InvitationDropped
GoverningEvent = GmCalled | GmAnswered | CampaignArchived | CampaignRestored
CampaignEvent = (
    CampaignFounded
    | PlaceBound
    | PlaceLeft
    | SeatingEvent
    | MovingEvent
    | GoverningEvent
    | ReadyEvent
    | SettingChanged
    | CourseEvent
    | HiddenEvent
    | HandoutEvent
    | MessageKept
    | Undone
    | Worded
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
    LuckShown,
    ActedFor,
    TimeRanOut,
    CharacterImported,
    CampaignMovedIn,
    InvitationDropped,
    GmCalled,
    GmAnswered,
    CampaignArchived,
    CampaignRestored,
    ScenePrepared,
    ReadyConflictBegun,
    SettingChanged,
    SceneChanged,
    Rested,
    TimeMoved,
    SessionStarted,
    SessionEnded,
    BreakDeclared,
    HiddenRolled,
    HiddenRollShown,
    HandoutMade,
    HandoutShown,
    HandoutDropped,
    MessageKept,
    Undone,
    Worded,
)
