"""What a side may expect of a round: mean steps, the first round's own situation, and who sees what."""

import pytest

from rules.nyx.forecast import forecast
from rules.nyx.model import Attribute, Pool, Tactic
from rules.nyx.odds import effect
from rules.nyx.outlook import Standing, prospect, turned
from rules.nyx.tactics import BONUS, effective_winners, move


def made(value: int, modifier: int = 0, positive: int = 0, negative: int = 0) -> Pool:
    return Pool(
        attribute=Attribute.VALUE, current=value, modifier=modifier, positive=positive, negative=negative
    )


def mean_steps(standing: Standing, picks: tuple[Tactic, Tactic]) -> float:
    """The mean way of the marker, by every pair of effects."""
    total = 0.0
    for one, p in effect(standing.first).floats().items():
        for other, q in effect(standing.second).floats().items():
            raw = standing.marker + one - other + standing.shift
            winners = effective_winners(*picks, raw)
            net = sum(BONUS if side == 1 else -BONUS for side in winners)
            end = move(raw, standing.length, net, picks[winners[0] - 1] if net else None)
            total += p * q * (end.marker + end.over1 - end.over2 - standing.marker)
    return total


@pytest.mark.rule("NYX-34")
def test_the_mean_steps_are_those_of_every_pair_of_effects() -> None:
    standing = Standing(made(5), made(7, -1, 0, 1), 5, marker=-2, shift=-1, advantage=1)
    found = prospect(standing)
    assert found is not None
    for own in Tactic:
        for reply in Tactic:
            assert found.steps[own][reply] == pytest.approx(mean_steps(standing, (own, reply)))


def test_later_rounds_are_the_forecast_s() -> None:
    found = prospect(Standing(made(6), made(5), 5, marker=2, shift=1, advantage=1))
    assert found is not None
    assert found.now == forecast(made(6), made(5), 5, 1).at(2)


@pytest.mark.rule("NYX-30")
def test_in_the_first_round_the_situation_does_not_move_the_marker_yet() -> None:
    first = prospect(Standing(made(6), made(6), 5, marker=2, shift=0, advantage=2))
    later = prospect(Standing(made(6), made(6), 5, marker=2, shift=2, advantage=2))
    assert first is not None
    assert later is not None
    assert 0.5 < first.now.win1 < later.now.win1
    assert first.now.win1 + first.now.win2 == pytest.approx(1)
    assert sum(first.now.mix1) == pytest.approx(1)


def test_a_first_round_that_is_like_any_other_has_the_forecast_s_outlook() -> None:
    """The round that is looked at by itself agrees with the forecast where nothing is different."""
    standing = Standing(made(6), made(7, -2), 5, marker=1, shift=2, advantage=2)
    alike = prospect(standing)
    ahead = forecast(standing.first, standing.second, 5, 2)
    assert alike is not None
    assert alike.now.win1 == pytest.approx(ahead.at(1).win1, abs=1e-9)


def test_both_sides_see_the_same_from_their_own_ends() -> None:
    standing = Standing(made(4), made(7), 5, marker=-1, shift=-2, advantage=2)
    own, other = prospect(standing), prospect(turned(standing))
    assert own is not None
    assert other is not None
    assert own.now.win1 == pytest.approx(other.now.win2)
    assert own.steps[Tactic.OFFENSIVE][Tactic.WAITING] == pytest.approx(
        -other.steps[Tactic.WAITING][Tactic.OFFENSIVE]
    )


def test_nothing_is_foretold_where_neither_side_can_succeed() -> None:
    assert prospect(Standing(made(0), made(2, -3), 5)) is None
