"""The story of a turn at every stage: open choices, an advantage to judge, a penalty to take, the end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from narration.nyx.base.words import short_names
from narration.nyx.conflict import consequences
from narration.nyx.conflict.story import story
from narration.text.languages import LANGUAGES, Language
from narration.text.line import Panel, line
from rules.core.model_base import Event
from rules.nyx.base.enums import Attribute, BonusKind, BreakOff, EndReason, Mode, Sealed, SideNumber
from rules.nyx.state.campaign_state import Rating
from rules.nyx.state.contest_actions import BreakOffNow, EndConflict, GiveUp, TellRound
from rules.nyx.state.contest_events import BonusChosen, BonusesRevealed, ConflictEnded, RoundTold
from rules.nyx.state.contests import Outcome
from tests.narration.nyx.sample_events import BONUSES, MAKERS, NAMES, TEXTS, moves_after, rounds
from tests.narration.printing import HEADLINE, field, is_sayable, lines, said, text
from tests.rules.nyx.board import GM, Board, against_guard, at_cliff, duel

MARKER = "Marker (+ Ada, − Bo)"


def told(board: Board, turn: int = 1) -> Panel:
    contest = board.conflict.id
    panel = story([one for one in board.log if one.contest == contest and one.turn == turn], "Trial")
    assert panel is not None
    return panel


@given(st.data())
def test_every_stage_of_every_round_has_a_text_with_a_short_headline(data: st.DataObject) -> None:
    rolled = data.draw(rounds())
    stages: list[Event] = [rolled]
    is_sayable(story(stages) or pytest.fail("dice have fallen"))
    chosen = tuple((side, data.draw(BONUSES)) for side in rolled.winners)
    if chosen:
        stages.append(BonusesRevealed(turn=rolled.turn, names=rolled.names, bonuses=chosen))
        is_sayable(story(stages, data.draw(NAMES)) or pytest.fail("choices are made"))
    stages.append(moves_after(rolled, chosen))
    is_sayable(story(stages) or pytest.fail("the marker has moved"))
    stages.append(RoundTold(turn=rolled.turn, by=data.draw(NAMES), text=data.draw(TEXTS)))
    stages.append(data.draw(MAKERS[ConflictEnded]))
    is_sayable(story(stages) or pytest.fail("it is over"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", EndReason)
def test_a_long_conflict_of_long_names_ends_with_a_short_headline(
    reason: EndReason, language: Language
) -> None:
    names = short_names(("W" * 40, "W" * 40))
    winner: SideNumber | None = 1 if reason in {EndReason.GAVE_UP, EndReason.OUT, EndReason.GOAL} else None
    end = consequences.end(Outcome(reason=reason, winner=winner, by=None if winner else 2), names)
    way = line("nyx-headline-way", name=names[0], start=-10, marker=-10)
    over = line("nyx-headline", turn=99, result=way, due=line("nyx-over", end=end))
    assert len(said(over, language)) <= HEADLINE


def test_a_turn_without_dice_has_no_story_yet() -> None:
    board = duel()
    board.round((1, 1), (2, 2))
    board.steps()
    board.declare_both()
    assert story([one for one in board.log if one.turn == 2]) is None


@pytest.mark.rule("NYX-38")
def test_a_winner_who_has_not_chosen_is_named_in_the_headline() -> None:
    board = duel()
    board.round((1, 0), (2, 5))
    panel = told(board)
    assert said(panel.headline) == "Round 1: Waiting beats Defensive. ⏳ Ada: how to use the win?"
    assert field(panel, MARKER)[0] == "0 +2 −5 = −3"
    assert panel.picture is None


@pytest.mark.rule("NYX-37")
def test_the_choice_of_the_first_of_two_winners_is_announced_and_stays_hidden() -> None:
    stories = set()
    for kind in BonusKind:
        board = duel()
        board.round((1, 1), (2, 2))
        board.choose(1, kind, "A hidden door.")
        stories.add(text(told(board)))
    (only,) = stories
    assert "🔒 Ada: the choice is made." in only


@pytest.mark.rule("NYX-38")
def test_a_narrative_advantage_waits_for_the_gm_and_may_be_refused() -> None:
    board = duel()
    board.round((1, 0), (2, 5))
    board.choose(1, BonusKind.STORY, "A rope at hand.")
    panel = told(board)
    due = "⏳ The GM decides on a narrative advantage."
    assert said(panel.headline) == f"Round 1: Waiting beats Defensive. {due}"
    board.do(board.story_of(1, allow=False))
    board.choose(1, BonusKind.STORY, "A loose stone.")
    board.do(board.story_of(1, allow=True))
    panel = told(board)
    assert field(panel, MARKER)[0] == "0 +2 −5 = **−3**"
    assert field(panel, MARKER)[-1] == "A narrative advantage for Ada instead: A loose stone."


@pytest.mark.rule("NYX-43")
@pytest.mark.parametrize(
    ("damage", "taken"),
    [
        ("", "Bo: effect 4 becomes 4 fatigue on Body."),
        ("A broken arm", "Bo: effect 4 becomes a damage aspect (1): A broken arm"),
    ],
)
def test_overflow_asks_for_a_penalty_and_then_names_it(damage: str, taken: str) -> None:
    board = duel(mode=Mode.PENALTY)
    board.round((2, 1), (6, 10))
    board.choose(1, BonusKind.STEPS)
    panel = told(board)
    assert said(panel.headline) == "Round 1: Ada 0 → +5. ⚠ Bo: effect 4. Fatigue or damage?"
    assert field(panel, MARKER)[-1] == "4 steps past the end: effect 4 against Bo."
    board.do(board.penalty(2, damage), board.seat(2))
    panel = told(board)
    assert said(panel.headline) == "Round 1: Ada 0 → +5. Offensive beats Waiting. To tell it: Ada"
    assert field(panel, MARKER)[-1] == taken


@pytest.mark.rule("NYX-36")
def test_waiting_without_room_on_the_scale_says_so() -> None:
    board = duel(lead=4)
    board.round((1, 0), (10, 10))
    board.choose(1, BonusKind.STEPS)
    way = "+4, unmoved by the roll, Waiting +1 of +3 (no more room) → **+5**"
    assert field(told(board), MARKER)[0] == way


@pytest.mark.rule("NYX-36")
def test_waiting_starts_from_the_end_when_the_roll_overshot_it() -> None:
    board = duel(lead=-4)
    board.round((1, 0), (10, 3))
    board.choose(1, BonusKind.STEPS)
    assert field(told(board), MARKER)[0] == "−4 −3 = −7, stops at −5, Waiting +3 → **−2**"


@pytest.mark.rule("NYX-30")
def test_the_situation_is_a_separate_summand() -> None:
    board = duel(first_advantage=4)
    board.round((1, 1), (10, 10))
    board.steps()
    board.round((0, 0), (1, 2))
    assert field(told(board, 2), MARKER)[0] == "+4 +1 −2 +4 (situation) = +7"


@pytest.mark.rule("NYX-41")
def test_an_account_is_quoted() -> None:
    board = duel()
    board.round((1, 0), (2, 5))
    board.choose(1, BonusKind.STEPS)
    number = board.conflict.turn - 1
    board.do(TellRound(contest=board.conflict.id, turn=number, text="A feint."), board.seat(1))
    assert "> **Ada:** A feint." in lines(told(board))


@pytest.mark.rule("NYX-26")
def test_a_failure_against_a_passive_side_shows_how_far_the_marker_moves_back() -> None:
    board = at_cliff()
    board.declare(1, (9,))
    panel = told(board)
    assert said(panel.headline) == "Round 1: Ada 0 → −3. To tell it: Ada"
    assert field(panel, "Ada")[:2] == ["Body 6: **~~9~~**", "9 is 3 above 6: 3 steps back"]
    assert field(panel, "Cliff") == ["Passive: rolls no dice and picks no tactic."]


@pytest.mark.rule("NYX-40")
def test_giving_up_has_a_story_without_dice() -> None:
    board = against_guard()
    board.round((1, 0), (2, 5))
    board.choose(1, BonusKind.STEPS)
    board.do(GiveUp(**board.at, side=1), board.seat(1))
    panel = told(board, 2)
    assert said(panel.headline) == "Ada gave up, Guard reached the goal."
    assert field(panel, "The end") == [
        "Ada gave up, Guard reached the goal.",
        "Goal reached: Guard gets away",
    ]
    assert panel.tone == "over"


@pytest.mark.rule("NYX-39")
@pytest.mark.parametrize(("gm", "end"), [(False, "Ada broke off"), (True, "Ended by the GM")])
def test_an_end_without_a_winner_reaches_no_goal(gm: bool, end: str) -> None:
    board = against_guard(first_break_off=BreakOff.FREE)
    if gm:
        board.do(EndConflict(**board.at), GM)
    else:
        board.do(BreakOffNow(**board.at, side=1), board.seat(1))
    panel = told(board)
    assert said(panel.headline) == f"{end}, nobody reached the goal."
    assert field(panel, "The end") == [f"{end}, nobody reached the goal."]


@pytest.mark.rule("NYX-40")
def test_an_end_in_mid_round_leaves_no_duty_and_no_secret_open() -> None:
    stories = set()
    for kind in BonusKind:
        board = duel()
        board.round((1, 1), (2, 2))
        board.choose(1, kind, "A hidden door.")
        board.do(EndConflict(**board.at), GM)
        stories.add(text(told(board)))
    (only,) = stories
    assert "To do now" not in only
    assert "It is over. Ended by the GM, nobody reached the goal." in only.splitlines()[0]


@pytest.mark.rule("NYX-46")
def test_fatigue_that_knocks_a_side_out_ends_the_story() -> None:
    board = duel()
    board.give("Bo", ratings={**board.who("Bo").ratings, Attribute.BODY: Rating(base=6, fatigue=4)})
    board.round((2, 1), (6, 10))
    board.choose(1, BonusKind.STEPS)
    board.do(board.penalty(2), board.seat(2))
    panel = told(board)
    assert said(panel.headline) == "Round 1: Ada 0 → +5. It is over. Bo went down, Ada reached the goal."
    cut = "Bo: effect 4 becomes 2 fatigue on Body, which can’t lose more."
    assert cut in field(panel, MARKER)


def test_the_story_alternates_between_two_wordings_and_is_never_random() -> None:
    board = duel()
    for _ in range(3):
        board.round((1, 1), (2, 2))
        board.steps()
    tales = [told(board, turn).lines for turn in (1, 2, 3)]
    assert tales[0] == tales[2] != tales[1]


def test_a_sealed_bonus_is_never_shown_as_steps() -> None:
    board = duel()
    board.round((1, 1), (2, 2))
    board.choose(1, BonusKind.STEPS)
    known = [event for event in board.log if event.turn == 1]
    hidden = [event.but(bonus=Sealed.SEALED) if isinstance(event, BonusChosen) else event for event in known]
    assert story(hidden) == story(known)
