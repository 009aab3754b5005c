"""A scene as a chapter: titles, paragraphs that run on, people's words, and bookkeeping in one line."""

from collections.abc import Sequence

import pytest

from narration.journal.chapters import Chapter, Row, chapter
from narration.journal.chat_pages import pages
from narration.journal.chronicle import Chronicle
from narration.journal.html_page import page
from narration.journal.markdown import markdown
from narration.journal.speech import FileWording
from narration.text.languages import LANGUAGES, Language
from narration.text.texts import bundled_texts
from rules.campaign.actions import ChangeScene, ChangeSetting, StartSession
from rules.campaign.events import Undone, Worded
from rules.campaign.telling import Sentence
from rules.core.model_base import Event
from rules.nyx.state.contest_events import ConflictEnded, ConflictOpened, MarkerMoved
from rules.zapas.state.contest_events import ContestTold, Followed
from rules.zapas.state.events import FlagTold
from tests.narration.journal.evenings import nyx_evening, told
from tests.narration.printing import said
from tests.narration.zapas.evening import evening as zapas_evening
from tests.rules.nyx.board import ANN
from tests.rules.nyx.board import Board as NyxBoard

EN = FileWording(bundled_texts(), "en")
SLOTS = (("a", "Mira"), ("b", "Guard"))


def chapters(chronicle: Chronicle) -> list[Chapter]:
    return [chapter(scene, chronicle) for session in chronicle.sessions for scene in session.scenes]


def of(board: NyxBoard, log: Sequence[Event] | None = None) -> list[Chapter]:
    return chapters(told(board.state, tuple(board.log if log is None else log)))


def rows(one: Chapter) -> list[Row]:
    return [row for part in one.parts for row in part.rows]


def with_sentences(log: Sequence[Event]) -> list[Event]:
    """Return a log with sentences, as the table saves them: after the opening, each round and the end."""
    found: list[Event] = []
    for event in log:
        found.append(event)
        match event:
            case ConflictOpened(conflict=conflict):
                found.append(worded(conflict.id, 0, ("open", "open-1")))
            case MarkerMoved(contest=contest, turn=turn):
                found.append(worded(contest, turn, ("meeting", "carried-1"), ("turn", f"turns-{turn}")))
            case ConflictEnded(contest=contest, turn=turn):
                found.append(worded(contest, turn, ("end", "gave-up-1")))
            case _:
                pass
    return found


def worded(contest: str, turn: int, *said_: tuple[str, str]) -> Worded:
    sentences = (Sentence(beat=beat, wording=wording, slots=SLOTS) for beat, wording in said_)
    return Worded(contest=contest, turn=turn, said=tuple(sentences))


# ------------------------------------------------------------------------------------------ titles


def test_a_chapter_has_the_title_of_the_gm_or_of_its_first_contest_or_its_number() -> None:
    board = nyx_evening()
    board.do(ChangeScene(title="The ravine"))
    assert [said(one.title) for one in of(board) if one.has_story] == [
        "Scene 1",
        "Struggle by the river",
        "Scene 3",
        "The ravine",
    ]


def test_a_session_has_its_title_and_begins_with_what_it_told_of_the_one_before() -> None:
    board = NyxBoard()
    board.do(StartSession(title="Over the pass", recap="Mira held the bridge."))
    chronicle = told(board.state, board.log)
    session = chronicle.sessions[-1]
    assert (session.title, session.recap) == ("Over the pass", "Mira held the bridge.")
    for text in (page(chronicle, EN), markdown(chronicle, EN)):
        heading, recap = text.index("Session 1: Over the pass"), text.index("Mira held the bridge.")
        assert heading < recap
        assert text.count("Mira held the bridge.") == 1


def test_a_chapter_says_who_was_in_it() -> None:
    fight = next(one for one in of(nyx_evening()) if one.parts and one.parts[0].id)
    assert [said(name) for name in fight.who] == ["Mira", "Guard"]


# ------------------------------------------------------------------------------------------ the story


def test_the_sentences_of_a_contest_run_on_until_somebody_tells_something() -> None:
    board = nyx_evening()
    fight = next(one for one in of(board, with_sentences(board.log)) if one.parts and one.parts[0].id)
    first, second, *_ = rows(fight)
    assert len(first.told) == 2, "the opening and the first round, without how it came about"
    assert [(said(one.name), one.text) for one in first.spoken] == [
        ("Guard", "She slips in the mud, and he has her by the coat.")
    ]
    assert len(first.margin) == 2
    assert not second.spoken
    assert not any("Round" in said(line) for row in rows(fight) for line in (*row.told, *row.plain))


def test_where_nobody_spoke_and_the_contest_is_short_the_meeting_is_told_too() -> None:
    board = NyxBoard()
    board.player("Mira", ANN)
    board.bare("Guard", 7)
    board.open("Mira", "Guard", title="Struggle")
    board.declare(1)
    board.round((2, 0), (5, 4))
    board.steps()
    (fight,) = [one for one in of(board, with_sentences(board.log)) if one.parts]
    assert len(rows(fight)[0].told) == 3


def test_a_round_from_before_sentences_were_stored_is_told_as_it_was() -> None:
    board = nyx_evening()
    fight = next(one for one in of(board) if one.parts and one.parts[0].id)
    lines = [said(line) for row in rows(fight) for line in row.told]
    assert "Guard gets something done while Mira gets nowhere." in lines


