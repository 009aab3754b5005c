"""What can happen in Noir's rolls, combats and social conflicts, with the dice in it."""

from collections.abc import Mapping
from typing import Literal

from rules.frozen import Event
from rules.noir.contests import (
    Cast,
    Check,
    Combat,
    Defence,
    Fighter,
    Hit,
    Move,
    Phase,
    Social,
    SocialPhase,
    Test,
)
from rules.noir.model import Condition
from rules.noir.modifiers import Item
from rules.noir.terms import ActionId, Outcome
from rules.noir.weapons import Damage

Cause = Literal["damage", "daze-roll", "recovery", "wound-roll", "npc", "round", "stabilised"]


class ByCharacter(Event):
    """Something that one person in a contest does or suffers."""

    character: str
    name: str


class TestOpened(Event):
    """A roll was called for."""

    __test__ = False

    kind: Literal["test-opened"] = "test-opened"
    test: Test


class CombatOpened(Event):
    """A combat began; everybody rolls initiative (NOIR-90)."""

    kind: Literal["combat-opened"] = "combat-opened"
    combat: Combat


class SocialOpened(Event):
    """A social conflict began (NOIR-140)."""

    kind: Literal["social-opened"] = "social-opened"
    social: Social


class Waited(Event):
    """The contest waits in this phase; buttons of steps before are stale."""

    kind: Literal["waited"] = "waited"
    phase: Phase | SocialPhase


# ------------------------------------------------------------------------------------------ checks


class ChecksOpened(Event):
    """Rolls are due: in the order in which they are listed."""

    kind: Literal["checks-opened"] = "checks-opened"
    checks: tuple[Check, ...]


class RollerReady(ByCharacter):
    """Somebody has said what matters and how many points go before the roll (NOIR-30, NOIR-67)."""

    kind: Literal["roller-ready"] = "roller-ready"
    modifiers: tuple[Item, ...]
    odds: int


class DiceThrown(ByCharacter):
    """Dice fell: all that count, or with `offered` those of which two are to be chosen (NOIR-67)."""

    kind: Literal["dice-thrown"] = "dice-thrown"
    dice: tuple[int, ...] = ()
    offered: tuple[int, ...] = ()


class TwoChosen(ByCharacter):
    """Two dice were chosen; `dice` has them first, then what they earned (NOIR-67)."""

    kind: Literal["two-chosen"] = "two-chosen"
    places: tuple[int, int]
    dice: tuple[int, ...]


class LateAsked(ByCharacter):
    """It is this person's moment to buy a die after the roll (NOIR-68)."""

    kind: Literal["late-asked"] = "late-asked"


class LateDeclined(ByCharacter):
    """The roll stands."""

    kind: Literal["late-declined"] = "late-declined"


class LateThrown(ByCharacter):
    """The bought die fell (NOIR-68)."""

    kind: Literal["late-thrown"] = "late-thrown"
    face: int


class LatePlaced(ByCharacter):
    """The bought die took a place, or none; `dice` are those that count now (NOIR-68)."""

    kind: Literal["late-placed"] = "late-placed"
    place: int | None
    dice: tuple[int, ...]


class CheckDecided(Event):
    """A check is over: outcomes in it, and what 1T gave in a tie (NOIR-20 to 23). `number` from 0."""

    kind: Literal["check-decided"] = "check-decided"
    number: int
    check: Check


# ------------------------------------------------------------------------------------------ combat


class FighterJoined(Event):
    """Somebody joined a running combat."""

    kind: Literal["fighter-joined"] = "fighter-joined"
    fighter: Fighter


class FighterLeft(ByCharacter):
    """Somebody was taken out of the combat."""

    kind: Literal["fighter-left"] = "fighter-left"


class InitiativeSet(ByCharacter):
    """Somebody's initiative is another; `outcome` of the roll that did it, None for the GM or injury."""

    kind: Literal["initiative-set"] = "initiative-set"
    before: int
    after: int
    outcome: Outcome | None = None


class RoundBegan(Event):
    """A round begins; `turn` is its number. `order` only where it is fixed at the start."""

    kind: Literal["round-began"] = "round-began"
    order: tuple[str, ...] = ()


class TiesThrown(Event):
    """1T for each of those whose place in the order is equal in everything (NOIR-92)."""

    kind: Literal["ties-thrown"] = "ties-thrown"
    characters: tuple[str, ...]
    names: tuple[str, ...]
    #: What counts of the throws: the higher acts first.
    places: tuple[int, ...]


class TurnBegan(ByCharacter):
    """It is this person's turn."""

    kind: Literal["turn-began"] = "turn-began"
    initiative: int


class GritTaken(ByCharacter):
    """Somebody acts in this round although dazed or mortally wounded (NOIR-63)."""

    kind: Literal["grit-taken"] = "grit-taken"


class ActionDeclared(ByCharacter):
    """An initiative action was declared (NOIR-97). `cast` is its roll, None while there is none."""

    kind: Literal["action-declared"] = "action-declared"
    move: Move
    #: Who it is at, or who is cared for.
    target_names: tuple[str, ...] = ()
    cast: Cast | None = None
    #: Whether a penalty for low initiative may be due that the table must know itself (NOIR-94).
    remind_low: bool = False
    #: Whether a penalty for wounds may be due that the table must know itself (NOIR-38).
    remind_wounds: bool = False


class ActionRuled(Event):
    """The GM said what the action rolls; "" for no roll."""

    kind: Literal["action-ruled"] = "action-ruled"
    rolls: str
    cast: Cast | None = None


class DefenceDeclared(ByCharacter):
    """A target defends, or does not (NOIR-98, NOIR-102)."""

    kind: Literal["defence-declared"] = "defence-declared"
    defence: Defence
    cast: Cast | None = None


