"""The enumerations that models, actions and events of Nyx share, such as attributes and tactics.

Fields marked `SECRET` are known only to the seat that set them, until the rules reveal them.
"""

from enum import IntEnum, StrEnum
from typing import Literal

#: Marks a field that `view` hides from every seat but the one that set it.
SECRET = "set in secret"

#: The hand of a sealed choice whose owner gave the side away. Nobody sees it before the reveal.
FORMER_HAND = "gone"

SideNumber = Literal[1, 2]


class Attribute(StrEnum):
    """The three attributes of a full sheet (NYX-1), and the single value of a bare opponent (D-3)."""

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
    """Replaces a secret in a view. It shows that something was chosen, and nothing more."""

    SEALED = "sealed"


class Mode(StrEnum):
    """The effect of overflow (NYX-28)."""

    PENALTY = "penalty"
    GOAL = "goal"
    BOTH = "both"


class BreakOff(StrEnum):
    """When a side may break off (NYX-39)."""

    FREE = "free"
    ON_WIN = "on-win"
    FORBIDDEN = "forbidden"


class Claims(StrEnum):
    """Which aspects of players wait for the GM where a press would let the dice fall at once (D-44)."""

    NEW = "new"
    EVERY = "every"
    NO = "no"


class HindrancePoints(StrEnum):
    """When the points of a hindrance wait for the GM: outside conflicts, never, or always (D-45)."""

    OWN_WAIT = "own-wait"
    AT_ONCE = "at-once"
    ALWAYS_WAIT = "always-wait"


class Phase(StrEnum):
    """The phase of a round (D-40). Automatic steps happen at once, so they have no phase."""

    DECLARE = "declare"
    TACTIC = "tactic"
    BONUS = "bonus"
    PENALTY = "penalty"
    ENDED = "ended"


class CharacterKind(StrEnum):
    """A player's character, a full sheet of the GM's, a bare value (D-3), or a mob of weak opponents
    (NYX-42).
    """

    PLAYER = "player"
    NPC = "npc"
    BARE = "bare"
    MOB = "mob"


class Answer(StrEnum):
    """A player's answer to a demand (NYX-12)."""

    OPEN = "open"
    ACCEPTED = "accepted"
    BOUGHT_OFF = "bought-off"


class GroupMode(StrEnum):
    """Who rolls for a group: the weakest link, or the most able (NYX-21)."""

    WORST = "worst"
    BEST = "best"


class AskKind(StrEnum):
    """What a player requests from the GM."""

    SUCCESS = "success"
    CHANGE = "change"


class BonusKind(StrEnum):
    """How an effective winner uses the win (NYX-36, NYX-38, NYX-39)."""

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
