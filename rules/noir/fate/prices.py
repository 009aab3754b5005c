"""What Fate costs and who may pay for what (NOIR-60 to 70)."""

from collections.abc import Mapping

from rules.core.refusal import Refused
from rules.noir.base.enums import FateUse

#: What a player may pay for, and what the GM may pay for from the pot (NOIR-60).
PLAYERS_MAY = frozenset(FateUse) - {FateUse.SETBACK}
GM_MAY = frozenset(FateUse) - {FateUse.INSPIRATION, FateUse.RESCUE}

#: What a setback gives to the one whose limitation it is (NOIR-61).
SETBACK_GIVES = 1

_FIXED: Mapping[FateUse, tuple[int, ...]] = {
    FateUse.SETBACK: (3,),
    FateUse.PROTECT: (3,),
    FateUse.GRIT: (1,),
    FateUse.CONTACT: (5, 10, 15),
    FateUse.ODDS_BEFORE: (1, 2, 3, 4, 5),
    FateUse.ODDS_AFTER: (4,),
    FateUse.RESCUE: (2, 4, 6, 8, 10),
    FateUse.SURVIVE: (3, 6, 9, 12, 15),
}

_OUT_OF_RANGE: Mapping[FateUse, str] = {
    FateUse.SETBACK: "out-of-range-setback",
    FateUse.PROTECT: "out-of-range-protect",
    FateUse.GRIT: "out-of-range-grit",
    FateUse.CHANGE: "out-of-range-change",
    FateUse.INSPIRATION: "out-of-range-inspiration",
    FateUse.CONTACT: "out-of-range-contact",
    FateUse.ODDS_BEFORE: "out-of-range-odds-before",
    FateUse.ODDS_AFTER: "out-of-range-odds-after",
    FateUse.RESCUE: "out-of-range-rescue",
    FateUse.SURVIVE: "out-of-range-survive",
}


def prices(use: FateUse, *, low: int = 4, high: int = 12, group: int = 1) -> tuple[int, ...]:
    """Return every amount that may be paid for a use, the lowest first (NOIR-60).

    `low` and `high` are the table's prices of changing the situation (NOIR-64); `group` is how many the
    group has, who pay one point each for an inspiration, in any shares (NOIR-65).
    """
    if use is FateUse.CHANGE:
        return low, high
    return (group,) if use is FateUse.INSPIRATION else _FIXED[use]


def require_price(use: FateUse, points: int, *, low: int = 4, high: int = 12, group: int = 1) -> None:
    """Refuse `out-of-range-<use>` for an amount that is not a price of it (NOIR-60)."""
    asked = prices(use, low=low, high=high, group=group)
    if points not in asked:
        raise Refused(_OUT_OF_RANGE[use], have=points, least=asked[0], most=asked[-1])


def paid(account: int, points: int) -> int:
    """Return what is left of an account; refuse `no-fate` for one that holds too little (NOIR-60)."""
    if points > account:
        raise Refused("no-fate", have=account, need=points)
    return account - points


def require_payer(use: FateUse, *, gm: bool) -> None:
    """Refuse a use to the side that may not pay for it (NOIR-60).

    Refused: `not-allowed-gm-alone` to players, `not-allowed-players-alone` to the GM.
    """
    if gm and use not in GM_MAY:
        raise Refused("not-allowed-players-alone")
    if not gm and use not in PLAYERS_MAY:
        raise Refused("not-allowed-gm-alone")


def usable(points: int) -> int:
    """Return what a rescue is worth to the one who is helped: half of it (NOIR-69)."""
    return points // 2
