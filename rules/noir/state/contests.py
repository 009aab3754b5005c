"""Noir's contests: rolls, combats and social conflicts. All of them roll dice through checks."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Literal

from rules.campaign.telling import Narrated
from rules.core.model_base import Frozen, sparse
from rules.noir.base.enums import ActionId, Aim, DefenceId, Outcome
from rules.noir.base.modifiers import Item
from rules.noir.base.weapons import Damage
from rules.noir.state.contest_actions import NOTHING, Claims, Harm


class LateDie(StrEnum):
    """Where a roller stands with the die that can be bought after a roll (NOIR-68)."""

    #: Not asked yet, or never asked.
    CLOSED = "closed"
    ASKED = "asked"
    #: Paid for and thrown, but not placed yet.
    THROWN = "thrown"
    DONE = "done"


class RollPart(Frozen):
    """One character's part in a check: value, modifiers, dice and outcome."""

    character: str
    name: str
    #: The ability or attribute that is rolled, and its plain value.
    rolls: str
    value: int
    modifiers: tuple[Item, ...] = ()
    #: What was put in so far; what its `without` names is not in the roll.
    claims: Claims = sparse(NOTHING)
    #: Fate points paid before the roll, 0 to 5; None until the roller has answered (NOIR-67).
    odds: int | None = None
    #: The 2 + n dice to choose from when Fate was paid.
    offered: tuple[int, ...] = ()
    #: All dice that count: the two base dice, then extra dice in the order thrown; empty before the throw.
    dice: tuple[int, ...] = ()
    late: LateDie = LateDie.CLOSED
    late_face: int = 0
    #: How many of the helpers that a player counts on nobody has confirmed, and who has confirmed (NOIR-32).
    unconfirmed: int = sparse(0)
    helpers: tuple[str, ...] = sparse(())
    outcome: Outcome | None = None
    #: Whether its value and what the sheet adds are for the GM alone (0121); events and views lack them.
    withheld: bool = sparse(False)

    @property
    def modifier(self) -> int:
        return sum(item.amount for item in self.modifiers)

    @property
    def total(self) -> int:
        """The roll total: dice, value and modifiers (NOIR-20)."""
        return sum(self.dice) + self.value + self.modifier

    @property
    def chooses(self) -> bool:
        """Whether two of the offered dice must be chosen now."""
        return bool(self.offered) and not self.dice


class MeasuredBy(StrEnum):
    """What the rolls of a check are compared with."""

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
    #: Set if some targets of the first roll do not defend: it hits them with 20, or for sure (NOIR-102).
    undefended: Literal["", "target", "sure"] = ""
    #: The winner's place once decided; None against 20 and with several targets.
    winner: int | None = None
    #: The faces of 1T among those tied, throw by throw (NOIR-22).
    ties: tuple[tuple[int, ...], ...] = ()

    @property
    def decided(self) -> bool:
        return all(cast.outcome is not None for cast in self.casts)

    def cast_of(self, character: str) -> RollPart | None:
        return next((cast for cast in self.casts if cast.character == character), None)

    def with_cast(self, cast: RollPart) -> "Check":
        """Return the check with this part in place of its character's old one."""
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


#: The phases in which hits are worked out.
OF_A_HIT = frozenset({Phase.HIT_PENDING, Phase.DAMAGE, Phase.DAZE_ROLL, Phase.WOUND_ROLL})


class LastAction(Frozen):
    """What somebody declared last, with which a form opens the next time."""

    action: ActionId
    weapons: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    aim: Aim = Aim.DAMAGE


class Fighter(Frozen):
    """A character in a combat. Fighters with the same `side`, 1 to 9, fight together."""

    character: str
    name: str
    side: int
    initiative: int = 0
    #: The rank by 1T among those otherwise equal, 0 without a throw: the higher acts first (NOIR-92).
    tie: int = 0
    had_turn: bool = False
    #: Whether somebody paid for the fighter to act in this round (NOIR-63).
    grit: bool = False
    #: The last failed initiative action, and how often it has failed in a row (NOIR-100).
    tried: ActionId | None = None
    tries: int = 0
    #: The GM's circumstances for the next roll (NOIR-31).
    circumstances: tuple[int, ...] = ()
    last: LastAction | None = sparse(None)
    #: The weapons in hand, which matter if the settings say so.
    drawn: tuple[str, ...] = sparse(())


class Defence(Frozen):
    """A target's defence; `action` None for no defence (NOIR-98, NOIR-102)."""

    action: DefenceId | None
    weapon: str = ""
    #: The name of a weapon that the GM made, else empty.
    weapon_name: str = ""
    aim: Aim = Aim.DAMAGE
    #: Whether it was taken by the GM's standing order.
    ordered: bool = sparse(False)


