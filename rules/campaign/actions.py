"""What can be asked of a campaign, whatever its game."""

from typing import Literal

from rules.campaign.model import Language
from rules.core.model_base import Action


class FoundCampaign(Action):
    """Start the campaign; who asks becomes its GM. Played once, on an empty campaign."""

    kind: Literal["found-campaign"] = "found-campaign"
    holder: int
    called: str = ""
    name: str
    language: Language
    place: int


class BindPlace(Action):
    """Bind one more place to the campaign. Who: GM."""

    kind: Literal["bind-place"] = "bind-place"
    place: int


class UnbindPlace(Action):
    """Let a place go. Who: GM."""

    kind: Literal["unbind-place"] = "unbind-place"
    place: int


class TakeSeat(Action):
    """Join as a player. Who: anyone at the campaign's home without a seat yet; where the table wants it
    so, only who was invited. `called` is what the account is called.
    """

    kind: Literal["take-seat"] = "take-seat"
    holder: int
    called: str = ""


class Invite(Action):
    """Let an account join. Who: GM."""

    kind: Literal["invite"] = "invite"
    holder: int


class LeaveSeat(Action):
    """Leave a seat empty; its characters wait. Who: its holder; the GM for players and co-GMs.

    `forgotten`: the account wants to be forgotten, so the GM's chair may become empty too. Who: its holder.
    """

    kind: Literal["leave-seat"] = "leave-seat"
    seat: str
    forgotten: bool = False


class HandSeat(Action):
    """Give a seat, held or empty, to an account that has none. Who: its holder; the GM for players. A co-GM's
    is handed by the GM in the chair alone, who says who is one.
    """

    kind: Literal["hand-seat"] = "hand-seat"
    seat: str
    holder: int
    called: str = ""


class HandChair(Action):
    """Make another seat the GM who answers for the campaign; the old one becomes a player. Who: that GM."""

    kind: Literal["hand-chair"] = "hand-chair"
    seat: str


class TakeChair(Action):
    """Take the chair of a GM who is gone. Who: a co-GM, or who manages the server: the edge makes sure
    of that, and that the GM is gone.
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
    """Let the holder of a seat act for an absent one; "" ends that. Who: the absent seat; GM for players."""

    kind: Literal["appoint-stand-in"] = "appoint-stand-in"
    seat: str
    stand_in: str


class GiveCharacter(Action):
    """Hand a character over to another seat; "" for the GM's. Who: its player, the GM for any."""

    kind: Literal["give-character"] = "give-character"
    character: str
    seat: str


class PlayCharacter(Action):
    """Play this character when none is named, at this place or (0) everywhere.

    A stand-in who plays a character of the absent seat acts for that seat there. Who: the seat that the
    character belongs to, or its stand-in.
    """

    kind: Literal["play-character"] = "play-character"
    character: str
    place: int = 0


class ImportCharacter(Action):
    """Bring a character in from a file; `sheet` is a whole one of the game as JSON, vetted, with its times
    counted from now. It becomes its seat's own, a GM's the GM's. Who: a player between sessions, a GM always.
    """

    kind: Literal["import-character"] = "import-character"
    name: str
    sheet: str


class MoveIn(Action):
    """Take the chair of a campaign that came in from a file, all of whose seats are empty, at a place."""

    kind: Literal["move-in"] = "move-in"
    holder: int
    called: str = ""
    place: int


class DropInvitation(Action):
    """Forget that an account was invited. Who: that account; the edge makes sure of it."""

    kind: Literal["drop-invitation"] = "drop-invitation"
    holder: int


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
    """Begin a session of play. `present` are the seats that are there, where that is known. Who: GM."""

    kind: Literal["start-session"] = "start-session"
    present: tuple[str, ...] = ()


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
)
Moving = ImportCharacter | MoveIn | DropInvitation
CampaignAction = FoundCampaign | BindPlace | UnbindPlace | Seating | Moving | ChangeSetting | Course
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
    ImportCharacter,
    MoveIn,
    DropInvitation,
    ChangeSetting,
    ChangeScene,
    Rest,
    MoveTime,
    StartSession,
    EndSession,
    DeclareBreak,
)
