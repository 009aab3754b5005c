"""A short form of `make kills`: bots are killed at random moments of play of each game."""

from pathlib import Path

import pytest

from rules.registry import SYSTEMS
from tests.chance import told_chance
from tests.process import kills

#: Kills of each game.
KILLS = 1


async def test_bots_killed_at_random_lose_nothing_and_leave_no_dead_buttons(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kills, "LENGTH", KILLS)
    killing = kills.Killing(told_chance(), tmp_path)
    await killing.run(KILLS * len(SYSTEMS))
    assert [killing.found[f"kills of {game}"] for game in SYSTEMS] == [KILLS] * len(SYSTEMS)