def test_what_an_aspect_did_in_the_story_is_told_in_the_players_words() -> None:
    first = of(nyx_evening())[1]
    (spoken,) = [one for row in rows(first) for one in row.spoken]
    assert (said(spoken.name), spoken.text) == ("Mira", "The guards know her face.")


def test_a_twist_and_what_a_player_tells_stand_in_their_own_words() -> None:
    board = zapas_evening()
    every = chapters(told(board.state, board.log))
    spoken = [(said(one.name), one.text) for each in every for row in rows(each) for one in row.spoken]
    twists = [("The GM", event.twist) for event in board.log if isinstance(event, Followed) and event.twist]
    tellings = [(event.by, event.text) for event in board.log if isinstance(event, ContestTold)]
    flags = [(event.by or "The GM", event.text) for event in board.log if isinstance(event, FlagTold)]
    assert twists
    assert tellings
    assert flags
    assert spoken == [*flags, *twists, *tellings]


def test_a_correction_is_one_line_with_its_reason_in_the_text() -> None:
    fight = next(one for one in of(nyx_evening()) if one.parts and one.parts[0].id)
    plain = [said(line) for row in rows(fight) for line in row.plain]
    assert "GM correction: marker −5 to −1 (I misread a die.)" in plain


def test_the_dice_and_their_sum_stand_beside_the_text_and_not_in_it() -> None:
    board = nyx_evening()
    chronicle = told(board.state, with_sentences(board.log))
    fight = next(one for one in chapters(chronicle) if one.parts and one.parts[0].id)
    sums = [said(one.sum) for row in rows(fight) for one in row.margin if one.sum is not None]
    assert any(text.startswith("Round 1: Mira 0 → −1") for text in sums)
    assert all(one.throws or one.lines or one.fields for row in rows(fight) for one in row.margin)


# ------------------------------------------------------------------------------------------ the end


def test_joins_sheets_and_settings_fold_into_one_line_with_their_detail_behind_it() -> None:
    board = nyx_evening()
    board.do(ChangeSetting(key="length", value="3"))
    first, *_, last = of(board)
    assert [said(one) for one in first.kept.summary] == [
        "3 joined",
        "2 sheets finished",
        "10 entries on sheets",
        "2 other entries",
    ]
    assert not first.has_story
    assert [said(one) for one in last.kept.summary] == ["1 setting"]
    html = page(told(board.state, board.log), EN)
    assert "3 joined, 2 sheets finished, 10 entries on sheets, 2 other entries." in html
    assert html.index("<summary>3 joined") < html.index("Mira: Body 6")


def test_a_vote_is_counted_and_not_told() -> None:
    board = zapas_evening()
    every = chapters(told(board.state, board.log))
    kept = [said(one) for each in every for one in each.kept.summary]
    assert any(one.endswith("votes") for one in kept)
    assert not any("approve" in said(line) for each in every for row in rows(each) for line in row.plain)


def test_a_move_taken_back_is_one_phrase() -> None:
    board = nyx_evening()
    log = (*board.log, Undone(version=9, seat="2", name="Mira"))
    assert said(of(board, log)[-1].kept.summary[-1]) == "1 move undone"


def test_the_end_of_a_chapter_says_what_is_different() -> None:
    fight = next(one for one in of(nyx_evening()) if one.parts and one.parts[0].id)
    assert [said(one) for one in fight.different] == ["“Struggle by the river” went to Guard: “hold her”"]


def test_the_sentence_that_closes_a_scene_is_the_last_of_its_chapter() -> None:
    board = NyxBoard()
    board.do(StartSession())
    closing, opening = ("scene-ends", "scene-ends-1"), ("scene-opens", "scene-opens-1")
    log = [*board.log, worded("", 0, closing)]
    board.do(ChangeScene())
    first, second = of(board, [*log, board.log[-1], worded("", 0, opening)])[-2:]
    assert [said(one) for one in first.closing] == ["So it stands."]
    assert [said(one) for row in rows(second) for one in row.told] == [
        "A new scene, and a new balance to find."
    ]


def test_a_seat_is_named_by_its_character_and_never_by_an_account() -> None:
    board = nyx_evening()
    names = markdown(told(board.state, board.log), EN)
    assert "A player has joined." in names
    assert "Mira: A player has joined." in names


# ------------------------------------------------------------------------------------------ the forms


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_markdown_and_the_chat_tell_the_same_story(language: Language) -> None:
    board = nyx_evening()
    chronicle = told(board.state, with_sentences(board.log))
    speech = FileWording(bundled_texts(), language)
    chat = "\n".join(
        bundled_texts().say(language, one)
        for each in pages(chronicle, lambda one: bundled_texts().say(language, one))
        for one in each
    )
    for text in (page(chronicle, speech), markdown(chronicle, speech), chat):
        assert "She slips in the mud, and he has her by the coat." in text
        assert "Struggle by the river" in text
        assert text.index("The guards know her face") < text.index("She slips in the mud")


def test_nothing_moves_by_script_and_the_dice_fold_without_one() -> None:
    board = nyx_evening()
    html = page(told(board.state, with_sentences(board.log)), EN)
    assert html.count('<details class="dice">') >= 3
    assert "<script" not in html


def test_an_unfinished_round_shows_what_was_done_last() -> None:
    board = NyxBoard()
    board.player("Mira", ANN)
    board.bare("Guard", 7)
    board.open("Mira", "Guard", title="Struggle")
    board.declare(1)
    board.pick(1, 2)
    (fight,) = [one for one in of(board) if one.parts]
    assert said(rows(fight)[-1].plain[-1]) == "🔒 Mira’s pick is made and sealed."
