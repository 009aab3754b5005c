"""How a conflict will end if both sides pick as well as they can: a zero-sum stochastic game, solved.

The states are the places of the marker. In each, the picks of both sides and the dice lead to another place
or past an end of the scale, which wins: in the modes `goal` and `both` the goal, in mode `penalty` the first
penalty, after which other numbers hold and another forecast. A game that never ends is nobody's.

The solution is found by policy iteration: solve the nine-fold choice of each place in closed form for the
values so far, then the values for these choices as linear equations, until choosing anew gains nothing.
"""

from collections.abc import Sequence
from functools import cache
from itertools import zip_longest
from math import expm1, inf
from operator import mul
from typing import NamedTuple

from rules.chains import expected
from rules.matrix_game import Matrix, Solution, Triple, solve
from rules.nyx.model import Pool
from rules.nyx.odds import PICKS, Landing, effect, landing, settled, steps
from rules.nyx.scale import MOST_ADVANTAGE, shift
from rules.odds import Distribution

#: How far from the best the answer may be, as a chance.
EXACT = 1e-9
#: Rounds of policy iteration: it needs a handful. After so many it is done round by round of play.
BOLD, MOST = 50, 20_000
#: No mix of tactics: a side that is passive, or plays against one.
NONE: Triple = (0.0, 0.0, 0.0)


class Outlook(NamedTuple):
    """What awaits a place: the chances that side 1 and side 2 win, the rounds until then, the best mixes.

    A mix holds how often defensive, waiting and offensive are picked. `rounds` is how many rounds are
    expected; infinite where there may be no end.
    """

    win1: float
    win2: float
    rounds: float
    mix1: Triple
    mix2: Triple


class Forecast(NamedTuple):
    """The outlook of every place from -length to length, seen from side 1."""

    length: int
    outlooks: tuple[Outlook, ...]

    def at(self, marker: int) -> Outlook:
        return self.outlooks[marker + self.length]


def forecast(first: Pool, second: Pool | None, length: int, advantage: int = 0) -> Forecast:
    """Return the forecast of a conflict between these two rolls, repeated round by round (NYX-25 to 37).

    `advantage` is the net situational advantage, 0 to 5, from round 2 on (NYX-30). Without a second roll the
    second side is passive (NYX-26).
    """
    if second is None:
        return _alone(steps(first), length, advantage)
    return Game(effect(first).minus(effect(second)), length, advantage).solved()


def _alone(moved: Distribution, length: int, advantage: int) -> Forecast:
    rows = []
    for marker in range(-length, length + 1):
        reached = [0.0] * (2 * length + 3)
        for step, chance in moved.floats().items():
            end = settled(marker + step + _shift(marker, advantage), length)
            reached[_index(end, length)] += chance
        rows.append(_Row(reached[0], reached[1:-1], reached[-1]))
    return _told(length, rows, [Solution(0.0, NONE, NONE)] * len(rows))


def _shift(marker: int, advantage: int) -> int:
    return shift(2, marker, advantage, 0)


class _Row(NamedTuple):
    """Where one place leads in a round: the chance of side 2's win, of each place, and of side 1's win."""

    win2: float
    places: list[float]
    win1: float


@cache
def _ends(length: int, furthest: int) -> tuple[tuple[int, ...], ...]:
    """Return for each pair of picks where each place before the bonus ends: an index as in `Game.reach`."""
    raws = range(-furthest, furthest + 1)
    return tuple(tuple(_index(landing(raw, pair, length), length) for raw in raws) for pair in PICKS)


def _index(end: Landing, length: int) -> int:
    """Return 0 for side 2's win, the places in order, and then side 1's win."""
    if end.over1:
        return 2 * length + 2
    return 0 if end.over2 else end.marker + length + 1


