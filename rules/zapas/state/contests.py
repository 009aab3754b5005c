"""What runs in a Zapas campaign: a roll (SM-3), a duel of two characters (SM-4), a recovery scene."""

from enum import StrEnum
from typing import Literal

from rules.core.model_base import Entity, Frozen


class Helper(Frozen):
    """A seat that gives one die, as which character and how (ZAP-32)."""

    seat: str
    character: str
    name: str
    text: str
    #: Somebody objected; the die does not count until the GM has decided (ZAP-34).
    objected: bool = False


class Pool(Frozen):
    """What a pool is built from (ZAP-13): one trait, aspects of it, a flag, reserve dice."""

    trait: int | None = None
    aspects: tuple[int, ...] = ()
    flag: int | None = None
    reserve: int = 0


class Step(Frozen):
    """A raise or a reduction of a difficulty, and where it comes from (ZAP-16)."""

    text: str
    amount: int


class RollPhase(StrEnum):
    """Where a roll stands (SM-3)."""

    OPEN = "open"
    BUILDING = "building"
    SETTLED = "settled"
    CANCELLED = "cancelled"


class Purpose(StrEnum):
    """What a roll is for, where that matters afterwards."""

    PLAIN = "plain"
    #: To get rid of a condition (ZAP-24).
    CONDITION = "condition"
    #: A part of a hard task (ZAP-56), or the task itself.
    PART = "part"
    TASK = "task"
    #: To kill an NPC (ZAP-63).
    ATTACK = "attack"
    #: To know somebody (ZAP-58), to get hold of a thing, to have brought it along (ZAP-59).
    CONTACT = "contact"
    ACQUIRE = "acquire"
    PACKED = "packed"


class Aim(Frozen):
    """What a roll is for: the condition, task or NPC that it is about."""

    purpose: Purpose = Purpose.PLAIN
    #: Whose condition, or which NPC it is against.
    character: str = ""
    #: The condition's label, the NPC's approach, the part, the thing or the kind of person.
    text: str = ""
    task: str = ""
    #: What a part takes off its task (ZAP-56).
    reduction: int = 0


class Roll(Entity):
    """One attempt of one character (SM-3). `step` counts what makes old buttons stale."""

    kind: Literal["roll"] = "roll"
    title: str
    goal: str = ""
    place: int
    turn: int = 1
    step: int = 0
    phase: RollPhase = RollPhase.OPEN
    character: str
    seat: str
    aim: Aim = Aim()
    base: int = 0
    raises: tuple[Step, ...] = ()
    reductions: tuple[Step, ...] = ()
    pool: Pool = Pool()
    #: What the GM ruled out for this roll: "trait 3", "aspect 5", "flag 2" (ZAP-13).
    barred: tuple[str, ...] = ()
    helpers: tuple[Helper, ...] = ()
    #: The difficulty changed after the pool was built: the player must confirm (SM-3).
    unconfirmed: bool = False
    dice: tuple[int, ...] = ()
    hits: int = 0
    success: bool | None = None

    @property
    def is_open(self) -> bool:
        return self.phase in {RollPhase.OPEN, RollPhase.BUILDING}

    @property
    def difficulty(self) -> int:
        """At least 1, without a ceiling (ZAP-16)."""
        raised = sum(step.amount for step in self.raises)
        return max(1, self.base + raised - sum(step.amount for step in self.reductions))


class DuelPhase(StrEnum):
    """Where a duel stands (SM-4)."""

    STAKES = "stakes"
    BUILD = "build"
    HELP = "help"
    BIDDING = "bidding"
    SETTLED = "settled"
    CONCEDED = "conceded"
    CANCELLED = "cancelled"


class Side(Frozen):
    """One principal of a duel. The first side is the challenger."""

    character: str
    name: str
    seat: str
    #: What comes true if this side wins.
    stake: str = ""
    accepted: bool = False
    pool: Pool = Pool()
    confirmed: bool = False
    helpers: tuple[Helper, ...] = ()
    #: Wants to end helping, or to cancel; both must (SM-4).
    wants_bidding: bool = False
    wants_cancel: bool = False
    dice: tuple[int, ...] = ()
    hits: int = 0


class Duel(Entity):
    """A conflict between two players' characters (SM-4). `number` 0 or 1 is the side whose bid it is."""

    kind: Literal["duel"] = "duel"
    title: str
    place: int
    turn: int = 1
    step: int = 0
    phase: DuelPhase = DuelPhase.STAKES
    sides: tuple[Side, Side]
    #: Whether a fact about the world is settled by it (ZAP-54).
    fact: bool = False
    bidder: int = 0
    readies: int = 0
    barred: tuple[str, ...] = ()
    #: The side that won or was conceded to; None for a tie and while it runs.
    winner: int | None = None

    @property
    def is_open(self) -> bool:
        return self.phase in OPEN_DUEL

    def side_of(self, character: str) -> int | None:
        """Return the place of a principal, 0 or 1."""
        return next((place for place, one in enumerate(self.sides) if one.character == character), None)

    def with_side(self, place: int, side: Side) -> "Duel":
        first, second = self.sides
        return self.but(sides=(side, second) if place == 0 else (first, side))


OPEN_DUEL = frozenset({DuelPhase.STAKES, DuelPhase.BUILD, DuelPhase.HELP, DuelPhase.BIDDING})


class Recovery(Entity):
    """A recovery scene between characters, until the GM closes it (ZAP-30)."""

    kind: Literal["recovery"] = "recovery"
    title: str
    place: int
    turn: int = 1
    step: int = 0
    #: Players' characters, and names of others in it.
    characters: tuple[str, ...]
    names: tuple[str, ...]
    others: tuple[str, ...] = ()
    #: Numbers of the questions that were suggested.
    questions: tuple[int, ...] = ()
    open: bool = True

    @property
    def is_open(self) -> bool:
        return self.open


Contest = Roll | Duel | Recovery
