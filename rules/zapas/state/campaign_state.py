"""What is true in a Zapas campaign: sheets with proposals, conditions, seats with dice and experience, tasks.

Rolls, duels and recovery scenes are in `rules.zapas.state.contests`.
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal

from rules.campaign.model import AnyCharacter
from rules.contract.system import Shared, State
from rules.core.model_base import Frozen
from rules.zapas.base.text_matching import normalized
from rules.zapas.state.contests import Contest, Duel, Purpose, Recovery, Roll

__all__ = ["Character", "Contest", "Duel", "Party", "Recovery", "Roll", "ZapasState"]

#: What every player starts with, and has again after a session (ZAP-25, ZAP-29).
RESERVE = 7


class ProposalState(StrEnum):
    """Where a proposal stands (SM-1). What was withdrawn is gone."""

    DRAFT = "draft"
    PROPOSED = "proposed"
    VETOED = "vetoed"
    ACCEPTED = "accepted"


class Veto(Frozen):
    """Who objects, and why."""

    seat: str
    reason: str


class Proposal(Frozen):
    """A text that the table accepts or stops (SM-1)."""

    text: str
    state: ProposalState = ProposalState.DRAFT
    #: The seats that were asked when it was submitted, and those that have approved.
    asked: tuple[str, ...] = ()
    approved: tuple[str, ...] = ()
    vetoes: tuple[Veto, ...] = ()
    #: Texts that were vetoed in this proposal; none of them may come again.
    vetoed: tuple[str, ...] = ()

    @property
    def accepted(self) -> bool:
        return self.state is ProposalState.ACCEPTED

    @property
    def draft(self) -> bool:
        return self.state is ProposalState.DRAFT

    def without_veto(self, seat: str) -> "Proposal":
        """Return the proposal without a seat's veto; where none is left, the table votes again."""
        left = tuple(one for one in self.vetoes if one.seat != seat)
        stopped = self.state is ProposalState.VETOED and not left
        return self.but(vetoes=left, state=ProposalState.PROPOSED if stopped else self.state)


class Aspect(Frozen):
    """A narrow aspect of a trait: in its slot, locked by conditions, or asleep (SM-2)."""

    id: int
    proposal: Proposal
    #: Labels of the conditions that lock it.
    locks: tuple[str, ...] = ()
    dormant: bool = False

    @property
    def text(self) -> str:
        return self.proposal.text

    @property
    def fixed(self) -> bool:
        """Whether it gives a die."""
        return self.proposal.accepted and not self.locks and not self.dormant


class Trait(Frozen):
    """A broad trait. `paid` has one entry for each die: experience, or None for a die of creation."""

    id: int
    proposal: Proposal
    level: int
    paid: tuple[int | None, ...] = ()
    aspects: tuple[Aspect, ...] = ()
    #: Why a trait that came later is there, and whether it came from a flashback (ZAP-37).
    account: str = ""
    flashback: bool = False
    #: The name that it is to have from now on, while the table decides (ZAP-41).
    renaming: Proposal | None = None
    #: Erased: on record, without dice (ZAP-39).
    archived: bool = False

    @property
    def name(self) -> str:
        return self.proposal.text

    @property
    def accepted(self) -> bool:
        return self.proposal.accepted and not self.archived

    def aspect(self, number: int) -> Aspect | None:
        return next((one for one in self.aspects if one.id == number), None)

    @property
    def filled(self) -> tuple[Aspect, ...]:
        """The aspects that take a slot: a draft takes none until it is submitted (SM-2)."""
        return tuple(one for one in self.aspects if not (one.dormant or one.proposal.draft))

    @property
    def dormant(self) -> tuple[Aspect, ...]:
        return tuple(one for one in self.aspects if one.dormant)

    def with_aspect(self, aspect: Aspect) -> "Trait":
        """Return the trait with this aspect in the place of the one of its number, or at the end."""
        known = self.aspect(aspect.id) is not None
        kept = tuple(aspect if one.id == aspect.id else one for one in self.aspects)
        return self.but(aspects=kept if known else (*kept, aspect))


class Flag(Frozen):
    """A flag (ZAP-8). `active` once the GM has confirmed that it fits."""

    id: int
    text: str
    #: A significant and positive relation to another player's character, perhaps through an NPC (ZAP-9).
    qualifying: bool = False
    #: The player's character that it leads to, by id, and the NPC in between, by name.
    target: str = ""
    through: str = ""
    marks: int = 0
    active: bool = False
    #: Why its player wants to strike it out, while the GM has not said yes (ZAP-43).
    striking: Literal["", "against", "reached"] = ""


class Effect(StrEnum):
    """What a condition does to rolls (ZAP-22, ZAP-23)."""

    NONE = "none"
    DIFFICULTY = "difficulty"
    LOCK = "lock"


