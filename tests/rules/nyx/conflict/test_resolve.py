"""Resolving a round: passive sides, overflow in each mode, the order of endings (NYX-26 to 28, 40)."""

import pytest
from pydantic import ValidationError

from rules.nyx.base.enums import BonusKind, EndReason, Mode, Phase, Tactic
from rules.nyx.state import contest_actions as m
from rules.nyx.state.contest_events import BonusChosen, ConflictEnded, MarkerMoved, PenaltyTaken, RoundRolled
from rules.nyx.state.contests import Outcome
from tests.rules.nyx.board import ANN, BEN, GM, Board, at_cliff, duel


def outcome(board: Board) -> Outcome | None:
    return board.conflict.outcome


@pytest.mark.rule("NYX-26")
def test_against_a_passive_side_success_moves_by_the_effect() -> None:
    board = at_cliff()
    board.declare(1, dice=[4])
    assert (board.event(RoundRolled).raw, board.conflict.marker, board.conflict.turn) == (4, 4, 2)


@pytest.mark.rule("NYX-26")
def test_against_a_passive_side_failure_moves_back_by_the_excess_over_the_target() -> None:
    board = at_cliff()
    board.do(m.SetModifier(**board.at, side=1, modifier=-2))
    board.declare(1, dice=[7])
    assert (board.event(RoundRolled).sides[0].roll.steps, board.conflict.marker) == (-3, -3)


@pytest.mark.rule("NYX-26")
def test_the_situation_pushes_against_a_passive_side_too() -> None:
    board = at_cliff(second_advantage=1)
    board.declare(1, dice=[8])
    assert board.conflict.marker == -3
    board.declare(1, dice=[1])
    assert board.event(RoundRolled).raw == -3 + 1 - 1


@pytest.mark.rule("NYX-26")
def test_a_passive_side_has_no_tactics_and_no_dice() -> None:
    board = at_cliff()
    assert board.refused(board.picking(1, 1), ANN).code == "no-tactics"
    assert board.refused(board.picking(2, 1), GM).code == "side-passive"
    board.declare(1, dice=[4])
    rolled = board.event(RoundRolled)
    assert ([side.side for side in rolled.sides], rolled.sides[0].tactic) == ([1], None)
    assert (rolled.tactic_winner, rolled.winners, rolled.narrator) == (None, (), 1)


@pytest.mark.rule("NYX-26")
def test_a_passive_side_cannot_do_what_an_active_one_may() -> None:
    board = at_cliff(mode=Mode.PENALTY, lead=-5)
    for action in (
        board.declaration(1).but(side=2),
        m.Revise(**board.at, side=2),
        m.GiveUp(**board.at, side=2),
        m.BreakOffNow(**board.at, side=2),
        m.SetModifier(**board.at, side=2, modifier=1),
        board.choosing(2, BonusKind.STEPS),
        board.penalty(2),
    ):
        assert board.refused(action, GM).code == "side-passive"


@pytest.mark.rule("NYX-26")
@pytest.mark.parametrize("mode", Mode)
def test_overflow_against_a_passive_side_reaches_the_goal_in_every_mode(mode: Mode) -> None:
    board = at_cliff(mode=mode, lead=2)
    board.declare(1, dice=[4])
    assert (outcome(board), board.conflict.marker) == (Outcome(reason=EndReason.GOAL, winner=1), 5)
    assert board.event(MarkerMoved).harmed is None


@pytest.mark.rule("NYX-27")
def test_reaching_the_end_exactly_does_not_end_the_conflict() -> None:
    board = at_cliff(lead=1)
    board.declare(1, dice=[4])
    assert (board.conflict.marker, board.conflict.is_open) == (5, True)


@pytest.mark.rule("NYX-28")
def test_overflow_is_a_penalty_and_play_goes_on() -> None:
    board = duel(mode=Mode.PENALTY, lead=-5)
    board.round((1, 1), [10, 3])
    board.steps()
    assert (board.conflict.phase, board.event(MarkerMoved).harmed) == (Phase.PENALTY, 1)
    board.do(board.penalty(1), ANN)
    assert (board.conflict.phase, board.conflict.turn) == (Phase.DECLARE, 2)


@pytest.mark.rule("NYX-28")
def test_overflow_is_the_goal_without_a_penalty() -> None:
    board = duel(mode=Mode.GOAL, lead=-5)
    board.round((1, 1), [10, 3])
    board.steps()
    assert outcome(board) == Outcome(reason=EndReason.GOAL, winner=2)
    assert board.who("Ada").ratings == board.who("Bo").ratings


