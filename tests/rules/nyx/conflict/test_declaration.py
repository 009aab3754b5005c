"""Declaring a round and picking in secret (NYX-24, 32, 33, D-40)."""

import pytest
from pydantic import ValidationError

from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Attribute, Phase, Tactic
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Rating
from rules.nyx.state.contest_events import RoundRolled
from tests.rules.nyx.board import ANN, BEN, GM, Board, against_guard, at_cliff, duel


@pytest.mark.rule("NYX-24")
def test_a_side_changes_attribute_and_goal_from_round_to_round() -> None:
    board = duel()
    board.declare(1, attribute="mind", goal="talk him round")
    board.declare(2)
    board.round((1, 1), [4, 4])
    board.steps()
    assert (board.side(1).attribute, board.side(1).goal) == (Attribute.MIND, "talk him round")
    board.declare(1, attribute="body")
    assert (board.side(1).attribute, board.side(1).goal) == (Attribute.BODY, "talk him round")


@pytest.mark.rule("NYX-24")
def test_a_modifier_of_the_gm_counts_in_the_round_in_which_it_is_set() -> None:
    board = duel()
    board.do(m.SetModifier(**board.at, side=2, modifier=-2))
    board.round((1, 1), [6, 5])
    assert board.event(RoundRolled).sides[1].roll.pool.target == 4


@pytest.mark.rule("NYX-24")
def test_nothing_changes_after_the_hidden_choice_has_begun() -> None:
    board = duel(first_advantage=2)
    board.declare_both()
    assert board.refused(board.declaration(1, attribute="mind"), ANN).code == "declarations-closed"
    assert board.refused(m.Revise(**board.at, side=1), ANN).code == "declarations-closed"
    setting = m.SetModifier(**board.at, side=1, modifier=1)
    assert board.refused(setting).code == "declarations-closed"


@pytest.mark.rule("NYX-24", "NYX-33")
def test_a_declaration_with_a_tactic_that_comes_too_late_hears_what_became_of_the_choice() -> None:
    board = duel(first_advantage=2)
    late = board.declaration(1).but(tactic=Tactic.WAITING)
    board.declare_both()
    assert board.refused(late.but(tactic=None), ANN).code == "declarations-closed"
    assert board.refused(late, ANN).code == "declarations-closed"
    board.pick(1, 1)
    assert board.refused(late, ANN).code == "picked-already"
    board.pick(2, 1, [4, 5])
    assert board.refused(late.but(tactic=None), ANN).code == "declarations-closed"
    assert board.refused(late, ANN).code == "nothing-to-pick"


def test_a_conflict_remembers_the_tactics_of_its_last_two_rounds() -> None:
    board = duel()
    for tactic in (2, 0, 1):
        board.round((tactic, tactic), [4, 4])
        board.steps()
    assert [one.tactics for one in board.conflict.past] == [(0, 0), (1, 1)]


@pytest.mark.rule("NYX-24")
def test_an_attribute_at_0_or_missing_is_not_declared() -> None:
    board = duel()
    assert board.refused(board.declaration(1, attribute="value"), ANN).code == "no-such-attribute"
    board.give("Ada", ratings={**board.who("Ada").ratings, Attribute.MIND: Rating(base=6, fatigue=6)})
    assert board.refused(board.declaration(1, attribute="mind"), ANN).code == "attribute-zero"


@pytest.mark.rule("NYX-24")
def test_each_side_declares_for_itself() -> None:
    board = duel()
    for seat in (GM, BEN, PUBLIC):
        assert board.refused(board.declaration(1), seat).code == "not-your-side"
        assert board.refused(m.Revise(**board.at, side=1), seat).code == "not-your-side"


@pytest.mark.rule("NYX-24")
def test_a_side_of_the_gm_declares_before_a_players() -> None:
    board = Board()
    board.player("Ada", ANN)
    board.npc("Captain")
    board.open("Ada", "Captain")
    refusal = board.refused(board.declaration(1), ANN)
    assert (refusal.code, refusal.details) == ("gm-declares-first", {"name": "Captain"})
    board.declare(2, positive=["Iron"])
    board.declare(1)
    assert board.conflict.phase is Phase.TACTIC


