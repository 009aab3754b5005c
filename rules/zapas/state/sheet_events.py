"""What can happen to sheets in Zapas: what is written, voted on and put into play."""

from typing import Literal

from rules.core.model_base import Event, OfCharacter
from rules.zapas.state.campaign_state import Character, Note, Proposal, Trait
from rules.zapas.state.contests import Purpose
from rules.zapas.state.sheet_actions import Proposed


class CharacterCreated(Event):
    """A sheet was started, or an NPC written down."""

    kind: Literal["character-created"] = "character-created"
    sheet: Character


class BiographyWritten(OfCharacter):
    """The life story is another."""

    kind: Literal["biography-written"] = "biography-written"
    text: str


class TraitWritten(OfCharacter):
    """A trait is on the sheet: as a draft, or proposed to the table."""

    kind: Literal["trait-written"] = "trait-written"
    trait: Trait


class LevelSet(OfCharacter):
    """A trait's level is another, in creation; `draft`: of one that only its author knows."""

    kind: Literal["level-set"] = "level-set"
    trait: int
    trait_name: str
    level: int
    draft: bool = False


class TraitDropped(OfCharacter):
    """A trait was taken off, in creation or with its withdrawn proposal; `draft`: nobody else knew it."""

    kind: Literal["trait-dropped"] = "trait-dropped"
    trait: int
    trait_name: str
    draft: bool = False


class AspectWritten(OfCharacter):
    """An aspect is in a slot: as a draft, or proposed to the table."""

    kind: Literal["aspect-written"] = "aspect-written"
    trait: int
    trait_name: str
    aspect: int
    proposal: Proposal


class AspectDropped(OfCharacter):
    """A slot is empty again; `draft`: nobody else knew what was written there."""

    kind: Literal["aspect-dropped"] = "aspect-dropped"
    trait: int
    trait_name: str
    aspect: int
    text: str
    draft: bool = False


class RenamingWritten(OfCharacter):
    """A trait is to have another name; None: it is not any more."""

    kind: Literal["renaming-written"] = "renaming-written"
    trait: int
    trait_name: str
    renaming: Proposal | None


class Voted(OfCharacter):
    """A proposal changed by a vote, a veto or a revision; `proposal` is how it stands now (SM-1).

    "leave": whoever was asked has left the campaign, and their vote with them.
    """

    kind: Literal["voted"] = "voted"
    what: Proposed
    vote: Literal["submit", "approve", "veto", "lift", "revise", "close", "leave"]
    voter: str
    #: Who votes, as the table calls them: the character that they play, or that it is the GM.
    by: str = ""
    by_gm: bool = False
    reason: str = ""
    proposal: Proposal
    #: What it was called before a revision.
    before: str


class TraitRenamed(OfCharacter):
    """A trait was replaced; it keeps its dice and aspects (ZAP-41)."""

    kind: Literal["trait-renamed"] = "trait-renamed"
    trait: int
    before: str
    after: str


class SheetReady(OfCharacter):
    """A character is in play (ZAP-11)."""

    kind: Literal["sheet-ready"] = "sheet-ready"


class Noted(OfCharacter):
    """A roll brought somebody who is known, or a thing at hand (ZAP-58, ZAP-59)."""

    kind: Literal["noted"] = "noted"
    note: Note


class NoteChanged(OfCharacter):
    """A note of a contact or a thing says more; with an empty `text` it is off."""

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
