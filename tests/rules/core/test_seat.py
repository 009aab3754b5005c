"""Seats: only the GM passes a check for the GM, and the public has no id."""

import pytest

from rules.core.refusal import Refused
from rules.core.seat import PUBLIC, Role, Seat, require_gm


def test_the_gm_passes_and_everybody_else_is_refused() -> None:
    require_gm(Seat(role=Role.GM, id="1"))
    for seat in (PUBLIC, Seat(role=Role.PLAYER, id="1")):
        with pytest.raises(Refused) as refusal:
            require_gm(seat)
        assert refusal.value.code == "gm-only"


def test_the_public_has_no_id() -> None:
    assert (PUBLIC.id, PUBLIC.is_gm) == ("", False)
