"""Best play if one side can never have the greater effect, and tactics undo what the other's dice gain.

The other side is sure to win once it is ahead, where it waits and no pick of the hopeless side harms it.
From elsewhere it wins as surely as it is patient: while it is behind it defends, and takes up what dice gain
the more rarely, the surer it wants to be. So there is no best mix, only better and better ones.

The proof is a list of chances that rise with the places of the hopeless side. Every reply to the other's mix
leads to less on average, wherever the marker is. So the hopeless side wins with no more than the chance of
its place, and no conflict is endless.
"""

from collections.abc import Sequence
from itertools import accumulate
from math import inf, sqrt

from rules.chance.absorbing_chain import absorption
from rules.chance.equilibrium import solve_repeated
from rules.chance.matrix_game import Mixes, solve
from rules.chance.repeated_game import PURE, Place, Solution
from rules.nyx.base.enums import Tactic
from rules.nyx.base.tactics import BONUS

#: The hopeless side's chance to win, at most.
RISK = 1e-11
#: What the hopeless side may gain counts so much more, which leaves room for errors of rounding.
CARE = 9 / 8
#: The first guess of the chance that each round gives to a side that is sure to lose.
DELAY = 1e-60
WAIT: Mixes = (PURE[Tactic.WAITING], PURE[Tactic.WAITING])


def win_by_patience(places: Sequence[Place], moved: Sequence[float], hopeless: int) -> list[Solution]:
    """Return the solution of every place, if side `hopeless` (1 or 2) can never have the greater effect.

    `moved` are the chances that dice move the marker 1, 2… steps away from that side's end, if it is ahead.
    """
    length = len(places) // 2
    rises = chances(moved, length)
    surely, worths, lost = _sure(places, length, hopeless), _worths(rises), [*accumulate(rises)][length - 1 :]
    if hopeless == 1:
        mixes = [solve(place.game(worth, 0)) for place, worth in zip(places[length:], worths, strict=True)]
        return [*surely, *(Solution(inf, 1 - one, one, mix) for one, mix in zip(lost, mixes, strict=True))]
    worths = [[-won, -own, *(-value for value in reversed(others))] for own, won, *others in worths]
    mixes = [solve(place.game(worth, 0)) for place, worth in zip(places[length::-1], worths, strict=True)]
    patiently = [Solution(inf, one, 1 - one, mix) for one, mix in zip(lost, mixes, strict=True)]
    return [*reversed(patiently), *surely]


def chances(moved: Sequence[float], length: int) -> list[float]:
    """Return the rise of the hopeless side's chance from each place to the next, from last to first place.

    The chance is nothing where it is behind. Ahead, a reply that waits gains the steps that the picks give
    it, and loses those of the dice. A reply that attacks gains them, or wins, if the other takes up what dice
    gain; it loses as many if the other defends. A mix keeps both from gaining if the product of both gains is
    at most that of both losses. The middle has three fifths of the risk, and the next place four.
    """
    found = [0.0] * (length - 1) + [RISK * 0.6, RISK * 0.2]
    for place in range(1, length):
        taken = sum(chance * sum(found[len(found) - steps :]) for steps, chance in enumerate(moved, 1))
        both = taken * sum(found[-BONUS:])
        most = both if place + BONUS > length else sqrt(both)
        found.append(min(found[-1] / 4, most * 0.6))
    return found


def _sure(places: Sequence[Place], length: int, hopeless: int) -> list[Solution]:
    """Return the solution of the places where the hopeless side is behind, as if it won anywhere else."""
    first, won = (0, 1) if hopeless == 1 else (length + 1, 0)
    behind = [place.among(first, length, won) for place in places[first : first + length]]
    waited = absorption([place.spread(place.mixed(WAIT), length) for place in behind])
    return solve_repeated(behind, [DELAY * rounds for rounds, *_ in waited], hopeless)


def _worths(rises: Sequence[float]) -> list[list[float]]:
    """Return by how much the hopeless side's chance is higher at the ends and in each place than in this one.

    There is a list for each place from the middle on. The rises between are summed up, so that the smallest
    differences keep their precision.
    """
    found = []
    for own in range(len(rises) // 2, len(rises) + 1):
        below = [-value for value in accumulate(reversed(rises[:own]), initial=0.0)]
        above = [CARE * value for value in accumulate(rises[own:], initial=0.0)]
        found.append([below[-1], CARE, *below[:0:-1], *above])
    return found
