"""What can be asked of rolls, combats and social conflicts. `step` is the one an action was offered in."""

from typing import Literal

from rules.core.model_base import Action, Frozen
from rules.noir.base.enums import ActionId, Aim, DefenceId


class Claims(Frozen):
    """What somebody says matters for a roll; names as on the sheet (NOIR-32 to 37).

    Traits and drives help unless they are named among those that `hurt`. `helpers` 0 to 20.
    `circumstances` of -10, -5, -2, 2, 5 or 10 are the GM's alone (NOIR-31).
    """

    traits: tuple[str, ...] = ()
    drives: tuple[str, ...] = ()
    #: Of the traits and drives above, those that hurt.
    hurt: tuple[str, ...] = ()
    expertise: tuple[str, ...] = ()
    limitations: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    helpers: int = 0
    circumstances: tuple[int, ...] = ()


NOTHING = Claims()


class RollSide(Frozen):
    """Who rolls what. `odds` None: whoever plays this person is asked, for claims as well."""

    character: str
    rolls: str
    claims: Claims = NOTHING
    odds: int | None = None


class OpenTest(Action):
    """Roll against 20, or two or more against each other (NOIR-20, NOIR-21).

    `patient` makes it a try to stabilise, with Medicine (NOIR-129). A player rolls for the own character;
    the GM calls for anybody's roll.
    """

    kind: Literal["open-test"] = "open-test"
    place: int
    title: str
    sides: tuple[RollSide, ...]
    patient: str = ""


class FighterSetup(Frozen):
    """Who fights, on which side from 1 to 9."""

    character: str
    side: int


class OpenCombat(Action):
    """Start a combat of two or more; everybody rolls initiative (NOIR-90). Who: GM."""

    kind: Literal["open-combat"] = "open-combat"
    place: int
    title: str
    fighters: tuple[FighterSetup, ...]


class OpenSocial(Action):
    """Open a social conflict at level 1 to 4 (NOIR-140 to 143).

    Texts may come later, each from its own side. Empty abilities are the usual ones: Charm, and Withstand
    or, against a threat, Resistance.
    """

    kind: Literal["open-social"] = "open-social"
    place: int
    active: str
    passive: str
    goal: str = ""
    effect: str = ""
    level: int = 1
    threat: bool = False
    rolls: str = ""
    passive_rolls: str = ""
    #: Both are active: `effect` is the second one's goal, and both usually roll Charm.
    both_active: bool = False


class ContestMove(Action):
    """Something asked of a contest, in one of its steps."""

    contest: str
    step: int


class Ready(ContestMove):
    """Say what matters for one's roll and how many points go before it, 0 to 5 (NOIR-67)."""

    kind: Literal["ready"] = "ready"
    character: str
    claims: Claims = NOTHING
    odds: int = 0


class PayOdds(ContestMove):
    """Pay 0 to 5 points before a roll whose modifiers are settled (NOIR-67)."""

    kind: Literal["pay-odds"] = "pay-odds"
    character: str
    points: int


class ChooseTwo(ContestMove):
    """Choose two of the dice that lie there, by place from 0 (NOIR-67). None: the two highest."""

    kind: Literal["choose-two"] = "choose-two"
    character: str
    places: tuple[int, int] | None


class BuyLate(ContestMove):
    """Buy one die after the roll for 4 points, or let the roll stand (NOIR-68)."""

    kind: Literal["buy-late"] = "buy-late"
    character: str
    buy: bool


class PlaceLate(ContestMove):
    """Put the bought die in a place, from 0, or leave it with None (NOIR-68)."""

    kind: Literal["place-late"] = "place-late"
    character: str
    place: int | None


class Declare(ContestMove):
    """Declare an initiative action (NOIR-97). Weapons by id, targets by character, in the order of choice.

    `odds` None asks whoever can pay once the defences are known.
    """

    kind: Literal["declare"] = "declare"
    action: ActionId
    weapons: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()
    aim: Aim = Aim.DAMAGE
    claims: Claims = NOTHING
    odds: int | None = None
    text: str = ""
    patient: str = ""
    #: For actions whose roll the GM picks, and for drawing a weapon (firearms or thrown weapons).
    rolls: str = ""
    #: How hard a movement is: -10 to 10 (NOIR-97).
    complexity: int = 0


