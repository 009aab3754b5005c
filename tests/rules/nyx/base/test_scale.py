"""The scale: movement, overflow, and situational steps (NYX-23, 25, 27, 29 to 31)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.nyx.base.scale import clamp_with_overflow, opening_marker, situational_shift
from rules.nyx.conflict.advantages import split_advantage
from rules.nyx.state.contest_events import MarkerMoved, RoundRolled
from tests.rules.nyx.board import duel

LENGTHS = st.integers(3, 10)
PLACES = st.integers(-40, 40)
VALUES = st.integers(0, 5)


@pytest.mark.rule("NYX-25")
@pytest.mark.parametrize(
    ("dice", "raw"), [([5, 2], 3), ([2, 5], -3), ([4, 4], 0), ([10, 10], 0), ([6, 9], 6)]
)
def test_the_higher_effect_moves_the_marker_by_the_difference(dice: list[int], raw: int) -> None:
    board = duel()
    board.round((1, 1), dice)
    assert board.event(RoundRolled).raw == raw


@pytest.mark.rule("NYX-30", "NYX-31")
@pytest.mark.parametrize("net", [-5, -1, 0, 1, 5])
def test_an_advantage_counts_as_steps_whoever_holds_it_or_on_the_attribute_of_who_does(net: int) -> None:
    assert split_advantage(net, in_steps=True) == (abs(net), 0)
    assert split_advantage(net, in_steps=False) == (0, net)


@pytest.mark.rule("NYX-25")
def test_movement_starts_from_the_marker() -> None:
    board = duel(lead=-2)
    board.round((1, 1), [5, 2])
    assert (board.event(RoundRolled).start, board.event(RoundRolled).raw) == (-2, 1)


@pytest.mark.rule("NYX-27")
@given(PLACES, LENGTHS)
def test_the_marker_stops_at_the_ends_and_the_rest_is_overflow_for_one_side(place: int, length: int) -> None:
    settled = clamp_with_overflow(place, length)
    assert -length <= settled.marker <= length
    assert settled.marker + settled.over1 - settled.over2 == place
    assert min(settled.over1, settled.over2) == 0 <= max(settled.over1, settled.over2)


@pytest.mark.rule("NYX-27")
@pytest.mark.parametrize("place", [-5, 5])
def test_a_marker_on_the_end_is_no_overflow(place: int) -> None:
    assert clamp_with_overflow(place, 5) == clamp_with_overflow(place, 5).but(marker=place, over1=0, over2=0)


@pytest.mark.rule("NYX-27")
def test_the_marker_stays_on_the_end_after_overflow() -> None:
    board = duel(lead=-5)
    board.round((1, 1), [10, 4])
    board.steps()
    assert board.event(MarkerMoved).movement.over2 == 4
    board.do(board.penalty(1), board.seat(1))
    assert board.conflict.marker == -5


@pytest.mark.rule("NYX-29")
@given(LENGTHS, st.integers(-5, 5), VALUES, VALUES)
def test_the_opening_lies_on_the_scale(length: int, lead: int, first: int, second: int) -> None:
    assert (
        opening_marker(length, lead, first, second)
        == clamp_with_overflow(lead + first - second, length).marker
    )


@pytest.mark.rule("NYX-30")
@given(st.integers(2, 99), st.integers(-10, 10), VALUES, VALUES)
def test_the_situation_pushes_away_from_the_middle(turn: int, marker: int, first: int, second: int) -> None:
    steps = situational_shift(turn, marker, first, second)
    assert -5 <= steps <= 5
    assert steps == 0 if marker == 0 else steps * marker == abs(first - second) * abs(marker)


@pytest.mark.rule("NYX-30")
def test_the_situation_counts_from_round_two_on_even_when_nobody_succeeds() -> None:
    board = duel(first_advantage=2)
    board.round((1, 1), [10, 10])
    assert (board.event(RoundRolled).shift, board.event(RoundRolled).raw) == (0, 2)
    board.steps()
    board.round((1, 1), [10, 10])
    assert (board.event(RoundRolled).shift, board.event(RoundRolled).raw) == (2, 4)


@pytest.mark.rule("NYX-30")
def test_a_lead_plays_no_part_in_later_rounds() -> None:
    board = duel(lead=2)
    for _ in range(2):
        board.round((1, 1), [10, 10])
        board.steps()
    assert (board.event(RoundRolled).shift, board.conflict.marker) == (0, 2)


@pytest.mark.rule("NYX-31")
@given(st.integers(2, 9), st.integers(1, 10), VALUES, VALUES)
def test_of_two_advantages_only_the_difference_counts(turn: int, marker: int, one: int, other: int) -> None:
    assert situational_shift(turn, marker, one, other) == situational_shift(turn, marker, abs(one - other), 0)
    assert situational_shift(turn, marker, one, one) == 0
