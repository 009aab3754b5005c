"""Lines for the events that all games share, and settings in words."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from narration.campaign.events import tell, tell_any
from narration.campaign.settings import setting_changes, setting_name, setting_value, settings_panel
from narration.nyx.game import NYX
from narration.text.game_time import duration
from narration.text.languages import LANGUAGES, Language
from rules.campaign import events as e
from rules.campaign.actions import ChangeSetting
from rules.campaign.handouts import HandoutDropped, HandoutMade, HandoutShown
from rules.campaign.hidden_rolls import HiddenResult, HiddenRolled, HiddenRollShown
from rules.campaign.ready import ReadyConflictBegun, ReadyScene, ScenePrepared
from rules.campaign.settings import Setting
from rules.core.seat import Role
from rules.nyx.base.settings import SETTINGS
from tests.narration.nyx.sample_events import NAMES
from tests.narration.printing import field, is_sayable, said
from tests.rules.nyx.board import Board

NUMBERS = st.integers(1, 40)
MINUTES = st.integers(1, 6_000_000)


@st.composite
def settings_changed(draw: st.DrawFn) -> e.SettingChanged:
    setting = draw(st.sampled_from(SETTINGS))
    values = st.sampled_from(setting.values)
    return e.SettingChanged(system="nyx", key=setting.key, old=draw(values), new=draw(values))


#: What fell unseen.
ROLL = HiddenResult(name="Mira", rolls="body", value=6, dice=(4,), result=4, outcome="success")

READY = st.builds(
    ReadyScene, name=NAMES, title=NAMES, opening=NAMES, heroes=st.just(()), conflicts=st.tuples(NAMES)
)
MAKERS: dict[type, st.SearchStrategy[e.CampaignEvent]] = {
    e.CampaignFounded: st.builds(e.CampaignFounded, name=NAMES, language=st.sampled_from(LANGUAGES)),
    e.PlaceBound: st.builds(e.PlaceBound, place=NUMBERS),
    e.SeatTaken: st.builds(e.SeatTaken, seat=st.just("2"), role=st.sampled_from(Role), holder=NUMBERS),
    e.PlaceLeft: st.builds(e.PlaceLeft, place=NUMBERS),
    e.Invited: st.builds(e.Invited, holder=NUMBERS),
    e.SeatLeft: st.builds(e.SeatLeft, seat=st.just("2")),
    e.SeatHanded: st.builds(e.SeatHanded, seat=st.just("2"), holder=NUMBERS),
    e.ChairHanded: st.builds(e.ChairHanded, old=st.just("1"), new=st.just("2")),
    e.RoleSet: st.builds(e.RoleSet, seat=st.just("2"), role=st.sampled_from([Role.GM, Role.PLAYER])),
    e.LuckShown: st.builds(e.LuckShown, seat=st.just("2"), on=st.booleans()),
    e.StandInAppointed: st.builds(e.StandInAppointed, seat=st.just("2"), stand_in=st.sampled_from(["", "3"])),
    e.CharacterGiven: st.builds(
        e.CharacterGiven,
        character=st.just("1"),
        name=NAMES,
        old=st.just("2"),
        new=st.sampled_from(["", "3"]),
    ),
    e.CharacterImported: st.builds(
        e.CharacterImported, character=st.just("7"), name=NAMES, seat=st.sampled_from(["", "2"])
    ),
    e.CampaignMovedIn: st.builds(e.CampaignMovedIn, seat=st.just("1"), place=NUMBERS),
    e.InvitationDropped: st.builds(e.InvitationDropped, holder=NUMBERS),
    e.ActedFor: st.builds(
        e.ActedFor,
        seat=st.just("2"),
        by=st.just("3"),
        name=st.one_of(st.just(""), NAMES),
        by_name=st.one_of(st.just(""), NAMES),
    ),
    e.TimeRanOut: st.builds(
        e.TimeRanOut,
        seat=st.just("2"),
        name=st.one_of(st.just(""), NAMES),
        how=st.sampled_from(["dice", "openly"]),
    ),
    e.CharacterPlayed: st.builds(e.CharacterPlayed, seat=st.just("2"), character=st.just("1"), name=NAMES),
    e.SettingChanged: settings_changed(),
    e.SceneChanged: st.builds(e.SceneChanged, scene=NUMBERS, counts=st.booleans()),
    e.Rested: st.builds(e.Rested, counts=st.booleans()),
    e.TimeMoved: st.builds(e.TimeMoved, minutes=MINUTES, clock=MINUTES),
    e.SessionStarted: st.builds(e.SessionStarted, session=NUMBERS),
    e.SessionEnded: st.builds(e.SessionEnded, session=NUMBERS),
    e.BreakDeclared: st.builds(e.BreakDeclared, on=st.booleans()),
    e.GmCalled: st.builds(e.GmCalled),
    e.GmAnswered: st.builds(e.GmAnswered),
    e.CampaignArchived: st.builds(e.CampaignArchived),
    e.CampaignRestored: st.builds(e.CampaignRestored),
    HiddenRolled: st.builds(
        HiddenRolled,
        turn=NUMBERS,
        seat=st.just("2"),
        blind=st.booleans(),
        name=NAMES,
        text=st.one_of(st.just(""), NAMES),
        roll=st.one_of(st.none(), st.just(ROLL)),
    ),
    HiddenRollShown: st.builds(HiddenRollShown, turn=NUMBERS, seat=st.just("2"), roll=st.just(ROLL)),
    HandoutMade: st.builds(HandoutMade, turn=NUMBERS, title=NAMES, paragraphs=st.tuples(NAMES)),
    HandoutShown: st.builds(
        HandoutShown,
        turn=NUMBERS,
        title=NAMES,
        paragraphs=st.tuples(NAMES, NAMES),
        seats=st.just(("2",)),
        everybody=st.booleans(),
    ),
    HandoutDropped: st.builds(HandoutDropped, turn=NUMBERS, title=NAMES),
    e.MessageKept: st.builds(
        e.MessageKept,
        message=NUMBERS,
        seat=st.just("2"),
        by=st.one_of(st.just(""), NAMES),
        text=NAMES,
        gm=st.booleans(),
    ),
    ScenePrepared: st.builds(ScenePrepared, scene=READY, names=st.tuples(NAMES, NAMES)),
    ReadyConflictBegun: st.builds(ReadyConflictBegun, number=NUMBERS, title=NAMES),
    e.Undone: st.builds(e.Undone, version=NUMBERS, seat=st.just("2"), name=st.one_of(st.just(""), NAMES)),
}


def test_every_kind_of_campaign_event_has_a_sample() -> None:
    told_by_the_game = {e.Worded}
    assert MAKERS.keys() | told_by_the_game == set(get_args(e.CampaignEvent))


@given(st.one_of(*MAKERS.values()))
def test_every_campaign_event_has_a_text_in_every_language(event: e.CampaignEvent) -> None:
    for language in LANGUAGES:
        told = [said(line, language) for line in tell_any(NYX, event)]
        assert told
        assert all(line.strip() for line in told)


@pytest.mark.parametrize(
    ("minutes", "language", "told"),
    [
        (0, "en", "0 minutes"),
        (1, "en", "1 minute"),
        (90, "en", "1 hour, 30 minutes"),
        (2 * 1440 + 240, "en", "2 days, 4 hours"),
        (1440 + 60 + 1, "sv", "1 dygn, 1 timme, 1 minut"),
        (1440, "ru", "1 день"),
        (3 * 1440 + 5 * 60 + 21, "ru", "3 дня, 5 часов, 21 минута"),
    ],
)
def test_game_time_is_written_in_days_hours_and_minutes(minutes: int, language: Language, told: str) -> None:
    assert said(duration(minutes), language) == told


@pytest.mark.rule("NYX-50")
def test_a_rest_that_goes_with_a_new_scene_says_that_it_has_been_counted() -> None:
    assert [said(line) for line in tell(e.Rested(counts=True))] == ["The characters rest."]
    assert [said(line) for line in tell(e.Rested(counts=False))] == [
        "The characters rest.",
        "The change of scene has already counted: from now on only newer damage heals.",
    ]


@pytest.mark.rule("NYX-50")
def test_a_new_scene_after_a_rest_says_that_it_has_been_counted() -> None:
    assert [said(line) for line in tell(e.SceneChanged(scene=3, counts=False))] == [
        "Scene 3 begins.",
        "The rest has already counted: from now on only newer damage heals.",
    ]


def test_time_that_passes_is_shown_with_the_total_since_the_beginning() -> None:
    (told,) = tell(e.TimeMoved(minutes=240, clock=1680))
    assert said(told) == "Game time passes: 4 hours. Since the campaign began: 1 day, 4 hours."


@pytest.mark.parametrize("setting", SETTINGS, ids=[setting.key for setting in SETTINGS])
def test_every_setting_has_a_name_a_sentence_and_a_phrase_for_every_value(setting: Setting) -> None:
    for language in LANGUAGES:
        name = said(setting_name("nyx", setting.key), language)
        values = [said(setting_value("nyx", setting.key, value), language) for value in setting.values]
        assert said(setting_changes("nyx", setting.key), language).endswith(".")
        assert len({name, *values}) == len(values) + 1
        assert all(0 < len(text) <= 100 for text in (name, *values))


def test_the_settings_show_their_current_values() -> None:
    board = Board()
    board.do(ChangeSetting(key="buy-off", value="value"))
    panel = settings_panel(board.state.campaign, SETTINGS)
    is_sayable(panel)
    assert said(panel.headline) == "Settings of Tests: 3 of 14 changed."
    assert field(panel, "Price of buying off (NYX-12)") == [
        "What a player pays to ignore an aspect that the GM demands.",
        "Now: **the aspect’s value in points**",
        "or 1 point (the default)",
    ]
    assert len(panel.fields) == 3, "only what differs"
    conflicts = settings_panel(board.state.campaign, SETTINGS, 2)
    assert field(conflicts, "Length of the scale (NYX-23)")[1] == "Now: **5 steps** (the default)"
    (changed,) = tell(board.event(e.SettingChanged))
    assert said(changed) == "Price of buying off: 1 point → the aspect’s value in points"
