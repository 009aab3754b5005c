"""A bot killed at any await while a deck is closed: one message closes it, and the first one counts."""

import shutil
from pathlib import Path

import pytest

from rules.chance.dice import ScriptedDice
from tests import seam
from tests.simulated.tabletop import laid
from tests.whole.kills.deaths import deaths_of, woken
from tests.whole.kills.test_every_await import a_roll, times

SAID = "takes no more words"


@pytest.fixture(autouse=True)
def slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make every request to Discord yield before and after."""
    seam.slow_rest(monkeypatch)


async def test_one_message_closes_the_deck_wherever_the_bot_is_killed(
    tmp_path: Path, empty_database: Path
) -> None:
    path = tmp_path / "table.sqlite3"
    shutil.copy(empty_database, path)
    async with laid(path, ScriptedDice()) as table:
        table.deal()
        press = await a_roll(table)
        deaths = await deaths_of(table, press)
        assert times(SAID, table) == 1
    half = 0
    for number, death in enumerate(deaths):
        async with woken(death, tmp_path / f"{number}.sqlite3", dealt=True) as table:
            said = [one.id for one in table.read() if SAID in one.content]
            (deck,) = await table.bot.table.store.proofs.decks(1)
            assert [deck.closed or None] == (said or [None])
            half += bool(deck.closed) and not deck.rolls
            await press(table)
            assert times(SAID, table) == 1
            assert (await table.bot.table.store.proofs.decks(1))[0].closed == (said or [0])[0] or not said
    assert half >= 2, "it died between the message and the roll"