@pytest.mark.rule("NYX-24")
def test_two_sides_of_players_or_of_the_gm_declare_in_any_order() -> None:
    board = duel()
    board.declare(2)
    board.declare(1)
    board = Board()
    board.npc("Captain")
    board.bare("Dog")
    board.open("Captain", "Dog")
    board.declare(1)
    board.declare(2)
    assert board.conflict.phase is Phase.TACTIC


@pytest.mark.rule("NYX-24")
def test_a_declaration_may_be_revised_until_both_are_closed() -> None:
    board = duel()
    board.declare(1, positive=["Iron", "Ash"])
    assert board.points("Ada") == 3
    board.declare(1, negative=["Oak"])
    assert board.points("Ada") == 7
    board.do(m.Revise(**board.at, side=1), ANN)
    assert board.points("Ada") == 5
    assert board.refused(m.Revise(**board.at, side=1), ANN).code == "not-declared"
    board.declare(1)
    board.declare(2)
    assert board.conflict.phase is Phase.TACTIC


@pytest.mark.rule("NYX-24")
def test_a_refused_revision_leaves_the_old_declaration_in_force() -> None:
    board = duel()
    board.declare(1, positive=["Iron"])
    assert board.refused(board.declaration(1, positive=["Iron"], negative=["Ash"]), ANN).code == "mixed-signs"
    assert (board.side(1).declared, board.points("Ada")) == (True, 4)


@pytest.mark.rule("NYX-24")
def test_answered_demands_stay_booked_when_a_declaration_is_revised() -> None:
    board = duel()
    board.do(board.demand("Ada", "Ash"))
    board.do(board.answer("Ada", "Ash", buy_off=False), ANN)
    board.declare(1, positive=["Iron"])
    board.do(m.Revise(**board.at, side=1), ANN)
    assert board.points("Ada") == 7
    board.round((1, 1), [3, 3, 3, 6])
    assert board.event(RoundRolled).sides[0].roll.pool.negative == 2


@pytest.mark.rule("NYX-24")
def test_points_gained_by_accepting_pay_for_help_in_the_same_round() -> None:
    board = duel()
    board.give("Ada", points=0)
    board.do(board.demand("Ada", "Fir"))
    board.do(board.answer("Ada", "Fir", buy_off=False), ANN)
    board.declare(1, positive=["Iron"])
    assert board.points("Ada") == 0


@pytest.mark.rule("NYX-24")
def test_aspects_are_declared_for_one_round() -> None:
    board = duel()
    board.declare(1, positive=["Fir"])
    board.declare(2)
    board.round((1, 1), [3, 3, 3])
    board.steps()
    assert (board.side(1).positive, board.side(1).declared) == ((), False)


@pytest.mark.rule("NYX-32")
def test_a_holder_gives_up_an_advantage_and_the_marker_stays() -> None:
    board = duel(first_advantage=4)
    board.do(m.SetAdvantage(**board.at, side=1, advantage=0), ANN)
    assert (board.side(1).advantage, board.conflict.marker) == (0, 4)
    board.round((1, 1), [4, 4])
    board.steps()
    board.round((1, 1), [4, 4])
    assert board.event(RoundRolled).shift == 0


@pytest.mark.rule("NYX-32")
def test_the_gm_grants_an_advantage_which_counts_in_the_next_round_without_an_opening() -> None:
    board = duel(lead=1)
    board.do(m.SetAdvantage(**board.at, side=2, advantage=3))
    assert board.conflict.marker == 1
    board.round((1, 1), [4, 4])
    assert board.event(RoundRolled).shift == 0
    board.steps()
    board.round((1, 1), [4, 4])
    assert board.event(RoundRolled).shift == 3


@pytest.mark.rule("NYX-32")
def test_only_the_gm_grants_an_advantage_within_bounds_and_in_time() -> None:
    board = duel(first_advantage=2)
    setting = m.SetAdvantage(**board.at, side=1, advantage=3)
    for seat in (ANN, BEN, PUBLIC):
        assert board.refused(setting, seat).code == "gm-only"
    assert board.refused(setting.but(advantage=0), BEN).code == "gm-only"
    for advantage in (-1, 6):
        assert board.refused(setting.but(advantage=advantage)).code == "out-of-bounds"
    board.declare_both()
    assert board.refused(setting).code == "declarations-closed"
    assert board.refused(setting.but(advantage=0), ANN).code == "declarations-closed"


