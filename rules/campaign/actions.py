"""The actions on a campaign, the same in every game."""

from typing import Literal

from rules.campaign.handouts import DropHandout, Handing, MakeHandout, ShowHandout
from rules.campaign.model import Language
from rules.campaign.ready import BeginReadyConflict, ClaimCharacter, PrepareScene
from rules.core.model_base import Action


class FoundCampaign(Action):
    """Start the campaign; the account becomes its GM. Played once, on an empty campaign."""

    kind: Literal["found-campaign"] = "found-campaign"
    holder: int
    called: str = ""
    name: str
    language: Language
    place: int


class BindPlace(Action):
    """Bind one more place to the campaign; this restores an archived one. Who: GM."""

    kind: Literal["bind-place"] = "bind-place"
    place: int


class UnbindPlace(Action):
    """Remove a place from the campaign.
    Who: GM; or (`by_server`) a manager of the server, which the caller checks.
    """

    kind: Literal["unbind-place"] = "unbind-place"
    place: int
    by_server: bool = False


class TakeSeat(Action):
    """Join as a player. `called` is the account's name.
    Who: anyone at the campaign's home without a seat; only invited accounts if the table wants that.
    """

    kind: Literal["take-seat"] = "take-seat"
    holder: int
    called: str = ""


class Invite(Action):
    """Invite an account to join. Who: GM."""

    kind: Literal["invite"] = "invite"
    holder: int


class LeaveSeat(Action):
    """Leave a seat empty; its characters wait.
    Who: its holder; a GM for players; the GM in the chair for co-GMs.

    `forgotten` means that the account asked to be forgotten. Then the GM's chair may become empty too, and
    only the holder may ask for it.
    """

    kind: Literal["leave-seat"] = "leave-seat"
    seat: str
    forgotten: bool = False


class HandSeat(Action):
    """Give a seat, held or empty, to an account that has none.
    Who: its holder; the GM for players. Only the GM in the chair hands over a co-GM's seat.
    """

    kind: Literal["hand-seat"] = "hand-seat"
    seat: str
    holder: int
    called: str = ""


class HandChair(Action):
    """Make another seat the responsible GM; the old one becomes a player. Who: that GM."""

    kind: Literal["hand-chair"] = "hand-chair"
    seat: str


class TakeChair(Action):
    """Take the chair of a GM who is gone.
    Who: a co-GM, or a manager of the server. The caller checks this, and that the GM is gone.
    """

    kind: Literal["take-chair"] = "take-chair"
    holder: int
    called: str = ""


class SetRole(Action):
    """Make a player a co-GM, or a co-GM a player. Who: the GM in the chair."""

    kind: Literal["set-role"] = "set-role"
    seat: str
    gm: bool


class AppointStandIn(Action):
    """Let the holder of a seat act for an absent one; "" ends it. Who: the absent seat; a GM for
    players; the GM in the chair for co-GMs.
    """

    kind: Literal["appoint-stand-in"] = "appoint-stand-in"
    seat: str
    stand_in: str


class GiveCharacter(Action):
    """Give a character to another seat; "" is the GM's. Who: its player; the GM for any."""

    kind: Literal["give-character"] = "give-character"
    character: str
    seat: str


class PlayCharacter(Action):
    """Choose the character that this seat plays by default, at this place or (0) everywhere.

    A stand-in who chooses a character of the absent seat acts for that seat there. Who: the seat that the
    character belongs to, or its stand-in.
    """

    kind: Literal["play-character"] = "play-character"
    character: str
    place: int = 0


class ImportCharacter(Action):
    """Import a character from a file.
    `sheet` is a complete, validated sheet of the game as JSON, with times relative to now. The character
    belongs to the seat, or to the GM if the GM imports it. Who: a player between sessions; the GM always.
    """

    kind: Literal["import-character"] = "import-character"
    name: str
    sheet: str


class MoveIn(Action):
    """Take the chair of an imported campaign, whose seats are all empty, and bind it to a place."""

    kind: Literal["move-in"] = "move-in"
    holder: int
    called: str = ""
    place: int


class DropInvitation(Action):
    """Delete an account's invitation. Who: that account; the caller checks this."""

    kind: Literal["drop-invitation"] = "drop-invitation"
    holder: int


class CallGm(Action):
    """Ask in public whether the GM is still here. Who: a manager of the server; the caller checks this."""

    kind: Literal["call-gm"] = "call-gm"


