"""Sessions, scenes, rests, game time and settings, and who may declare them."""

from collections.abc import Mapping

import pytest

from rules.campaign.actions import (
    CampaignAction,
    ChangeScene,
    ChangeSetting,
    DeclareBreak,
    EndSession,
    MoveTime,
    PlayCharacter,
    Rest,
    StartSession,
)
from rules.campaign.events import (
    CampaignEvent,
    Rested,
    SceneChanged,
    SessionStarted,
    SettingChanged,
    TimeMoved,
)
from rules.campaign.legal_actions import legal_actions
from rules.campaign.model import Campaign
from rules.campaign.sessions import change_setting
from rules.campaign.settings import Setting, TypedValue
from rules.contract.system import campaign_legal_actions, fold
from rules.core.refusal import Refused, Term
from rules.core.seat import PUBLIC
from rules.nyx.system import NYX
from tests.rules.nyx.board import ANN, BEN, GM, SEATS, Board, duel

ALL: tuple[CampaignAction, ...] = (
    ChangeScene(),
    Rest(),
    MoveTime(minutes=60),
    StartSession(),
    EndSession(),
    DeclareBreak(on=True),
    ChangeSetting(key="length", value="3"),
)


@pytest.mark.parametrize("seat", [ANN, PUBLIC])
@pytest.mark.parametrize("action", ALL, ids=lambda action: action.kind)
def test_only_the_gm_moves_the_campaign_on(action: CampaignAction, seat: object) -> None:
    assert Board().refused(action, next(one for one in SEATS if one is seat)).code == "gm-only"


def test_sessions_are_counted_and_only_one_is_open_at_a_time() -> None:
    board = Board()
    assert board.refused(EndSession()).code == "session-off"
    for number in (1, 2):
        board.do(StartSession())
        assert (board.state.campaign.session, board.state.campaign.in_session) == (number, True)
        assert board.refused(StartSession()).code == "session-on"
        board.do(EndSession())
    assert not board.state.campaign.in_session


@pytest.mark.rule("NYX-14")
def test_characters_may_change_between_sessions_and_in_a_long_break() -> None:
    board = Board()
    assert may_change(board), "before the first session, too"
    assert board.refused(DeclareBreak(on=True)).code == "session-off"
    board.do(StartSession())
    assert not may_change(board)
    board.do(DeclareBreak(on=True))
    assert may_change(board)
    assert board.refused(DeclareBreak(on=True)).code == "break-declared-already"
    board.do(DeclareBreak(on=False))
    assert not may_change(board)
    assert board.refused(DeclareBreak(on=False)).code == "break-declared-already"


def may_change(board: Board) -> bool:
    return board.state.campaign.between_sessions


def test_a_break_ends_with_its_session() -> None:
    board = Board()
    board.do(StartSession())
    board.do(DeclareBreak(on=True))
    board.do(EndSession())
    assert not board.state.campaign.on_break
    board.do(StartSession())
    assert not board.state.campaign.on_break


def test_game_time_adds_up_within_bounds() -> None:
    board = Board()
    ten_years = 5_256_000  # minutes, without leap days
    board.do(MoveTime(minutes=1))
    board.do(MoveTime(minutes=ten_years))
    assert board.state.campaign.clock == 1 + ten_years
    assert board.event(TimeMoved).clock == 1 + ten_years
    for minutes in (0, -1, ten_years + 1):
        refusal = board.refused(MoveTime(minutes=minutes))
        assert (refusal.code, refusal.details) == ("time-bounds", {"most": 3650})


def test_titles_have_up_to_60_characters_and_what_is_told_of_the_last_session_600() -> None:
    board = Board()
    title, recap = "x" * 60, "x" * 600
    assert board.refused(StartSession(title=f"{title}x")).code == "text-too-long"
    assert board.refused(StartSession(recap=f"{recap}x")).code == "text-too-long"
    assert board.refused(ChangeScene(title=f"{title}x")).code == "text-too-long"
    board.do(StartSession(title=title, recap=recap))
    board.do(ChangeScene(title=title))
    begun = board.event(SessionStarted)
    assert (begun.title, begun.recap, board.event(SceneChanged).title) == (title, recap, title)


