"""Exact chances in Nyx: the steps of a roll, margins, and where a round may leave the marker.

Every face and every pick goes through the functions that `decide` uses, so no rule is repeated here.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import product
from typing import NamedTuple

from rules.chance.odds import Distribution, ranks
from rules.nyx.base.enums import Tactic
from rules.nyx.base.pool import Pool
from rules.nyx.base.rolls import FACES, die_steps
from rules.nyx.base.tactics import BONUS, effective_winners, final_movement

#: All pairs of picks, each in the order defensive, waiting, offensive.
PICKS: tuple[tuple[Tactic, Tactic], ...] = tuple(product(Tactic, Tactic))


class Landing(NamedTuple):
    """Where a round leaves the marker, and the overflow in favour of side 1 and of side 2."""

    marker: int
    over1: int
    over2: int


def steps(pool: Pool) -> Distribution:
    """Return the signed steps of a roll, negative for a failure (NYX-15 to 18, NYX-26).

    Both the failing and the succeeding faces give consecutive numbers of steps, so their ways are just
    enumerated.
    """
    ways, target, whole = _ways(pool)
    failed, bonus = FACES - target, pool.bonus
    found = dict(enumerate(ways[:failed], die_steps(FACES, target, bonus)))
    found.update(enumerate(ways[failed:], die_steps(1, target, bonus)))
    return Distribution.rising(found, whole)


def effect(pool: Pool) -> Distribution:
    """Return the effect of a roll, 0 for a failure (NYX-18)."""
    ways, target, whole = _ways(pool)
    failed = FACES - target
    found = {0: sum(ways[:failed])} if failed else {}
    found.update(enumerate(ways[failed:], die_steps(1, target, pool.bonus)))
    return Distribution.rising(found, whole)


def _ways(pool: Pool) -> tuple[tuple[int, ...], int, int]:
    """Return in how many ways each face is the one that counts, worst first; the target; and all ways."""
    balance = pool.balance
    dice = 1 + abs(balance)
    ways = ranks(FACES, dice)
    return (ways if balance >= 0 else ways[::-1]), pool.target, FACES**dice


def margin(first: Pool, second: Pool) -> Distribution:
    """Return the first roll's effect minus the second's (NYX-20, NYX-25)."""
    return effect(first).minus(effect(second))


@cache
def landing(raw: int, picks: tuple[Tactic, Tactic], length: int) -> Landing:
    """Return where a round ends if all its winners take their steps (NYX-27, NYX-34 to 37)."""
    takers = effective_winners(*picks, raw)
    net = sum(BONUS if side == 1 else -BONUS for side in takers)
    tactic = picks[takers[0] - 1] if net else None
    moved = final_movement(raw, length, net, tactic)
    return Landing(moved.marker, moved.over1, moved.over2)


def settled(raw: int, length: int) -> Landing:
    """Return where a round against a passive side ends (NYX-26, NYX-27)."""
    moved = final_movement(raw, length, 0, None)
    return Landing(moved.marker, moved.over1, moved.over2)


def success(pool: Pool) -> Fraction:
    """Return the chance that a roll has an effect (NYX-15, NYX-17)."""
    return steps(pool).chance(lambda step: step > 0)


def opposed(first: Pool, second: Pool) -> tuple[Fraction, Fraction, Fraction]:
    """Return the chances that the first side wins, that the second wins, and of a tie (NYX-20, D-14)."""
    moved = margin(first, second)
    won, lost = moved.chance(lambda step: step > 0), moved.chance(lambda step: step < 0)
    return won, lost, 1 - won - lost


def damage(rolls: Sequence[Pool]) -> Distribution:
    """Return the number of damage aspects from the rolls of a slow penalty: one for each failure (NYX-47)."""
    found = Distribution({0: 1})
    for pool in rolls:
        found = found.plus(steps(pool).map(lambda step: int(step < 0)))
    return found


def landings(
    moved: Distribution, marker: int, length: int, shift: int, picks: Sequence[tuple[Tactic, Tactic]]
) -> Mapping[Landing, float]:
    """Return the chance of each landing of a round from this marker; all pairs of picks are equally likely.

    `moved` is the margin of the effects, `shift` the situational steps (NYX-30).
    """
    ends = [
        [(landing(marker + step + shift, pair, length), ways) for step, ways in moved.ways.items()]
        for pair in picks
    ]
    return _gathered((end for one in ends for end in one), moved.whole * len(picks))


def passive_landings(pool: Pool, marker: int, length: int, shift: int) -> Mapping[Landing, float]:
    """Return the chance of each landing of a round against a passive side (NYX-26)."""
    moved = steps(pool)
    ends = ((settled(marker + step + shift, length), ways) for step, ways in moved.ways.items())
    return _gathered(ends, moved.whole)


def known_picks(first: Tactic | None, second: Tactic | None) -> tuple[tuple[Tactic, Tactic], ...]:
    """Return the possible pairs of picks; `None` is an unknown pick."""
    return tuple(pair for pair in PICKS if first in (None, pair[0]) and second in (None, pair[1]))


def _gathered(ends: Iterable[tuple[Landing, int]], whole: int) -> Mapping[Landing, float]:
    found: dict[Landing, int] = {}
    for end, ways in ends:
        found[end] = found.get(end, 0) + ways
    return {end: ways / whole for end, ways in sorted(found.items())}
