"""Individual actions and the reading of dice (NYX-15 to 18)."""

from itertools import product

import pytest

from rules.chance.dice import ScriptedDice
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Attribute
from rules.nyx.base.pool import Pool, Use
from rules.nyx.base.rolls import read, roll
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Rating
from rules.nyx.state.events import RolledAlone
from tests.rules.nyx.board import ANN, BEN, GM, Board, against_guard


@pytest.fixture
def board() -> Board:
    board = Board()
    board.player("Ada", ANN)
    return board


def pool(current: int, *, modifier: int = 0, positive: int = 0, negative: int = 0) -> Pool:
    return Pool(
        attribute=Attribute.BODY, current=current, modifier=modifier, positive=positive, negative=negative
    )


@pytest.mark.rule("NYX-15")
@pytest.mark.parametrize("current", range(16))
def test_a_die_at_or_under_the_target_succeeds(current: int) -> None:
    succeeded = [face for face in range(1, 11) if read(pool(current), (face,)).effect]
    assert succeeded == list(range(1, min(10, current) + 1))


@pytest.mark.rule("NYX-3", "NYX-15")
@pytest.mark.parametrize(
    ("current", "modifier", "target", "bonus"),
    [
        (1, -3, 0, 0),
        (3, -3, 0, 0),
        (4, -3, 1, 0),
        (10, 0, 10, 0),
        (11, 0, 10, 1),
        (15, -3, 10, 2),
        (15, 3, 10, 8),
    ],
)
def test_a_target_is_0_to_10_and_what_is_above_it_a_bonus(
    current: int, modifier: int, target: int, bonus: int
) -> None:
    rolled = pool(current, modifier=modifier)
    assert (rolled.target, rolled.bonus) == (target, bonus)


@pytest.mark.rule("NYX-7")
def test_points_that_wait_are_not_booked() -> None:
    use = Use(aspect=1, name="Ash", value=2, points=2)
    assert (use.booked, use.but(waits=True).booked) == (2, 0)


@pytest.mark.rule("NYX-15")
@pytest.mark.parametrize("faces", [(0,), (11,), (-1,), (), (3, 4)])
def test_dice_that_do_not_fit_the_pool_are_an_error(faces: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="is not a roll of 1 ten-sided dice"):
        read(pool(5), faces)


@pytest.mark.rule("NYX-15")
@pytest.mark.parametrize("faces", [(0, 3), (3, 0), (11, 3), (3, 11)])
def test_each_of_several_dice_shows_a_face_that_it_has(faces: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="is not a roll of 2 ten-sided dice"):
        read(pool(5, positive=1), faces)


@pytest.mark.rule("NYX-15")
def test_only_its_owner_rolls_for_a_character(board: Board) -> None:
    for seat in (GM, BEN, PUBLIC):
        assert board.refused(board.roll("Ada"), seat).code == "not-your-character"
    board.do(board.roll("Ada", "mind"), ANN, [6])
    assert board.event(RolledAlone).roll.effect == 6


@pytest.mark.rule("NYX-15")
def test_a_character_in_a_conflict_rolls_there(board: Board) -> None:
    fight = against_guard()
    assert fight.refused(fight.roll("Ada"), ANN).code == "in-conflict"


def test_a_roll_that_was_offered_once_counts_once(board: Board) -> None:
    offered = board.roll("Ada").but(after=board.who("Ada").rolls)
    board.do(offered, ANN, [3])
    assert board.refused(offered, ANN).code == "rolled-already"


@pytest.mark.rule("NYX-16")
@pytest.mark.parametrize("modifier", [-3, -2, -1, 0])
def test_an_individual_action_is_made_harder(board: Board, modifier: int) -> None:
    board.do(board.roll("Ada", modifier=modifier), ANN, [6 + modifier])
    assert board.event(RolledAlone).roll.effect == 6 + modifier


@pytest.mark.rule("NYX-16")
@pytest.mark.parametrize("modifier", [-4, 1, 3, 10**9])
def test_a_modifier_outside_its_bounds_is_refused(board: Board, modifier: int) -> None:
    refusal = board.refused(board.roll("Ada", modifier=modifier), ANN)
    assert refusal.code == "out-of-bounds"
    assert (refusal.details["least"], refusal.details["most"]) == (-3, 0)


