"""Campaigns of every game: founding, seats, places, scenes, and which seat plays which character."""

import pytest

from rules.campaign.actions import BindPlace, ChangeScene, FoundCampaign, PlayCharacter, TakeSeat
from rules.campaign.model import Campaign
from rules.contract.system import new, play
from rules.core.seat import PUBLIC, Role, Seat
from rules.nyx.state import actions as a
from rules.nyx.system import NYX
from tests.rules.nyx.board import ANN, BEN, GM, PLACE, Board

FOUND = FoundCampaign(holder=11, name=" The  Ford ", language="sv", place=PLACE)


def unfounded() -> Board:
    board = Board()
    head = Campaign(id=1, home=9, name="", system="nyx", language="en")
    board.state = new(NYX, head)
    return board


def test_the_founder_of_a_campaign_is_its_gm_and_its_place_is_bound() -> None:
    board = unfounded()
    board.do(FOUND, PUBLIC)
    campaign = board.state.campaign
    assert (campaign.name, campaign.language, campaign.places) == ("The Ford", "sv", (PLACE,))
    assert campaign.seat_of(11) == GM
    assert campaign.gm.holder == 11


def test_a_campaign_is_founded_once_and_with_a_name() -> None:
    assert Board().refused(FOUND, PUBLIC).code == "campaign-founded"
    assert unfounded().refused(FOUND.but(name="\u200b"), PUBLIC).code == "name-empty"


def test_nobody_sits_down_before_the_gm() -> None:
    assert unfounded().refused(TakeSeat(holder=12), PUBLIC).code == "no-such-campaign"


def test_players_take_the_next_seats_and_the_public_has_none() -> None:
    board = Board()
    campaign = board.state.campaign
    assert (campaign.seat_of(12), campaign.seat_of(13), campaign.seat_of(99)) == (ANN, BEN, PUBLIC)
    assert [record.role for record in campaign.seats] == [Role.GM, Role.PLAYER, Role.PLAYER]
    assert campaign.record("4") is None


def test_nobody_has_two_seats() -> None:
    board = Board()
    assert board.refused(TakeSeat(holder=12), PUBLIC).code == "seat-taken-already"
    assert board.refused(TakeSeat(holder=99), ANN).code == "seat-taken-already"
    assert board.refused(TakeSeat(holder=11), GM).code == "seat-taken-already"


def test_the_gm_binds_a_place_once() -> None:
    board = Board()
    for seat in (ANN, PUBLIC):
        assert board.refused(BindPlace(place=5), seat).code == "gm-only"
    board.do(BindPlace(place=5))
    assert board.state.campaign.places == (PLACE, 5)
    refusal = board.refused(BindPlace(place=5))
    assert (refusal.code, refusal.details) == ("place-bound-already", {"campaign": "Tests"})


def test_a_seat_plays_its_own_character_when_none_is_named() -> None:
    board = Board()
    board.player("Ada", ANN)
    second = board.player("Adam", ANN)
    board.do(PlayCharacter(character=second), ANN)
    record = board.state.campaign.record(ANN.id)
    assert record is not None
    assert record.character == second


@pytest.mark.parametrize("seat", [GM, BEN, PUBLIC])
def test_nobody_plays_the_character_of_another(seat: Seat) -> None:
    board = Board()
    number = board.player("Ada", ANN)
    assert board.refused(PlayCharacter(character=number), seat).code == "not-your-character"
    assert board.refused(PlayCharacter(character="99"), seat).code == "no-such-character"


def test_only_the_gm_plays_a_character_of_the_gm_and_hears_its_name() -> None:
    board = Board()
    number = board.npc("Captain")
    for seat in (ANN, PUBLIC):
        refusal = board.refused(PlayCharacter(character=number), seat)
        assert (refusal.code, refusal.details) == ("no-such-character", {})
    refusal = board.refused(PlayCharacter(character=number), GM)
    assert (refusal.code, refusal.details) == ("not-your-character", {"name": "Captain"})


def test_scenes_are_counted() -> None:
    board = Board()
    board.do(ChangeScene())
    board.do(ChangeScene())
    assert board.state.campaign.scene == 3


def test_characters_and_conflicts_are_numbered_together() -> None:
    board = Board()
    assert (board.player("Ada"), board.bare("Guard"), board.open("Ada", "Guard").id) == ("1", "2", "3")
    assert board.state.campaign.next_id == "4"


def test_playing_returns_the_states_before_and_after() -> None:
    board = Board()
    played = play(NYX, board.state, a.CreateBare(name="Guard", value=5), GM, board.dice)
    assert (played.before, played.after.campaign.made) == (board.state, 1)
