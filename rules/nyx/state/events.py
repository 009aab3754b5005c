"""The events of Nyx outside conflicts: sheets, aspects, single rolls, requests and healing.

`NyxEvent` also includes those in `rules.nyx.state.contest_events`.
"""

from typing import Annotated, Literal

from pydantic import Field

from rules.core.model_base import Event, Frozen, sparse
from rules.nyx.base.enums import SECRET, Attribute, CharacterKind, GroupMode
from rules.nyx.base.pool import Roll, Use
from rules.nyx.state.campaign_state import Affliction, Ask, Aspect, Call, Claim, Entry, Gain
from rules.nyx.state.contest_events import DeclareEvent, EndEvent, RoundEvent


class CharacterCreated(Event):
    """A sheet was started, or a bare value created (`value` is 0 for a sheet)."""

    kind: Literal["character-created"] = "character-created"
    character: str
    name: str
    character_kind: CharacterKind
    seat: str
    value: int = 0


class AttributeSet(Event):
    """A base value was set on an unfinished sheet (NYX-2)."""

    kind: Literal["attribute-set"] = "attribute-set"
    character: str
    attribute: Attribute
    value: int


class AspectsNamed(Event):
    """The aspects from slot `first` on were named; an empty name leaves a slot unnamed."""

    kind: Literal["aspects-named"] = "aspects-named"
    character: str
    first: int
    names: tuple[str, ...]


class CharacterFinished(Event):
    """The sheet fulfils NYX-2 and NYX-4 and was finished."""

    kind: Literal["character-finished"] = "character-finished"
    character: str
    name: str


class RolledAlone(Event):
    """An individual action was rolled. `positive` and `negative` are the aspects that the player chose."""

    kind: Literal["rolled-alone"] = "rolled-alone"
    character: str
    name: str
    positive: tuple[Use, ...]
    negative: tuple[Use, ...]
    forced: tuple[Use, ...]
    roll: Roll
    #: The GM's call that the roll answers, its description, and the names that it covers (NYX-21).
    call: str = ""
    text: str = ""
    group: tuple[str, ...] = ()
    #: The roll with its value, if that is for the GM alone (0121).
    withheld: Annotated[Roll | None, SECRET] = sparse(None)


class RollCalled(Event):
    """The GM called for a roll. Any of the `rollers` may make it; the first one answers for all (NYX-21)."""

    kind: Literal["roll-called"] = "roll-called"
    call: Call
    mode: GroupMode | None
    rollers: tuple[str, ...]
    names: tuple[str, ...]


class Asked(Event):
    """A player made a request to the GM (NYX-13, NYX-14)."""

    kind: Literal["asked"] = "asked"
    character: str
    name: str
    ask: Ask
    #: The aspect that gives the success, or the aspects before a change.
    before: tuple[Entry, ...]


class AskRefused(Event):
    """The GM refused a request; nothing was paid."""

    kind: Literal["ask-refused"] = "ask-refused"
    character: str
    name: str
    ask: Ask


class AspectsChanged(Event):
    """The character's aspects changed, for a reason in the story (NYX-14)."""

    kind: Literal["aspects-changed"] = "aspects-changed"
    character: str
    name: str
    before: tuple[Entry, ...]
    aspects: tuple[Aspect, ...]
    reason: str


class DamageRemoved(Event):
    """A damage aspect was removed: bought off for points (NYX-49), or healed over time (NYX-50)."""

    kind: Literal["damage-removed"] = "damage-removed"
    character: str
    name: str
    aspect: int
    damage: str
    points: int
    #: Whether a rest or a change of scene healed it.
    healed: bool


class HealingOwed(Event):
    """Characters with several slow damage aspects must say which one has healed (NYX-50)."""

    kind: Literal["healing-owed"] = "healing-owed"
    characters: tuple[str, ...]
    names: tuple[str, ...]


class Afflicted(Event):
    """A slow penalty began (NYX-47)."""

    kind: Literal["afflicted"] = "afflicted"
    character: str
    name: str
    affliction: Affliction


