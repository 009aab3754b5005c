"""What is true in a Nyx campaign: characters with attributes and aspects, and running conflicts.

Fields marked `SECRET` are known to the seat that set them alone, until the rules reveal them.
"""

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from typing import Annotated, Literal

from rules.campaign.model import AnyCharacter
from rules.frozen import Entity, Frozen
from rules.system import State

#: Marks a field that `view` strips for every seat but the one that set it.
SECRET = "set in secret"

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
    """Where a conflict stands in its round (section 11); the automatic steps are never rested in."""

    DECLARE = "declare"
    TACTIC = "tactic"
    BONUS = "bonus"
    PENALTY = "penalty"
    ENDED = "ended"


class CharacterKind(StrEnum):
    """A player's character, a full sheet of the GM's, or a bare value (D-3)."""

    PLAYER = "player"
    NPC = "npc"
    BARE = "bare"


class Rating(Frozen):
    """One attribute: base 1 to 15, fatigue 0 to base (NYX-44)."""

    base: int
    fatigue: int = 0

    @property
    def current(self) -> int:
        return max(0, self.base - self.fatigue)


class Aspect(Frozen):
    """An aspect of value 1 to 3, or a damage aspect of value 1 (NYX-45). `id` is unique on its sheet."""

    id: int
    name: str
    value: int
    damage: bool = False


class Answer(StrEnum):
    """What a player answered to a demand (NYX-12)."""

    OPEN = "open"
    ACCEPTED = "accepted"
    BOUGHT_OFF = "bought-off"


class Demand(Frozen):
    """The GM demands that an aspect hurts in this character's next roll (NYX-12)."""

    aspect: int
    answer: Answer = Answer.OPEN


class Character(AnyCharacter):
    """A sheet. `points` is the balance of aspect points; a bare value has none (D-3)."""

    kind: CharacterKind
    ratings: Mapping[Attribute, Rating]
    aspects: tuple[Aspect, ...] = ()
    points: int = 0
    finished: bool = False
    #: How many individual actions were rolled so far: what tells two presses of one button apart.
    rolls: int = 0
    demands: tuple[Demand, ...] = ()

    @property
    def has_points(self) -> bool:
        return self.kind is not CharacterKind.BARE

    @property
    def is_out(self) -> bool:
        """An attribute at 0 puts the character out (NYX-46)."""
        return any(rating.current == 0 for rating in self.ratings.values())

    @property
    def damage(self) -> tuple[Aspect, ...]:
        return tuple(aspect for aspect in self.aspects if aspect.damage)

    def aspect(self, number: int) -> Aspect | None:
        return next((aspect for aspect in self.aspects if aspect.id == number), None)


class Use(Frozen):
    """One activation of an aspect: `points` is what the balance changed by (NYX-7, NYX-8)."""

    aspect: int
    name: str
    value: int
    points: int


class Pool(Frozen):
    """What goes into a roll: current attribute C, modifier M, extra dice P and N (section 1)."""

    attribute: Attribute
    current: int
    modifier: int = 0
    positive: int = 0
    negative: int = 0

    @property
    def target(self) -> int:
        """T, 0 to 10: a die at or under it succeeds."""
        return max(0, min(10, self.current + self.modifier))

    @property
    def bonus(self) -> int:
        """B, 0 or more: added to the effect when the value is above 10 (NYX-3)."""
        return max(0, self.current + self.modifier - 10)

    @property
    def balance(self) -> int:
        """P - N: its sign says which die counts, its size how many are added (NYX-11)."""
        return self.positive - self.negative

    @property
    def size(self) -> int:
        return 1 + abs(self.balance)


class Roll(Frozen):
    """A pool that was rolled: its dice, which one counts, signed steps and effect (NYX-18)."""

    pool: Pool
    dice: tuple[int, ...]
    counting: int
    steps: int

    @property
    def effect(self) -> int:
        return max(0, self.steps)


class BonusKind(StrEnum):
    """What an effective winner does with the win (NYX-36, NYX-38, NYX-39)."""

    STEPS = "steps"
    STORY = "story"
    BREAK_OFF = "break-off"


class Bonus(Frozen):
    """A winner's choice. A story is `judged` once the GM has allowed it (NYX-38)."""

    choice: BonusKind
    text: str = ""
    judged: bool = True


class Side(Frozen):
    """One side of a conflict. A passive side has no character, attribute or pick (NYX-26)."""

    number: SideNumber
    name: str
    character: str = ""
    goal: str = ""
    break_off: BreakOff = BreakOff.ON_WIN
    advantage: int = 0
    attribute: Attribute = Attribute.BODY
    modifier: int = 0
    positive: tuple[Use, ...] = ()
    negative: tuple[Use, ...] = ()
    declared: bool = False
    pick: Annotated[Tactic | Sealed | None, SECRET] = None
    bonus: Annotated[Bonus | Sealed | None, SECRET] = None

    @property
    def passive(self) -> bool:
        return not self.character


class Movement(Frozen):
    """Where a round's marker went: final place -L to L, and overflow for side 1 and side 2."""

    marker: int
    over1: int = 0
    over2: int = 0


class Round(Frozen):
    """A round whose dice have fallen and whose choices are still due.

    `winners` are the effective winners (NYX-35); `raw` is the unclamped place after the roll;
    `movement` is there once the winners have chosen, `harmed` while a penalty is due.
    """

    raw: int
    winners: tuple[SideNumber, ...] = ()
    movement: Movement | None = None
    harmed: SideNumber | None = None


class EndReason(StrEnum):
    """Why a conflict is over (NYX-40; `gm`: the GM ended it)."""

    GAVE_UP = "gave-up"
    BROKE_OFF = "broke-off"
    OUT = "out"
    GOAL = "goal"
    GM = "gm"


class Outcome(Frozen):
    """The end: why, and who reached the goal (`None` when nobody did)."""

    reason: EndReason
    winner: SideNumber | None = None


class Conflict(Entity):
    """A complex action between two sides (NYX-22). `marker` above 0: side 1 is ahead."""

    title: str
    place: int
    length: int
    mode: Mode
    marker: int
    sides: tuple[Side, Side]
    turn: int = 1
    phase: Phase = Phase.DECLARE
    round: Round | None = None
    #: The last turn whose dice have fallen, and who tells it: a side, or 0 for the GM (NYX-41).
    rolled: int = 0
    narrator: Literal[0, 1, 2] = 0
    outcome: Outcome | None = None

    @property
    def is_open(self) -> bool:
        return self.phase is not Phase.ENDED

    def side(self, number: SideNumber) -> Side:
        return self.sides[number - 1]

    def other(self, number: SideNumber) -> Side:
        return self.sides[2 - number]

    @property
    def all_chosen(self) -> bool:
        """Whether every effective winner has said what its win is for."""
        winners = self.round.winners if self.round else ()
        return all(self.side(number).bonus is not None for number in winners)

    @property
    def active(self) -> tuple[Side, ...]:
        """The sides that act; one when the other is passive."""
        return tuple(side for side in self.sides if not side.passive)


NyxState = State[Character, Conflict]
