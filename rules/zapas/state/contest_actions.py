"""What can be asked of rolls, duels and recovery scenes. `step` is the one an action was offered in."""

from typing import Literal

from rules.core.model_base import Action
from rules.zapas.state.contests import Aim, Pool, Step


class OpenRoll(Action):
    """Try something (ZAP-12): the action, and the goal. Who: the character's player, or the GM for them.

    The GM may set the difficulty at once, 2 to 20.
    """

    kind: Literal["open-roll"] = "open-roll"
    place: int
    character: str
    title: str
    goal: str = ""
    aim: Aim = Aim()
    base: int | None = None


class Challenge(Action):
    """Challenge another player's character (ZAP-47), or settle a fact that way (ZAP-54)."""

    kind: Literal["challenge"] = "challenge"
    place: int
    character: str
    opponent: str
    stake: str = ""
    their_stake: str = ""
    fact: bool = False


class StartRecovery(Action):
    """Begin a recovery scene of two characters or more, one of them the own (ZAP-30)."""

    kind: Literal["start-recovery"] = "start-recovery"
    place: int
    characters: tuple[str, ...]
    others: tuple[str, ...] = ()


class ContestMove(Action):
    """Something asked of a contest, in one of its steps."""

    contest: str
    step: int


class SetDifficulty(ContestMove):
    """Set the difficulty: base 2 to 20, raises and reductions of 1 or more (ZAP-16, 22, 56). Who: GM.

    Without a base it is the NPC's attack for an attack (ZAP-63), and 3 for anything else. Conditions of the
    character that matter go by label; a task's reductions come by themselves.
    """

    kind: Literal["set-difficulty"] = "set-difficulty"
    base: int | None = None
    conditions: tuple[str, ...] = ()
    raises: tuple[Step, ...] = ()
    #: For a part: what it takes off its task.
    reduction: int = 1
    #: For an attack: the approach that it counts as, "" for the usual one; None: as the player said (ZAP-65).
    approach: str | None = None


class Build(ContestMove):
    """Say what the pool is built from (ZAP-13, 14, 26); it may be said anew until the throw."""

    kind: Literal["build"] = "build"
    pool: Pool


class Bar(ContestMove):
    """Rule an item out, or in again: "trait 3", "aspect 5", "flag 2"; `side` in a duel (ZAP-13). Who: GM."""

    kind: Literal["bar"] = "bar"
    side: int = 0
    item: str
    out: bool = True


class Confirm(ContestMove):
    """Go on although the difficulty changed (SM-3). Who: the roller."""

    kind: Literal["confirm"] = "confirm"


class Help(ContestMove):
    """Give one die, and say how (ZAP-32, ZAP-49). `side` 0 or 1 in a duel."""

    kind: Literal["help"] = "help"
    character: str
    text: str
    side: int = 0


class TakeBack(ContestMove):
    """Take the helping die back before the throw."""

    kind: Literal["take-back"] = "take-back"
    seat: str


class Object(ContestMove):
    """Object to a helper; the die waits for the GM (ZAP-34). Who: any player, the GM."""

    kind: Literal["object"] = "object"
    seat: str


class JudgeHelp(ContestMove):
    """Let a helper's die stay, or send it back (ZAP-34). Who: GM."""

    kind: Literal["judge-help"] = "judge-help"
    seat: str
    stays: bool


class Throw(ContestMove):
    """Throw the pool (SM-3). Who: the roller."""

    kind: Literal["throw"] = "throw"


class Cancel(ContestMove):
    """Cancel what has not been thrown: a roll by its player or the GM, a duel by both or the GM.

    Also a recovery scene that is not played out, by who is in it or the GM.
    """

    kind: Literal["cancel"] = "cancel"


class EditStakes(ContestMove):
    """Write the stakes; both must accept anew (ZAP-47). The first is the challenger's."""

    kind: Literal["edit-stakes"] = "edit-stakes"
    stakes: tuple[str, str]


class AcceptStakes(ContestMove):
    """Accept both stakes. Who: a principal."""

    kind: Literal["accept-stakes"] = "accept-stakes"
    side: int


class Decline(ContestMove):
    """Decline the duel while its stakes are open. Who: a principal."""

    kind: Literal["decline"] = "decline"
    side: int


class Choose(ContestMove):
    """Choose trait, aspects and flag for a duel; with `confirm`, that is it (ZAP-48)."""

    kind: Literal["choose"] = "choose"
    side: int
    pool: Pool
    confirm: bool = False


class CloseHelp(ContestMove):
    """Begin bidding: both principals, or the GM (SM-4)."""

    kind: Literal["close-help"] = "close-help"
    side: int | None = None


class Bid(ContestMove):
    """Add 1 or more dice, or with 0 be ready (ZAP-50). Who: whose turn it is."""

    kind: Literal["bid"] = "bid"
    side: int
    dice: int


class Concede(ContestMove):
    """Give up: the other side's stake comes true (SM-4)."""

    kind: Literal["concede"] = "concede"
    side: int


class EndRecovery(ContestMove):
    """Close the scene as played out; `grant` of 1 or more, 7 fills (ZAP-30). Who: GM."""

    kind: Literal["end-recovery"] = "end-recovery"
    grant: int = 7


OpenAction = OpenRoll | Challenge | StartRecovery
RollAction = SetDifficulty | Build | Confirm | Throw
HelpAction = Help | TakeBack | Object | JudgeHelp
DuelAction = EditStakes | AcceptStakes | Decline | Choose | CloseHelp | Bid | Concede
ContestAction = RollAction | HelpAction | DuelAction | Bar | Cancel | EndRecovery
