"""The events of Zapas outside sheets and contests: flags, conditions, advancement, what the group shares.

`ZapasEvent` also includes those in `rules.zapas.state.sheet_events` and `rules.zapas.state.contest_events`.
"""

from typing import Literal

from rules.core.model_base import Event, OfCharacter
from rules.zapas.state.campaign_state import Condition, Effect, Flag, Profile
from rules.zapas.state.contest_events import ContestEvent
from rules.zapas.state.sheet_events import NoteEvent, SheetEvent


class FlagTaken(OfCharacter):
    """A flag was taken and waits for the GM. `alike` lists similar struck flags (ZAP-45)."""

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
    """A player asked to strike a flag out. The GM agrees by striking it."""

    kind: Literal["strike-asked"] = "strike-asked"
    flag: int
    text: str
    reason: Literal["against", "reached"]


class FlagKept(OfCharacter):
    """The GM refused to strike a flag out now."""

    kind: Literal["flag-kept"] = "flag-kept"
    flag: int
    text: str


class FlagStruck(OfCharacter):
    """A flag was struck out; its marks became reserve dice (ZAP-43).
    `qualifying_first` says whether the next flag must be a qualifying one.
    """

    kind: Literal["flag-struck"] = "flag-struck"
    flag: int
    text: str
    reason: Literal["against", "reached"]
    seat: str
    marks: int
    reserve: int
    qualifying_first: bool


class FlagTold(OfCharacter):
    """Somebody told in their own words what is different since a flag was struck out.

    `by` is the character's player by the character's name; "" for the GM.
    """

    kind: Literal["flag-told"] = "flag-told"
    flag: str
    by: str = ""
    text: str


class ConditionGiven(OfCharacter):
    """A character received a condition (ZAP-20)."""

    kind: Literal["condition-given"] = "condition-given"
    condition: Condition


class ConditionShown(OfCharacter):
    """A player described how a condition shows."""

    kind: Literal["condition-shown"] = "condition-shown"
    label: str
    text: str


class EffectSet(OfCharacter):
    """The effect of a condition changed (ZAP-22, ZAP-23)."""

    kind: Literal["effect-set"] = "effect-set"
    label: str
    effect: Effect
    raises: int = 0
    locks: tuple[tuple[int, int], ...] = ()
    #: The texts of the locked aspects.
    texts: tuple[str, ...] = ()


class ConditionLifted(OfCharacter):
    """A condition was lifted, and its effect ended (ZAP-24)."""

    kind: Literal["condition-lifted"] = "condition-lifted"
    label: str


class PhaseSet(Event):
    """The group began to travel, or to play."""

    kind: Literal["phase-set"] = "phase-set"
    travel: bool


class ExperienceAwarded(Event):
    """Every player received this much experience (ZAP-35)."""

    kind: Literal["experience-awarded"] = "experience-awarded"
    points: int
    seats: tuple[str, ...]


class ExperienceSpent(OfCharacter):
    """A seat's experience changed by buying or selling. `change` is negative for a price."""

    kind: Literal["experience-spent"] = "experience-spent"
    seat: str
    change: int
    xp: int


class TraitRaised(OfCharacter):
    """A trait gained a die (ZAP-36); `paid` is its price."""

    kind: Literal["trait-raised"] = "trait-raised"
    trait: int
    trait_name: str
    level: int
    paid: int


class DieSold(OfCharacter):
    """A trait lost a die (ZAP-38); `sleeps` is the aspect that lost its slot (ZAP-40)."""

    kind: Literal["die-sold"] = "die-sold"
    trait: int
    trait_name: str
    level: int
    refund: int
    sleeps: int | None
    sleeps_text: str
    account: str


class TraitErased(OfCharacter):
    """A trait was erased and gives no more dice (ZAP-39)."""

    kind: Literal["trait-erased"] = "trait-erased"
    trait: int
    trait_name: str
    refund: int
    account: str


class AspectWoken(OfCharacter):
    """A sleeping aspect returned to a slot (ZAP-40)."""

    kind: Literal["aspect-woken"] = "aspect-woken"
    trait: int
    trait_name: str
    aspect: int
    text: str


class TaskSet(Event):
    """A hard task was added; with `dropped`, it ended."""

    kind: Literal["task-set"] = "task-set"
    task: str
    text: str
    dropped: bool


class TaskReduced(Event):
    """A part succeeded, which makes the task easier (ZAP-56)."""

    kind: Literal["task-reduced"] = "task-reduced"
    task: str
    text: str
    part: str
    reduction: int


class ProfileSet(OfCharacter):
    """An NPC's profile was set (ZAP-62, ZAP-65)."""

    kind: Literal["profile-set"] = "profile-set"
    profile: Profile


class NpcSet(OfCharacter):
    """The GM set an NPC's conditions, its total, and whether it is revealed."""

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
    """A duel settled that this is true (ZAP-54)."""

    kind: Literal["fact-settled"] = "fact-settled"
    text: str


class StakeSet(Event):
    """A seat's resources changed: after a roll, duel, scene or session, or by the GM's correction."""

    kind: Literal["stake-set"] = "stake-set"
    seat: str
    name: str
    cause: Literal["roll", "help", "duel", "recovery", "session", "gm"]
    before: int
    reserve: int
    xp: int
    reason: str = ""


FlagEvent = FlagTaken | FlagJudged | StrikeAsked | FlagKept | FlagStruck | FlagTold
ConditionEvent = ConditionGiven | ConditionShown | EffectSet | ConditionLifted
AdvanceEvent = ExperienceSpent | TraitRaised | DieSold | TraitErased | AspectWoken
PartyEvent = PhaseSet | ExperienceAwarded | TaskSet | TaskReduced | FactSettled | StakeSet
NpcEvent = ProfileSet | NpcSet | NpcHit
ZapasEvent = (
    SheetEvent | FlagEvent | ConditionEvent | NoteEvent | AdvanceEvent | PartyEvent | NpcEvent | ContestEvent
)
