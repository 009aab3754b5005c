"""The GM's hidden numbers are committed when they are set, and can be checked once they are shown."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from narration.journal.chronicle import Edition
from rules.campaign.actions import FoundCampaign
from rules.noir.state import actions as noir
from rules.nyx.state import actions as nyx
from rules.registry import SYSTEMS
from rules.zapas.state import actions as zapas
from rules.zapas.state.campaign_state import Profile
from rules.zapas.state.sheet_actions import CreateNpc
from storage.store import Store
from table.audit.exported_audit import check
from table.audit.exported_journal import read_exported
from table.journal import ALL, ExportRequest, Journal
from table.play.table import Table
from tests.table.audit.forger import Document, relinked
from tests.table.nyx_table import GM, HOME, PLACE

#: Numbers that stand nowhere else in a journal.
KILLS, POT = 83, 777


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    store = await Store.open(str(tmp_path / "numbers.sqlite3"), SYSTEMS)
    yield Table(store)
    await store.close()


async def begun(table: Table, system: str) -> None:
    founding = FoundCampaign(holder=5, name="The Night Train", language="en", place=PLACE)
    await table.found(HOME, system, founding)


async def exported(table: Table, edition: Edition = "players") -> Document:
    data = await Journal(table).export(1, ExportRequest("json", edition, "en", ALL))
    document: Document = json.loads(data)
    return document


def holds(document: Document, noted: str = "") -> bool:
    return check(read_exported(json.dumps(document).encode()), noted).holds


def heads(document: Document) -> list[str]:
    return [save["head"] for save in document["chain"]["saves"]]


def numbers(value: Any) -> set[Any]:
    """Return every number in a document."""
    if isinstance(value, dict):
        return {one for inner in value.values() for one in numbers(inner)}
    if isinstance(value, list):
        return {one for inner in value for one in numbers(inner)}
    return {value} if isinstance(value, int) else set()


async def npc_of_zapas(table: Table) -> None:
    """Create an NPC with a kill number, and set its profile against one approach."""
    await begun(table, "zapas")
    await table.play(1, CreateNpc(name="Warden", attack=2, kill=KILLS), GM)
    profile = Profile(approach="lies", attack=3, kill=KILLS + 1)
    await table.play(1, zapas.SetProfile(character="1", profile=profile), GM)


async def test_kill_numbers_of_zapas_are_committed_when_set_and_opened_when_revealed(table: Table) -> None:
    await npc_of_zapas(table)
    before = await exported(table)
    assert not {KILLS, KILLS + 1} & numbers(before)
    assert "Warden" not in json.dumps(before)
    noted = heads(before)[-1][:32]
    await table.play(1, zapas.SetNpc(character="1", revealed=True), GM)
    after = await exported(table)
    assert {KILLS, KILLS + 1} <= numbers(after)
    assert heads(after)[: len(heads(before))] == heads(before), "the same commitments, opened"
    assert holds(after, noted)


@pytest.mark.parametrize("kind", ["character-created", "profile-set"])
async def test_a_kill_number_that_was_changed_before_it_is_shown_is_found(table: Table, kind: str) -> None:
    await npc_of_zapas(table)
    noted = heads(await exported(table))[-1][:32]
    await table.play(1, zapas.SetNpc(character="1", revealed=True), GM)
    forged = await exported(table)
    event = next(one["event"] for one in forged["events"] if one["kind"] == kind)
    profile = event["sheet"]["npc"]["usual"] if kind == "character-created" else event["profile"]
    profile["kill"] += 5
    assert not holds(forged)
    assert not holds(relinked(forged), noted)


async def test_noirs_pot_is_committed_when_it_is_set_and_opened_in_the_gms_edition(table: Table) -> None:
    await begun(table, "noir")
    await table.play(1, noir.SetFate(points=POT, reason="A hard night"), GM)
    players, gm = await exported(table), await exported(table, "gm")
    assert POT not in numbers(players)
    assert POT in numbers(gm)
    assert heads(players) == heads(gm)
    noted = heads(players)[-1][:32]
    assert holds(players, noted)
    assert holds(gm, noted)
    event = next(one["event"] for one in gm["events"] if one["kind"] == "fate-set")
    event["new"] -= 1
    assert not holds(gm)
    assert not holds(relinked(gm), noted)


async def test_numbers_of_an_npc_of_nyx_are_committed_and_opened_in_the_gms_edition(table: Table) -> None:
    await begun(table, "nyx")
    await table.play(1, nyx.CreateBare(name="Guard", value=9), GM)
    players, gm = await exported(table), await exported(table, "gm")
    assert "Guard" not in json.dumps(players)
    assert heads(players) == heads(gm)
    noted = heads(players)[-1][:32]
    assert holds(players, noted)
    event = next(one["event"] for one in gm["events"] if one["kind"] == "character-created")
    assert holds(gm, noted)
    event["value"] -= 1
    assert not holds(gm)
    assert not holds(relinked(gm), noted)
