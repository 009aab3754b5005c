"""Penalties and recovery: fatigue, damage, dropping out, changes of scene (NYX-43 to 46, 48)."""

import pytest

from rules.campaign.actions import ChangeScene
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Attribute, EndReason, Phase
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Rating
from rules.nyx.state.contest_events import PenaltyTaken, RoundRolled
from rules.nyx.state.contests import Outcome
from rules.nyx.state.events import FatigueCleared
from tests.rules.nyx.board import ANN, BEN, GM, Board, against_guard, duel


def hit(effect: int = 3, **setup: object) -> Board:
    """Return a duel in which Ada must take a penalty for this much overflow."""
    board = duel(**({"lead": -5} | setup))
    board.round((1, 1), [10, effect])
    board.steps()
    return board


def fatigue(board: Board, name: str = "Ada") -> dict[str, int]:
    return {str(key): rating.fatigue for key, rating in board.who(name).ratings.items() if rating.fatigue}


@pytest.mark.rule("NYX-43")
def test_the_effect_becomes_fatigue_point_for_point() -> None:
    board = hit(3)
    board.do(board.penalty(1), ANN)
    assert fatigue(board) == {"body": 3}
    assert (board.event(PenaltyTaken).effect, board.who("Ada").damage) == (3, ())
    assert board.event(PenaltyTaken).aspect == 0, "fatigue is no aspect"


@pytest.mark.rule("NYX-43")
def test_the_effect_becomes_one_damage_aspect_of_any_size() -> None:
    board = hit(6)
    board.do(board.penalty(1, damage=" Broken  leg "), ANN)
    (damage,) = board.who("Ada").damage
    assert (damage.name, damage.value, fatigue(board)) == ("Broken leg", 1, {})
    assert (damage.id, board.event(PenaltyTaken).aspect) == (11, 11), "after the ten aspects"


@pytest.mark.rule("NYX-43")
def test_the_first_damage_of_a_single_value_is_its_aspect_1() -> None:
    board = against_guard(lead=5)
    board.round((1, 1), [2, 10])
    board.steps()
    board.do(board.penalty(2, damage="Cut"))
    assert [one.id for one in board.who("Guard").aspects] == [1]


@pytest.mark.rule("NYX-43")
def test_the_side_that_must_take_a_penalty_chooses_it_once() -> None:
    board = hit()
    for seat in (GM, BEN, PUBLIC):
        assert board.refused(board.penalty(1), seat).code == "not-your-side"
    assert board.refused(board.penalty(2), BEN).code == "no-penalty-due"
    taking = board.penalty(1)
    board.do(taking, ANN)
    assert board.refused(taking, ANN).code == "stale-turn"
    assert board.refused(board.penalty(1), ANN).code == "no-penalty-due"


@pytest.mark.rule("NYX-43")
@pytest.mark.parametrize("name", ["", " ", "\u202e"])
def test_damage_needs_a_name(name: str) -> None:
    board = hit()
    taking = m.TakePenalty(**board.at, side=1, damage=True, name=name)
    assert board.refused(taking, ANN).code == "name-empty"


@pytest.mark.rule("NYX-43")
def test_without_overflow_there_is_no_penalty() -> None:
    board = duel()
    board.round((1, 1), [10, 5])
    assert board.refused(board.penalty(1), ANN).code == "no-penalty-due"
    board.steps()
    assert (board.conflict.marker, board.conflict.turn) == (-5, 2)


@pytest.mark.rule("NYX-43")
def test_the_gm_chooses_for_an_npc_side() -> None:
    board = against_guard(lead=5)
    board.pick(1, 1)
    board.pick(2, 1, [2, 10])
    board.steps()
    assert board.refused(board.penalty(2), ANN).code == "not-your-side"
    board.do(board.penalty(2), GM)
    assert fatigue(board, "Guard") == {"value": 2}


@pytest.mark.rule("NYX-44")
def test_fatigue_lowers_the_attribute_that_was_used_in_that_round() -> None:
    board = duel(lead=-5)
    board.declare(1, attribute="mind")
    board.declare(2)
    board.round((1, 1), [10, 2])
    board.steps()
    board.do(board.penalty(1), ANN)
    assert fatigue(board) == {"mind": 2}


@pytest.mark.rule("NYX-44")
def test_fatigue_counts_from_the_next_roll_of_the_same_conflict() -> None:
    board = hit(4)
    board.do(board.penalty(1), ANN)
    board.round((1, 1), [3, 1])
    roll = board.event(RoundRolled).sides[0].roll
    assert (roll.pool.current, roll.effect) == (2, 0)


