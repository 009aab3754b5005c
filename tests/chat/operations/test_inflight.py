"""Which interactions are remembered, so that none is handled twice."""

from types import SimpleNamespace
from typing import Any

from chat.operations.inflight import REMEMBERED, Inflight


def heard(number: int) -> Any:
    return SimpleNamespace(id=number)


def test_the_latest_interactions_are_known_and_the_oldest_is_forgotten() -> None:
    inflight = Inflight()
    assert all(inflight.is_new(heard(number)) for number in range(REMEMBERED + 1))
    assert not any(inflight.is_new(heard(number)) for number in range(1, REMEMBERED + 1))
    assert inflight.is_new(heard(0))
