"""Actions of a Noir campaign outside contests: sheets, Fate, conditions.

Without a "Who", the character's player and the GM may take an action. Actions on contests are in
`rules.noir.state.contest_actions`.
"""

from collections.abc import Mapping
from typing import Literal

from rules.core.model_base import Action, Frozen
from rules.noir.base.enums import DefenceOrder, FateOrder, FateUse, Grade, NpcKind
from rules.noir.base.weapons import Weapon
from rules.noir.state.campaign_state import Ability, Condition, Entry, ListName, Property
from rules.noir.state.contest_actions import ContestAction, OpenAction, TellEnd


class CreateCharacter(Action):
    """Start an empty sheet (NOIR-40). Who: a player for their own, the GM for NPCs."""

    kind: Literal["create-character"] = "create-character"
    name: str
    npc: bool = False


class CreateNpc(Action):
    """Make an NPC from a template (NOIR-80 to 83). `entered` holds individual values, 0 to 99. Who: GM."""

    kind: Literal["create-npc"] = "create-npc"
    name: str
    npc_kind: NpcKind
    grade: Grade
    primary: tuple[str, ...] = ()
    secondary: tuple[str, ...] = ()
    entered: Mapping[str, int] = {}
    weapons: tuple[str, ...] = ()


class SetAbility(Action):
    """Set an ability to 0 to 99, or remove it with None (NOIR-42)."""

    kind: Literal["set-ability"] = "set-ability"
    character: str
    ability: str
    value: int | None
    name: str = ""
    property: str = ""


class SetAttribute(Action):
    """Set an attribute by hand to 0 to 99, or leave it to its formula with None (NOIR-43, 54)."""

    kind: Literal["set-attribute"] = "set-attribute"
    character: str
    attribute: str
    value: int | None


class SetLater(Action):
    """Set the sum of later changes to an attribute, -99 to 99 (NOIR-53, NOIR-55). Who: GM."""

    kind: Literal["set-later"] = "set-later"
    character: str
    attribute: str
    change: int


class AddEntry(Action):
    """Add an entry to a list; with `replace`, replace the entry with the same name (NOIR-44).

    Only the GM sets the amount of an expertise, the modifier of a limitation or mark, the change that
    a mark makes to an attribute, and whether a limitation is active (NOIR-35 to 37).
    """

    kind: Literal["add-entry"] = "add-entry"
    character: str
    entry: Entry | Property
    replace: bool = False


class DropEntry(Action):
    """Remove an entry from a list."""

    kind: Literal["drop-entry"] = "drop-entry"
    character: str
    list: ListName
    name: str


class TakeWeapon(Action):
    """Take a weapon of the rules' table or one that the GM made, full or with `loaded` rounds (NOIR-110)."""

    kind: Literal["take-weapon"] = "take-weapon"
    character: str
    weapon: str
    loaded: int | None = None


class LeaveWeapon(Action):
    """Leave a weapon behind."""

    kind: Literal["leave-weapon"] = "leave-weapon"
    character: str
    weapon: str


class MakeWeapon(Action):
    """Make a weapon that the rules' table lacks, such as an automatic one (NOIR-112). Who: GM."""

    kind: Literal["make-weapon"] = "make-weapon"
    weapon: Weapon


class FinishSheet(Action):
    """Put a sheet into play; from then on only the GM may change it."""

    kind: Literal["finish-sheet"] = "finish-sheet"
    character: str


class Sheet(Frozen):
    """A whole sheet as read from a file; abilities and attributes by id."""

    abilities: tuple[Ability, ...] = ()
    attributes: Mapping[str, int] = {}
    later: Mapping[str, int] = {}
    properties: tuple[Property, ...] = ()
    entries: tuple[Entry, ...] = ()
    weapons: tuple[str, ...] = ()
    fate: int | None = None


class ImportSheet(Action):
    """Fill an unfinished sheet from a file; players may not set what only the GM enters."""

    kind: Literal["import-sheet"] = "import-sheet"
    character: str
    sheet: Sheet


class SetFate(Action):
    """Set a character's Fate to 0 to 999 points; without a character, the GM's pot (NOIR-45, 60). Who: GM."""

    kind: Literal["set-fate"] = "set-fate"
    points: int
    reason: str
    character: str = ""


class SetCondition(Action):
    """Correct a character's condition: daze 0 to 9999, wounds, countdown, health (NQ-59). Who: GM.

    `contest` is the combat, also one that is over, whose players hear of it.
    """

    kind: Literal["set-condition"] = "set-condition"
    character: str
    condition: Condition
    reason: str
    contest: str = ""


class SwitchLimitation(Action):
    """Switch a limitation on or off without Fate, when its situation begins or ends (NOIR-36). Who: GM."""

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
    """Change the situation, by default for 4 points, or 12 if an NPC is harmed (NOIR-64).

    A player's request waits for the GM. Without a character, the GM pays from the pot.
    """

    kind: Literal["pay-change"] = "pay-change"
    text: str
    harms: bool = False
    character: str = ""


class PayContact(Action):
    """Know somebody (NOIR-66). The request waits for the GM's price, which the character pays.

    With `points`, 5, 10 or 15, the GM pays now, from the pot.
    """

    kind: Literal["pay-contact"] = "pay-contact"
    text: str
    character: str
    points: int = 0


class PayRescue(Action):
    """Pay 2 to 10 points, half of which another character may use at once, for one use (NOIR-69)."""

    kind: Literal["pay-rescue"] = "pay-rescue"
    character: str
    helped: str
    points: int
    use: FateUse
    text: str = ""


class Pledge(Action):
    """Pledge 0 or more points toward a clue; nothing is paid until the GM allows it (NOIR-65)."""

    kind: Literal["pledge"] = "pledge"
    character: str
    points: int


class OrderFate(Action):
    """Say when somebody is to be asked about Fate in rolls and hits. Who: their player, or the GM."""

    kind: Literal["order-fate"] = "order-fate"
    character: str
    order: FateOrder


class OrderDefence(Action):
    """Say whether NPCs take the best defence by themselves.

    It holds for an attack that waits as well: `BEST` answers it, `ASK` takes such an answer back as long as
    the dice have not fallen. Who: GM.
    """

    kind: Literal["order-defence"] = "order-defence"
    defence: DefenceOrder


class JudgeAsk(Action):
    """Allow or refuse a request for Fate; `points` is the price of a contact (NOIR-64 to 69). Who: GM."""

    kind: Literal["judge-ask"] = "judge-ask"
    ask: str
    allowed: bool
    points: int = 0


class PassRound(Action):
    """Let a round pass outside combat, so that countdowns go on (NOIR-128). Who: GM."""

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
FateAction = Setback | PayChange | PayContact | PayRescue | Pledge | OrderFate | JudgeAsk
NoirAction = SheetAction | StateAction | FateAction | OrderDefence | OpenAction | ContestAction | TellEnd
