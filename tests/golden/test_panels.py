"""Buttons posted by the earlier version still work: they continue the contests of a recorded database."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from rules.nyx.base.enums import Phase
from table.audit.campaign_audit import CampaignAudit
from tests import databases, seam
from tests.golden.answers import MOMENTS, recorded, replayed
from tests.golden.evening import copied, resumed
from tests.simulated.reading import ids

#: The ids of the buttons on each game's panel, as it was posted.
PANELS = {
    "nyx": ("n:choose:1:4:3", "n:status:1:4:3", "n:more:1:4:3"),
    "noir": ("n:n-act:2:6:19", "n:n-status:2:6:19", "n:n-more:2:6:19"),
    "zapas": ("n:z-act:3:4:5", "n:z-status:3:4:5", "n:z-more:3:4:5"),
}


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Avoid slow work that these tests do not check."""
    databases.quickly(monkeypatch)
    seam.quick_copies(monkeypatch)


@pytest.mark.parametrize("moment", MOMENTS)
async def test_every_recorded_button_is_answered_as_before(tmp_path: Path, moment: str) -> None:
    kept = recorded(moment)
    found = await replayed(tmp_path, moment, list(kept))
    rewrite = "if users are meant to read something else: python -m tests.golden answers"
    for asked, answered in kept.items():
        assert found[asked] == answered, f"{asked}: {rewrite}"


def panel_of(posted: object) -> Sequence[str]:
    return tuple(ids(posted))


async def test_a_round_of_nyx_is_played_on_from_the_buttons_that_were_posted(tmp_path: Path) -> None:
    async with resumed(copied(tmp_path), "nyx") as seated:
        table = seated.table
        assert panel_of(table.panel) == PANELS["nyx"]
        await table.alva.press_id(table.panel, "n:choose:1:4:3")
        await table.gm.press_id(table.gm.letters[-1], "n:pick:1:4:3:2:1")
        conflict = (await seated.state()).contests[seated.contest]
        assert conflict.phase is Phase.BONUS
        assert table.story.content.startswith("Round 3: Both picked Waiting.")
        verdict = await CampaignAudit(table.bot.table).verdict(seated.number)
        assert (verdict.broken, verdict.differing) == ((), ())
        assert all(seal.is_open for seal in verdict.seals)
        for person in (table.alva, table.gm):
            shown = await person.press(table.panel, "Use the win")
            await person.press(shown.message, "Three steps")
        assert (await seated.state()).contests[seated.contest].turn == 4


async def test_a_turn_of_noir_is_played_on_from_the_buttons_that_were_posted(tmp_path: Path) -> None:
    async with resumed(copied(tmp_path), "noir") as seated:
        table = seated.table
        assert panel_of(table.panel) == PANELS["noir"]
        shown = await table.alva.press_id(table.panel, "n:n-act:2:6:19")
        await table.alva.press_id(shown.message, "n:n-defend:2:6:19:")
        combat = (await seated.state()).contests[seated.contest]
        assert combat.step == 20
        assert table.panel.content != shown.text
        assert "n:n-act:2:6:20" in panel_of(table.panel)


async def test_a_bid_of_zapas_is_made_from_the_buttons_that_were_posted(tmp_path: Path) -> None:
    async with resumed(copied(tmp_path), "zapas") as seated:
        table = seated.table
        assert panel_of(table.panel) == PANELS["zapas"]
        shown = await table.alva.press_id(table.panel, "n:z-act:3:4:5")
        await table.alva.press(shown.message, "+1")
        duel = (await seated.state()).contests[seated.contest]
        assert [side.pool.reserve for side in duel.sides] == [2, 2]
        assert panel_of(table.panel)[0] == f"n:z-act:3:4:{duel.step}"


async def test_the_button_that_erases_somebody_is_answered_although_it_has_no_route(tmp_path: Path) -> None:
    async with resumed(copied(tmp_path), "nyx") as seated:
        alva = seated.table.alva
        assert (await seated.state()).campaign.held_by(alva.id) is not None
        await alva.forge("privacy:erase")
        assert (await seated.state()).campaign.held_by(alva.id) is None
