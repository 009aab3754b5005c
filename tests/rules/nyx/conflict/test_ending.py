"""The uses of a win, the account of a round, and how a conflict ends early (NYX-37 to 41)."""

import pytest

from rules.core.seat import PUBLIC
from rules.nyx.base.enums import BonusKind, BreakOff, EndReason, Mode, Phase
from rules.nyx.state import contest_actions as m
from rules.nyx.state.contest_events import BonusChosen, BonusesRevealed, MarkerMoved, RoundTold, StoryJudged
from rules.nyx.state.contests import Bonus, Outcome
from tests.rules.nyx.board import ANN, BEN, GM, Board, against_guard, duel

STORY = "She draws a knife."


def won(**setup: object) -> Board:
    """Return a duel in which Ada, one step ahead, has an effective win and must choose how to use it."""
    board = duel(**setup)
    board.round((1, 0), [4, 3])
    return board


def both_won(**setup: object) -> Board:
    """Return a duel in which both sides have an effective win."""
    board = duel(**setup)
    board.round((1, 1), [4, 3])
    return board


@pytest.mark.rule("NYX-38")
def test_a_winner_gives_up_the_steps_for_an_advantage_in_the_story() -> None:
    board = won()
    board.choose(1, BonusKind.STORY, STORY)
    assert board.conflict.phase is Phase.BONUS
    board.do(board.story_of(1, allow=True))
    assert board.event(StoryJudged).text == STORY
    assert (board.event(MarkerMoved).net, board.conflict.marker, board.conflict.turn) == (0, 1, 2)


@pytest.mark.rule("NYX-38")
def test_a_winner_whose_story_is_refused_chooses_again() -> None:
    board = won()
    board.choose(1, BonusKind.STORY, "She grows wings.")
    board.do(board.story_of(1, allow=False))
    assert (board.conflict.phase, board.side(1).bonus) == (Phase.BONUS, None)
    board.choose(1, BonusKind.STEPS)
    assert (board.event(MarkerMoved).net, board.conflict.marker) == (3, 4)


@pytest.mark.rule("NYX-38")
def test_of_two_winners_only_the_refused_one_chooses_again() -> None:
    board = both_won()
    board.choose(1, BonusKind.STORY, "She grows wings.")
    board.choose(2, BonusKind.STORY, "He calls for help.")
    board.do(board.story_of(1, allow=False))
    assert board.refused(board.story_of(2, allow=True)).code == "no-story"
    assert board.refused(board.choosing(2, BonusKind.STEPS), BEN).code == "chosen-already"
    board.choose(1, BonusKind.STEPS)
    board.do(board.story_of(2, allow=True))
    assert board.event(MarkerMoved).net == 3


@pytest.mark.rule("NYX-38")
def test_the_exchange_needs_a_win_a_description_and_the_gms_consent() -> None:
    board = won()
    assert board.refused(board.choosing(1, BonusKind.STORY, " "), ANN).code == "text-empty"
    assert board.refused(board.choosing(2, BonusKind.STORY, STORY), BEN).code == "no-win"
    assert board.refused(board.story_of(1, allow=True)).code == "no-story"
    board.choose(1, BonusKind.STORY, STORY)
    for seat in (ANN, BEN, PUBLIC):
        assert board.refused(board.story_of(1, allow=True), seat).code == "gm-only"
    assert board.refused(board.story_of(2, allow=True)).code == "no-story"


@pytest.mark.rule("NYX-38")
def test_the_gms_own_stories_need_no_consent() -> None:
    board = against_guard()
    board.pick(1, 0)
    board.pick(2, 1, [4, 3])
    board.choose(2, BonusKind.STORY, "He blows his whistle.")
    assert (board.event(MarkerMoved).net, board.conflict.turn) == (0, 2)


@pytest.mark.rule("NYX-38")
def test_waiting_can_be_exchanged_even_where_the_scale_has_no_room() -> None:
    board = duel(lead=5)
    board.round((1, 0), [3, 3])
    board.choose(1, BonusKind.STORY, STORY)
    board.do(board.story_of(1, allow=True))
    assert board.conflict.marker == 5


