"""Lines and veils, and who lets a paused game go on."""

import pytest

from rules.campaign.safety import MOST_LIMIT, MOST_LIMITS, limit_text, may_go_on, require_room, require_seat
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from tests.rules.nyx.board import ANN, BEN, GM


def test_a_table_has_as_many_lines_and_veils_as_it_may_and_no_more() -> None:
    require_room(MOST_LIMITS - 1)
    with pytest.raises(Refused, match="limits-full") as full:
        require_room(MOST_LIMITS)
    assert full.value.details == {"most": MOST_LIMITS}


def test_a_line_says_something_and_is_short() -> None:
    assert limit_text(f" {'x' * MOST_LIMIT} ") == "x" * MOST_LIMIT
    for text, code in ((" ", "text-empty"), ("x" * (MOST_LIMIT + 1), "text-too-long")):
        with pytest.raises(Refused, match=code):
            limit_text(text)


def test_a_game_goes_on_when_a_gm_says_so_or_a_second_seat_does() -> None:
    assert may_go_on(GM, "")
    assert may_go_on(GM, GM.id)
    assert may_go_on(BEN, ANN.id)
    assert not may_go_on(ANN, "")
    assert not may_go_on(ANN, ANN.id)


def test_the_public_has_no_say() -> None:
    require_seat(ANN)
    with pytest.raises(Refused, match="no-seat"):
        require_seat(PUBLIC)
