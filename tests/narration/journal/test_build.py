"""The log as a chronicle: sessions, scenes, contests with their turns, and the data for drawings."""

from functools import cache

import pytest

from narration.journal.chat_pages import pages, pages_panel
from narration.journal.chronicle import Chronicle, ContestRecord, Place, Selection, start
from narration.journal.html_page import page
from narration.journal.json_export import journal_json
from narration.journal.markdown import markdown
from narration.journal.speech import FileWording
from narration.parts.figures import Account, AccountChange, AccountTracker, MarkerStep
from narration.text.languages import LANGUAGES
from narration.text.texts import bundled_texts
from rules.campaign.actions import GiveCharacter
from rules.campaign.events import SceneChanged, SessionEnded, SessionStarted
from rules.noir.state import contest_actions as noir
from rules.nyx.base.enums import BonusKind, Tactic
from rules.nyx.state import contest_actions as m
from rules.zapas.state.campaign_state import RESERVE
from tests.narration.journal.evenings import SECRET, noir_evening, nyx_evening, told
from tests.narration.printing import said
from tests.narration.zapas.evening import evening as zapas_evening
from tests.rules.noir.board import Board as NoirBoard
from tests.rules.nyx.board import ANN, BEN
from tests.rules.nyx.board import Board as NyxBoard

EDITIONS = ("players", "gm")


@cache
def evening(edition: str = "players") -> Chronicle:
    board = nyx_evening()
    return told(board.state, board.log, edition)  # type: ignore[arg-type]


def files(chronicle: Chronicle, language: str = "en") -> list[str]:
    speech = FileWording(bundled_texts(), language)  # type: ignore[arg-type]
    return [page(chronicle, speech), markdown(chronicle, speech), journal_json(chronicle, speech)]


def only(chronicle: Chronicle) -> ContestRecord:
    """Return the only contest in the chronicle."""
    (found,) = (
        one
        for session in chronicle.sessions
        for scene in session.scenes
        for one in scene.told
        if isinstance(one, ContestRecord)
    )
    return found


# ------------------------------------------------------------------------------------------ the order


def test_a_campaign_is_divided_into_sessions_and_scenes_with_a_chapter_before_the_first() -> None:
    places = [scene.place for session in evening().sessions for scene in session.scenes]
    assert [session.number for session in evening().sessions] == [0, 1, 2]
    assert places == [Place(0, 1), Place(1, 1), Place(1, 2), Place(2, 2), Place(2, 3)]


def test_events_between_sessions_have_a_section_of_their_own() -> None:
    here = Place(1, 4)
    ended, began = SessionEnded(session=1), SessionStarted(session=2)
    assert here.of(ended) == here
    assert here.after(ended) == Place(1, 4, over=True)
    assert here.after(ended).of(began) == Place(2, 4)
    assert here.after(ended).after(SceneChanged(scene=5)) == Place(1, 5, over=True)


def test_a_log_that_begins_later_states_where_it_begins() -> None:
    campaign = nyx_evening().state.campaign
    assert start(campaign, [SceneChanged(scene=9), SessionStarted(session=4)]) == Place(3, 8)
    assert start(campaign, []) == Place(2, 3)


def test_a_scene_that_is_counted_twice_appears_once() -> None:
    board = NyxBoard()
    twice = told(board.state, (*board.log, *(SceneChanged(scene=scene) for scene in (2, 3, 2))))
    (session,) = twice.sessions
    assert [(scene.place.scene, len(scene.told)) for scene in session.scenes] == [(1, 5), (2, 2), (3, 1)]


def test_a_contest_is_divided_into_turns_and_followed_by_the_events_in_between() -> None:
    match = only(evening())
    assert (match.title, [turn.number for turn in match.turns]) == ("Struggle by the river", [0, 1, 2, 3, 4])
    first, second, third = (turn.panel for turn in match.turns[:3])
    assert first is not None
    assert second is not None
    assert third is not None
    assert said(first.headline).startswith("Struggle by the river begins")
    assert said(second.headline).startswith("Round 1: Mira 0 → −1")
    (account,) = match.turns[1].spoken
    assert account.text == "She slips in the mud, and he has her by the coat."
    assert not any("She slips in the mud" in said(each) for each in second.lines)
    assert not any("why did it go this way" in said(each) for each in (f.lines[0] for f in third.fields))


def test_events_that_no_story_covers_are_listed_next_to_it() -> None:
    turns = {turn.number: turn for turn in only(evening()).turns}
    assert [said(each) for each in turns[3].lines] == ["GM correction: marker −5 to −1 (I misread a die.)"]