@pytest.mark.rule("NYX-50")
def test_a_rest_and_a_scene_know_whether_they_count() -> None:
    board = Board()
    board.do(Rest())
    board.do(ChangeScene())
    assert (board.event(Rested).counts, board.event(SceneChanged).counts) == (True, False)
    board.do(ChangeSetting(key="recovery", value="each"))
    board.do(Rest())
    board.do(ChangeScene())
    assert (board.event(Rested).counts, board.event(SceneChanged).counts) == (True, True)


def test_a_setting_takes_a_listed_value_and_reports_the_old_one() -> None:
    board = Board()
    board.do(ChangeSetting(key="length", value="3"))
    told = board.event(SettingChanged)
    assert (told.system, told.key, told.old, told.new) == ("nyx", "length", "5", "3")
    assert board.refused(ChangeSetting(key="length", value="3")).code == "setting-same"
    assert board.refused(ChangeSetting(key="mob", value="besides")).code == "setting-same"
    assert board.refused(ChangeSetting(key="length", value="11")).code == "no-such-value"
    assert board.refused(ChangeSetting(key="colour", value="red")).code == "no-such-setting"
    board.do(ChangeSetting(key="length", value="5"))
    assert board.event(SettingChanged).old == "3"


LIMIT = Setting(
    key="limit",
    values=("none", "5"),
    rule="NYX-0",
    pattern=TypedValue(regex="[0-9]|[1-9][0-9]", form=Term("setting-form-99")),
)


def setting_after(chosen: Mapping[str, str], value: str) -> SettingChanged:
    head = Campaign(id=1, home=2, name="Tests", system="nyx", language="en", settings=chosen)
    return change_setting(head, (LIMIT,), ChangeSetting(key="limit", value=value))


@pytest.mark.parametrize(("typed", "value"), [("5", "5"), ("0", "0"), ("99", "99"), ("  7 ", "7")])
def test_other_values_may_be_typed_where_the_setting_allows_it(typed: str, value: str) -> None:
    told = setting_after({}, typed)
    assert (told.old, told.new) == ("none", value)
    assert setting_after({"limit": value}, "none").old == value


@pytest.mark.parametrize("typed", ["100", "-1", "07", "five", "", "7 7", "None", "٧"])
def test_a_typed_value_of_another_form_is_refused_with_the_allowed_form(typed: str) -> None:
    with pytest.raises(Refused) as caught:
        setting_after({}, typed)
    assert (caught.value.code, caught.value.details) == (
        "setting-value-form",
        {"form": Term("setting-form-99")},
    )


def test_a_typed_value_that_is_set_already_is_refused() -> None:
    with pytest.raises(Refused, match="setting-same"):
        setting_after({"limit": "7"}, " 7")


def test_everything_offered_is_accepted_and_only_what_the_game_supports_is_offered() -> None:
    board = duel()
    offered = campaign_legal_actions(NYX, board.state, GM)
    assert not {ChangeScene(), Rest(), EndSession(), DeclareBreak(on=True)} & set(offered)
    assert {MoveTime(minutes=60), StartSession(), ChangeSetting(key="length", value="3")} <= set(offered)
    board.do(StartSession())
    assert {EndSession(), DeclareBreak(on=True)} <= set(campaign_legal_actions(NYX, board.state, GM))
    assert campaign_legal_actions(NYX, board.state, PUBLIC) == ()
    assert campaign_legal_actions(NYX, board.state, BEN) == (PlayCharacter(character=board.who("Bo").id),)


def test_a_seat_is_offered_its_own_characters_alone() -> None:
    board = duel()
    people = board.state.characters
    offers = {seat: legal_actions(board.state.campaign, people, (), seat) for seat in (ANN, BEN, PUBLIC)}
    assert offers == {
        ANN: (PlayCharacter(character=board.who("Ada").id),),
        BEN: (PlayCharacter(character=board.who("Bo").id),),
        PUBLIC: (),
    }


def test_events_of_an_earlier_version_still_load() -> None:
    old = b'{"contest":"","turn":0,"kind":"scene-changed","scene":2}'
    scene = NYX.events.validate_json(old)
    assert isinstance(scene, CampaignEvent)
    assert fold(NYX, Board().state, [scene]).campaign.scene == 2