@pytest.mark.rule("NYX-28")
def test_overflow_is_a_penalty_and_then_the_goal() -> None:
    board = duel(mode=Mode.BOTH, lead=-5)
    board.round((1, 1), [10, 3])
    board.steps()
    assert board.conflict.phase is Phase.PENALTY
    board.do(board.penalty(1, damage="Broken rib"), ANN)
    assert outcome(board) == Outcome(reason=EndReason.GOAL, winner=2)
    assert [aspect.name for aspect in board.who("Ada").damage] == ["Broken rib"]


@pytest.mark.rule("NYX-28")
@pytest.mark.parametrize(("mode", "winner"), [(Mode.PENALTY, None), (Mode.GOAL, 2), (Mode.BOTH, 2)], ids=str)
def test_overflow_against_the_opponent_of_a_passive_side_follows_the_mode(
    mode: Mode, winner: int | None
) -> None:
    board = at_cliff(mode=mode, lead=-5)
    board.declare(1, dice=[8])
    if mode is not Mode.GOAL:
        board.do(board.penalty(1), ANN)
    ended = outcome(board)
    assert (ended.winner if ended else None) == winner


@pytest.mark.rule("NYX-28")
def test_there_are_three_modes() -> None:
    with pytest.raises(ValidationError):
        m.OpenConflict.model_validate({"mode": "mercy"})


@pytest.mark.rule("NYX-40")
def test_going_out_precedes_the_goal_and_the_goal_precedes_breaking_off() -> None:
    board = duel(mode=Mode.BOTH, lead=-5)
    board.round((1, 1), [10, 6])
    board.choose(1, BonusKind.BREAK_OFF)
    board.choose(2, BonusKind.STORY, "The tide comes in.")
    board.do(board.story_of(2, allow=True))
    board.do(board.penalty(1), ANN)
    assert outcome(board) == Outcome(reason=EndReason.OUT, winner=2)
    board = duel(mode=Mode.BOTH, lead=-5)
    board.round((1, 1), [10, 3])
    board.choose(1, BonusKind.BREAK_OFF)
    board.choose(2, BonusKind.BREAK_OFF)
    board.do(board.penalty(1), ANN)
    assert outcome(board) == Outcome(reason=EndReason.GOAL, winner=2)


@pytest.mark.rule("NYX-40")
def test_the_end_states_the_goals_the_winner_and_the_marker() -> None:
    board = duel(mode=Mode.GOAL, lead=5, first_goal="cross", second_goal="hold")
    board.round((2, 1), [6, 3])
    board.steps()
    ended = board.event(ConflictEnded)
    assert (ended.goals, ended.marker, ended.outcome.winner) == (("cross", "hold"), 5, 1)
    assert ended.names == ("Ada", "Bo")


@pytest.mark.rule("NYX-12")
def test_demands_of_a_round_lapse_when_its_dice_have_fallen() -> None:
    board = duel()
    for aspect, buy_off in (("Ash", True), ("Fir", False)):
        board.do(board.demand("Bo", aspect))
        board.do(board.answer("Bo", aspect, buy_off=buy_off), BEN)
    board.round((1, 1), [3, 3, 6])
    brought = board.event(RoundRolled).sides[1]
    assert [(use.name, use.points) for use in brought.bought_off] == [("Ash", -1)]
    assert [use.name for use in brought.forced] == ["Fir"]
    assert (brought.points, board.who("Bo").demands) == (5, ())


@pytest.mark.rule("NYX-41")
def test_the_active_side_tells_the_round_against_a_passive_side() -> None:
    board = at_cliff()
    board.declare(1, dice=[4])
    board.do(m.TellRound(contest=board.conflict.id, turn=1, text="She climbs."), ANN)


def test_a_round_shows_all_of_its_parts() -> None:
    board = duel(lead=1)
    board.declare(1, positive=["Ash"])
    board.declare(2)
    board.round((Tactic.WAITING, Tactic.DEFENSIVE), [3, 9, 2, 6])
    board.steps()
    rolled, moved = board.event(RoundRolled), board.event(MarkerMoved)
    assert [side.roll.dice for side in rolled.sides] == [(3, 9, 2), (6,)]
    assert (rolled.sides[0].roll.counting, rolled.sides[0].points) == (0, 4)
    assert (rolled.start, rolled.shift, rolled.raw, moved.net, moved.movement.marker) == (1, 0, -2, 3, 1)
    assert not any(isinstance(event, PenaltyTaken) for event in board.log)


@pytest.mark.rule("NYX-37")
@pytest.mark.parametrize(("tactics", "hidden"), [((1, 1), [True, False]), ((1, 0), [False])])
def test_a_winner_chooses_in_secret_only_while_another_has_not_chosen(
    tactics: tuple[int, int], hidden: list[bool]
) -> None:
    board = duel()
    board.round(tactics, [4, 3])
    board.steps()
    assert [event.hidden for event in board.log if isinstance(event, BonusChosen)] == hidden
