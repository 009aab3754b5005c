"""Using aspects: costs, gains, mixing, demands, facts, success without dice (NYX-7 to 13, 45)."""

import pytest

from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Answer, Attribute
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Aspect
from rules.nyx.state.events import (
    AspectDemanded,
    DemandAnswered,
    RolledAlone,
    SucceededByAspect,
    UsedInStory,
)
from tests.rules.nyx.board import ANN, ASPECTS, BEN, GM, Board, against_guard, duel


@pytest.fixture
def board() -> Board:
    board = Board()
    board.player("Ada", ANN)
    return board


@pytest.mark.rule("NYX-7")
@pytest.mark.parametrize(("aspect", "value"), [("Iron", 3), ("Ash", 2), ("Fir", 1)])
def test_an_aspect_that_hurts_gives_its_value_at_once(board: Board, aspect: str, value: int) -> None:
    board.do(board.roll("Ada", negative=[aspect]), ANN, [3] * (1 + value))
    assert board.points("Ada") == 5 + value


@pytest.mark.rule("NYX-7")
def test_each_aspect_hurts_once_in_a_roll_and_again_in_the_next(board: Board) -> None:
    assert board.refused(board.roll("Ada", negative=["Fir", "Fir"]), ANN).code == "aspect-used"
    board.do(board.roll("Ada", negative=["Fir", "Ash"]), ANN, [3] * 4)
    board.do(board.roll("Ada", negative=["Fir"]), ANN, [3, 3])
    assert board.points("Ada") == 5 + 3 + 1


@pytest.mark.rule("NYX-7")
def test_an_aspect_that_is_not_on_the_sheet_does_nothing(board: Board) -> None:
    for unknown in (0, 11, -1):
        roll = a.RollAlone(character=board.who("Ada").id, attribute=Attribute.BODY, negative=(unknown,))
        assert board.refused(roll, ANN).code == "no-such-aspect"


@pytest.mark.rule("NYX-8")
@pytest.mark.parametrize("aspect", ["Iron", "Ash", "Fir"])
def test_an_aspect_that_helps_costs_one_point_whatever_its_value(board: Board, aspect: str) -> None:
    value = next(one.value for one in board.who("Ada").aspects if one.name == aspect)
    board.do(board.roll("Ada", positive=[aspect]), ANN, [3] * (1 + value))
    assert board.points("Ada") == 4


@pytest.mark.rule("NYX-8")
def test_without_points_nothing_helps(board: Board) -> None:
    board.give("Ada", points=0)
    assert board.refused(board.roll("Ada", positive=["Fir"]), ANN).code == "not-enough-points"
    assert board.refused(board.story("Ada", "Fir", helps=True), ANN).code == "not-enough-points"


@pytest.mark.rule("NYX-8")
def test_several_aspects_help_for_a_point_each_and_each_once(board: Board) -> None:
    assert board.refused(board.roll("Ada", positive=["Fir", "Fir"]), ANN).code == "aspect-used"
    board.do(board.roll("Ada", positive=["Iron", "Fir"]), ANN, [3] * 5)
    assert board.points("Ada") == 3


@pytest.mark.rule("NYX-8")
def test_nobody_uses_the_aspects_of_others(board: Board) -> None:
    for seat in (GM, BEN, PUBLIC):
        assert board.refused(board.roll("Ada", positive=["Fir"]), seat).code == "not-your-character"
        assert board.refused(board.story("Ada", "Fir", helps=False), seat).code == "not-your-character"


@pytest.mark.rule("NYX-9")
def test_an_aspect_adds_as_many_dice_as_it_is_worth(board: Board) -> None:
    board.do(board.roll("Ada", positive=["Iron", "Ash"]), ANN, [9, 9, 9, 9, 9, 2])
    roll = board.event(RolledAlone).roll
    assert (roll.pool.positive, roll.pool.negative, roll.effect) == (5, 0, 2)
    board.do(board.roll("Ada", negative=["Ash"]), ANN, [6, 2, 5])
    roll = board.event(RolledAlone).roll
    assert (roll.pool.positive, roll.pool.negative, roll.effect) == (0, 2, 2)


@pytest.mark.rule("NYX-9")
def test_an_aspect_lasts_for_one_roll(board: Board) -> None:
    board.do(board.roll("Ada", positive=["Iron"]), ANN, [1] * 4)
    board.do(board.roll("Ada"), ANN, [1])
    assert board.event(RolledAlone).roll.pool.size == 1


