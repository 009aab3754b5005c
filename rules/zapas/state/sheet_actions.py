"""The actions on sheets in Zapas: filling them in, voting on proposals, putting them into play."""

from typing import Literal

from rules.core.model_base import Action, Frozen


class CreateCharacter(Action):
    """Start a sheet. Who: a player for themself. A seat plays one character at a time (`PlayCharacter`)."""

    kind: Literal["create-character"] = "create-character"
    name: str


class CreateNpc(Action):
    """Create an NPC with an attack of 2 to 20, or None for immune, and a kill of 1 or more (ZAP-62). Who:
    GM.
    """

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
    """Add a trait and submit it, or keep it as a draft (ZAP-2, SM-1). In creation `level` is 2 to 6.

    After creation it starts at level 2, needs an account, and costs 3 once it is accepted (ZAP-37).
    """

    kind: Literal["propose-trait"] = "propose-trait"
    character: str
    name: str
    level: int = 2
    draft: bool = False
    account: str = ""
    #: Whether it comes from a flashback, to which the GM agrees. Then travel is not needed.
    flashback: bool = False


class SetLevel(Action):
    """Set a trait's level in creation, 2 to 6 (ZAP-4)."""

    kind: Literal["set-level"] = "set-level"
    character: str
    trait: int
    level: int


class DropTrait(Action):
    """Remove a trait from a sheet in creation (ZAP-2)."""

    kind: Literal["drop-trait"] = "drop-trait"
    character: str
    trait: int


class ProposeAspect(Action):
    """Put an aspect into a free slot and submit it, or keep it as a draft (ZAP-6, ZAP-7)."""

    kind: Literal["propose-aspect"] = "propose-aspect"
    character: str
    trait: int
    text: str
    draft: bool = False


class TakeOffAspect(Action):
    """Remove an accepted aspect in creation (ZAP-7)."""

    kind: Literal["take-off-aspect"] = "take-off-aspect"
    character: str
    trait: int
    aspect: int


class Proposed(Frozen):
    """Identifies a proposal: a trait, an aspect or, with `renaming`, a trait's new name."""

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


class VetoProposal(Action):
    """Veto a proposal, with a reason (ZAP-3). Who: any other player, the GM."""

    kind: Literal["veto-it"] = "veto-it"
    what: Proposed
    reason: str


class LiftVeto(Action):
    """Lift a veto. Who: the seat that made it."""

    kind: Literal["lift-veto"] = "lift-veto"
    what: Proposed


class Revise(Action):
    """Change the text of a proposal; all votes are cleared. Who: its owner."""

    kind: Literal["revise"] = "revise"
    what: Proposed
    text: str


class Withdraw(Action):
    """Withdraw a proposal. Who: its owner."""

    kind: Literal["withdraw"] = "withdraw"
    what: Proposed


class CloseProposal(Action):
    """Accept a proposal that nobody objects to; silence is consent (SM-1). Who: GM."""

    kind: Literal["close-proposal"] = "close-proposal"
    what: Proposed


class GetReady(Action):
    """Put a sheet into play once it fulfils ZAP-11."""

    kind: Literal["get-ready"] = "get-ready"
    character: str


class ChangeNote(Action):
    """Change the note of a contact or a thing; an empty text removes it (ZAP-58, ZAP-59).

    Who: its player, the GM.
    """

    kind: Literal["change-note"] = "change-note"
    character: str
    note: int
    text: str = ""


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


VoteAction = Submit | Approve | VetoProposal | LiftVeto | Revise | Withdraw | CloseProposal
