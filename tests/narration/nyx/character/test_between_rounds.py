"""Messages and prompts outside conflicts: calls for rolls, a success without a roll, changed aspects."""

import pytest
from hypothesis import given

from narration.nyx.character.aspect_changes import ask_panel, change_result
from narration.nyx.character.sheet import roll_result, sheet
from narration.nyx.events import tell_event
from narration.nyx.rolls.called import call_panel
from narration.text.languages import LANGUAGES, Language
from rules.nyx.base.enums import GroupMode
from rules.nyx.state import actions as a
from rules.nyx.state import events as e
from tests.narration.nyx.sample_events_between import ALL_MAKERS
from tests.narration.nyx.table import call, proposal, two
from tests.narration.printing import is_sayable, lines, said
from tests.rules.nyx.board import ANN

# ------------------------------------------------------------------------------------------- calls


@pytest.mark.rule("NYX-15")
def test_a_call_names_the_roller_the_attribute_and_the_modifier() -> None:
    panel = call_panel(call(two(), "Ada", modifier=-2, text="Across the ravine."))
    assert lines(panel) == [
        "⚠ The GM calls for a roll: Body. For Ada.",
        "The GM calls for a roll",
        "Across the ravine.",
        "Body −2 (modifier)",
    ]


@pytest.mark.rule("NYX-21")
@pytest.mark.parametrize(
    ("mode", "who"),
    [(GroupMode.WORST, "The weakest link decides: "), (GroupMode.BEST, "The most able acts for all: ")],
)
def test_a_call_of_a_group_says_who_rolls_for_whom(mode: GroupMode, who: str) -> None:
    board = two()
    cy = (
        {"body": 2, "mind": 8, "interaction": 7}
        if mode is GroupMode.WORST
        else {"body": 9, "mind": 4, "interaction": 4}
    )
    board.player("Cy", ratings=cy)
    assert lines(call_panel(call(board, "Ada", "Bo", "Cy", mode=mode)))[2:] == [
        "Body",
        "It counts for all of these: Ada, Bo, Cy",
        f"{who}Cy",
    ]


@pytest.mark.rule("NYX-21")
def test_with_equal_members_the_first_to_roll_rolls_for_all() -> None:
    told = lines(call_panel(call(two(), "Ada", "Bo", mode=GroupMode.WORST)))
    assert told[0] == "⚠ The GM calls for a roll: Body. For Ada, Bo."
    assert told[-1] == "Their values are equal: the first of them to roll does it for all."


@pytest.mark.rule("NYX-21")
def test_a_roll_for_a_group_names_the_people_it_counts_for() -> None:
    board = two()
    called = call(board, "Ada", "Bo", mode=GroupMode.BEST, text="Hide from the soldier.")
    waiting = "⚠ The GM calls for a roll from Ada: Body · Hide from the soldier. · for all of these: Ada, Bo"
    assert waiting in lines(sheet(board.who("Ada")))
    board.do(board.roll("Ada"), ANN, [3])
    panel = roll_result(board.event(e.RolledAlone))
    assert lines(panel)[2:] == [
        "Hide from the soldier.",
        "Body 6: **3**",
        "Effect 3",
        "It counts for all of these: Ada, Bo",
    ]
    assert called.call.text == "Hide from the soldier."


@given(ALL_MAKERS[e.RollCalled])
def test_every_call_has_a_text_with_a_short_headline(event: e.RollCalled) -> None:
    is_sayable(call_panel(event))


@given(ALL_MAKERS[e.RolledAlone])
def test_every_roll_has_a_text_with_a_short_headline(event: e.RolledAlone) -> None:
    is_sayable(roll_result(event))


# -------------------------------------------------------------------------------------------- asks


@pytest.mark.rule("NYX-13")
def test_a_requested_success_shows_the_aspect_and_its_price() -> None:
    board = two()
    number = board.aspect("Ada", "Ash")
    board.do(a.AskSuccess(character=board.who("Ada").id, aspect=number, text="I know the way."), ANN)
    panel = ask_panel(board.event(e.Asked))
    assert lines(panel) == [
        "⚠ Ada asks the GM for a success without a roll: Ash (2)",
        "Ada",
        "I know the way.",
        "[Ash (2)]",
        "If the GM agrees: success without an effect, points −1. If not, it costs nothing.",
    ]
    assert "⏳ Ada asks for a success without a roll: I know the way." in lines(sheet(board.who("Ada")))
    board.do(a.JudgeAsk(character=board.who("Ada").id, allow=False))
    (told,) = tell_event(board.event(e.AskRefused))
    assert said(told) == "The GM says no to a success for Ada; it costs nothing: I know the way."


CHANGED: dict[Language, list[str]] = {
    "en": ["New: Rebel (1)", "Ash: 2 → 1", "11 aspects: 3 +2 +2 +1 +1 +1 +1 +1 +1 +1 +1 = 15"],
    "sv": ["Ny: Rebel (1)", "Ash: 2 → 1", "11 aspekter: 3 +2 +2 +1 +1 +1 +1 +1 +1 +1 +1 = 15"],
    "ru": ["Новый: Rebel (1)", "Ash: 2 → 1", "11 аспектов: 3 +2 +2 +1 +1 +1 +1 +1 +1 +1 +1 = 15"],
}


@pytest.mark.rule("NYX-14")
@pytest.mark.parametrize("language", LANGUAGES)
def test_changed_aspects_are_shown_by_their_differences_and_their_sum(language: Language) -> None:
    board = two()
    board.do(proposal(board, Ash=1, Rebel=1), ANN)
    panel = ask_panel(board.event(e.Asked))
    assert [said(row, language) for row in panel.fields[0].lines] == CHANGED[language]


@pytest.mark.rule("NYX-14")
def test_changed_aspects_are_shown_with_the_reason() -> None:
    board = two()
    board.do(proposal(board, Fir=0, Yew=2, Ash=1, Rebel=1), ANN)
    board.do(a.JudgeAsk(character=board.who("Ada").id, allow=True))
    event = board.event(e.AspectsChanged)
    assert lines(change_result(event)) == [
        "Ada has changed: some aspects are new.",
        "Ada",
        "Reason: She met the rebels.",
        "[What changes]",
        "New: Rebel (1)",
        "Ash: 2 → 1",
        "Yew: 1 → 2",
        "Gone: Fir (1)",
        "10 aspects: 3 +2 +2 +2 +1 +1 +1 +1 +1 +1 = 15",
    ]
    assert said(tell_event(event)[0]) == "Ada has changed: She met the rebels."


@given(ALL_MAKERS[e.Asked])
def test_every_request_has_a_text_with_a_short_headline(event: e.Asked) -> None:
    is_sayable(ask_panel(event))


@given(ALL_MAKERS[e.AspectsChanged])
def test_every_change_has_a_text_with_a_short_headline(event: e.AspectsChanged) -> None:
    is_sayable(change_result(event))