class AnswerCall(Action):
    """Say that the GM is still here. Who: the GM in the chair."""

    kind: Literal["answer-call"] = "answer-call"


class ArchiveCampaign(Action):
    """Leave every place. Nothing can be played until a place is bound again.
    Who: the GM in the chair; or (`by_server`) a manager of the server, which the caller checks.
    """

    kind: Literal["archive-campaign"] = "archive-campaign"
    by_server: bool = False


class ChangeScene(Action):
    """End the current important scene and begin the next one, with a title or "". Who: GM."""

    kind: Literal["change-scene"] = "change-scene"
    title: str = ""


class Rest(Action):
    """Declare a rest; its effect depends on the game. Who: GM."""

    kind: Literal["rest"] = "rest"


class MoveTime(Action):
    """Let 1 minute to 10 years of game time pass. Who: GM."""

    kind: Literal["move-time"] = "move-time"
    minutes: int


class StartSession(Action):
    """Begin a session of play, with a title or "". Who: GM.

    `present` lists the seats that are there, if known. `recap` says what happened last time, if anything.
    """

    kind: Literal["start-session"] = "start-session"
    present: tuple[str, ...] = ()
    title: str = ""
    recap: str = ""


class EndSession(Action):
    """End the session; characters may change between sessions. Who: GM."""

    kind: Literal["end-session"] = "end-session"


class DeclareBreak(Action):
    """Begin or end a long break within a session. Who: GM."""

    kind: Literal["declare-break"] = "declare-break"
    on: bool


class RollHidden(Action):
    """Roll unseen by the table. Who: GM; players, for the GM's eyes, where the campaign lets them.

    `rolls` is an attribute or ability, with `modifier`; in Zapas `count` dice are rolled against
    `difficulty`. `text` is what the GM tells everybody of the roll.
    """

    kind: Literal["roll-hidden"] = "roll-hidden"
    character: str = ""
    rolls: str = ""
    modifier: int = 0
    count: int = 0
    difficulty: int = 0
    text: str = ""


class ShowHidden(Action):
    """Show a hidden roll to everybody. Who: GM."""

    kind: Literal["show-hidden"] = "show-hidden"
    number: int


class KeepMessage(Action):
    """Keep a message in the journal as its author's words. Who: its author; the GM for anybody with a seat.

    `holder` is the author's account; `places` are the message's channel and what it belongs to.
    """

    kind: Literal["keep-message"] = "keep-message"
    message: int
    holder: int
    text: str
    places: tuple[int, ...] = ()


class ChangeSetting(Action):
    """Choose another value for a setting, or type one if the setting allows that. Who: GM."""

    kind: Literal["change-setting"] = "change-setting"
    key: str
    value: str


class ShowLuck(Action):
    """Let the table see how one's rolls have gone, or stop it. Who: each seat for itself."""

    kind: Literal["show-luck"] = "show-luck"
    on: bool


Course = ChangeScene | Rest | MoveTime | StartSession | EndSession | DeclareBreak
Seating = (
    TakeSeat
    | Invite
    | LeaveSeat
    | HandSeat
    | HandChair
    | TakeChair
    | SetRole
    | AppointStandIn
    | GiveCharacter
    | PlayCharacter
    | ShowLuck
)
Moving = ImportCharacter | MoveIn | DropInvitation
Preparing = PrepareScene | ClaimCharacter | BeginReadyConflict
Governing = CallGm | AnswerCall | ArchiveCampaign
CampaignAction = (
    FoundCampaign
    | BindPlace
    | UnbindPlace
    | Seating
    | Moving
    | Governing
    | Preparing
    | ChangeSetting
    | ShowHidden
    | Handing
    | KeepMessage
    | Course
)
CAMPAIGN_ACTIONS = (
    FoundCampaign,
    BindPlace,
    UnbindPlace,
    TakeSeat,
    Invite,
    LeaveSeat,
    HandSeat,
    HandChair,
    TakeChair,
    SetRole,
    AppointStandIn,
    GiveCharacter,
    PlayCharacter,
    ShowLuck,
    ImportCharacter,
    MoveIn,
    DropInvitation,
    CallGm,
    AnswerCall,
    ArchiveCampaign,
    PrepareScene,
    ClaimCharacter,
    BeginReadyConflict,
    ChangeSetting,
    ShowHidden,
    MakeHandout,
    ShowHandout,
    DropHandout,
    KeepMessage,
    ChangeScene,
    Rest,
    MoveTime,
    StartSession,
    EndSession,
    DeclareBreak,
)
