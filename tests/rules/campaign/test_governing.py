"""The question whether the GM is still here, the end of a campaign, and the messages that it keeps."""

import pytest

from rules.campaign.actions import (
    ArchiveCampaign,
    BindPlace,
    HandSeat,
    KeepMessage,
    PlayCharacter,
    SetRole,
    ShowLuck,
    UnbindPlace,
)
from rules.campaign.apply_seats import apply_seat
from rules.campaign.events import CampaignRestored, ChairHanded, GmAnswered, GmCalled, MessageKept, SeatHanded
from rules.campaign.governing import apply_governing
from rules.campaign.keeping import keep, remember
from rules.campaign.model import Campaign
from rules.core.refusal import Refused
from rules.core.seat import Role, Seat
from tests.rules.nyx.board import ANN, BEN, GM, Board


def called() -> Campaign:
    return apply_governing(Board().state.campaign, GmCalled())


def test_the_question_stands_until_the_gm_answers() -> None:
    assert called().gm_called
    assert not apply_governing(called(), GmAnswered()).gm_called


def test_the_question_is_over_once_somebody_else_has_the_chair() -> None:
    handed = apply_seat(called(), ChairHanded(old="1", new="2"))
    assert (handed.chair, handed.gm_called) == ("2", False)


def test_the_question_is_over_once_the_chair_has_a_new_holder_and_not_when_another_seat_has() -> None:
    for seat, stands in (("1", False), ("2", True)):
        assert apply_seat(called(), SeatHanded(seat=seat, holder=99)).gm_called is stands
        assert not apply_seat(Board().state.campaign, SeatHanded(seat=seat, holder=99)).gm_called


def test_only_the_gm_in_the_chair_ends_a_campaign() -> None:
    board = Board()
    board.do(SetRole(seat="2", gm=True))
    co_gm = Seat(role=Role.GM, id="2")
    assert board.refused(ArchiveCampaign(), co_gm).code == "chair-only"
    board.do(ArchiveCampaign())
    assert board.state.campaign.archived


def test_a_kept_message_is_of_the_author_s_character_or_of_the_gm() -> None:
    board = Board()
    board.player("Ada", ANN)
    board.do(PlayCharacter(character="1"), ANN)
    holders = {record.id: record.holder for record in board.state.campaign.seats}
    for number, seat in enumerate(("1", "2"), start=1):
        board.do(KeepMessage(message=number, holder=holders[seat], text="It rains."))
        kept = board.event(MessageKept)
        assert (kept.gm, kept.by) == ((True, "") if seat == "1" else (False, "Ada"))


def test_a_player_keeps_their_own_messages_and_the_gm_anybodys() -> None:
    board = Board()
    ann, ben = (record.holder for record in board.state.campaign.seats[1:3])
    assert board.refused(KeepMessage(message=1, holder=ben, text="It rains."), ANN).code == "kept-not-yours"
    for number, (holder, seat) in enumerate(((ann, ANN), (ben, BEN), (ben, GM))):
        board.do(KeepMessage(message=number, holder=holder, text="It rains."), seat)
        assert board.event(MessageKept).seat == ("2" if holder == ann else "3")


def test_the_last_100_kept_messages_are_not_kept_twice() -> None:
    board = Board()
    head = board.state.campaign
    for number in range(101):
        head = remember(head, MessageKept(message=number, seat="2", by="", text="It rains.", gm=False))
    assert head.kept == tuple(range(1, 101))
    again = KeepMessage(message=100, holder=head.gm.holder, text="It rains.")
    with pytest.raises(Refused, match="kept-already"):
        keep(head, {}, again, GM)
    assert keep(head, {}, again.but(message=0), GM).message == 0


def test_a_kept_message_names_no_character_whose_sheet_is_not_complete() -> None:
    board = Board()
    board.sketch("Ada", ANN, ratings={})
    holder = board.state.campaign.seats[1].holder
    for played in ("1", ""):
        board.state = board.state.but(campaign=board.state.campaign.playing("2", played))
        board.do(KeepMessage(message=len(played), holder=holder, text="It rains."), ANN)
        assert board.event(MessageKept).by == ""


def test_a_seat_that_changes_hands_shows_its_luck_no_more() -> None:
    board = Board()
    board.do(ShowLuck(on=True), ANN)
    board.do(HandSeat(seat="2", holder=99))
    record = board.state.campaign.record("2")
    assert record is not None
    assert not record.shows_luck


def test_a_campaign_that_has_ended_goes_on_where_it_is_bound() -> None:
    board = Board()
    board.do(ArchiveCampaign())
    assert list(board.state.campaign.places) == []
    board.do(BindPlace(place=5))
    board.event(CampaignRestored)
    assert not board.state.campaign.archived
    board.do(BindPlace(place=6))
    assert list(board.state.campaign.places) == [5, 6]
    assert board.refused(UnbindPlace(place=7)).code == "place-not-bound"
    board.do(UnbindPlace(place=5))
    assert list(board.state.campaign.places) == [6]
