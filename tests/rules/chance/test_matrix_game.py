"""Solutions of three-by-three games, checked against linear programs and against every reply."""

from decimal import Decimal
from itertools import product

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rules.chance.matrix_game import Matrix, Mixes, Triple, _candidates, guarantees, solve, undominated

NUMBERS = st.floats(-3, 3, allow_nan=False) | st.integers(-2, 2).map(float)
TRIPLES = st.tuples(NUMBERS, NUMBERS, NUMBERS)
GAMES = st.tuples(TRIPLES, TRIPLES, TRIPLES)
ROCK: Matrix = ((0, 1, -1), (-1, 0, 1), (1, -1, 0))
PURE = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
THIRD = pytest.approx((1 / 3, 1 / 3, 1 / 3))


def programmed(game: Matrix) -> float:
    """Return the value of a game as found by a linear program."""
    import numpy as np  # noqa: PLC0415  # importing takes a second, which every worker would spend
    from scipy.optimize import linprog  # noqa: PLC0415  # as above

    won = np.array(game)
    found = linprog(
        [0, 0, 0, -1],
        A_ub=np.hstack([-won.T, np.ones((3, 1))]),
        b_ub=np.zeros(3),
        A_eq=[[1, 1, 1, 0]],
        b_eq=[1],
        bounds=[(0, None)] * 3 + [(None, None)],
    )
    return float(-found.fun)


def fair(mixes: Mixes) -> bool:
    return all(sum(mix) == pytest.approx(1) and min(mix) >= 0 for mix in mixes)


@given(GAMES)
@example(((0.0, 0.0, 0.0),) * 3)
@example(((0.0, 0.0, 1e-300), (0.0, 0.0, 0.0), (1e-300, 0.0, 0.0)))
@example(((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1e-8)))
def test_no_reply_gains_anything(game: Matrix) -> None:
    mixes = solve(game)
    low, high = guarantees(game, mixes)
    assert fair(mixes)
    assert high - low < 1e-9


@given(GAMES)
def test_the_value_matches_the_linear_program(game: Matrix) -> None:
    low, high = guarantees(game, solve(game))
    assert (low + high) / 2 == pytest.approx(programmed(game), abs=1e-7)


@given(GAMES, GAMES)
def test_a_start_from_another_games_mix_changes_only_the_time(game: Matrix, other: Matrix) -> None:
    low, high = guarantees(game, solve(game, solve(other)))
    assert high - low < 1e-9


@given(GAMES, st.floats(-20, -1))
def test_small_differences_are_solved_like_great_ones(game: Matrix, power: float) -> None:
    small = tuple(tuple(value * 10**power for value in row) for row in game)
    low, high = guarantees(small, solve(small))  # type: ignore[arg-type]
    assert high - low <= 1e-9 * 10**power


def test_every_game_of_three_numbers_is_solved_from_any_start() -> None:
    like = None
    for numbers in product((0, 0.25, 0.5), repeat=9):
        game: Matrix = (numbers[:3], numbers[3:6], numbers[6:])  # type: ignore[assignment]
        mixes = solve(game)
        for found in (mixes, solve(game, like)):
            low, high = guarantees(game, found)
            assert high - low < 1e-12
            assert min(map(min, found)) >= 0
        like = mixes


@pytest.mark.parametrize("rows", [(1, 0, 0), (0.5, 0, 0.5), (0.25, 0.5, 0.25)])
@pytest.mark.parametrize("columns", [(0, 1, 0), (0, 0.5, 0.5), (0.25, 0.5, 0.25)])
def test_a_start_may_mix_any_number_of_choices_on_each_side(rows: Triple, columns: Triple) -> None:
    for game in (ROCK, ((3, 1, 2), (0, 0, 0), (9, -1, -2)), ((2, 0, 1), (0, 1, 1), (-1, -1, -1))):
        low, high = guarantees(game, solve(game, (rows, columns)))
        assert high - low < 1e-12


