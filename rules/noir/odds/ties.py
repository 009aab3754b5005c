"""How often an opposed roll of Noir ends in a tie that only 1T breaks (NOIR-21, NOIR-22)."""

from fractions import Fraction
from typing import NamedTuple

from rules.noir.odds.counting import out_of, sums
from rules.noir.odds.roll_odds import Side, versus


class Verdict(NamedTuple):
    """The chances of an opposed roll: a win for either side without 1T, and a tie."""

    own: Fraction
    other: Fraction
    tie: Fraction


def opposed_chances(own: Side, other: Side, points: int = 0, other_points: int = 0) -> Verdict:
    """Return the chances of an opposed roll before its last step, 1T; the bounds are those of `versus`."""
    tied = tie(own, other, points, other_points)
    won = versus(own, other, points, other_points) - tied / 2
    return Verdict(won, 1 - won - tied, tied)


def tie(own: Side, other: Side, points: int = 0, other_points: int = 0) -> Fraction:
    """Return the chance that both sides have the same total, plain value and highest die."""
    if own.value != other.value:
        return Fraction()
    lead = own.modifier - other.modifier
    theirs = {(total, highest): ways for total, highest, ways in sums(other_points)}
    same = sum(ways * theirs.get((total + lead, highest), 0) for total, highest, ways in sums(points))
    return Fraction(same, out_of(points) * out_of(other_points))
