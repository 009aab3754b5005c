"""The events of a Nyx conflict or opposed roll, with their dice.

`TacticPicked` and a hidden `BonusChosen` hold secrets. Narration shows them only after `RoundRolled` and
`BonusesRevealed` repeat them in public.
"""

from typing import Annotated, Literal

from rules.core.model_base import Event, Frozen, sparse
from rules.nyx.base.enums import SECRET, Attribute, Sealed, SideNumber, Tactic
from rules.nyx.base.movement import Movement
from rules.nyx.base.pool import Roll, Use
from rules.nyx.state.contests import Bonus, Conflict, Outcome


class ConflictOpened(Event):
    """A conflict was opened; it has its state after the opening shift (NYX-29). The event has turn 0."""

    kind: Literal["conflict-opened"] = "conflict-opened"
    conflict: Conflict


class Declared(Event):
    """A side closed its declaration; the points of its aspects are booked (NYX-24)."""

    kind: Literal["declared"] = "declared"
    side: SideNumber
    attribute: Attribute
    positive: tuple[Use, ...]
    negative: tuple[Use, ...]
    goal: str
    #: The one who rolls, for a side of several characters.
    character: str = ""


class DeclarationReopened(Event):
    """A side's declaration was reopened, and its points were returned."""

    kind: Literal["declaration-reopened"] = "declaration-reopened"
    side: SideNumber


class SideClaim(Frozen):
    """An aspect that a character has declared for a side."""

    side: SideNumber
    name: str
    use: Use


class ClaimsLet(Event):
    """The GM let these declared aspects pass (NYX-7, NYX-8)."""

    kind: Literal["claims-let"] = "claims-let"
    claims: tuple[SideClaim, ...]


class ClaimStruck(Event):
    """The GM ruled out a declared aspect before the dice; its side may declare again."""

    kind: Literal["claim-struck"] = "claim-struck"
    side: SideNumber
    name: str
    use: Use
    text: str = ""


class TacticsOpened(Event):
    """All sides have declared; the hidden choice begins."""

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
    """A side began to draw its tactics from the best mix, or stopped."""

    kind: Literal["plays-itself"] = "plays-itself"
    side: SideNumber
    on: bool


class TacticPicked(Event):
    """A side picked a tactic. The tactic itself is secret (NYX-33)."""

    kind: Literal["tactic-picked"] = "tactic-picked"
    side: SideNumber
    tactic: Annotated[Tactic | Sealed, SECRET]
    #: The seat of the GM or stand-in who picked; `DICE` if dice drew the pick; "" for the player.
    hand: str = ""
    #: The GMs' seats that may see the pick, and the person's seat if they may choose for no other side.
    watchers: tuple[str, ...] = sparse(())
    chooser: str = sparse("")
    #: Whether the side keeps the tactic if the dice change before the roll.
    keep: bool = sparse(False)


class TacticReopened(Event):
    """The dice have changed since a side sealed its tactic; it chooses again (D-25)."""

    kind: Literal["tactic-reopened"] = "tactic-reopened"
    side: SideNumber
    name: str


class ChoiceHanded(Event):
    """A side with a sealed choice changed hands. The choice stays, and the new owner does not learn it."""

    kind: Literal["choice-handed"] = "choice-handed"
    side: SideNumber
    name: str


class WithheldRoll(Frozen):
    """What only the GM may know of a side's roll (0121): its value, and the balance of points."""

    side: SideNumber
    roll: Roll
    points: int | None


class SideRolled(Event):
    """What one active side brought to a round, with the names that narration needs."""

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

    `start` is the marker before the roll, `shift` the situational steps, `raw` the place after the roll.
    `tactic_winner` has the stronger pick, even if the win has no effect; `winners` are the effective ones.
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
    withheld: Annotated[tuple[WithheldRoll, ...], SECRET] = sparse(())


class OpposedRolled(Event):
    """Both sides rolled (NYX-20). Equal effects have no winner (D-14); `harmed` takes the margin (D-15)."""

    kind: Literal["opposed-rolled"] = "opposed-rolled"
    names: tuple[str, str]
    sides: tuple[SideRolled, ...]
    winner: SideNumber | None
    margin: int
    stake: str
    harmed: SideNumber | None
    withheld: Annotated[tuple[WithheldRoll, ...], SECRET] = sparse(())


class BonusChosen(Event):
    """An effective winner chose. If both sides won, the choice is sealed until both have chosen."""

    kind: Literal["bonus-chosen"] = "bonus-chosen"
    side: SideNumber
    bonus: Annotated[Bonus | Sealed, SECRET]
    hidden: bool
    #: The seat of the GM or stand-in who chose; "" for the player.
    hand: str = ""
    #: As in `TacticPicked`.
    watchers: tuple[str, ...] = sparse(())
    chooser: str = sparse("")


class BonusesRevealed(Event):
    """Every effective winner has chosen; `bonuses` lists side numbers and choices."""

    kind: Literal["bonuses-revealed"] = "bonuses-revealed"
    names: tuple[str, str]
    bonuses: tuple[tuple[SideNumber, Bonus], ...]


class StoryJudged(Event):
    """The GM allowed a narrative advantage, or made the winner choose again."""

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
    """An overflow became fatigue on an attribute, or one damage aspect (NYX-43)."""

    kind: Literal["penalty-taken"] = "penalty-taken"
    side: SideNumber
    character: str
    name: str
    effect: int
    attribute: Attribute
    #: The fatigue that was added; less than the effect if the attribute had less left (D-33).
    fatigue: int = 0
    damage: str = ""
    aspect: int = 0
    #: How far a mob's value drops, in addition or instead (NYX-42, D-32).
    drop: int = 0


class RoundTold(Event):
    """The narrator's account was given; it changes no numbers (NYX-41)."""

    kind: Literal["round-told"] = "round-told"
    by: str
    text: str


class TurnOpened(Event):
    """The next round's declarations began. `turn` is its number."""

    kind: Literal["turn-opened"] = "turn-opened"
    #: The sides that are declared at once, without any press.
    standing: tuple[SideNumber, ...]


class ConflictEnded(Event):
    """The conflict ended (NYX-40). If it is `simple`, it was an opposed roll, and the marker has no
    meaning.
    """

    kind: Literal["conflict-ended"] = "conflict-ended"
    title: str
    names: tuple[str, str]
    goals: tuple[str, str]
    marker: int
    outcome: Outcome
    simple: bool = False


class ConflictCorrected(Event):
    """The GM corrected an open conflict: the marker, the mode, or a side's goal."""

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
    | ClaimsLet
    | ClaimStruck
    | TacticsOpened
    | TacticReopened
    | ModifierSet
    | AdvantageSet
    | AutomaticSet
)
RoundEvent = (
    TacticPicked | ChoiceHanded | RoundRolled | BonusChosen | BonusesRevealed | StoryJudged | MarkerMoved
)
EndEvent = PenaltyTaken | RoundTold | TurnOpened | ConflictEnded | ConflictCorrected | OpposedRolled
