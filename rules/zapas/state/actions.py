"""The actions of Zapas outside contests: flags, conditions, advancement, the GM's declarations.

Actions on sheets are in `sheet_actions`, those on contests in `contest_actions`.
"""

from typing import Literal

from rules.core.model_base import Action
from rules.zapas.state.campaign_state import Effect, Profile
from rules.zapas.state.contest_actions import ContestAction, OpenAction
from rules.zapas.state.sheet_actions import SheetAction, VoteAction


class TakeFlag(Action):
    """Take a flag, which the GM must confirm (ZAP-8, 9, 44).
    A `qualifying` flag names the `target` character that it leads to.
    """

    kind: Literal["take-flag"] = "take-flag"
    character: str
    text: str
    qualifying: bool = False
    target: str = ""
    through: str = ""


class JudgeFlag(Action):
    """Confirm that a flag fits, or refuse it (ZAP-8, 9, 45). Who: GM."""

    kind: Literal["judge-flag"] = "judge-flag"
    character: str
    flag: int
    fits: bool


class StrikeFlag(Action):
    """Strike a flag out, because the character acted against it or reached it (ZAP-43).
    A player's request waits for the GM.
    """

    kind: Literal["strike-flag"] = "strike-flag"
    character: str
    flag: int
    reason: Literal["against", "reached"]


class KeepFlag(Action):
    """Refuse a request to strike a flag: neither reason applies (ZAP-43). Who: GM."""

    kind: Literal["keep-flag"] = "keep-flag"
    character: str
    flag: int


class TellFlag(Action):
    """Tell in one's own words what is different now that a flag is struck out. Who: its owner, the GM.

    `flag` is its place among the character's struck flags, from 0.
    """

    kind: Literal["tell-flag"] = "tell-flag"
    character: str
    flag: int
    text: str


class GiveCondition(Action):
    """Give a condition (ZAP-20). If `stops` is None, the label decides. Who: GM."""

    kind: Literal["give-condition"] = "give-condition"
    character: str
    label: str
    stops: bool | None = None


class ShowCondition(Action):
    """Describe how a condition shows (ZAP-20). Who: its owner."""

    kind: Literal["show-condition"] = "show-condition"
    character: str
    label: str
    text: str


class SetEffect(Action):
    """Set the effect of a condition, or clear it with `none` (ZAP-22, ZAP-23). Who: GM."""

    kind: Literal["set-effect"] = "set-effect"
    character: str
    label: str
    effect: Effect
    raises: int = 1
    #: Pairs of a trait's number and an aspect's number.
    locks: tuple[tuple[int, int], ...] = ()


class LiftCondition(Action):
    """Remove a condition that the story has resolved (ZAP-24). Who: GM."""

    kind: Literal["lift-condition"] = "lift-condition"
    character: str
    label: str


class SetPhase(Action):
    """Begin to travel, or to play again (ZAP-37 to 44). Who: GM."""

    kind: Literal["set-phase"] = "set-phase"
    travel: bool


class AwardExperience(Action):
    """Give every player the same experience, 1 or more (ZAP-35). Who: GM."""

    kind: Literal["award-experience"] = "award-experience"
    points: int


class RaiseTrait(Action):
    """Buy a trait's next die; its price in experience is its number (ZAP-36)."""

    kind: Literal["raise-trait"] = "raise-trait"
    character: str
    trait: int


class SellDie(Action):
    """Sell a trait's highest die in travel (ZAP-38). `sleeps` is the aspect that loses its slot (ZAP-40)."""

    kind: Literal["sell-die"] = "sell-die"
    character: str
    trait: int
    account: str
    sleeps: int | None = None


class EraseTrait(Action):
    """Erase a trait of level 1 in travel (ZAP-39)."""

    kind: Literal["erase-trait"] = "erase-trait"
    character: str
    trait: int
    account: str


class WakeAspect(Action):
    """Put a sleeping aspect back into a free slot (ZAP-40)."""

    kind: Literal["wake-aspect"] = "wake-aspect"
    character: str
    trait: int
    aspect: int


class RenameTrait(Action):
    """Replace a trait with another that fits all its aspects, in travel and free of charge (ZAP-41)."""

    kind: Literal["rename-trait"] = "rename-trait"
    character: str
    trait: int
    name: str


class SetTask(Action):
    """Add a hard task that has parts to roll for (ZAP-56), or drop one. Who: GM."""

    kind: Literal["set-task"] = "set-task"
    text: str = ""
    drop: str = ""


class SetProfile(Action):
    """Set an NPC's profile: the usual one, or that of an approach (ZAP-62, ZAP-65). Who: GM.

    An approach that already has a profile is refused, unless `replaces` is set.
    """

    kind: Literal["set-profile"] = "set-profile"
    character: str
    profile: Profile
    replaces: bool = False


class SetNpc(Action):
    """Set an NPC's conditions, its total, and whether it is revealed (ZAP-63, ZAP-64). Who: GM."""

    kind: Literal["set-npc"] = "set-npc"
    character: str
    conditions: tuple[str, ...] | None = None
    revealed: bool | None = None
    total: int | None = None


class SetStake(Action):
    """Correct a seat's reserve and experience, with a reason. Who: GM."""

    kind: Literal["set-stake"] = "set-stake"
    seat: str
    reserve: int
    xp: int
    reason: str


FlagAction = TakeFlag | JudgeFlag | StrikeFlag | KeepFlag | TellFlag
ConditionAction = GiveCondition | ShowCondition | SetEffect | LiftCondition
AdvanceAction = RaiseTrait | SellDie | EraseTrait | WakeAspect | RenameTrait
GmAction = SetPhase | AwardExperience | SetTask | SetProfile | SetNpc | SetStake
ZapasAction = (
    SheetAction
    | VoteAction
    | FlagAction
    | ConditionAction
    | AdvanceAction
    | GmAction
    | OpenAction
    | ContestAction
)
