"""Actions on rolls, combats and social conflicts. `step` is the contest's step that offered the action."""

from typing import Literal

from rules.core.model_base import Action, Frozen, sparse
from rules.noir.base.enums import ActionId, Aim, DefenceId, HarmSource
from rules.noir.base.weapons import Damage


class Claims(Frozen):
    """What a player says matters for a roll; names as on the sheet (NOIR-32 to 37).

    Traits and drives help unless `hurt` names them. A limitation that is on hurts unless `without` names it
    (NOIR-36, NOIR-61). `helpers` is 0 to 20.
    `circumstances` of -10, -5, -2, 2, 5 or 10 come only from the GM (NOIR-31).
    """

    traits: tuple[str, ...] = ()
    drives: tuple[str, ...] = ()
    #: Those of the traits and drives above that hurt.
    hurt: tuple[str, ...] = ()
    expertise: tuple[str, ...] = ()
    limitations: tuple[str, ...] = ()
    without: tuple[str, ...] = sparse(())
    marks: tuple[str, ...] = ()
    helpers: int = 0
    circumstances: tuple[int, ...] = ()


NOTHING = Claims()


class RollSide(Frozen):
    """Who rolls what. With `odds` None, the character's player is asked for odds and claims."""

    character: str
    rolls: str
    claims: Claims = NOTHING
    odds: int | None = None


class OpenTest(Action):
    """Roll against 20, or two or more against each other (NOIR-20, NOIR-21).

    `patient` makes it an attempt to stabilise with Medicine (NOIR-129). A player's own character must take
    part; the GM may call for anybody's roll.
    """

    kind: Literal["open-test"] = "open-test"
    place: int
    title: str
    sides: tuple[RollSide, ...]
    patient: str = ""


class FighterSetup(Frozen):
    """A character who fights, the side, 1 to 9, and the circumstances of the roll for initiative."""

    character: str
    side: int
    circumstances: tuple[int, ...] = ()


class OpenCombat(Action):
    """Start a combat of two or more characters, who roll initiative (NOIR-90). Who: GM."""

    kind: Literal["open-combat"] = "open-combat"
    place: int
    title: str
    fighters: tuple[FighterSetup, ...]


class Harm(Frozen):
    """What harms somebody whom nobody attacks, and the GM's own words for it, which may be empty."""

    source: HarmSource
    text: str = ""


class Harming(Frozen):
    """Harm without an attack: whom it hits, each with this damage (NOIR-62, NOIR-70, NOIR-120).

    `circumstances` are those of the victims' next rolls (NOIR-31).
    """

    victims: tuple[str, ...]
    damage: Damage
    harm: Harm
    circumstances: tuple[int, ...] = ()


class OpenHarm(Action):
    """Harm characters who are in no combat; it follows what follows a hit (NOIR-120). Who: GM."""

    kind: Literal["open-harm"] = "open-harm"
    place: int
    title: str
    harming: Harming


class OpenSocial(Action):
    """Open a social conflict at level 1 to 4 (NOIR-140 to 143).

    Each side may give its text later. Empty abilities mean the usual ones: Charm for the active side;
    Withstand or, against a threat, Resistance for the passive side.
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
    #: Both sides are active: `effect` is the second side's goal, and both usually roll Charm.
    both_active: bool = False


class ContestMove(Action):
    """An action on a contest, offered in one of its steps."""

    contest: str
    step: int


class Ready(ContestMove):
    """Say what matters for the roll, and pay 0 to 5 points before it (NOIR-67)."""

    kind: Literal["ready"] = "ready"
    character: str
    claims: Claims = NOTHING
    odds: int = 0


class LetRoll(ContestMove):
    """Let a roll go on that waits for the GM's word, with its helpers or without. Who: GM."""

    kind: Literal["let-roll"] = "let-roll"
    with_helpers: bool = True


class ConfirmHelp(ContestMove):
    """Say that a character helps in a roll that counts on helpers (NOIR-32). Who: who plays the helper."""

    kind: Literal["confirm-help"] = "confirm-help"
    character: str
    helper: str


class GiveCircumstances(ContestMove):
    """Set the circumstances of a roll whose dice have not fallen (NOIR-31). Who: GM.

    A roll against daze and one to come round take bonuses only (NOIR-125, NOIR-126).
    """

    kind: Literal["give-circumstances"] = "give-circumstances"
    character: str
    sizes: tuple[int, ...]


class PayOdds(ContestMove):
    """Pay 0 to 5 points before a roll whose modifiers are settled (NOIR-67)."""

    kind: Literal["pay-odds"] = "pay-odds"
    character: str
    points: int


class ChooseTwo(ContestMove):
    """Choose two of the dice on the table by place, from 0 (NOIR-67). None: the two highest."""

    kind: Literal["choose-two"] = "choose-two"
    character: str
    places: tuple[int, int] | None


class BuyLate(ContestMove):
    """Buy one die after the roll for 4 points, or decline (NOIR-68)."""

    kind: Literal["buy-late"] = "buy-late"
    character: str
    buy: bool


