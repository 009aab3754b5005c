"""The actions of Nyx outside conflicts: sheets, aspects, single rolls, requests and healing.

Actions on conflicts are in `rules.nyx.state.contest_actions`.
"""

from typing import Literal

from rules.core.model_base import Action
from rules.nyx.base.enums import Attribute, GroupMode
from rules.nyx.state.campaign_state import Entry
from rules.nyx.state.contest_actions import EndAction, OpenAction, RoundAction


class CreateCharacter(Action):
    """Start a sheet with values of 5 and unnamed aspects. Who: a player for themself, the GM for NPCs."""

    kind: Literal["create-character"] = "create-character"
    name: str
    npc: bool = False


class CreateBare(Action):
    """Create an opponent that is a single value of 1 to 15, without aspects or points (D-3). Who: GM."""

    kind: Literal["create-bare"] = "create-bare"
    name: str
    value: int
    mob: bool = False


class SetAttribute(Action):
    """Set one attribute, 1 to 15, on an unfinished sheet (NYX-2)."""

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
    """Roll an individual simple action (NYX-15). `modifier` is -3 to 0 (NYX-16), aspects are given by number.

    `after` is the number of rolls that the character had made when this one was offered; None allows any.
    """

    kind: Literal["roll-alone"] = "roll-alone"
    character: str
    attribute: Attribute
    modifier: int = 0
    positive: tuple[int, ...] = ()
    negative: tuple[int, ...] = ()
    after: int | None = None


class CallForRoll(Action):
    """Call for an individual action of one character, or of a group for which one rolls (NYX-15, NYX-21).

    `mode` is needed for two or more characters. Who: GM.
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
    """Allow or refuse a player's request (NYX-13, NYX-14). Who: GM."""

    kind: Literal["judge-ask"] = "judge-ask"
    character: str
    allow: bool


class RemoveDamage(Action):
    """Remove a damage aspect for five points while characters may change (NYX-49). Who: the player."""

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
    """Make a roll of a slow penalty whose time has come (NYX-47). Who: the player."""

    kind: Literal["roll-affliction"] = "roll-affliction"
    character: str
    affliction: int
    positive: tuple[int, ...] = ()
    negative: tuple[int, ...] = ()
    #: Which of the three rolls, counted from 0. It tells two presses of one button apart.
    nth: int


class CorrectSheet(Action):
    """Correct a number on a sheet, with a reason: `points`, or an attribute's base or fatigue. Who: GM."""

    kind: Literal["correct-sheet"] = "correct-sheet"
    character: str
    field: Literal["points", "base", "fatigue"]
    attribute: Attribute | None = None
    value: int
    reason: str


class CorrectAspect(Action):
    """Correct an aspect: `aspect` 0 adds one, `value` 0 removes it. Who: GM."""

    kind: Literal["correct-aspect"] = "correct-aspect"
    character: str
    aspect: int = 0
    name: str = ""
    value: int = 0
    damage: bool = False
    slow: bool = False
    reason: str


class UseInStory(Action):
    """Use an aspect for a fact instead of dice (NYX-10). It helps for a point, or hurts for its value."""

    kind: Literal["use-in-story"] = "use-in-story"
    character: str
    aspect: int
    helps: bool
    text: str


class LetRoll(Action):
    """Let a roll's aspects pass, and let the dice fall (NYX-7, NYX-8). Who: GM."""

    kind: Literal["let-roll"] = "let-roll"
    character: str


class StrikeFromRoll(Action):
    """Rule out an aspect that a player claims for a roll, before the dice (NYX-7, NYX-8). Who: GM."""

    kind: Literal["strike-from-roll"] = "strike-from-roll"
    character: str
    aspect: int
    text: str = ""


class JudgeGains(Action):
    """Let waiting points count, or rule them out (NYX-7). `gains` are pairs of a character and a number.

    Who: GM.
    """

    kind: Literal["judge-gains"] = "judge-gains"
    gains: tuple[tuple[str, int], ...]
    allow: bool


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
    """Accept a demand for its value in points, or pay to ignore it (NYX-12). Who: the player."""

    kind: Literal["answer-demand"] = "answer-demand"
    character: str
    aspect: int
    buy_off: bool


SheetAction = CreateCharacter | CreateBare | SetAttribute | NameAspects | FinishCharacter
CorrectAction = CorrectSheet | CorrectAspect
AspectAction = RollAlone | UseInStory | SucceedByAspect | DemandAspect | AnswerDemand | CallForRoll
CareAction = AskSuccess | ProposeChange | JudgeAsk | RemoveDamage | HealSlow | Afflict | RollAffliction
WordAction = LetRoll | StrikeFromRoll | JudgeGains
NyxAction = (
    SheetAction
    | CorrectAction
    | AspectAction
    | WordAction
    | CareAction
    | OpenAction
    | RoundAction
    | EndAction
)
