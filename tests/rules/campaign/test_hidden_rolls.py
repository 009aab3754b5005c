"""Who may roll hidden, as the campaign says."""

import pytest

from rules.campaign.common_settings import require_hidden
from rules.campaign.model import Campaign
from rules.core.refusal import Refused


def refused(chosen: str, *, blind: bool) -> str:
    """Return why a hidden roll is refused with this setting; "" if it is not."""
    head = Campaign(id=1, home=9, name="", system="nyx", language="en")
    settings = {"hidden-rolls": chosen} if chosen else {}
    try:
        require_hidden(head.but(settings=settings), blind=blind)
    except Refused as refusal:
        return refusal.code
    return ""


@pytest.mark.parametrize(
    ("chosen", "gm", "player"),
    [
        ("", "hidden-rolls-off", "hidden-rolls-off"),
        ("off", "hidden-rolls-off", "hidden-rolls-off"),
        ("gm", "", "hidden-rolls-gm"),
        ("both", "", ""),
    ],
)
def test_the_setting_says_whose_rolls_may_be_hidden(chosen: str, gm: str, player: str) -> None:
    assert (refused(chosen, blind=False), refused(chosen, blind=True)) == (gm, player)