@pytest.mark.parametrize("size", [1.0, 0.1])
def test_where_rounding_leaves_a_doubt_every_way_to_mix_is_compared(size: float) -> None:
    circle: Matrix = ((0, size, -size), (-size, 0, size), (size, -size, 0))
    coins: Matrix = ((size, -size, 0), (-size, size, 0), (0, 0, 0))
    sure = [(row, column) for row in PURE for column in PURE]
    for game, mix in ((circle, (1 / 3, 1 / 3, 1 / 3)), (coins, (0.5, 0.5, 0))):
        found = list(_candidates(game))
        assert all(map(fair, found))
        assert all(mixes in found for mixes in sure)
        assert any(rows == columns == pytest.approx(mix) for rows, columns in found)


@pytest.mark.parametrize(
    "game",
    [
        ((0.24228922096415523, 0.6999999999999998, 1.691706687910997), (0.7, 0.7, 0.7), (0.1, 0.7, 2)),
        ((-0.8164812155419922, 0.9244334416937751, 1.794890770311625), (0.7, 0.3, 0.1), (-1, 1, 2)),
    ],
)
def test_a_mix_of_all_three_choices_that_rounding_makes_up_is_not_taken(game: Matrix) -> None:
    third: Triple = (1 / 3, 1 / 3, 1 / 3)
    for like in (None, (third, third)):
        low, high = guarantees(game, solve(game, like))
        assert high - low < 1e-12


def test_where_rounding_leaves_a_doubt_a_mix_of_all_three_choices_is_compared_too() -> None:
    found = list(_candidates(((1, 0, 0), (0, 4e-7, 0), (0, 0, 4e-7))))
    assert any(rows == columns == pytest.approx((2e-7, 0.5, 0.5), rel=1e-2, abs=0) for rows, columns in found)


@given(st.tuples(*[st.tuples(*[st.integers(-2, 2)] * 3)] * 3))
def test_whatever_is_compared_is_a_mix(game: Matrix) -> None:
    assert all(map(fair, _candidates(game)))


def test_in_a_circle_it_is_best_to_mix_all_three_equally() -> None:
    rows, columns = solve(ROCK)
    assert rows == columns == THIRD


def test_a_saddle_point_is_chosen_with_certainty() -> None:
    assert solve(((3, 1, 2), (0, 0, 0), (9, -1, -2))) == ((1, 0, 0), (0, 1, 0))


def test_a_saddle_point_comes_before_a_mix_that_is_as_good() -> None:
    assert solve(((0, 0, 0), (1, -1, 0), (-1, 1, 0))) == ((1, 0, 0), (0, 0, 1))


def test_no_share_of_a_mix_is_negative() -> None:
    rows, columns = solve(((0.25, 0, 1), (0, 0.5, -0.5), (0, 0, 0)))
    assert rows == pytest.approx((2 / 3, 1 / 3, 0))
    assert columns == pytest.approx((2 / 3, 1 / 3, 0))


def test_high_precision_is_kept() -> None:
    game = tuple(
        tuple(Decimal(value) for value in row) for row in ((1, -1, 0), (-1, 2, 0), (0, 0, Decimal("0.3")))
    )
    rows, _ = solve(game)  # type: ignore[arg-type]
    assert abs(sum(map(Decimal, rows), Decimal(-1))) < Decimal("1e-25")


def test_a_row_that_another_dominates_gives_its_share_to_the_best_one() -> None:
    game = ((1.0, 2.0, 3.0), (1.0, 2.0, 4.0), (1.0, 5.0, 4.0))
    assert undominated(game, (0.25, 0.25, 0.5)) == (0, 0, 1)
    assert undominated(((2.0, 2.0, 2.0), (1.0, 3.0, 1.0), (1.0, 2.0, 2.0)), (0.125, 0.25, 0.625)) == (
        0.75,
        0.25,
        0,
    )
    equal = ((1.0, 2.0, 3.0), (1.0, 2.0, 3.0), (4.0, 0.0, 0.0))
    assert undominated(equal, (0.25, 0.25, 0.5)) == (0.25, 0.25, 0.5)
