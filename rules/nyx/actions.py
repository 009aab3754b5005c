"""What can be asked in a Nyx campaign. Actions on a conflict carry the turn they were offered in."""

from typing import Literal

from rules.frozen import Action, Frozen
from rules.nyx.model import (
    Attribute,
    BonusKind,
    BreakOff,
    Entry,
    GroupMode,
    Mode,
    SideNumber,
    Tactic,
)


class CreateCharacter(Action):
    """Start a sheet with values of 5 and no aspect named. Who: a player for themself, the GM for NPCs."""

    kind: Literal["create-character"] = "create-character"
    name: str
    npc: bool = False


class CreateBare(Action):
    """Create an opponent that is one value of 1 to 15, without aspects or points (D-3). Who: GM."""

    kind: Literal["create-bare"] = "create-bare"
    name: str
    value: int
    mob: bool = False


class SetAttribute(Action):
    """Write one attribute of 1 to 15 on an unfinished sheet (NYX-2)."""

    kind: Literal["set-attribute"] = "set-attribute"
    character: str
    attribute: Attribute
    value: int


class NameAspects(Action):
    """Name aspects on an unfinished sheet: `names[i]` for slot `first + i` of the ten (NYX-4)."""

    kind: Literal["name-aspects"] = "name-aspects"
    character: str
    first: int
    names: tuple[str, ...]


class FinishCharacter(Action):
    """Close the sheet once NYX-2 and NYX-4 hold."""

    kind: Literal["finish-character"] = "finish-character"
    character: str


class RollAlone(Action):
    """An individual simple action (NYX-15). Aspects by number; `modifier` -3 to 0 (NYX-16).

    `after` is how many rolls the character had made when this one was offered; None: any number.
    """

    kind: Literal["roll-alone"] = "roll-alone"
    character: str
    attribute: Attribute
    modifier: int = 0
    positive: tuple[int, ...] = ()
    negative: tuple[int, ...] = ()
    after: int | None = None


class CallForRoll(Action):
    """Call for an individual action of one character, or of a group through one of it (NYX-15, NYX-21).

    `mode` is needed for two or more. Who: GM.
    """

    kind: Literal["call-for-roll"] = "call-for-roll"
    characters: tuple[str, ...]
    attribute: Attribute
    modifier: int = 0
    mode: GroupMode | None = None
    text: str = ""


class AskSuccess(Action):
    """Ask for a success without a roll, by an aspect that helps (NYX-13). Who: the player."""

    kind: Literal["ask-success"] = "ask-success"
    character: str
    aspect: int
    text: str


class ProposeChange(Action):
    """Propose other aspects, each line a name and a value, with a reason (NYX-14). Who: the player."""

    kind: Literal["propose-change"] = "propose-change"
    character: str
    entries: tuple[Entry, ...]
    reason: str


class JudgeAsk(Action):
    """Allow or refuse what a player asks for (NYX-13, NYX-14). Who: GM."""

    kind: Literal["judge-ask"] = "judge-ask"
    character: str
    allow: bool


class RemoveDamage(Action):
    """Remove a damage aspect for five points, when characters may change (NYX-49). Who: the player."""

    kind: Literal["remove-damage"] = "remove-damage"
    character: str
    aspect: int


class HealSlow(Action):
    """Say which slow damage has healed (NYX-50). Who: the player."""

    kind: Literal["heal-slow"] = "heal-slow"
    character: str
    aspect: int


class Afflict(Action):
    """Impose a slow penalty: strength -3 to 0, period in minutes (NYX-47). Who: GM."""

    kind: Literal["afflict"] = "afflict"
    character: str
    name: str
    attribute: Attribute
    strength: int
    period: int


class RollAffliction(Action):
    """Make a roll of a slow penalty that is due (NYX-47). Who: the player."""

    kind: Literal["roll-affliction"] = "roll-affliction"
    character: str
    affliction: int
    positive: tuple[int, ...] = ()
    negative: tuple[int, ...] = ()
    #: Which of the three rolls, counted from 0: what tells two presses of one button apart.
    nth: int


class CorrectSheet(Action):
    """Set a number on a sheet right, with a reason: `points`, or an attribute's base or fatigue. Who: GM."""

    kind: Literal["correct-sheet"] = "correct-sheet"
    character: str
    field: Literal["points", "base", "fatigue"]
    attribute: Attribute | None = None
    value: int
    reason: str


class CorrectAspect(Action):
    """Set an aspect right: `aspect` 0 adds one, `value` 0 takes it away. Who: GM."""

    kind: Literal["correct-aspect"] = "correct-aspect"
    character: str
    aspect: int = 0
    name: str = ""
    value: int = 0
    damage: bool = False
    slow: bool = False
    reason: str


