"""What can be asked in a Zapas campaign outside contests: sheets, votes, flags, conditions, advancement.

Actions on contests are in `rules.zapas.moves`.
"""

from typing import Literal

from rules.frozen import Action, Frozen
from rules.zapas.model import Effect, Profile
from rules.zapas.moves import ContestAction, OpenAction


class CreateCharacter(Action):
    """Start a sheet. Who: a player for themself; one character a seat is current (`PlayCharacter`)."""

    kind: Literal["create-character"] = "create-character"
    name: str


class CreateNpc(Action):
    """Write down an NPC; with an attack of 2 to 20 or None for immune, kill 1 or more (ZAP-62). Who: GM."""

    kind: Literal["create-npc"] = "create-npc"
    name: str
    attack: int | None = 3
    kill: int | None = None


class WriteBiography(Action):
    """Write the life story (ZAP-1)."""

    kind: Literal["write-biography"] = "write-biography"
    character: str
    text: str


class ProposeTrait(Action):
    """Write a trait and submit it, or keep it as a draft (ZAP-2, SM-1). `level` 2 to 6 in creation.

    After creation it starts at level 2, needs an account, and costs 3 when it is accepted (ZAP-37).
    """

    kind: Literal["propose-trait"] = "propose-trait"
    character: str
    name: str
    level: int = 2
    draft: bool = False
    account: str = ""
    #: The GM agreed to a flashback, outside travel.
    flashback: bool = False


class SetLevel(Action):
    """Set a trait's level in creation, 2 to 6 (ZAP-4)."""

    kind: Literal["set-level"] = "set-level"
    character: str
    trait: int
    level: int


class DropTrait(Action):
    """Take a trait off a sheet in creation (ZAP-2)."""

    kind: Literal["drop-trait"] = "drop-trait"
    character: str
    trait: int


class ProposeAspect(Action):
    """Write an aspect into a free slot and submit it, or keep it as a draft (ZAP-6, ZAP-7)."""

    kind: Literal["propose-aspect"] = "propose-aspect"
    character: str
    trait: int
    text: str
    draft: bool = False


class TakeOffAspect(Action):
    """Take an accepted aspect off in creation (ZAP-7)."""

    kind: Literal["take-off-aspect"] = "take-off-aspect"
    character: str
    trait: int
    aspect: int


class Proposed(Frozen):
    """Which proposal: a trait's, an aspect's, or with `renaming` a trait's new name."""

    character: str
    trait: int
    aspect: int | None = None
    renaming: bool = False


class Submit(Action):
    """Show a draft to the table. Who: its owner."""

    kind: Literal["submit"] = "submit"
    what: Proposed


class Approve(Action):
    """Accept a proposal. Who: any other player, the GM."""

    kind: Literal["approve"] = "approve"
    what: Proposed


class VetoIt(Action):
    """Stop a proposal, with a reason (ZAP-3). Who: any other player, the GM."""

    kind: Literal["veto-it"] = "veto-it"
    what: Proposed
    reason: str


class LiftVeto(Action):
    """Take one's veto back. Who: whose it is."""

    kind: Literal["lift-veto"] = "lift-veto"
    what: Proposed


class Revise(Action):
    """Give a proposal another text; all votes are cleared. Who: its owner."""

    kind: Literal["revise"] = "revise"
    what: Proposed
    text: str


class Withdraw(Action):
    """Take a proposal back. Who: its owner."""

    kind: Literal["withdraw"] = "withdraw"
    what: Proposed


class CloseProposal(Action):
    """Accept a proposal that nobody objects to; silence is consent (SM-1). Who: GM."""

    kind: Literal["close-proposal"] = "close-proposal"
    what: Proposed


class TakeFlag(Action):
    """Take a flag, which the GM confirms (ZAP-8, 9, 44). `qualifying` with the character that it leads to."""

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
    """Strike a flag out: acted against, or reached (ZAP-43). A player's waits for the GM."""

    kind: Literal["strike-flag"] = "strike-flag"
    character: str
    flag: int
    reason: Literal["against", "reached"]