@pytest.mark.rule("NYX-37")
def test_two_winners_choose_in_secret_and_are_revealed_together() -> None:
    board = both_won()
    (first,) = board.choose(1, BonusKind.STEPS)
    assert isinstance(first, BonusChosen)
    assert first.hidden
    board.choose(2, BonusKind.STORY, "He calls for help.")
    shown = dict(board.event(BonusesRevealed).bonuses)
    assert (shown[1].choice, shown[2].choice) == (BonusKind.STEPS, BonusKind.STORY)
    assert board.conflict.phase is Phase.BONUS
    board.do(board.story_of(2, allow=True))
    assert (board.event(MarkerMoved).net, board.conflict.marker) == (3, 4)


@pytest.mark.rule("NYX-37")
def test_no_story_is_judged_before_both_winners_have_chosen() -> None:
    board = both_won()
    board.choose(1, BonusKind.STORY, STORY)
    for side in (1, 2):
        assert board.refused(board.story_of(side, allow=True)).code == "no-story"


@pytest.mark.rule("NYX-37")
def test_each_winner_chooses_once_and_for_themselves() -> None:
    board = both_won()
    for seat in (GM, BEN, PUBLIC):
        assert board.refused(board.choosing(1, BonusKind.STEPS), seat).code == "not-your-side"
    board.choose(1, BonusKind.STEPS)
    for choice in BonusKind:
        assert board.refused(board.choosing(1, choice, STORY), ANN).code == "chosen-already"


@pytest.mark.rule("NYX-39")
def test_with_a_win_a_side_breaks_off_and_neither_reaches_its_goal() -> None:
    board = won()
    board.choose(1, BonusKind.BREAK_OFF)
    assert board.conflict.outcome == Outcome(reason=EndReason.BROKE_OFF, by=1)
    assert (board.event(MarkerMoved).net, board.conflict.marker) == (0, 1)
    assert board.side(1).bonus == Bonus(choice=BonusKind.BREAK_OFF), "what was revealed stays after the end"


@pytest.mark.rule("NYX-39")
def test_overflow_of_the_round_is_settled_before_breaking_off() -> None:
    board = duel(lead=-5)
    board.round((1, 0), [10, 3])
    board.choose(1, BonusKind.BREAK_OFF)
    assert board.conflict.phase is Phase.PENALTY
    board.do(board.penalty(1), ANN)
    assert board.conflict.outcome == Outcome(reason=EndReason.BROKE_OFF, by=1)


@pytest.mark.rule("NYX-39")
def test_where_it_is_free_a_side_breaks_off_in_its_declaration() -> None:
    board = duel(first_break_off=BreakOff.FREE)
    board.do(m.BreakOffNow(**board.at, side=1), ANN)
    assert board.conflict.outcome == Outcome(reason=EndReason.BROKE_OFF, by=1)


@pytest.mark.rule("NYX-39")
def test_where_it_is_free_it_also_needs_no_payment_on_a_win_but_not_between_picks() -> None:
    board = duel(first_break_off=BreakOff.FREE)
    board.declare_both()
    assert board.refused(m.BreakOffNow(**board.at, side=1), ANN).code == "declarations-closed"
    board.round((1, 0), [4, 3])
    board.choose(1, BonusKind.BREAK_OFF)
    assert not board.conflict.is_open


@pytest.mark.rule("NYX-39")
def test_without_a_win_only_a_free_side_breaks_off() -> None:
    board = duel(first_break_off=BreakOff.ON_WIN, second_break_off=BreakOff.FORBIDDEN)
    assert board.refused(m.BreakOffNow(**board.at, side=1), ANN).code == "break-off-not-free"
    assert board.refused(m.BreakOffNow(**board.at, side=2), BEN).code == "break-off-not-free"
    board.round((0, 2), [4, 3])
    assert (board.conflict.turn, board.conflict.marker) == (2, 1)
    assert board.refused(board.choosing(1, BonusKind.BREAK_OFF), ANN).code == "no-win"


@pytest.mark.rule("NYX-39")
def test_where_it_is_forbidden_even_a_win_does_not_allow_it() -> None:
    board = won(first_break_off=BreakOff.FORBIDDEN)
    assert board.refused(board.choosing(1, BonusKind.BREAK_OFF), ANN).code == "break-off-forbidden"
    board.choose(1, BonusKind.STEPS)
    board.do(m.GiveUp(**board.at, side=1), ANN)
    assert board.conflict.outcome == Outcome(reason=EndReason.GAVE_UP, winner=2)