class ActionCalledOff(ByCharacter):
    """The GM called the action off."""

    kind: Literal["action-called-off"] = "action-called-off"


class AmmoSpent(ByCharacter):
    """Rounds left a weapon (NOIR-113)."""

    kind: Literal["ammo-spent"] = "ammo-spent"
    weapon: str
    weapon_name: str = ""
    spent: int
    left: int


class Reloaded(ByCharacter):
    """Rounds went into a weapon; `by_gm` where the GM rules what a belt takes (NOIR-114)."""

    kind: Literal["reloaded"] = "reloaded"
    weapon: str
    weapon_name: str = ""
    loaded: int
    by_gm: bool = False


class ActionDone(ByCharacter):
    """An action was carried out. `tries` counts failures in a row (NOIR-100); `metres` of a movement."""

    kind: Literal["action-done"] = "action-done"
    action: ActionId
    outcome: Outcome | None
    tries: int = 0
    metres: int = 0


class HitsLanded(Event):
    """Blows landed and wait to be worked out, the first one first (NOIR-95, NOIR-101)."""

    kind: Literal["hits-landed"] = "hits-landed"
    hits: tuple[Hit, ...]
    attackers: tuple[str, ...]
    victims: tuple[str, ...]


class Protected(ByCharacter):
    """Somebody stepped in and takes the hit (NOIR-62)."""

    kind: Literal["protected"] = "protected"
    for_name: str


class ProtectionDeclined(ByCharacter):
    """Somebody who could have stepped in does not."""

    kind: Literal["protection-declined"] = "protection-declined"


class SurviveSaid(ByCharacter):
    """The victim paid to survive, or did not: points (NOIR-70)."""

    kind: Literal["survive-said"] = "survive-said"
    points: int


class DamageRolled(ByCharacter):
    """Damage was rolled against this person: daze rises, wounds open (NOIR-120 to 122)."""

    kind: Literal["damage-rolled"] = "damage-rolled"
    damage: Damage
    dice: tuple[int, ...]
    plus: int
    amount: int
    daze: int
    #: The steps that daze is compared with are 1, 2 and 4 times this (doubled when stunning).
    threshold: int
    caused: int
    #: After points to survive (NOIR-70).
    wounds: int


class HitWorkedOut(Event):
    """The first of the hits is done with; who could step in at the next one is told anew (NOIR-62)."""

    kind: Literal["hit-worked-out"] = "hit-worked-out"
    may_protect: tuple[str, ...] = ()


class ConditionChanged(ByCharacter):
    """A roll or a hit changed how somebody is (NOIR-84, 125 to 130)."""

    kind: Literal["condition-changed"] = "condition-changed"
    cause: Cause
    before: Condition
    after: Condition


class WoundsStabilised(ByCharacter):
    """A try to stabilise: `change` wounds closed (negative: reopened) (NOIR-129)."""

    kind: Literal["wounds-stabilised"] = "wounds-stabilised"
    medic: str
    outcome: Outcome
    change: int
    open_wounds: int
    stabilised: int


class TurnEnded(ByCharacter):
    """This person has had the turn."""

    kind: Literal["turn-ended"] = "turn-ended"


class RoundEnded(Event):
    """The round is over."""

    kind: Literal["round-ended"] = "round-ended"


class CircumstancesSet(ByCharacter):
    """The GM set the circumstances of somebody's next roll (NOIR-31)."""

    kind: Literal["circumstances-set"] = "circumstances-set"
    sizes: tuple[int, ...]


class ContestEnded(Event):
    """A combat, roll or social conflict is over."""

    kind: Literal["contest-ended"] = "contest-ended"
    title: str
    #: How everybody in a combat was then: what becomes of the GM's people later is nobody's business.
    conditions: Mapping[str, Condition] = {}


# ------------------------------------------------------------------------------------------ social


class TermsStated(ByCharacter):
    """A side said what it wants, or what follows if the active side fails (NOIR-140)."""

    kind: Literal["terms-stated"] = "terms-stated"
    active: bool
    text: str
    rolls: str


class LossChosen(ByCharacter):
    """The loser accepted, or went one level up to `level` (NOIR-142)."""

    kind: Literal["loss-chosen"] = "loss-chosen"
    escalated: bool
    level: int


class FightBegan(Event):
    """A social conflict became a combat (NOIR-143)."""

    kind: Literal["fight-began"] = "fight-began"
    combat: str
    level: int


class LoserNamed(ByCharacter):
    """Who lost the roll or the fight, and must choose (NOIR-142)."""

    kind: Literal["loser-named"] = "loser-named"
    level: int


ContestEvent = (
    TestOpened
    | CombatOpened
    | SocialOpened
    | Waited
    | ChecksOpened
    | RollerReady
    | DiceThrown
    | TwoChosen
    | LateAsked
    | LateDeclined
    | LateThrown
    | LatePlaced
    | CheckDecided
    | FighterJoined
    | FighterLeft
    | InitiativeSet
    | RoundBegan
    | TiesThrown
    | TurnBegan
    | GritTaken
    | ActionDeclared
    | ActionRuled
    | DefenceDeclared
    | ActionCalledOff
    | AmmoSpent
    | Reloaded
    | ActionDone
    | HitsLanded
    | Protected
    | ProtectionDeclined
    | SurviveSaid
    | DamageRolled
    | HitWorkedOut
    | ConditionChanged
    | WoundsStabilised
    | TurnEnded
    | RoundEnded
    | CircumstancesSet
    | ContestEnded
    | TermsStated
    | LossChosen
    | FightBegan
    | LoserNamed
)
