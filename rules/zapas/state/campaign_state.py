"""The state of a Zapas campaign: sheets with proposals and conditions, seats with dice and experience, tasks.

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

#: The reserve of a new player, and of every player after a session (ZAP-25, ZAP-29).
RESERVE = 7


class ProposalState(StrEnum):
    """The state of a proposal (SM-1). A withdrawn proposal is deleted."""

    DRAFT = "draft"
    PROPOSED = "proposed"
    VETOED = "vetoed"
    ACCEPTED = "accepted"


class Veto(Frozen):
    """A seat's objection, and its reason."""

    seat: str
    reason: str


class Proposal(Frozen):
    """A text that the table accepts or vetoes (SM-1)."""

    text: str
    state: ProposalState = ProposalState.DRAFT
    #: The seats that were asked when it was submitted, and those that have approved.
    asked: tuple[str, ...] = ()
    approved: tuple[str, ...] = ()
    vetoes: tuple[Veto, ...] = ()
    #: Texts of this proposal that were vetoed; none of them may be proposed again.
    vetoed: tuple[str, ...] = ()

    @property
    def accepted(self) -> bool:
        return self.state is ProposalState.ACCEPTED

    @property
    def draft(self) -> bool:
        return self.state is ProposalState.DRAFT

    def without_veto(self, seat: str) -> "Proposal":
        """Return the proposal without a seat's veto. If no veto is left, the vote goes on."""
        left = tuple(one for one in self.vetoes if one.seat != seat)
        stopped = self.state is ProposalState.VETOED and not left
        return self.but(vetoes=left, state=ProposalState.PROPOSED if stopped else self.state)


class Aspect(Frozen):
    """A narrow aspect of a trait. It may be locked by conditions, or asleep without a slot (SM-2)."""

    id: int
    proposal: Proposal
    #: The labels of the conditions that lock it.
    locks: tuple[str, ...] = ()
    dormant: bool = False

    @property
    def text(self) -> str:
        return self.proposal.text

    @property
    def fixed(self) -> bool:
        """Whether it gives a die: it is accepted, not locked and not asleep."""
        return self.proposal.accepted and not self.locks and not self.dormant


class Trait(Frozen):
    """A broad trait. `paid` has one entry per die: its price in experience, or None for a die of creation."""

    id: int
    proposal: Proposal
    level: int
    paid: tuple[int | None, ...] = ()
    aspects: tuple[Aspect, ...] = ()
    #: The reason for a trait that was added in play, and whether it came from a flashback (ZAP-37).
    account: str = ""
    flashback: bool = False
    #: The proposed new name, while the table decides (ZAP-41).
    renaming: Proposal | None = None
    #: Whether it was erased. It stays on record, without dice (ZAP-39).
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
        """The aspects that take a slot. Drafts take none until they are submitted (SM-2)."""
        return tuple(one for one in self.aspects if not (one.dormant or one.proposal.draft))

    @property
    def dormant(self) -> tuple[Aspect, ...]:
        return tuple(one for one in self.aspects if one.dormant)

    def with_aspect(self, aspect: Aspect) -> "Trait":
        """Return the trait with this aspect in place of the one with its number, or at the end."""
        known = self.aspect(aspect.id) is not None
        kept = tuple(aspect if one.id == aspect.id else one for one in self.aspects)
        return self.but(aspects=kept if known else (*kept, aspect))


class Flag(Frozen):
    """A flag (ZAP-8). It is `active` once the GM has confirmed that it fits."""

    id: int
    text: str
    #: Whether it is a significant positive relation to another player's character, perhaps through an NPC
    #: (ZAP-9).
    qualifying: bool = False
    #: The player's character that it leads to, by id, and the NPC between them, by name.
    target: str = ""
    through: str = ""
    marks: int = 0
    active: bool = False
    #: The reason that the player gave for striking it out, until the GM answers (ZAP-43).
    striking: Literal["", "against", "reached"] = ""


