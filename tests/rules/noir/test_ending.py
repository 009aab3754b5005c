"""Who may tell how a combat or a social conflict ended."""

from rules.noir.state import contest_actions as m
from rules.noir.state import contest_events as d
from rules.noir.state.contests import Contest
from tests.rules.noir.board import ANN, BEN, GM, Board
from tests.rules.noir.moments import table


def over() -> Board:
    """Return a board on which a talk of Ada and an NPC has been ended by the GM."""
    board = table()
    board.talk("Ada", "Guard")
    board.do(board.move(m.EndContest), GM)
    return board


def telling(contest: Contest, text: str = "Nobody says a word.") -> m.TellEnd:
    return m.TellEnd(contest=contest.id, text=text)


def test_who_plays_somebody_in_it_tells_how_it_ended() -> None:
    board = over()
    board.do(telling(board.social), ANN)
    assert board.event(d.EndTold).by == "Ada"
    assert board.event(d.EndTold).text == "Nobody says a word."


def test_the_gm_tells_it_under_no_name() -> None:
    board = over()
    board.do(telling(board.social), GM)
    assert board.event(d.EndTold).by == ""


def test_telling_an_end_changes_nothing() -> None:
    board = over()
    before = board.state
    board.do(telling(board.social), ANN)
    assert board.state == before


def test_somebody_without_a_character_in_it_does_not_tell_it() -> None:
    board = over()
    assert board.refused(telling(board.social), BEN).code == "not-narrator"


def test_nothing_is_told_while_it_goes_on_or_without_words() -> None:
    board = over()
    assert board.refused(telling(board.social, "\u200b"), ANN).code == "text-empty"
    board.talk("Ada", "Guard")
    assert board.refused(telling(board.contest), ANN).code == "wrong-state-phase"


def test_a_roll_has_no_end_to_tell() -> None:
    board = table()
    side = m.RollSide(character=board.id("Ada"), rolls="luck", odds=0)
    board.do(m.OpenTest(place=1, title="The lock", sides=(side,)), ANN, (3, 4))
    assert board.refused(telling(board.contest), ANN).code == "stale-button"
    assert board.refused(m.TellEnd(contest="999", text="It is."), ANN).code == "unknown-id-contest"