@pytest.mark.rule("NYX-9")
def test_no_aspect_is_activated_once_the_hidden_choice_has_begun() -> None:
    board = duel()
    board.declare_both()
    assert board.refused(board.declaration(1, positive=["Iron"]), ANN).code == "declarations-closed"
    assert board.refused(board.demand("Ada", "Iron")).code == "declarations-closed"


@pytest.mark.rule("NYX-10")
def test_in_the_story_an_aspect_helps_for_a_point_or_hurts_for_its_value(board: Board) -> None:
    board.do(board.story("Ada", "Ash", helps=True, text="A colleague  knows the way."), ANN)
    helped = board.event(UsedInStory)
    assert (helped.text, helped.use.points) == ("A colleague knows the way.", -1)
    board.do(board.story("Ada", "Ash", helps=False, text="An old rival turns up."), ANN)
    assert (board.event(UsedInStory).use.points, board.points("Ada")) == (2, 6)


@pytest.mark.rule("NYX-10")
def test_a_use_in_the_story_states_a_fact(board: Board) -> None:
    for empty in ("", " \n", "\u200b"):
        assert board.refused(board.story("Ada", "Ash", helps=True, text=empty), ANN).code == "text-empty"
    assert board.refused(board.story("Ada", "Ash", helps=True, text="x" * 401), ANN).code == "text-too-long"


@pytest.mark.rule("NYX-10")
def test_an_aspect_that_was_demanded_for_a_roll_may_still_make_a_fact(board: Board) -> None:
    board.do(board.demand("Ada", "Ash"))
    board.do(board.story("Ada", "Ash", helps=True), ANN)
    board.do(board.answer("Ada", "Ash", buy_off=False), ANN)
    assert board.points("Ada") == 5 - 1 + 2
    success = a.SucceedByAspect(character=board.who("Ada").id, aspect=2, text="She knows the lock.")
    assert board.refused(success).code == "aspect-used"


@pytest.mark.rule("NYX-11")
def test_a_player_does_not_voluntarily_mix_help_and_harm(board: Board) -> None:
    roll = board.roll("Ada", positive=["Fir"], negative=["Ash"])
    assert board.refused(roll, ANN).code == "mixed-signs"
    conflict = duel()
    mixed = conflict.declaration(1, positive=["Fir"], negative=["Ash"])
    assert conflict.refused(mixed, ANN).code == "mixed-signs"


@pytest.mark.rule("NYX-11")
@pytest.mark.parametrize(
    ("helps", "hurts", "dice", "effect"),
    [("Ash", "Fir", [2, 9], 2), ("Fir", "Iron", [2, 5, 9], 0), ("Ash", "Oak", [4], 4)],
    ids=["one die more, best counts", "two dice more, worst counts", "one plain die"],
)
def test_forced_dice_cancel_dice_and_nothing_is_refunded(
    board: Board, helps: str, hurts: str, dice: list[int], effect: int
) -> None:
    board.do(board.demand("Ada", hurts))
    board.do(board.answer("Ada", hurts, buy_off=False), ANN)
    before = board.points("Ada")
    board.do(board.roll("Ada", positive=[helps]), ANN, dice)
    assert board.event(RolledAlone).roll.effect == effect
    assert board.points("Ada") == before - 1


@pytest.mark.rule("NYX-12")
def test_a_demand_is_accepted_for_its_value_or_bought_off_for_one_point(board: Board) -> None:
    board.do(board.demand("Ada", "Iron"))
    board.do(board.demand("Ada", "Ash"))
    board.do(board.answer("Ada", "Iron", buy_off=False), ANN)
    assert board.points("Ada") == 8
    board.do(board.answer("Ada", "Ash", buy_off=True), ANN)
    assert board.points("Ada") == 7
    board.do(board.roll("Ada"), ANN, [3] * 4)
    rolled = board.event(RolledAlone)
    assert (rolled.roll.pool.negative, [use.name for use in rolled.forced]) == (3, ["Iron"])
    assert (board.points("Ada"), board.who("Ada").demands) == (7, ())
    for event in (board.event(AspectDemanded), board.event(DemandAnswered)):
        assert (event.contest, event.turn) == ("", 0), "outside conflicts there are no turns"


