"""What can be asked of sheets in Zapas: writing them, voting on what they hold, putting them into play."""

from typing import Literal

from rules.core.model_base import Action, Frozen


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


class VetoProposal(Action):
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


class GetReady(Action):
    """Put a sheet into play once it holds ZAP-11."""

    kind: Literal["get-ready"] = "get-ready"
    character: str


class ChangeNote(Action):
    """Say more about a contact or a thing that a roll brought; without a text, take it off (ZAP-58, ZAP-59).

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
