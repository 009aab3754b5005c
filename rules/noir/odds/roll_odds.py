"""Chances for a person who may pay Fate: of a roll, of odds dice, of the late die, alone and opposed.

The method. The base dice decide how many dice are earned, so a roll is one of 55 pairs, then a chain of
none, one or two dice that may go on for ever; `counting` knows in how many ways. An opposed roll walks both
sides' sums side by side.

The bound. In an opposed roll a total that one of the sides cannot have with dice up to `LAST` counts as the
end of the line; where both sides get there, each has half. With five odds dice less than one roll in 10**12
goes that far, so no chance here is further off than that.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import NamedTuple

from rules.chance.odds import Distribution
from rules.noir.base.dice import BASE, SIDES, Faces, extra_dice
from rules.noir.base.roll_outcomes import TARGET, ComparableResult
from rules.noir.odds.counting import FACES, LAST, WHOLE, best_pairs, opened, out_of, reaching, sums

HALF = Fraction(1, 2)


class Side(NamedTuple):
    """What one side of an opposed roll adds to its dice: the plain value, and the sum of all modifiers."""

    value: int
    modifier: int = 0

    @property
    def added(self) -> int:
        return self.value + self.modifier


def chance(value: int, points: int = 0) -> Fraction:
    """Return the chance to reach 20 with `value`, ability and all modifiers, and `points` odds dice (0 to 5).

    The best two of the 2 + `points` dice are chosen. Exact from value -130 up (NOIR-20, NOIR-67).
    """
    need = TARGET - value
    reached = sum(ways * reaching(earned, need - lying) for (lying, earned), ways in opened(points).items())
    return Fraction(reached, out_of(points))


def exceptional(value: int, points: int = 0) -> tuple[Fraction, Fraction]:
    """Return the chances of an exceptional success and an exceptional failure (NOIR-23, NOIR-67).

    Of the 2 + `points` dice the two highest are chosen, which succeed most often; who would rather avoid or
    make a pair may choose others.
    """
    need, whole = TARGET - value, out_of(points)
    pairs = [(pair, ways) for pair, ways in best_pairs(points) if pair[0] == pair[1]]
    won = sum(ways * reaching(extra_dice(pair), need - sum(pair)) for pair, ways in pairs)
    lost = sum(ways for _, ways in pairs) * WHOLE - won
    return Fraction(won, whole), Fraction(lost, whole)


def totals(points: int = 0) -> Distribution:
    """Return the sum of all dice of a roll with `points` odds dice, the two highest chosen (NOIR-67).

    Sums above `LAST` count as `LAST` + 1; less than one roll in 10**12 has one.
    """
    ways = Counter[int]()
    for total, _, number in sums(points):
        ways[total] += number
    ways[LAST + 1] = out_of(points) - ways.total()
    return Distribution(ways)


def late_die_chance(faces: Sequence[int], value: int) -> Fraction:
    """Return the chance that a finished roll has 20 once the late die is bought (NOIR-68).

    `faces` are all its dice in the order thrown, `value` is ability and all modifiers. The new die goes where
    it helps most, or is declined.
    """
    return _late(faces, lambda dice: _reaches(dice, TARGET - value))


def versus(own: Side, other: Side, points: int = 0, other_points: int = 0) -> Fraction:
    """Return the chance that `own` wins an opposed roll; 1T as the last step is one half (NOIR-21, NOIR-22).

    Either side may have 0 to 5 odds dice and uses its best two. The chances of both sides make exactly one.
    """
    lead = own.added - other.added
    end = LAST + min(lead, 0)
    theirs = _results(other_points, 0, other.value, end)
    won = below = place = 0
    for result, ways in _results(points, lead, own.value, end):
        while place < len(theirs) and theirs[place][0] < result:
            below += theirs[place][1]
            place += 1
        even = theirs[place][1] if place < len(theirs) and theirs[place][0] == result else 0
        won += ways * (2 * below + even)
    return Fraction(won, 2 * out_of(points) * out_of(other_points))


def late_die_chance_versus(
    faces: Sequence[int],
    own: Side,
    other_total: int,
    other_value: int,
    other_highest: int,
    *,
    share: Fraction = HALF,
) -> Fraction:
    """Return the chance that a finished roll beats another once the late die is bought for it (NOIR-68).

    The other side stays as it is: its roll total, plain value and highest die. Dice as in `late_die_chance`;
    `share` is the chance to win a tie by 1T, one half against a single side.
    """
    need = other_total - own.added

    def wins(dice: Sequence[int]) -> Fraction:
        mine, theirs = (own.value, _highest(dice)), (other_value, other_highest)
        if mine == theirs:
            return share * _reaches(dice, need) + (1 - share) * _reaches(dice, need + 1)
        return _reaches(dice, need if mine > theirs else need + 1)

    return _late(faces, wins)


def _late(faces: Sequence[int], wins: Callable[[Sequence[int]], Fraction]) -> Fraction:
    """Return the chance to win if each face of the late die goes where it helps most, as `wins` tells."""
    declined = wins(faces)
    best = (max(declined, *(wins(dice) for dice in _placed(faces, new))) for new in FACES)
    return sum(best, Fraction()) / SIDES


def _placed(faces: Sequence[int], new: int) -> Iterator[Faces]:
    for place in range(len(faces)):
        yield (*faces[:place], new, *faces[place + 1 :])


def _highest(dice: Sequence[int]) -> int:
    """Return the highest die of a roll: dice are only earned by a ten, so the base dice tell."""
    return max(dice[:BASE])


def _reaches(dice: Sequence[int], need: int) -> Fraction:
    """Return the chance to add up to `need` if earned dice are taken from `dice`, then thrown (NOIR-68)."""
    futures = _futures(dice)
    ways = sum(reaching(earned, need - lying) for lying, earned in futures)
    return Fraction(ways, len(futures) * WHOLE)


def _futures(dice: Sequence[int]) -> list[tuple[int, int]]:
    """Return what may lie there once `dice` are used up, equally likely: the sum, and how many dice it earns.

    Dice that are no longer earned are dropped. A wave that lacks a die gets it thrown.
    """
    wave, spare, lying = tuple(dice[:BASE]), tuple(dice[BASE:]), 0
    while earned := extra_dice(wave):
        lying += sum(wave)
        wave, spare = spare[:earned], spare[earned:]
        if not wave:
            return [(lying, earned)]
        if len(wave) < earned:
            return [(lying + sum(wave) + face, extra_dice((*wave, face))) for face in FACES]
    return [(lying + sum(wave), 0)]


def _results(points: int, added: int, value: int, end: int) -> list[tuple[ComparableResult, int]]:
    """Return what a side may come to, lowest first, and in how many ways; all totals beyond `end` are one."""
    results = [
        (ComparableResult(added + total, value, highest), ways)
        for total, highest, ways in sums(points)
        if added + total <= end
    ]
    beyond = out_of(points) - sum(ways for _, ways in results)
    return [*results, (ComparableResult(end + 1, 0, 0), beyond)]
