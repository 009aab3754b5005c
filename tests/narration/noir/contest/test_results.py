"""The result of a roll or of a step of a social conflict: the news, the card, and the sums in one line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from narration.noir.combat.aftermath import outcome
from narration.noir.contest.live import outside
from narration.noir.contest.story import noir_page, noir_story
from narration.pictures.cards.exchange import ExchangeCard
from narration.pictures.cards.roll import RollCard
from narration.pictures.cards.social import SocialCard
from narration.text.line import Panel
from rules.core.model_base import Event
from rules.core.seat import PUBLIC
from rules.noir.base.enums import Health
from rules.noir.state import contest_actions as m
from rules.noir.state.contests import Combat, Contest, Social, Test
from rules.noir.system import NOIR
from tests.narration.noir.contest.test_story import roll, talk
from tests.narration.noir.sample_contest_events import HEAPS, SOCIALS, TESTS
from tests.narration.noir.table import brawl, end, events_of
from tests.narration.printing import is_sayable, said
from tests.rules.noir.board import ANN, BEN, Board


def told(board: Board, contest: Contest | None = None) -> Panel:
    """Return the result of the current turn as everybody sees it."""
    here = contest or board.contest
    panel = noir_story(events_of(board, here), here)
    assert panel is not None
    return panel


def rows(panel: Panel) -> list[str]:
    return list(map(said, panel.lines))


def alone(title: str) -> Board:
    """Return a board on which Alma has rolled 3 and 4 with 10 in Agility for something."""
    board = Board()
    board.main("Alma")
    roll(board, "Alma", title=title)
    board.do(board.move(m.Ready, character=board.id("Alma")), dice=(3, 4))
    return board


@pytest.mark.rule("NOIR-20")
def test_a_roll_says_what_it_was_for_and_leaves_its_dice_to_the_card() -> None:
    panel = told(alone("Climb the wall"))
    assert said(panel.headline) == "Alma, “Climb the wall”: failure with 17"
    assert isinstance(panel.picture, RollCard)
    assert panel.footer is not None
    assert said(panel.footer) == "Agility 10 + 7 = 17 against 20"
    assert rows(panel) == []


def test_a_roll_that_nobody_gave_a_title_says_what_was_rolled() -> None:
    assert said(told(alone("Alma: Agility")).headline) == "Alma: Agility, total 17, failure"


def test_every_die_of_a_roll_is_on_the_page_behind_it() -> None:
    board = alone("Climb the wall")
    page = noir_page(events_of(board, board.contest), board.contest)
    assert page is not None
    assert rows(page) == ["Alma: 3 + 4 = 7 + 10 (Agility) = 17 · **failure**"]


@pytest.mark.rule("NOIR-21")
def test_two_who_roll_against_each_other_share_a_card() -> None:
    board = Board()
    board.main("Alma")
    board.main("Bo", BEN)
    roll(board, "Alma", "Bo", title="To the door")
    for name, dice in (("Alma", ()), ("Bo", (3, 4, 5, 6))):
        board.do(board.move(m.Ready, character=board.id(name)), dice=dice)
    panel = told(board)
    assert said(panel.headline) == "“To the door”: Bo wins, 21 against 17 for Alma"
    assert isinstance(panel.picture, ExchangeCard)
    assert panel.footer is not None
    assert said(panel.footer) == "Agility 10 + 7 = 17 · Agility 10 + 11 = 21"


@pytest.mark.rule("NOIR-21")
def test_several_rivals_have_no_card_and_a_line_each() -> None:
    board = Board()
    people = ("Alma", "Bo", "Cato")
    for name in people:
        board.main(name)
    roll(board, *people, title="To the door")
    for name, dice in zip(people, ((), (), (3, 4, 5, 6, 1, 2)), strict=True):
        board.do(board.move(m.Ready, character=board.id(name)), dice=dice)
    panel = told(board)
    assert panel.picture is None
    assert [row.partition(":")[0] for row in rows(panel)] == list(people)


@pytest.mark.rule("NOIR-21", "NOIR-24")
def test_of_many_rivals_some_are_counted_and_what_is_exceptional_takes_one_line() -> None:
    board = Board()
    people = ("Alma", "Bo", "Cato", "Disa", "Egon")
    for name in people:
        board.main(name)
    roll(board, *people, title="To the door")
    doubles = tuple(face for face in (2, 3, 4, 5, 5) for _ in range(2))
    for name, dice in zip(people, ((), (), (), (), (*doubles, 1, 2)), strict=True):
        board.do(board.move(m.Ready, character=board.id(name)), dice=dice)
    shown = rows(told(board))
    assert [row.partition(":")[0] for row in shown[:3]] == ["Alma", "Bo", "Cato"]
    assert shown[3] == "and 2 more"
    assert len(shown) == 5
    assert "Exceptional: agree on something more that goes badly for Alma, Bo, Cato" in shown[4]


@pytest.mark.rule("NOIR-140", "NOIR-141")
def test_a_step_of_a_talk_has_its_stakes_in_one_line_under_the_winner() -> None:
    board = talk()
    panel = told(board)
    assert said(panel.headline) == "Bo wins, 21 against 17 for Alma"
    assert rows(panel) == ["Alma: “The money is told”. Or else, Bo: “Alma is thrown out”."]
    assert isinstance(panel.picture, SocialCard)
    assert panel.picture.level == 1
    assert panel.footer is not None
    assert said(panel.footer) == "Charm 10 + 7 = 17 · Withstand 10 + 11 = 21"


@pytest.mark.rule("NOIR-140", "NOIR-142")
def test_an_accepted_loss_says_what_becomes_true() -> None:
    board = talk()
    board.do(board.move(m.ChooseLoss, escalate=False), ANN)
    panel = told(board)
    assert said(panel.headline) == "Alma accepts: “Alma is thrown out”"
    assert rows(panel)[-1] == "So be it: Alma is thrown out"
    assert panel.tone == "over"


@pytest.mark.rule("NOIR-142")
def test_the_card_of_a_step_shows_the_level_that_the_loser_chose() -> None:
    board = talk()
    board.do(board.move(m.ChooseLoss, escalate=True), ANN)
    social = board.social
    panel = noir_story(events_of(board, social, 1), social)
    assert panel is not None
    assert isinstance(panel.picture, SocialCard)
    assert panel.picture.level == 2


@pytest.mark.rule("NOIR-142")
def test_the_live_message_of_a_talk_says_once_who_is_waited_for() -> None:
    board = talk()
    state, social = NOIR.view(board.state, PUBLIC), board.social
    panel = outside(state, social, told(board), (), events_of(board, social))
    assert panel is not None
    assert panel.due is not None
    assert said(panel.due) == "⏳ Alma: accept, or escalate?"
    assert panel.lines == told(board).lines


@pytest.mark.rule("NOIR-128", "NOIR-143")
def test_the_end_of_a_combat_says_who_is_out_who_is_left_and_what_was_at_stake() -> None:
    board = brawl()
    board.hurt("Thug B", health=Health.UNCONSCIOUS)
    board.hurt("Thug A", health=Health.OUT)
    end(board)
    assert said(told(board).headline) == "“Fight” is over. Out of it: Thug A."
    shown = outcome(board.state, board.combat)
    assert list(map(said, shown)) == ["Still in it: Alma, Bo."]


@pytest.mark.rule("NOIR-143")
def test_a_combat_that_a_talk_became_ends_with_what_was_at_stake_in_it() -> None:
    board = talk()
    board.do(board.move(m.ChooseLoss, escalate=True), ANN)
    for name, dice in (("Alma", ()), ("Bo", (5, 6, 3, 4))):
        board.do(board.move(m.Ready, character=board.id(name)), dice=dice)
    board.do(board.move(m.ChooseLoss, escalate=True), BEN, (3, 4, 5, 6))
    fight = board.state.contests[board.social.combat]
    end(board, fight)
    ended = board.state.contests[fight.id]
    assert isinstance(ended, Combat)
    shown = outcome(board.state, ended)
    assert said(shown[0]) == "Alma: “The money is told”. Or else, Bo: “Alma is thrown out”."


@settings(max_examples=60)
@given(HEAPS, st.one_of(TESTS, SOCIALS))
def test_every_result_can_be_said_in_every_language(events: list[Event], contest: Test | Social) -> None:
    panel = noir_story(events, contest)
    if panel is not None:
        is_sayable(panel)
