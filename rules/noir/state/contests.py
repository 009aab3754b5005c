"""What runs in a Noir campaign: a roll, a combat, a social conflict. All of them throw dice by checks."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal

from rules.core.model_base import Entity, Frozen
from rules.noir.base.enums import ActionId, Aim, DefenceId, Outcome
from rules.noir.base.modifiers import Item
from rules.noir.base.weapons import Damage
from rules.noir.state.contest_actions import NOTHING, Claims


class LateDie(StrEnum):
    """Where somebody stands with the die that is bought after a roll (NOIR-68)."""

    #: Not asked yet, or never to be asked.
    CLOSED = "closed"
    ASKED = "asked"
    #: Paid: the die lies there and has no place yet.
    THROWN = "thrown"
    DONE = "done"


class RollPart(Frozen):
    """One person's part in a check: what it is made of, the dice, and how it went."""

    character: str
    name: str
    #: The ability or attribute that is rolled, and its plain value.
    rolls: str
    value: int
    modifiers: tuple[Item, ...] = ()
    #: Fate points before the roll, 0 to 5; None while nothing was said (NOIR-67).
    odds: int | None = None
    #: The 2 + n dice that lie there when Fate was paid.
    offered: tuple[int, ...] = ()
    #: Every counted die: the two base dice, then extra dice as they were thrown; empty before the throw.
    dice: tuple[int, ...] = ()
    late: LateDie = LateDie.CLOSED
    late_face: int = 0
    outcome: Outcome | None = None

    @property
    def modifier(self) -> int:
        return sum(item.amount for item in self.modifiers)

    @property
    def total(self) -> int:
        """The roll total (NOIR-20)."""
        return sum(self.dice) + self.value + self.modifier

    @property
    def chooses(self) -> bool:
        """Whether two of the dice that lie there must be chosen."""
        return bool(self.offered) and not self.dice


class MeasuredBy(StrEnum):
    """What a check is measured by."""

    #: Everybody against 20 (NOIR-20).
    TARGET = "target"
    #: Everybody against each other (NOIR-21).
    EACH_OTHER = "each-other"
    #: The first against each of the others, one by one (NOIR-101).
    FIRST = "first"


class Check(Frozen):
    """One or more rolls that are decided together."""

    versus: MeasuredBy
    casts: tuple[RollPart, ...]
    #: Whether the first also has targets that do not defend: they are hit by 20, or for sure (NOIR-102).
    undefended: Literal["", "target", "sure"] = ""
    #: The winner's place, once decided; None against 20 and with several targets.
    winner: int | None = None
    #: What 1T gave among those tied, throw by throw (NOIR-22).
    ties: tuple[tuple[int, ...], ...] = ()

    @property
    def decided(self) -> bool:
        return all(cast.outcome is not None for cast in self.casts)

    def cast_of(self, character: str) -> RollPart | None:
        return next((cast for cast in self.casts if cast.character == character), None)

    def with_cast(self, cast: RollPart) -> "Check":
        """Return the check with this cast in the place of its character's."""
        return self.but(casts=tuple(cast if one.character == cast.character else one for one in self.casts))


class Phase(StrEnum):
    """The phases of a combat (NQ-58); a roll or a social conflict goes through some of them."""

    INITIATIVE_ROLLS = "initiative-rolls"
    ROUND_START = "round-start"
    PICK_ACTOR = "pick-actor"
    TURN_START = "turn-start"
    DECLARE_ACTION = "declare-action"
    DECLARE_DEFENCE = "declare-defence"
    ODDS_BEFORE = "odds-before"
    ROLL = "roll"
    ODDS_AFTER = "odds-after"
    COMPARE = "compare"
    APPLY_INITIATIVE = "apply-initiative"
    HIT_PENDING = "hit-pending"
    DAMAGE = "damage"
    DAZE_ROLL = "daze-roll"
    WOUND_ROLL = "wound-roll"
    TURN_END = "turn-end"
    ROUND_END = "round-end"
    ENDED = "ended"


class Fighter(Frozen):
    """Somebody in a combat. `side` 1 to 9: those with the same number fight together."""

    character: str
    name: str
    side: int
    initiative: int = 0
    #: What 1T gave where all else was equal, 0 before: the higher acts first (NOIR-92).
    tie: int = 0
    had_turn: bool = False
    #: Bought to act in this round (NOIR-63).
    grit: bool = False
    #: The initiative action that failed last and how often in a row (NOIR-100).
    tried: ActionId | None = None
    tries: int = 0
    #: The GM's circumstances for this person's next roll (NOIR-31).
    circumstances: tuple[int, ...] = ()


