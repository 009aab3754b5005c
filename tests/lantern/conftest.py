"""Lantern beside the real games: an entry in each of the registries, and its messages."""

import shutil
from importlib import import_module
from pathlib import Path

import pytest

from chat.client import client
from chat.interactions.localization import Choice
from chat.messages import printer
from cogs import EXTENSIONS
from cogs.shared.campaign.campaign import Campaigns
from narration.games import GAMES
from narration.text.languages import LOCALES
from narration.text.texts import Texts
from rules.contract.replay import StatelessReplay
from rules.registry import OUTCOMES, REPLAYS, SYSTEMS
from tests.lantern.rules import LANTERN, LanternOutcomes, thrown
from tests.lantern.words import WORDS

OURS = Path(__file__).parent / "locales"


@pytest.fixture
def lantern(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Let Lantern be a game like any other, for bots that start from now on."""
    for extension in EXTENSIONS.modules:  # imported first, so that nothing they keep has Lantern in it
        import_module(extension)
    monkeypatch.setitem(SYSTEMS, "lantern", LANTERN)
    monkeypatch.setitem(REPLAYS, "lantern", lambda: StatelessReplay(6, thrown, LANTERN.sealed))
    monkeypatch.setitem(OUTCOMES, "lantern", LanternOutcomes)
    monkeypatch.setitem(GAMES, "lantern", WORDS)
    monkeypatch.setattr(
        "application.EXTENSIONS", EXTENSIONS._replace(shared=(*EXTENSIONS.shared, "tests.lantern.cog"))
    )
    # what was read from the registries and messages at import, before there was a fourth game
    system = Campaigns.new._params["system"]
    monkeypatch.setattr(system, "choices", [*system.choices, Choice(WORDS.name.id, "lantern")])
    shutil.copytree(LOCALES, tmp_path / "locales")
    shutil.copytree(OURS, tmp_path / "locales", dirs_exist_ok=True)
    for module in (client, printer):
        monkeypatch.setattr(module, "bundled_texts", lambda: Texts.ready(tmp_path / "locales"))
