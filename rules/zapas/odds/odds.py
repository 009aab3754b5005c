"""Exact chances of Zapas: hits, the reserve after a roll, and duels (ZAP-15, 17, 27, 28, 51, 52).

Every die goes through what `decide` counts hits with; the chances of a single number are in `pool`.
"""

from fractions import Fraction
from functools import cache
from typing import NamedTuple

from rules.chance.odds import Distribution
from rules.zapas.base.dice import SIDES, after_failure, duel_chances, hits
from rules.zapas.base.settings import USUAL, Tuning


class Duelled(NamedTuple):
    """The chances of a duel: the first side wins, the second does, a tie."""

    a: Fraction
    b: Fraction
    tie: Fraction


@cache
def _die() -> Distribution:
    return Distribution.of(hits((face,)) for face in range(1, SIDES + 1))


def pool_hits(dice: int) -> Distribution:
    """Return the hits of a pool of 0 or more dice (ZAP-15)."""
    die, found = _die(), Distribution({0: 1})
    for _ in range(dice):
        found = found.plus(die)
    return found


def success(dice: int, difficulty: int) -> Fraction:
    """Return the chance of a pool against a difficulty (ZAP-17)."""
    return pool_hits(dice).chance(lambda count: count >= difficulty)


def reserve(dice: int, difficulty: int, have: int, added: int, usual: Tuning = USUAL) -> Distribution:
    """Return the reserve after a roll, for which `added` of the `have` dice were taken from it.

    A success loses them, a failure gains one as the table has it (ZAP-27, ZAP-28).
    """
    failed = after_failure(have, added, usual)
    return pool_hits(dice).map(lambda count: have - added if count >= difficulty else failed)


def duel(a: int, b: int) -> Duelled:
    """Return the chances of a duel between two pools: more hits win, as many are a tie (ZAP-51)."""
    won, tied, lost = duel_chances(a, b)
    return Duelled(won, lost, tied)
