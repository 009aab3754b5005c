"""Chances for a person who may pay Fate: of a roll, of odds dice, of the late die, alone and opposed.

The method. The base dice decide how many dice are earned, so a roll is one of 55 pairs, then a chain of
none, one or two dice that may go on for ever. Few dice fit into a chain's sums up to `LAST`, so these are
counted exactly, each from the smaller ones, as whole numbers out of `WHOLE`. The chance to reach a number
is one less the chance to stay below it: a finite sum, so exact however long chains get. An opposed roll
walks both sides' counts side by side.

The bound. A chain that would have to pass `LAST` counts as if `LAST` + 1 were enough. In an opposed roll a
total that one of the sides cannot have with dice up to `LAST` counts as the end of the line; where both
sides get there, each has half. With five odds dice less than one roll in 10**12 goes that far, so no chance
here is further off than that.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from functools import cache
from itertools import accumulate, product
from typing import NamedTuple

from rules.noir.dice import BASE, SIDES, Faces, owed
from rules.noir.rolls import TARGET, Tied

FACES = range(1, SIDES + 1)
#: The greatest sum of dice that is told from still greater ones.
LAST = 150
#: Chains are counted out of this many. All dice of a chain but two are earned by a ten, so a chain that adds
#: up to LAST has no more dice than this has zeros, and every count is whole.
WHOLE: int = SIDES ** (BASE + LAST // SIDES)


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
    reached = sum(ways * _reaching(owed(pair), need - sum(pair)) for pair, ways in _best(points))
    return Fraction(reached, _whole(points))


def exceptional(value: int) -> tuple[Fraction, Fraction]:
    """Return the chances of an exceptional success and an exceptional failure, without Fate (NOIR-23)."""
    need = TARGET - value
    pairs = [(face, face) for face in FACES]
    success = Fraction(sum(_reaching(owed(pair), need - sum(pair)) for pair in pairs), _whole(0))
    return success, Fraction(len(pairs), SIDES**BASE) - success


def late(faces: Sequence[int], value: int) -> Fraction:
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
    return Fraction(won, 2 * _whole(points) * _whole(other_points))


def late_versus(
    faces: Sequence[int], own: Side, other_total: int, other_value: int, other_highest: int
) -> Fraction:
    """Return the chance that a finished roll beats another once the late die is bought for it (NOIR-68).

    The other side stays as it is: its roll total, plain value and highest die. Dice as in `late`, ties as in
    `versus`.
    """
    need = other_total - own.added

    def wins(dice: Sequence[int]) -> Fraction:
        mine, theirs = (own.value, _highest(dice)), (other_value, other_highest)
        if mine == theirs:
            return (_reaches(dice, need) + _reaches(dice, need + 1)) / 2
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
    ways = sum(_reaching(earned, need - lying) for lying, earned in futures)
    return Fraction(ways, len(futures) * WHOLE)


def _futures(dice: Sequence[int]) -> list[tuple[int, int]]:
    """Return what may lie there once `dice` are used up, equally likely: the sum, and how many dice it earns.

    Dice that are no longer earned are dropped. A wave that lacks a die gets it thrown.
    """
    wave, spare, lying = tuple(dice[:BASE]), tuple(dice[BASE:]), 0
    while earned := owed(wave):
        lying += sum(wave)
        wave, spare = spare[:earned], spare[earned:]
        if not wave:
            return [(lying, earned)]
        if len(wave) < earned:
            return [(lying + sum(wave) + face, owed((*wave, face))) for face in FACES]
    return [(lying + sum(wave), 0)]


def _whole(points: int) -> int:
    """Return how many equally likely ways a roll with `points` odds dice is counted out of."""
    return int(SIDES ** (BASE + points)) * WHOLE


@cache
def _best(points: int) -> tuple[tuple[tuple[int, int], int], ...]:
    """Return each pair that may be the two highest of 2 + `points` dice, and in how many ways it is."""
    others = 1 + points

    def ways(high: int, low: int) -> int:
        if low < high:
            return (1 + others) * _highest_of(others, low)
        return _highest_of(1 + others, high) - (1 + others) * int((high - 1) ** others)

    return tuple(((high, low), ways(high, low)) for high in FACES for low in range(1, high + 1))


def _highest_of(dice: int, face: int) -> int:
    """Return in how many ways `face` is the highest of `dice` dice."""
    return int(face**dice - (face - 1) ** dice)


@cache
def _waves(dice: int) -> Counter[tuple[int, int]]:
    """Return the sum of `dice` dice thrown together with how many they earn, each in how many ways."""
    return Counter((sum(wave), owed(wave)) for wave in product(FACES, repeat=dice))


@cache
def _weight(dice: int, total: int) -> int:
    """Return in how many of WHOLE ways `dice` dice and all that they earn add up to `total`, at most LAST."""
    if total < dice:
        return 0
    if not dice:
        return WHOLE if total == 0 else 0
    waves = _waves(dice).items()
    found = sum(ways * _weight(earned, total - thrown) for (thrown, earned), ways in waves)
    return found // int(SIDES**dice)


@cache
def _chain(dice: int) -> tuple[tuple[int, int], ...]:
    """Return each sum up to LAST that `dice` dice and their chain can have, and in how many of WHOLE ways."""
    sums = ((total, _weight(dice, total)) for total in range(LAST + 1))
    return tuple((total, ways) for total, ways in sums if ways)


@cache
def _below(dice: int) -> tuple[int, ...]:
    """Return in how many of WHOLE ways `dice` dice and their chain stay below each number, 0 to LAST + 1."""
    return tuple(accumulate((_weight(dice, total) for total in range(LAST + 1)), initial=0))


def _reaching(dice: int, need: int) -> int:
    """Return in how many of WHOLE ways `dice` dice and their chain add up to `need` or more."""
    return WHOLE - _below(dice)[min(max(need, 0), LAST + 1)]


@cache
def _counts(points: int) -> tuple[tuple[int, int, int], ...]:
    """Return each sum of all dice up to LAST with the highest die, in order, and in how many ways it is."""
    counts = Counter[tuple[int, int]]()
    for pair, ways in _best(points):
        for thrown, weight in _chain(owed(pair)):
            counts[sum(pair) + thrown, _highest(pair)] += ways * weight
    return tuple((total, highest, ways) for (total, highest), ways in sorted(counts.items()) if total <= LAST)


def _results(points: int, added: int, value: int, end: int) -> list[tuple[Tied, int]]:
    """Return what a side may come to, lowest first, and in how many ways; all totals beyond `end` are one."""
    results = [
        (Tied(added + total, value, highest), ways)
        for total, highest, ways in _counts(points)
        if added + total <= end
    ]
    beyond = _whole(points) - sum(ways for _, ways in results)
    return [*results, (Tied(end + 1, 0, 0), beyond)]
