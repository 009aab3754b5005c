"""What can happen in a conflict or an opposed roll of Nyx, with the dice in it.

`TacticPicked` and a sealed `BonusChosen` hold secrets: nothing is told from them before `RoundRolled` and
`BonusesRevealed` repeat in public what was hidden.
"""

from typing import Annotated, Literal

from rules.core.model_base import Event
from rules.nyx.base.enums import SECRET, Attribute, Sealed, SideNumber, Tactic
from rules.nyx.base.movement import Movement
from rules.nyx.base.pool import Roll, Use
from rules.nyx.state.contests import Bonus, Conflict, Outcome


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


class AutomaticSet(Event):
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


class ConflictCorrected(Event):
    """The GM set a running conflict right: the marker, the mode, or a side's goal."""

    kind: Literal["conflict-corrected"] = "conflict-corrected"
    field: Literal["marker", "mode", "goal"]
    side: SideNumber | None
    old: str
    new: str
    reason: str


DeclareEvent = (
    ConflictOpened
    | Declared
    | DeclarationReopened
    | TacticsOpened
    | ModifierSet
    | AdvantageSet
    | AutomaticSet
)
RoundEvent = (
    TacticPicked | ChoiceHanded | RoundRolled | BonusChosen | BonusesRevealed | StoryJudged | MarkerMoved
)
EndEvent = PenaltyTaken | RoundTold | TurnOpened | ConflictEnded | ConflictCorrected | OpposedRolled
