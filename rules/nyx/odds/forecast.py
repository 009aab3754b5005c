"""Forecasts how a conflict ends if both sides pick as well as they can, and what each pick is worth.

The conflict is a repeated game; its places are those of the marker. Picks and dice lead to another place or
past an end of the scale, which wins: the goal in the modes `goal` and `both`, the first penalty in mode
`penalty`. After a penalty the numbers change, and so does the forecast. Winners always take their steps,
since a story has no chances.
"""

from collections.abc import Sequence
from fractions import Fraction
from functools import cache, cached_property, lru_cache
from typing import NamedTuple

from rules.chance.absorbing_chain import absorption
from rules.chance.equilibrium import solve_repeated
from rules.chance.matrix_game import Mixes, Triple, solve
from rules.chance.odds import Distribution
from rules.chance.repeated_game import Place, Solution
from rules.nyx.base.pool import Pool
from rules.nyx.base.scale import MOST_ADVANTAGE, situational_shift
from rules.nyx.base.tactics import BONUS
from rules.nyx.odds import first_guesses
from rules.nyx.odds.odds import PICKS, Landing, landing, margin, settled, steps
from rules.nyx.odds.patience import win_by_patience

#: Stands for no mix: a side is passive, or its opponent is.
NONE: Triple = (0.0, 0.0, 0.0)
#: Stands for the picks against a passive side, which all lead to the same.
ANY: Mixes = ((1.0, 0.0, 0.0), (1.0, 0.0, 0.0))

#: The movement of a roll: the least step, and the chances of it and of each following step.
InOrder = tuple[int, list[float]]


class Outlook(NamedTuple):
    """The forecast for a place: the chances that each side wins, the expected rounds, the best mixes.

    A mix says how often to pick defensive, waiting and offensive. `rounds` is infinite if the conflict may
    never end, or if one side wins only by endless patience.
    """

    win1: float
    win2: float
    rounds: float
    mix1: Triple
    mix2: Triple


class Reply(NamedTuple):
    """The result of a pair of picks in one round: the chances that each side wins in the end.

    After this round both sides pick as well as they can.
    """

    win1: float
    win2: float


