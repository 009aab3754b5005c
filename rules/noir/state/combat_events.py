"""The events of a Noir combat: joining, initiative, turns, actions, hits and their effects.

`WoundsStabilised` also happens outside combat, where an attempt to stabilise is a roll of its own.
"""

from typing import Literal

from rules.core.model_base import Event, sparse
from rules.noir.base.enums import ActionId, Outcome
from rules.noir.base.weapons import Damage
from rules.noir.state.campaign_state import Condition
from rules.noir.state.contests import (
    Combat,
    DeclaredAction,
    Defence,
    Fighter,
    Hit,
    Phase,
    RollPart,
)
from rules.noir.state.withholding import Withholding

Cause = Literal["damage", "daze-roll", "recovery", "wound-roll", "npc", "round", "stabilised"]


class ByCharacter(Event):
    """Something that one character in a contest does or suffers."""

    character: str
    name: str


class CombatOpened(Withholding):
    """A combat began; everybody rolls initiative (NOIR-90)."""

    kind: Literal["combat-opened"] = "combat-opened"
    combat: Combat


class FighterJoined(Withholding):
    """Somebody joined a running combat."""

    kind: Literal["fighter-joined"] = "fighter-joined"
    fighter: Fighter
    #: Whether it was to take a hit for somebody (NOIR-62).
    steps_in: bool = sparse(False)


class FighterLeft(ByCharacter):
    """A fighter was taken out of the combat."""

    kind: Literal["fighter-left"] = "fighter-left"


class InitiativeSet(ByCharacter):
    """A fighter's initiative changed; `outcome` is the roll's, None if set by the GM or at the start."""

    kind: Literal["initiative-set"] = "initiative-set"
    before: int
    after: int
    outcome: Outcome | None = None


class RoundBegan(Event):
    """A round began; `turn` is its number. `order` is set only if the order is fixed at the start."""

    kind: Literal["round-began"] = "round-began"
    order: tuple[str, ...] = ()


class TiesThrown(Event):
    """Characters with the same place in the order threw 1T each (NOIR-92)."""

    kind: Literal["ties-thrown"] = "ties-thrown"
    characters: tuple[str, ...]
    names: tuple[str, ...]
    #: The ranks by throw: the higher acts first.
    places: tuple[int, ...]


class TurnBegan(ByCharacter):
    """A character's turn began."""

    kind: Literal["turn-began"] = "turn-began"
    initiative: int


class GritTaken(ByCharacter):
    """A character acts in this round although dazed or mortally wounded (NOIR-63)."""

    kind: Literal["grit-taken"] = "grit-taken"


class ActionDeclared(ByCharacter, Withholding):
    """An initiative action was declared (NOIR-97); `cast` is its roll, None if there is none yet."""

    kind: Literal["action-declared"] = "action-declared"
    move: DeclaredAction
    #: The targets, or the patient.
    target_names: tuple[str, ...] = ()
    cast: RollPart | None = None
    #: Remind the table of a penalty for low initiative, which the settings do not name (NOIR-94).
    remind_low: bool = False
    #: Remind the table of a penalty for wounds, which the settings do not name (NOIR-38).
    remind_wounds: bool = False


class ActionRuled(Withholding):
    """The GM said what the action rolls; "" for no roll."""

    kind: Literal["action-ruled"] = "action-ruled"
    rolls: str
    cast: RollPart | None = None


class DefenceDeclared(ByCharacter, Withholding):
    """A target declared a defence, or declined to defend (NOIR-98, NOIR-102)."""

    kind: Literal["defence-declared"] = "defence-declared"
    defence: Defence
    cast: RollPart | None = None


class DefenceReopened(ByCharacter):
    """A defence that was taken by the GM's standing order was taken back, before the dice."""

    kind: Literal["defence-reopened"] = "defence-reopened"


class ActionCalledOff(ByCharacter):
    """The GM called the action off."""

    kind: Literal["action-called-off"] = "action-called-off"


class AmmoSpent(ByCharacter):
    """Rounds were fired from a weapon (NOIR-113)."""

    kind: Literal["ammo-spent"] = "ammo-spent"
    weapon: str
    weapon_name: str = ""
    spent: int
    left: int