class DeclaredAction(Frozen):
    """The action in progress."""

    actor: str
    action: ActionId
    weapons: tuple[str, ...] = ()
    #: The names of weapons that the GM made, empty for those of the rules' table.
    weapon_names: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    aim: Aim = Aim.DAMAGE
    #: What is rolled; empty for no roll, or until the GM has ruled.
    rolls: str = ""
    versus: MeasuredBy | None = None
    text: str = ""
    #: The character whose wounds it stabilises (NOIR-129).
    patient: str = ""
    #: Whether the GM must still rule on it (NOIR-97): on what it rolls, or on how hard a move is. Until then,
    #: the claims and the Fate for its roll.
    unruled: bool = False
    claims: Claims = NOTHING
    odds: int | None = sparse(None)


class Hit(Frozen):
    """A hit that landed and is not resolved yet."""

    #: Empty for harm without an attack.
    attacker: str
    victim: str
    damage: Damage
    #: Escalation and the action's own bonus (NOIR-120).
    plus: int = 0
    #: The first target, in hits of 1.0.0: nothing reads it, but the chain of their journals covers it.
    meant_for: str = sparse("")
    #: Those who may step in and have not declined.
    may_protect: tuple[str, ...] = ()
    #: Points paid to survive; None until the victim has answered (NOIR-70).
    survive: int | None = None
    #: Points that the victim pays for odds before the roll against daze, if they have said so (NOIR-67).
    odds: int | None = sparse(None)
    #: The wounds caused, once damage is rolled.
    wounds: int = 0
    #: What harms, if nobody attacked.
    harm: Harm | None = sparse(None)


class Combat(Narrated):
    """A combat. `turn` counts rounds; `step` counts waits, and buttons of an older step are stale.

    With `harm`, nobody fights: it works out harm outside combat, and ends with the last hit.
    """

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
    #: The current checks: one per fighter while initiative is rolled, else at most one.
    checks: tuple[Check, ...] = ()
    hits: tuple[Hit, ...] = ()
    #: The order of the round, if it is fixed at the start.
    order: tuple[str, ...] = ()
    #: The characters whom somebody has tried to stabilise in this round (NOIR-129).
    tended: tuple[str, ...] = ()
    harm: bool = sparse(False)
    #: The phase that follows the hits if they came between two actions; None if they came from one.
    resumes: Phase | None = sparse(None)

    @property
    def is_open(self) -> bool:
        return self.phase is not Phase.ENDED

    def fighter(self, character: str) -> Fighter | None:
        return next((one for one in self.fighters if one.character == character), None)

    def with_fighter(self, fighter: Fighter) -> "Combat":
        """Return the combat with this fighter in place of the same character's old one."""
        kept = (fighter if one.character == fighter.character else one for one in self.fighters)
        return self.but(fighters=tuple(kept))


class Test(Narrated):
    """A roll outside combat: one character against 20, or several against each other."""

    __test__ = False  # a roll in the game, not a test for pytest

    kind: Literal["test"] = "test"
    title: str
    place: int
    turn: int = 1
    step: int = 0
    phase: Phase = Phase.ODDS_BEFORE
    check: Check
    #: The character whose wounds it stabilises (NOIR-129).
    patient: str = ""
    #: Whether it waits for the GM's word, and whether Fate that was promised for it is paid only then.
    held: bool = sparse(False)
    unpaid: bool = sparse(False)
    #: Whether the GM is called when a player has opened it.
    tells: bool = sparse(False)

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
    """A side of a social conflict and what it wants: a goal, or what happens if the active side fails."""

    character: str
    name: str
    active: bool
    text: str = ""
    #: The ability that it rolls.
    rolls: str


class Social(Narrated):
    """A social conflict at one of four levels (NOIR-140 to 143); `turn` counts its rolls."""

    kind: Literal["social"] = "social"
    title: str
    place: int
    turn: int = 1
    step: int = 0
    level: int = 1
    phase: SocialPhase = SocialPhase.TERMS
    parties: tuple[SocialSide, SocialSide]
    #: The roll of this level; None while texts are missing and during a fight.
    check: Check | None = None
    #: The side that lost and must choose; empty if none.
    loser: str = ""
    #: The combat that it became; empty if none.
    combat: str = ""

    @property
    def is_open(self) -> bool:
        return self.phase is not SocialPhase.ENDED

    @property
    def checks(self) -> tuple[Check, ...]:
        return (self.check,) if self.check else ()


Contest = Test | Combat | Social
