"""Makes everything that is random or timed the same in every evening, and captures the whole log."""

import logging
from types import SimpleNamespace

import pytest

from application import ROOMS


@pytest.fixture(autouse=True)
def known_by_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make an interaction's reference and duration the same in every evening."""
    monkeypatch.setattr("chat.operations.correlation.secrets", SimpleNamespace(token_hex=lambda _: "ABCDEF"))
    monkeypatch.setattr("chat.operations.metrics.time", SimpleNamespace(perf_counter=lambda: 0.0))


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """Capture the log at its most verbose level."""
    caplog.set_level(logging.INFO)
    for room in ROOMS:
        caplog.set_level(logging.DEBUG, room)
    return caplog
