"""What a campaign's head takes along to another server, and what stays behind."""

import pytest

from rules.campaign.actions import ChangeScene, MoveIn, MoveTime, Rest, StartSession
from rules.campaign.model import Campaign
from rules.core.seat import PUBLIC
from rules.nyx.base.enums import Attribute
from rules.nyx.state import actions as a
from rules.nyx.system import NYX
from table.transfer.beside import Beside
from table.transfer.file_format import Head, write_campaign
from table.transfer.file_import import read_campaign
from tests.rules.nyx.board import ANN, GM, Board

#: A day in minutes of game time.
DAY = 24 * 60
#: What of a campaign is not in its file, and why.
STAYS = {
    "id": "the new server gives one",
    "home": "the server itself",
    "system": "stands for the whole file",
    "places": "channels",
    "invited": "accounts",
    "holders": "counts accounts, which stay behind",
    "gm_called": "is about the people of the old server",
    "archived": "it is in use where it arrives",
    "hidden_rolls": "what would prove them stays behind",
    "kept": "messages of the old server",
}


def test_every_field_of_a_campaign_moves_or_stays_behind_for_a_reason() -> None:
    assert Head.model_fields.keys() | STAYS.keys() == Campaign.model_fields.keys()
    assert not Head.model_fields.keys() & STAYS.keys()


def moved(board: Board) -> Board:
    """Return a table at which the campaign has arrived, with its GM in the chair."""
    brought = read_campaign(write_campaign(NYX, board.state, (), GM, Beside()))
    there = Board()
    there.state = brought.state
    there.do(MoveIn(holder=11, place=1), PUBLIC)
    return there


@pytest.mark.rule("NYX-50")
def test_damage_younger_than_a_break_heals_by_the_one_that_goes_with_it_after_a_move() -> None:
    board = Board()
    board.player("Ada", ANN)
    ada = board.who("Ada").id
    drugged = a.Afflict(character=ada, name="Drugged", attribute=Attribute.MIND, strength=-2, period=DAY)
    board.do(drugged)
    board.do(Rest())
    board.do(MoveTime(minutes=DAY))
    board.do(a.RollAffliction(character=ada, affliction=1, nth=0), ANN, [9])
    there = moved(board)
    assert [one.name for one in there.who("Ada").aspects if one.damage] == ["Drugged"]
    there.do(ChangeScene())
    assert [one.name for one in there.who("Ada").aspects if one.damage] == []


def test_who_is_present_in_a_session_that_runs_is_known_where_it_arrives() -> None:
    board = Board()
    board.do(StartSession(present=("1", "2")))
    assert moved(board).state.campaign.present == ("1", "2")