class PlaceLate(ContestMove):
    """Put the late die in a place, from 0, or discard it with None (NOIR-68)."""

    kind: Literal["place-late"] = "place-late"
    character: str
    place: int | None


class Declare(ContestMove):
    """Declare an initiative action (NOIR-97). Weapons by id, targets by character, in the order of choice.

    With `odds` None, a character who can pay is asked once the defences are known.
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
    #: How much harder or easier a move is: -10 to 10 (NOIR-97).
    complexity: int = 0


class RuleAction(ContestMove):
    """Rule what an action rolls against 20, or "" for no roll (NOIR-97). Who: GM.

    Of a move, only the complexity is ruled: how much easier or harder it is, -10 to 10.
    """

    kind: Literal["rule-action"] = "rule-action"
    rolls: str = ""
    complexity: int = sparse(0)


class Defend(ContestMove):
    """Answer an attack (NOIR-98); with `action` None, do not defend (NOIR-102)."""

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
    """End the turn of an actor who cannot act."""

    kind: Literal["pass-turn"] = "pass-turn"


class Protect(ContestMove):
    """Pay 3 points to take the pending hit, or decline (NOIR-62)."""

    kind: Literal["protect"] = "protect"
    character: str
    steps_in: bool


class Survive(ContestMove):
    """Pay 0, 3, 6, 9, 12 or 15 points for fewer wounds from the pending hit (NOIR-70). Who: its victim.

    `odds` says at once how many are paid before the roll against daze (NOIR-67); with None, it is asked then.
    """

    kind: Literal["survive"] = "survive"
    points: int
    odds: int | None = sparse(None)


class JoinCombat(ContestMove):
    """Bring a character into an open combat; initiative is rolled at once (NOIR-90). Who: GM."""

    kind: Literal["join-combat"] = "join-combat"
    character: str
    side: int
    odds: int = 0
    #: Those of the roll for initiative (NOIR-31).
    circumstances: tuple[int, ...] = ()


class LeaveCombat(ContestMove):
    """Take a fighter out of the combat; an action that they are part of is called off. Who: GM."""

    kind: Literal["leave-combat"] = "leave-combat"
    character: str


class CallOff(ContestMove):
    """Call off the current action; what was paid stays paid. Who: GM."""

    kind: Literal["call-off"] = "call-off"


class HarmFighters(ContestMove):
    """Harm fighters of a combat between two actions, or after the hits that are worked out now. Who: GM."""

    kind: Literal["harm-fighters"] = "harm-fighters"
    harming: Harming


class SetInitiative(ContestMove):
    """Set a fighter's initiative, 1 to 99999. Who: GM."""

    kind: Literal["set-initiative"] = "set-initiative"
    character: str
    initiative: int


class SetInHand(ContestMove):
    """Set the weapons that a fighter holds, of those that they carry (NOIR-97). Who: GM."""

    kind: Literal["set-in-hand"] = "set-in-hand"
    character: str
    weapons: tuple[str, ...]


class SetFighterCircumstances(ContestMove):
    """Set the circumstances of a fighter's next action or defence in this combat (NOIR-31). Who: GM."""

    kind: Literal["set-circumstances"] = "set-circumstances"
    character: str
    sizes: tuple[int, ...]


class NextRound(ContestMove):
    """Start the next round although nobody can act. Who: GM."""

    kind: Literal["next-round"] = "next-round"


class EndContest(ContestMove):
    """End a combat, a roll or a social conflict. Who: GM."""

    kind: Literal["end-contest"] = "end-contest"


class StateTerms(ContestMove):
    """State a side's goal, or what follows a failure (NOIR-140). `rolls` "" keeps the ability."""

    kind: Literal["state-terms"] = "state-terms"
    character: str
    text: str
    rolls: str = ""


class ChooseLoss(ContestMove):
    """Accept the loss, or go up one level (NOIR-142). Who: the loser."""

    kind: Literal["choose-loss"] = "choose-loss"
    escalate: bool


class NameLoser(ContestMove):
    """Name the loser of the fight that a social conflict became. Who: GM."""

    kind: Literal["name-loser"] = "name-loser"
    character: str


class TellEnd(Action):
    """Tell how a combat or social conflict ended. Who: the GM, or who plays somebody in it."""

    kind: Literal["tell-end"] = "tell-end"
    contest: str
    text: str


OpenAction = OpenTest | OpenCombat | OpenHarm | OpenSocial
CheckAction = Ready | LetRoll | ConfirmHelp | GiveCircumstances | PayOdds | ChooseTwo | BuyLate | PlaceLate
CombatAction = Declare | RuleAction | Defend | Grit | PassTurn | Protect | Survive
CombatAdministration = (
    JoinCombat
    | LeaveCombat
    | CallOff
    | HarmFighters
    | SetInitiative
    | SetFighterCircumstances
    | SetInHand
    | NextRound
    | EndContest
)
SocialAction = StateTerms | ChooseLoss | NameLoser
ContestAction = CheckAction | CombatAction | CombatAdministration | SocialAction
