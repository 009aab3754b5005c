"""The events of sheets in Zapas: what was written, voted on and put into play."""

from typing import Literal

from rules.core.model_base import Event, OfCharacter
from rules.zapas.state.campaign_state import Character, Note, Proposal, Trait
from rules.zapas.state.contests import Purpose
from rules.zapas.state.sheet_actions import Proposed


class CharacterCreated(Event):
    """A sheet was started, or an NPC created."""

    kind: Literal["character-created"] = "character-created"
    sheet: Character


class BiographyWritten(OfCharacter):
    """The biography changed."""

    kind: Literal["biography-written"] = "biography-written"
    text: str


class TraitWritten(OfCharacter):
    """A trait was added: as a draft, or proposed to the table."""

    kind: Literal["trait-written"] = "trait-written"
    trait: Trait


class LevelSet(OfCharacter):
    """A trait's level changed in creation. `draft` means that only its author knows the trait."""

    kind: Literal["level-set"] = "level-set"
    trait: int
    trait_name: str
    level: int
    draft: bool = False


class TraitDropped(OfCharacter):
    """A trait was removed, in creation or because its proposal was withdrawn. `draft` means that nobody else
    knew it.
    """

    kind: Literal["trait-dropped"] = "trait-dropped"
    trait: int
    trait_name: str
    draft: bool = False


class AspectWritten(OfCharacter):
    """An aspect was put into a slot: as a draft, or proposed to the table."""

    kind: Literal["aspect-written"] = "aspect-written"
    trait: int
    trait_name: str
    aspect: int
    proposal: Proposal


class AspectDropped(OfCharacter):
    """An aspect was removed from its slot. `draft` means that nobody else knew it."""

    kind: Literal["aspect-dropped"] = "aspect-dropped"
    trait: int
    trait_name: str
    aspect: int
    text: str
    draft: bool = False


class RenamingWritten(OfCharacter):
    """A new name was proposed for a trait; None withdraws it."""

    kind: Literal["renaming-written"] = "renaming-written"
    trait: int
    trait_name: str
    renaming: Proposal | None


class Voted(OfCharacter):
    """A vote, a veto or a revision changed a proposal; `proposal` is the new version (SM-1).

    "leave" means that a seat that was asked has lost its holder, and its vote with it.
    """

    kind: Literal["voted"] = "voted"
    what: Proposed
    vote: Literal["submit", "approve", "veto", "lift", "revise", "close", "leave"]
    voter: str
    #: The name of the voter's character; the GM may have none.
    by: str = ""
    by_gm: bool = False
    reason: str = ""
    proposal: Proposal
    #: The text before the vote.
    before: str


class TraitRenamed(OfCharacter):
    """A trait got a new name; it keeps its dice and aspects (ZAP-41)."""

    kind: Literal["trait-renamed"] = "trait-renamed"
    trait: int
    before: str
    after: str


class SheetReady(OfCharacter):
    """A sheet was put into play (ZAP-11)."""

    kind: Literal["sheet-ready"] = "sheet-ready"


class Noted(OfCharacter):
    """A roll brought a contact, or a thing at hand (ZAP-58, ZAP-59)."""

    kind: Literal["noted"] = "noted"
    note: Note


class NoteChanged(OfCharacter):
    """The note of a contact or a thing changed; an empty `text` removed it."""

    kind: Literal["note-changed"] = "note-changed"
    note: int
    purpose: Purpose
    before: str
    text: str


SheetEvent = (
    CharacterCreated
    | BiographyWritten
    | TraitWritten
    | LevelSet
    | TraitDropped
    | AspectWritten
    | AspectDropped
    | RenamingWritten
    | Voted
    | TraitRenamed
    | SheetReady
)


NoteEvent = Noted | NoteChanged
