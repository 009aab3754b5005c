"""The state of a Noir campaign: sheets, conditions, the GM's pot, and requests that wait for the GM.

Rolls, combats and social conflicts are in `rules.noir.state.contests`.
"""

from collections.abc import Mapping
from typing import Literal

from rules.campaign.model import AnyCharacter
from rules.contract.system import Shared, State
from rules.core.model_base import Frozen, sparse
from rules.core.names import same
from rules.noir.base.enums import (
    ABILITIES,
    Activation,
    DefenceOrder,
    FateOrder,
    FateUse,
    Grade,
    Health,
    Level,
    NpcKind,
)
from rules.noir.base.weapons import Weapon
from rules.noir.state.contests import Combat, Contest, Social, Test

__all__ = ["Character", "Combat", "Contest", "GroupState", "NoirState", "Social", "Test"]


class Property(Frozen):
    """A name that groups abilities; no rule reads its number (NOIR-41)."""

    kind: Literal["property"] = "property"
    name: str
    number: int | None = None


class Ability(Frozen):
    """A trained skill; `name` is what the table calls it, empty if the rules name the ability (NOIR-42)."""

    id: str
    value: int
    name: str = ""
    property: str = ""


class Expertise(Frozen):
    """A specialisation within an ability; the GM sets its amount (NOIR-35)."""

    kind: Literal["expertise"] = "expertise"
    ability: str
    name: str
    amount: int = 0

    def fits(self, rolls: str) -> bool:
        """Return whether this expertise fits the ability rolled; letter case does not matter (NOIR-42)."""
        return same(self.ability, rolls)


class Limitation(Frozen):
    """A weakness; `active` matters for the kinds that can be switched on (NOIR-36)."""

    kind: Literal["limitation"] = "limitation"
    name: str
    activation: Activation
    effect: str = ""
    modifier: int = 0
    active: bool = False

    @property
    def holds(self) -> bool:
        return self.active or self.activation is Activation.ALWAYS


class Mark(Frozen):
    """A notable feature: a modifier of rolls, a change of an attribute, or only words (NOIR-37)."""

    kind: Literal["mark"] = "mark"
    name: str
    effect: str = ""
    modifier: int = 0
    attribute: str = ""
    change: int = 0


class Trait(Frozen):
    """A trait of character; `note` says how it shows (NOIR-33)."""

    kind: Literal["trait"] = "trait"
    name: str
    level: Level
    note: str = ""


class Drive(Frozen):
    """A motive that drives a character (NOIR-34)."""

    kind: Literal["drive"] = "drive"
    name: str
    level: Level


Entry = Expertise | Limitation | Mark | Trait | Drive
ListName = Literal["expertise", "limitations", "marks", "traits", "drives", "properties"]


class CarriedWeapon(Frozen):
    """A weapon that a character carries, and the rounds loaded in it."""

    weapon: Weapon
    loaded: int = 0


class Npc(Frozen):
    """An NPC's template, and the abilities that the GM listed in its first two rows (NOIR-80 to 82)."""

    kind: NpcKind
    grade: Grade
    primary: tuple[str, ...] = ()
    secondary: tuple[str, ...] = ()


class Condition(Frozen):
    """A character's condition. `mortal` counts the rounds left to live, 0 without a countdown (NQ-59)."""

    daze: int = 0
    open_wounds: int = 0
    stabilised: int = 0
    health: Health = Health.ACTING
    mortal: int = 0
    #: Whether the countdown began in this round, in which it does not run yet (NOIR-128).
    fresh: bool = False
    #: Saved from a countdown; cannot act until the GM says so (NOIR-129).
    saved: bool = False
    #: Whether its numbers are for the GM alone (0121): daze reads 0 then, and wounds 1 if there are any.
    withheld: bool = sparse(False)

    @property
    def wounds(self) -> int:
        return self.open_wounds + self.stabilised

    @property
    def can_act(self) -> bool:
        return self.health is Health.ACTING and not self.mortal and not self.saved

    @property
    def may_grit(self) -> bool:
        """Return whether grit could help: dazed or dying, conscious, and not saved (NOIR-63, NOIR-129)."""
        down = self.health is Health.DAZED or self.mortal > 0
        asleep = self.health in {Health.UNCONSCIOUS, Health.DEAD, Health.OUT}
        return down and not asleep and not self.saved

    @property
    def gone(self) -> bool:
        return self.health in {Health.DEAD, Health.OUT}


