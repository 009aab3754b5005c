"""The prices of Fate, and who may pay them (NOIR-60 to 70)."""

from collections.abc import Mapping

from rules.core.refusal import Refused
from rules.noir.base.enums import FateUse

#: The uses that players may pay for, and those that the GM may pay for from the pot (NOIR-60).
PLAYERS_MAY = frozenset(FateUse) - {FateUse.SETBACK}
GM_MAY = frozenset(FateUse) - {FateUse.INSPIRATION, FateUse.RESCUE}

#: The points that a setback gives to the owner of the limitation (NOIR-61).
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

    `low` and `high` are the prices of changing the situation, which are settings (NOIR-64). `group` is the
    number of main characters: an inspiration costs one point for each, in any shares (NOIR-65).
    """
    if use is FateUse.CHANGE:
        return low, high
    return (group,) if use is FateUse.INSPIRATION else _FIXED[use]


def require_price(use: FateUse, points: int, *, low: int = 4, high: int = 12, group: int = 1) -> None:
    """Refuse `out-of-range-<use>` for an amount that is not a price of this use (NOIR-60)."""
    asked = prices(use, low=low, high=high, group=group)
    if points not in asked:
        raise Refused(_OUT_OF_RANGE[use], have=points, least=asked[0], most=asked[-1])


def paid(account: int, points: int) -> int:
    """Return what is left in an account after paying. Refused: `no-fate` if it holds too little (NOIR-60)."""
    if points > account:
        raise Refused("no-fate", have=account, need=points)
    return account - points


def require_payer(use: FateUse, *, gm: bool) -> None:
    """Refuse a use to the side that may not pay for it (NOIR-60).

    Refused: `not-allowed-gm-alone` for players, `not-allowed-players-alone` for the GM.
    """
    if gm and use not in GM_MAY:
        raise Refused("not-allowed-players-alone")
    if not gm and use not in PLAYERS_MAY:
        raise Refused("not-allowed-gm-alone")


def usable(points: int) -> int:
    """Return the points that a rescue gives to the rescued: half of those paid (NOIR-69)."""
    return points // 2
