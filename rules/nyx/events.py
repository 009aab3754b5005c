"""What can happen in a Nyx campaign, with the dice in it.

`TacticPicked` and a sealed `BonusChosen` hold secrets: nothing is told from them before
`RoundRolled` and `BonusesRevealed` repeat in public what was hidden.
"""

from typing import Annotated, Literal

from pydantic import Field

from rules.frozen import Event
from rules.nyx.model import (
    SECRET,
    Affliction,
    Ask,
    Aspect,
    Attribute,
    Bonus,
    Call,
    CharacterKind,
    Conflict,
    Entry,
    GroupMode,
    Movement,
    Outcome,
    Roll,
    Sealed,
    SideNumber,
    Tactic,
    Use,
)


class CharacterCreated(Event):
    """A sheet was started, or a bare value written down (`value` 0 for a sheet)."""

    kind: Literal["character-created"] = "character-created"
    character: str
    name: str
    character_kind: CharacterKind
    seat: str
    value: int = 0


class AttributeSet(Event):
    """One base value was written on an unfinished sheet (NYX-2)."""

    kind: Literal["attribute-set"] = "attribute-set"
    character: str
    attribute: Attribute
    value: int


class AspectsNamed(Event):
    """Slots from `first` on carry these names; an empty name leaves a slot open."""

    kind: Literal["aspects-named"] = "aspects-named"
    character: str
    first: int
    names: tuple[str, ...]


class CharacterFinished(Event):
    """The sheet holds NYX-2 and NYX-4 and is closed."""

    kind: Literal["character-finished"] = "character-finished"
    character: str
    name: str


class RolledAlone(Event):
    """An individual action was rolled; `uses` are the aspects paid for or suffered by choice."""

    kind: Literal["rolled-alone"] = "rolled-alone"
    character: str
    name: str
    positive: tuple[Use, ...]
    negative: tuple[Use, ...]
    forced: tuple[Use, ...]
    roll: Roll
    #: The GM's call that it answers, what that was for, and whom the roll holds for (NYX-21).
    call: str = ""
    text: str = ""
    group: tuple[str, ...] = ()


class RollCalled(Event):
    """The GM calls for a roll. `rollers` may make it, the first of them for all (NYX-21)."""

    kind: Literal["roll-called"] = "roll-called"
    call: Call
    mode: GroupMode | None
    rollers: tuple[str, ...]
    names: tuple[str, ...]


class Asked(Event):
    """A player waits for the GM's word (NYX-13, NYX-14)."""

    kind: Literal["asked"] = "asked"
    character: str
    name: str
    ask: Ask
    #: The aspect of a success, by name and value, or the aspects before a change.
    before: tuple[Entry, ...]


class AskRefused(Event):
    """The GM said no; nothing was paid."""

    kind: Literal["ask-refused"] = "ask-refused"
    character: str
    name: str
    ask: Ask


class AspectsChanged(Event):
    """The character's aspects are others from now on, for a reason in the story (NYX-14)."""

    kind: Literal["aspects-changed"] = "aspects-changed"
    character: str
    name: str
    before: tuple[Entry, ...]
    aspects: tuple[Aspect, ...]
    reason: str


class DamageRemoved(Event):
    """A damage aspect is gone: bought off for points (NYX-49), or healed by itself (NYX-50)."""

    kind: Literal["damage-removed"] = "damage-removed"
    character: str
    name: str
    aspect: int
    damage: str
    points: int
    #: Whether it was owed by a rest or a change of scene.
    healed: bool


class HealingOwed(Event):
    """Characters with several slow damage aspects may say which one has healed (NYX-50)."""

    kind: Literal["healing-owed"] = "healing-owed"
    characters: tuple[str, ...]
    names: tuple[str, ...]


class Afflicted(Event):
    """A slow penalty has begun (NYX-47)."""

    kind: Literal["afflicted"] = "afflicted"
    character: str
    name: str
    affliction: Affliction


class AfflictionRolled(Event):
    """One of the three rolls of a slow penalty; a failure gives slow damage (NYX-47)."""

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


class SheetCorrected(Event):
    """The GM set a number on a sheet right."""

    kind: Literal["sheet-corrected"] = "sheet-corrected"
    character: str
    name: str
    field: Literal["points", "base", "fatigue"]
    attribute: Attribute | None
    old: int
    new: int
    reason: str


