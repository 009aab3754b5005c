"""The actions on conflicts and opposed rolls. `turn` is the turn in which an action was offered."""

from typing import Literal

from rules.core.model_base import Action, Frozen
from rules.nyx.base.enums import Attribute, BonusKind, BreakOff, GroupMode, Mode, SideNumber, Tactic


class SideSetup(Frozen):
    """One side as the GM sets it up. Without `character` the side is passive (NYX-22).

    `members` join the character; `group` decides who of them rolls (NYX-21, D-16). Without `break_off` the
    campaign's setting applies.
    """

    character: str = ""
    members: tuple[str, ...] = ()
    group: GroupMode | None = None
    name: str = ""
    goal: str = ""
    attribute: Attribute | None = None
    modifier: int = 0
    advantage: int = 0
    break_off: BreakOff | None = None


class OpenConflict(Action):
    """Open a complex action (NYX-22, NYX-23, NYX-28, NYX-29, NYX-39). `lead` is for side 1. Who: GM.

    If length or mode is None, the campaign's setting applies.
    """

    kind: Literal["open-conflict"] = "open-conflict"
    place: int
    title: str
    sides: tuple[SideSetup, SideSetup]
    length: int | None = None
    mode: Mode | None = None
    lead: int = 0


class Challenge(Action):
    """Open an opposed roll (NYX-20): both sides declare, then both roll. Who: GM, or side 1's player.

    If it is `harmful`, the loser takes the margin as a penalty (D-15), and the stake says of what kind. If it
    is None, the campaign's setting applies. Only the GM may set `harmful`, modifiers or members.
    """

    kind: Literal["challenge"] = "challenge"
    place: int
    title: str
    sides: tuple[SideSetup, SideSetup]
    stake: str = ""
    harmful: bool | None = None


class ContestAction(Action):
    """An action on an open conflict, in the turn in which it was offered."""

    contest: str
    turn: int


class Declare(ContestAction):
    """Close a side's declaration (NYX-24). An empty `goal` leaves the goal as it is.

    A `tactic` is sealed with it; `keep` says that it stays if the dice change before the roll (D-25).
    """

    kind: Literal["declare"] = "declare"
    side: SideNumber
    attribute: Attribute
    positive: tuple[int, ...] = ()
    negative: tuple[int, ...] = ()
    goal: str = ""
    #: Who rolls for a side of several characters, if several may (NYX-21).
    roller: str = ""
    tactic: Tactic | None = None
    keep: bool = False


class Revise(ContestAction):
    """Reopen a side's declaration, as long as not all sides have declared (D-41)."""

    kind: Literal["revise"] = "revise"
    side: SideNumber


class LetClaims(ContestAction):
    """Let the aspects pass that players claim now; if only that was missing, the dice fall. Who: GM."""

    kind: Literal["let-claims"] = "let-claims"


class StrikeClaim(ContestAction):
    """Rule out an aspect that a player claims, before the dice fall (NYX-7, NYX-8). Who: GM."""

    kind: Literal["strike-claim"] = "strike-claim"
    side: SideNumber
    aspect: int
    text: str = ""


class SetModifier(ContestAction):
    """Set a side's modifier, -3 to 3, from this round on (NYX-16, NYX-24). Who: GM."""

    kind: Literal["set-modifier"] = "set-modifier"
    side: SideNumber
    modifier: int


class SetAdvantage(ContestAction):
    """Set a side's situational advantage, 0 to 5 (NYX-32). Who: the GM; the holder may give it up."""

    kind: Literal["set-advantage"] = "set-advantage"
    side: SideNumber
    advantage: int


class SetAutomatic(ContestAction):
    """Let a side of NPCs draw its tactics from the forecast's best mix, or stop that. Who: GM."""

    kind: Literal["play-itself"] = "play-itself"
    side: SideNumber
    on: bool


class PickTactic(ContestAction):
    """Pick a tactic in secret; its side cannot change it (NYX-33). The last pick reveals both and rolls the
    dice.
    """

    kind: Literal["pick-tactic"] = "pick-tactic"
    side: SideNumber
    tactic: Tactic
    #: Whether the pick stays if the dice change before the roll (D-25).
    keep: bool = False


class ChooseBonus(ContestAction):
    """Say how an effective win is used; a story needs a description (NYX-36 to 39)."""

    kind: Literal["choose-bonus"] = "choose-bonus"
    side: SideNumber
    choice: BonusKind
    text: str = ""


class JudgeStory(ContestAction):
    """Allow or refuse a narrative advantage (NYX-38). Who: GM."""

    kind: Literal["judge-story"] = "judge-story"
    side: SideNumber
    allow: bool


class TakePenalty(ContestAction):
    """Take a penalty: fatigue, or damage with a name (NYX-43)."""

    kind: Literal["take-penalty"] = "take-penalty"
    side: SideNumber
    damage: bool
    name: str = ""


class TellRound(ContestAction):
    """Tell what happened in the last round (NYX-41). Who: its narrator, or the GM."""

    kind: Literal["tell-round"] = "tell-round"
    text: str


class GiveUp(ContestAction):
    """Give up; the opponent reaches its goal (NYX-40)."""

    kind: Literal["give-up"] = "give-up"
    side: SideNumber


class BreakOffNow(ContestAction):
    """Break off during a declaration, if the side may do so freely (NYX-39)."""

    kind: Literal["break-off-now"] = "break-off-now"
    side: SideNumber


class EndConflict(ContestAction):
    """End the conflict without a winner. Who: GM."""

    kind: Literal["end-conflict"] = "end-conflict"


class CorrectConflict(ContestAction):
    """Correct an open conflict, with a reason: the marker, the mode, or a side's goal. Who: GM."""

    kind: Literal["correct-conflict"] = "correct-conflict"
    field: Literal["marker", "mode", "goal"]
    side: SideNumber | None = None
    value: str
    reason: str


OpenAction = OpenConflict | Challenge
RoundAction = (
    Declare
    | Revise
    | LetClaims
    | StrikeClaim
    | SetModifier
    | SetAdvantage
    | SetAutomatic
    | PickTactic
    | ChooseBonus
    | JudgeStory
    | TakePenalty
)
EndAction = TellRound | GiveUp | BreakOffNow | EndConflict | CorrectConflict