@pytest.mark.rule("NYX-7", "NYX-8")
def test_what_the_gm_rules_out_and_lets_pass_stays_beside_the_story_of_its_round() -> None:
    board = NyxBoard(trusts=False)
    board.player("Mira", ANN)
    board.player("Tove", BEN)
    board.open("Mira", "Tove", title="Struggle")
    board.declare(1, positive=["Ash", "Oak"])
    board.do(m.StrikeClaim(**board.at, side=1, aspect=board.aspect("Mira", "Ash"), text="It is dark."))
    board.declare(1, positive=["Oak"])
    board.declare(2)
    board.pick(1, Tactic.OFFENSIVE)
    board.pick(2, Tactic.OFFENSIVE)
    board.do(m.LetClaims(**board.at), dice=(9, 9, 4, 3))
    turn = only(told(board.state, board.log)).turns[-1]
    assert turn.panel is not None
    assert [said(each) for each in turn.lines] == [
        "The GM rules out Ash (2) for Mira: “It is dark.”",
        "Allowed by the GM: Oak (2)",
    ]


@pytest.mark.rule("NOIR-31", "NOIR-32")
def test_who_helped_in_a_roll_and_what_the_gm_gave_it_stay_beside_its_story() -> None:
    board = NoirBoard()
    board.hero("Alma")
    board.hero("Bo", BEN)
    board.test("Alma", odds=0, seat=ANN, claims=noir.Claims(helpers=1))
    alma, bo = board.id("Alma"), board.id("Bo")
    board.do(board.move(noir.GiveCircumstances, character=alma, sizes=(5,)))
    board.do(board.move(noir.ConfirmHelp, character=alma, helper=bo), BEN, (9, 8))
    turn = only(told(board.state, board.log)).turns[-1]
    assert turn.panel is not None
    lines = [said(each) for each in turn.lines]
    assert any("Bo" in one for one in lines)
    assert any("+5" in one for one in lines)


def test_a_change_on_a_sheet_names_the_character() -> None:
    text = markdown(evening(), FileWording(bundled_texts(), "en"))
    assert "Mira: Body 6" in text
    assert "Tove: Aspects: Iron, " in text


def test_an_unfinished_turn_is_told_up_to_its_latest_event() -> None:
    board = NyxBoard()
    board.player("Mira", ANN)
    board.bare("Guard", 7)
    board.open("Mira", "Guard", title="Struggle")
    board.declare(1)
    board.pick(1, 2)
    last = only(told(board.state, board.log)).turns[-1]
    assert last.panel is None
    assert [said(each) for each in last.lines][-1] == "🔒 Mira’s pick is made and sealed."


def test_a_stand_in_is_named_once_in_a_turn() -> None:
    board = NyxBoard()
    board.player("Mira", ANN)
    board.player("Tove", BEN)
    board.open("Mira", "Tove", title="Struggle")
    stand_in = ANN.but(by=BEN.id)
    board.do(board.declaration(1), stand_in)
    board.do(board.declaration(2), BEN)
    board.do(board.picking(1, Tactic.WAITING), stand_in)
    lines = [said(each) for each in only(told(board.state, board.log)).turns[-1].lines]
    assert lines[-1] == "✅ Acted for Mira: Tove."
    assert lines.count(lines[-1]) == 1


# ------------------------------------------------------------------------------------------ drawings


def test_the_path_of_the_marker_has_every_round_and_the_gms_correction() -> None:
    course = only(evening()).course
    assert course is not None
    assert course.length == 5
    assert course.steps == (
        MarkerStep(0, 0),
        MarkerStep(1, -1),
        MarkerStep(2, -5),
        MarkerStep(3, -1, corrected=True),
        MarkerStep(3, 4),
    )


def test_drawn_dice_show_which_counted_and_which_failed() -> None:
    (mira, guard) = only(evening()).turns[1].throws
    assert [(face.value, face.counts, face.lost) for face in mira.faces] == [
        (5, False, False),
        (3, False, False),
        (6, True, False),
        (9, False, True),
    ]
    assert [face.value for face in guard.faces] == [4]


def test_aspect_points_list_each_use_and_end_at_the_balance_in_the_state() -> None:
    board = nyx_evening()
    first, second = evening().sessions[1:]
    assert first.accounts == (Account("Mira", (5, 4, 7, 6)),)
    assert second.accounts == ()
    assert board.points("Mira") == 6


def test_fate_and_reserves_end_at_the_balance_in_the_state() -> None:
    noir = noir_evening()
    assert told(noir.state, noir.log).sessions[-1].accounts == (Account("Alma", (0, 5, 3)),)
    zapas = zapas_evening()
    accounts = {
        account.name: account.values for account in told(zapas.state, zapas.log).sessions[-1].accounts
    }
    ada = zapas.who("Ada").seat
    assert accounts["Ada"][0] == RESERVE
    assert accounts["Ada"][-1] == zapas.state.shared.of(ada).reserve


