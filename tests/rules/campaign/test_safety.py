"""Lines and veils, and who lets a paused game go on."""

import pytest

from rules.campaign.safety import limit_text, may_go_on, require_room, require_seat
from rules.core.refusal import Refused
from rules.core.seat import PUBLIC
from tests.rules.nyx.board import ANN, BEN, GM


def test_a_table_has_up_to_40_lines_and_veils() -> None:
    require_room(39)
    with pytest.raises(Refused, match="limits-full") as full:
        require_room(40)
    assert full.value.details == {"most": 40}


def test_a_line_says_something_in_up_to_200_characters() -> None:
    assert limit_text(f" {'x' * 200} ") == "x" * 200
    for text, code in ((" ", "text-empty"), ("x" * 201, "text-too-long")):
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
