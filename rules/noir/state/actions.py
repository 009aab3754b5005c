"""What can be asked in a Noir campaign outside contests: sheets, Fate, conditions. The GM may do all of it.

Actions on contests are in `rules.noir.state.contest_actions`.
"""

from collections.abc import Mapping
from typing import Literal

from rules.core.model_base import Action, Frozen
from rules.noir.base.enums import FateUse, Grade, NpcKind
from rules.noir.base.weapons import Weapon
from rules.noir.state.campaign_state import Ability, Condition, Entry, ListName, Property
from rules.noir.state.contest_actions import ContestAction, OpenAction


class CreateCharacter(Action):
    """Start an empty sheet (NOIR-40). Who: a player for themself, the GM for NPCs."""

    kind: Literal["create-character"] = "create-character"
    name: str
    npc: bool = False


class CreateNpc(Action):
    """Make an NPC from a template (NOIR-80 to 83). `entered` are single values, 0 to 99. Who: GM."""

    kind: Literal["create-npc"] = "create-npc"
    name: str
    npc_kind: NpcKind
    grade: Grade
    primary: tuple[str, ...] = ()
    secondary: tuple[str, ...] = ()
    entered: Mapping[str, int] = {}
    weapons: tuple[str, ...] = ()


class SetAbility(Action):
    """Write an ability on a sheet, or take it off with None: value 0 to 99 (NOIR-42)."""

    kind: Literal["set-ability"] = "set-ability"
    character: str
    ability: str
    value: int | None
    name: str = ""
    property: str = ""


class SetAttribute(Action):
    """Enter an attribute by hand, or with None leave it to its formula: value 0 to 99 (NOIR-43, 54)."""

    kind: Literal["set-attribute"] = "set-attribute"
    character: str
    attribute: str
    value: int | None


class SetLater(Action):
    """Set the sum of later changes of an attribute, -99 to 99 (NOIR-53, NOIR-55). Who: GM."""

    kind: Literal["set-later"] = "set-later"
    character: str
    attribute: str
    change: int


class AddEntry(Action):
    """Add an entry to a list, or replace the one of its name when `replace` (NOIR-44).

    Amounts of expertise, modifiers of limitations and marks, and changes are the GM's (NOIR-35 to 37).
    """

    kind: Literal["add-entry"] = "add-entry"
    character: str
    entry: Entry | Property
    replace: bool = False


class DropEntry(Action):
    """Take an entry off a list."""

    kind: Literal["drop-entry"] = "drop-entry"
    character: str
    list: ListName
    name: str


class TakeWeapon(Action):
    """Carry a weapon of the list or one that the GM made, full or with `loaded` rounds (NOIR-110)."""

    kind: Literal["take-weapon"] = "take-weapon"
    character: str
    weapon: str
    loaded: int | None = None


class LeaveWeapon(Action):
    """Carry a weapon no longer."""

    kind: Literal["leave-weapon"] = "leave-weapon"
    character: str
    weapon: str


class MakeWeapon(Action):
    """Make a weapon that the table has not, such as an automatic one (NOIR-112). Who: GM."""

    kind: Literal["make-weapon"] = "make-weapon"
    weapon: Weapon


class FinishSheet(Action):
    """Put a sheet into play; from then on only the GM changes it."""

    kind: Literal["finish-sheet"] = "finish-sheet"
    character: str


class Sheet(Frozen):
    """A whole sheet as a file holds it; abilities and attributes by id."""

    abilities: tuple[Ability, ...] = ()
    attributes: Mapping[str, int] = {}
    later: Mapping[str, int] = {}
    properties: tuple[Property, ...] = ()
    entries: tuple[Entry, ...] = ()
    weapons: tuple[str, ...] = ()
    fate: int | None = None


class ImportSheet(Action):
    """Fill an unfinished sheet from a file; what the GM alone enters is refused from players."""

    kind: Literal["import-sheet"] = "import-sheet"
    character: str
    sheet: Sheet


class SetFate(Action):
    """Set an account to 0 to 999 points; without a character, the GM's pot (NOIR-45, 60). Who: GM."""

    kind: Literal["set-fate"] = "set-fate"
    points: int
    reason: str
    character: str = ""


class SetCondition(Action):
    """Set somebody's condition right: daze 0 to 9999, wounds, countdown, health (NQ-59). Who: GM."""

    kind: Literal["set-condition"] = "set-condition"
    character: str
    condition: Condition
    reason: str


class SwitchLimitation(Action):
    """Switch a limitation on or off without Fate, as its situation comes and goes (NOIR-36). Who: GM."""

    kind: Literal["switch-limitation"] = "switch-limitation"
    character: str
    limitation: str
    on: bool


class Setback(Action):
    """Pay 3 from the pot to switch a limitation on; its owner gets 1 (NOIR-61). Who: GM."""

    kind: Literal["setback"] = "setback"
    character: str
    limitation: str


class PayChange(Action):
    """Change the situation for 4 points, 12 when an NPC is harmed (NOIR-64). Players' wait for the GM.

    Without a character, the GM pays from the pot.
    """

    kind: Literal["pay-change"] = "pay-change"
    text: str
    harms: bool = False
    character: str = ""


class PayContact(Action):
    """Know somebody (NOIR-66). A player's waits for the GM's price; the GM names 5, 10 or 15 at once."""

    kind: Literal["pay-contact"] = "pay-contact"
    text: str
    character: str
    points: int = 0


class PayRescue(Action):
    """Pay 2 to 10 so that somebody may use half of it at once, for one use (NOIR-69)."""

    kind: Literal["pay-rescue"] = "pay-rescue"
    character: str
    helped: str
    points: int
    use: FateUse
    text: str = ""


class Pledge(Action):
    """Promise 0 or more points toward a clue; nothing is taken before the group's size is met (NOIR-65)."""

    kind: Literal["pledge"] = "pledge"
    character: str
    points: int


class JudgeAsk(Action):
    """Allow or refuse a use that waits; `points` is the price of a contact (NOIR-64 to 69). Who: GM."""

    kind: Literal["judge-ask"] = "judge-ask"
    ask: str
    allowed: bool
    points: int = 0


class PassRound(Action):
    """Let a round pass outside combat: countdowns go on (NOIR-128). Who: GM."""

    kind: Literal["pass-round"] = "pass-round"


SheetAction = (
    CreateCharacter
    | CreateNpc
    | SetAbility
    | SetAttribute
    | SetLater
    | AddEntry
    | DropEntry
    | TakeWeapon
    | LeaveWeapon
    | MakeWeapon
    | FinishSheet
    | ImportSheet
)
StateAction = SetFate | SetCondition | SwitchLimitation | PassRound
FateAction = Setback | PayChange | PayContact | PayRescue | Pledge | JudgeAsk
NoirAction = SheetAction | StateAction | FateAction | OpenAction | ContestAction