class Reloaded(ByCharacter):
    """A weapon was reloaded; `by_gm` if the GM decides how many rounds a belt takes (NOIR-114)."""

    kind: Literal["reloaded"] = "reloaded"
    weapon: str
    weapon_name: str = ""
    loaded: int
    by_gm: bool = False


class ActionDone(ByCharacter):
    """An action was carried out. `tries` counts failures in a row (NOIR-100); `metres` is a move's length."""

    kind: Literal["action-done"] = "action-done"
    action: ActionId
    outcome: Outcome | None
    tries: int = 0
    metres: int = 0


class WeaponsDrawn(ByCharacter):
    """These weapons are in a fighter's hands now (NOIR-97)."""

    kind: Literal["weapons-drawn"] = "weapons-drawn"
    weapons: tuple[str, ...]
    #: The names of weapons that the GM made, empty for those of the rules' table.
    weapon_names: tuple[str, ...] = ()


class HitsLanded(Event):
    """Hits landed and wait to be resolved, the first one first (NOIR-95, NOIR-101)."""

    kind: Literal["hits-landed"] = "hits-landed"
    hits: tuple[Hit, ...]
    attackers: tuple[str, ...]
    victims: tuple[str, ...]


class HarmDealt(Event):
    """Harm without an attack waits to be resolved, after any hits that wait already.

    `resumes` is the phase that follows the hits if they interrupt no action.
    """

    kind: Literal["harm-dealt"] = "harm-dealt"
    hits: tuple[Hit, ...]
    victims: tuple[str, ...]
    resumes: Phase | None = None


class Protected(ByCharacter):
    """A character stepped in and takes the hit (NOIR-62)."""

    kind: Literal["protected"] = "protected"
    for_name: str


class ProtectionDeclined(ByCharacter):
    """A character who could have stepped in declined."""

    kind: Literal["protection-declined"] = "protection-declined"


class SurviveSaid(ByCharacter):
    """The victim paid `points` to survive, or declined with 0 (NOIR-70)."""

    kind: Literal["survive-said"] = "survive-said"
    points: int
    #: What they pay for odds before the roll against daze, if they said so at once (NOIR-67).
    odds: int | None = sparse(None)


class DamageRolled(ByCharacter, Withholding):
    """Damage was rolled against a character: daze rises, wounds open (NOIR-120 to 122)."""

    kind: Literal["damage-rolled"] = "damage-rolled"
    damage: Damage
    dice: tuple[int, ...]
    plus: int
    amount: int
    daze: int
    #: Daze is compared with 1, 2 and 4 times this (doubled by stunning damage).
    threshold: int
    caused: int
    #: The wounds left after points to survive (NOIR-70).
    wounds: int


class HitWorkedOut(Event):
    """The first hit is resolved; `may_protect` lists who may step in at the next one (NOIR-62)."""

    kind: Literal["hit-worked-out"] = "hit-worked-out"
    may_protect: tuple[str, ...] = ()


class ConditionChanged(ByCharacter, Withholding):
    """A roll, a hit or the end of a round changed a character's condition (NOIR-84, 125 to 130)."""

    kind: Literal["condition-changed"] = "condition-changed"
    cause: Cause
    before: Condition
    after: Condition


class WoundsStabilised(ByCharacter, Withholding):
    """An attempt to stabilise: `change` wounds closed; a negative number reopened (NOIR-129)."""

    kind: Literal["wounds-stabilised"] = "wounds-stabilised"
    medic: str
    outcome: Outcome
    change: int
    open_wounds: int
    stabilised: int
    #: Whether the numbers are for the GM alone: then they only say whether there are any.
    rough: bool = sparse(False)


class TurnEnded(ByCharacter):
    """A character's turn ended."""

    kind: Literal["turn-ended"] = "turn-ended"


class RoundEnded(Event):
    """The round ended."""

    kind: Literal["round-ended"] = "round-ended"


class CircumstancesSet(ByCharacter, Withholding):
    """The GM set the circumstances of a fighter's next roll (NOIR-31)."""

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
    | DefenceReopened
    | ActionCalledOff
    | AmmoSpent
    | Reloaded
    | ActionDone
    | WeaponsDrawn
    | HitsLanded
    | HarmDealt
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
