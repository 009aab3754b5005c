"""What the settings of every game say."""

import pytest

from rules.campaign.common_settings import shows_odds
from rules.campaign.model import AnyCharacter, Campaign


@pytest.mark.parametrize(
    ("chosen", "practice", "table"),
    [
        ({}, True, True),
        ({"odds": "on"}, True, True),
        ({"odds": "practice"}, True, False),
        ({"odds": "off"}, False, False),
    ],
)
def test_the_setting_says_where_chances_are_shown(
    chosen: dict[str, str], *, practice: bool, table: bool
) -> None:
    head = Campaign(id=1, home=9, name="", system="nyx", language="en", settings=chosen)
    assert (shows_odds(head, practice=True), shows_odds(head)) == (practice, table)


def test_a_character_of_a_game_without_sheets_is_always_in_play() -> None:
    assert AnyCharacter(id="1", name="Ada").in_play