class AspectCorrected(Event):
    """The GM set an aspect right; None for one that was not there before, or is not any more."""

    kind: Literal["aspect-corrected"] = "aspect-corrected"
    character: str
    name: str
    old: Aspect | None
    new: Aspect | None
    reason: str


class ConflictCorrected(Event):
    """The GM set a running conflict right: the marker, the mode, or a side's goal."""

    kind: Literal["conflict-corrected"] = "conflict-corrected"
    field: Literal["marker", "mode", "goal"]
    side: SideNumber | None
    old: str
    new: str
    reason: str


class UsedInStory(Event):
    """An aspect made a fact (NYX-10)."""

    kind: Literal["used-in-story"] = "used-in-story"
    character: str
    name: str
    use: Use
    text: str


class SucceededByAspect(Event):
    """A success without a roll and without an effect (NYX-13)."""

    kind: Literal["succeeded-by-aspect"] = "succeeded-by-aspect"
    character: str
    name: str
    use: Use
    text: str


class AspectDemanded(Event):
    """The GM demands that an aspect hurts in the next roll (NYX-12)."""

    kind: Literal["aspect-demanded"] = "aspect-demanded"
    character: str
    name: str
    aspect: int
    aspect_name: str
    value: int


class DemandAnswered(Event):
    """`use.points` is the value gained, or -1 for buying it off."""

    kind: Literal["demand-answered"] = "demand-answered"
    character: str
    name: str
    use: Use
    bought_off: bool


class ConflictOpened(Event):
    """The conflict as it stands after the opening shift (NYX-29); told in turn 0, before the first."""

    kind: Literal["conflict-opened"] = "conflict-opened"
    conflict: Conflict


class Declared(Event):
    """A side has closed its declaration; its aspects are booked (NYX-24)."""

    kind: Literal["declared"] = "declared"
    side: SideNumber
    attribute: Attribute
    positive: tuple[Use, ...]
    negative: tuple[Use, ...]
    goal: str
    #: Who rolls, for a side of several persons.
    character: str = ""


class DeclarationReopened(Event):
    """What the side had declared is open again, and its points are back."""

    kind: Literal["declaration-reopened"] = "declaration-reopened"
    side: SideNumber


class TacticsOpened(Event):
    """Both declarations are closed: the hidden choice begins."""

    kind: Literal["tactics-opened"] = "tactics-opened"


class ModifierSet(Event):
    """The GM set a side's modifier, from this round on (NYX-16)."""

    kind: Literal["modifier-set"] = "modifier-set"
    side: SideNumber
    modifier: int


class AdvantageSet(Event):
    """A side gained or lost a situational advantage; the marker stays (NYX-32)."""

    kind: Literal["advantage-set"] = "advantage-set"
    side: SideNumber
    advantage: int


class PlaysItself(Event):
    """From now on a side draws its tactics from the best mix, or no longer."""

    kind: Literal["plays-itself"] = "plays-itself"
    side: SideNumber
    on: bool


class TacticPicked(Event):
    """A side has picked. The tactic itself is secret (NYX-33)."""

    kind: Literal["tactic-picked"] = "tactic-picked"
    side: SideNumber
    tactic: Annotated[Tactic | Sealed, SECRET]
    #: The stand-in who picked, if one did; `DICE` where they drew.
    hand: str = ""


class ChoiceHanded(Event):
    """Somebody else plays a side whose choice is sealed: it stays, and they do not learn it."""

    kind: Literal["choice-handed"] = "choice-handed"
    side: SideNumber
    name: str


class SideRolled(Event):
    """What one active side brought to a round, in words enough to tell it."""

    kind: Literal["side-rolled"] = "side-rolled"
    side: SideNumber
    name: str
    roll: Roll
    tactic: Tactic | None
    positive: tuple[Use, ...]
    negative: tuple[Use, ...]
    forced: tuple[Use, ...]
    bought_off: tuple[Use, ...]
    points: int | None


class RoundRolled(Event):
    """Picks and dice, revealed together (NYX-25, 26, 33 to 37).

    `start` is the marker before, `shift` the situational steps, `raw` the place after the roll.
    `tactic_winner` won the choice, also if the win was void; `winners` are the effective ones.
    `narrator` is a side, or 0 for the GM (NYX-41).
    """

    kind: Literal["round-rolled"] = "round-rolled"
    names: tuple[str, str]
    sides: tuple[SideRolled, ...]
    start: int
    shift: int
    raw: int
    tactic_winner: SideNumber | None
    winners: tuple[SideNumber, ...]
    narrator: Literal[0, 1, 2]


