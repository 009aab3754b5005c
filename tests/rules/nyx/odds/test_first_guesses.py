"""How a forecast's search begins: near the solution, and precise enough."""

from collections.abc import Sequence

import pytest

from rules.chance.matrix_game import Mixes
from rules.chance.repeated_game import RepeatedGame
from rules.nyx.odds.forecast import forecast
from tests.rules.nyx.odds.test_odds import pool


class Counting(RepeatedGame):
    """A game that counts how often mixes are played to the end, which takes most of a search's time."""

    times = 0

    def played(self, mixes: Sequence[Mixes]) -> list[list[float]]:
        Counting.times += 1
        return super().played(mixes)


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> type[Counting]:
    monkeypatch.setattr("rules.chance.equilibrium.RepeatedGame", Counting)
    monkeypatch.setattr(Counting, "times", 0)
    return Counting


@pytest.mark.rule("NYX-25")
@pytest.mark.parametrize(
    ("first", "second"),
    [((2, 0, -5), (2, 0, -5)), ((4, 0, -3), (1, 0, -3)), ((4, 0, -1), (1, 0, -5)), ((3, 0, 0), (2, 0, -5))],
)
def test_a_conflict_in_which_dice_seldom_move_the_marker_takes_few_iterations(
    first: tuple[int, int, int], second: tuple[int, int, int], counting: type[Counting]
) -> None:
    told = forecast(pool(*first), pool(*second), 10).outlooks
    assert 0 < told[10].win1 < 1
    assert counting.times <= 8


@pytest.mark.rule("NYX-25", "NYX-31")
@pytest.mark.parametrize("advantage", range(6))
def test_a_usual_conflict_takes_few_iterations_whatever_the_advantage(
    advantage: int, counting: type[Counting]
) -> None:
    assert 0 < forecast(pool(5), pool(7, -1), 5, advantage).outlooks[5].win1 < 1
    assert counting.times <= 3


@pytest.mark.rule("NYX-25")
def test_a_side_that_cannot_succeed_loses_to_one_that_hardly_ever_does() -> None:
    for told in forecast(pool(0), pool(1, 0, -5), 3).outlooks:
        assert told.win1 < 1e-9
        assert told.win2 == pytest.approx(1, abs=1e-9)