class Condition(Frozen):
    """A condition of a character (ZAP-20). Aspects that it locks go by trait and number."""

    label: str
    shows: str = ""
    effect: Effect = Effect.NONE
    raises: int = 0
    locks: tuple[tuple[int, int], ...] = ()
    stops_action: bool = False


class Profile(Frozen):
    """How hard an NPC is to attack in one way; `attack` None: this way cannot kill it (ZAP-62, ZAP-65)."""

    approach: str = ""
    attack: int | None = None
    #: Hits needed over all rolls; None: one successful roll is enough.
    kill: int | None = None


class Npc(Frozen):
    """An NPC: its profiles by approach, conditions that it gives, hits so far (ZAP-62 to 65)."""

    usual: Profile
    approaches: tuple[Profile, ...] = ()
    conditions: tuple[str, ...] = ()
    total: int = 0
    dead: bool = False
    #: Whether players see its numbers; others have it with an empty profile.
    revealed: bool = False
    #: Whether players know that there is such a one: somebody has rolled against it, or it was revealed.
    met: bool = False

    def profile(self, approach: str) -> Profile:
        """Return the profile of an approach, the usual one where it has none of its own."""
        found = (one for one in self.approaches if normalized(one.approach) == normalized(approach))
        return next(found, self.usual)


class Note(Frozen):
    """What a roll has brought: somebody who is known (ZAP-58), a thing at hand (ZAP-59). It gives no die."""

    id: int
    purpose: Purpose
    text: str


class Character(AnyCharacter):
    """A player's character, or with `npc` one of the GM's."""

    biography: str = ""
    ready: bool = False
    traits: tuple[Trait, ...] = ()
    flags: tuple[Flag, ...] = ()
    #: Texts of flags that were struck out, never to be taken again (ZAP-45).
    struck: tuple[str, ...] = ()
    #: Flags ever taken: three may be, without waiting for travel (ZAP-44).
    taken: int = 0
    #: The next flag must be a qualifying one (ZAP-46).
    qualifying_first: bool = False
    conditions: tuple[Condition, ...] = ()
    notes: tuple[Note, ...] = ()
    npc: Npc | None = None
    #: Entries of the sheet made so far; the next one takes the number after it.
    made: int = 0

    @property
    def is_main(self) -> bool:
        return bool(self.seat)

    @property
    def in_play(self) -> bool:
        return self.ready

    def trait(self, number: int) -> Trait | None:
        return next((one for one in self.traits if one.id == number), None)

    def flag(self, number: int) -> Flag | None:
        return next((one for one in self.flags if one.id == number), None)

    def note(self, number: int) -> Note | None:
        return next((one for one in self.notes if one.id == number), None)

    def condition(self, label: str) -> Condition | None:
        return next((one for one in self.conditions if normalized(one.label) == normalized(label)), None)

    def with_trait(self, trait: Trait) -> "Character":
        """Return the character with this trait in the place of the one of its number, or at the end."""
        known = self.trait(trait.id) is not None
        kept = tuple(trait if one.id == trait.id else one for one in self.traits)
        return self.but(traits=kept if known else (*kept, trait))

    @property
    def standing(self) -> tuple[Trait, ...]:
        """The traits that are not erased."""
        return tuple(one for one in self.traits if not one.archived)

    @property
    def active_flags(self) -> tuple[Flag, ...]:
        return tuple(one for one in self.flags if one.active)

    @property
    def stopped(self) -> Condition | None:
        """The condition that stops all action, if there is one (ZAP-20)."""
        return next((one for one in self.conditions if one.stops_action), None)


class SeatResources(Frozen):
    """What a seat has: dice and experience (ZAP-25, ZAP-35)."""

    reserve: int = RESERVE
    xp: int = 0


class Task(Frozen):
    """A hard task and what its parts have taken off its difficulty (ZAP-56)."""

    id: str
    text: str
    reductions: tuple[int, ...] = ()
    #: Parts that have succeeded.
    parts: tuple[str, ...] = ()


class TimePhase(StrEnum):
    """Whether the group plays or is on its way, when characters change (ZAP-37 to 44)."""

    PLAY = "play"
    TRAVEL = "travel"


class Party(Shared):
    """What the group has in common: the phase, what every seat has, open tasks, settled facts."""

    phase: TimePhase = TimePhase.PLAY
    stakes: Mapping[str, SeatResources] = {}
    tasks: tuple[Task, ...] = ()
    #: What conflicts about facts have settled (ZAP-54).
    facts: tuple[str, ...] = ()

    def of(self, seat: str) -> SeatResources:
        """Return what a seat has; who has just joined has seven dice."""
        return self.stakes.get(seat, SeatResources())

    def task(self, number: str) -> Task | None:
        return next((one for one in self.tasks if one.id == number), None)


ZapasState = State[Character, Roll | Duel | Recovery, Party]
