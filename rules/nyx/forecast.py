"""How a conflict will end if both sides pick as well as they can, and what each tactic does meanwhile.

The conflict is a repeated game whose places are those of the marker. The picks of both sides and the dice
lead to another place, or past an end of the scale. That wins: in the modes `goal` and `both` the goal, in
mode `penalty` the first penalty, after which other numbers hold, and another forecast. Winners take their
steps; what they might tell instead has no chances.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, cached_property
from math import expm1
from operator import mul
from typing import NamedTuple

from rules.best_play import best
from rules.chains import ended
from rules.matrix_game import Matrix, Triple, solve
from rules.nyx.model import Pool
from rules.nyx.odds import PICKS, Landing, landing, margin, settled, steps
from rules.nyx.scale import MOST_ADVANTAGE, shift
from rules.odds import Distribution
from rules.repeated_game import Answer, Repeated, worths

#: No mix of tactics: a side that is passive, or plays against one.
NONE: Triple = (0.0, 0.0, 0.0)
#: For first guesses alone: the variance that tactics add to a round, the steps by which an end is passed.
TACTICS, PASSED = 5, 3
#: And the chances of a side that has nothing but tactics: in the middle, and what each place adds.
HOPE, STRAW = Fraction(1, 10**12), Fraction(1, 10**44)


class Outlook(NamedTuple):
    """What awaits a place: the chances that side 1 and side 2 win, the rounds until then, the best mixes.

    A mix holds how often defensive, waiting and offensive are picked. `rounds` is how many rounds are
    expected; infinite where there may be no end, or one side wins only by endless patience.
    """

    win1: float
    win2: float
    rounds: float
    mix1: Triple
    mix2: Triple


class Reply(NamedTuple):
    """What a pair of picks does in one round: the chances to win in the end, and how far the marker moves.

    After this round both sides pick as well as they can. Movement is the mean of the steps on the scale.
    """

    win1: float
    win2: float
    moved: float


class Forecast:
    """The outlook of every place of a conflict between two rolls, repeated round by round (NYX-25 to 37).

    `advantage` is the net situational advantage, 0 to 5, from round 2 on (NYX-30, NYX-31). Against a passive
    side nobody picks (NYX-26).
    """

    def __init__(self, moved: Distribution, length: int, advantage: int, *, passive: bool) -> None:
        self.length = length
        self.advantage = advantage
        self.passive = passive
        low, high = min(moved.ways), max(moved.ways)
        self._low = low
        self._chances = [moved.ways.get(step, 0) / moved.whole for step in range(low, high + 1)]
        self._furthest = max(-low, high) + length + MOST_ADVANTAGE

    @cached_property
    def outlooks(self) -> tuple[Outlook, ...]:
        """The outlook of every place from -length to length, for a round that is not the first."""
        return tuple(_outlook(answer) for answer in self._answers(self.reach()))

    def reach(self) -> list[list[list[float]]]:
        """Return what a round leads to from each place, for each pair of picks, as `Repeated` has it."""
        return [self._reach(marker, self._shift(marker)) for marker in self._places]

    def at(self, marker: int, *, first: bool = False) -> Outlook:
        """Return the outlook of a place; the first round of a conflict has no situational steps (NYX-30)."""
        if not (first and self._shift(marker)):
            return self.outlooks[marker + self.length]
        reach = self._reach(marker, 0)
        mixes = (NONE, NONE) if self.passive else solve(self._game(reach))
        mixed = Repeated([reach]).rows([mixes])[0] if not self.passive else reach[0]
        rounds, win2, win1 = (sum(map(_weighed, mixed, ends)) for ends in self._ends)
        return _outlook(Answer(1 + rounds, win2, win1, mixes))

    def replies(self, marker: int, *, first: bool = False) -> tuple[tuple[Reply, Reply, Reply], ...]:
        """Return for each pick of side 1 what it does against each pick of side 2.

        Against a passive side there is one reply to one way to act, three times over.
        """
        shifted = 0 if first else self._shift(marker)
        moves = self._moved(marker, shifted)
        _, ends2, ends1 = self._ends
        found = [
            Reply(sum(map(_weighed, chances, ends1)), sum(map(_weighed, chances, ends2)), moved)
            for chances, moved in zip(self._reach(marker, shifted), moves, strict=True)
        ]
        if self.passive:
            found *= len(PICKS)
        return tuple((found[pick], found[pick + 1], found[pick + 2]) for pick in range(0, len(PICKS), 3))

    def _moved(self, marker: int, shifted: int) -> list[float]:
        """Return by how much a round moves the marker on average, for each pair of picks."""
        raws = range(marker + shifted + self._low, marker + shifted + self._low + len(self._chances))
        if self.passive:
            ends = [[settled(raw, self.length) for raw in raws]]
        else:
            ends = [[landing(raw, pair, self.length) for raw in raws] for pair in PICKS]
        return [sum(map(mul, self._chances, (end.marker - marker for end in one))) for one in ends]

    @property
    def _places(self) -> range:
        return range(-self.length, self.length + 1)

    @cached_property
    def _ends(self) -> tuple[list[float], list[float], list[float]]:
        """What the ends and the places give: further rounds, and chances that side 2 and side 1 win."""
        outlooks = self.outlooks
        return (
            [0, 0, *(one.rounds for one in outlooks)],
            [1, 0, *(one.win2 for one in outlooks)],
            [0, 1, *(one.win1 for one in outlooks)],
        )

    def _game(self, reach: Sequence[Sequence[float]]) -> Matrix:
        _, ends2, ends1 = self._ends
        worth = worths([(0, win2, win1) for win2, win1 in zip(ends2[2:], ends1[2:], strict=True)])
        return Repeated([reach]).games(worth)[0]

    def _shift(self, marker: int) -> int:
        return shift(2, marker, self.advantage, 0)

    def _reach(self, marker: int, shifted: int) -> list[list[float]]:
        """Return what a round leads to, for each pair of picks: side 2's win, side 1's, or each place."""
        start = self._furthest + marker + shifted + self._low
        stop = start + len(self._chances)
        found = []
        for ends in _ends(self.length, self._furthest, self.passive):
            reached = [0.0] * (2 * self.length + 3)
            for end, chance in zip(ends[start:stop], self._chances, strict=True):
                reached[end] += chance
            found.append(reached)
        return found

    def _answers(self, reach: list[list[list[float]]]) -> list[Answer]:
        if self.passive:
            ends = ended([one for (one,) in reach], 2)
            return [Answer(rounds, win2, win1, (NONE, NONE)) for rounds, win2, win1 in ends]
        return best(reach, self._hoped(), self._doomed())

    def _doomed(self) -> list[Fraction] | None:
        """Return first guesses for a conflict in which one side can never have the greater effect.

        It will lose, however long that takes. On the other side's half of the scale it has no chance worth
        the name, and elsewhere next to none.
        """
        helpless1, helpless2 = self._low + len(self._chances) == 1, self._low == 0
        if not (helpless1 or helpless2):
            return None
        halves = ((place > 0) - (place < 0) for place in self._places)
        lost = [HOPE * (1 + half) + STRAW * number - 1 for number, half in enumerate(halves, 1)]
        return lost if helpless1 else [-worth for worth in reversed(lost)]

    def _hoped(self) -> list[float]:
        """Return first guesses: what a walk with these steps would be worth, whatever is picked.

        Tactics spread the steps, and who passes an end does so by some steps.
        """
        drift = sum(step * chance for step, chance in enumerate(self._chances, self._low))
        spread = sum((step - drift) ** 2 * chance for step, chance in enumerate(self._chances, self._low))
        ends, bent = self.length + PASSED, 2 * drift / (spread + TACTICS)
        if abs(bent) * ends < 1e-3:
            return [place / ends for place in self._places]
        whole = expm1(-2 * bent * ends)
        return [2 * expm1(-bent * (place + ends)) / whole - 1 for place in self._places]


def forecast(first: Pool, second: Pool | None, length: int, advantage: int = 0) -> Forecast:
    """Return the forecast of a conflict between these rolls; without a second one side 2 is passive."""
    if second is None:
        return Forecast(steps(first), length, advantage, passive=True)
    return Forecast(margin(first, second), length, advantage, passive=False)


def _weighed(chance: float, what: float) -> float:
    return chance * what if chance else 0.0


def _outlook(answer: Answer) -> Outlook:
    return Outlook(answer.win1, answer.win2, answer.rounds, *answer.mixes)


@cache
def _ends(length: int, furthest: int, passive: bool) -> tuple[tuple[int, ...], ...]:
    """Return for each pair of picks where each place before the bonus ends, by its place in `_reach`."""
    raws = range(-furthest, furthest + 1)
    if passive:
        return (tuple(_index(settled(raw, length), length) for raw in raws),)
    return tuple(tuple(_index(landing(raw, pair, length), length) for raw in raws) for pair in PICKS)


def _index(end: Landing, length: int) -> int:
    if end.over1:
        return 1
    return 0 if end.over2 else 2 + end.marker + length
