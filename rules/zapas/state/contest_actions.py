"""The actions on rolls, duels and recovery scenes. `step` is the step in which an action was offered."""

from typing import Literal

from rules.core.model_base import Action
from rules.zapas.state.contests import Aim, Pool, Step


class OpenRoll(Action):
    """Try something: the action, and its goal (ZAP-12). Who: the character's player, or the GM for them.

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
    """Challenge another player's character (ZAP-47), perhaps to settle a fact (ZAP-54)."""

    kind: Literal["challenge"] = "challenge"
    place: int
    character: str
    opponent: str
    stake: str = ""
    their_stake: str = ""
    fact: bool = False


class StartRecovery(Action):
    """Begin a recovery scene of two or more people (ZAP-30). Who: a player with a character in it, the GM."""

    kind: Literal["start-recovery"] = "start-recovery"
    place: int
    characters: tuple[str, ...]
    others: tuple[str, ...] = ()


class ContestMove(Action):
    """An action on a contest, in one of its steps."""

    contest: str
    step: int


class SetDifficulty(ContestMove):
    """Set the difficulty: base 2 to 20, raises and reductions of 1 or more (ZAP-16, 22, 56). Who: GM.

    The default base is 3, or for an attack the NPC's own (ZAP-63). `conditions` are the labels of the
    character's conditions that raise it; the reductions of a task are added automatically.
    """

    kind: Literal["set-difficulty"] = "set-difficulty"
    base: int | None = None
    conditions: tuple[str, ...] = ()
    raises: tuple[Step, ...] = ()
    #: For a part: how much it reduces the difficulty of its task.
    reduction: int = 1
    #: For an attack: the approach that it counts as. "" is the usual one, None the player's choice (ZAP-65).
    approach: str | None = None


class Build(ContestMove):
    """Choose what the pool is built from (ZAP-13, 14, 26). It may be changed until the throw."""

    kind: Literal["build"] = "build"
    pool: Pool


class Bar(ContestMove):
    """Exclude an item or allow it again: "trait 3", "aspect 5", "flag 2" (ZAP-13). Who: GM.
    `side` is 0 or 1 in a duel.
    """

    kind: Literal["bar"] = "bar"
    side: int = 0
    item: str
    out: bool = True


class Confirm(ContestMove):
    """Accept a changed difficulty (SM-3). Who: the roller."""

    kind: Literal["confirm"] = "confirm"


class Help(ContestMove):
    """Give one die, and say how the character helps (ZAP-32, ZAP-49). `side` is 0 or 1 in a duel."""

    kind: Literal["help"] = "help"
    character: str
    text: str
    side: int = 0


class TakeBack(ContestMove):
    """Take a helping die back before the throw. Who: the helper, the GM."""

    kind: Literal["take-back"] = "take-back"
    seat: str


class Object(ContestMove):
    """Object to a helper. The die then waits for the GM (ZAP-34). Who: any player, the GM."""

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


class Follow(ContestMove):
    """Say what follows a failure: a condition, a twist, or with neither that nothing more follows (ZAP-18).

    Who: GM.
    """

    kind: Literal["follow"] = "follow"
    condition: str = ""
    twist: str = ""


class Tell(ContestMove):
    """Tell a roll or a duel that is over in one's own words. Who: the players in it, the GM (ZAP-53)."""

    kind: Literal["tell"] = "tell"
    text: str


class Cancel(ContestMove):
    """Cancel a contest before its throw: a roll by its player or the GM, a duel by both sides or the GM.

    A recovery scene can be cancelled by a player in it or the GM.
    """

    kind: Literal["cancel"] = "cancel"


class EditStakes(ContestMove):
    """Write both stakes, the challenger's first. Both sides must accept again (ZAP-47)."""

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
    """Choose trait, aspects and flag for a duel. `confirm` makes the choice final (ZAP-48)."""

    kind: Literal["choose"] = "choose"
    side: int
    pool: Pool
    confirm: bool = False


class CloseHelp(ContestMove):
    """Ask to begin the bidding. Who: both principals, or the GM (SM-4)."""

    kind: Literal["close-help"] = "close-help"
    side: int | None = None


class Bid(ContestMove):
    """Add 1 or more dice, or be ready with 0 (ZAP-50). Who: the side whose turn it is."""

    kind: Literal["bid"] = "bid"
    side: int
    dice: int


class Concede(ContestMove):
    """Give up: the other side's stake comes true (SM-4)."""

    kind: Literal["concede"] = "concede"
    side: int


class EndRecovery(ContestMove):
    """Close a recovery scene. Reserves rise by `grant`, 1 or more, up to seven (ZAP-30). Who: GM."""

    kind: Literal["end-recovery"] = "end-recovery"
    grant: int = 7


OpenAction = OpenRoll | Challenge | StartRecovery
RollAction = SetDifficulty | Build | Confirm | Throw
HelpAction = Help | TakeBack | Object | JudgeHelp
DuelAction = EditStakes | AcceptStakes | Decline | Choose | CloseHelp | Bid | Concede
ContestAction = RollAction | HelpAction | DuelAction | Bar | Follow | Tell | Cancel | EndRecovery
