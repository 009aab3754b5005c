"""The GM's corrections, and the record of established facts."""

import pytest

from narration.nyx.campaign_record import PAGE, RecordedFact, facts, facts_panel
from narration.nyx.events import tell_event
from narration.text.languages import Language
from rules.campaign.actions import ChangeScene
from rules.core.model_base import Event
from rules.nyx.base.enums import Attribute
from rules.nyx.base.pool import Use
from rules.nyx.state import actions as a
from rules.nyx.state import contest_actions as m
from rules.nyx.state.campaign_state import Aspect
from rules.nyx.state.contest_events import ConflictCorrected, StoryJudged
from rules.nyx.state.events import AspectCorrected, SheetCorrected, UsedInStory
from tests.narration.printing import is_sayable, lines, said
from tests.rules.nyx.board import ANN, Board, duel

REASON = "we forgot the rope"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "GM correction: marker −2 to −1 (we forgot the rope)"),
        ("sv", "Spelledarens rättelse: markören −2 till −1 (we forgot the rope)"),
        ("ru", "Правка ведущего: маркер −2 → −1 (we forgot the rope)"),
    ],
)
def test_a_corrected_marker_shows_its_old_place_and_the_reason(language: Language, told: str) -> None:
    event = ConflictCorrected(
        contest="7", turn=2, field="marker", side=None, old="-2", new="-1", reason=REASON
    )
    assert [said(line, language) for line in tell_event(event)] == [told]


def test_a_corrected_mode_and_goal_are_named_in_words() -> None:
    board = duel()
    board.do(m.CorrectConflict(**board.at, field="mode", value="goal", reason=REASON))
    (mode,) = tell_event(board.event(ConflictCorrected))
    assert said(mode) == (
        "GM correction: steps past the end from “a penalty” to “the goal reached” (we forgot the rope)"
    )
    board.do(m.CorrectConflict(**board.at, field="goal", side=2, value="Win.", reason=REASON))
    (goal,) = tell_event(board.event(ConflictCorrected), ("Ada", "Bo"))
    assert said(goal) == "GM correction: Bo’s goal from “Bo gets away” to “Win.” (we forgot the rope)"


@pytest.mark.parametrize(
    ("field", "attribute", "told"),
    [
        ("points", None, "Ada, points 5 to 7"),
        ("base", Attribute.BODY, "Ada, Body 5 to 7"),
        ("fatigue", Attribute.MIND, "Ada, fatigue on Mind 5 to 7"),
    ],
)
def test_a_corrected_number_names_its_character(field: str, attribute: Attribute | None, told: str) -> None:
    event = SheetCorrected.model_validate(
        {"character": "1", "name": "Ada", "field": field, "attribute": attribute, "old": 5, "new": 7}
        | {"reason": REASON}
    )
    assert [said(line) for line in tell_event(event)] == [f"GM correction: {told} (we forgot the rope)"]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (None, Aspect(id=11, name="Rope", value=1), "new: Rope (1)"),
        (Aspect(id=3, name="Ash", value=2), None, "gone: Ash (2)"),
        (
            Aspect(id=11, name="Cut", value=1, damage=True),
            Aspect(id=11, name="Fever", value=1, damage=True, slow=True),
            "Cut (1, damage) to Fever (1, slow damage)",
        ),
    ],
)
def test_a_corrected_aspect_is_added_removed_or_changed(
    old: Aspect | None, new: Aspect | None, told: str
) -> None:
    event = AspectCorrected(character="1", name="Ada", old=old, new=new, reason=REASON)
    assert [said(line) for line in tell_event(event)] == [f"GM correction: Ada, {told} (we forgot the rope)"]


@pytest.mark.rule("NYX-10")
def test_the_record_numbers_the_facts_with_author_and_scene() -> None:
    board = Board()
    board.player("Ada")
    board.do(board.story("Ada", "Ash", helps=True, text="A guard is an old neighbour."), ANN)
    board.do(ChangeScene())
    board.do(
        a.SucceedByAspect(
            character=board.who("Ada").id, aspect=board.aspect("Ada", "Oak"), text="Up the wall."
        )
    )
    panel = facts_panel(board.state.campaign, board.log)
    is_sayable(panel)
    assert lines(panel) == [
        "Tests: 2 established facts.",
        "Tests",
        "**1.** A guard is an old neighbour. (Ada, scene 1)",
        "**2.** Up the wall. (Ada, scene 2)",
    ]


@pytest.mark.rule("NYX-38")
def test_only_an_allowed_narrative_advantage_is_a_fact() -> None:
    asked = StoryJudged(contest="7", turn=2, side=1, name="Ada", text="A dragon.", allowed=False)
    events = [asked, asked.but(text="A rope.", allowed=True)]
    assert facts(events) == (RecordedFact("A rope.", "Ada"),)


def test_a_long_record_has_pages_and_opens_at_its_end() -> None:
    use = Use(aspect=3, name="Ash", value=2, points=-1)
    made: list[Event] = [
        UsedInStory(character="1", name="Ada", use=use, text=f"Fact {number}.")
        for number in range(1, PAGE + 2)
    ]
    campaign = Board().state.campaign
    last, first = facts_panel(campaign, made), facts_panel(campaign, made, 1)
    assert lines(last)[2:] == [f"**{PAGE + 1}.** Fact {PAGE + 1}. (Ada)", "Page 2 of 2"]
    assert lines(first)[2] == "**1.** Fact 1. (Ada)"
    assert len(first.lines) == PAGE


def test_an_empty_record_explains_where_facts_come_from() -> None:
    panel = facts_panel(Board().state.campaign, [])
    is_sayable(panel)
    assert said(panel.headline) == "Tests: nothing established yet."
