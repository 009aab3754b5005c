"""What is true in a Nyx campaign: characters with attributes and aspects, and running conflicts.

Fields marked `SECRET` are known to the seat that set them alone, until the rules reveal them.
"""

from collections.abc import Mapping
from enum import IntEnum, StrEnum
from typing import Annotated, Literal

from rules.campaign.model import AnyCharacter
from rules.frozen import Entity, Frozen
from rules.system import Shared, State

#: Marks a field that `view` strips for every seat but the one that set it.
SECRET = "set in secret"

#: Stands for the hand of somebody who handed a sealed choice over: nobody sees it before the reveal.
GONE = "gone"

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
    """A player's character, a full sheet of the GM's, a bare value (D-3), or a mob of weak ones (NYX-42)."""

    PLAYER = "player"
    NPC = "npc"
    BARE = "bare"
    MOB = "mob"


class Rating(Frozen):
    """One attribute: base 1 to 15, fatigue 0 to base (NYX-44)."""

    base: int
    fatigue: int = 0

    @property
    def current(self) -> int:
        return max(0, self.base - self.fatigue)


class Aspect(Frozen):
    """An aspect of value 1 to 3, or a damage aspect of value 1 (NYX-45). `id` is unique on its sheet.

    Slow damage heals by itself (NYX-50); `source` is the slow penalty that it came from (D-37).
    """

    id: int
    name: str
    value: int
    damage: bool = False
    slow: bool = False
    source: int = 0


class Answer(StrEnum):
    """What a player answered to a demand (NYX-12)."""

    OPEN = "open"
    ACCEPTED = "accepted"
    BOUGHT_OFF = "bought-off"


class Demand(Frozen):
    """The GM demands that an aspect hurts in this character's next roll (NYX-12)."""

    aspect: int
    answer: Answer = Answer.OPEN


class GroupMode(StrEnum):
    """Who rolls for a group: the weakest link, or the most able (NYX-21)."""

    WORST = "worst"
    BEST = "best"


class Entry(Frozen):
    """An aspect by name and value, as a change of the character lists it (NYX-14)."""

    name: str
    value: int


class AskKind(StrEnum):
    """What a player asks the GM for."""

    SUCCESS = "success"
    CHANGE = "change"


class Ask(Frozen):
    """What waits for the GM's word: a success without a roll (NYX-13), or changed aspects (NYX-14)."""

    what: AskKind
    text: str
    aspect: int = 0
    entries: tuple[Entry, ...] = ()


class Call(Frozen):
    """The GM calls for a roll (NYX-15); `group` are the names that it holds for (NYX-21).

    One call may lie with several characters of equal value: the first to roll takes it for all.
    """

    id: str
    attribute: Attribute
    modifier: int
    text: str
    group: tuple[str, ...] = ()


class Affliction(Frozen):
    """A slow penalty (NYX-47): strength -3 to 0, period and beginning in minutes of game time.

    `rolled` counts the three rolls of its second half.
    """

    id: int
    name: str
    attribute: Attribute
    strength: int
    period: int
    began: int
    rolled: int = 0


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
    ask: Ask | None = None
    call: Call | None = None
    afflictions: tuple[Affliction, ...] = ()
    #: Slow damage aspects that have healed, but of which the player has not said which (NYX-50).
    healed: int = 0

    @property
    def in_play(self) -> bool:
        return self.finished

    @property
    def has_points(self) -> bool:
        """A bare value and a mob have neither aspects of their own nor points (D-3, NYX-42)."""
        return self.kind in (CharacterKind.PLAYER, CharacterKind.NPC)

    @property
    def is_out(self) -> bool:
        """An attribute at 0 puts the character out (NYX-46)."""
        return any(rating.current == 0 for rating in self.ratings.values())

    @property
    def damage(self) -> tuple[Aspect, ...]:
        return tuple(aspect for aspect in self.aspects if aspect.damage)

    def is_demanded(self, aspect: int) -> bool:
        """Whether the GM demands this aspect in the next roll, answered or not (NYX-12)."""
        return any(demand.aspect == aspect for demand in self.demands)

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
    """One side of a conflict. A passive side has no character, attribute or pick (NYX-26).

    Several persons on one side are its `members`; `character` is the one who rolls (NYX-21, D-16).
    """

    number: SideNumber
    name: str
    character: str = ""
    members: tuple[str, ...] = ()
    group: GroupMode | None = None
    goal: str = ""
    break_off: BreakOff = BreakOff.ON_WIN
    advantage: int = 0
    attribute: Attribute = Attribute.BODY
    modifier: int = 0
    positive: tuple[Use, ...] = ()
    negative: tuple[Use, ...] = ()
    declared: bool = False
    #: The GM lets its tactics be drawn from the best mix.
    itself: bool = False
    pick: Annotated[Tactic | Sealed | None, SECRET] = None
    bonus: Annotated[Bonus | Sealed | None, SECRET] = None
    #: Whose hand sealed it: "" a player's own, else the seat of a GM or a stand-in; `DICE` for one that plays
    #: itself or whose time ran out, `GONE` for one that left.
    hand: str = ""

    @property
    def passive(self) -> bool:
        return not self.character

    @property
    def booked(self) -> int:
        """What the declaration changed the roller's balance by."""
        return sum(use.points for use in (*self.positive, *self.negative))

    @property
    def people(self) -> tuple[str, ...]:
        """The characters on this side; none on a passive one."""
        return self.members or ((self.character,) if self.character else ())


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
    """Why a conflict is over (NYX-40; `decided`: an opposed roll, NYX-20; `gm`: the GM ended it)."""

    GAVE_UP = "gave-up"
    BROKE_OFF = "broke-off"
    OUT = "out"
    GOAL = "goal"
    DECIDED = "decided"
    GM = "gm"


class Outcome(Frozen):
    """The end: why, and who reached the goal (`None` when nobody did); `by` broke it off."""

    reason: EndReason
    winner: SideNumber | None = None
    by: SideNumber | None = None


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
    #: An opposed roll (NYX-20): one roll settles it, without a scale. `stake` was announced before.
    simple: bool = False
    stake: str = ""
    harmful: bool = False

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


NyxState = State[Character, Conflict, Shared]