@pytest.mark.rule("NYX-39")
def test_nobody_breaks_off_for_another() -> None:
    board = duel(first_break_off=BreakOff.FREE)
    for seat in (GM, BEN, PUBLIC):
        assert board.refused(m.BreakOffNow(**board.at, side=1), seat).code == "not-your-side"


@pytest.mark.rule("NYX-40")
def test_giving_up_lets_the_opponent_reach_its_goal() -> None:
    board = duel()
    board.do(m.GiveUp(**board.at, side=2), BEN)
    assert board.conflict.outcome == Outcome(reason=EndReason.GAVE_UP, winner=1)


@pytest.mark.rule("NYX-40")
def test_nobody_gives_up_for_another() -> None:
    board = duel()
    for seat in (GM, BEN, PUBLIC):
        assert board.refused(m.GiveUp(**board.at, side=1), seat).code == "not-your-side"


@pytest.mark.rule("NYX-40")
def test_giving_up_has_its_time_and_a_penalty_is_taken_first() -> None:
    board = duel(lead=-5)
    board.declare_both()
    assert board.refused(m.GiveUp(**board.at, side=1), ANN).code == "declarations-closed"
    board.round((1, 1), [10, 3])
    assert board.refused(m.GiveUp(**board.at, side=1), ANN).code == "declarations-closed"
    board.steps()
    assert board.refused(m.GiveUp(**board.at, side=1), ANN).code == "declarations-closed"
    board.do(board.penalty(1), ANN)
    board.do(m.GiveUp(**board.at, side=1), ANN)
    assert board.conflict.outcome == Outcome(reason=EndReason.GAVE_UP, winner=2)


@pytest.mark.rule("NYX-40")
def test_the_gm_may_end_a_conflict_at_any_time_without_a_winner() -> None:
    for seat in (ANN, BEN, PUBLIC):
        board = duel()
        assert board.refused(m.EndConflict(**board.at), seat).code == "gm-only"
    for board in (duel(), won(), both_won(lead=-5)):
        board.do(m.EndConflict(**board.at))
        assert board.conflict.outcome == Outcome(reason=EndReason.GM)


@pytest.mark.rule("NYX-40")
def test_nothing_happens_in_a_conflict_that_is_over() -> None:
    board = duel()
    board.do(m.EndConflict(**board.at))
    for action in (m.EndConflict(**board.at), m.GiveUp(**board.at, side=1), board.picking(1, 1)):
        assert board.refused(action, GM).code == "conflict-over"


@pytest.mark.rule("NYX-41")
def test_the_narrator_tells_the_round_and_the_gm_may_too() -> None:
    board = won()
    board.steps()
    telling = m.TellRound(contest=board.conflict.id, turn=1, text="He slips.")
    for seat in (BEN, PUBLIC):
        assert board.refused(telling, seat).code == "not-narrator"
    board.do(telling, ANN)
    assert (board.event(RoundTold).by, board.event(RoundTold).turn) == ("Ada", 1)
    board.do(telling, GM)
    assert board.event(RoundTold).by == ""


@pytest.mark.rule("NYX-41")
def test_an_account_changes_no_numbers() -> None:
    board = won()
    board.steps()
    before = board.state
    board.do(m.TellRound(contest=board.conflict.id, turn=1, text="He slips."), ANN)
    assert board.state == before


@pytest.mark.rule("NYX-41")
def test_only_the_last_round_is_told_even_after_the_end() -> None:
    board = won(mode=Mode.GOAL)
    telling = m.TellRound(contest=board.conflict.id, turn=1, text="He slips.")
    board.steps()
    board.do(m.GiveUp(**board.at, side=2), BEN)
    board.do(telling, ANN)
    assert board.refused(telling.but(turn=2), ANN).code == "not-rolled"
    assert board.refused(telling.but(text=""), ANN).code == "text-empty"


@pytest.mark.rule("NYX-41")
def test_before_the_first_roll_there_is_nothing_to_tell() -> None:
    board = duel()
    for turn in (0, 1):
        telling = m.TellRound(contest=board.conflict.id, turn=turn, text="Hm.")
        assert board.refused(telling, GM).code == "not-rolled"


@pytest.mark.rule("NYX-41")
def test_without_a_winner_the_gm_tells() -> None:
    board = duel()
    board.round((1, 1), [4, 4])
    telling = m.TellRound(contest=board.conflict.id, turn=1, text="Nothing gives.")
    assert board.refused(telling, ANN).code == "not-narrator"
    board.do(telling, GM)
