"""The words of Nyx that models, actions and events share: attributes, tactics, modes, phases, reasons.

Fields marked `SECRET` are known to the seat that set them alone, until the rules reveal them.
"""

from enum import IntEnum, StrEnum
from typing import Literal

#: Marks a field that `view` strips for every seat but the one that set it.
SECRET = "set in secret"

#: Stands for the hand of somebody who handed a sealed choice over: nobody sees it before the reveal.
FORMER_HAND = "gone"

SideNumber = Literal[1, 2]


class Attribute(StrEnum):
    """The three attributes of a full sheet (NYX-1), and the one value of a bare opponent (D-3)."""

    BODY = "body"
    MIND = "mind"
    INTERACTION = "interaction"
    VALUE = "value"


SHEET_ATTRIBUTES = (Attribute.BODY, Attribute.MIND, Attribute.INTERACTION)


class Tactic(IntEnum):
    """The hidden choice of a round; the number says how aggressive the side is (NYX-33)."""

    DEFENSIVE = 0
    WAITING = 1
    OFFENSIVE = 2


class Sealed(StrEnum):
    """Stands in a view for a secret that has been set: that it was, and nothing more."""

    SEALED = "sealed"


class Mode(StrEnum):
    """What overflow does (NYX-28)."""

    PENALTY = "penalty"
    GOAL = "goal"
    BOTH = "both"


class BreakOff(StrEnum):
    """When a side may break off (NYX-39)."""

    FREE = "free"
    ON_WIN = "on-win"
    FORBIDDEN = "forbidden"


class Phase(StrEnum):
    """Where a conflict stands in its round (D-40); the automatic steps are never rested in."""

    DECLARE = "declare"
    TACTIC = "tactic"
    BONUS = "bonus"
    PENALTY = "penalty"
    ENDED = "ended"


class CharacterKind(StrEnum):
    """A player's character, a full sheet of the GM's, a bare value (D-3), or a mob of weak ones (NYX-42)."""

    PLAYER = "player"
    NPC = "npc"
    BARE = "bare"
    MOB = "mob"


class Answer(StrEnum):
    """What a player answered to a demand (NYX-12)."""

    OPEN = "open"
    ACCEPTED = "accepted"
    BOUGHT_OFF = "bought-off"


class GroupMode(StrEnum):
    """Who rolls for a group: the weakest link, or the most able (NYX-21)."""

    WORST = "worst"
    BEST = "best"


class AskKind(StrEnum):
    """What a player asks the GM for."""

    SUCCESS = "success"
    CHANGE = "change"


class BonusKind(StrEnum):
    """What an effective winner does with the win (NYX-36, NYX-38, NYX-39)."""

    STEPS = "steps"
    STORY = "story"
    BREAK_OFF = "break-off"


class EndReason(StrEnum):
    """Why a conflict is over (NYX-40; `decided`: an opposed roll, NYX-20; `gm`: the GM ended it)."""

    GAVE_UP = "gave-up"
    BROKE_OFF = "broke-off"
    OUT = "out"
    GOAL = "goal"
    DECIDED = "decided"
    GM = "gm"
