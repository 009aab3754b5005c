"""Nyx conflicts: two sides, round by round, until there is an outcome.

An opposed roll is a conflict that a single roll decides, without a scale.
"""

from typing import Annotated, Literal

from rules.campaign.telling import Narrated
from rules.core.model_base import Frozen, sparse
from rules.nyx.base.enums import (
    SECRET,
    Attribute,
    BonusKind,
    BreakOff,
    EndReason,
    GroupMode,
    Mode,
    Phase,
    Sealed,
    SideNumber,
    Tactic,
)
from rules.nyx.base.movement import Movement
from rules.nyx.base.pool import Use


class Bonus(Frozen):
    """How a winner uses the win. A story is `judged` once the GM has allowed it (NYX-38)."""

    choice: BonusKind
    text: str = ""
    judged: bool = True


class Side(Frozen):
    """One side of a conflict. A passive side has no character, attribute or pick (NYX-26).

    If it has several characters, they are its `members`; `character` is the one who rolls (NYX-21, D-16).
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
    #: What the GM has struck of this round's claims, and the numbers of those that the GM has let pass.
    struck: tuple[Use, ...] = sparse(())
    let: tuple[int, ...] = sparse(())
    #: Whether its tactics are drawn from the best mix.
    itself: bool = False
    pick: Annotated[Tactic | Sealed | None, SECRET] = None
    #: Whether the pick stays if the dice change before the roll. This is no secret.
    keep: bool = sparse(False)
    #: Whether it chooses again because the dice have changed since it picked.
    again: bool = sparse(False)
    bonus: Annotated[Bonus | Sealed | None, SECRET] = None
    #: Who sealed the choice: "" for the player, else the seat of a GM or a stand-in. `DICE` is a draw, or a
    #: pick after time ran out; `OPENLY` a public pick by the GM; `FORMER_HAND` an owner who gave the side
    #: away.
    hand: str = ""
    #: The GMs' seats that may see the hidden choice, fixed when it was sealed (NYX-33).
    watchers: tuple[str, ...] = sparse(())

    @property
    def passive(self) -> bool:
        return not self.character

    @property
    def booked(self) -> int:
        """By how much the declaration changed the roller's points."""
        return sum(use.booked for use in claims_of(self))

    @property
    def people(self) -> tuple[str, ...]:
        """The characters on this side; none on a passive one."""
        return self.members or ((self.character,) if self.character else ())


def claims_of(side: Side) -> tuple[Use, ...]:
    """Return the aspects that a side has declared."""
    return (*side.positive, *side.negative)


class Round(Frozen):
    """A round after its dice fell, while choices are still open.

    `winners` are the effective winners (NYX-35); `raw` is the place after the roll, without limits.
    `movement` is set once the winners have chosen, `harmed` while a side must take a penalty.
    """

    raw: int
    winners: tuple[SideNumber, ...] = ()
    movement: Movement | None = None
    harmed: SideNumber | None = None


class Outcome(Frozen):
    """How a conflict ended: the reason, the winner (None if there is none), and the side that broke it
    off.
    """

    reason: EndReason
    winner: SideNumber | None = None
    by: SideNumber | None = None


class PastRound(Frozen):
    """A round that is over: how far it moved the marker, and each side's tactic and roller, if it had one."""

    moved: int
    tactics: tuple[Tactic | None, Tactic | None]
    rollers: tuple[str, str]


class Conflict(Narrated):
    """A complex action between two sides (NYX-22). Side 1 is ahead if `marker` is above 0."""

    title: str
    place: int
    length: int
    mode: Mode
    marker: int
    sides: tuple[Side, Side]
    turn: int = 1
    phase: Phase = Phase.DECLARE
    round: Round | None = None
    #: The last turn that was rolled, and its narrator: a side, or 0 for the GM (NYX-41).
    rolled: int = 0
    narrator: Literal[0, 1, 2] = 0
    outcome: Outcome | None = None
    #: Whether it is an opposed roll (NYX-20), with its announced stake.
    simple: bool = False
    stake: str = ""
    harmful: bool = False
    #: The last rounds, up to two, the latest last; none from before a correction.
    past: tuple[PastRound, ...] = sparse(())
    #: The aspects that have passed before the GM in this conflict: pairs of a character and an aspect.
    passed: tuple[tuple[str, int], ...] = sparse(())
    #: Who knows a hidden choice of this turn: pairs of a seat and the side that it does not surprise.
    known_to: tuple[tuple[str, SideNumber], ...] = sparse(())
    #: How many people had taken a seat in the campaign when the first choice of this turn was sealed.
    holders: int = sparse(0)

    @property
    def is_open(self) -> bool:
        return self.phase is not Phase.ENDED

    def side(self, number: SideNumber) -> Side:
        return self.sides[number - 1]

    def other(self, number: SideNumber) -> Side:
        return self.sides[2 - number]

    @property
    def all_chosen(self) -> bool:
        """Whether every effective winner has said how the win is used."""
        winners = self.round.winners if self.round else ()
        return all(self.side(number).bonus is not None for number in winners)

    @property
    def picks_tactics(self) -> bool:
        """Whether tactics are picked: not in an opposed roll, and not against a passive side."""
        return not self.simple and len(self.active) == 2

    @property
    def active(self) -> tuple[Side, ...]:
        """The sides that act; only one if the other is passive."""
        return tuple([side for side in self.sides if not side.passive])