class Forecast:
    """The outlook of every place of a conflict that repeats two rolls each round (NYX-25 to 37).

    `moved` is how far the rolls move the marker. It holds one distribution, or three: in the middle, where
    side 1 is ahead, and where it is behind. `advantage` is the net situational advantage in steps, 0 to 5,
    from round 2 on (NYX-30, NYX-31). Against a passive side nobody picks (NYX-26).
    """

    def __init__(self, moved: Sequence[Distribution], length: int, advantage: int, *, passive: bool) -> None:
        self.length = length
        self.advantage = advantage
        self.passive = passive
        self._lowest, self._highest = min(min(one.ways) for one in moved), max(max(one.ways) for one in moved)
        self._rolls = [*map(_in_order, moved)] * (3 // len(moved))
        self._levered = len(moved) > 1
        self._furthest = max(-self._lowest, self._highest) + length + MOST_ADVANTAGE

    @cached_property
    def outlooks(self) -> tuple[Outlook, ...]:
        """The outlook of every place from -length to length, for any round but the first."""
        return tuple(_outlook(answer) for answer in self._answers())

    def rounds(self) -> list[Place]:
        """Return what a round leads to from each place, if it is not the first."""
        return [self._place(marker) for marker in self._places]

    def at(self, marker: int, *, first: bool = False) -> Outlook:
        """Return the outlook of a place. The first round of a conflict has no situational steps (NYX-30)."""
        if not (first and (self._shift(marker) or self._levered)):
            return self.outlooks[marker + self.length]
        place = self._place(marker, first=True)
        mixes = (NONE, NONE) if self.passive else solve(place.game(self._worth, 0))
        mixed = place.mixed(ANY if self.passive else mixes)
        rounds, win2, win1 = (place.mean(mixed, ends) for ends in self._ends)
        return _outlook(Solution(1 + rounds, win2, win1, mixes))

    def replies(self, marker: int, *, first: bool = False) -> tuple[tuple[Reply, Reply, Reply], ...]:
        """Return the reply of each pick of side 1 against each pick of side 2.

        Against a passive side there are no picks, so all three rows hold the same reply.
        """
        _, ends2, ends1 = self._ends
        place = self._place(marker, first=first)
        pairs = zip(*place.chances, strict=True)
        found = [Reply(place.mean(pair, ends1), place.mean(pair, ends2)) for pair in pairs]
        return tuple((found[pick], found[pick + 1], found[pick + 2]) for pick in range(0, len(PICKS), 3))

    @property
    def _places(self) -> range:
        return range(-self.length, self.length + 1)

    @cached_property
    def _ends(self) -> tuple[list[float], list[float], list[float]]:
        """The values of the ends and the places: remaining rounds, chance that side 2 wins, that side 1
        wins.
        """
        outlooks = self.outlooks
        return (
            [0, 0, *(one.rounds for one in outlooks)],
            [1, 0, *(one.win2 for one in outlooks)],
            [0, 1, *(one.win1 for one in outlooks)],
        )

    @property
    def _worth(self) -> list[float]:
        """The values of the ends and the places for side 1: its chance to win minus that of side 2."""
        _, ends2, ends1 = self._ends
        return [win1 - win2 for win2, win1 in zip(ends2, ends1, strict=True)]

    def _shift(self, marker: int) -> int:
        return situational_shift(2, marker, self.advantage, 0)

    def _rolled(self, marker: int, *, first: bool) -> InOrder:
        """Return where the roll may leave the marker: the least place, and the chances from there on."""
        low, chances = self._rolls[0 if first else (marker > 0) - (marker < 0)]
        return marker + low + (0 if first else self._shift(marker)), chances

    def _place(self, marker: int, *, first: bool = False) -> Place:
        """Return what a round leads to from a place of the marker."""
        raw, chances = self._rolled(marker, first=first)
        start = self._furthest + raw
        stop = start + len(chances)
        reached, routes = _routes(self.length, self._furthest, start, stop, self.passive)
        found = [0.0] * (len(reached) * len(PICKS))
        for number, chance in zip(routes, chances * len(PICKS), strict=True):
            found[number] += chance
        return Place(reached, list(zip(*[iter(found)] * len(PICKS), strict=True)))

    def _answers(self) -> list[Solution]:
        places = self.rounds()
        if self.passive:
            ends = absorption([place.spread(place.mixed(ANY), len(places)) for place in places])
            return [Solution(rounds, win2, win1, (NONE, NONE)) for rounds, win2, win1 in ends]
        weaker, guess = self._guess()
        if moved := self._undone(weaker):
            return win_by_patience(places, moved, weaker)
        ordered = guess if weaker == 1 else guess[::-1]
        return solve_repeated(places, ordered, weaker, steady=self._is_hopeless, exact=self._is_subtle)

    @property
    def _is_hopeless(self) -> bool:
        """Whether one side can never have the greater effect."""
        return self._highest == 0 or self._lowest == 0

    @property
    def _is_subtle(self) -> bool:
        """Whether one side is hopeless, but its tactics or its advantage undo all that the other gains."""
        return self._is_hopeless and max(self._highest, -self._lowest) <= max(BONUS, self.advantage)

    def _undone(self, side: int) -> Sequence[float]:
        """Return the chances that dice move the marker 1, 2… steps back where a hopeless side is ahead.

        There are none if no side is hopeless, or if tactics do not undo these steps, or advantages matter.
        """
        _, chances = self._rolls[1 if side == 1 else -1]
        back = chances[-2::-1] if side == 1 else chances[1:]
        return back if self._is_hopeless and not self.advantage and len(back) <= BONUS else ()

    def _guess(self) -> tuple[int, Sequence[float | Fraction]]:
        """Return the weaker side, and a first guess of its chance to win, from behind to ahead."""
        low, chances = self._rolls[0]
        drift = sum(step * chance for step, chance in enumerate(chances, low))
        weaker = 1 if self._highest == 0 or drift < 0 else 2
        if self._is_hopeless:
            return weaker, first_guesses.hopeless(self.length)
        up = sum(chance for step, chance in enumerate(chances, low) if step > 0)
        down = sum(chance for step, chance in enumerate(chances, low) if step < 0)
        if up and down and up + down < first_guesses.SELDOM:
            moves = (up, down) if weaker == 1 else (down, up)
            return weaker, first_guesses.waiting(*moves, self.length)
        variance = sum((step - drift) ** 2 * chance for step, chance in enumerate(chances, low))
        return weaker, first_guesses.walking(abs(drift), variance, self.advantage, self.length)


def forecast(
    first: Pool, second: Pool | None, length: int, advantage: int = 0, leverage: int = 0
) -> Forecast:
    """Return the forecast of a conflict between these rolls. Without a second roll side 2 is passive.

    `leverage` is the net situational advantage if it counts on the holder's attribute, from round 2 on. Above
    0 side 1 holds it, below 0 side 2 (D-23).
    """
    own, other = max(0, leverage), min(0, leverage)
    pools = [
        (_helped(first, own * ahead), second and _helped(second, other * ahead))
        for ahead in ((0, 1, -1) if leverage else (0,))
    ]
    moved = [margin(one, two) if two else steps(one) for one, two in pools]
    return Forecast(moved, length, advantage, passive=second is None)


def _helped(pool: Pool, by: int) -> Pool:
    return pool.but(modifier=pool.modifier + by) if by else pool


def _in_order(moved: Distribution) -> InOrder:
    low, high = min(moved.ways), max(moved.ways)
    return low, [moved.ways.get(step, 0) / moved.whole for step in range(low, high + 1)]


def _outlook(answer: Solution) -> Outlook:
    return Outlook(answer.win1, answer.win2, answer.rounds, *answer.mixes)


@cache
def _ends(length: int, furthest: int, passive: bool) -> tuple[tuple[int, ...], ...]:
    """Return for each pair of picks the outcome, as numbered in a `Place`, of each place before the bonus."""
    raws = range(-furthest, furthest + 1)
    if passive:
        return (tuple(_index(settled(raw, length), length) for raw in raws),) * len(PICKS)
    return tuple(tuple(_index(landing(raw, pair, length), length) for raw in raws) for pair in PICKS)


class Routes(NamedTuple):
    """Where a round can lead from a place: the numbers of the outcomes; and for each pair of picks and each
    roll, the index of that pair's chance of the outcome, among nine chances for each outcome.
    """

    reached: Sequence[int]
    routes: Sequence[int]


@lru_cache(maxsize=256)
def _routes(length: int, furthest: int, start: int, stop: int, passive: bool) -> Routes:
    """Return the routes for the rolls whose ends stand from `start` to `stop` in `_ends`."""
    pairs = [ends[start:stop] for ends in _ends(length, furthest, passive)]
    reached = sorted(set[int]().union(*pairs))
    numbers = {end: number * len(PICKS) for number, end in enumerate(reached)}
    return Routes(reached, [numbers[end] + pair for pair, ends in enumerate(pairs) for end in ends])


def _index(end: Landing, length: int) -> int:
    if end.over1:
        return 1
    return 0 if end.over2 else 2 + end.marker + length