class Game:
    """The stochastic game of one conflict.

    `reach` holds for each place and each pair of picks the chance of what a round leads to: side 2's win,
    each place in order, side 1's win.
    """

    def __init__(self, moved: Distribution, length: int, advantage: int) -> None:
        self.length = length
        furthest = length + max(map(abs, moved.ways)) + MOST_ADVANTAGE
        ends = _ends(length, furthest)
        chances = tuple(moved.floats().items())
        self.reach = [
            [_reached(one, furthest + marker + _shift(marker, advantage), chances, length) for one in ends]
            for marker in range(-length, length + 1)
        ]
        drift = sum(step * chance for step, chance in chances)
        self.guesses = self._hopeful(drift, sum((step - drift) ** 2 * chance for step, chance in chances))

    def solved(self) -> Forecast:
        """Return the forecast of both sides' best play.

        Where the equations have no answer, or lead nowhere, one round of play is looked ahead instead: that
        always leads on, if slowly.
        """
        values, solutions = self.guesses, list[Solution]()
        for number in range(MOST):
            found = zip_longest(self._matrices(values), solutions)
            solutions = [solve(matrix, like) for matrix, like in found]
            gained = max(abs(s.value - v) for s, v in zip(solutions, values[1:-1], strict=True))
            rows = self._rows(solutions)
            if gained < EXACT / 100:
                return _told(self.length, rows, solutions)
            ahead = [-1.0, *(solution.value for solution in solutions), 1.0]
            values = (_valued(rows) if number < BOLD else None) or ahead
        raise ArithmeticError("the forecast does not settle")

    def _hopeful(self, drift: float, spread: float) -> list[float]:
        """Return first guesses: what a walk with these steps would be worth, whatever is picked."""
        ends = self.length + 1
        bent = 2 * drift / spread if spread else 0.0
        places = range(-self.length, self.length + 1)
        if abs(bent) * ends < 1e-3:
            return [-1.0, *(place / ends for place in places), 1.0]
        whole = expm1(-2 * bent * ends)
        return [-1.0, *(2 * expm1(-bent * (place + ends)) / whole - 1 for place in places), 1.0]

    def _matrices(self, values: list[float]) -> list[Matrix]:
        """Return for each place what each pair of picks is worth to side 1, if these are the values."""
        found = []
        for reach in self.reach:
            a, b, c, d, e, f, g, h, i = [sum(map(mul, chances, values)) for chances in reach]
            found.append(((a, b, c), (d, e, f), (g, h, i)))
        return found

    def _rows(self, solutions: Sequence[Solution]) -> list["_Row"]:
        """Return where each place leads when both sides mix so."""
        found = []
        for reach, (_, mix1, mix2) in zip(self.reach, solutions, strict=True):
            played = [one * other for one in mix1 for other in mix2]
            if 0.0 in played:  # most mixes leave something out
                reach = [each for each, chance in zip(reach, played, strict=True) if chance]  # noqa: PLW2901
                played = [chance for chance in played if chance]
            win2, *places, win1 = [sum(map(mul, played, column)) for column in zip(*reach, strict=True)]
            found.append(_Row(win2, places, win1))
        return found


def _reached(
    ends: Sequence[int], start: int, chances: Sequence[tuple[int, float]], length: int
) -> list[float]:
    reached = [0.0] * (2 * length + 3)
    for step, chance in chances:
        reached[ends[start + step]] += chance
    return reached


def _valued(rows: Sequence[_Row]) -> list[float] | None:
    """Return what each place is worth if each round goes as these rows say; None where it may never end."""
    found = expected([row.places for row in rows], [[row.win1 - row.win2] for row in rows])
    return None if found is None else [-1.0, *(value for (value,) in found), 1.0]


def _told(length: int, rows: Sequence[_Row], mixes: Sequence[Solution]) -> Forecast:
    """Return the outlook of each place when each round goes as these rows say."""
    given = [[row.win1, row.win2, 1.0] for row in rows]
    found = expected([row.places for row in rows], given) or [[0.0, 0.0, inf]] * len(rows)
    pairs = zip(found, mixes, strict=True)
    outlooks = (Outlook(win1, win2, rounds, m.rows, m.columns) for (win1, win2, rounds), m in pairs)
    return Forecast(length, tuple(outlooks))
