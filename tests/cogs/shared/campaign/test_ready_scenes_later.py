"""What becomes of a ready scene: its campaign moves, its claims stand, and both editions tell of it."""

from typing import Any

import pytest

from narration.text.languages import Language
from rules.nyx.state.contest_actions import GiveUp
from table.journal import ALL, ExportRequest, Journal
from table.ready_scenes import scene, scenes
from tests.cogs.shared.campaign.test_transfer import brought, exported
from tests.languages import EACH
from tests.simulated.reading import ids, labels, whole
from tests.simulated.ready import prepared, start
from tests.simulated.tabletop import Answer, Table

SCENES = [one.name for one in scenes("en")]


async def moved(table: Table) -> Answer:
    """Bring the campaign to another channel as a new one."""
    data = await exported(table, table.gm, "campaign export")
    return await brought(table.gm, "campaign import", data, at=table.voice)


def arrived(table: Table) -> Any:
    """Return the message of the campaign that came in."""
    found = table.voice.history()
    return next(one for one in found if any(each.startswith("n:come:") for each in ids(one)))


@pytest.mark.parametrize("language", EACH)
@pytest.mark.parametrize("name", SCENES)
async def test_a_campaign_with_a_ready_scene_moves_with_it(
    table: Table, name: str, language: Language
) -> None:
    await prepared(table, name, language=language)
    await table.alva.forge("n:claim:1:1")
    await moved(table)
    here, there = (await table.state(1)).campaign.ready, (await table.state(2)).campaign.ready
    assert there == here
    found = scene(name, language)
    assert found is not None
    shown = labels(arrived(table))
    for hero in found.heroes[1:]:
        assert any(hero.name in one for one in shown), "a free character can be claimed there"
    for edition in ("players", "gm"):
        wanted = ExportRequest("md", edition, language, ALL)
        told = (await Journal(table.bot.table).export(2, wanted)).decode()
        assert found.text.title in told, edition


async def test_whom_nobody_claimed_is_claimed_where_the_campaign_arrives(table: Table) -> None:
    await prepared(table, "ferry")
    await table.alva.forge("n:claim:1:1")
    await moved(table)
    claimed = await table.boris.press(arrived(table), "Play Emil Varg")
    assert "You play Emil Varg now" in claimed.text
    emil = next(one for one in (await table.state(2)).characters.values() if one.name == "Emil Varg")
    assert emil.seat


async def test_a_conflict_that_runs_stays_and_can_begin_again_where_the_campaign_arrives(
    table: Table,
) -> None:
    await prepared(table, "ferry")
    await table.alva.forge("n:claim:1:1")
    await table.gm.press(start(table), "▶ The chase to the river")
    await moved(table)
    ready = (await table.state(2)).campaign.ready
    assert ready is not None
    assert ready.begun == ()
    assert "▶ The chase to the river" in labels(arrived(table))
    assert "▶ The chase to the river" not in labels(start(table)), "here it runs"


async def test_a_conflict_that_is_over_is_over_there_as_well(table: Table) -> None:
    await prepared(table, "ferry")
    await table.alva.forge("n:claim:1:1")
    await table.gm.press(start(table), "▶ The chase to the river")
    conflict = await table.conflict()
    await table.play(GiveUp(contest=conflict.id, turn=conflict.turn, side=1), table.alva)
    await moved(table)
    ready = (await table.state(2)).campaign.ready
    assert ready is not None
    assert ready.begun == (1,)


async def test_a_claim_is_not_undone_by_anybody(table: Table) -> None:
    await prepared(table, "ferry")
    await table.alva.press(start(table), "Play Tilda")
    version = await table.version()
    for person in (table.alva, table.gm, table.boris):
        answer = await person.slash("undo")
        assert not any("n:undo:" in one for one in ids(answer.message)), person.name
        assert await table.version() == version
    assert (await table.character("Tilda")).seat == "2"


async def test_the_founding_of_a_scene_and_its_conflict_are_not_undone(table: Table) -> None:
    await prepared(table, "ferry")
    version = await table.version()
    assert not any("n:undo:" in one for one in ids((await table.gm.slash("undo")).message))
    await table.alva.press(start(table), "Play Tilda")
    await table.gm.press(start(table), "▶ The chase to the river")
    assert not any("n:undo:" in one for one in ids((await table.gm.slash("undo")).message))
    assert await table.version() != version
    assert (await table.conflict()).title == "The chase to the river"


@pytest.mark.parametrize("name", ["ferry", "warehouse", "airship"])
async def test_the_players_edition_names_nobody_whom_only_the_gm_knows(table: Table, name: str) -> None:
    await prepared(table, name)
    found = scene(name, "en")
    assert found is not None
    players, gm = [whole((await person.slash("journal show")).message) for person in (table.boris, table.gm)]
    hidden = [one.name for one in found.others if one.name not in found.text.opening]
    assert [one for one in hidden if one in players] == []
    assert found.text.title in gm


async def test_now_offers_the_characters_to_people_without_one_and_the_conflicts_to_the_gm(
    table: Table,
) -> None:
    await prepared(table, "ferry")
    waiting = await table.gm.slash("now")
    assert "Nobody has claimed a character yet: Tilda, Emil Varg, Runa Hall." in whole(waiting.message)
    assert not any(one.startswith("n:ready-begin:") for one in ids(waiting.message))
    shown = await table.alva.slash("now")
    assert "Free to play: Tilda, Emil Varg, Runa Hall. Press a name." in whole(shown.message)
    await table.alva.press(shown.message, "Play Tilda")
    assert (await table.character("Tilda")).seat == "2"
    assert "Press a name" not in whole((await table.alva.slash("now")).message)
    assert "Play Tilda" not in labels((await table.boris.slash("now")).message)
    begin = await table.gm.slash("now")
    assert "From the scene, you can begin a conflict: press **▶**." in whole(begin.message)
    await table.gm.press(begin.message, "▶ The chase to the river")
    assert (await table.conflict()).title == "The chase to the river"
    assert "▶ The chase to the river" not in labels((await table.gm.slash("now")).message)


async def test_help_offers_them_too_and_only_where_there_is_a_ready_scene(table: Table) -> None:
    await prepared(table, "ferry")
    shown = await table.alva.slash("help")
    assert "Press a name" in whole(shown.message)
    await table.alva.press(shown.message, "Play Runa Hall")
    assert (await table.character("Runa Hall")).seat == "2"
    assert "you can begin a conflict" in whole((await table.gm.slash("help")).message)
    assert "Press a name" not in whole((await table.alva.slash("help")).message)
