"""Who may read a handout."""

from typing import Any

import pytest

from rules.campaign.handouts import Handout
from rules.core.seat import PUBLIC, Role, Seat

GM = Seat(role=Role.GM, id="1")
ANN, BEN = (Seat(role=Role.PLAYER, id=id_) for id_ in ("2", "3"))


@pytest.mark.parametrize(
    ("shown", "readers"),
    [
        ({}, [GM]),
        ({"seats": ("2",)}, [GM, ANN]),
        ({"everybody": True}, [GM, ANN, BEN, PUBLIC]),
        ({"everybody": True, "seats": ("2",)}, [GM, ANN, BEN, PUBLIC]),
    ],
)
def test_a_handout_is_known_to_the_gm_and_to_whom_it_was_shown(
    shown: dict[str, Any], readers: list[Seat]
) -> None:
    one = Handout(number=1, title="Letter", paragraphs=("Come.",), **shown)
    assert [seat for seat in (GM, ANN, BEN, PUBLIC) if one.is_known_to(seat)] == readers
