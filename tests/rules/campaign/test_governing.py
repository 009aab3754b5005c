"""The question whether the GM is still here."""

from rules.campaign.apply_seats import apply_seat
from rules.campaign.events import ChairHanded, GmAnswered, GmCalled
from rules.campaign.governing import apply_governing
from rules.campaign.model import Campaign
from tests.rules.nyx.board import Board


def called() -> Campaign:
    return apply_governing(Board().state.campaign, GmCalled())


def test_the_question_stands_until_the_gm_answers() -> None:
    assert called().gm_called
    assert not apply_governing(called(), GmAnswered()).gm_called


def test_the_question_is_over_once_somebody_else_has_the_chair() -> None:
    handed = apply_seat(called(), ChairHanded(old="1", new="2"))
    assert (handed.chair, handed.gm_called) == ("2", False)
