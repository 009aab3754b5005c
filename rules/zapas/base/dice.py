"""Zapas dice: hits, their chances, and the reserve after a failure (ZAP-15 to 17, 28, 31, 51)."""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from math import comb

from rules.core.refusal import Refused
from rules.zapas.base.settings import Tuning

SIDES, HIT = 6, 4


def hits(dice: Sequence[int]) -> int:
    """Return how many dice show 4 or more (ZAP-15). Refused: `die-range` for a face outside 1 to 6."""
    if any(not 1 <= face <= SIDES for face in dice):
        raise Refused("die-range")
    return sum(face >= HIT for face in dice)


@cache
def chance(dice: int, difficulty: int) -> Fraction:
    """Return the chance of at least `difficulty` hits (ZAP-17)."""
    ways = sum(comb(dice, count) for count in range(max(0, difficulty), dice + 1))
    return Fraction(ways, 2**dice)


def duel_chances(dice: int, other: int) -> tuple[Fraction, Fraction, Fraction]:
    """Return the chances to win, to tie and to lose against a pool of `other` dice (ZAP-51)."""
    both = 2 ** (dice + other)
    tie = Fraction(comb(dice + other, other), both)
    win = Fraction(sum(comb(dice + other, count) for count in range(other + 1, dice + other + 1)), both)
    return win, tie, 1 - win - tie


def after_failure(reserve: int, added: int, usual: Tuning) -> int:
    """Return the reserve after a failure: one die more if the settings give it, up to the ceiling (ZAP-28,
    ZAP-31).
    """
    gained = 1 if added or usual.extra_always else 0
    return reserve + gained if usual.ceiling is None else max(reserve, min(usual.ceiling, reserve + gained))
