"""Counts the ways in which Noir's dice add up: pairs with odds dice, chains of earned dice, and both.

Only a few dice fit into sums up to `LAST`, so these sums are counted exactly, each from the smaller ones, as
whole numbers out of `WHOLE`. The chance to reach a number is 1 minus the chance to stay below it: a finite
sum, and so exact however long chains get. A chain that would have to exceed `LAST` counts as if `LAST` + 1
were enough.
"""

from collections import Counter
from functools import cache
from itertools import product

from rules.noir.base.dice import BASE, SIDES, extra_dice

FACES = range(1, SIDES + 1)
#: The greatest sum of dice that is counted separately; greater sums are counted together.
LAST = 150
#: Chains are counted out of this many ways. All dice of a chain but two are earned by a ten, so a chain that
#: adds up to LAST has no more dice than this has zeros, and every count is whole.
WHOLE: int = SIDES ** (BASE + LAST // SIDES)


def out_of(points: int) -> int:
    """Return in how many equally likely ways a roll with `points` odds dice can fall."""
    return int(SIDES ** (BASE + points)) * WHOLE


@cache
def best_pairs(points: int) -> tuple[tuple[tuple[int, int], int], ...]:
    """Return each possible pair of the two highest of 2 + `points` dice, with its number of ways."""
    others = 1 + points

    def ways(high: int, low: int) -> int:
        if low < high:
            return (1 + others) * _highest_of(others, low)
        return _highest_of(1 + others, high) - (1 + others) * int((high - 1) ** others)

    return tuple(((high, low), ways(high, low)) for high in FACES for low in range(1, high + 1))


@cache
def opened(points: int) -> Counter[tuple[int, int]]:
    """Return the best pair's sum and the dice that it earns, with the number of ways of each combination."""
    found = Counter[tuple[int, int]]()
    for pair, ways in best_pairs(points):
        found[sum(pair), extra_dice(pair)] += ways
    return found


def _highest_of(dice: int, face: int) -> int:
    """Return in how many ways the highest of `dice` dice shows `face`."""
    return int(face**dice - (face - 1) ** dice)


def _waves(dice: int) -> tuple[tuple[tuple[int, int], int], ...]:
    """Return the sums of `dice` dice thrown together with the dice that they earn, and the ways of each."""
    return tuple(Counter((sum(wave), extra_dice(wave)) for wave in product(FACES, repeat=dice)).items())


def _ended(dice: int) -> tuple[int, ...]:
    """Return by each number in how many ways `dice` dice stay below it and earn nothing."""
    ended = [one for one in _waves(dice) if not one[0][1]]
    return tuple(
        sum(ways for (thrown, _), ways in ended if thrown < need) for need in range(BASE * SIDES + 1)
    )


#: By the number of dice in a wave: the waves that earn dice, the smallest sum first, and how the others end.
#: A pair earns two dice at most, and so does each later wave.
EARNING = tuple(tuple(sorted(one for one in _waves(dice) if one[0][1])) for dice in range(BASE + 1))
ENDED = tuple(map(_ended, range(BASE + 1)))


@cache
def _below(dice: int, need: int) -> int:
    """Return in how many of WHOLE ways `dice` dice and their chain stay below `need`, at most LAST + 1."""
    if not dice:
        return WHOLE if need > 0 else 0
    if need <= dice:
        return 0
    below = ENDED[dice][min(need, BASE * SIDES)] * WHOLE
    for (thrown, earned), ways in EARNING[dice]:
        if thrown >= need:
            break
        below += ways * _below(earned, need - thrown)
    return below // int(SIDES**dice)


@cache
def _chain(dice: int) -> tuple[tuple[int, int], ...]:
    """Return each possible sum of `dice` dice and their chain up to LAST, with its ways out of WHOLE."""
    found = ((total, _below(dice, total + 1) - _below(dice, total)) for total in range(LAST + 1))
    return tuple((total, ways) for total, ways in found if ways)


def reaching(dice: int, need: int) -> int:
    """Return in how many of WHOLE ways `dice` dice and their chain add up to `need` or more."""
    return WHOLE - _below(dice, min(need, LAST + 1))


@cache
def sums(points: int) -> tuple[tuple[int, int, int], ...]:
    """Return each sum of all dice up to LAST with the highest die, in rising order, and its number of ways.

    Only a ten earns dice, so the highest die is always one of the base dice.
    """
    found = Counter[tuple[int, int]]()
    for pair, ways in best_pairs(points):
        for thrown, weight in _chain(extra_dice(pair)):
            found[sum(pair) + thrown, max(pair)] += ways * weight
    return tuple((total, highest, ways) for (total, highest), ways in sorted(found.items()) if total <= LAST)