class GivenFate(Frozen):
    """Fate that others gave for one use; what is not used at once is lost (NOIR-69)."""

    use: FateUse
    points: int


class Character(AnyCharacter):
    """A main character or an NPC; `npc` is set for an NPC made from a template (NOIR-40)."""

    npc: Npc | None = None
    properties: tuple[Property, ...] = ()
    abilities: tuple[Ability, ...] = ()
    #: Attributes entered by hand; the others come from table 1:6 (NOIR-43, 50).
    attributes: Mapping[str, int] = {}
    #: Later changes, added to what a formula gives (NOIR-53).
    later: Mapping[str, int] = {}
    expertise: tuple[Expertise, ...] = ()
    limitations: tuple[Limitation, ...] = ()
    marks: tuple[Mark, ...] = ()
    traits: tuple[Trait, ...] = ()
    drives: tuple[Drive, ...] = ()
    fate: int = 0
    grace: GivenFate | None = None
    #: When to ask about Fate; forms offer it all the same.
    order: FateOrder = sparse(FateOrder.ASK)
    #: The scene in which a contact was last paid for (NOIR-66).
    contact_scene: int = 0
    condition: Condition = Condition()
    arms: tuple[CarriedWeapon, ...] = ()
    #: Whether the sheet is in play, so that its player can no longer change it.
    finished: bool = False

    @property
    def in_play(self) -> bool:
        return self.finished

    def given_for(self, use: FateUse | None) -> int:
        """Return the points that others have given for this use (NOIR-69)."""
        return self.grace.points if self.grace is not None and self.grace.use is use else 0

    @property
    def is_main(self) -> bool:
        """Main characters have their own Fate; NPCs use the pot (NOIR-60)."""
        return bool(self.seat)

    def ability(self, id_: str) -> Ability | None:
        """Return an ability by id; the letter case of a free name does not matter (NOIR-42)."""
        found = next((one for one in self.abilities if one.id == id_), None)
        if found is not None or id_ in ABILITIES:
            return found
        return next((one for one in self.abilities if same(one.id, id_)), None)

    def arm(self, weapon: str) -> CarriedWeapon | None:
        return next((one for one in self.arms if one.weapon.id == weapon), None)

    def with_arm(self, arm: CarriedWeapon) -> "Character":
        """Return the character with this weapon in place of the one with the same id, or at the end."""
        known = any(one.weapon.id == arm.weapon.id for one in self.arms)
        kept = tuple(arm if one.weapon.id == arm.weapon.id else one for one in self.arms)
        return self.but(arms=kept if known else (*kept, arm))


class FateRequest(Frozen):
    """A use of Fate that waits for the GM's approval; `points` is 0 if the GM has yet to name a price."""

    id: str
    use: Literal[FateUse.CHANGE, FateUse.CONTACT, FateUse.RESCUE, FateUse.INSPIRATION]
    character: str
    text: str
    points: int = 0
    #: The character who is helped, and the use that the points are for (NOIR-69).
    helped: str = ""
    helped_use: FateUse | None = None


class GroupState(Shared):
    """What the group shares: the GM's pot, pledges for a clue, and requests that wait for the GM."""

    pot: int = 0
    #: Points each character has pledged for inspiration; nothing is paid until the GM allows it (NOIR-65).
    pledges: Mapping[str, int] = {}
    asks: tuple[FateRequest, ...] = ()
    #: Weapons that the GM made, in addition to the rules' table (NOIR-110).
    weapons: tuple[Weapon, ...] = ()
    #: How NPCs answer attacks; the GM can answer all the same, before the dice.
    defence: DefenceOrder = sparse(DefenceOrder.ASK)

    def ask(self, id_: str) -> FateRequest | None:
        return next((one for one in self.asks if one.id == id_), None)


NoirState = State[Character, Test | Combat | Social, GroupState]
