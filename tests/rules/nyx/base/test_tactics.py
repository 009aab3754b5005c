"""Tactics: which pick wins, when a win has an effect and how much, and the narrator (NYX-34 to 37, 41)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.nyx.base.enums import SideNumber, Tactic
from rules.nyx.base.scale import clamp_with_overflow
from rules.nyx.base.tactics import choice_winner, effective_winners, final_movement, narrator, win_fits_place
from rules.nyx.state.contest_events import MarkerMoved, RoundRolled
from tests.rules.nyx.board import duel

D, W, O = Tactic  # noqa: E741
TACTICS = st.sampled_from(Tactic)
PLACES = st.integers(-20, 20)
LENGTHS = st.integers(3, 10)


@pytest.mark.rule("NYX-34")
@pytest.mark.parametrize(
    ("picks", "winner"),
    [
        ((O, W), 1),
        ((W, D), 1),
        ((D, O), 1),
        ((W, O), 2),
        ((D, W), 2),
        ((O, D), 2),
        ((D, D), None),
        ((W, W), None),
    ],
)
def test_offensive_beats_waiting_beats_defensive_beats_offensive(
    picks: tuple[Tactic, Tactic], winner: SideNumber | None
) -> None:
    assert choice_winner(*picks) == winner


@pytest.mark.rule("NYX-34")
@given(TACTICS, TACTICS)
def test_of_different_picks_exactly_one_wins_in_either_order(one: Tactic, other: Tactic) -> None:
    swapped = {1: 2, 2: 1, None: None}
    assert choice_winner(one, other) == swapped[choice_winner(other, one)]
    assert (choice_winner(one, other) is None) == (one == other)


@pytest.mark.rule("NYX-35")
@given(PLACES)
def test_defensive_fits_when_behind_offensive_when_ahead_and_waiting_always(raw: int) -> None:
    assert win_fits_place(D, 1, raw) == (raw <= 0) == win_fits_place(O, 2, raw)
    assert win_fits_place(O, 1, raw) == (raw >= 0) == win_fits_place(D, 2, raw)
    assert win_fits_place(W, 1, raw)
    assert win_fits_place(W, 2, raw)


@pytest.mark.rule("NYX-35")
def test_a_win_that_does_not_fit_after_the_roll_has_no_effect_but_narrates() -> None:
    board = duel(lead=-1)
    board.round((0, 2), [3, 10])
    rolled = board.event(RoundRolled)
    assert (rolled.tactic_winner, rolled.winners, rolled.narrator) == (1, (), 1)
    assert (board.event(MarkerMoved).net, board.conflict.marker, board.conflict.turn) == (0, 2, 2)


@pytest.mark.rule("NYX-35")
@given(TACTICS, TACTICS, PLACES)
def test_an_effective_winner_won_the_choice_or_picked_the_same(one: Tactic, other: Tactic, raw: int) -> None:
    for side in effective_winners(one, other, raw):
        assert choice_winner(one, other) in (None, side)
        assert win_fits_place((one, other)[side - 1], side, raw)


@pytest.mark.rule("NYX-36")
@given(PLACES, LENGTHS, st.sampled_from([3, -3]))
def test_waiting_moves_inside_the_scale_and_leaves_overflow_unchanged(
    raw: int, length: int, net: int
) -> None:
    plain, moved = clamp_with_overflow(raw, length), final_movement(raw, length, net, W)
    assert (moved.over1, moved.over2) == (plain.over1, plain.over2)
    assert -length <= moved.marker <= length
    assert moved.marker == clamp_with_overflow(plain.marker + net, length).marker


@pytest.mark.rule("NYX-36")
@given(PLACES, LENGTHS, st.sampled_from([3, -3]), st.sampled_from([D, O]))
def test_other_tactics_move_before_the_ends_are_checked(
    raw: int, length: int, net: int, tactic: Tactic
) -> None:
    assert final_movement(raw, length, net, tactic) == clamp_with_overflow(raw + net, length)


@pytest.mark.rule("NYX-36")
@given(PLACES, LENGTHS)
def test_without_a_net_bonus_only_the_roll_counts(raw: int, length: int) -> None:
    assert final_movement(raw, length, 0, None) == clamp_with_overflow(raw, length)


@pytest.mark.rule("NYX-37")
@given(PLACES)
def test_with_equal_picks_each_side_whose_pick_fits_wins(raw: int) -> None:
    assert effective_winners(W, W, raw) == (1, 2)
    behind: tuple[SideNumber, ...] = (1, 2) if raw == 0 else (1,) if raw < 0 else (2,)
    ahead: tuple[SideNumber, ...] = (1, 2) if raw == 0 else (2,) if raw < 0 else (1,)
    assert effective_winners(D, D, raw) == behind
    assert effective_winners(O, O, raw) == ahead


@pytest.mark.rule("NYX-37")
def test_two_bonuses_are_netted_before_the_scale_is_checked() -> None:
    board = duel(lead=5)
    board.round((1, 1), [6, 10])
    board.steps()
    moved = board.event(MarkerMoved)
    assert (moved.net, moved.movement.marker, moved.movement.over1) == (0, 5, 6)


@pytest.mark.rule("NYX-41")
@pytest.mark.parametrize(
    ("winner", "effects", "expected"),
    [
        (1, (0, 9), 1),
        (2, (9, 0), 2),
        (None, (3, 1), 1),
        (None, (1, 3), 2),
        (None, (4, 4), 0),
        (None, (0, 0), 0),
    ],
)
def test_the_winner_of_the_choice_narrates_then_the_higher_effect_then_the_gm(
    winner: SideNumber | None, effects: tuple[int, int], expected: int
) -> None:
    assert narrator(winner, *effects) == expected
