"""What can happen in a Zapas campaign: flags, conditions, advancement, what the group shares.

With `rules.zapas.state.sheet_events` and `rules.zapas.state.contest_events`, all of it.
"""

from typing import Literal

from rules.core.model_base import Event, OfCharacter
from rules.zapas.state.campaign_state import Condition, Effect, Flag, Profile
from rules.zapas.state.contest_events import ContestEvent
from rules.zapas.state.sheet_events import NoteEvent, SheetEvent


class FlagTaken(OfCharacter):
    """A flag waits for the GM's word; `alike` are struck flags that it resembles (ZAP-45)."""

    kind: Literal["flag-taken"] = "flag-taken"
    flag: Flag
    alike: tuple[str, ...] = ()


class FlagJudged(OfCharacter):
    """The GM confirmed a flag, or refused it."""

    kind: Literal["flag-judged"] = "flag-judged"
    flag: int
    text: str
    fits: bool


class StrikeAsked(OfCharacter):
    """A player wants to strike a flag out; the GM confirms by doing it."""

    kind: Literal["strike-asked"] = "strike-asked"
    flag: int
    text: str
    reason: Literal["against", "reached"]


class FlagKept(OfCharacter):
    """The GM does not let a flag be struck out now."""

    kind: Literal["flag-kept"] = "flag-kept"
    flag: int
    text: str


class FlagStruck(OfCharacter):
    """A flag is gone for ever; its marks are dice now (ZAP-43). `qualifying_first`: what must come next."""

    kind: Literal["flag-struck"] = "flag-struck"
    flag: int
    text: str
    reason: Literal["against", "reached"]
    seat: str
    marks: int
    reserve: int
    qualifying_first: bool


class ConditionGiven(OfCharacter):
    """A condition begins (ZAP-20)."""

    kind: Literal["condition-given"] = "condition-given"
    condition: Condition


class ConditionShown(OfCharacter):
    """How a condition shows."""

    kind: Literal["condition-shown"] = "condition-shown"
    label: str
    text: str


class EffectSet(OfCharacter):
    """What a condition does from now on (ZAP-22, ZAP-23)."""

    kind: Literal["effect-set"] = "effect-set"
    label: str
    effect: Effect
    raises: int = 0
    locks: tuple[tuple[int, int], ...] = ()
    #: The aspects that are locked, by text.
    texts: tuple[str, ...] = ()


class ConditionLifted(OfCharacter):
    """A condition is gone with all it did (ZAP-24)."""

    kind: Literal["condition-lifted"] = "condition-lifted"
    label: str


class PhaseSet(Event):
    """The group travels, or plays."""

    kind: Literal["phase-set"] = "phase-set"
    travel: bool


class ExperienceAwarded(Event):
    """Every player has so much more experience (ZAP-35)."""

    kind: Literal["experience-awarded"] = "experience-awarded"
    points: int
    seats: tuple[str, ...]


class ExperienceSpent(OfCharacter):
    """A seat's experience changed by buying or selling: negative for what was paid."""

    kind: Literal["experience-spent"] = "experience-spent"
    seat: str
    change: int
    xp: int


class TraitRaised(OfCharacter):
    """A trait has one die more (ZAP-36); `paid` for the die."""

    kind: Literal["trait-raised"] = "trait-raised"
    trait: int
    trait_name: str
    level: int
    paid: int


class DieSold(OfCharacter):
    """A trait has one die less (ZAP-38); `sleeps` lost its slot (ZAP-40)."""

    kind: Literal["die-sold"] = "die-sold"
    trait: int
    trait_name: str
    level: int
    refund: int
    sleeps: int | None
    sleeps_text: str
    account: str


class TraitErased(OfCharacter):
    """A trait gives no dice any more (ZAP-39)."""

    kind: Literal["trait-erased"] = "trait-erased"
    trait: int
    trait_name: str
    refund: int
    account: str


class AspectWoken(OfCharacter):
    """A sleeping aspect is back in a slot (ZAP-40)."""

    kind: Literal["aspect-woken"] = "aspect-woken"
    trait: int
    trait_name: str
    aspect: int
    text: str


class TaskSet(Event):
    """A hard task was written down; `dropped`: it is over."""

    kind: Literal["task-set"] = "task-set"
    task: str
    text: str
    dropped: bool


class TaskReduced(Event):
    """A part succeeded: the task is easier (ZAP-56)."""

    kind: Literal["task-reduced"] = "task-reduced"
    task: str
    text: str
    part: str
    reduction: int


class ProfileSet(OfCharacter):
    """An NPC's profile is written (ZAP-62, ZAP-65)."""

    kind: Literal["profile-set"] = "profile-set"
    profile: Profile


class NpcSet(OfCharacter):
    """An NPC's conditions, its total, whether it is revealed."""

    kind: Literal["npc-set"] = "npc-set"
    conditions: tuple[str, ...]
    revealed: bool
    total: int


class NpcHit(OfCharacter):
    """Hits were added to an NPC's total (ZAP-63)."""

    kind: Literal["npc-hit"] = "npc-hit"
    hits: int
    total: int
    dead: bool


class FactSettled(Event):
    """A conflict has settled that this is true (ZAP-54)."""

    kind: Literal["fact-settled"] = "fact-settled"
    text: str


class StakeSet(Event):
    """What a seat has is another: after a roll, a scene, a session, or the GM's correction."""

    kind: Literal["stake-set"] = "stake-set"
    seat: str
    name: str
    cause: Literal["roll", "help", "duel", "recovery", "session", "gm"]
    before: int
    reserve: int
    xp: int
    reason: str = ""


FlagEvent = FlagTaken | FlagJudged | StrikeAsked | FlagKept | FlagStruck
ConditionEvent = ConditionGiven | ConditionShown | EffectSet | ConditionLifted
AdvanceEvent = ExperienceSpent | TraitRaised | DieSold | TraitErased | AspectWoken
PartyEvent = PhaseSet | ExperienceAwarded | TaskSet | TaskReduced | FactSettled | StakeSet
NpcEvent = ProfileSet | NpcSet | NpcHit
ZapasEvent = (
    SheetEvent | FlagEvent | ConditionEvent | NoteEvent | AdvanceEvent | PartyEvent | NpcEvent | ContestEvent
)