@pytest.mark.rule("NYX-12")
def test_the_last_point_buys_a_demand_off(board: Board) -> None:
    board.give("Ada", points=1)
    board.do(board.demand("Ada", "Iron"))
    board.do(board.answer("Ada", "Iron", buy_off=True), ANN)
    assert board.points("Ada") == 0


@pytest.mark.rule("NYX-12")
def test_nothing_is_rolled_while_a_demand_is_open(board: Board) -> None:
    board.do(board.demand("Ada", "Iron"))
    assert board.refused(board.roll("Ada"), ANN).code == "demand-open"
    conflict = duel()
    conflict.do(conflict.demand("Ada", "Iron"))
    assert conflict.refused(conflict.declaration(1), ANN).code == "demand-open"


@pytest.mark.rule("NYX-12")
def test_an_aspect_is_demanded_once_for_a_roll_and_may_be_demanded_for_the_next(board: Board) -> None:
    board.do(board.demand("Ada", "Fir"))
    assert board.refused(board.demand("Ada", "Fir")).code == "aspect-used"
    board.do(board.answer("Ada", "Fir", buy_off=False), ANN)
    assert board.refused(board.demand("Ada", "Fir")).code == "aspect-used"
    assert board.refused(board.roll("Ada", negative=["Fir"]), ANN).code == "aspect-used"
    board.do(board.roll("Ada"), ANN, [3, 3])
    board.do(board.demand("Ada", "Fir"))


@pytest.mark.rule("NYX-12")
def test_a_character_without_points_must_accept(board: Board) -> None:
    board.give("Ada", points=0)
    board.do(board.demand("Ada", "Ash"))
    assert board.refused(board.answer("Ada", "Ash", buy_off=True), ANN).code == "not-enough-points"
    board.do(board.answer("Ada", "Ash", buy_off=False), ANN)
    assert board.points("Ada") == 2


@pytest.mark.rule("NYX-12")
def test_an_aspect_that_was_not_demanded_cannot_be_bought_off_or_accepted(board: Board) -> None:
    for buy_off in (True, False):
        assert board.refused(board.answer("Ada", "Ash", buy_off=buy_off), ANN).code == "no-demand"
    board.do(board.demand("Ada", "Ash"))
    board.do(board.answer("Ada", "Ash", buy_off=True), ANN)
    assert board.refused(board.answer("Ada", "Ash", buy_off=False), ANN).code == "no-demand"


@pytest.mark.rule("NYX-12")
def test_after_buying_off_a_positive_aspect_may_be_used_in_the_same_roll(board: Board) -> None:
    board.do(board.demand("Ada", "Fir"))
    board.do(board.answer("Ada", "Fir", buy_off=True), ANN)
    board.do(board.roll("Ada", positive=["Ash"]), ANN, [9, 9, 4])
    assert (board.points("Ada"), board.event(RolledAlone).roll.effect) == (3, 4)


@pytest.mark.rule("NYX-12")
def test_only_the_gm_demands_and_only_the_player_answers(board: Board) -> None:
    for seat in (ANN, BEN, PUBLIC):
        assert board.refused(board.demand("Ada", "Ash"), seat).code == "gm-only"
    board.do(board.demand("Ada", "Ash"))
    for seat in (GM, BEN, PUBLIC):
        assert board.refused(board.answer("Ada", "Ash", buy_off=False), seat).code == "not-your-character"


@pytest.mark.rule("NYX-12")
def test_a_demand_reopens_a_closed_declaration_and_returns_its_points() -> None:
    board = duel()
    board.declare(1, positive=["Ash"])
    assert board.points("Ada") == 4
    board.do(board.demand("Ada", "Fir"))
    assert (board.points("Ada"), board.side(1).declared) == (5, False)
    assert board.refused(board.demand("Ada", "Fir")).code == "aspect-used"
    board.do(board.answer("Ada", "Fir", buy_off=False), ANN)
    board.declare(1, positive=["Ash"])
    assert board.points("Ada") == 5


@pytest.mark.rule("NYX-12")
def test_an_aspect_in_use_is_not_demanded_as_well() -> None:
    board = duel()
    board.declare(1, positive=["Ash"])
    assert board.refused(board.demand("Ada", "Ash")).code == "aspect-used"