class KeepFlag(Action):
    """Refuse to let a flag be struck out: neither is so (ZAP-43). Who: GM."""

    kind: Literal["keep-flag"] = "keep-flag"
    character: str
    flag: int


class GetReady(Action):
    """Put a sheet into play once it holds ZAP-11."""

    kind: Literal["get-ready"] = "get-ready"
    character: str


class GiveCondition(Action):
    """Give a condition (ZAP-20). `stops` None: as usual for its label. Who: GM."""

    kind: Literal["give-condition"] = "give-condition"
    character: str
    label: str
    stops: bool | None = None


class ShowCondition(Action):
    """Say how a condition shows (ZAP-20). Who: its owner."""

    kind: Literal["show-condition"] = "show-condition"
    character: str
    label: str
    text: str


class SetEffect(Action):
    """Set what a condition does, or clear it with `none` (ZAP-22, ZAP-23). Who: GM."""

    kind: Literal["set-effect"] = "set-effect"
    character: str
    label: str
    effect: Effect
    raises: int = 1
    #: Aspects by trait and number.
    locks: tuple[tuple[int, int], ...] = ()


class LiftCondition(Action):
    """Take a condition away, as the story resolves it (ZAP-24). Who: GM."""

    kind: Literal["lift-condition"] = "lift-condition"
    character: str
    label: str


class ChangeNote(Action):
    """Say more about a contact or a thing that a roll brought; without a text, take it off (ZAP-58, ZAP-59).

    Who: its player, the GM.
    """

    kind: Literal["change-note"] = "change-note"
    character: str
    note: int
    text: str = ""


class SetPhase(Action):
    """Begin to travel, or to play again (ZAP-37 to 44). Who: GM."""

    kind: Literal["set-phase"] = "set-phase"
    travel: bool


class AwardExperience(Action):
    """Give every player the same experience, 1 or more (ZAP-35). Who: GM."""

    kind: Literal["award-experience"] = "award-experience"
    points: int


class RaiseTrait(Action):
    """Buy one die of a trait for its number in experience (ZAP-36)."""

    kind: Literal["raise-trait"] = "raise-trait"
    character: str
    trait: int


class SellDie(Action):
    """Sell the highest die of a trait in travel (ZAP-38); `sleeps` is the aspect without a slot (ZAP-40)."""

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
    """Bring a sleeping aspect back into a free slot (ZAP-40)."""

    kind: Literal["wake-aspect"] = "wake-aspect"
    character: str
    trait: int
    aspect: int


class RenameTrait(Action):
    """Replace a trait by another that all its aspects suit, in travel and free of charge (ZAP-41)."""

    kind: Literal["rename-trait"] = "rename-trait"
    character: str
    trait: int
    name: str


class SetTask(Action):
    """Write down a hard task whose parts may be rolled for (ZAP-56), or drop it. Who: GM."""

    kind: Literal["set-task"] = "set-task"
    text: str = ""
    drop: str = ""


class SetProfile(Action):
    """Set an NPC's profile: the usual one, or of an approach (ZAP-62, ZAP-65). Who: GM.

    An approach that has a profile already is refused unless this one `replaces` it.
    """

    kind: Literal["set-profile"] = "set-profile"
    character: str
    profile: Profile
    replaces: bool = False


class SetNpc(Action):
    """Set an NPC's own conditions, whether it is revealed, and its total (ZAP-63, ZAP-64). Who: GM."""

    kind: Literal["set-npc"] = "set-npc"
    character: str
    conditions: tuple[str, ...] | None = None
    revealed: bool | None = None
    total: int | None = None


class SetStake(Action):
    """Set a seat's reserve and experience right, with a reason. Who: GM."""

    kind: Literal["set-stake"] = "set-stake"
    seat: str
    reserve: int
    xp: int
    reason: str


SheetAction = (
    CreateCharacter
    | CreateNpc
    | WriteBiography
    | ProposeTrait
    | SetLevel
    | DropTrait
    | ProposeAspect
    | TakeOffAspect
    | GetReady
    | ChangeNote
)
VoteAction = Submit | Approve | VetoIt | LiftVeto | Revise | Withdraw | CloseProposal
FlagAction = TakeFlag | JudgeFlag | StrikeFlag | KeepFlag
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
