"""Exact chances in Zapas: hits, the reserve after a roll, and duels (ZAP-15, 17, 27, 28, 51, 52).

Every die is counted by the function that `decide` uses. Closed formulas for single chances are in
`rules.zapas.base.dice`.
"""

from fractions import Fraction
from functools import cache
from typing import NamedTuple

from rules.chance.odds import Distribution
from rules.zapas.base.dice import SIDES, after_failure, duel_chances, hits
from rules.zapas.base.settings import USUAL, Tuning


class Duelled(NamedTuple):
    """The chances of a duel: the first side wins, the second side wins, a tie."""

    a: Fraction
    b: Fraction
    tie: Fraction


@cache
def _die() -> Distribution:
    return Distribution.of(hits((face,)) for face in range(1, SIDES + 1))


def pool_hits(dice: int) -> Distribution:
    """Return the number of hits of a pool of 0 or more dice (ZAP-15)."""
    die, found = _die(), Distribution.of((0,))
    for _ in range(dice):
        found = found.plus(die)
    return found


def success(dice: int, difficulty: int) -> Fraction:
    """Return the chance that a pool succeeds against a difficulty (ZAP-17)."""
    return pool_hits(dice).chance(lambda count: count >= difficulty)


def reserve(dice: int, difficulty: int, have: int, added: int, usual: Tuning = USUAL) -> Distribution:
    """Return the reserve after a roll to which `added` of the `have` reserve dice were added.

    A success loses the added dice. A failure gains one, within the table's settings (ZAP-27, ZAP-28).
    """
    failed = after_failure(have, added, usual)
    return pool_hits(dice).map(lambda count: have - added if count >= difficulty else failed)


def duel(a: int, b: int) -> Duelled:
    """Return the chances of a duel between two pools: more hits win, equal hits tie (ZAP-51)."""
    won, tied, lost = duel_chances(a, b)
    return Duelled(won, lost, tied)