class Defence(Frozen):
    """How a target defends; `action` None for not at all (NOIR-98, NOIR-102)."""

    action: DefenceId | None
    weapon: str = ""
    #: What the GM called it, for one that the GM made.
    weapon_name: str = ""
    aim: Aim = Aim.DAMAGE


class DeclaredAction(Frozen):
    """The action that is being carried out."""

    actor: str
    action: ActionId
    weapons: tuple[str, ...] = ()
    #: What the GM called each of them, empty for those of the table.
    weapon_names: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    aim: Aim = Aim.DAMAGE
    #: What is rolled; empty for no roll, or while the GM has not ruled.
    rolls: str = ""
    versus: MeasuredBy | None = None
    text: str = ""
    #: Whose wounds are stabilised by it (NOIR-129).
    patient: str = ""
    #: Whether the GM must still say what it rolls (NOIR-97, "GM picks"), and what was claimed for that roll.
    unruled: bool = False
    claims: Claims = NOTHING


class Hit(Frozen):
    """A blow that landed and has not been worked out."""

    attacker: str
    victim: str
    #: Whom it was meant for; another than the victim once somebody stepped in (NOIR-62).
    meant_for: str
    damage: Damage
    #: Escalation and the action's own bonus (NOIR-120).
    plus: int = 0
    #: Those who could step in and have not said no.
    may_protect: tuple[str, ...] = ()
    #: Points paid to survive; None while nothing was said (NOIR-70).
    survive: int | None = None
    #: Wounds that it caused, once damage was rolled.
    wounds: int = 0


class Combat(Entity):
    """A combat. `turn` counts rounds, `step` the waits: a button of an older step is stale."""

    kind: Literal["combat"] = "combat"
    title: str
    place: int
    turn: int = 0
    step: int = 0
    phase: Phase = Phase.INITIATIVE_ROLLS
    fighters: tuple[Fighter, ...] = ()
    actor: str = ""
    move: DeclaredAction | None = None
    defences: Mapping[str, Defence] = {}
    #: The checks that run now: one for each person in the initiative rolls, else one.
    checks: tuple[Check, ...] = ()
    hits: tuple[Hit, ...] = ()
    #: The order of the round where it is fixed at its start.
    order: tuple[str, ...] = ()
    #: Whose wounds somebody has tried to stabilise in this round (NOIR-129).
    tended: tuple[str, ...] = ()

    @property
    def is_open(self) -> bool:
        return self.phase is not Phase.ENDED

    def fighter(self, character: str) -> Fighter | None:
        return next((one for one in self.fighters if one.character == character), None)

    def with_fighter(self, fighter: Fighter) -> "Combat":
        """Return the combat with this fighter in the place of the one of the same character."""
        kept = (fighter if one.character == fighter.character else one for one in self.fighters)
        return self.but(fighters=tuple(kept))


class Test(Entity):
    """A roll outside combat, of one person against 20 or of several against each other."""

    __test__ = False  # the word is the field's, not pytest's

    kind: Literal["test"] = "test"
    title: str
    place: int
    turn: int = 1
    step: int = 0
    phase: Phase = Phase.ODDS_BEFORE
    check: Check
    #: Whose wounds are stabilised by it (NOIR-129).
    patient: str = ""

    @property
    def is_open(self) -> bool:
        return self.phase is not Phase.ENDED

    @property
    def checks(self) -> tuple[Check, ...]:
        return (self.check,)


class SocialPhase(StrEnum):
    """What a social conflict waits for (NOIR-140 to 143)."""

    TERMS = "terms"
    ROLL = "roll"
    CHOICE = "choice"
    FIGHT = "fight"
    ENDED = "ended"


class SocialSide(Frozen):
    """One side of a social conflict and what it wants: a goal, or what happens if the active side fails."""

    character: str
    name: str
    active: bool
    text: str = ""
    #: The ability it rolls.
    rolls: str


class Social(Entity):
    """A social conflict at one of four levels. `turn` counts the rolls (NOIR-140 to 143)."""

    kind: Literal["social"] = "social"
    title: str
    place: int
    turn: int = 1
    step: int = 0
    level: int = 1
    phase: SocialPhase = SocialPhase.TERMS
    parties: tuple[SocialSide, SocialSide]
    #: The roll of this level; None while texts are missing and in a fight.
    check: Check | None = None
    #: Who lost and chooses.
    loser: str = ""
    #: The combat that it became.
    combat: str = ""

    @property
    def is_open(self) -> bool:
        return self.phase is not SocialPhase.ENDED

    @property
    def checks(self) -> tuple[Check, ...]:
        return (self.check,) if self.check else ()


Contest = Test | Combat | Social
