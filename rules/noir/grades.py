"""How a roll of Noir may go in grades, odds dice included, and how often an opposed roll is a tie.

With odds dice the two highest count, as in `rules.noir.odds`. Rules: NOIR-15, NOIR-21 to 23, NOIR-67.
"""

from fractions import Fraction
from typing import NamedTuple

from rules.noir import odds
from rules.noir.dice import BASE, SIDES
from rules.noir.odds import _counts, _whole
from rules.noir.rolls import TARGET


class Grades(NamedTuple):
    """The chances of success and of failure, and of each how much is exceptional."""

    success: Fraction
    exceptional_success: Fraction
    exceptional_failure: Fraction

    @property
    def failure(self) -> Fraction:
        return 1 - self.success


def grades(value: int, points: int = 0) -> Grades:
    """Return the chances against 20 with `value`, ability and all modifiers, and 0 to 5 odds dice."""
    pairs = {face: _pair(face, points) for face in odds.FACES}
    won = sum((pairs[face] * _reaching(face, value) for face in odds.FACES), Fraction())
    return Grades(odds.chance(value, points), won, sum(pairs.values(), Fraction()) - won)


def _pair(face: int, points: int) -> Fraction:
    """Return the chance that the two highest of 2 + `points` dice both show a face (NOIR-15, NOIR-67)."""
    dice = BASE + points
    lower, upper = face - 1, face
    ways = upper**dice - lower**dice - dice * lower ** (dice - 1)
    return Fraction(int(ways), int(SIDES**dice))


def _reaching(face: int, value: int) -> Fraction:
    """Return the chance that a pair of base dice reaches 20; tens alone go on (NOIR-12)."""
    if face < SIDES:
        return Fraction(2 * face + value >= TARGET)
    success, _ = odds.exceptional(value)
    lower = sum(2 * each + value >= TARGET for each in range(1, SIDES))
    return success * len(odds.FACES) * SIDES - lower


class Verdict(NamedTuple):
    """The chances of an opposed roll: outright for either side, and of a tie that one die each settles."""

    own: Fraction
    other: Fraction
    tie: Fraction


def verdict(own: odds.Side, other: odds.Side, points: int = 0, other_points: int = 0) -> Verdict:
    """Return the chances of an opposed roll before its last step, 1T (NOIR-21, 22); bounds as `versus`."""
    tie = _tie(own, other, points, other_points)
    won = odds.versus(own, other, points, other_points) - tie / 2
    return Verdict(won, 1 - won - tie, tie)


def _tie(own: odds.Side, other: odds.Side, points: int, other_points: int) -> Fraction:
    """Return the chance that total, plain value and highest die are the same."""
    if own.value != other.value:
        return Fraction()
    lead = own.modifier - other.modifier
    theirs = {(total, highest): ways for total, highest, ways in _counts(other_points)}
    same = sum(ways * theirs.get((total + lead, highest), 0) for total, highest, ways in _counts(points))
    return Fraction(same, _whole(points) * _whole(other_points))
