"""The events of a Noir campaign for sheets, conditions and Fate; contests have `contest_events`."""

from collections.abc import Mapping
from typing import Literal

from rules.core.model_base import Event, OfCharacter, sparse
from rules.noir.base.enums import DefenceOrder, FateOrder, FateUse
from rules.noir.base.weapons import Weapon
from rules.noir.state.campaign_state import (
    Ability,
    CarriedWeapon,
    Character,
    Condition,
    Entry,
    FateRequest,
    ListName,
    Property,
)
from rules.noir.state.contest_events import ContestEvent
from rules.noir.state.withholding import Withholding


class CharacterCreated(Event):
    """A sheet was started, or an NPC was made from a template (NOIR-40, NOIR-81)."""

    kind: Literal["character-created"] = "character-created"
    sheet: Character


class AbilitySet(OfCharacter):
    """An ability was set, or removed (None); `computed` holds attributes before and after (NOIR-52)."""

    kind: Literal["ability-set"] = "ability-set"
    ability: str
    before: Ability | None
    after: Ability | None
    computed: Mapping[str, tuple[int | None, int | None]] = {}


class AttributeSet(OfCharacter):
    """An attribute was entered by hand, or left to its formula (None)."""

    kind: Literal["attribute-set"] = "attribute-set"
    attribute: str
    value: int | None
    computed: Mapping[str, tuple[int | None, int | None]] = {}


class LaterSet(OfCharacter):
    """The sum of an attribute's later changes was set (NOIR-53)."""

    kind: Literal["later-set"] = "later-set"
    attribute: str
    change: int


class EntryAdded(OfCharacter):
    """An entry was added to a list of the sheet, or replaced."""

    kind: Literal["entry-added"] = "entry-added"
    list: ListName
    entry: Entry | Property


class EntryDropped(OfCharacter):
    """An entry was removed from a list."""

    kind: Literal["entry-dropped"] = "entry-dropped"
    list: ListName
    entry: str


class WeaponTaken(OfCharacter):
    """A character took a weapon, or its loaded rounds changed."""

    kind: Literal["weapon-taken"] = "weapon-taken"
    arm: CarriedWeapon


class WeaponLeft(OfCharacter):
    """A character left a weapon behind."""

    kind: Literal["weapon-left"] = "weapon-left"
    weapon: str
    weapon_name: str


class WeaponMade(Event):
    """The GM made a weapon, or changed it."""

    kind: Literal["weapon-made"] = "weapon-made"
    weapon: Weapon


class SheetFinished(OfCharacter):
    """A sheet was put into play."""

    kind: Literal["sheet-finished"] = "sheet-finished"


class SheetImported(OfCharacter):
    """A sheet was filled from a file."""

    kind: Literal["sheet-imported"] = "sheet-imported"
    sheet: Character


class FateSet(Event):
    """The GM set a character's Fate; without a character, the pot."""

    kind: Literal["fate-set"] = "fate-set"
    character: str
    name: str
    old: int
    new: int
    reason: str


class FatePaid(Event):
    """Fate was paid: by `payer` ("" for the pot), for `use`; `left` is what remains (NOIR-60)."""

    kind: Literal["fate-paid"] = "fate-paid"
    payer: str
    name: str
    use: FateUse
    points: int
    left: int
    #: How many of the points others had given for this use (NOIR-69).
    given: int = 0
    text: str = ""
    #: The character it is for, if that is somebody else.
    helped: str = ""
    helped_name: str = ""


class FateGained(OfCharacter):
    """A setback gave points to the owner of a limitation (NOIR-61)."""

    kind: Literal["fate-gained"] = "fate-gained"
    points: int
    fate: int


class GraceGiven(OfCharacter):
    """A character may use points that others paid, for one use and at once (NOIR-69)."""

    kind: Literal["grace-given"] = "grace-given"
    use: FateUse
    points: int


class LimitationSwitched(OfCharacter):
    """A limitation was switched on or off (NOIR-36, NOIR-61)."""

    kind: Literal["limitation-switched"] = "limitation-switched"
    limitation: str
    effect: str
    on: bool


class FateAsked(OfCharacter):
    """A use of Fate waits for the GM."""

    kind: Literal["fate-asked"] = "fate-asked"
    ask: FateRequest


class FateRefused(OfCharacter):
    """The GM refused the request; nothing was paid."""

    kind: Literal["fate-refused"] = "fate-refused"
    ask: FateRequest


class FateAllowed(OfCharacter):
    """The GM allowed the request; the payment follows."""

    kind: Literal["fate-allowed"] = "fate-allowed"
    ask: FateRequest


class Pledged(OfCharacter):
    """A character pledged points toward a clue; `needed` is the group's size (NOIR-65)."""

    kind: Literal["pledged"] = "pledged"
    points: int
    total: int
    needed: int


class FateOrdered(OfCharacter):
    """A player said when to be asked about Fate."""

    kind: Literal["fate-ordered"] = "fate-ordered"
    order: FateOrder


class DefenceOrdered(Event):
    """The GM said whether NPCs take the best defence by themselves."""

    kind: Literal["defence-ordered"] = "defence-ordered"
    defence: DefenceOrder


class ConditionSet(OfCharacter, Withholding):
    """The GM set a character's condition. `witnessed` says that the players hear of it, now and later."""

    kind: Literal["condition-set"] = "condition-set"
    before: Condition
    after: Condition
    reason: str
    witnessed: bool = sparse(False)


class CountdownMoved(OfCharacter):
    """A countdown lost one round; at 0 the character dies (NOIR-128)."""

    kind: Literal["countdown-moved"] = "countdown-moved"
    left: int


SheetEvent = (
    CharacterCreated
    | AbilitySet
    | AttributeSet
    | LaterSet
    | EntryAdded
    | EntryDropped
    | WeaponTaken
    | WeaponLeft
    | WeaponMade
    | SheetFinished
    | SheetImported
)
FateEvent = (
    FateSet
    | FatePaid
    | FateGained
    | GraceGiven
    | LimitationSwitched
    | FateAsked
    | FateRefused
    | FateAllowed
    | Pledged
    | FateOrdered
)
StateEvent = ConditionSet | CountdownMoved | DefenceOrdered
NoirEvent = SheetEvent | FateEvent | StateEvent | ContestEvent
