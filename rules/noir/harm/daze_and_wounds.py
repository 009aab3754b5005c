"""Damage, daze, wounds and their effects (NOIR-70, NOIR-120 to 130)."""

from collections.abc import Sequence
from enum import StrEnum

from rules.core.refusal import Refused
from rules.noir.base import dice
from rules.noir.base.action_effects import FLOOR, initiative_after_change
from rules.noir.base.enums import FateUse, Health, Outcome, WeaponKind
from rules.noir.fate import prices

#: The Fate points that prevent one wound (NOIR-70).
PER_WOUND = 3


def damage(faces: Sequence[int], flat: int, plus: int) -> int:
    """Return the damage of a hit, 0 or more: `plus` is escalation and the action's own bonus (NOIR-120)."""
    return max(0, dice.total(faces) + flat + plus)


def escalation_for_weapon(kind: WeaponKind, amount: int, *, thrown: bool = False) -> int:
    """Return the damage escalation that counts with a kind of weapon (NOIR-123).

    Escalation counts in melee, and for thrown weapons too if the setting `thrown` is on.
    """
    counts = {WeaponKind.MELEE, WeaponKind.THROWN} if thrown else {WeaponKind.MELEE}
    return amount if kind in counts else 0


def wounds(daze_after: int, threshold: int, damage_faces: Sequence[int], *, stun: bool) -> int:
    """Return the wounds of a hit, given the daze after it and before Fate to survive (NOIR-121, NOIR-122).

    Stunning damage doubles the threshold. Refused: `bad-value-threshold` below 1.
    """
    if threshold < 1:
        raise Refused("bad-value-threshold", have=threshold)
    step = 2 * threshold if stun else threshold
    if daze_after > 4 * step:
        return dice.highest(damage_faces)
    if daze_after > 2 * step:
        return dice.lowest(damage_faces)
    return 1 if daze_after > step else 0


def survived(wounds: int, points: int) -> int:
    """Return the wounds left after 3 to 15 points of Fate: one fewer per 3 points, at least 1 (NOIR-70).

    Zero wounds stay zero. Refused: `out-of-range-survive` for an amount that is not a price.
    """
    prices.require_price(FateUse.SURVIVE, points)
    return max(1, wounds - points // PER_WOUND) if wounds else 0


def after_daze_roll(outcome: Outcome) -> Health:
    """Return the health after a daze roll, which rising daze requires (NOIR-125)."""
    return _conscious(outcome, Health.ACTING)


def after_recovery(outcome: Outcome) -> Health:
    """Return the health after a recovery roll; the recovered act from the next round on (NOIR-126)."""
    return _conscious(outcome, Health.RECOVERING)


def _conscious(outcome: Outcome, well: Health) -> Health:
    if outcome.won:
        return well
    return Health.UNCONSCIOUS if outcome.exceptional else Health.DAZED


def initiative_after_daze_roll(outcome: Outcome, now: int) -> int:
    """Return initiative after a daze roll: 1 for a dazed character, otherwise unchanged (NOIR-125)."""
    return FLOOR if after_daze_roll(outcome) is Health.DAZED else now


def initiative_after_recovery(outcome: Outcome, now: int, faces: Sequence[int]) -> int:
    """Return initiative after a recovery roll: exceptional success adds the sum of all dice (NOIR-126)."""
    return initiative_after_change(now, dice.total(faces) if outcome is Outcome.EXCEPTIONAL_SUCCESS else 0)


class Survival(StrEnum):
    """What a wound roll leads to (NOIR-127)."""

    SURVIVES = "survives"
    MORTAL = "mortal"
    DEAD = "dead"


def after_wound_roll(outcome: Outcome) -> Survival:
    """Return what a wound roll decides: survival, a countdown (`mortal_rounds`), or death (NOIR-127)."""
    if outcome.won:
        return Survival.SURVIVES
    return Survival.DEAD if outcome.exceptional else Survival.MORTAL


def mortal_rounds(faces: Sequence[int], left: int | None = None) -> int:
    """Return the rounds left to live after a failed wound roll; the shorter countdown counts (NOIR-128)."""
    rounds = dice.total(faces)
    return rounds if left is None else min(left, rounds)


def require_open(open_: int) -> None:
    """Refuse `wrong-state-no-wounds` if no wound is open (NOIR-129)."""
    if open_ < 1:
        raise Refused("wrong-state-no-wounds")


def stabilised(open_: int, stabilised: int, outcome: Outcome, faces: Sequence[int]) -> tuple[int, int]:
    """Return open and stabilised wounds after a round of care; their sum does not change (NOIR-129).

    Refused: `wrong-state-no-wounds`.
    """
    require_open(open_)
    closed = _closed(open_, stabilised, outcome, faces)
    return open_ - closed, stabilised + closed


def _closed(open_: int, stabilised: int, outcome: Outcome, faces: Sequence[int]) -> int:
    match outcome:
        case Outcome.EXCEPTIONAL_SUCCESS:
            return min(open_, dice.lowest(faces))
        case Outcome.SUCCESS:
            return 1
        case Outcome.FAILURE:
            return 0
        case Outcome.EXCEPTIONAL_FAILURE:
            return -min(1, stabilised)
