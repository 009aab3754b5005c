"""The contests of Zapas: a roll (SM-3), a duel of two characters (SM-4), a recovery scene."""

from enum import StrEnum
from typing import Literal

from rules.campaign.telling import Narrated
from rules.core.model_base import Frozen, sparse


class Helper(Frozen):
    """A seat that gives one die: its character, and how it helps (ZAP-32)."""

    seat: str
    character: str
    name: str
    text: str
    #: Whether somebody objected. Then the die does not count until the GM decides (ZAP-34).
    objected: bool = False


class Pool(Frozen):
    """The parts of a pool (ZAP-13): one trait, some of its aspects, a flag, reserve dice."""

    trait: int | None = None
    aspects: tuple[int, ...] = ()
    flag: int | None = None
    reserve: int = 0


class Step(Frozen):
    """A raise or a reduction of a difficulty, and its reason (ZAP-16)."""

    text: str
    amount: int


class RollPhase(StrEnum):
    """The phase of a roll (SM-3)."""

    OPEN = "open"
    BUILDING = "building"
    SETTLED = "settled"
    CANCELLED = "cancelled"


class Purpose(StrEnum):
    """The purpose of a roll, which decides what effect a success has, if any."""

    PLAIN = "plain"
    #: To get rid of a condition (ZAP-24).
    CONDITION = "condition"
    #: A part of a hard task (ZAP-56), or the task itself.
    PART = "part"
    TASK = "task"
    #: To kill an NPC (ZAP-63).
    ATTACK = "attack"
    #: To make a contact (ZAP-58), to acquire a thing, or to have packed it (ZAP-59).
    CONTACT = "contact"
    ACQUIRE = "acquire"
    PACKED = "packed"


class Aim(Frozen):
    """The aim of a roll: its purpose, and the condition, task or NPC that it concerns."""

    purpose: Purpose = Purpose.PLAIN
    #: The character with the condition, or the NPC.
    character: str = ""
    #: The condition's label, the approach against the NPC, the part, the thing or the kind of contact.
    text: str = ""
    task: str = ""
    #: How much a part reduces the difficulty of its task (ZAP-56).
    reduction: int = 0


class Roll(Narrated):
    """One attempt by one character (SM-3). `step` changes whenever old buttons become stale."""

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
    #: The items that the GM excluded from this roll: "0 trait 3", "0 aspect 5", "0 flag 2" (ZAP-13).
    barred: tuple[str, ...] = ()
    helpers: tuple[Helper, ...] = ()
    #: Whether the difficulty changed after the pool was built, so that the player must confirm (SM-3).
    unconfirmed: bool = False
    dice: tuple[int, ...] = ()
    hits: int = 0
    success: bool | None = None
    #: Whether the GM told a twist after a failure, or that nothing more follows (ZAP-18).
    followed: bool = sparse(False)
    #: Whether its base is for the GM alone (0121). In views, it is 0 then.
    withheld: bool = sparse(False)

    @property
    def needs(self) -> int | None:
        """The difficulty; None to those who may not know it."""
        return None if self.withheld else self.difficulty

    @property
    def is_open(self) -> bool:
        return self.phase in {RollPhase.OPEN, RollPhase.BUILDING}

    @property
    def difficulty(self) -> int:
        """The difficulty, at least 1 and without an upper limit (ZAP-16)."""
        raised = sum(step.amount for step in self.raises)
        return max(1, self.base + raised - sum(step.amount for step in self.reductions))


class DuelPhase(StrEnum):
    """The phase of a duel (SM-4)."""

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
    #: The stake that comes true if this side wins.
    stake: str = ""
    accepted: bool = False
    pool: Pool = Pool()
    confirmed: bool = False
    helpers: tuple[Helper, ...] = ()
    #: Whether this side wants the bidding to begin, and whether it wants to cancel the duel (SM-4).
    wants_bidding: bool = False
    wants_cancel: bool = False
    dice: tuple[int, ...] = ()
    hits: int = 0


class Duel(Narrated):
    """A conflict between two players' characters (SM-4). `bidder` is the side that bids next, 0 or 1."""

    kind: Literal["duel"] = "duel"
    title: str
    place: int
    turn: int = 1
    step: int = 0
    phase: DuelPhase = DuelPhase.STAKES
    sides: tuple[Side, Side]
    #: Whether it settles a fact about the world (ZAP-54).
    fact: bool = False
    bidder: int = 0
    readies: int = 0
    barred: tuple[str, ...] = ()
    #: The side that won, also after the other gave up; None if tied, cancelled or still open.
    winner: int | None = None

    @property
    def is_open(self) -> bool:
        return self.phase in OPEN_DUEL

    def side_of(self, character: str) -> int | None:
        """Return the side of a principal, 0 or 1, or None."""
        return next((place for place, one in enumerate(self.sides) if one.character == character), None)

    def with_side(self, place: int, side: Side) -> "Duel":
        first, second = self.sides
        return self.but(sides=(side, second) if place == 0 else (first, side))


OPEN_DUEL = frozenset({DuelPhase.STAKES, DuelPhase.BUILD, DuelPhase.HELP, DuelPhase.BIDDING})


class Recovery(Narrated):
    """A recovery scene between characters, until the GM closes it (ZAP-30)."""

    kind: Literal["recovery"] = "recovery"
    title: str
    place: int
    turn: int = 1
    step: int = 0
    #: The players' characters, their names, and the names of others in the scene.
    characters: tuple[str, ...]
    names: tuple[str, ...]
    others: tuple[str, ...] = ()
    #: The numbers of the suggested questions.
    questions: tuple[int, ...] = ()
    open: bool = True

    @property
    def is_open(self) -> bool:
        return self.open


Contest = Roll | Duel | Recovery
