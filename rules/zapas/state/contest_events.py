"""What can happen in Zapas's rolls, duels and recovery scenes, with the dice in it."""

from typing import Literal

from rules.core.model_base import Event
from rules.zapas.state.contests import Duel, DuelPhase, Helper, Pool, Recovery, Roll, Step


class RollOpened(Event):
    """Somebody tries something (ZAP-12)."""

    kind: Literal["roll-opened"] = "roll-opened"
    roll: Roll
    name: str


class DifficultySet(Event):
    """The GM has set the difficulty, or changed it (ZAP-16)."""

    kind: Literal["difficulty-set"] = "difficulty-set"
    base: int
    raises: tuple[Step, ...]
    reductions: tuple[Step, ...]
    difficulty: int
    #: What a part takes off its task.
    reduction: int = 0
    #: What an attack counts as (ZAP-65).
    approach: str = ""
    #: Whether the player must confirm it.
    changed: bool


class PoolBuilt(Event):
    """The pool is built from this; `side` in a duel."""

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
    """The GM ruled an item out, or in again (ZAP-13)."""

    kind: Literal["item-barred"] = "item-barred"
    side: int = 0
    item: str
    text: str
    out: bool


class Confirmed(Event):
    """The roller goes on with another difficulty."""

    kind: Literal["confirmed"] = "confirmed"


class Helped(Event):
    """Somebody gives a die (ZAP-32, ZAP-49)."""

    kind: Literal["helped"] = "helped"
    side: int = 0
    helper: Helper


class HelpEnded(Event):
    """A helping die went back: taken back, or the GM sent it (ZAP-34)."""

    kind: Literal["help-ended"] = "help-ended"
    side: int = 0
    seat: str
    name: str
    by_gm: bool


class HelpDoubted(Event):
    """Somebody objects to a helper (ZAP-34)."""

    kind: Literal["help-doubted"] = "help-doubted"
    side: int = 0
    seat: str
    name: str


class HelpKept(Event):
    """The GM lets a helper's die stay (ZAP-34)."""

    kind: Literal["help-kept"] = "help-kept"
    side: int = 0
    seat: str
    name: str


class Thrown(Event):
    """The dice fell (ZAP-15); the flag that was named has a mark more (ZAP-42)."""

    kind: Literal["thrown"] = "thrown"
    character: str
    name: str
    dice: tuple[int, ...]
    hits: int
    difficulty: int
    success: bool
    flag: int | None


class Cancelled(Event):
    """A roll or duel ended before the throw, and all dice are back; or a recovery scene came to nothing."""

    kind: Literal["cancelled"] = "cancelled"
    title: str


class DuelOpened(Event):
    """One player's character challenges another's (ZAP-47)."""

    kind: Literal["duel-opened"] = "duel-opened"
    duel: Duel


class StakesWritten(Event):
    """The stakes are these; nobody has accepted them yet."""

    kind: Literal["stakes-written"] = "stakes-written"
    stakes: tuple[str, str]


class StakesAccepted(Event):
    """A side accepts both stakes."""

    kind: Literal["stakes-accepted"] = "stakes-accepted"
    side: int
    name: str


class SideConfirmed(Event):
    """A side's trait, aspects and flag are locked (ZAP-48)."""

    kind: Literal["side-confirmed"] = "side-confirmed"
    side: int
    name: str


class BiddingWanted(Event):
    """A side wants to begin bidding."""

    kind: Literal["bidding-wanted"] = "bidding-wanted"
    side: int
    name: str


class CancelWanted(Event):
    """A side wants to cancel the duel."""

    kind: Literal["cancel-wanted"] = "cancel-wanted"
    side: int
    name: str


class DuelWent(Event):
    """The duel goes on in another phase; `bidder` is whose bid it is."""

    kind: Literal["duel-went"] = "duel-went"
    phase: DuelPhase
    bidder: int = 0


class BidMade(Event):
    """A side added dice, or is ready (0); by itself where none are left (ZAP-50)."""

    kind: Literal["bid-made"] = "bid-made"
    side: int
    name: str
    dice: int
    total: int
    by_itself: bool = False


class DuelThrown(Event):
    """Both sides threw at once (ZAP-51). `winner` None for a tie; marks go to the flags that were named."""

    kind: Literal["duel-thrown"] = "duel-thrown"
    names: tuple[str, str]
    dice: tuple[tuple[int, ...], tuple[int, ...]]
    hits: tuple[int, int]
    winner: int | None
    #: The stake that comes true.
    stake: str
    flags: tuple[int | None, int | None]


class Conceded(Event):
    """A side gave up; the other's stake comes true."""

    kind: Literal["conceded"] = "conceded"
    side: int
    name: str
    stake: str


class RecoveryStarted(Event):
    """A recovery scene begins (ZAP-30)."""

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