@pytest.mark.rule("NYX-12")
def test_a_declaration_stays_closed_if_gained_points_were_spent() -> None:
    board = duel()
    board.give("Ada", points=0)
    board.declare(1, negative=["Ash"])
    board.do(board.story("Ada", "Fir", helps=True), ANN)
    assert board.refused(m.Revise(**board.at, side=1), ANN).code == "points-spent"
    assert board.refused(board.declaration(1), ANN).code == "points-spent"
    assert board.refused(board.demand("Ada", "Oak")).code == "points-spent"


@pytest.mark.rule("NYX-12")
def test_a_demand_lapses_if_the_conflict_ends_before_its_roll() -> None:
    board = duel()
    board.do(board.demand("Ada", "Ash"))
    board.do(board.answer("Ada", "Ash", buy_off=False), ANN)
    board.do(board.demand("Ada", "Fir"))
    board.do(m.GiveUp(**board.at, side=2), BEN)
    assert (board.who("Ada").demands, board.points("Ada")) == ((), 7)
    board.do(board.roll("Ada"), ANN, [3])


@pytest.mark.rule("NYX-13")
def test_the_gm_may_let_an_aspect_succeed_without_dice_for_its_price(board: Board) -> None:
    success = a.SucceedByAspect(
        character=board.who("Ada").id, aspect=board.aspect("Ada", "Ash"), text="She knows the lock."
    )
    assert board.refused(success, ANN).code == "gm-only"
    board.do(success)
    assert (board.points("Ada"), board.event(SucceededByAspect).text) == (4, "She knows the lock.")
    assert not hasattr(board.event(SucceededByAspect), "roll")


@pytest.mark.rule("NYX-13")
def test_a_success_needs_payment_and_description_and_is_refused_in_a_conflict(board: Board) -> None:
    success = a.SucceedByAspect(character=board.who("Ada").id, aspect=2, text="She knows the lock.")
    assert board.refused(success.but(text=" ")).code == "text-empty"
    board.give("Ada", points=0)
    assert board.refused(success).code == "not-enough-points"
    fight = against_guard()
    assert fight.refused(success.but(character=fight.who("Ada").id)).code == "in-conflict"


@pytest.mark.rule("NYX-45")
def test_damage_hurts_like_a_demanded_aspect_and_never_helps(board: Board) -> None:
    damage = Aspect(id=11, name="Sprained foot", value=1, damage=True)
    board.give("Ada", aspects=(*board.who("Ada").aspects, damage))
    assert board.refused(board.roll("Ada", positive=["Sprained foot"]), ANN).code == "damage-not-positive"
    story = board.story("Ada", "Sprained foot", helps=True)
    assert board.refused(story, ANN).code == "damage-not-positive"
    board.do(board.demand("Ada", "Sprained foot"))
    board.do(board.answer("Ada", "Sprained foot", buy_off=False), ANN)
    board.do(board.roll("Ada"), ANN, [4, 5])
    assert (board.points("Ada"), board.event(RolledAlone).roll.effect) == (6, 4)
    board.do(board.demand("Ada", "Sprained foot"))
    board.do(board.answer("Ada", "Sprained foot", buy_off=True), ANN)
    assert board.points("Ada") == 5


@pytest.mark.rule("NYX-45")
def test_the_damage_of_an_opponent_of_one_value_always_counts_and_gives_no_points(board: Board) -> None:
    board.bare("Guard", 7)
    wounds = tuple(Aspect(id=n, name="Cut", value=1, damage=True) for n in (1, 2))
    board.give("Guard", aspects=wounds)
    board.do(board.roll("Guard", "value"), GM, [7, 6, 3])
    rolled = board.event(RolledAlone)
    assert (rolled.roll.effect, [use.points for use in rolled.forced]) == (3, [0, 0])
    assert board.points("Guard") == 0


def test_answers_stay_on_the_sheet_until_the_roll(board: Board) -> None:
    board.do(board.demand("Ada", "Iron"))
    assert board.who("Ada").demands[0].answer is Answer.OPEN
    board.do(board.answer("Ada", "Iron", buy_off=True), ANN)
    assert board.who("Ada").demands[0].answer is Answer.BOUGHT_OFF


def test_ten_aspects_can_be_told_apart(board: Board) -> None:
    assert [aspect.id for aspect in board.who("Ada").aspects] == list(range(1, 11))
    assert board.aspect("Ada", ASPECTS[-1]) == 10