class AfflictionRolled(Event):
    """One of the three rolls of a slow penalty was made; a failure gives slow damage (NYX-47)."""

    kind: Literal["affliction-rolled"] = "affliction-rolled"
    character: str
    name: str
    affliction: Affliction
    positive: tuple[Use, ...]
    negative: tuple[Use, ...]
    forced: tuple[Use, ...]
    roll: Roll
    #: The number of the new damage aspect; 0 for a success.
    aspect: int
    #: The roll with its value, if that is for the GM alone (0121).
    withheld: Annotated[Roll | None, SECRET] = sparse(None)


class SheetCorrected(Event):
    """The GM corrected a number on a sheet."""

    kind: Literal["sheet-corrected"] = "sheet-corrected"
    character: str
    name: str
    field: Literal["points", "base", "fatigue"]
    attribute: Attribute | None
    old: int
    new: int
    reason: str
    #: Whether it is for the GM alone (0121).
    withheld: bool = sparse(False)


class AspectCorrected(Event):
    """The GM corrected an aspect. `old` is None for a new one, `new` is None for a removed one."""

    kind: Literal["aspect-corrected"] = "aspect-corrected"
    character: str
    name: str
    old: Aspect | None
    new: Aspect | None
    reason: str


class UsedInStory(Event):
    """An aspect was used for a fact (NYX-10)."""

    kind: Literal["used-in-story"] = "used-in-story"
    character: str
    name: str
    use: Use
    text: str


class RollClaimed(Event):
    """A roll outside conflicts waits for the GM's word on its aspects; what helps is paid."""

    kind: Literal["roll-claimed"] = "roll-claimed"
    character: str
    name: str
    claim: Claim


class RollClaimStruck(Event):
    """The GM ruled out an aspect of a roll before the dice; its price was returned."""

    kind: Literal["roll-claim-struck"] = "roll-claim-struck"
    character: str
    name: str
    use: Use
    text: str = ""


class JudgedGain(Frozen):
    """Waiting points that the GM judged, and whose they are."""

    character: str
    name: str
    gain: Gain


class GainsJudged(Event):
    """The GM let waiting points count, or ruled them out (NYX-7)."""

    kind: Literal["gains-judged"] = "gains-judged"
    allowed: bool
    gains: tuple[JudgedGain, ...]


class SucceededByAspect(Event):
    """A character succeeded without a roll and without an effect (NYX-13)."""

    kind: Literal["succeeded-by-aspect"] = "succeeded-by-aspect"
    character: str
    name: str
    use: Use
    text: str


class AspectDemanded(Event):
    """The GM demanded that an aspect hurts in the next roll (NYX-12)."""

    kind: Literal["aspect-demanded"] = "aspect-demanded"
    character: str
    name: str
    aspect: int
    aspect_name: str
    value: int


class DemandAnswered(Event):
    """A player answered a demand. `use.points` is the gain, or the negative price of buying it off."""

    kind: Literal["demand-answered"] = "demand-answered"
    character: str
    name: str
    use: Use
    bought_off: bool


class FatigueCleared(Event):
    """All fatigue was cleared between important scenes (NYX-48)."""

    kind: Literal["fatigue-cleared"] = "fatigue-cleared"
    characters: tuple[str, ...]


SheetEvent = CharacterCreated | AttributeSet | AspectsNamed | CharacterFinished | FatigueCleared
CorrectEvent = SheetCorrected | AspectCorrected
AspectEvent = RolledAlone | UsedInStory | SucceededByAspect | AspectDemanded | DemandAnswered
WordEvent = RollClaimed | RollClaimStruck | GainsJudged
CareEvent = (
    Asked
    | AskRefused
    | AspectsChanged
    | DamageRemoved
    | HealingOwed
    | Afflicted
    | AfflictionRolled
    | RollCalled
)
NyxEvent = Annotated[
    SheetEvent | CorrectEvent | AspectEvent | WordEvent | CareEvent | DeclareEvent | RoundEvent | EndEvent,
    Field(discriminator="kind"),
]
