"""Solutions of three-by-three games, checked against linear programs and against every reply."""

from decimal import Decimal

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rules.chance.matrix_game import Matrix, Mixes, guarantees, solve, undominated

NUMBERS = st.floats(-3, 3, allow_nan=False) | st.integers(-2, 2).map(float)
TRIPLES = st.tuples(NUMBERS, NUMBERS, NUMBERS)
GAMES = st.tuples(TRIPLES, TRIPLES, TRIPLES)
ROCK: Matrix = ((0, 1, -1), (-1, 0, 1), (1, -1, 0))
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


def test_in_a_circle_it_is_best_to_mix_all_three_equally() -> None:
    rows, columns = solve(ROCK)
    assert rows == columns == THIRD


def test_a_saddle_point_is_chosen_with_certainty() -> None:
    assert solve(((3, 1, 2), (0, 0, 0), (9, -1, -2))) == ((1, 0, 0), (0, 1, 0))


def test_high_precision_is_kept() -> None:
    game = tuple(
        tuple(Decimal(value) for value in row) for row in ((1, -1, 0), (-1, 2, 0), (0, 0, Decimal("0.3")))
    )
    rows, _ = solve(game)  # type: ignore[arg-type]
    assert abs(sum(map(Decimal, rows), Decimal(-1))) < Decimal("1e-25")


def test_a_row_that_another_dominates_gives_its_share_to_the_best_one() -> None:
    game = ((1.0, 2.0, 3.0), (1.0, 2.0, 4.0), (1.0, 5.0, 4.0))
    assert undominated(game, (0.25, 0.25, 0.5)) == (0, 0, 1)
    equal = ((1.0, 2.0, 3.0), (1.0, 2.0, 3.0), (4.0, 0.0, 0.0))
    assert undominated(equal, (0.25, 0.25, 0.5)) == (0.25, 0.25, 0.5)
