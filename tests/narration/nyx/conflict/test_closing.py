"""The closing message of a conflict: both stakes, what became true, and the question who tells it."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from narration.nyx.base.words import side_names
from narration.nyx.conflict.closing import closing
from narration.nyx.conflict.consequences import end
from narration.nyx.conflict.result import result
from narration.pictures.cards.course import CourseCard
from narration.text.languages import LANGUAGES, Language
from narration.text.line import Panel, line
from rules.nyx.base.enums import BonusKind, Mode
from rules.nyx.state.contest_actions import EndConflict, GiveUp, TellRound
from rules.nyx.state.contest_events import ConflictEnded, ConflictOpened
from tests.narration.printing import lines, said, text
from tests.rules.nyx.board import Board, against_guard, duel


def over(board: Board) -> Panel:
    """Return the closing message of the board's conflict, which side 1 gives up."""
    board.do(GiveUp(**board.at, side=1), board.seat(1))
    return ending(board)


def ending(board: Board) -> Panel:
    """Return the closing message of a conflict that is over."""
    (opened,) = (one.conflict for one in board.log if isinstance(one, ConflictOpened))
    events = [event for event in board.log if event.contest == opened.id]
    last = result([event for event in events if event.turn == events[-1].turn], opened)
    assert last is not None
    return closing(last, events)


def given_up() -> Board:
    """Let side 1 give up."""
    board = played()
    board.do(GiveUp(**board.at, side=1), board.seat(1))
    return board


def played() -> Board:
    """Play a round whose win side 1 uses in the story."""
    board = against_guard()
    board.round((1, 0), (2, 5))
    board.choose(1, BonusKind.STORY, "The bridge is down")
    board.do(board.story_of(1, allow=True))
    return board


@pytest.mark.rule("NYX-40")
def test_the_end_shows_both_stakes_and_which_one_was_reached() -> None:
    stakes = [(said(field.name), *map(said, field.lines)) for field in over(played()).fields]
    assert stakes == [("✗ Ada", "Ada gets away"), ("✓ Guard", "Guard gets away")]


def reached() -> Board:
    """Play a round that ends the conflict: side 1 reaches its goal."""
    board = duel(mode=Mode.GOAL, length=3)
    board.round((2, 1), (6, 1))
    board.steps()
    return board


def stopped() -> Board:
    """Let the GM end a conflict."""
    board = played()
    board.do(EndConflict(**board.at))
    return board


@pytest.mark.parametrize("ended", [reached, stopped, given_up])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.rule("NYX-40")
def test_the_end_of_a_conflict_is_told_once(language: Language, ended: Callable[[], Board]) -> None:
    board = ended()
    event = board.event(ConflictEnded)
    how = said(end(event.outcome, side_names(event.names)), language)
    panel = replace(ending(board), picture=None)
    assert how in said(panel.headline, language)
    assert text(panel, language).count(how) == 1
    assert said(line("nyx-the-end"), language) not in text(panel, language)


@pytest.mark.rule("NYX-38")
def test_the_end_says_what_the_wins_made_true() -> None:
    assert "Came true: The bridge is down" in lines(over(played()))


@pytest.mark.rule("NYX-41")
def test_the_end_asks_what_happened_until_somebody_has_told_it() -> None:
    asks = over(played()).footer
    assert asks is not None
    assert said(asks).endswith(" · How does it end?")
    board = played()
    board.do(TellRound(contest=board.conflict.id, turn=1, text="She runs."))
    assert over(board).footer is None


def test_an_end_before_the_first_roll_asks_nothing_and_draws_no_way() -> None:
    panel = over(against_guard())
    assert panel.footer is None
    assert isinstance(over(played()).picture, CourseCard)


def told_of(*facts: str) -> Board:
    """Use a win in the story in one round for each fact, and let side 1 give up."""
    board = against_guard()
    for fact in facts:
        board.round((1, 0), (3, 3))
        board.choose(1, BonusKind.STORY, fact)
        board.do(board.story_of(1, allow=True))
    board.do(GiveUp(**board.at, side=1), board.seat(1))
    return board


@pytest.mark.rule("NYX-38")
def test_of_many_facts_the_newest_are_named_and_the_others_counted() -> None:
    panel = ending(told_of("The bridge is down", "The rope is gone", "The ice cracks"))
    assert "Came true: The rope is gone, The ice cracks, and 1 more" in lines(panel)


@pytest.mark.rule("NYX-38")
def test_a_fact_of_the_last_round_stands_in_one_row_with_those_before() -> None:
    board = duel(mode=Mode.GOAL, length=3)
    board.round((2, 1), (6, 1))
    board.choose(1, BonusKind.STORY, "The bridge is down, and so is everybody who was on it.")
    board.do(board.story_of(1, allow=True))
    assert not board.conflict.is_open
    panel = ending(board)
    (row,) = [one for one in lines(panel) if "The bridge is down" in one]
    assert row == "Came true: The bridge is down, and so is everybody who was…"


@pytest.mark.parametrize("ended", [reached, stopped, given_up, lambda: told_of("The bridge is down")])
def test_no_end_does_without_its_stakes_and_what_became_true(ended: Callable[[], Board]) -> None:
    panel = ending(ended())
    stays = [said(one) for one in panel.lines if one not in panel.spare]
    assert all("Came true" not in said(one) for one in panel.spare)
    assert len(panel.fields) == 2
    assert any("Came true" in one for one in stays) == any("Came true" in one for one in lines(panel))
