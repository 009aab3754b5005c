"""The events of rolls, duels and recovery scenes in Zapas, with their dice."""

from typing import Annotated, Literal

from rules.core.model_base import Event, sparse
from rules.zapas.state.contests import Duel, DuelPhase, Helper, Pool, Recovery, Roll, Step

#: Marks a field that `redact` takes away.
SECRET = "for the GM alone"


class RollOpened(Event):
    """A character tries something (ZAP-12)."""

    kind: Literal["roll-opened"] = "roll-opened"
    roll: Roll
    name: str


class DifficultySet(Event):
    """The GM set or changed the difficulty (ZAP-16)."""

    kind: Literal["difficulty-set"] = "difficulty-set"
    base: int
    raises: tuple[Step, ...]
    reductions: tuple[Step, ...]
    difficulty: int
    #: For a part: how much it reduces the difficulty of its task.
    reduction: int = 0
    #: The approach that an attack counts as (ZAP-65).
    approach: str = ""
    #: Whether the player must confirm it.
    changed: bool
    #: The base, if it is for the GM alone (0121); `base` and `difficulty` are 0 then.
    withheld: Annotated[int, SECRET] = sparse(0)


class PoolBuilt(Event):
    """A pool was built from these parts. `side` is 0 or 1 in a duel."""

    kind: Literal["pool-built"] = "pool-built"
    side: int = 0
    name: str
    pool: Pool
    dice: int
    #: The names of the trait, its aspects and the flag.
    trait: str = ""
    aspects: tuple[str, ...] = ()
    flag: str = ""


class ItemBarred(Event):
    """The GM excluded an item, or allowed it again (ZAP-13)."""

    kind: Literal["item-barred"] = "item-barred"
    side: int = 0
    item: str
    text: str
    out: bool


class Confirmed(Event):
    """The roller accepted a changed difficulty."""

    kind: Literal["confirmed"] = "confirmed"


class Helped(Event):
    """Somebody gave a helping die (ZAP-32, ZAP-49)."""

    kind: Literal["helped"] = "helped"
    side: int = 0
    helper: Helper


class HelpEnded(Event):
    """A helping die went back: the helper took it back, or the GM sent it back (ZAP-34)."""

    kind: Literal["help-ended"] = "help-ended"
    side: int = 0
    seat: str
    name: str
    by_gm: bool


class HelpDoubted(Event):
    """Somebody objected to a helper (ZAP-34)."""

    kind: Literal["help-doubted"] = "help-doubted"
    side: int = 0
    seat: str
    name: str


class HelpKept(Event):
    """The GM let a helper's die stay (ZAP-34)."""

    kind: Literal["help-kept"] = "help-kept"
    side: int = 0
    seat: str
    name: str


class Thrown(Event):
    """The dice were thrown (ZAP-15). The flag that was used gets a mark (ZAP-42)."""

    kind: Literal["thrown"] = "thrown"
    character: str
    name: str
    dice: tuple[int, ...]
    hits: int
    difficulty: int
    success: bool
    flag: int | None
    #: The difficulty, if it is for the GM alone (0121); `difficulty` is 0 then.
    withheld: Annotated[int, SECRET] = sparse(0)


class Followed(Event):
    """The GM said what follows a failure (ZAP-18). An empty `twist` means that nothing more follows.

    A condition that follows is a `ConditionGiven` of the roll.
    """

    kind: Literal["followed"] = "followed"
    twist: str = ""


class ContestTold(Event):
    """Somebody told a roll or a duel that is over in their own words. `by` is a character; "" for the GM."""

    kind: Literal["contest-told"] = "contest-told"
    by: str = ""
    text: str


class Cancelled(Event):
    """A roll or duel ended before the throw and all dice went back, or a recovery scene ended without
    effect.
    """

    kind: Literal["cancelled"] = "cancelled"
    title: str


class DuelOpened(Event):
    """One player's character challenges another's (ZAP-47)."""

    kind: Literal["duel-opened"] = "duel-opened"
    duel: Duel


class StakesWritten(Event):
    """The stakes were written; no side has accepted them yet."""

    kind: Literal["stakes-written"] = "stakes-written"
    stakes: tuple[str, str]


class StakesAccepted(Event):
    """A side accepted both stakes."""

    kind: Literal["stakes-accepted"] = "stakes-accepted"
    side: int
    name: str


class SideConfirmed(Event):
    """A side confirmed its trait, aspects and flag (ZAP-48)."""

    kind: Literal["side-confirmed"] = "side-confirmed"
    side: int
    name: str


class BiddingWanted(Event):
    """A side asked to begin the bidding."""

    kind: Literal["bidding-wanted"] = "bidding-wanted"
    side: int
    name: str


class CancelWanted(Event):
    """A side asked to cancel the duel."""

    kind: Literal["cancel-wanted"] = "cancel-wanted"
    side: int
    name: str


class DuelWent(Event):
    """The duel entered another phase; `bidder` is the side that bids next."""

    kind: Literal["duel-went"] = "duel-went"
    phase: DuelPhase
    bidder: int = 0


class BidMade(Event):
    """A side added dice, or is ready with 0. It is ready automatically if it has no dice left (ZAP-50)."""

    kind: Literal["bid-made"] = "bid-made"
    side: int
    name: str
    dice: int
    total: int
    by_itself: bool = False


class DuelThrown(Event):
    """Both sides threw at the same time (ZAP-51). `winner` is None for a tie; the used flags get marks."""

    kind: Literal["duel-thrown"] = "duel-thrown"
    names: tuple[str, str]
    dice: tuple[tuple[int, ...], tuple[int, ...]]
    hits: tuple[int, int]
    winner: int | None
    #: The stake that comes true.
    stake: str
    flags: tuple[int | None, int | None]


class Conceded(Event):
    """A side gave up; the other side's stake comes true."""

    kind: Literal["conceded"] = "conceded"
    side: int
    name: str
    stake: str


class RecoveryStarted(Event):
    """A recovery scene began (ZAP-30)."""

    kind: Literal["recovery-started"] = "recovery-started"
    scene: Recovery


class RecoveryEnded(Event):
    """A recovery scene was played out."""

    kind: Literal["recovery-ended"] = "recovery-ended"
    grant: int


ContestEvent = (
    RollOpened
    | DifficultySet
    | PoolBuilt
    | ItemBarred
    | Confirmed
    | Helped
    | HelpEnded
    | HelpDoubted
    | HelpKept
    | Thrown
    | Followed
    | ContestTold
    | Cancelled
    | DuelOpened
    | StakesWritten
    | StakesAccepted
    | SideConfirmed
    | BiddingWanted
    | CancelWanted
    | DuelWent
    | BidMade
    | DuelThrown
    | Conceded
    | RecoveryStarted
    | RecoveryEnded
)
