"""Imports of characters and campaigns, and who learns of them."""

import pytest

from rules.campaign.actions import DropInvitation, ImportCharacter, Invite, MoveIn, StartSession, TakeSeat
from rules.campaign.events import CampaignMovedIn, CharacterImported, InvitationDropped
from rules.campaign.transfer import on_transfer, redact_campaign
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Role, Seat
from tests.rules.nyx.board import ANN, GM, Board

UNA = ImportCharacter(name=" Una ", sheet="{}")


def code(board: Board, action: ImportCharacter | MoveIn | DropInvitation, seat: Seat = GM) -> str:
    with pytest.raises(Refused) as refused:
        on_transfer(board.state.campaign, board.state.characters, action, seat)
    return refused.value.code


def test_a_sheet_belongs_to_its_player_and_a_gms_to_the_gm() -> None:
    campaign = Board().state.campaign
    for seat, owner in ((ANN, ANN.id), (GM, "")):
        made = on_transfer(campaign, {}, UNA, seat)
        assert made == CharacterImported(character="1", name="Una", seat=owner, sheet="{}")


def test_players_import_between_sessions_and_the_gm_always() -> None:
    board = Board()
    board.do(StartSession())
    assert code(board, UNA, ANN) == "in-session"
    assert isinstance(on_transfer(board.state.campaign, {}, UNA, GM), CharacterImported)


def test_a_sheet_needs_a_seat_of_ones_own_and_a_name_that_nobody_has() -> None:
    board = Board()
    board.sketch("Ada", ANN, ratings={})
    assert code(board, UNA, PUBLIC) == "no-seat"
    assert code(board, UNA, Seat(role=Role.PLAYER, id="2", by="3")) == "stand-in-may-not"
    assert code(board, UNA.but(name="ada"), GM) == "name-taken"


def test_only_gms_learn_of_a_character_of_the_gm_and_nobody_reads_an_imported_sheet() -> None:
    of_ann = CharacterImported(character="1", name="Una", seat=ANN.id, sheet="{}")
    of_gm = of_ann.but(seat="")
    for seat in (GM, ANN, PUBLIC):
        assert redact_campaign(of_ann, seat) == of_ann.but(sheet="")
        assert redact_campaign(of_gm, seat) == (of_gm.but(sheet="") if seat is GM else None)


def test_a_campaign_is_moved_in_while_nobody_has_a_seat() -> None:
    board = Board()
    move = MoveIn(place=5, holder=9, called="Greg")
    assert code(board, move) == "campaign-founded"
    campaign = board.state.campaign
    empty = campaign.but(seats=tuple(record.but(holder=0) for record in campaign.seats))
    moved = on_transfer(empty, {}, move, GM)
    assert moved == CampaignMovedIn(seat=campaign.chair, place=5, holder=9, called="Greg")


def test_only_an_invitation_that_stands_is_dropped() -> None:
    board = Board()
    board.do(Invite(holder=30))
    assert code(board, DropInvitation(holder=31)) == "not-invited"
    assert on_transfer(board.state.campaign, {}, DropInvitation(holder=30), GM) == InvitationDropped(
        holder=30
    )
    board.do(DropInvitation(holder=30))
    board.do(TakeSeat(holder=30), PUBLIC)
    assert board.state.campaign.invited == ()
