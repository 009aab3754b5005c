"""Chances of damage and wounds, exact (NOIR-120 to 122, NOIR-124).

Damage dice explode and block like any; wounds hang on their sum, the lowest and the highest. Dice are earned
by tens alone, so whatever was earned, the highest is a ten, and a sum below a bound has few dice: these are
counted, all others are known without counting.
"""

from collections import Counter
from functools import cache

from rules.noir import injury
from rules.noir.dice import SIDES
from rules.odds import Distribution

#: A wave: its sum, the tens less the ones, the lowest and the highest die.
Wave = tuple[int, int, int, int]
#: A sum of dice with the lowest and the highest of them.
Thrown = tuple[int, int, int]


def damage(dice: int, added: int, *, explode: bool = True) -> Distribution:
    """Return the damage of a hit with `dice` dice, 1 or more, and all that is `added` to them (NOIR-120).

    Sums of dice beyond `told` count as the next one.
    """
    thrown = _alone() if dice == 1 and explode else _together(dice, explode)
    return thrown if added == 0 else thrown.map(lambda total: injury.damage((total,), added, 0))


def _alone() -> Distribution:
    """Return the sum of one die and all that it earns: ten more for each ten, which are ten times rarer."""
    most = told(1)
    found = {}
    whole = ways = int(SIDES ** (most // SIDES))
    for tens in range(0, most, SIDES):
        ways //= SIDES
        for total in range(tens + 1, tens + SIDES):
            found[total] = ways
    found[most + 1] = ways
    return Distribution.rising(found, whole)


def _together(dice: int, explode: bool) -> Distribution:
    """Return the sum of dice thrown together and of all that they earn."""
    most = told(dice)
    zeros = dice + most // SIDES
    ways = {total: _ways(dice, total, zeros, explode) for total in range(dice, most + 1)}
    ways[most + 1] = int(SIDES**zeros) - sum(ways.values())
    return Distribution(ways)


def told(dice: int) -> int:
    """Return the greatest sum of dice that is told from still greater ones.

    Of hits with up to ten dice, less than one in 10**12 is above it.
    """
    return 140 + 10 * dice


def wounds(
    dice: int, added: int, daze: int, threshold: int, *, stun: bool = False, explode: bool = True
) -> Distribution:
    """Return the wounds of a hit on somebody with this daze and wound threshold (NOIR-121, NOIR-122).

    No damage causes no wound, however dazed. Refused: `bad-value-threshold` below 1.
    """
    most = 8 if stun else 4
    enough = max(0, most * threshold - daze - added, -added)
    ways = Counter[int]()
    for (total, low, high), number in _thrown(dice, enough, explode).items():
        harm = injury.damage((total,), added, 0)
        caused = injury.wounds(daze + harm, threshold, (low, high), stun=stun) if harm else 0
        ways[caused] += number
    return Distribution(ways)


@cache
def _thrown(dice: int, most: int, explode: bool) -> Counter[Thrown]:
    """Return each sum of dice up to `most` with its lowest and highest; all greater sums are `most` + 1."""
    whole = SIDES ** (dice + most // SIDES)
    found = Counter[Thrown]()
    for (total, net, low, high), ways in _waves(dice).items():
        earned = max(0, net) if explode else 0
        if not earned or total > most:
            found[min(total, most + 1), low, high] += ways * whole
            continue
        chain = _chain(earned, most - total, whole)
        for (more, lowest), number in chain.items():
            found[total + more, min(low, lowest), high] += ways * number
        found[most + 1, low, high] += ways * (whole - chain.total())
    return found


@cache
def _chain(dice: int, most: int, whole: int) -> Counter[tuple[int, int]]:
    """Return each sum up to `most` of dice that were earned and all that they earn, with the lowest die.

    Ways are out of `whole`, which has a zero for each die that fits into such a sum.
    """
    found = Counter[tuple[int, int]]()
    for (total, net, low, _), ways in _waves(dice).items():
        if total > most:
            continue
        if net <= 0:
            found[total, low] += ways * whole
            continue
        for (more, lowest), number in _chain(net, most - total, whole).items():
            found[total + more, min(low, lowest)] += ways * number
    return Counter({thrown: ways // SIDES**dice for thrown, ways in found.items()})


@cache
def _ways(dice: int, total: int, zeros: int, explode: bool) -> int:
    """Return in how many of 10**`zeros` ways dice and all that they earn add up to `total`.

    Each die but the first ones is earned by a ten, so there is a zero for each that fits into the sum.
    """
    found = 0
    for (thrown, net), ways in _plain(dice).items():
        if net > 0 and explode:
            if thrown < total:
                found += ways * _ways(net, total - thrown, zeros, explode)
        elif thrown == total:
            found += ways * int(SIDES**zeros)
    return found // int(SIDES**dice)


@cache
def _plain(dice: int) -> Counter[tuple[int, int]]:
    """Return the sum of dice thrown together and their tens less their ones, each in how many ways."""
    if dice == 0:
        return Counter({(0, 0): 1})
    found = Counter[tuple[int, int]]()
    for (total, net), ways in _plain(dice - 1).items():
        for face in range(1, SIDES + 1):
            found[total + face, net + (face == SIDES) - (face == 1)] += ways
    return found


@cache
def _waves(dice: int) -> Counter[Wave]:
    """Return what `dice` dice thrown together may be, each in how many ways."""
    if dice == 0:
        return Counter({(0, 0, SIDES, 1): 1})
    found = Counter[Wave]()
    for (total, net, low, high), ways in _waves(dice - 1).items():
        for face in range(1, SIDES + 1):
            counted = net + (face == SIDES) - (face == 1)
            found[total + face, counted, min(low, face), max(high, face)] += ways
    return found
