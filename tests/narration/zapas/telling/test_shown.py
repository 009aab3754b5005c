"""Where the sentences are shown: first in a story, in the panel of a running duel, and in the journal."""

from narration.campaign.events import tell_any
from narration.journal.chronicle import ContestRecord
from narration.text.line import Panel
from narration.zapas.contest.panel import zapas_panel
from narration.zapas.contest.story import zapas_story
from narration.zapas.game import ZAPAS
from rules.campaign.events import Worded
from rules.zapas.state import contest_actions as m
from tests.narration.journal.evenings import told
from tests.narration.printing import is_sayable, lines, said
from tests.narration.zapas.evening import happened
from tests.narration.zapas.telling.storied import StoriedBoard, storied
from tests.rules.zapas.board import faces


def rows(panel: Panel | None) -> list[str]:
    """Return the rows of a panel after headline and title."""
    assert panel is not None
    is_sayable(panel)
    return lines(panel)[2:]


def challenged() -> StoriedBoard:
    board = storied()
    board.challenge("Ada", "Bo")
    return board


def test_the_sentences_stand_before_the_goal_and_the_dice() -> None:
    board = storied()
    board.attempt("Ada", faces(4, 8), reserve=7)
    story = rows(zapas_story(happened(board), board.contest))
    assert story[:2] == [" ".join(board.sentences), "Goal: Be on the roof"]


def test_a_log_without_sentences_is_shown_as_before() -> None:
    board = storied()
    board.attempt("Ada", faces(4, 8), reserve=7)
    bare = [event for event in happened(board) if not isinstance(event, Worded)]
    assert rows(zapas_story(bare, board.contest))[0] == "Goal: Be on the roof"


def test_a_running_duel_shows_what_was_told_last() -> None:
    board = challenged()
    opened = board.sentences
    assert rows(zapas_panel(board.state, board.duel, happened(board)))[0] == opened[0]
    board.agree()
    assert rows(zapas_panel(board.state, board.duel, happened(board)))[0] == board.sentences[0]


def test_a_story_tells_the_end_and_a_page_the_whole_duel() -> None:
    board = challenged()
    opened = board.sentences
    board.agree()
    agreed = board.sentences
    board.side(m.Concede, 1)
    story, page = ZAPAS.story(happened(board), board.duel), ZAPAS.page
    assert rows(story)[0] == " ".join(board.sentences)
    assert page is not None
    assert rows(page(happened(board), board.duel))[0] == " ".join((*opened, *agreed, *board.sentences))


def test_a_duel_that_is_called_off_has_no_story() -> None:
    board = challenged()
    board.side(m.Decline, 1)
    assert rows(zapas_story(happened(board), board.duel)) == ["All dice go back where they came from."]


def test_an_announcement_outside_contests_has_its_sentence() -> None:
    board = storied()
    board.hurt("Ada", "tired")
    shown = [said(line) for event in board.log[-2:] for line in tell_any(ZAPAS, event)]
    assert shown == ["Ada: tired, a condition from now on.", *board.sentences]


def test_the_journal_shows_the_sentences_in_the_story_and_not_a_second_time() -> None:
    board = storied()
    board.attempt("Ada", faces(4, 8), reserve=7)
    records = (
        one
        for session in told(board.state, board.log).sessions
        for scene in session.scenes
        for one in scene.told
        if isinstance(one, ContestRecord)
    )
    (turn,) = next(records).turns
    assert rows(turn.panel)[0] == " ".join(board.sentences)
    assert not set(board.sentences) & {said(line) for line in turn.lines}
