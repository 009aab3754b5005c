"""The closing message of a conflict: both stakes, what became true, and the question who tells it."""

import pytest

from narration.nyx.conflict.closing import closing
from narration.nyx.conflict.result import result
from narration.pictures.cards.course import CourseCard
from narration.text.line import Panel
from rules.nyx.base.enums import BonusKind
from rules.nyx.state.contest_actions import GiveUp, TellRound
from tests.narration.printing import lines, said
from tests.rules.nyx.board import Board, against_guard


def over(board: Board) -> Panel:
    """Return the closing message of the board's conflict, which side 1 gives up."""
    board.do(GiveUp(**board.at, side=1), board.seat(1))
    events = [event for event in board.log if event.contest == board.conflict.id]
    last = result([event for event in events if event.turn == events[-1].turn], board.conflict)
    assert last is not None
    return closing(last, events)


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


@pytest.mark.rule("NYX-38")
def test_the_end_says_what_the_wins_made_true() -> None:
    assert "Came true on the way: The bridge is down" in lines(over(played()))


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
