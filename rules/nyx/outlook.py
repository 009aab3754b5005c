"""What a side may expect of the round that it picks for: each tactic against each reply, and the best mix.

The forecast holds from the second round on; in the first the situation does not move the marker yet (NYX-30),
so that round is looked at by itself, and the forecast begins after it. Nothing here knows a pick.
"""

from typing import NamedTuple

from rules.matrix_game import Matrix, Triple, solve
from rules.nyx.forecast import Forecast, Outlook, forecast
from rules.nyx.model import Conflict, Pool
from rules.nyx.odds import PICKS, Landing, landings, margin
from rules.odds import Distribution


class Standing(NamedTuple):
    """Where a conflict between two sides stands: what both roll, the scale, and what the situation does.

    `shift` are the situational steps of the coming round, `advantage` the net advantage of later ones.
    """

    first: Pool
    second: Pool
    length: int
    marker: int = 0
    shift: int = 0
    advantage: int = 0


class Prospect(NamedTuple):
    """What awaits side 1 in the coming round and after it.

    `steps` are the mean steps of the marker for each of its tactics against each reply, overflow included,
    if whoever wins takes the steps. `now` is the outlook with the best mixes; `ahead` is the whole forecast.
    """

    steps: Matrix
    now: Outlook
    ahead: Forecast


def prospect(standing: Standing) -> Prospect | None:
    """Return what awaits side 1; None where neither roll can succeed, so that nothing is foreseeable."""
    if not (standing.first.target or standing.second.target):
        return None
    ahead = forecast(standing.first, standing.second, standing.length, standing.advantage)
    moved = margin(standing.first, standing.second)
    usual = standing.advantage if standing.marker > 0 else -standing.advantage if standing.marker else 0
    now = ahead.at(standing.marker) if standing.shift == usual else _first(standing, moved, ahead)
    return Prospect(_steps(standing, moved), now, ahead)


def turned(standing: Standing) -> Standing:
    """Return the same as side 2 sees it."""
    return Standing(
        standing.second,
        standing.first,
        standing.length,
        -standing.marker,
        -standing.shift,
        standing.advantage,
    )


def net(conflict: Conflict) -> int:
    """Return the net situational advantage (NYX-30)."""
    first, second = conflict.sides
    return abs(first.advantage - second.advantage)


def _ends(standing: Standing, moved: Distribution) -> list[dict[Landing, float]]:
    """Return for each pair of picks where the coming round may end, with the chances."""
    return [
        dict(landings(moved, standing.marker, standing.length, standing.shift, (pair,))) for pair in PICKS
    ]


def _matrix(cells: list[float]) -> Matrix:
    a, b, c, d, e, f, g, h, i = cells
    return ((a, b, c), (d, e, f), (g, h, i))


def _steps(standing: Standing, moved: Distribution) -> Matrix:
    return _matrix(
        [
            sum((end.marker + end.over1 - end.over2 - standing.marker) * p for end, p in ends.items())
            for ends in _ends(standing, moved)
        ]
    )


def _first(standing: Standing, moved: Distribution, ahead: Forecast) -> Outlook:
    """Return the outlook of a round with other situational steps than those that follow."""
    ends = _ends(standing, moved)
    after = [_after(each, ahead) for each in ends]
    _, mix1, mix2 = solve(_matrix([one[0] - one[1] for one in after]))
    chances = [one * other for one in mix1 for other in mix2]
    win1, win2, rounds = (
        sum(chance * each[place] for chance, each in zip(chances, after, strict=True) if chance)
        for place in range(3)
    )
    return Outlook(win1, win2, 1 + rounds, mix1, mix2)


def _after(ends: dict[Landing, float], ahead: Forecast) -> Triple:
    """Return the chances of both sides' win and the rounds that follow, once these ends are reached."""
    found = [0.0, 0.0, 0.0]
    for end, chance in ends.items():
        if end.over1 or end.over2:
            found[0 if end.over1 else 1] += chance
        else:
            for place, value in enumerate(ahead.at(end.marker)[:3]):
                found[place] += chance * value
    return found[0], found[1], found[2]
