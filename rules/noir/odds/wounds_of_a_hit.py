"""The exact distributions of a hit's damage and wounds (NOIR-120 to 122, NOIR-124).

Damage dice explode and block like others. Wounds depend on the sum, the lowest and the highest die. Only tens
earn dice: if any were earned, the highest is a ten. A sum below a bound has few dice, so those ways are
counted, and the rest follow by subtraction. A range of faces without ones or without tens blocks nothing, so
its dice are counted one by one.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from itertools import accumulate, pairwise

from rules.chance.odds import Distribution
from rules.noir.base.dice import SIDES
from rules.noir.harm import daze_and_wounds

#: Stand-ins for the lowest and the highest die when asking which of them counts; both differ from 0 and 1.
LOWEST, HIGHEST = 2, 3


def damage(dice: int, added: int, *, explode: bool = True) -> Distribution:
    """Return the damage of a hit with `dice` dice, 1 or more, and all that is `added` to them (NOIR-120).

    Sums of dice above `greatest_distinct_sum` count as the next higher one.
    """
    thrown = _alone() if dice == 1 and explode else _together(dice, explode)
    return thrown if added == 0 else thrown.map(lambda total: daze_and_wounds.damage((total,), added, 0))


def _alone() -> Distribution:
    """Return the sum of one die and its chain. Each ten adds ten and makes a sum ten times rarer."""
    most = greatest_distinct_sum(1)
    found = {}
    whole = ways = int(SIDES ** (most // SIDES))
    for tens in range(0, most, SIDES):
        ways //= SIDES
        for total in range(tens + 1, tens + SIDES):
            found[total] = ways
    found[most + 1] = ways
    return Distribution.rising(found, whole)


def _together(dice: int, explode: bool) -> Distribution:
    """Return the sum of dice thrown together and of their chain."""
    most = greatest_distinct_sum(dice)
    zeros = dice + most // SIDES
    ways = {total: _ways(dice, total, zeros, explode) for total in range(dice, most + 1)}
    ways[most + 1] = int(SIDES**zeros) - sum(ways.values())
    return Distribution(ways)


def greatest_distinct_sum(dice: int) -> int:
    """Return the greatest sum of dice that is counted separately; greater sums are counted together.

    Of hits with up to fifteen dice, less than one in 10**12 is greater.
    """
    return 140 + 10 * dice


def wounds(
    dice: int, added: int, daze: int, threshold: int, *, stun: bool = False, explode: bool = True
) -> Distribution:
    """Return the wounds of a hit on somebody with this daze and wound threshold (NOIR-121, NOIR-122).

    A hit without damage causes no wound, whatever the daze. Refused: `bad-value-threshold` below 1.
    """
    most = 8 if stun else 4
    enough = max(0, most * threshold - daze - added, -added)
    sums: dict[int, list[int]] = {0: [], 1: [], LOWEST: [], HIGHEST: []}
    for total in range(enough + 2):
        harm = daze_and_wounds.damage((total,), added, 0)
        row = daze_and_wounds.wounds(daze + harm, threshold, (LOWEST, HIGHEST), stun=stun) if harm else 0
        sums[row].append(total)
    zeros = dice + enough // SIDES
    ways = Counter({row: _all(dice, sums[row], zeros, explode) for row in (0, 1)})
    ways.update(_lowest(dice, sums[LOWEST], zeros, explode))
    ways.update(_highest(dice, enough, zeros, explode))
    return Distribution(ways)


def _all(dice: int, sums: Iterable[int], zeros: int, explode: bool) -> int:
    """Return in how many ways dice and their chain add up to one of these sums."""
    return sum(_ways(dice, total, zeros, explode) for total in sums)


def _lowest(dice: int, sums: Sequence[int], zeros: int, explode: bool) -> Counter[int]:
    """Return the lowest of all dice if they add up to one of these sums, with the ways of each face."""
    if not sums:
        return Counter()
    left = [_all(dice, sums, zeros, explode)]
    for low in range(2, SIDES + 1):
        ways = _within(dice, range(low, SIDES + 1), sums[-1], zeros, explode)
        left.append(sum(ways[total] for total in sums))
    return Counter({low: more - fewer for low, (more, fewer) in enumerate(pairwise([*left, 0]), 1)})


def _highest(dice: int, enough: int, zeros: int, explode: bool) -> Counter[int]:
    """Return the highest of all dice if they add up to more than `enough`, with the ways of each face."""
    each = int(SIDES ** (zeros - dice))
    found = [0]
    for high in range(1, SIDES):
        ways = _within(dice, range(1, high + 1), enough, zeros, explode)
        found.append(each * int(high**dice) - sum(ways))
    found.append(each * int(SIDES**dice) - _all(dice, range(enough + 1), zeros, explode))
    return Counter({high: more - fewer for high, (fewer, more) in enumerate(pairwise(found), 1)})


def _within(dice: int, faces: range, most: int, zeros: int, explode: bool) -> Sequence[int]:
    """Return in how many ways dice and their chain add up to each sum up to `most`, all showing these faces.

    The faces lack ones or tens. One more die adds a face; after a ten, if it earns dice, another face.
    """
    again = explode and SIDES in faces
    low, high = faces[0], faces[-1] - again
    found = [int(SIDES**zeros)] + [0] * most
    for _ in range(dice):
        upto = [0, *accumulate(found)]
        found = []
        for total in range(most + 1):
            ways = upto[max(0, total - low + 1)] - upto[max(0, total - high)]
            found.append((ways + found[total - SIDES] if again and total >= SIDES else ways) // SIDES)
    return found


@lru_cache(maxsize=32_768)  # more than any one question needs, and a few megabytes
def _ways(dice: int, total: int, zeros: int, explode: bool) -> int:
    """Return in how many of 10**`zeros` ways dice and their chain add up to `total`.

    Each die except the first ones is earned by a ten, so `zeros` allows for every die that fits into the sum.
    """
    still, earning = _plain(dice, explode)
    found = still[total] * int(SIDES**zeros)
    for (thrown, net), ways in earning:
        if thrown < total:
            found += ways * _ways(net, total - thrown, zeros, explode)
    return found // int(SIDES**dice)


@cache
def _plain(dice: int, explode: bool) -> tuple[Counter[int], tuple[tuple[tuple[int, int], int], ...]]:
    """Return the ways of each sum of dice thrown together: first those that earn no dice, then the others.

    The others come with their tens minus their ones.
    """
    still, earning = Counter[int](), []
    for (total, net), ways in _thrown(dice).items():
        if net > 0 and explode:
            earning.append(((total, net), ways))
        else:
            still[total] += ways
    return still, tuple(sorted(earning))


@cache
def _thrown(dice: int) -> Counter[tuple[int, int]]:
    """Return the number of ways to throw each pair of a sum and a count of tens minus ones."""
    if dice == 0:
        return Counter({(0, 0): 1})
    found = Counter[tuple[int, int]]()
    for (total, net), ways in _thrown(dice - 1).items():
        for face in range(1, SIDES + 1):
            found[total + face, net + (face == SIDES) - (face == 1)] += ways
    return found