@pytest.mark.rule("NYX-44")
def test_fatigue_stops_at_the_attribute_and_the_rest_is_lost() -> None:
    board = hit(6, first_attribute=Attribute.INTERACTION)
    board.do(board.penalty(1), ANN)
    assert fatigue(board) == {"interaction": 5}
    assert board.event(PenaltyTaken).fatigue == 5
    assert board.who("Ada").ratings[Attribute.INTERACTION].current == 0


@pytest.mark.rule("NYX-45")
def test_damage_may_repeat_in_kind_and_is_told_apart() -> None:
    board = hit()
    board.do(board.penalty(1, damage="Cut"), ANN)
    board.round((1, 1), [10, 3])
    board.steps()
    board.do(board.penalty(1, damage="Cut"), ANN)
    assert [(one.id, one.name, one.value) for one in board.who("Ada").damage] == [
        (11, "Cut", 1),
        (12, "Cut", 1),
    ]


@pytest.mark.rule("NYX-45")
def test_damage_does_not_count_among_the_ten_aspects() -> None:
    board = hit()
    board.do(board.penalty(1, damage="Cut"), ANN)
    assert sum(aspect.value for aspect in board.who("Ada").aspects if not aspect.damage) == 15


@pytest.mark.rule("NYX-46")
def test_an_attribute_at_0_ends_the_conflict() -> None:
    board = hit(6)
    board.do(board.penalty(1), ANN)
    assert board.who("Ada").is_out
    assert board.conflict.outcome == Outcome(reason=EndReason.OUT, winner=2)


@pytest.mark.rule("NYX-46")
def test_a_character_who_is_out_does_nothing_until_the_scene_changes() -> None:
    board = hit(6)
    board.do(board.penalty(1), ANN)
    assert board.refused(board.roll("Ada", "mind"), ANN).code == "character-out"
    success = a.SucceedByAspect(character=board.who("Ada").id, aspect=1, text="Luck.")
    assert board.refused(success).code == "character-out"
    board.do(ChangeScene())
    board.do(board.roll("Ada", "mind"), ANN, [3])


@pytest.mark.rule("NYX-46")
def test_one_point_left_is_enough_to_go_on() -> None:
    board = hit(5)
    board.do(board.penalty(1), ANN)
    assert (board.who("Ada").is_out, board.conflict.phase) == (False, Phase.DECLARE)


@pytest.mark.rule("NYX-46")
def test_an_opponent_of_one_value_is_out_at_0() -> None:
    board = against_guard(lead=5)
    board.give("Guard", ratings={Attribute.VALUE: Rating(base=2)})
    board.pick(1, 1)
    board.pick(2, 1, [2, 10])
    board.steps()
    board.do(board.penalty(2), GM)
    assert board.conflict.outcome == Outcome(reason=EndReason.OUT, winner=1)


@pytest.mark.rule("NYX-48")
def test_a_change_of_scene_clears_all_fatigue_and_no_damage() -> None:
    board = hit(3)
    board.do(board.penalty(1), ANN)
    board.round((1, 1), [10, 3])
    board.steps()
    board.do(board.penalty(1, damage="Cut"), ANN)
    board.do(m.EndConflict(**board.at))
    board.do(ChangeScene())
    assert (fatigue(board), [one.name for one in board.who("Ada").damage]) == ({}, ["Cut"])
    assert board.event(FatigueCleared).characters == (board.who("Ada").id,)
    assert board.state.campaign.scene == 2


@pytest.mark.rule("NYX-48")
def test_no_scene_changes_during_a_conflict() -> None:
    board = duel()
    refusal = board.refused(ChangeScene())
    assert (refusal.code, refusal.details) == ("scene-in-conflict", {"title": "Trial"})


@pytest.mark.rule("NYX-48")
def test_only_the_gm_declares_the_change_of_scene() -> None:
    board = Board()
    for seat in (ANN, BEN, PUBLIC):
        assert board.refused(ChangeScene(), seat).code == "gm-only"


@pytest.mark.rule("NYX-48")
def test_two_conflicts_in_one_scene_share_fatigue() -> None:
    board = hit(3)
    board.do(board.penalty(1), ANN)
    board.do(m.EndConflict(**board.at))
    board.open("Ada", "Bo")
    assert board.who("Ada").ratings[Attribute.BODY].current == 3


@pytest.mark.rule("NYX-48")
def test_a_scene_without_fatigue_changes_quietly() -> None:
    board = Board()
    board.player("Ada")
    assert [event.__class__.__name__ for event in board.do(ChangeScene())] == ["SceneChanged"]