class Effect(StrEnum):
    """The effect of a condition on rolls (ZAP-22, ZAP-23)."""

    NONE = "none"
    DIFFICULTY = "difficulty"
    LOCK = "lock"


class Condition(Frozen):
    """A condition of a character (ZAP-20). `locks` lists trait and aspect numbers."""

    label: str
    shows: str = ""
    effect: Effect = Effect.NONE
    raises: int = 0
    locks: tuple[tuple[int, int], ...] = ()
    stops_action: bool = False


class Profile(Frozen):
    """How hard an NPC is to attack with one approach.

    If `attack` is None, the NPC is immune to the approach (ZAP-62, ZAP-65).
    """

    approach: str = ""
    attack: int | None = None
    #: The hits that kill, over all rolls. None: one successful roll kills.
    kill: int | None = None


class Npc(Frozen):
    """An NPC: its profiles by approach, the conditions that it gives, its hits so far (ZAP-62 to 65)."""

    usual: Profile
    approaches: tuple[Profile, ...] = ()
    conditions: tuple[str, ...] = ()
    total: int = 0
    dead: bool = False
    #: Whether players see its numbers. Otherwise they see it with an empty profile.
    revealed: bool = False
    #: Whether players know that it exists: somebody rolled against it, or it was revealed.
    met: bool = False

    def profile(self, approach: str) -> Profile:
        """Return the profile of an approach, or the usual one if it has none."""
        found = (one for one in self.approaches if normalized(one.approach) == normalized(approach))
        return next(found, self.usual)


class Note(Frozen):
    """A result of a roll: a contact (ZAP-58) or a thing at hand (ZAP-59). It gives no die."""

    id: int
    purpose: Purpose
    text: str


class Character(AnyCharacter):
    """A player's character, or with `npc` a character of the GM's."""

    biography: str = ""
    ready: bool = False
    traits: tuple[Trait, ...] = ()
    flags: tuple[Flag, ...] = ()
    #: Texts of struck flags, which may not be taken again (ZAP-45).
    struck: tuple[str, ...] = ()
    #: How many flags were ever confirmed. The first three need not wait for travel (ZAP-44).
    taken: int = 0
    #: Whether the next flag must be a qualifying one (ZAP-46).
    qualifying_first: bool = False
    conditions: tuple[Condition, ...] = ()
    notes: tuple[Note, ...] = ()
    npc: Npc | None = None
    #: How many entries of the sheet were created so far. The next one gets the next number.
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
        """Return the character with this trait in place of the one with its number, or at the end."""
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
        """The condition that stops all action, or None (ZAP-20)."""
        return next((one for one in self.conditions if one.stops_action), None)


class SeatResources(Frozen):
    """What a seat has: reserve dice and experience (ZAP-25, ZAP-35)."""

    reserve: int = RESERVE
    xp: int = 0


class Task(Frozen):
    """A hard task, and how much its parts have reduced its difficulty (ZAP-56)."""

    id: str
    text: str
    reductions: tuple[int, ...] = ()
    #: Parts that have succeeded.
    parts: tuple[str, ...] = ()


class TimePhase(StrEnum):
    """Whether the group plays or travels. Characters change while it travels (ZAP-37 to 44)."""

    PLAY = "play"
    TRAVEL = "travel"


class Party(Shared):
    """What the group shares: the phase, the resources of every seat, open tasks, settled facts."""

    phase: TimePhase = TimePhase.PLAY
    stakes: Mapping[str, SeatResources] = {}
    tasks: tuple[Task, ...] = ()
    #: The facts that duels have settled (ZAP-54).
    facts: tuple[str, ...] = ()

    def of(self, seat: str) -> SeatResources:
        """Return the resources of a seat; a new one has seven dice."""
        return self.stakes.get(seat, SeatResources())

    def task(self, number: str) -> Task | None:
        return next((one for one in self.tasks if one.id == number), None)


ZapasState = State[Character, Roll | Duel | Recovery, Party]
