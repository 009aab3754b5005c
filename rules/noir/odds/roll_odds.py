"""Chances of a roll, alone or opposed, with odds dice or the late die.

Method: the base dice decide how many dice are earned, so a roll is one of 55 pairs followed by a chain that
starts with none, one or two dice and may go on for ever. `counting` counts the ways. An opposed roll
walks through both sides' sums in parallel.

Bound: in an opposed roll, totals that one side can only have with dice beyond `LAST` are all treated as
equal; if both sides get there, each wins half. With five odds dice less than one roll in 10**12 goes that
far, so no chance here is off by more than that.
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
    """What a side of an opposed roll adds to its dice: the plain value and the sum of all modifiers."""

    value: int
    modifier: int = 0

    @property
    def added(self) -> int:
        return self.value + self.modifier


def chance(value: int, points: int = 0) -> Fraction:
    """Return the chance to reach 20; `value` is ability plus all modifiers, `points` the odds dice, 0 to 5.

    The best two of the 2 + `points` dice count. Exact for a `value` of -130 or more (NOIR-20, NOIR-67).
    """
    need = TARGET - value
    if not points:
        return Fraction(reaching(BASE, need), WHOLE)
    reached = sum(ways * reaching(earned, need - lying) for (lying, earned), ways in opened(points).items())
    return Fraction(reached, out_of(points))


def exceptional(value: int, points: int = 0) -> tuple[Fraction, Fraction]:
    """Return the chances of an exceptional success and an exceptional failure (NOIR-23, NOIR-67).

    The two highest of the 2 + `points` dice count, which succeeds most often. A player who wants or fears a
    pair may choose others.
    """
    need, whole = TARGET - value, out_of(points)
    pairs = [(pair, ways) for pair, ways in best_pairs(points) if pair[0] == pair[1]]
    won = sum(ways * reaching(extra_dice(pair), need - sum(pair)) for pair, ways in pairs)
    lost = sum(ways for _, ways in pairs) * WHOLE - won
    return Fraction(won, whole), Fraction(lost, whole)


def totals(points: int) -> Distribution:
    """Return the distribution of the sum of dice; with odds, the two highest base dice count (NOIR-67).

    Sums above `LAST` count as `LAST` + 1; less than one roll in 10**12 has one.
    """
    ways = Counter[int]()
    for total, _, number in sums(points):
        ways[total] += number
    ways[LAST + 1] = out_of(points) - ways.total()
    return Distribution(ways)


def late_die_chance(faces: Sequence[int], value: int) -> Fraction:
    """Return the chance that a finished roll reaches 20 after the late die is bought (NOIR-68).

    `faces` are all its dice in the order thrown; `value` is ability plus all modifiers. The new die goes
    where it helps most, or is declined.
    """
    return _late(faces, lambda dice: _reaches(dice, TARGET - value))


def versus(own: Side, other: Side, points: int = 0, other_points: int = 0) -> Fraction:
    """Return the chance that `own` wins an opposed roll; the final 1T counts as one half (NOIR-21, NOIR-22).

    Each side may have 0 to 5 odds dice and uses its best two. The chances of both sides add up to exactly 1.
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
    """Return the chance that a finished roll beats another after the late die is bought for it (NOIR-68).

    The other side is fixed: its roll total, plain value and highest die. `faces` as in `late_die_chance`.
    `share` is the chance to win a tie by 1T: one half against a single side.
    """
    need = other_total - own.added

    def wins(dice: Sequence[int]) -> Fraction:
        mine, theirs = (own.value, _highest(dice)), (other_value, other_highest)
        if mine == theirs:
            return share * _reaches(dice, need) + (1 - share) * _reaches(dice, need + 1)
        return _reaches(dice, need if mine > theirs else need + 1)

    return _late(faces, wins)


def _late(faces: Sequence[int], wins: Callable[[Sequence[int]], Fraction]) -> Fraction:
    """Return the chance to win by `wins` if each face of the late die goes where it helps most."""
    declined = wins(faces)
    best = (max(declined, *(wins(dice) for dice in _placed(faces, new))) for new in FACES)
    return sum(best, Fraction()) / SIDES


def _placed(faces: Sequence[int], new: int) -> Iterator[Faces]:
    for place in range(len(faces)):
        yield (*faces[:place], new, *faces[place + 1 :])


def _highest(dice: Sequence[int]) -> int:
    """Return the highest die of a roll. Only a ten earns dice, so it is one of the base dice."""
    return max(dice[:BASE])


def _reaches(dice: Sequence[int], need: int) -> Fraction:
    """Return the chance to reach `need` if earned dice are taken from `dice` before new ones (NOIR-68)."""
    futures = _futures(dice)
    ways = sum(reaching(earned, need - lying) for lying, earned in futures)
    return Fraction(ways, len(futures) * WHOLE)


def _futures(dice: Sequence[int]) -> list[tuple[int, int]]:
    """Return the equally likely states once `dice` are used up: the sum so far, and the dice still earned.

    Dice that are no longer earned are dropped. If a wave lacks one die, that die is thrown.
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
    """Return a side's results in rising order with their ways; all totals above `end` are one result."""
    results = [
        (ComparableResult(added + total, value, highest), ways)
        for total, highest, ways in sums(points)
        if added + total <= end
    ]
    beyond = out_of(points) - sum(ways for _, ways in results)
    return [*results, (ComparableResult(end + 1, 0, 0), beyond)]