class OpposedRolled(Event):
    """Both sides rolled (NYX-20). No winner on equal effects (D-14); `harmed` takes the margin (D-15)."""

    kind: Literal["opposed-rolled"] = "opposed-rolled"
    names: tuple[str, str]
    sides: tuple[SideRolled, ...]
    winner: SideNumber | None
    margin: int
    stake: str
    harmed: SideNumber | None


class BonusChosen(Event):
    """An effective winner has chosen. With two winners the choice is sealed until both have."""

    kind: Literal["bonus-chosen"] = "bonus-chosen"
    side: SideNumber
    bonus: Annotated[Bonus | Sealed, SECRET]
    hidden: bool
    #: The stand-in who chose, if one did.
    hand: str = ""


class BonusesRevealed(Event):
    """Every effective winner has chosen; `bonuses` go by side number."""

    kind: Literal["bonuses-revealed"] = "bonuses-revealed"
    names: tuple[str, str]
    bonuses: tuple[tuple[SideNumber, Bonus], ...]


class StoryJudged(Event):
    """The GM allowed a narrative advantage, or sent the winner back to choose again."""

    kind: Literal["story-judged"] = "story-judged"
    side: SideNumber
    name: str
    text: str
    allowed: bool


class MarkerMoved(Event):
    """The round's movement is final: `net` is the tactic bonus, -3, 0 or 3 (NYX-36, 37)."""

    kind: Literal["marker-moved"] = "marker-moved"
    names: tuple[str, str]
    length: int
    start: int
    raw: int
    net: int
    movement: Movement
    #: The side that must take a penalty for the overflow, if the mode asks for one (NYX-28).
    harmed: SideNumber | None


class PenaltyTaken(Event):
    """Effect became fatigue on an attribute, or one damage aspect (NYX-43)."""

    kind: Literal["penalty-taken"] = "penalty-taken"
    side: SideNumber
    character: str
    name: str
    effect: int
    attribute: Attribute
    #: Fatigue that was marked; less than the effect when the attribute had less left (D-33).
    fatigue: int = 0
    damage: str = ""
    aspect: int = 0
    #: What a mob's value drops by, besides (NYX-42).
    drop: int = 0


class RoundTold(Event):
    """The narrator's account; changes no numbers (NYX-41)."""

    kind: Literal["round-told"] = "round-told"
    by: str
    text: str


class TurnOpened(Event):
    """The next round's declarations begin. `turn` is its number."""

    kind: Literal["turn-opened"] = "turn-opened"
    #: GM-run sides that go on as before, without pressing anything.
    standing: tuple[SideNumber, ...]


class ConflictEnded(Event):
    """The conflict is over (NYX-40); a simple one, an opposed roll, has no use for its marker."""

    kind: Literal["conflict-ended"] = "conflict-ended"
    title: str
    names: tuple[str, str]
    goals: tuple[str, str]
    marker: int
    outcome: Outcome
    simple: bool = False


class FatigueCleared(Event):
    """All fatigue is gone between important scenes (NYX-48)."""

    kind: Literal["fatigue-cleared"] = "fatigue-cleared"
    characters: tuple[str, ...]


SheetEvent = CharacterCreated | AttributeSet | AspectsNamed | CharacterFinished | FatigueCleared
CorrectEvent = SheetCorrected | AspectCorrected
AspectEvent = RolledAlone | UsedInStory | SucceededByAspect | AspectDemanded | DemandAnswered
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
DeclareEvent = (
    ConflictOpened | Declared | DeclarationReopened | TacticsOpened | ModifierSet | AdvantageSet | PlaysItself
)
RoundEvent = (
    TacticPicked | ChoiceHanded | RoundRolled | BonusChosen | BonusesRevealed | StoryJudged | MarkerMoved
)
EndEvent = PenaltyTaken | RoundTold | TurnOpened | ConflictEnded | ConflictCorrected | OpposedRolled
NyxEvent = Annotated[
    SheetEvent | CorrectEvent | AspectEvent | CareEvent | DeclareEvent | RoundEvent | EndEvent,
    Field(discriminator="kind"),
]