def test_changes_before_the_balance_is_known_are_not_drawn() -> None:
    moves = iter(
        [AccountChange("a", "A", by=-1), AccountChange("a", "A", 3, before=4), AccountChange("a", "A", by=-1)]
    )
    ledger = AccountTracker(lambda _: [next(moves)])
    for _ in range(3):
        ledger.read(SceneChanged(scene=1))
    assert ledger.close() == (Account("A", (4, 3, 2)),)
    assert ledger.close() == ()


# ------------------------------------------------------------------------------------------ editions


@pytest.mark.parametrize("game", [nyx_evening, noir_evening], ids=["nyx", "noir"])
def test_the_players_edition_holds_none_of_the_gms_secrets(game: object) -> None:
    board = game()  # type: ignore[operator]
    for edition in EDITIONS:
        chronicle = told(board.state, board.log, edition)  # type: ignore[arg-type]
        for language in LANGUAGES:
            for file in files(chronicle, language):
                assert (SECRET in file) is (edition == "gm")
                assert ("The city is theirs." in file) <= (edition == "gm")


def test_the_past_of_a_character_is_told_as_it_was_known_then() -> None:
    board = nyx_evening()
    secret = board.who(SECRET).id
    before = [one.logged.event for one in told(board.state, board.log).log]
    board.do(GiveCharacter(character=secret, seat=ANN.id))
    given = told(board.state, board.log)
    assert [one.logged.event for one in given.log][: len(before)] == before
    assert SECRET in files(given)[1]
    mira = board.who("Mira").id
    board.do(GiveCharacter(character=mira, seat=""))
    taken = told(board.state, board.log)
    assert [one.logged.event for one in taken.log][: len(before)] == before


@pytest.mark.rule("NYX-33")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("side", [1, 2])
def test_before_the_reveal_every_file_is_the_same_for_every_hidden_pick(edition: str, side: int) -> None:
    found = set()
    for tactic in Tactic:
        board = NyxBoard()
        board.player("Mira", ANN)
        board.npc("Captain")
        board.open("Mira", "Captain", title="Struggle")
        board.declare_both()
        board.pick(side, tactic)  # type: ignore[arg-type]
        chronicle = told(board.state, board.log, edition)  # type: ignore[arg-type]
        found.add("\n".join(text for language in LANGUAGES for text in files(chronicle, language)))
    assert len(found) == 1


@pytest.mark.rule("NYX-37")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_choice_of_one_of_two_winners_is_in_no_file_before_the_other_has_chosen(edition: str) -> None:
    found = set()
    for text in ("", "A boat."):
        board = NyxBoard()
        board.player("Mira", ANN)
        board.npc("Captain")
        board.open("Mira", "Captain", title="Struggle")
        board.round((1, 1), (2, 4))
        choice = BonusKind.STORY if text else BonusKind.STEPS
        board.choose(2, choice, text)
        chronicle = told(board.state, board.log, edition)  # type: ignore[arg-type]
        found.add("\n".join(files(chronicle)))
    assert len(found) == 1


# ------------------------------------------------------------------------------------------ every game


@pytest.mark.parametrize("game", [nyx_evening, noir_evening, zapas_evening], ids=["nyx", "noir", "zapas"])
def test_every_game_has_texts_in_every_language_and_edition(game: object) -> None:
    board = game()  # type: ignore[operator]
    for edition in EDITIONS:
        chronicle = told(board.state, board.log, edition)  # type: ignore[arg-type]
        assert len({files(chronicle, language)[0] for language in LANGUAGES}) == len(LANGUAGES)


def test_pages_for_a_chat_hold_all_lines_and_stay_within_the_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    whole = [each for one in pages(evening(), said) for each in one]
    monkeypatch.setattr("narration.journal.chat_pages.ROOM", 200)
    small = pages(evening(), said)
    assert [each for one in small for each in one] == whole
    assert all(len(one) == 1 or sum(len(said(each)) + 1 for each in one) <= 200 for one in small)
    panel = pages_panel(evening(), small, 2)
    assert said(panel.headline) == f"Tests: The whole campaign, page 2 of {len(small)}"


def test_a_part_without_events_has_no_pages() -> None:
    board = NyxBoard()
    empty = told(board.state, [], wanted=Selection(session=3))
    assert pages(empty, said) == ()
    assert said(pages_panel(empty, (), 1).lines[0]) == "Nothing has happened there yet."
    assert all("Tests" in file for file in files(empty))