@pytest.mark.rule("NYX-32")
def test_even_a_cliff_may_become_more_favourable() -> None:
    board = at_cliff()
    board.do(m.SetAdvantage(**board.at, side=2, advantage=2))
    assert board.side(2).advantage == 2


@pytest.mark.rule("NYX-33")
def test_each_side_picks_once_and_finally() -> None:
    board = duel()
    board.declare_both()
    board.pick(1, 0)
    for tactic in Tactic:
        assert board.refused(board.picking(1, tactic), ANN).code == "picked-already"
    assert board.side(1).pick is Tactic.DEFENSIVE


@pytest.mark.rule("NYX-33")
def test_nobody_picks_for_another_side() -> None:
    board = duel()
    board.declare_both()
    for seat in (GM, BEN, PUBLIC):
        assert board.refused(board.picking(1, 0), seat).code == "not-your-side"
    guard = against_guard()
    guard.pick(1, 1)
    assert guard.refused(guard.picking(2, 1), ANN).code == "not-your-side"


@pytest.mark.rule("NYX-33")
@pytest.mark.parametrize("tactic", [-1, 3, 0.5, "offensive"])
def test_there_are_three_tactics(tactic: object) -> None:
    with pytest.raises(ValidationError):
        m.PickTactic.model_validate({"contest": "3", "turn": 1, "side": 1, "tactic": tactic})


@pytest.mark.rule("NYX-33")
def test_nobody_picks_before_the_other_side_has_declared() -> None:
    board = duel()
    assert board.refused(board.picking(1, 0), ANN).code == "other-declaring"
    board.declare(1)
    assert board.refused(board.picking(1, 0), ANN).code == "other-declaring"


@pytest.mark.rule("NYX-33")
def test_a_pick_also_closes_the_sides_declaration_once_the_other_has_declared() -> None:
    board = duel()
    board.declare(1)
    board.pick(2, 2)
    assert (board.side(2).declared, board.conflict.phase) == (True, Phase.TACTIC)
    board.pick(1, 0, [3, 3])
    assert board.event(RoundRolled).sides[1].tactic is Tactic.OFFENSIVE


@pytest.mark.rule("NYX-33")
def test_a_demand_is_answered_before_a_pick_declares() -> None:
    board = against_guard()
    board.do(board.demand("Ada", "Fir"))
    assert board.refused(board.picking(1, 0), ANN).code == "demand-open"


@pytest.mark.rule("NYX-33")
def test_picks_and_dice_are_revealed_together_when_the_last_pick_is_made() -> None:
    board = duel()
    board.declare_both()
    first = board.pick(2, 0)
    assert [event.__class__.__name__ for event in first] == ["TacticPicked"]
    last = board.pick(1, 1, [4, 2])
    assert [event.__class__.__name__ for event in last] == ["TacticPicked", "RoundRolled"]
    assert [side.tactic for side in board.event(RoundRolled).sides] == [1, 0]


@pytest.mark.rule("NYX-33")
def test_nothing_can_be_picked_once_the_dice_have_fallen() -> None:
    board = duel()
    board.round((1, 0), [4, 2])
    assert board.refused(board.picking(1, 0), ANN).code == "nothing-to-pick"


def test_a_button_of_another_round_or_conflict_changes_nothing() -> None:
    board = duel()
    old = board.picking(1, 0)
    board.round((1, 1), [4, 4])
    board.steps()
    refusal = board.refused(old, ANN)
    assert (refusal.code, refusal.details) == ("stale-turn", {"asked": 1, "now": 2})
    assert board.refused(old.but(turn=3), ANN).code == "stale-turn"
    assert board.refused(old.but(contest="99"), ANN).code == "no-such-conflict"
    board.do(m.EndConflict(**board.at))
    assert board.refused(old.but(turn=2), ANN).code == "conflict-over"