class UseInStory(Action):
    """Use an aspect for a fact instead of dice (NYX-10): it helps for a point, or hurts for its value."""

    kind: Literal["use-in-story"] = "use-in-story"
    character: str
    aspect: int
    helps: bool
    text: str


class SucceedByAspect(Action):
    """Let a character succeed without a roll by a positive aspect (NYX-13). Who: GM."""

    kind: Literal["succeed-by-aspect"] = "succeed-by-aspect"
    character: str
    aspect: int
    text: str


class DemandAspect(Action):
    """Demand that an aspect hurts in the character's next roll (NYX-12). Who: GM."""

    kind: Literal["demand-aspect"] = "demand-aspect"
    character: str
    aspect: int


class AnswerDemand(Action):
    """Accept a demand for its value in points, or buy it off for one (NYX-12). Who: the player."""

    kind: Literal["answer-demand"] = "answer-demand"
    character: str
    aspect: int
    buy_off: bool


class SideSetup(Frozen):
    """One side as the GM sets it up. Without `character` the side is passive (NYX-22).

    `members` stand beside the character; who of them rolls is by `group` (NYX-21, D-16). Break-off
    None is the campaign's setting.
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

    Length and mode None are the campaign's settings.
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

    `harmful`: the loser takes the margin as a penalty (D-15); the stake says of what kind. Only the GM
    sets that, modifiers and members.
    """

    kind: Literal["challenge"] = "challenge"
    place: int
    title: str
    sides: tuple[SideSetup, SideSetup]
    stake: str = ""
    harmful: bool = False


class ContestAction(Action):
    """An action on a running conflict, in the turn in which it was offered."""

    contest: str
    turn: int


class Declare(ContestAction):
    """Close a side's declaration (NYX-24). `goal` stays as it is when empty."""

    kind: Literal["declare"] = "declare"
    side: SideNumber
    attribute: Attribute
    positive: tuple[int, ...] = ()
    negative: tuple[int, ...] = ()
    goal: str = ""
    #: Who rolls for a side of several persons, where values are equal (NYX-21).
    roller: str = ""


class Revise(ContestAction):
    """Open a side's declaration again, until both are closed (section 11)."""

    kind: Literal["revise"] = "revise"
    side: SideNumber


class SetModifier(ContestAction):
    """Set a side's modifier, -3 to 3, from this round on (NYX-16, NYX-24). Who: GM."""

    kind: Literal["set-modifier"] = "set-modifier"
    side: SideNumber
    modifier: int


class SetAdvantage(ContestAction):
    """Set a side's situational advantage, 0 to 5 (NYX-32). Who: GM grants, the holder may give up."""

    kind: Literal["set-advantage"] = "set-advantage"
    side: SideNumber
    advantage: int


class PlayItself(ContestAction):
    """Let a side of NPCs draw its tactics from the forecast's best mix, or no longer. Who: GM."""

    kind: Literal["play-itself"] = "play-itself"
    side: SideNumber
    on: bool


class PickTactic(ContestAction):
    """Pick in secret, finally (NYX-33). The last pick reveals both and rolls the dice."""

    kind: Literal["pick-tactic"] = "pick-tactic"
    side: SideNumber
    tactic: Tactic


class ChooseBonus(ContestAction):
    """Say what an effective win is used for; a story needs a description (NYX-36 to 39)."""

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
    """Take the penalty that is due: fatigue, or damage with a name (NYX-43)."""

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
    """Break off in a declaration, where that is free (NYX-39)."""

    kind: Literal["break-off-now"] = "break-off-now"
    side: SideNumber


class EndConflict(ContestAction):
    """End the conflict with no goal reached. Who: GM."""

    kind: Literal["end-conflict"] = "end-conflict"


class CorrectConflict(ContestAction):
    """Set a running conflict right, with a reason: the marker, the mode, or a side's goal. Who: GM."""

    kind: Literal["correct-conflict"] = "correct-conflict"
    field: Literal["marker", "mode", "goal"]
    side: SideNumber | None = None
    value: str
    reason: str


SheetAction = CreateCharacter | CreateBare | SetAttribute | NameAspects | FinishCharacter
CorrectAction = CorrectSheet | CorrectAspect
AspectAction = RollAlone | UseInStory | SucceedByAspect | DemandAspect | AnswerDemand | CallForRoll
CareAction = AskSuccess | ProposeChange | JudgeAsk | RemoveDamage | HealSlow | Afflict | RollAffliction
OpenAction = OpenConflict | Challenge
RoundAction = (
    Declare
    | Revise
    | SetModifier
    | SetAdvantage
    | PlayItself
    | PickTactic
    | ChooseBonus
    | JudgeStory
    | TakePenalty
)
EndAction = TellRound | GiveUp | BreakOffNow | EndConflict | CorrectConflict
NyxAction = SheetAction | CorrectAction | AspectAction | CareAction | OpenAction | RoundAction | EndAction