class RuleAction(ContestMove):
    """Say what an action whose roll is open rolls against 20, or "" for no roll (NOIR-97). Who: GM."""

    kind: Literal["rule-action"] = "rule-action"
    rolls: str


class Defend(ContestMove):
    """Answer an attack (NOIR-98); `action` None takes it undefended (NOIR-102)."""

    kind: Literal["defend"] = "defend"
    character: str
    action: DefenceId | None
    weapon: str = ""
    aim: Aim = Aim.DAMAGE
    claims: Claims = NOTHING
    odds: int | None = None


class Grit(ContestMove):
    """Pay 1 point to act in this round although dazed or mortally wounded (NOIR-63)."""

    kind: Literal["grit"] = "grit"
    character: str


class PassTurn(ContestMove):
    """Let one's turn go by, where one cannot act."""

    kind: Literal["pass-turn"] = "pass-turn"


class Protect(ContestMove):
    """Pay 3 points to take the hit that waits (NOIR-62), or say no."""

    kind: Literal["protect"] = "protect"
    character: str
    steps_in: bool


class Survive(ContestMove):
    """Pay 0, 3, 6, 9, 12 or 15 points for fewer wounds from the hit that waits (NOIR-70). Who: its victim."""

    kind: Literal["survive"] = "survive"
    points: int


class JoinCombat(ContestMove):
    """Bring somebody into a running combat; initiative is rolled at once (NOIR-90). Who: GM."""

    kind: Literal["join-combat"] = "join-combat"
    character: str
    side: int
    odds: int = 0


class LeaveCombat(ContestMove):
    """Take somebody out of the combat; an action that they are part of is called off. Who: GM."""

    kind: Literal["leave-combat"] = "leave-combat"
    character: str


class CallOff(ContestMove):
    """Call off the action that is being carried out; what was paid stays paid. Who: GM."""

    kind: Literal["call-off"] = "call-off"


class SetInitiative(ContestMove):
    """Set somebody's initiative, 1 to 99999. Who: GM."""

    kind: Literal["set-initiative"] = "set-initiative"
    character: str
    initiative: int


class SetFighterCircumstances(ContestMove):
    """Set the circumstances of somebody's next action or defence in this combat (NOIR-31). Who: GM."""

    kind: Literal["set-circumstances"] = "set-circumstances"
    character: str
    sizes: tuple[int, ...]


class NextRound(ContestMove):
    """Go on although nobody can act. Who: GM."""

    kind: Literal["next-round"] = "next-round"


class EndContest(ContestMove):
    """End a combat, a roll or a social conflict. Who: GM."""

    kind: Literal["end-contest"] = "end-contest"


class StateTerms(ContestMove):
    """Say one's goal, or what happens if the active side fails (NOIR-140). `rolls` "" keeps the ability."""

    kind: Literal["state-terms"] = "state-terms"
    character: str
    text: str
    rolls: str = ""


class ChooseLoss(ContestMove):
    """Accept having lost, or go one level up (NOIR-142). Who: the loser."""

    kind: Literal["choose-loss"] = "choose-loss"
    escalate: bool


class NameLoser(ContestMove):
    """Say who lost the fight that a social conflict became. Who: GM."""

    kind: Literal["name-loser"] = "name-loser"
    character: str


OpenAction = OpenTest | OpenCombat | OpenSocial
CheckAction = Ready | PayOdds | ChooseTwo | BuyLate | PlaceLate
CombatAction = Declare | RuleAction | Defend | Grit | PassTurn | Protect | Survive
CombatAdministration = (
    JoinCombat | LeaveCombat | CallOff | SetInitiative | SetFighterCircumstances | NextRound | EndContest
)
SocialAction = StateTerms | ChooseLoss | NameLoser
ContestAction = CheckAction | CombatAction | CombatAdministration | SocialAction