@pytest.mark.rule("NYX-16")
def test_a_modifier_down_to_zero_fails_the_roll_and_knocks_nobody_out(board: Board) -> None:
    board.player("Bo", BEN, ratings={"body": 3, "mind": 7, "interaction": 7})
    board.do(board.roll("Bo", modifier=-3), BEN, [1])
    assert board.event(RolledAlone).roll.pool.target == 0
    assert board.event(RolledAlone).roll.effect == 0
    assert not board.who("Bo").is_out


@pytest.mark.rule("NYX-16")
@pytest.mark.parametrize("modifier", [-3, 3])
def test_in_a_conflict_the_modifier_may_be_positive_or_negative(modifier: int) -> None:
    fight = against_guard()
    fight.do(m.SetModifier(**fight.at, side=1, modifier=modifier))
    assert fight.side(1).modifier == modifier


@pytest.mark.rule("NYX-16")
def test_in_a_conflict_only_the_gm_sets_it_within_bounds_and_in_time() -> None:
    fight = against_guard()
    setting = m.SetModifier(**fight.at, side=1, modifier=1)
    for seat in (ANN, BEN, PUBLIC):
        assert fight.refused(setting, seat).code == "gm-only"
    for modifier in (-4, 4):
        assert fight.refused(setting.but(modifier=modifier)).code == "out-of-bounds"
    fight.declare(1)
    assert fight.refused(setting).code == "declarations-closed"


@pytest.mark.rule("NYX-17")
@pytest.mark.parametrize("current", [4, 10, 14])
def test_the_effect_is_the_die_and_the_bonus_or_zero(current: int) -> None:
    for face in range(1, 11):
        one = pool(current)
        expected = face + max(0, current - 10) if face <= min(10, current) else 0
        assert read(one, (face,)).effect == expected


@pytest.mark.rule("NYX-18")
def test_the_best_die_is_the_highest_success_and_the_worst_any_failure() -> None:
    assert read(pool(4, positive=2), (2, 3, 5)).effect == 3
    assert read(pool(4, negative=1), (3, 4)).effect == 3
    worst = read(pool(4, negative=1), (2, 9))
    assert (worst.effect, worst.steps, worst.counting) == (0, -5, 1)
    assert read(pool(14, negative=1), (3, 9)).effect == 7


@pytest.mark.rule("NYX-18")
def test_among_failures_the_nearest_is_best_and_the_farthest_worst() -> None:
    assert read(pool(4, positive=2), (9, 9, 5)).steps == -1
    assert read(pool(4, negative=2), (9, 6, 5)).steps == -5


@pytest.mark.rule("NYX-18")
@pytest.mark.parametrize("target", [0, 3, 5, 10])
@pytest.mark.parametrize("extra", [1, 2])
def test_chances_match_the_best_and_the_worst_of_all_dice(target: int, extra: int) -> None:
    rolls = list(product(range(1, 11), repeat=1 + extra))
    best = sum(read(pool(target, positive=extra), faces).effect > 0 for faces in rolls)
    worst = sum(read(pool(target, negative=extra), faces).effect > 0 for faces in rolls)
    assert best == 10 ** (1 + extra) - (10 - target) ** (1 + extra)
    assert worst == target ** (1 + extra)


@pytest.mark.rule("NYX-18")
def test_the_pool_is_one_die_plus_the_dice_of_aspects() -> None:
    dice = ScriptedDice([9, 9, 4, 2])
    assert roll(dice, pool(5, positive=3)).dice == (9, 9, 4, 2)
    assert pool(5, positive=2, negative=2).size == 1


@pytest.mark.rule("NYX-18")
def test_fatigue_lowers_the_target(board: Board) -> None:
    tired = {**board.who("Ada").ratings, Attribute.BODY: Rating(base=6, fatigue=4)}
    board.give("Ada", ratings=tired)
    board.do(board.roll("Ada"), ANN, [3])
    assert (board.event(RolledAlone).roll.pool.target, board.event(RolledAlone).roll.effect) == (2, 0)


@pytest.mark.parametrize("faces", [(1, 11), (0, 10), (1,), (1, 2, 3)])
def test_faces_that_the_dice_of_a_roll_cannot_show_are_no_roll(faces: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="is not a roll of"):
        read(pool(5, negative=1), faces)
    assert read(pool(5, negative=1), (1, 10)).dice == (1, 10)


def test_fatigue_takes_no_attribute_below_zero() -> None:
    assert [Rating(base=2, fatigue=tired).current for tired in (1, 2, 3)] == [1, 0, 0]
