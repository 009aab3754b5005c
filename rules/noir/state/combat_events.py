"""What can happen in a combat of Noir: joining, initiative, turns, actions, hits and what they do.

Wounds can be closed or reopened outside combats, too: trying to stabilise somebody may be a roll of its own.
"""

from typing import Literal

from rules.core.model_base import Event
from rules.noir.base.enums import ActionId, Outcome
from rules.noir.base.weapons import Damage
from rules.noir.state.campaign_state import Condition
from rules.noir.state.contests import Combat, DeclaredAction, Defence, Fighter, Hit, RollPart

Cause = Literal["damage", "daze-roll", "recovery", "wound-roll", "npc", "round", "stabilised"]


class ByCharacter(Event):
    """Something that one person in a contest does or suffers."""

    character: str
    name: str


class CombatOpened(Event):
    """A combat began; everybody rolls initiative (NOIR-90)."""

    kind: Literal["combat-opened"] = "combat-opened"
    combat: Combat


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
    move: DeclaredAction
    #: Who it is at, or who is cared for.
    target_names: tuple[str, ...] = ()
    cast: RollPart | None = None
    #: Whether a penalty for low initiative may be due that the table must know itself (NOIR-94).
    remind_low: bool = False
    #: Whether a penalty for wounds may be due that the table must know itself (NOIR-38).
    remind_wounds: bool = False


class ActionRuled(Event):
    """The GM said what the action rolls; "" for no roll."""

    kind: Literal["action-ruled"] = "action-ruled"
    rolls: str
    cast: RollPart | None = None


class DefenceDeclared(ByCharacter):
    """A target defends, or does not (NOIR-98, NOIR-102)."""

    kind: Literal["defence-declared"] = "defence-declared"
    defence: Defence
    cast: RollPart | None = None


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


CombatEvent = (
    CombatOpened
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
)
