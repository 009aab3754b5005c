"""What version 1.0.0 wrote goes on working: databases, exports, journals, and every button that it posted."""

import json
from pathlib import Path

import pytest
import simcord

from rules.campaign.actions import MoveIn
from rules.registry import SYSTEMS
from storage.documents.codecs import Codecs
from storage.store import Store
from table.audit.campaign_audit import CampaignAudit
from table.audit.exported_audit import check
from table.audit.exported_journal import read_exported
from table.journal import ALL, ExportRequest, Journal
from table.play.table import Table
from table.transfer.file_import import read_campaign
from table.transfer.packed import packed
from table.transfer.transfer import unpack
from tests import databases, seam
from tests.golden import GAMES
from tests.golden.release import continued, restored, sample
from tests.golden.test_campaigns import documents, rewritten, without_wording
from tests.simulated.reading import controls

each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    databases.quickly(monkeypatch)
    seam.quick_copies(monkeypatch)


@each_game
async def test_a_database_of_1_0_0_is_opened_and_its_journal_is_the_one_that_was_written(
    game: str, tmp_path: Path
) -> None:
    path = restored(game, tmp_path)
    for system, kind, format_, doc in documents(path):
        assert int(rewritten(Codecs(SYSTEMS)[system], kind, format_, doc)["format"]) >= format_
    store = await Store.open(path, SYSTEMS)
    try:
        table = Table(store)
        assert any(each.is_open for each in (await table.state(1)).contests.values())
        verdict = await CampaignAudit(table).verdict(1)
        assert not any((verdict.broken, verdict.differing, verdict.unsealed, verdict.missing))
        written = json.loads(await Journal(table).export(1, ExportRequest("json", "gm", "en", ALL)))
        kept = json.loads(sample(game, "journal.json"))
        assert without_wording(written)["events"] == without_wording(kept)["events"]
    finally:
        await store.close()


@each_game
async def test_an_export_of_1_0_0_is_imported(game: str, tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "new.sqlite3", SYSTEMS)
    try:
        brought = packed(read_campaign(sample(game, "export.json")))
        state = await unpack(Table(store), 7, brought, MoveIn(holder=8, called="Greta", place=9))
        assert state.campaign.system == game
        assert state.characters
    finally:
        await store.close()


@each_game
def test_the_chain_of_a_journal_of_1_0_0_holds(game: str) -> None:
    found = check(read_exported(sample(game, "journal.json")))
    assert found.chain is not None
    assert not found.chain.flaws


@each_game
async def test_every_button_that_1_0_0_posted_is_answered(game: str, tmp_path: Path) -> None:
    async with continued(game, restored(game, tmp_path)) as (env, _):
        (guild,) = env.backend.guilds.values()
        handle = simcord.GuildHandle(env, guild)
        channel = handle.channels["play"]
        pressed = 0
        for user in [each for each in env.backend.users.values() if not each.bot]:
            actor = simcord.MemberActor(env, handle, simcord.UserHandle(env, user))
            for message in channel.history(viewer=actor):
                for each in controls(message):
                    if each["type"] == 2 and "custom_id" in each and not each.get("disabled"):
                        answer = await seam.forged_press(actor, channel, message.id, each["custom_id"], None)
                        assert answer.acknowledged, each
                        pressed += 1
        assert pressed > 5
